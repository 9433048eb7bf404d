"""Claude Code definitions written by hand, every one valid by its documentation.

Each is a title and the header between the fences; all fields, all legal spellings, and the shapes
published files have. None may ever be called an error (see `test_valid_definitions`).
"""

from __future__ import annotations

NAMED = "name: reviewer\ndescription: Reviews changes.\n"

HEADERS: dict[str, str] = {
    # Identity and description
    "only what is required": NAMED,
    "keys in another order": "description: Reviews changes.\nname: reviewer\n",
    "capital name": "name: Explore\ndescription: Looks around.\n",
    "name with digits and underscore": "name: node_20-expert\ndescription: Knows Node 20.\n",
    "name of one letter": "name: x\ndescription: Does one thing.\n",
    "name with blanks": "name: Code Reviewer\ndescription: Reviews.\n",
    "name in Chinese": "name: 代码审查\ndescription: 审查代码。\n",
    "name in quotes": "name: \"reviewer\"\ndescription: 'Reviews.'\n",
    "quoted number as name": "name: '12306'\ndescription: Trains.\n",
    "name of 256 characters": f"name: {'n' * 256}\ndescription: Long.\n",
    "double-quoted description": 'name: reviewer\ndescription: "Use when: reviewing code"\n',
    "single-quoted description": "name: reviewer\ndescription: 'It''s for: reviews'\n",
    "folded description": "name: reviewer\ndescription: >\n  Use it for\n  reviews.\n",
    "stripped folded description": "name: reviewer\ndescription: >-\n  Use it for\n  reviews.\n",
    "literal description": "name: reviewer\ndescription: |\n  Use it for:\n  - reviews\n",
    "kept literal description": "name: reviewer\ndescription: |+\n  Use it.\n\nmodel: opus\n",
    "plain over several lines": "name: reviewer\ndescription: Use it for reviews\n  and audits.\n",
    "colon without blank": "name: reviewer\ndescription: See https://example.com/a?b=c:80.\n",
    "hash without blank": "name: reviewer\ndescription: Knows C# and issue#12.\n",
    "comment behind a value": "name: reviewer # ours\ndescription: Reviews. # short\n",
    "comment lines and blank lines": "# ours\n\nname: reviewer\n\n# what for\ndescription: R.\n",
    "examples with escaped line ends": (
        "name: reviewer\n"
        'description: "Use this agent when code was written.\\n\\n<example>\\nContext: A function '
        'is done.\\nuser: \\"Please check it\\"\\nassistant: \\"I will use the reviewer '
        'agent\\"\\n<commentary>\\nReview first.\\n</commentary>\\n</example>"\n'
    ),
    "examples in a literal block": (
        "name: reviewer\ndescription: |\n  Use this agent when code was written. Examples:\n\n"
        "  <example>\n  Context: done\n  user: 'check: it'\n  assistant: \"ok\"\n  </example>\n"
    ),
    "escaped line ends in a plain text": (
        "name: reviewer\ndescription: Use it for reviews.\\n\\nExamples:\\n- user asks\\n- done\n"
    ),
    "very long description": f"name: reviewer\ndescription: {'Reviews every change. ' * 400}\n",
    "emoji and typographic quotes": "name: reviewer\ndescription: 🔍 “Reviews” – quickly…\n",
    "brackets inside a description": "name: reviewer\ndescription: Reviews [a], {b} & *c* | d.\n",
    "flow mapping as header": "{name: reviewer, description: Reviews}\n",
    # tools
    "tools with commas": f"{NAMED}tools: Read, Grep, Glob\n",
    "tools with commas, no blanks": f"{NAMED}tools: Read,Grep,Glob\n",
    "one tool": f"{NAMED}tools: Read\n",
    "tools in quotes": f'{NAMED}tools: "Read, Grep"\n',
    "tools as a block list": f"{NAMED}tools:\n  - Read\n  - Grep\n",
    "tools as a list at the margin": f"{NAMED}tools:\n- Read\n- Grep\n",
    "tools as a flow list": f"{NAMED}tools: [Read, Grep, Glob]\n",
    "tools as a quoted flow list": f"{NAMED}tools: [\"Read\", 'Grep']\n",
    "tools as a flow list over lines": f"{NAMED}tools: [\n  Read,\n  Grep,\n]\n",
    "tools over several lines": f"{NAMED}tools: Read, Grep,\n  Glob\n",
    "star for all": f'{NAMED}tools: "*"\n',
    "star in a list": f'{NAMED}tools: ["*"]\n',
    "no tools at all": f"{NAMED}tools: []\n",
    "every documented tool": (
        f"{NAMED}tools: Read, Grep, Glob, LSP, Bash, PowerShell, Edit, Write, NotebookEdit, "
        "WebFetch, WebSearch, TodoWrite, Skill, ToolSearch, EnterWorktree, ExitWorktree, Monitor, "
        "TaskStop, SendMessage, Artifact, TaskCreate, TaskGet, TaskList, TaskUpdate, CronCreate, "
        "CronDelete, CronList, ListMcpResourcesTool, ReadMcpResourceTool, Agent\n"
    ),
    "Agent with a list": f"{NAMED}tools: Agent(worker, researcher), Read, Bash\n",
    "Agent with one type": f"{NAMED}tools: Agent(worker), Agent(researcher), Read\n",
    "Agent alone": f"{NAMED}tools: Agent, Read\n",
    "Task, the old name of Agent": f"{NAMED}tools: Task, Read\n",
    "Task with a list": f"{NAMED}tools: Task(worker), Read\n",
    "an MCP tool": f"{NAMED}tools: Read, mcp__github__create_issue\n",
    "a whole MCP server": f"{NAMED}tools: Read, mcp__github\n",
    "a server with a star": f"{NAMED}tools: Read, mcp__github__*\n",
    "only MCP tools": f"{NAMED}tools: mcp__github, mcp__linear__*\n",
    "a plugin's server": f"{NAMED}tools: Read, mcp__plugin_kit_db__query\n",
    "a trailing comma": f"{NAMED}tools: Read, Grep,\n",
    "the same tool twice": f"{NAMED}tools: Read, Read\n",
    # disallowedTools
    "disallowed with commas": f"{NAMED}disallowedTools: Write, Edit\n",
    "disallowed as a list": f"{NAMED}disallowedTools:\n  - Write\n  - Edit\n",
    "disallowed servers": f"{NAMED}disallowedTools: mcp__github, mcp__linear__*\n",
    "every MCP tool disallowed": f"{NAMED}disallowedTools: mcp__*\n",
    "both lists": f"{NAMED}tools: Read, Bash, Edit\ndisallowedTools: Edit\n",
    "the whole tool by a bracket": f"{NAMED}disallowedTools: Bash(git push *)\n",
    "Agent disallowed": f"{NAMED}disallowedTools: Agent\n",
    # model, mode, effort and the other choices
    **{f"model {word}": f"{NAMED}model: {word}\n"
       for word in ("sonnet", "opus", "haiku", "fable", "inherit", "Inherit", '"opus"',
                    "claude-opus-5", "claude-sonnet-4-5-20250929", "opusplan", "default",
                    "'claude-opus-5[1m]'", "us.anthropic.claude-sonnet-4-20250514-v1:0")},
    **{f"mode {word}": f"{NAMED}permissionMode: {word}\n"
       for word in ("default", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan",
                    "manual", '"plan"')},
    **{f"effort {word}": f"{NAMED}effort: {word}\n"
       for word in ("low", "medium", "high", "xhigh", "max")},
    **{f"colour {word}": f"{NAMED}color: {word}\n"
       for word in ("red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan")},
    **{f"memory {word}": f"{NAMED}memory: {word}\n" for word in ("user", "project", "local")},
    "isolated": f"{NAMED}isolation: worktree\n",
    "in the background": f"{NAMED}background: true\n",
    "not in the background": f"{NAMED}background: false\n",
    "turns": f"{NAMED}maxTurns: 20\n",
    "turns as text": f'{NAMED}maxTurns: "20"\n',
    "without CLAUDE.md": f"{NAMED}omitClaudeMd: true\n",
    "a cache for an hour": f"{NAMED}experimental:\n  cacheTtl: 1h\n",
    "a cache for five minutes": f"{NAMED}experimental: {{cacheTtl: 5m}}\n",
    "a first prompt": f"{NAMED}initialPrompt: Start by reading the README.\n",
    "a first prompt over lines": f"{NAMED}initialPrompt: |\n  /review\n  Then report.\n",
    "memory besides reading tools": f"{NAMED}tools: Read, Grep\nmemory: project\n",
    # skills, servers, hooks
    "skills as a list": f"{NAMED}skills:\n  - api-conventions\n  - error-handling\n",
    "skills with commas": f"{NAMED}skills: api-conventions, error-handling\n",
    "skills of a plugin": f"{NAMED}skills: [kit:style, api]\n",
    "servers by name": f"{NAMED}mcpServers:\n  - github\n  - linear\n",
    "servers in a flow list": f"{NAMED}mcpServers: [github, linear]\n",
    "a server of its own": (
        f"{NAMED}mcpServers:\n  - playwright:\n      type: stdio\n      command: npx\n"
        "      args: [\"-y\", \"@playwright/mcp@latest\"]\n  - github\n"
    ),
    "a remote server of its own": (
        f"{NAMED}mcpServers:\n  - docs:\n      type: http\n      url: https://example.com/mcp\n"
        "      headers:\n        Authorization: Bearer ${TOKEN}\n"
    ),
    "servers of the other kinds": (
        f"{NAMED}mcpServers:\n  - a: {{type: sse, url: 'https://example.com/a'}}\n"
        "  - b: {type: ws, url: 'wss://example.com/b'}\n"
    ),
    "a hook before a tool": (
        f"{NAMED}hooks:\n  PreToolUse:\n    - matcher: \"Bash\"\n      hooks:\n"
        "        - type: command\n          command: \"./scripts/validate.sh $TOOL_INPUT\"\n"
    ),
    "hooks of several kinds": (
        f"{NAMED}hooks:\n  PostToolUse:\n    - matcher: \"Edit|Write\"\n      hooks:\n"
        "        - type: command\n          command: ./lint.sh\n          timeout: 30\n"
        "  Stop:\n    - hooks:\n        - type: command\n          command: ./done.sh\n"
    ),
    # Keys Claude Code ignores, as published files have them
    "keys of others": f"{NAMED}version: 1.0.0\nauthor: Me\ntags: [a, b]\ncategory: quality\n",
    "a date and a number": f"{NAMED}created: 2026-06-29\npriority: 3\nver: \"1.10\"\n",
    "everything at once": (
        "name: everything\ndescription: \"Use it for: everything\"\ntools: Read, Bash, mcp__db\n"
        "disallowedTools: Write\nmodel: opus\npermissionMode: acceptEdits\nmaxTurns: 12\n"
        "skills: [api]\nmcpServers: [db]\nmemory: user\nbackground: true\neffort: high\n"
        "isolation: worktree\ncolor: cyan\ninitialPrompt: Go.\nomitClaudeMd: true\n"
        "experimental:\n  cacheTtl: 5m\n"
        "hooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: ./done.sh\n"
    ),
}  # fmt: skip

SHAPES: dict[str, str] = {  # whole files: how the block, its fences and the body may be written
    "line ends of Windows": "---\r\nname: r\r\ndescription: D\r\ntools: Read, Grep\r\n---\r\nB\r\n",
    "blanks behind the fences": "---  \nname: r\ndescription: D\n---  \nBody\n",
    "byte order mark": "\ufeff---\nname: r\ndescription: D\n---\nBody\n",
    "no line end at the end": "---\nname: r\ndescription: D\n---\nBody",
    "rules and headings in the body": "---\nname: r\ndescription: D\n---\n# A\n\n---\n\n## B: c\n",
    "YAML in the body": "---\nname: r\ndescription: D\n---\n```yaml\nname: other\ntools: *\n```\n",
    "mixed line ends": "---\r\nname: r\r\ndescription: D\r\n---\r\nOne\nTwo\r\n",
    "a long body": "---\nname: r\ndescription: D\n---\n" + "You review: code.\n" * 3000,
}
