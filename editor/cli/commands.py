"""The table of commands: what each is for, what it takes, and where it is carried out."""

from __future__ import annotations

from editor.cli.arguments import Command, Option
from editor.harnesses import IDS

COMMON = (
    Option("--harness", "ID", f"{', '.join(IDS[:-1])} or {IDS[-1]}"),
    Option("--rules", "VERSION", "version of the harness's rules"),
    Option("--home", "DIR", "use this home folder"),
    Option("--project", "DIR", "use this project folder (default: the current folder)"),
    Option("--help", "", "show help; behind a command, the help of that command"),
    Option("--version", "", "show the version"),
)

JSON = Option("--json", "", "print one JSON document instead of text")
DRY_RUN = Option("--dry-run", "", "show what would change, and save nothing")
SESSION = Option(
    "--session", "S", "parent session: a snapshot file, an id or a title (see `sessions`)"
)

COMMANDS = {
    command.name: command
    for command in (
        Command(
            "gui",
            "gui [NAME|PATH] [--screenshot FILE.png]",
            "Open the window (also without any command).",
            (
                Option("--screenshot", "FILE.png", "render once, write the picture, exit"),
                Option("--size", "WxH", "size of the window, such as 1280x800"),
                Option("--theme", "light|dark", "theme of the window", choices=("light", "dark")),
                Option("--session", "S", "parent session to show"),
                Option("--show", "PANEL", "panel or dialog to show"),
            ),
            "PANEL is problems, map, review, compare, session, new, rename, bulk, help, shortcuts, "
            "preferences or about.",
        ),
        Command(
            "list",
            "list [--json]",
            "List every definition: yours, the project's, built-in ones, and files that are "
            "skipped.",
            (JSON,),
        ),
        Command(
            "show",
            "show NAME|PATH... [--json]",
            "Show what the harness reads in a definition, and what is wrong with it.",
            (JSON,),
            examples=(("show reviewer", "one agent"), ("show .claude/agents", "a whole folder")),
        ),
        Command(
            "resolve",
            "resolve NAME|PATH... --session S [--tool TOOL] [--json]",
            "Say what a child gets under a parent session, tool by tool.",
            (
                SESSION,
                Option("--tool", "TOOL", "tell the whole why of this tool"),
                JSON,
            ),
            examples=(
                ("resolve reviewer --session sample-ask", "every tool with its reason"),
                ("resolve reviewer --session sample-ask --tool Bash", "the whole why of one tool"),
            ),
        ),
        Command(
            "compare",
            "compare NAME|PATH [NAME2|PATH2] --session S [--session S2] [--json]",
            "Show only what differs: one agent under two sessions, or two agents under one.",
            (
                Option("--session", "S", "parent session; give it twice for one agent", True),
                JSON,
            ),
            examples=(
                ("compare reviewer --session sample-ask --session sample-auto", "two sessions"),
                ("compare reviewer fixer --session sample-ask", "two agents"),
            ),
        ),
        Command(
            "report",
            "report NAME|PATH --session S [--output FILE.md|.html|.json|.txt]",
            "Write one document that explains an agent to a colleague.",
            (
                SESSION,
                Option("--output", "FILE", "file to write; its ending says how"),
                Option("--json", "", "print JSON instead of Markdown"),
            ),
        ),
        Command(
            "check",
            "check [NAME|PATH...] [--also SYSTEM,...] [--json|--sarif]",
            "List what is wrong; exit status 1 if an agent is lost or wrong because of it.",
            (
                Option("--also", "SYSTEM,...", "judge the files for these systems too", True),
                JSON,
                Option("--sarif", "", "print SARIF 2.1.0 for code scanning"),
            ),
            "SYSTEM is cursor, vscode, copilot, opencode, gemini-cli, qwen-code, factory, codex, "
            "pi-subagents or a harness; “readers” stands for all that would read the file where it "
            "lies. Each of these findings says how sure it is; only what is sure is an error.",
            (
                ("check", "every definition found"),
                ("check .claude/agents --also readers,gemini-cli", "for other systems too"),
            ),
        ),
        Command(
            "set",
            "set NAME|PATH... FIELD=VALUE... [--dry-run] [--json]",
            "Change fields, touching nothing else in the file; prints what changed.",
            (DRY_RUN, JSON),
            "VALUE is text; lists use commas, flags true or false. FIELD=@FILE takes the value "
            "from a file. FIELD+=ITEM and FIELD-=ITEM add and remove one item of a list.",
            (
                ("set reviewer permission=ask --dry-run", "look before saving"),
                ("set reviewer fixer tools=Read,Grep model=", "two agents; an empty value removes"),
                ("set reviewer prompt=@prompt.md", "take the prompt from a file"),
            ),
        ),
        Command(
            "unset",
            "unset NAME|PATH... FIELD... [--dry-run] [--json]",
            "Remove fields from the file, so that their default applies.",
            (DRY_RUN, JSON),
        ),
        Command("sessions", "sessions [--json]", "List the parent sessions there are.", (JSON,)),
    )
}

# command → module and function; imported only when the command is used
RUNNERS = {
    "list": ("editor.cli.showing", "list_definitions"),
    "show": ("editor.cli.showing", "show_definitions"),
    "resolve": ("editor.cli.resolving", "resolve_definitions"),
    "compare": ("editor.cli.comparing", "compare_definitions"),
    "report": ("editor.cli.reporting", "report_definition"),
    "check": ("editor.cli.checking", "check_definitions"),
    "set": ("editor.cli.changing", "set_fields"),
    "unset": ("editor.cli.changing", "unset_fields"),
    "sessions": ("editor.cli.sessions", "list_sessions"),
}
