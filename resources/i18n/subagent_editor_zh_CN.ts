<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Subagent Editor</source>
        <translation>关于 Subagent Editor</translation>
    </message>
    <message>
        <source>Icon of the program</source>
        <translation>程序图标</translation>
    </message>
    <message>
        <source>Edits the subagent definitions of AI coding agents without damage, and shows what a delegated child may really do.</source>
        <translation>无损编辑 AI 编程代理的子代理定义，并说明委派出去的子代理实际能做什么。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It never uses the network.</source>
        <translation>采用 MIT 许可证的自由软件，从不使用网络。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Copy Diagnostics</source>
        <translation>复制诊断信息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copied. The text holds versions and counts, no file names and no contents.</source>
        <translation>已复制。内容只有版本和数量，不含文件名和文件内容。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Agent…</source>
        <translation>新建代理(&amp;N)…</translation>
    </message>
    <message>
        <source>Create an agent, blank or after another one</source>
        <translation>新建代理，可从空白开始，也可参照现有代理</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>导入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Add definition files from elsewhere as agents of your own</source>
        <translation>把别处的定义文件添加为自己的代理</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a definition file from any folder, where it is</source>
        <translation>打开任意文件夹中的定义文件，不移动它</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the changes of this agent to its file</source>
        <translation>把此代理的更改写入文件</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>全部保存(&amp;L)</translation>
    </message>
    <message>
        <source>Write the changes of all agents to their files</source>
        <translation>把所有代理的更改写入各自的文件</translation>
    </message>
    <message>
        <source>Save &amp;Copy As…</source>
        <translation>另存副本(&amp;C)…</translation>
    </message>
    <message>
        <source>Write the edited text to another file</source>
        <translation>把编辑后的文本写入另一个文件</translation>
    </message>
    <message>
        <source>&amp;Review Changes…</source>
        <translation>查看更改(&amp;R)…</translation>
    </message>
    <message>
        <source>Show exactly which lines saving will change</source>
        <translation>逐行显示保存时会改动的内容</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>放弃更改(&amp;D)</translation>
    </message>
    <message>
        <source>Go back to the saved file; Undo brings the changes back</source>
        <translation>恢复为已保存的文件；可用“撤销”找回更改</translation>
    </message>
    <message>
        <source>R&amp;eload from Disk</source>
        <translation>从磁盘重新加载(&amp;E)</translation>
    </message>
    <message>
        <source>Read all files and sessions again; unsaved changes stay</source>
        <translation>重新读取所有文件和会话；未保存的更改会保留</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>Folders, theme and language</source>
        <translation>文件夹、主题和语言</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window; asks about unsaved changes</source>
        <translation>关闭窗口；有未保存的更改时会询问</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last change of this agent</source>
        <translation>撤销对此代理的上一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>重新应用刚才撤销的更改</translation>
    </message>
    <message>
        <source>Give the selected agents one permission, model or tool</source>
        <translation>为选中的多个代理统一设置权限、模型或工具</translation>
    </message>
    <message>
        <source>&amp;Search Agents</source>
        <translation>搜索代理(&amp;S)</translation>
    </message>
    <message>
        <source>Search names, descriptions and tools</source>
        <translation>搜索名称、描述和工具</translation>
    </message>
    <message>
        <source>Filter &amp;Tools in Preview</source>
        <translation>筛选预览中的工具(&amp;T)</translation>
    </message>
    <message>
        <source>Show only some of the tools in the preview</source>
        <translation>只显示预览中的部分工具</translation>
    </message>
    <message>
        <source>&amp;Copy Explanation</source>
        <translation>复制说明(&amp;C)</translation>
    </message>
    <message>
        <source>Copy why the chosen tool is allowed or not, as text</source>
        <translation>以文本形式复制所选工具允许或不允许的原因</translation>
    </message>
    <message>
        <source>&amp;Customise</source>
        <translation>自定义(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this agent to your own folder, to change it there</source>
        <translation>把此代理复制到自己的文件夹，在那里修改</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>创建副本(&amp;D)…</translation>
    </message>
    <message>
        <source>Make another agent like this one</source>
        <translation>以此代理为样本新建一个代理</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>重命名(&amp;N)…</translation>
    </message>
    <message>
        <source>Give this agent another name, and its file with it</source>
        <translation>给此代理换个名称，文件随之改名</translation>
    </message>
    <message>
        <source>Move to &amp;Trash…</source>
        <translation>移到回收站(&amp;T)…</translation>
    </message>
    <message>
        <source>Remove this agent; its file can be restored</source>
        <translation>移除此代理；文件可以恢复</translation>
    </message>
    <message>
        <source>Open in Text &amp;Editor</source>
        <translation>在文本编辑器中打开(&amp;E)</translation>
    </message>
    <message>
        <source>Open the file with the program your system uses for it</source>
        <translation>用系统的默认程序打开文件</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder this file is in</source>
        <translation>打开文件所在的文件夹</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the path of this file</source>
        <translation>复制此文件的路径</translation>
    </message>
    <message>
        <source>Copy &amp;As…</source>
        <translation>复制为(&amp;A)…</translation>
    </message>
    <message>
        <source>Copy this agent in another form, to paste it elsewhere</source>
        <translation>以其他形式复制此代理，以便粘贴到别处</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>比较(&amp;M)…</translation>
    </message>
    <message>
        <source>Compare two sessions, or two agents, side by side</source>
        <translation>并排比较两个会话或两个代理</translation>
    </message>
    <message>
        <source>Save what the child gets, and why, for a colleague</source>
        <translation>保存子代理能用哪些工具及原因，供同事查看</translation>
    </message>
    <message>
        <source>Change Se&amp;veral Agents…</source>
        <translation>批量更改代理(&amp;V)…</translation>
    </message>
    <message>
        <source>S&amp;ave Report…</source>
        <translation>保存报告(&amp;A)…</translation>
    </message>
    <message>
        <source>Copy Report as Te&amp;xt</source>
        <translation>以文本形式复制报告(&amp;X)</translation>
    </message>
    <message>
        <source>Copy what the child gets, and why, to paste into a chat</source>
        <translation>复制子代理能用哪些工具及原因，以便粘贴到聊天中</translation>
    </message>
    <message>
        <source>Open Session Fi&amp;le…</source>
        <translation>打开会话文件(&amp;L)…</translation>
    </message>
    <message>
        <source>Preview against a session somebody sent you</source>
        <translation>用别人发来的会话进行预览</translation>
    </message>
    <message>
        <source>Ed&amp;it Session (What If)…</source>
        <translation>编辑会话（假设）(&amp;I)…</translation>
    </message>
    <message>
        <source>Change mode, model or tools of the session, to see what if</source>
        <translation>更改会话的模式、模型或工具，看看会怎样</translation>
    </message>
    <message>
        <source>&amp;Go to the Deciding Field</source>
        <translation>转到决定字段(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the field that decides about the chosen tool</source>
        <translation>转到决定所选工具结果的字段</translation>
    </message>
    <message>
        <source>Go to &amp;List</source>
        <translation>转到列表(&amp;L)</translation>
    </message>
    <message>
        <source>Move the keyboard to the list of agents</source>
        <translation>把键盘焦点移到代理列表</translation>
    </message>
    <message>
        <source>Go to &amp;Editor</source>
        <translation>转到编辑区(&amp;E)</translation>
    </message>
    <message>
        <source>Move the keyboard to the fields of the agent</source>
        <translation>把键盘焦点移到代理的各个字段</translation>
    </message>
    <message>
        <source>Go to P&amp;review</source>
        <translation>转到预览(&amp;R)</translation>
    </message>
    <message>
        <source>Move the keyboard to the preview</source>
        <translation>把键盘焦点移到预览</translation>
    </message>
    <message>
        <source>Ne&amp;xt Pane</source>
        <translation>下一窗格(&amp;X)</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>把键盘焦点移到窗口的下一部分</translation>
    </message>
    <message>
        <source>Previ&amp;ous Pane</source>
        <translation>上一窗格(&amp;O)</translation>
    </message>
    <message>
        <source>Move the keyboard to the part of the window before</source>
        <translation>把键盘焦点移到窗口的上一部分</translation>
    </message>
    <message>
        <source>Previous &amp;Agent</source>
        <translation>上一个代理(&amp;A)</translation>
    </message>
    <message>
        <source>Turn to the agent above in the list</source>
        <translation>切换到列表中的上一个代理</translation>
    </message>
    <message>
        <source>&amp;Next Agent</source>
        <translation>下一个代理(&amp;N)</translation>
    </message>
    <message>
        <source>Turn to the agent below in the list</source>
        <translation>切换到列表中的下一个代理</translation>
    </message>
    <message>
        <source>Show &amp;Preview</source>
        <translation>显示预览(&amp;P)</translation>
    </message>
    <message>
        <source>Show or hide what the child gets</source>
        <translation>显示或隐藏子代理可用工具的预览</translation>
    </message>
    <message>
        <source>Show Pro&amp;blems</source>
        <translation>显示问题(&amp;B)</translation>
    </message>
    <message>
        <source>Show or hide the problems of all files</source>
        <translation>显示或隐藏所有文件的问题</translation>
    </message>
    <message>
        <source>&amp;Delegation Map</source>
        <translation>委派图(&amp;D)</translation>
    </message>
    <message>
        <source>Draw who may start whom, and what a team can reach</source>
        <translation>画出谁能启动谁，以及整个团队能用到什么</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>Read how everything works, without a network</source>
        <translation>阅读功能说明，无需网络</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>List every key</source>
        <translation>列出所有快捷键</translation>
    </message>
    <message>
        <source>&amp;About Subagent Editor</source>
        <translation>关于 Subagent Editor(&amp;A)</translation>
    </message>
    <message>
        <source>Versions, licence and details for a bug report</source>
        <translation>版本、许可证，以及报告错误所需的详情</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>代理(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>AddBar</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>AddToolsDialog</name>
    <message>
        <source>Add MCP Server</source>
        <translation>添加 MCP 服务器</translation>
    </message>
    <message>
        <source>Add Tool</source>
        <translation>添加工具</translation>
    </message>
    <message>
        <source>Name of the server</source>
        <translation>服务器名称</translation>
    </message>
    <message>
        <source>Full names of its tools, separated by commas</source>
        <translation>其工具的完整名称，用半角逗号分隔</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>名称，用半角逗号分隔</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>AgentFlow</name>
    <message>
        <source>You have no agents yet. Customise a built-in one or create your own.</source>
        <translation>还没有自己的代理。可以自定义一个内置代理，或新建一个。</translation>
    </message>
    <message>
        <source>{system} keeps agents in {folder}. That folder doesn’t exist yet; it is created when you save.</source>
        <translation>{system} 的代理存放在 {folder}。该文件夹尚不存在，保存时会自动创建。</translation>
    </message>
    <message>
        <source>Created {name}; not saved yet</source>
        <translation>已新建 {name}，尚未保存</translation>
    </message>
    <message>
        <source>You have an agent of this name already; here it is.</source>
        <translation>已有同名代理，已为你选中。</translation>
    </message>
    <message>
        <source>Copied {name} to your own agents; not saved yet</source>
        <translation>已把 {name} 复制到自己的代理，尚未保存</translation>
    </message>
    <message>
        <source>Import Definition File</source>
        <translation>导入定义文件</translation>
    </message>
    <message>
        <source>Markdown files (*.md *.markdown)</source>
        <translation>Markdown 文件 (*.md *.markdown)</translation>
    </message>
    <message>
        <source>This system has no folder for new agents.</source>
        <translation>此系统没有存放新代理的文件夹。</translation>
    </message>
    <message>
        <source>Imported {name}; not saved yet</source>
        <translation>已导入 {name}，尚未保存</translation>
    </message>
    <message>
        <source>{name} changed meanwhile, so it was left as it is.</source>
        <translation>{name} 在此期间有更改，因此保持原样。</translation>
    </message>
</context>
<context>
    <name>AgentHeader</name>
    <message>
        <source>File actions</source>
        <translation>文件操作</translation>
    </message>
    <message>
        <source>Copy the path, show the folder, open the file</source>
        <translation>复制路径、显示文件夹、打开文件</translation>
    </message>
    <message>
        <source>Show the problems of all files</source>
        <translation>显示所有文件的问题</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentList</name>
    <message>
        <source>Yours</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>本地</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Managed</source>
        <translation>组织管理</translation>
    </message>
    <message>
        <source>Added folders</source>
        <translation>附加文件夹</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>软件包</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Overrides</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>其他文件</translation>
    </message>
    <message>
        <source>Inherits everything</source>
        <translation>继承全部</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Not used as it is</source>
        <translation>当前不会被使用</translation>
    </message>
    <message>
        <source>Keeps others from loading</source>
        <translation>导致其他代理无法加载</translation>
    </message>
    <message>
        <source>Overridden by another file</source>
        <translation>被另一个文件覆盖</translation>
    </message>
    <message>
        <source>Overridden by yours</source>
        <translation>被我的代理覆盖</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>changed on disk</source>
        <translation>磁盘上已更改</translation>
    </message>
    <message>
        <source>overrides another</source>
        <translation>覆盖另一个代理</translation>
    </message>
    <message>
        <source>has a problem</source>
        <translation>有问题</translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation>有警告</translation>
    </message>
</context>
<context>
    <name>AgentListPanel</name>
    <message>
        <source>Search agents</source>
        <translation>搜索代理</translation>
    </message>
    <message>
        <source>Search names, descriptions and tools (Ctrl+F)</source>
        <translation>搜索名称、描述和工具 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>New Agent…</source>
        <translation>新建代理…</translation>
    </message>
    <message>
        <source>Customise “{name}”</source>
        <translation>自定义“{name}”</translation>
    </message>
    <message>
        <source>Choose Folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Reading agents…</source>
        <translation>正在读取代理…</translation>
    </message>
    <message>
        <source>No agent matches “{text}”.</source>
        <translation>没有代理与“{text}”匹配。</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>There are no agents here yet.</source>
        <translation>这里还没有代理。</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n 个代理</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {total} agents</source>
        <translation>{found} / {total} 个代理</translation>
    </message>
    <message numerus="yes">
        <source>%n with problems</source>
        <translation>
            <numerusform>%n 个有问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlsoUsedBy</name>
    <message>
        <source>Judge the files for other systems too, and say how sure that is</source>
        <translation>也按其他系统判断这些文件，并说明把握程度</translation>
    </message>
    <message>
        <source>Whoever reads the folder it is in</source>
        <translation>读取其所在文件夹的系统</translation>
    </message>
    <message>
        <source>Also used by</source>
        <translation>还用于</translation>
    </message>
    <message>
        <source>{text} ({number})</source>
        <translation>{text}（{number}）</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>From a plugin</source>
        <translation>来自插件</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>The file is created when you save.</source>
        <translation>保存时会创建此文件。</translation>
    </message>
    <message>
        <source>Overrides built-in</source>
        <translation>覆盖内置代理</translation>
    </message>
    <message>
        <source>Overrides another</source>
        <translation>覆盖另一个代理</translation>
    </message>
    <message>
        <source>This file is used instead: {path}</source>
        <translation>改用此文件：{path}</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>被覆盖</translation>
    </message>
    <message>
        <source>Saving changes the file the link leads to: {path}</source>
        <translation>保存会修改链接所指向的文件：{path}</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Breaks others</source>
        <translation>影响其他代理</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>“{name}” was removed by another program. Your changes are still here.</source>
        <translation>“{name}”已被其他程序删除。你的更改仍在这里。</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Discard Mine</source>
        <translation>放弃我的</translation>
    </message>
    <message>
        <source>“{name}” changed on disk while you were editing it.</source>
        <translation>编辑期间，“{name}”在磁盘上被更改了。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Use Disk Version</source>
        <translation>使用磁盘版本</translation>
    </message>
    <message>
        <source>{problem} Your changes are still here.</source>
        <translation>{problem} 你的更改仍在这里。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save Copy As…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>“{name}” can’t be edited here: {reason}</source>
        <translation>“{name}”无法在此编辑：{reason}</translation>
    </message>
    <message>
        <source>Open in Text Editor</source>
        <translation>在文本编辑器中打开</translation>
    </message>
    <message>
        <source>Show Line</source>
        <translation>显示该行</translation>
    </message>
    <message>
        <source>Customise</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Built-in agents are read-only.</source>
        <translation>内置代理是只读的。</translation>
    </message>
    <message>
        <source>This agent is read-only: it belongs to another program or person.</source>
        <translation>此代理是只读的：它属于其他程序或其他人。</translation>
    </message>
    <message>
        <source>All Problems</source>
        <translation>所有问题</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭提示</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message>
        <source>Change Several Agents</source>
        <translation>批量更改代理</translation>
    </message>
    <message>
        <source>Nothing is written until you choose Save All.</source>
        <translation>选择“全部保存”之前不会写入任何文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n read-only agent(s) are left out.</source>
        <translation>
            <numerusform>跳过 %n 个只读代理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n agent(s)</source>
        <translation>
            <numerusform>更改 %n 个代理</numerusform>
        </translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>Add to {field}</source>
        <translation>添加到“{field}”</translation>
    </message>
    <message>
        <source>Remove from {field}</source>
        <translation>从“{field}”中移除</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新值</translation>
    </message>
    <message>
        <source>What becomes of each file</source>
        <translation>各文件的结果</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>Not set — remove from the file</source>
        <translation>未设置：从文件中移除</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Empty removes it from the file</source>
        <translation>留空则从文件中移除</translation>
    </message>
    <message>
        <source>Name of one tool</source>
        <translation>一个工具的名称</translation>
    </message>
    <message>
        <source>{name} — can’t be changed</source>
        <translation>{name}：无法更改</translation>
    </message>
    <message>
        <source>{name} — stays as it is</source>
        <translation>{name}：保持不变</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will change</source>
        <translation>
            <numerusform>将更改 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can’t be changed</source>
        <translation>
            <numerusform>%n 个无法更改</numerusform>
        </translation>
    </message>
    <message>
        <source>This file stays as it is.</source>
        <translation>此文件保持不变。</translation>
    </message>
</context>
<context>
    <name>CallModel</name>
    <message>
        <source>Kind of call</source>
        <translation>调用类型</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>依据</translation>
    </message>
</context>
<context>
    <name>CallsView</name>
    <message>
        <source>What calls do</source>
        <translation>调用的结果</translation>
    </message>
    <message>
        <source>Choose an agent and a parent session to see what calls do.</source>
        <translation>选择一个代理和父会话，查看各类调用的结果。</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>{choice} — risky</source>
        <translation>{choice}（有风险）</translation>
    </message>
    <message>
        <source>Not set — {default}</source>
        <translation>未设置：{default}</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>“{value}” — kept as written</source>
        <translation>“{value}”（原样保留）</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Choose an agent…</source>
        <translation>选择代理…</translation>
    </message>
    <message>
        <source>Choose the other side.</source>
        <translation>请选择另一方。</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n 处不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing differs; the reasons may.</source>
        <translation>结果没有不同，但原因可能不同。</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>没有不同。</translation>
    </message>
    <message>
        <source>{side} – {severity}: {text}</source>
        <translation>{side} – {severity}：{text}</translation>
    </message>
    <message numerus="yes">
        <source>%n more to be known</source>
        <translation>
            <numerusform>另有 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>With unsaved edits</source>
        <translation>含未保存的更改</translation>
    </message>
    <message>
        <source>Select a row to see what decides on both sides.</source>
        <translation>选择一行，查看两边各由什么决定。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>This agent under another session</source>
        <translation>此代理在另一个会话下</translation>
    </message>
    <message>
        <source>Another agent under this session</source>
        <translation>此会话下的另一个代理</translation>
    </message>
    <message>
        <source>Saved and unsaved state</source>
        <translation>已保存与未保存的状态</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>The other session</source>
        <translation>另一个会话</translation>
    </message>
    <message>
        <source>The other agent</source>
        <translation>另一个代理</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the comparison</source>
        <translation>筛选比较结果</translation>
    </message>
    <message>
        <source>&amp;Show what is the same too</source>
        <translation>同时显示相同项(&amp;S)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较结果</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Same, other reason</source>
        <translation>相同，原因不同</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>此侧没有</translation>
    </message>
    <message>
        <source>{why} (line {line})</source>
        <translation>{why}（第 {line} 行）</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>ConflictDialog</name>
    <message>
        <source>File Removed</source>
        <translation>文件已删除</translation>
    </message>
    <message>
        <source>“{name}” was removed by another program</source>
        <translation>“{name}”已被其他程序删除</translation>
    </message>
    <message>
        <source>Your unsaved changes are still here. Nothing is written until you choose.</source>
        <translation>你未保存的更改仍在这里。在你选择之前不会写入任何内容。</translation>
    </message>
    <message>
        <source>File Changed on Disk</source>
        <translation>文件在磁盘上已更改</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program</source>
        <translation>“{name}”已被其他程序更改</translation>
    </message>
    <message>
        <source>Both the file on disk and your unsaved changes are shown here. Nothing is written until you choose.</source>
        <translation>这里同时显示磁盘上的文件和你未保存的更改。在你选择之前不会写入任何内容。</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>{name} on disk</source>
        <translation>磁盘上的 {name}</translation>
    </message>
    <message>
        <source>{name} with your changes</source>
        <translation>含你的更改的 {name}</translation>
    </message>
    <message>
        <source>{name} as you opened it</source>
        <translation>你打开时的 {name}</translation>
    </message>
    <message>
        <source>Disk and yours</source>
        <translation>磁盘与我的</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>磁盘上的更改</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>我的更改</translation>
    </message>
    <message>
        <source>Discard Mine</source>
        <translation>放弃我的</translation>
    </message>
    <message>
        <source>Use Disk Version</source>
        <translation>使用磁盘版本</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation>重新保存</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save Copy As…</source>
        <translation>另存副本…</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something Went Wrong</source>
        <translation>出错了</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出错了</translation>
    </message>
    <message>
        <source>Your unsaved changes are kept. You can go on; if it happens again, please report it with the details.</source>
        <translation>你未保存的更改已保留，可以继续使用。如果再次出现，请附上详情报告。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>DelegationMap</name>
    <message>
        <source>and {count} more</source>
        <translation>另有 {count} 个</translation>
    </message>
    <message>
        <source>Can change files</source>
        <translation>可以更改文件</translation>
    </message>
    <message>
        <source>Its team can change files</source>
        <translation>其团队可以更改文件</translation>
    </message>
    <message>
        <source>Not known whether it can change files</source>
        <translation>不清楚能否更改文件</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Its own tools: {tools}</source>
        <translation>自身的工具：{tools}</translation>
    </message>
    <message>
        <source>After a search: {tools}</source>
        <translation>搜索后可用：{tools}</translation>
    </message>
    <message>
        <source>Its whole team can reach: {tools}</source>
        <translation>整个团队可用：{tools}</translation>
    </message>
    <message>
        <source>Its team also reaches</source>
        <translation>其团队还可用</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Discard Changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Use Disk Version</source>
        <translation>使用磁盘版本</translation>
    </message>
    <message>
        <source>Recovered Changes</source>
        <translation>恢复的更改</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>更改的行</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>没有差异。</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Restore {field}</source>
        <translation>恢复“{field}”</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>更改“{field}”</translation>
    </message>
    <message>
        <source>Add {item}</source>
        <translation>添加 {item}</translation>
    </message>
    <message>
        <source>Remove {item}</source>
        <translation>移除 {item}</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>{entry} — {count}</source>
        <translation>{entry} — {count}</translation>
    </message>
</context>
<context>
    <name>FileFlow</name>
    <message>
        <source>Renamed to {name}</source>
        <translation>已重命名为 {name}</translation>
    </message>
    <message>
        <source>Moved “{name}” to the Trash.</source>
        <translation>已将“{name}”移到回收站。</translation>
    </message>
    <message>
        <source>Put Back</source>
        <translation>放回原处</translation>
    </message>
    <message>
        <source>Put {name} back</source>
        <translation>把 {name} 放回原处</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in the instructions</source>
        <translation>在指令中查找</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>上一个 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>下一个 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlagField</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Form</source>
        <translation>表单</translation>
    </message>
    <message>
        <source>Every setting of the agent</source>
        <translation>代理的所有设置</translation>
    </message>
    <message>
        <source>Whole File</source>
        <translation>整个文件</translation>
    </message>
    <message>
        <source>The file as it will be saved, read-only</source>
        <translation>文件保存后的样子，只读</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>上一处更改</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>下一处更改</translation>
    </message>
    <message>
        <source>Select an agent to see what it may do.</source>
        <translation>选择一个代理，查看它能做什么。</translation>
    </message>
    <message>
        <source>Settings of the agent</source>
        <translation>代理的设置</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>整个文件</translation>
    </message>
    <message>
        <source>1 changed place</source>
        <translation>1 处更改</translation>
    </message>
    <message numerus="yes">
        <source>%n changed places</source>
        <translation>
            <numerusform>%n 处更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Differs from the saved file</source>
        <translation>与已保存的文件不同</translation>
    </message>
    <message>
        <source>Restore saved {field}</source>
        <translation>恢复已保存的“{field}”</translation>
    </message>
    <message>
        <source>Restore Saved Value</source>
        <translation>恢复已保存的值</translation>
    </message>
    <message>
        <source>Remove from File</source>
        <translation>从文件中移除</translation>
    </message>
    <message>
        <source>Line {line} of the file.</source>
        <translation>文件第 {line} 行。</translation>
    </message>
    <message>
        <source>Changed since the last save.</source>
        <translation>上次保存后有更改。</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>HarnessChoice</name>
    <message>
        <source>Harness</source>
        <translation>代理系统</translation>
    </message>
    <message>
        <source>The system whose agents are shown and whose rules apply</source>
        <translation>显示哪个系统的代理，并采用它的规则</translation>
    </message>
    <message>
        <source>Version of the rules</source>
        <translation>规则版本</translation>
    </message>
    <message>
        <source>Which version of the system decides</source>
        <translation>以该系统的哪个版本为准</translation>
    </message>
    <message>
        <source>Rules {version}</source>
        <translation>规则 {version}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Comes with {system}; described here in our words</source>
        <translation>随 {system} 提供；此处的描述由我们撰写</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Guide — Subagent Editor</source>
        <translation>指南 — Subagent Editor</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南页面</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>页面正文</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>在此页中查找</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>The guide opens nothing from the network: {url}</source>
        <translation>指南不会打开网络上的内容：{url}</translation>
    </message>
    <message>
        <source>“{text}” is not on this page.</source>
        <translation>此页没有“{text}”。</translation>
    </message>
</context>
<context>
    <name>ListField</name>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移 (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移 (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove entry (Delete)</source>
        <translation>移除条目 (Delete)</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>新条目</translation>
    </message>
    <message>
        <source>“{entry}” is already listed.</source>
        <translation>“{entry}”已在列表中。</translation>
    </message>
</context>
<context>
    <name>MapDialog</name>
    <message>
        <source>Parent session</source>
        <translation>父会话</translation>
    </message>
    <message>
        <source>  may start: {names}</source>
        <translation>  可以启动：{names}</translation>
    </message>
    <message>
        <source>  may perhaps start: {names}</source>
        <translation>  也许可以启动：{names}</translation>
    </message>
    <message>
        <source>  starts nobody</source>
        <translation>  不启动任何代理</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>May start: {names}</source>
        <translation>可以启动：{names}</translation>
    </message>
    <message>
        <source>May perhaps start: {names}</source>
        <translation>也许可以启动：{names}</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>PNG 图片 (*.png);;SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Couldn’t save “{name}”: {reason} Choose another folder.</source>
        <translation>无法保存“{name}”：{reason} 请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>已保存 {name}</translation>
    </message>
    <message>
        <source>Delegation Map</source>
        <translation>委派图</translation>
    </message>
    <message>
        <source>Delegation map</source>
        <translation>委派图</translation>
    </message>
    <message>
        <source>Arrow keys move between agents, plus and minus zoom, 0 shows everything.</source>
        <translation>方向键在代理之间移动，加号和减号缩放，0 显示全部。</translation>
    </message>
    <message>
        <source>Delegation map as text</source>
        <translation>委派图的文字说明</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Open Agent</source>
        <translation>打开代理</translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The file cannot be written.</source>
        <translation>文件无法写入。</translation>
    </message>
</context>
<context>
    <name>MarkdownView</name>
    <message>
        <source>[Picture: {target}]</source>
        <translation>[图片：{target}]</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Not among the models known on this machine; kept as typed.</source>
        <translation>不在本机已知的模型之列，按输入保留。</translation>
    </message>
</context>
<context>
    <name>MoveFlow</name>
    <message>
        <source>No field of this file decides this.</source>
        <translation>此文件中没有字段能决定这一点。</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>New Agent</source>
        <translation>新建代理</translation>
    </message>
    <message>
        <source>Duplicate Agent</source>
        <translation>创建代理副本</translation>
    </message>
    <message>
        <source>Its file is created when you save.</source>
        <translation>保存时会创建文件。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>for example: reviewer</source>
        <translation>例如：reviewer</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>基于</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>{name} — {group}</source>
        <translation>{name} — {group}</translation>
    </message>
    <message>
        <source>Keep it in</source>
        <translation>存放于</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>This system has no folder for new agents.</source>
        <translation>此系统没有存放新代理的文件夹。</translation>
    </message>
    <message>
        <source>There is already a file of this name. Choose another name.</source>
        <translation>已有同名文件，请换一个名称。</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Write a whole number from {low} to {high}.</source>
        <translation>请输入 {low} 到 {high} 之间的整数。</translation>
    </message>
    <message>
        <source>Write a whole number of {low} or more.</source>
        <translation>请输入不小于 {low} 的整数。</translation>
    </message>
    <message>
        <source>Write a whole number up to {high}.</source>
        <translation>请输入不大于 {high} 的整数。</translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation>请输入整数。</translation>
    </message>
</context>
<context>
    <name>OtherKeys</name>
    <message>
        <source>Also in this file</source>
        <translation>文件中的其他内容</translation>
    </message>
    <message>
        <source>The harness does not know these entries. They are kept as written.</source>
        <translation>代理系统不认识这些条目，原样保留。</translation>
    </message>
</context>
<context>
    <name>OutlookPanel</name>
    <message>
        <source>Choose an agent and a parent session.</source>
        <translation>选择一个代理和父会话。</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>权限模式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考级别</translation>
    </message>
    <message>
        <source>This child can change files.</source>
        <translation>此子代理可以更改文件。</translation>
    </message>
    <message>
        <source>This child cannot change files by itself.</source>
        <translation>此子代理自身不能更改文件。</translation>
    </message>
    <message>
        <source>It is not known whether this child can change files.</source>
        <translation>不清楚此子代理能否更改文件。</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>The parent sees: {label}</source>
        <translation>父会话看到：{label}</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>值得注意</translation>
    </message>
    <message>
        <source>What this preview cannot know</source>
        <translation>此预览无法得知的内容</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>The definitions of {system} have no setting for this.</source>
        <translation>{system} 的定义没有这项设置。</translation>
    </message>
    <message>
        <source>Mode, model and limits</source>
        <translation>模式、模型和限制</translation>
    </message>
</context>
<context>
    <name>PaneSwitch</name>
    <message>
        <source>Editor</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>What the child gets</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Open Recen&amp;t</source>
        <translation>最近打开(&amp;T)</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Review Changes</source>
        <translation>查看更改</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>选择项目文件夹</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>搜索位置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>{path} — {group}</source>
        <translation>{path} — {group}</translation>
    </message>
    <message>
        <source>{folder} (not there)</source>
        <translation>{folder}（不存在）</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>Working out what the child gets…</source>
        <translation>正在计算子代理可用的工具…</translation>
    </message>
    <message>
        <source>Reading session…</source>
        <translation>正在读取会话…</translation>
    </message>
    <message>
        <source>Select an agent to see what it may do.</source>
        <translation>选择一个代理，查看它能做什么。</translation>
    </message>
    <message>
        <source>Choose a parent session to see what the child gets.</source>
        <translation>选择一个父会话，查看子代理能用哪些工具。</translation>
    </message>
    <message>
        <source>What the child would get if it could start</source>
        <translation>子代理若能启动，可用的工具</translation>
    </message>
    <message>
        <source>What the child would get, with your what-if session</source>
        <translation>子代理可用的工具（按假设的会话）</translation>
    </message>
    <message>
        <source>What the child gets, with unsaved edits</source>
        <translation>子代理可用的工具（含未保存的更改）</translation>
    </message>
    <message>
        <source>What the child gets</source>
        <translation>子代理可用的工具</translation>
    </message>
    <message>
        <source>No parent session is chosen.</source>
        <translation>未选择父会话。</translation>
    </message>
    <message>
        <source>Change something in the agent; this list follows.</source>
        <translation>更改代理的任意设置，此列表会随之更新。</translation>
    </message>
    <message>
        <source>Sample session: nothing on this computer is read or changed by it.</source>
        <translation>示例会话：不会读取或更改此计算机上的任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n yes</source>
        <translation>
            <numerusform>%n 个可用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asks</source>
        <translation>
            <numerusform>%n 个需询问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no</source>
        <translation>
            <numerusform>%n 个不可用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n 个未知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed by your edits</source>
        <translation>
            <numerusform>%n 个因你的更改而变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>显示 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Parent session</source>
        <translation>父会话</translation>
    </message>
    <message>
        <source>Open session file</source>
        <translation>打开会话文件</translation>
    </message>
    <message>
        <source>Open a session snapshot (JSON) from a file</source>
        <translation>从文件打开会话快照 (JSON)</translation>
    </message>
    <message>
        <source>Edit session</source>
        <translation>编辑会话</translation>
    </message>
    <message>
        <source>Play what-if: change the mode, the model or the tools of this session</source>
        <translation>做个假设：更改此会话的模式、模型或工具</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <source>Filter tools</source>
        <translation>筛选工具</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Which tools the table shows</source>
        <translation>表格中显示哪些工具</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Changed by my edits</source>
        <translation>因我的更改而变</translation>
    </message>
    <message>
        <source>Use Sample</source>
        <translation>使用示例</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Mode, model, limits</source>
        <translation>模式、模型、限制</translation>
    </message>
    <message>
        <source>Details of the preview</source>
        <translation>预览详情</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What is wrong and what follows</source>
        <translation>问题及后果</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Hide problems</source>
        <translation>隐藏问题</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
</context>
<context>
    <name>ProgramFlow</name>
    <message>
        <source>Open Definition File</source>
        <translation>打开定义文件</translation>
    </message>
    <message>
        <source>Definition files (*.md *.json *.jsonc);;All files (*)</source>
        <translation>定义文件 (*.md *.json *.jsonc);;所有文件 (*)</translation>
    </message>
    <message>
        <source>There is no agent “{name}” here. Choose one from the list.</source>
        <translation>这里没有代理“{name}”。请从列表中选择。</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>No program on this system opens “{path}”.</source>
        <translation>此系统上没有程序能打开“{path}”。</translation>
    </message>
    <message>
        <source>Copied the path</source>
        <translation>已复制路径</translation>
    </message>
    <message>
        <source>Copied: {form}</source>
        <translation>已复制：{form}</translation>
    </message>
    <message>
        <source>Choose Project Folder</source>
        <translation>选择项目文件夹</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Instructions, rendered</source>
        <translation>指令（渲染后）</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>编写</translation>
    </message>
    <message>
        <source>Edit the Markdown</source>
        <translation>编辑 Markdown</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>See it rendered; pictures and links are never loaded</source>
        <translation>查看渲染效果；图片和链接永不加载</translation>
    </message>
    <message>
        <source>Find in the instructions (Ctrl+F)</source>
        <translation>在指令中查找 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Tell the agent what to do and how to report.</source>
        <translation>告诉代理要做什么，以及如何汇报。</translation>
    </message>
    <message>
        <source>{size} KB</source>
        <translation>{size} KB</translation>
    </message>
    <message>
        <source>Size of the whole file.</source>
        <translation>整个文件的大小。</translation>
    </message>
    <message>
        <source>{size} of {limit} KB</source>
        <translation>{size} / {limit} KB</translation>
    </message>
    <message>
        <source>Size of the whole file, and the largest the harness reads.</source>
        <translation>整个文件的大小，以及代理系统能读取的上限。</translation>
    </message>
    <message>
        <source>{size}, too large</source>
        <translation>{size}，过大</translation>
    </message>
    <message>
        <source>The file is larger than the harness reads; it would be left out.</source>
        <translation>文件超出代理系统能读取的大小，会被忽略。</translation>
    </message>
</context>
<context>
    <name>QuitDialog</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %n agent(s)?</source>
        <translation>
            <numerusform>保存对 %n 个代理的更改吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>What you don’t save is lost when the window closes.</source>
        <translation>未保存的内容会在窗口关闭时丢失。</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>有未保存更改的文件</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>RawField</name>
    <message>
        <source>Kept as written. Edit it as text, in your text editor.</source>
        <translation>原样保留。请在文本编辑器中编辑。</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename Agent</source>
        <translation>重命名代理</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>重命名“{name}”</translation>
    </message>
    <message>
        <source>The name and the file change at once. Other unsaved changes stay unsaved.</source>
        <translation>名称和文件会立即更改，其他未保存的更改仍不保存。</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>There is already a file of this name. Choose another name.</source>
        <translation>已有同名文件，请换一个名称。</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review Changes</source>
        <translation>查看更改</translation>
    </message>
    <message>
        <source>Saving changes these lines</source>
        <translation>保存会更改以下各行</translation>
    </message>
    <message>
        <source>Nothing else in the file is touched.</source>
        <translation>文件的其余部分不会改动。</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>有未保存更改的文件</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SaveBar</name>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>New agent, not saved yet</source>
        <translation>新代理，尚未保存</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n 处未保存的更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFlow</name>
    <message>
        <source>Save Copy As</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown 文件 (*.md)</translation>
    </message>
    <message>
        <source>Discarded the changes of {name}</source>
        <translation>已放弃 {name} 的更改</translation>
    </message>
    <message>
        <source>There are no unsaved changes.</source>
        <translation>没有未保存的更改。</translation>
    </message>
    <message>
        <source>The file changed once more; this is how it is now.</source>
        <translation>文件又有更改，这是它现在的样子。</translation>
    </message>
    <message>
        <source>Saved {name} — new file</source>
        <translation>已保存 {name}（新文件）</translation>
    </message>
    <message numerus="yes">
        <source>Saved {name} — %n line(s) changed</source>
        <translation>
            <numerusform>已保存 {name}（更改 %n 行）</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is on disk as it is here</source>
        <translation>{name} 在磁盘上与此处一致</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %n agent(s) from last time are here again. Nothing is written until you save.</source>
        <translation>
            <numerusform>上次对 %n 个代理的未保存更改已恢复。保存之前不会写入任何内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>查看</translation>
    </message>
</context>
<context>
    <name>SessionDialog</name>
    <message>
        <source>Edit Session</source>
        <translation>编辑会话</translation>
    </message>
    <message>
        <source>Play what-if: nothing is written unless you save a snapshot.</source>
        <translation>做个假设：除非保存快照，否则不会写入任何内容。</translation>
    </message>
    <message>
        <source>Parts of the session</source>
        <translation>会话的各部分</translation>
    </message>
    <message>
        <source>Mode and model</source>
        <translation>模式和模型</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Permission mode</source>
        <translation>权限模式(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Operating mode</source>
        <translation>运行模式(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>T&amp;hinking</source>
        <translation>思考级别(&amp;H)</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation>工作文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>Tools of the session</source>
        <translation>会话的工具</translation>
    </message>
    <message>
        <source>The list is &amp;complete: a missing tool does not exist</source>
        <translation>列表是完整的：不在其中的工具即不存在(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Add Tool…</source>
        <translation>添加工具(&amp;A)…</translation>
    </message>
    <message>
        <source>Add MCP &amp;Server…</source>
        <translation>添加 MCP 服务器(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>State of the selected tools</source>
        <translation>所选工具的状态</translation>
    </message>
    <message>
        <source>Set state…</source>
        <translation>设置状态…</translation>
    </message>
    <message>
        <source>What only this system knows: default mode, servers and their states, rules, presets. It is JSON, named as in a session snapshot.</source>
        <translation>只有此系统才有的内容：默认模式、服务器及其状态、规则、预设。采用 JSON，键名与会话快照相同。</translation>
    </message>
    <message>
        <source>More settings as JSON</source>
        <translation>更多设置 (JSON)</translation>
    </message>
    <message>
        <source>Use This Session</source>
        <translation>使用此会话</translation>
    </message>
    <message>
        <source>Save as Snapshot…</source>
        <translation>另存为快照…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>More settings: line {line} is not valid JSON.</source>
        <translation>更多设置：第 {line} 行不是有效的 JSON。</translation>
    </message>
    <message>
        <source>More settings have to be a JSON object: {…}.</source>
        <translation>更多设置必须是 JSON 对象：{…}。</translation>
    </message>
</context>
<context>
    <name>SessionPicker</name>
    <message>
        <source>{title} — sample</source>
        <translation>{title}（示例）</translation>
    </message>
    <message>
        <source>Show older sessions…</source>
        <translation>显示更早的会话…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Reconstructed: its tool list may be incomplete.</source>
        <translation>由记录重建：工具列表可能不完整。</translation>
    </message>
    <message>
        <source>Choose a session…</source>
        <translation>选择会话…</translation>
    </message>
</context>
<context>
    <name>SessionTools</name>
    <message>
        <source>Active</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>After a search</source>
        <translation>搜索后可用</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The parent can call it</source>
        <translation>父会话可以调用</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>撤销{change}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>重做{change}(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>sample sessions</source>
        <translation>示例会话</translation>
    </message>
    <message>
        <source>Read again from disk</source>
        <translation>已从磁盘重新读取</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Tick or untick the selected tools</source>
        <translation>勾选或取消勾选所选工具</translation>
    </message>
    <message>
        <source>Clear the search, or close a dialog</source>
        <translation>清除搜索或关闭对话框</translation>
    </message>
    <message>
        <source>Go to the field or the place of the chosen row</source>
        <translation>转到所选行的字段或位置</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>转到下一个控件</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>列表中</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>ShowFlow</name>
    <message>
        <source>Copied the explanation</source>
        <translation>已复制说明</translation>
    </message>
    <message>
        <source>Copied the report</source>
        <translation>已复制报告</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Markdown (*.md);;Web page (*.html);;Text (*.txt);;JSON (*.json)</source>
        <translation>Markdown (*.md);;网页 (*.html);;文本 (*.txt);;JSON (*.json)</translation>
    </message>
    <message>
        <source>This is a definition, not a report; choose another file.</source>
        <translation>这是定义文件，不是报告，请选择其他文件。</translation>
    </message>
    <message>
        <source>The ending says which form a report has; end the name in {endings}.</source>
        <translation>报告的格式由扩展名决定；请让文件名以 {endings} 结尾。</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>已保存 {name}</translation>
    </message>
    <message>
        <source>Open Session File</source>
        <translation>打开会话文件</translation>
    </message>
    <message>
        <source>Session files (*.json *.jsonl);;All files (*)</source>
        <translation>会话文件 (*.json *.jsonl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save Session Snapshot</source>
        <translation>保存会话快照</translation>
    </message>
    <message>
        <source>Session snapshots (*.json)</source>
        <translation>会话快照 (*.json)</translation>
    </message>
</context>
<context>
    <name>StepModel</name>
    <message>
        <source>{number}. {text} — {effect}, decides</source>
        <translation>{number}. {text} — {effect}，起决定作用</translation>
    </message>
    <message>
        <source>{number}. {text} — {effect}</source>
        <translation>{number}. {text} — {effect}</translation>
    </message>
    <message>
        <source>{text} (line {line})</source>
        <translation>{text}（第 {line} 行）</translation>
    </message>
</context>
<context>
    <name>ToolModel</name>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Ticked: the file lists this tool. Rows stand in the file&apos;s order.</source>
        <translation>勾选：文件列出了此工具。各行按文件中的顺序排列。</translation>
    </message>
    <message>
        <source>What calling the tool can do.</source>
        <translation>调用此工具能做什么。</translation>
    </message>
    <message>
        <source>Whether the parent session has the tool, or only the file names it.</source>
        <translation>此工具是父会话就有，还是只有文件提到。</translation>
    </message>
    <message>
        <source>listed only</source>
        <translation>仅列出</translation>
    </message>
    <message>
        <source>kept as is</source>
        <translation>原样保留</translation>
    </message>
    <message>
        <source>parent, off</source>
        <translation>父会话，已关闭</translation>
    </message>
    <message>
        <source>parent, MCP {server}</source>
        <translation>父会话，MCP {server}</translation>
    </message>
    <message>
        <source>parent, {plugin}</source>
        <translation>父会话，{plugin}</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>父会话</translation>
    </message>
    <message>
        <source>In effect because the file lists no tools.</source>
        <translation>文件未列出任何工具，因此生效。</translation>
    </message>
    <message>
        <source>The parent session has it and loads it after a search.</source>
        <translation>父会话有此工具，搜索后加载。</translation>
    </message>
    <message>
        <source>The parent session knows it, but has it switched off.</source>
        <translation>父会话认识此工具，但已将其关闭。</translation>
    </message>
    <message>
        <source>The chosen parent session has this tool.</source>
        <translation>所选父会话有此工具。</translation>
    </message>
    <message>
        <source>The file lists it; the chosen parent session does not have it.</source>
        <translation>文件列出了它，但所选父会话没有。</translation>
    </message>
    <message>
        <source>Only the file knows this name. It is kept as written.</source>
        <translation>只有文件提到此名称，原样保留。</translation>
    </message>
    <message>
        <source>Stands for these tools of the session:</source>
        <translation>代表会话中的以下工具：</translation>
    </message>
    <message>
        <source>Stands for no tool of the chosen session.</source>
        <translation>不代表所选会话中的任何工具。</translation>
    </message>
    <message>
        <source>The harness knows it; the chosen parent session does not have it.</source>
        <translation>代理系统认识它，但所选父会话没有。</translation>
    </message>
    <message>
        <source>Added since the last save.</source>
        <translation>上次保存后添加。</translation>
    </message>
    <message>
        <source>Removed since the last save.</source>
        <translation>上次保存后移除。</translation>
    </message>
    <message>
        <source>by default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>已列出</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>未列出</translation>
    </message>
    <message>
        <source>not in session</source>
        <translation>会话中没有</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>有风险</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>no tool</source>
        <translation>没有工具</translation>
    </message>
    <message>
        <source>1 tool</source>
        <translation>1 个工具</translation>
    </message>
    <message>
        <source>{count} tools</source>
        <translation>{count} 个工具</translation>
    </message>
    <message>
        <source>Stands for no tool of the chosen session.</source>
        <translation>不代表所选会话中的任何工具。</translation>
    </message>
    <message>
        <source>Stands for {count}: {tools} and more</source>
        <translation>代表 {count}：{tools} 等</translation>
    </message>
    <message>
        <source>Stands for {count}: {tools}</source>
        <translation>代表 {count}：{tools}</translation>
    </message>
</context>
<context>
    <name>ToolsField</name>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Choose tools</source>
        <translation>选择工具</translation>
    </message>
    <message>
        <source>Tick many tools at once</source>
        <translation>一次勾选多个工具</translation>
    </message>
    <message>
        <source>Add by Name…</source>
        <translation>按名称添加…</translation>
    </message>
    <message>
        <source>List a tool that is not shown below, or a pattern</source>
        <translation>列出下方未显示的工具或模式</translation>
    </message>
    <message>
        <source>Move up in the file (Alt+Up)</source>
        <translation>在文件中上移 (Alt+Up)</translation>
    </message>
    <message>
        <source>Move down in the file (Alt+Down)</source>
        <translation>在文件中下移 (Alt+Down)</translation>
    </message>
    <message>
        <source>Filter tools</source>
        <translation>筛选工具</translation>
    </message>
    <message>
        <source>Name of a tool</source>
        <translation>工具名称</translation>
    </message>
    <message>
        <source>Read-only tools</source>
        <translation>只读工具</translation>
    </message>
    <message>
        <source>List only the tools that change nothing</source>
        <translation>只列出不作任何更改的工具</translation>
    </message>
    <message>
        <source>Everything the parent has</source>
        <translation>父会话的所有工具</translation>
    </message>
    <message>
        <source>List every tool of the chosen parent session</source>
        <translation>列出所选父会话的每个工具</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>List no tool at all</source>
        <translation>不列出任何工具</translation>
    </message>
    <message>
        <source>Tools the agent lists</source>
        <translation>代理列出的工具</translation>
    </message>
    <message>
        <source>“{tool}” is already listed.</source>
        <translation>“{tool}”已在列表中。</translation>
    </message>
    <message>
        <source>Not known here; it would be kept as written.</source>
        <translation>此处不认识，将原样保留。</translation>
    </message>
    <message>
        <source>Stands for no tool of the chosen session.</source>
        <translation>不代表所选会话中的任何工具。</translation>
    </message>
</context>
<context>
    <name>TrashDialog</name>
    <message>
        <source>Move to Trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>The built-in “{name}” will be used again.</source>
        <translation>将重新使用内置的“{name}”。</translation>
    </message>
    <message>
        <source>“{path}” will be used instead.</source>
        <translation>将改用“{path}”。</translation>
    </message>
    <message>
        <source>Sessions are no longer offered this agent.</source>
        <translation>会话将不再能使用此代理。</translation>
    </message>
    <message>
        <source>Its unsaved changes are lost; the saved file can be put back.</source>
        <translation>其未保存的更改会丢失；已保存的文件可以放回原处。</translation>
    </message>
    <message>
        <source>Move “{name}” to the Trash?</source>
        <translation>把“{name}”移到回收站吗？</translation>
    </message>
</context>
<context>
    <name>VerdictModel</name>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Child gets</source>
        <translation>能否使用</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Was “{before}” — {why}</source>
        <translation>原为“{before}” — {why}</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Select a tool to see which rule decides, and why.</source>
        <translation>选择一个工具，查看由哪条规则决定及其原因。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy this explanation as text</source>
        <translation>以文本形式复制此说明</translation>
    </message>
    <message>
        <source>Copy explanation</source>
        <translation>复制说明</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“{name}” is a built-in agent and read-only. Make your own copy of it first (“Customise” in the window).</source>
        <translation>“{name}”是内置代理，只读。请先创建自己的副本（窗口中的“自定义”）。</translation>
    </message>
    <message>
        <source>“{name}” is read-only, because its file is not yours: it comes with a plugin, a package or the system. Make your own copy of it first (“Customise” in the window).</source>
        <translation>“{name}”只读，因为该文件不属于你：它来自插件、软件包或系统。请先创建自己的副本（窗口中的“自定义”）。</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{lines} lines, {characters} characters</source>
        <translation>{lines} 行，{characters} 个字符</translation>
    </message>
    <message>
        <source>Its calls meet the permission “{value}”. {reason}</source>
        <translation>其调用适用权限“{value}”。{reason}</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Thinking level</source>
        <translation>思考级别</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Can change files</source>
        <translation>能否更改文件</translation>
    </message>
    <message>
        <source>Shown to the parent as</source>
        <translation>父会话看到</translation>
    </message>
    <message>
        <source>May start</source>
        <translation>可以启动</translation>
    </message>
    <message>
        <source>Its team can use</source>
        <translation>团队可用</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>能启动</translation>
    </message>
    <message>
        <source>starts without any tool</source>
        <translation>能启动，但没有任何工具</translation>
    </message>
    <message>
        <source>does not start</source>
        <translation>不能启动</translation>
    </message>
    <message>
        <source>The header that starts on line {line} has no closing “---” line, so it is not known where it ends. Close it in the raw text first.</source>
        <translation>第 {line} 行开始的文件头没有“---”结束行，无法确定它在哪里结束。请先在原始文本中补上结束行。</translation>
    </message>
    <message>
        <source>Line {line} of the header is not valid YAML ({detail}), so the places of the fields are not known. Mend that line in the raw text first.</source>
        <translation>文件头第 {line} 行不是有效的 YAML（{detail}），无法确定各字段的位置。请先在原始文本中修正该行。</translation>
    </message>
    <message>
        <source>The header is not written as one “key: value” on each line (see line {line}), so no field can be changed in place. Rewrite it that way in the raw text first.</source>
        <translation>文件头不是每行一个“key: value”的写法（见第 {line} 行），无法就地更改字段。请在原始文本中改成这种写法。</translation>
    </message>
    <message>
        <source>The value of “{key}” on line {line} refers to another place ({written}). Changing it here would change its meaning; replace the reference in the raw text first.</source>
        <translation>第 {line} 行“{key}”的值引用了别处（{written}），在此更改会改变其含义；请先在原始文本中把引用换成具体的值。</translation>
    </message>
    <message>
        <source>The value of “{key}” on line {line} has a name or a type mark ({written}) that other places may rely on. Take the mark off in the raw text first.</source>
        <translation>第 {line} 行“{key}”的值带有锚点名或类型标记（{written}），别处可能依赖它。请先在原始文本中去掉标记。</translation>
    </message>
    <message>
        <source>The header takes in the keys of another place (line {line}, “&lt;&lt;”), so “{key}” may come from there. Write the key out in the raw text first.</source>
        <translation>文件头并入了别处的键（第 {line} 行，“&lt;&lt;”），“{key}”可能来自那里。请先在原始文本中直接写出该键。</translation>
    </message>
    <message>
        <source>“{key}” is there twice, on lines {first} and {line}, and it is not safe to guess which one is meant. Delete one of them in the raw text first.</source>
        <translation>“{key}”出现了两次（第 {first} 行和第 {line} 行），无法可靠地判断以哪个为准。请先在原始文本中删除其中一个。</translation>
    </message>
    <message>
        <source>“{key}” on line {line} is written in a form that cannot be changed in place. Write it as “key: value” in the raw text first.</source>
        <translation>第 {line} 行“{key}”的写法无法就地更改。请先在原始文本中改写为“key: value”。</translation>
    </message>
    <message>
        <source>It is not clear where the value of “{key}” ends: lines {first} to {last} may be more of its text, or line {line} (“{other}:”) may be a field of its own. Indent those lines or put the text in quotes in the raw text first.</source>
        <translation>无法确定“{key}”的值在哪里结束：第 {first} 至 {last} 行可能是它的续行，而第 {line} 行（“{other}:”）可能是另一个字段。请先在原始文本中缩进这些行，或用引号括起文本。</translation>
    </message>
    <message>
        <source>A second YAML reader would read “{field}” differently after this edit, so the file was left as it is. Make the change in the raw text.</source>
        <translation>这次编辑之后，另一个 YAML 读取方对“{field}”的读法会改变，因此文件保持原样。请在原始文本中更改。</translation>
    </message>
    <message>
        <source>“{key}” on line {line} is not written as a list whose entries can be told apart, so a single entry cannot be changed. Set the whole list instead.</source>
        <translation>第 {line} 行的“{key}”不是能分清条目的列表写法，无法更改单个条目。请改为设置整个列表。</translation>
    </message>
    <message>
        <source>“{key}” has no entry number {number}. Read the file again and repeat the change.</source>
        <translation>“{key}”没有第 {number} 个条目。请重新读取文件后再更改。</translation>
    </message>
    <message>
        <source>“{key}” is not in the file, so there is nothing to change in it.</source>
        <translation>文件中没有“{key}”，没有可更改的内容。</translation>
    </message>
    <message>
        <source>“{field}” cannot hold this text: no way of writing it would be read back as it is. Use another text, without line breaks or quotes at its ends.</source>
        <translation>“{field}”无法保存此文本：任何写法都不能原样读回。请换一段文本，不要含换行，首尾不要带引号。</translation>
    </message>
    <message>
        <source>“{field}” was not changed: written that way, {reader} would read {got} instead of {wanted}. Choose another value, or change the raw text.</source>
        <translation>“{field}”未更改：那样写的话，“{reader}”读到的会是 {got}，而不是 {wanted}。请换一个值，或更改原始文本。</translation>
    </message>
    <message>
        <source>The change was not made: {reader} would then also read “{field}” differently ({got} instead of {wanted}). Change the raw text instead.</source>
        <translation>未作更改：否则“{reader}”对“{field}”的读法也会改变（读到 {got}，而不是 {wanted}）。请改为更改原始文本。</translation>
    </message>
    <message>
        <source>The change was not made: the lines of “{field}” would change with it. Change the raw text instead.</source>
        <translation>未作更改：“{field}”所在的行会随之改变。请改为更改原始文本。</translation>
    </message>
    <message>
        <source>The change was not made: it would also change where the prompt begins or ends. Change the raw text instead.</source>
        <translation>未作更改：这会同时改变指令的起止位置。请改为更改原始文本。</translation>
    </message>
    <message>
        <source>The change was not made: the file would have {after} headers instead of {before}. A header that is there already may be overlooked because of what stands in front of it; mend that first.</source>
        <translation>未作更改：文件会有 {after} 个文件头，而不是 {before} 个。已有的文件头可能因前面的内容而被忽略，请先修正那里。</translation>
    </message>
    <message>
        <source>The change was not made: {reader} would then no longer accept the file ({reason}). Choose another value.</source>
        <translation>未作更改：否则“{reader}”将不再接受此文件（{reason}）。请换一个值。</translation>
    </message>
    <message>
        <source>The change was not made: {reader} would then no longer accept the file. {reason}</source>
        <translation>该更改未作出：{reader}将不再接受该文件。{reason}</translation>
    </message>
    <message>
        <source>The change was not made, because undoing it would not bring back the same bytes. Change the raw text instead.</source>
        <translation>未作更改：撤销它无法恢复完全相同的字节。请改为更改原始文本。</translation>
    </message>
    <message>
        <source>“{key}” was not changed: no reader can make sense of this header, so the change could not be checked. Mend the header in the raw text first.</source>
        <translation>“{key}”未更改：没有任何读取方能读懂此文件头，无法验证这次更改。请先在原始文本中修正文件头。</translation>
    </message>
    <message>
        <source>The comment “{comment}” goes with this change. Move it to a line of its own first if it should stay.</source>
        <translation>注释“{comment}”会随这次更改消失。如需保留，请先把它移到单独的一行。</translation>
    </message>
    <message>
        <source>Line {first} continued the old value of “{key}” and is replaced with it.</source>
        <translation>第 {first} 行是“{key}”旧值的续行，会一并被替换。</translation>
    </message>
    <message>
        <source>a session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>its name does not end in .md</source>
        <translation>文件名不以 .md 结尾</translation>
    </message>
    <message>
        <source>it is larger than 32768 bytes</source>
        <translation>大于 32768 字节</translation>
    </message>
    <message>
        <source>there are no instructions</source>
        <translation>没有指令</translation>
    </message>
    <message>
        <source>there is no description</source>
        <translation>没有描述</translation>
    </message>
    <message>
        <source>there is no usable name</source>
        <translation>没有可用的名称</translation>
    </message>
    <message>
        <source>there is no known tool</source>
        <translation>没有已知的工具</translation>
    </message>
    <message>
        <source>a fallback model is not provider/model</source>
        <translation>有备用模型不是 provider/model 形式</translation>
    </message>
    <message>
        <source>Lines {first} to {last} continued the old value of “{key}” and are replaced with it.</source>
        <translation>第 {first} 至 {last} 行是“{key}”旧值的续行，会一并被替换。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Yes, asks outside</source>
        <translation>可用，区外询问</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>After a search</source>
        <translation>搜索后可用</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>已屏蔽</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Why the child gets “{tool}”</source>
        <translation>子代理为何能用“{tool}”</translation>
    </message>
    <message>
        <source>Why the child gets “{tool}”, but is asked about outside the workspace</source>
        <translation>子代理为何能用“{tool}”，但在工作区外会询问</translation>
    </message>
    <message>
        <source>Why “{tool}” asks first</source>
        <translation>“{tool}”为何要先询问</translation>
    </message>
    <message>
        <source>Why every call of “{tool}” is refused</source>
        <translation>“{tool}”的每次调用为何都被拒绝</translation>
    </message>
    <message>
        <source>Why “{tool}” comes only after a search</source>
        <translation>“{tool}”为何要搜索后才可用</translation>
    </message>
    <message>
        <source>Why “{tool}” is visible but blocked</source>
        <translation>“{tool}”为何可见但被屏蔽</translation>
    </message>
    <message>
        <source>Why “{tool}” is taken away</source>
        <translation>“{tool}”为何被移除</translation>
    </message>
    <message>
        <source>Why the child does not get “{tool}”</source>
        <translation>子代理为何不能用“{tool}”</translation>
    </message>
    <message>
        <source>Why it is not known whether “{tool}” is there</source>
        <translation>为何不清楚“{tool}”是否可用</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>keeps</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>removes</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>屏蔽</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>{number}. {step} — {effect} (decides)</source>
        <translation>{number}. {step} — {effect}（起决定作用）</translation>
    </message>
    <message>
        <source>{number}. {step} — {effect}</source>
        <translation>{number}. {step} — {effect}</translation>
    </message>
    <message>
        <source>{text} (line {line})</source>
        <translation>{text}（第 {line} 行）</translation>
    </message>
    <message>
        <source>The file holds no value at all. Write an object in braces, or set a value here.</source>
        <translation>文件中没有任何值。请写入一个花括号对象，或在此设置一个值。</translation>
    </message>
    <message>
        <source>Line {line}: the file starts with a byte order mark, which its reader does not allow. Remove the mark first.</source>
        <translation>第 {line} 行：文件以字节顺序标记（BOM）开头，读取方不允许。请先去掉该标记。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a comment is not closed. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：注释没有结束。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a word or character has no meaning there. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：此处的单词或字符没有意义。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a text is not closed on its line. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：文本没有在本行内结束。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a text holds a raw tab or control character. Write it with a backslash in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：文本中含有未转义的制表符或控制字符。请先在原始文本中用反斜杠写出。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a backslash is followed by the wrong letter. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：反斜杠后面的字母不正确。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a number is not written as JSON asks. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：数字不符合 JSON 的写法。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a value is missing. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：缺少值。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a key in double quotes is missing. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：缺少双引号括起的键。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a colon is missing. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：缺少冒号。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a comma is missing. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：缺少逗号。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this bracket is not closed. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：此括号没有闭合。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: something stands behind the end of the value. Mend that place in the raw text first.</source>
        <translation>第 {line} 行第 {column} 列：值结束之后还有内容。请先在原始文本中修正。</translation>
    </message>
    <message>
        <source>The values are nested too deeply to be read. Mend the raw text first.</source>
        <translation>值嵌套过深，无法读取。请先修正原始文本。</translation>
    </message>
    <message>
        <source>The file was not changed: the value on line {line} is of another kind, so “{key}” cannot be written into it. Change the raw text instead.</source>
        <translation>文件未更改：第 {line} 行的值是另一种类型，无法把“{key}”写入其中。请改为更改原始文本。</translation>
    </message>
    <message>
        <source>“{key}” is there twice, on lines {first} and {line}; only the last one counts. Delete the other one first.</source>
        <translation>“{key}”出现了两次（第 {first} 行和第 {line} 行），只有最后一个生效。请先删除另一个。</translation>
    </message>
    <message>
        <source>This file has no instructions to change.</source>
        <translation>此文件没有可更改的指令。</translation>
    </message>
    <message>
        <source>What “{name}” may do</source>
        <translation>“{name}”能做什么</translation>
    </message>
    <message>
        <source>{harness}, rules {rules}, under the parent session “{session}”.</source>
        <translation>{harness}，规则 {rules}，父会话“{session}”。</translation>
    </message>
    <message>
        <source>{harness}, rules {rules}, under the parent session “{session}”, which is only partly known.</source>
        <translation>{harness}，规则 {rules}，父会话“{session}”（仅部分已知）。</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The child gets</source>
        <translation>子代理可用</translation>
    </message>
    <message>
        <source>Asks before each call</source>
        <translation>每次调用前询问</translation>
    </message>
    <message>
        <source>Comes after a search</source>
        <translation>搜索后可用</translation>
    </message>
    <message>
        <source>Refused or taken away</source>
        <translation>被拒绝或移除</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>nothing that is certain</source>
        <translation>没有能确定的</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names}，另有 {count} 个</translation>
    </message>
    <message>
        <source>{server} ({count} MCP tools)</source>
        <translation>{server}（{count} 个 MCP 工具）</translation>
    </message>
    <message>
        <source>{value} ({reason})</source>
        <translation>{value}（{reason}）</translation>
    </message>
    <message>
        <source>{field} in the file: {listed} listed, {came} granted</source>
        <translation>文件中的“{field}”：列出 {listed} 个，授予 {came} 个</translation>
    </message>
    <message>
        <source>{field} in the file: {listed} listed, {came} matching a tool of the session</source>
        <translation>文件中的“{field}”：列出 {listed} 个，其中 {came} 个匹配会话中的工具</translation>
    </message>
    <message>
        <source>{came} of {count} tools</source>
        <translation>{count} 个工具中的 {came} 个</translation>
    </message>
    <message>
        <source>matches no tool of the session</source>
        <translation>不匹配会话中的任何工具</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>需要注意的问题</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>{severity}, line {line}</source>
        <translation>{severity}，第 {line} 行</translation>
    </message>
    <message>
        <source>Every tool ({count})</source>
        <translation>所有工具（{count}）</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Child gets it</source>
        <translation>能否使用</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What calls do</source>
        <translation>调用的结果</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Kind of call</source>
        <translation>调用类型</translation>
    </message>
    <message>
        <source>Its team</source>
        <translation>它的团队</translation>
    </message>
    <message>
        <source>Only through others</source>
        <translation>仅通过其他代理</translation>
    </message>
    <message>
        <source>{tools} ({way})</source>
        <translation>{tools}（{way}）</translation>
    </message>
    <message>
        <source>It starts no agents of its own.</source>
        <translation>它不启动其他代理。</translation>
    </message>
    <message>
        <source>Who may start whom</source>
        <translation>谁能启动谁</translation>
    </message>
    <message>
        <source>can change files</source>
        <translation>可以更改文件</translation>
    </message>
    <message>
        <source>starts others too</source>
        <translation>也会启动其他代理</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… 另有 {count} 个</translation>
    </message>
    <message>
        <source>Parent session</source>
        <translation>父会话</translation>
    </message>
    <message>
        <source>The definition, as it is read</source>
        <translation>读取到的定义</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>set in the file; not shown in reports</source>
        <translation>已在文件中设置，报告中不显示</translation>
    </message>
    <message>
        <source>Also in the file</source>
        <translation>文件中的其他内容</translation>
    </message>
    <message>
        <source>What each reader makes of it</source>
        <translation>各读取方的理解</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>读取方</translation>
    </message>
    <message>
        <source>Accepts the file</source>
        <translation>接受此文件</translation>
    </message>
    <message>
        <source>What this cannot know</source>
        <translation>此报告无法得知的内容</translation>
    </message>
    <message>
        <source>The parent session is only partly known; a tool that is missing here may exist.</source>
        <translation>父会话仅部分已知，此处缺少的工具可能仍然存在。</translation>
    </message>
    <message>
        <source>Made by Subagent Editor {version} on {made}, by the rules {rules} of {harness}, for the session {session}.</source>
        <translation>由 Subagent Editor {version} 于 {made} 生成，依据 {harness} 的规则 {rules}，会话为 {session}。</translation>
    </message>
    <message>
        <source>This is no session snapshot: line {line} is not valid JSON ({detail}). Choose a file saved with “Save as snapshot”, or mend that line.</source>
        <translation>这不是会话快照：第 {line} 行不是有效的 JSON（{detail}）。请选择用“另存为快照”保存的文件，或修正该行。</translation>
    </message>
    <message>
        <source>This is no session snapshot: “format” is {found}, it has to be “{wanted}”. Choose another file.</source>
        <translation>这不是会话快照：“format”为{found}，应为“{wanted}”。请选择其他文件。</translation>
    </message>
    <message>
        <source>The session snapshot cannot be used: “{key}” has to be {wanted}. Correct it and open it again.</source>
        <translation>此会话快照无法使用：“{key}”必须是{wanted}。请更正后重新打开。</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>active, deferred or inactive</source>
        <translation>“active”、“deferred”或“inactive”</translation>
    </message>
    <message>
        <source>complete or partial</source>
        <translation>“complete”或“partial”</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>不是 UTF-8</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>The session snapshot is larger than 16 MiB. Leave out what the preview does not need.</source>
        <translation>会话快照大于 16 MiB。请去掉预览用不到的内容。</translation>
    </message>
    <message>
        <source>Line {line}: a value that starts with “*” refers to another place of the header, and there is no such place. Put the value in quotes.</source>
        <translation>第 {line} 行：以“*”开头的值是对文件头别处的引用，但那个位置不存在。请用引号括起该值。</translation>
    </message>
    <message>
        <source>Line {line}: inside “[ ]” or “{{ }}” nothing can start with “- ” or hold a second “: ”. Put that entry in quotes.</source>
        <translation>第 {line} 行：“[ ]”或“{{ }}”之内，不能以“- ”开头，也不能有第二个“: ”。请用引号括起该条目。</translation>
    </message>
    <message>
        <source>Line {line}: a “#” needs a space in front of it to start a comment here. Add the space, or put the value in quotes.</source>
        <translation>第 {line} 行：“#”前面要有空格才能在此开始注释。请加上空格，或用引号括起该值。</translation>
    </message>
    <message>
        <source>Line {line}: a line that starts with “%” is a directive and needs a “---” line behind it. Remove the line.</source>
        <translation>第 {line} 行：以“%”开头的行是指令行，其后须有“---”行。请删除该行。</translation>
    </message>
    <message>
        <source>Line {line}: the same key is there twice. Delete one of the two lines.</source>
        <translation>第 {line} 行：同一个键出现了两次。请删除其中一行。</translation>
    </message>
    <message>
        <source>Line {line}: in double quotes a backslash has to be followed by a letter that YAML knows. Use single quotes, or double the backslash.</source>
        <translation>第 {line} 行：双引号内的反斜杠后面必须是 YAML 认识的字母。请改用单引号，或写两个反斜杠。</translation>
    </message>
    <message>
        <source>Line {line}: behind “|” or “&gt;” only a digit, “+”, “-” and a comment can stand. Put the text on the next line.</source>
        <translation>第 {line} 行：“|”或“&gt;”后面只能有一位数字、“+”、“-”和注释。请把文本放到下一行。</translation>
    </message>
    <message>
        <source>Line {line}: the line is not indented as what it belongs to. Indent it like its neighbours; a list or text that goes on has to stand deeper than its key.</source>
        <translation>第 {line} 行：缩进与所属内容不一致。请与相邻各行对齐；列表或续行要比它的键缩进更深。</translation>
    </message>
    <message>
        <source>Line {line}: a key is longer than 1024 characters. Put the value in quotes, so that it is no key.</source>
        <translation>第 {line} 行：键超过 1024 个字符。请用引号括起该值，使它不被当作键。</translation>
    </message>
    <message>
        <source>Line {line}: the line has no “: ” behind a key and does not go on with the line above. Indent it, or put the whole value in quotes.</source>
        <translation>第 {line} 行：键后面没有“: ”，也不是上一行的延续。请缩进该行，或用引号括起整个值。</translation>
    </message>
    <message>
        <source>Line {line}: the entries of a “[ ]” list or “{{ }}” map are not separated by single commas. Add or remove a comma.</source>
        <translation>第 {line} 行：“[ ]”列表或“{{ }}”映射的条目之间不是恰好一个逗号。请补上或删除逗号。</translation>
    </message>
    <message>
        <source>Line {line}: a text of several lines is followed by a colon, as if it were a key. Put the value in quotes, or indent it.</source>
        <translation>第 {line} 行：多行文本后面跟着冒号，好像它是一个键。请用引号括起该值，或缩进它。</translation>
    </message>
    <message>
        <source>Line {line}: the value holds “: ” or ends in a colon, which starts a second key on the same line. Put the value in quotes.</source>
        <translation>第 {line} 行：值中含有“: ”或以冒号结尾，会在同一行开始第二个键。请用引号括起该值。</translation>
    </message>
    <message>
        <source>Line {line}: a value that starts with “&amp;” or “!” is a mark of YAML that cannot stand there. Put the value in quotes.</source>
        <translation>第 {line} 行：以“&amp;”或“!”开头的值是 YAML 标记，不能出现在那里。请用引号括起该值。</translation>
    </message>
    <message>
        <source>Line {line}: a value cannot start with this character; YAML keeps it for itself. Put the value in quotes.</source>
        <translation>第 {line} 行：值不能以此字符开头，它是 YAML 的保留字符。请用引号括起该值。</translation>
    </message>
    <message>
        <source>Line {line}: “...” ends the header, but more text follows. Remove the line.</source>
        <translation>第 {line} 行：“...”结束了文件头，但后面还有文本。请删除该行。</translation>
    </message>
    <message>
        <source>Line {line}: a tab stands where only spaces may indent. Use spaces.</source>
        <translation>第 {line} 行：只能用空格缩进的地方用了制表符。请改用空格。</translation>
    </message>
    <message>
        <source>Line {line}: a value that starts with “!” names a type that does not fit or does not exist. Put the value in quotes.</source>
        <translation>第 {line} 行：以“!”开头的值指定了不匹配或不存在的类型。请用引号括起该值。</translation>
    </message>
    <message>
        <source>The header is nested too deeply to be read. Simplify it.</source>
        <translation>文件头嵌套过深，无法读取。请简化。</translation>
    </message>
    <message>
        <source>Line {line}: text follows behind a closed quote or bracket. Put the whole value in quotes.</source>
        <translation>第 {line} 行：引号或括号闭合之后还有文本。请用引号括起整个值。</translation>
    </message>
    <message>
        <source>Line {line}: a “[” or “{{” is not closed. Close it, or put the value in quotes.</source>
        <translation>第 {line} 行：“[”或“{{”没有闭合。请补上，或用引号括起该值。</translation>
    </message>
    <message>
        <source>Line {line}: a quote is not closed, or its text goes on without being indented. Close the quote.</source>
        <translation>第 {line} 行：引号没有闭合，或其文本换行后没有缩进。请补上引号。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The agent’s identity; the file may be called differently. Small letters and hyphens are advised; a leading hyphen or a colon makes Claude Code skip the file.</source>
        <translation>代理的标识，可以与文件名不同。建议用小写字母和连字符；以连字符开头或含冒号会使 Claude Code 跳过此文件。</translation>
    </message>
    <message>
        <source>Not set — the file is skipped as documentation</source>
        <translation>未设置：文件被当作说明文档跳过</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Tells Claude when to start this agent. Without it the file is skipped.</source>
        <translation>告诉 Claude 何时启动此代理。没有描述，文件会被跳过。</translation>
    </message>
    <message>
        <source>Not set — the file is skipped</source>
        <translation>未设置：文件被跳过</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Only these. Names are exact; “mcp__server” means every tool of that server. Text in brackets limits nothing here.</source>
        <translation>仅限这些工具，名称须完全一致；“mcp__server”代表该服务器的所有工具。括号中的文本在此不起限制作用。</translation>
    </message>
    <message>
        <source>Not set — every tool a subagent may have</source>
        <translation>未设置：子代理可有的所有工具</translation>
    </message>
    <message>
        <source>Disallowed tools</source>
        <translation>禁用的工具</translation>
    </message>
    <message>
        <source>Taken away before the list above is read. “mcp__server” takes a whole server, “mcp__*” all of them. Text in brackets takes the whole tool.</source>
        <translation>在读取上面的列表之前先移除。“mcp__server”移除整个服务器，“mcp__*”移除所有服务器。带括号的条目会移除整个工具。</translation>
    </message>
    <message>
        <source>Not set — nothing is taken away</source>
        <translation>未设置：不移除任何工具</translation>
    </message>
    <message>
        <source>A family (sonnet, opus, haiku, fable), “inherit” for the main conversation’s model, or a full model ID.</source>
        <translation>模型系列（sonnet、opus、haiku、fable）、表示沿用主对话模型的“inherit”，或完整的模型 ID。</translation>
    </message>
    <message>
        <source>Not set — the variable’s model if there is one, else the main conversation’s</source>
        <translation>未设置：使用环境变量指定的模型，没有则用主对话的模型</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>权限模式</translation>
    </message>
    <message>
        <source>Which calls wait for approval. A parent in “acceptEdits”, “auto” or “bypassPermissions” forces its own mode on the agent.</source>
        <translation>哪些调用要等待批准。父会话处于“acceptEdits”、“auto”或“bypassPermissions”时，会强制代理采用它的模式。</translation>
    </message>
    <message>
        <source>Ask before edits, commands and network</source>
        <translation>编辑、运行命令和联网前询问</translation>
    </message>
    <message>
        <source>Edit in the working folder without asking</source>
        <translation>在工作文件夹内编辑时不询问</translation>
    </message>
    <message>
        <source>Let a classifier decide instead of asking</source>
        <translation>由分类器判断，不询问</translation>
    </message>
    <message>
        <source>Never ask, refuse instead</source>
        <translation>从不询问，直接拒绝</translation>
    </message>
    <message>
        <source>Never ask, allow everything</source>
        <translation>从不询问，全部允许</translation>
    </message>
    <message>
        <source>Plan only</source>
        <translation>仅规划</translation>
    </message>
    <message>
        <source>Not set — the parent’s mode</source>
        <translation>未设置：父会话的模式</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>推理强度</translation>
    </message>
    <message>
        <source>How hard the model works; which levels exist depends on it.</source>
        <translation>模型投入的推理量；可用的级别取决于模型。</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Extra high</source>
        <translation>很高</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Not set — the session’s effort</source>
        <translation>未设置：会话的推理强度</translation>
    </message>
    <message>
        <source>Most turns</source>
        <translation>最多轮次</translation>
    </message>
    <message>
        <source>The agent stops after this many turns.</source>
        <translation>代理在达到此轮数后停止。</translation>
    </message>
    <message>
        <source>Not set — no limit</source>
        <translation>未设置：无限制</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Their text is put into the agent’s prompt at the start; they grant no tools. Missing or disabled ones are passed over.</source>
        <translation>启动时其文本会放入代理的提示词；它们不授予工具。缺失或停用的会被忽略。</translation>
    </message>
    <message>
        <source>Not set — none</source>
        <translation>未设置：无</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>Names of the session’s servers, or servers described here that start with the agent. Those of a project file start only in a trusted folder.</source>
        <translation>会话中服务器的名称，或在此描述、随代理一同启动的服务器。项目文件中的服务器只在受信任的文件夹中启动。</translation>
    </message>
    <message>
        <source>Not set — only the session’s servers</source>
        <translation>未设置：仅会话的服务器</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>钩子</translation>
    </message>
    <message>
        <source>As in the settings; they run only while this agent works.</source>
        <translation>写法与设置中相同，仅在此代理工作时运行。</translation>
    </message>
    <message>
        <source>Not set — none of its own</source>
        <translation>未设置：没有自己的钩子</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Keeps notes between runs. It switches Read, Write and Edit on, also next to a list that leaves them out.</source>
        <translation>在多次运行之间保留笔记。它会启用 Read、Write 和 Edit，即使列表中没有它们。</translation>
    </message>
    <message>
        <source>For all projects</source>
        <translation>所有项目</translation>
    </message>
    <message>
        <source>For this project, shared</source>
        <translation>此项目，共享</translation>
    </message>
    <message>
        <source>For this project, on this machine</source>
        <translation>此项目，仅本机</translation>
    </message>
    <message>
        <source>Not set — no memory</source>
        <translation>未设置：没有记忆</translation>
    </message>
    <message>
        <source>Always in the background</source>
        <translation>始终在后台</translation>
    </message>
    <message>
        <source>In the background only a fixed set of tools is left.</source>
        <translation>在后台只保留固定的一组工具。</translation>
    </message>
    <message>
        <source>Not set — decided at each start</source>
        <translation>未设置：每次启动时决定</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>隔离</translation>
    </message>
    <message>
        <source>Lets the agent work in a copy of the repository.</source>
        <translation>让代理在仓库的副本中工作。</translation>
    </message>
    <message>
        <source>In a git worktree of its own</source>
        <translation>在自己的 git 工作树中</translation>
    </message>
    <message>
        <source>Not set — in the session’s folder</source>
        <translation>未设置：在会话的文件夹中</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Only for display.</source>
        <translation>仅用于显示。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Not set — chosen by Claude Code</source>
        <translation>未设置：由 Claude Code 选择</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>首条消息</translation>
    </message>
    <message>
        <source>Sent at the start when the agent runs the main conversation; else unused.</source>
        <translation>代理作为主对话运行时，在开始时发送；其他情况下不用。</translation>
    </message>
    <message>
        <source>Leave out CLAUDE.md</source>
        <translation>不读取 CLAUDE.md</translation>
    </message>
    <message>
        <source>Known since version 2.1.271.</source>
        <translation>自 2.1.271 版起支持。</translation>
    </message>
    <message>
        <source>Not set — the agent reads CLAUDE.md</source>
        <translation>未设置：代理会读取 CLAUDE.md</translation>
    </message>
    <message>
        <source>Experimental</source>
        <translation>实验性</translation>
    </message>
    <message>
        <source>Only “cacheTtl” (5m or 1h) counts; known since 2.1.248.</source>
        <translation>只有“cacheTtl”（5m 或 1h）有效；自 2.1.248 版起支持。</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>The text below the header is the agent’s system prompt, taken as it is.</source>
        <translation>文件头下方的文本原样作为代理的系统提示词。</translation>
    </message>
    <message>
        <source>Reads a file.</source>
        <translation>读取文件。</translation>
    </message>
    <message>
        <source>Searches the contents of files.</source>
        <translation>搜索文件内容。</translation>
    </message>
    <message>
        <source>Finds files by their names.</source>
        <translation>按名称查找文件。</translation>
    </message>
    <message>
        <source>Asks a language server about code; needs a plugin.</source>
        <translation>向语言服务器查询代码，需要插件。</translation>
    </message>
    <message>
        <source>Changes a part of a file.</source>
        <translation>更改文件的一部分。</translation>
    </message>
    <message>
        <source>Writes a whole file.</source>
        <translation>写入整个文件。</translation>
    </message>
    <message>
        <source>Changes a cell of a notebook.</source>
        <translation>更改笔记本的一个单元格。</translation>
    </message>
    <message>
        <source>Runs a shell command.</source>
        <translation>运行 shell 命令。</translation>
    </message>
    <message>
        <source>Runs a PowerShell command.</source>
        <translation>运行 PowerShell 命令。</translation>
    </message>
    <message>
        <source>Watches a command or a connection.</source>
        <translation>监视一个命令或连接。</translation>
    </message>
    <message>
        <source>Fetches a page from the web.</source>
        <translation>获取网页。</translation>
    </message>
    <message>
        <source>Searches the web.</source>
        <translation>搜索网络。</translation>
    </message>
    <message>
        <source>Starts a subagent; older files call it Task.</source>
        <translation>启动子代理；旧文件中称为 Task。</translation>
    </message>
    <message>
        <source>Runs a workflow; subagents never get it.</source>
        <translation>运行工作流；子代理永远没有此工具。</translation>
    </message>
    <message>
        <source>Uses a skill.</source>
        <translation>使用技能。</translation>
    </message>
    <message>
        <source>Finds tools that are offered on demand.</source>
        <translation>查找按需提供的工具。</translation>
    </message>
    <message>
        <source>Asks you; subagents never get it.</source>
        <translation>向你提问；子代理永远没有此工具。</translation>
    </message>
    <message>
        <source>Sends a message to another agent.</source>
        <translation>给另一个代理发消息。</translation>
    </message>
    <message>
        <source>Keeps a list of steps.</source>
        <translation>维护步骤清单。</translation>
    </message>
    <message>
        <source>Proposes a plan; only with plan mode.</source>
        <translation>提出计划；仅限计划模式。</translation>
    </message>
    <message>
        <source>Moves into a git worktree.</source>
        <translation>进入 git 工作树。</translation>
    </message>
    <message>
        <source>Leaves a git worktree.</source>
        <translation>离开 git 工作树。</translation>
    </message>
    <message>
        <source>Publishes a page.</source>
        <translation>发布页面。</translation>
    </message>
    <message>
        <source>Lists what MCP servers offer to read.</source>
        <translation>列出 MCP 服务器可供读取的内容。</translation>
    </message>
    <message>
        <source>Reads from an MCP server.</source>
        <translation>从 MCP 服务器读取。</translation>
    </message>
    <message>
        <source>Taken from the file name</source>
        <translation>取自文件名</translation>
    </message>
    <message>
        <source>“{file}” is no valid JSON object, so none of its rules are taken into account here. Mend the file.</source>
        <translation>“{file}”不是有效的 JSON 对象，其中的规则在此一概不计。请修正该文件。</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark. Claude Code before 2.1.239 then finds no header and passes the file over without a word. Remove the mark.</source>
        <translation>文件以字节顺序标记（BOM）开头。2.1.239 之前的 Claude Code 因此找不到文件头，会跳过此文件且不作提示。请去掉该标记。</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>去掉字节顺序标记（BOM）</translation>
    </message>
    <message>
        <source>The header is never closed, so Claude Code finds no header and passes the file over without a word; in a plugin it would load with every tool. Add a line “---” below the last field.</source>
        <translation>文件头没有结束，Claude Code 因此找不到文件头，会跳过此文件且不作提示；若在插件中，则会加载并拥有所有工具。请在最后一个字段下方加一行“---”。</translation>
    </message>
    <message>
        <source>The header starts on line {line}, it has to start on line 1. Claude Code takes the file for documentation and passes it over without a word; in a plugin it would load with every tool. Remove what stands before “---”.</source>
        <translation>文件头从第 {line} 行开始，但必须从第 1 行开始。Claude Code 把此文件当作说明文档跳过，且不作提示；若在插件中，则会加载并拥有所有工具。请删除“---”之前的内容。</translation>
    </message>
    <message>
        <source>Remove what stands before the header</source>
        <translation>删除文件头之前的内容</translation>
    </message>
    <message>
        <source>Move that text below the header</source>
        <translation>把那段文本移到文件头下方</translation>
    </message>
    <message>
        <source>There is no header at the top, but a YAML block with a name on line {line}. Claude Code reads only the top of the file and passes this one over. Move the block to the top.</source>
        <translation>文件开头没有文件头，但第 {line} 行有一个带名称的 YAML 块。Claude Code 只读文件开头，会跳过此文件。请把该块移到开头。</translation>
    </message>
    <message>
        <source>Make that block the header</source>
        <translation>把该块作为文件头</translation>
    </message>
    <message>
        <source>Lines end in a bare carriage return; Claude Code finds no line end behind the first “---” and so no header. Use ordinary line ends.</source>
        <translation>行尾只有回车符；Claude Code 在第一个“---”后面找不到行尾，因此找不到文件头。请使用普通的行尾。</translation>
    </message>
    <message>
        <source>Use ordinary line ends</source>
        <translation>使用普通的行尾</translation>
    </message>
    <message>
        <source>“---” stands in the middle of line {line}. Claude Code 2.1.168 ends the header right there, so everything below is lost to it; what newer versions do is not documented. Use other dashes, such as “—”.</source>
        <translation>第 {line} 行的中间有“---”。Claude Code 2.1.168 会就此结束文件头，其后的内容全部读不到；更新版本的行为没有文档说明。请改用其他破折号，例如“—”。</translation>
    </message>
    <message>
        <source>The “---” that closes the header does not start its line ({line}). Claude Code 2.1.168 accepts that; what newer versions do is not documented. Put it at the start of a line.</source>
        <translation>结束文件头的“---”不在行首（第 {line} 行）。Claude Code 2.1.168 接受这种写法；更新版本的行为没有文档说明。请把它放到行首。</translation>
    </message>
    <message>
        <source>Line {line} holds bytes that are not UTF-8; Claude Code shows “�” in their place. Save the file as UTF-8.</source>
        <translation>第 {line} 行含有不是 UTF-8 的字节，Claude Code 会显示为“�”。请把文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>Line {line} of the header is no valid YAML ({detail}), so Claude Code reads none of its fields and passes the file over; only the debug log says so. In a plugin it would load under its file name, with a placeholder description and every tool.</source>
        <translation>文件头第 {line} 行不是有效的 YAML（{detail}），Claude Code 因此读不到任何字段，会跳过此文件，只有调试日志会提到。若在插件中，它会以文件名加载，用占位描述，并拥有所有工具。</translation>
    </message>
    <message>
        <source>Line {line} of the header is no valid YAML ({detail}), so none of its fields count: the agent loads under its file name, with a placeholder description and every tool. As a project or user file it would not load at all.</source>
        <translation>文件头第 {line} 行不是有效的 YAML（{detail}），所有字段都不生效：代理以文件名加载，用占位描述，并拥有所有工具。若是项目或用户文件，则根本不会加载。</translation>
    </message>
    <message>
        <source>Put the text of “{key}” in quotes</source>
        <translation>用引号括起“{key}”的文本</translation>
    </message>
    <message>
        <source>Write “{key}” as a block of text</source>
        <translation>把“{key}”写成文本块</translation>
    </message>
    <message>
        <source>The header is not written as “key: value” lines, so it has no name and Claude Code passes the file over without a word. Write each field on a line of its own.</source>
        <translation>文件头不是“key: value”的写法，因此没有名称，Claude Code 会跳过此文件且不作提示。请每个字段写一行。</translation>
    </message>
    <message>
        <source>The header is indented with tabs. Claude Code 2.1.168 then reads it with two blanks for each tab; other readers refuse it. Use blanks.</source>
        <translation>文件头用制表符缩进。Claude Code 2.1.168 把每个制表符当作两个空格读取，其他读取方会拒绝。请使用空格。</translation>
    </message>
    <message>
        <source>Replace tabs in the header by blanks</source>
        <translation>把文件头中的制表符替换为空格</translation>
    </message>
    <message>
        <source>“{key}” is given more than once. Which one Claude Code takes is not documented; here the last one counts. Remove the others.</source>
        <translation>“{key}”出现了多次。Claude Code 采用哪一个没有文档说明，此处以最后一个为准。请删除其余的。</translation>
    </message>
    <message>
        <source>The header uses anchors, aliases or merged keys. How Claude Code reads them is not documented. Write the values out.</source>
        <translation>文件头使用了锚点、别名或合并键。Claude Code 如何读取它们没有文档说明。请直接写出值。</translation>
    </message>
    <message>
        <source>null</source>
        <translation>空值</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>布尔值</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>“{written}” is a text in YAML 1.2, which Claude Code reads, but true or false in YAML 1.1, which many other tools read. Put it in quotes.</source>
        <translation>“{written}”在 Claude Code 采用的 YAML 1.2 中是文本，但在许多其他工具采用的 YAML 1.1 中是 true 或 false。请用引号括起来。</translation>
    </message>
    <message>
        <source>The name starts with a hyphen, so Claude Code does not load the file; only the debug log says so. Start it with a letter.</source>
        <translation>名称以连字符开头，Claude Code 不会加载此文件，只有调试日志会提到。请以字母开头。</translation>
    </message>
    <message>
        <source>The name has a colon, so Claude Code since 2.1.218 does not load the file: colons are for agents of plugins. Use hyphens.</source>
        <translation>名称含有冒号，Claude Code 自 2.1.218 版起不加载此文件：冒号专用于插件的代理。请改用连字符。</translation>
    </message>
    <message>
        <source>The name has {length} characters; Claude Code does not load files with more than {limit}. Shorten it.</source>
        <translation>名称有 {length} 个字符；超过 {limit} 个字符的文件，Claude Code 不会加载。请缩短。</translation>
    </message>
    <message>
        <source>The file has no header with a name, so Claude Code takes it for documentation and offers no agent; in a plugin it would load with every tool. That is fine for a readme elsewhere.</source>
        <translation>该文件没有带名称的文件头，因此 Claude Code 把它当作文档，不提供代理；若在插件中，它会带着全部工具加载。在别处作为自述文件没有问题。</translation>
    </message>
    <message>
        <source>The header has no “name”, so Claude Code takes the file for documentation and passes it over without a word; in a plugin it would load under its file name. Add a name.</source>
        <translation>文件头没有“name”，因此 Claude Code 把该文件当作文档，悄悄跳过；若在插件中，它会以文件名加载。请添加名称。</translation>
    </message>
    <message>
        <source>“{written}” is no text in YAML (it is a {kind}), so the name counts as missing and Claude Code passes the file over without a word; in a plugin it would load under its file name. Put it in quotes.</source>
        <translation>“{written}”在 YAML 中不是文本（而是 {kind}），因此视为没有名称，Claude Code 悄悄跳过该文件；若在插件中，它会以文件名加载。请加上引号。</translation>
    </message>
    <message>
        <source>The name is empty, so Claude Code passes the file over without a word; in a plugin it would load under its file name. Give it a name.</source>
        <translation>名称为空，因此 Claude Code 悄悄跳过该文件；若在插件中，它会以文件名加载。请给它一个名称。</translation>
    </message>
    <message>
        <source>There is no description, so Claude Code does not load the file; only the debug log says so. In a plugin it would load with a placeholder. Say when the agent should be used.</source>
        <translation>没有描述，因此 Claude Code 不加载该文件，只在调试日志中说明。若在插件中，它会以占位描述加载。请说明何时应使用该代理。</translation>
    </message>
    <message>
        <source>The description “{written}” is no text in YAML (it is a {kind}). How Claude Code takes that is not documented; here it counts as missing, and a file without a description is not loaded. Put it in quotes.</source>
        <translation>描述“{written}”在 YAML 中不是文本（而是 {kind}）。Claude Code 如何处理没有文档说明；此处视为缺失，而没有描述的文件不会加载。请用引号括起来。</translation>
    </message>
    <message>
        <source>There is no usable “name”, so this agent of a plugin is called “{name}” after its file. As a project or user file it would be passed over.</source>
        <translation>没有可用的“name”，此插件代理因此以文件名“{name}”命名。若是项目或用户文件，则会被跳过。</translation>
    </message>
    <message>
        <source>There is no usable description, so Claude sees “{description}” and hardly knows when to use the agent. Write a description.</source>
        <translation>没有可用的描述，Claude 看到的是“{description}”，很难知道何时使用此代理。请写一段描述。</translation>
    </message>
    <message>
        <source>A name like this makes Claude Code skip project and user files; whether it skips a plugin’s file is not documented. Use small letters and hyphens.</source>
        <translation>这样的名称会使 Claude Code 跳过项目和用户文件；是否也会跳过插件的文件，没有文档说明。请使用小写字母和连字符。</translation>
    </message>
    <message>
        <source>The description is written over several lines. That is valid and read here as Claude Code reads it today; some older versions, which are not documented, did not show such agents.</source>
        <translation>描述写成了多行。这是有效的，此处按目前的 Claude Code 读取；有些旧版本（无文档说明）不显示这样的代理。</translation>
    </message>
    <message>
        <source>Claude Code {version} does not know “{key}” and ignores it without a word.</source>
        <translation>Claude Code {version} 不认识“{key}”，会忽略它且不作提示。</translation>
    </message>
    <message>
        <source>“{key}” is known only since Claude Code 2.1.{patch}; {version} ignores it without a word.</source>
        <translation>“{key}”自 Claude Code 2.1.{patch} 起才支持；{version} 会忽略它且不作提示。</translation>
    </message>
    <message>
        <source>Claude Code does not know “{key}” and ignores it without a word; “{meant}” is probably meant.</source>
        <translation>Claude Code 不认识“{key}”，会忽略它且不作提示；可能是想写“{meant}”。</translation>
    </message>
    <message>
        <source>Claude Code does not know “{key}” and ignores it without a word, so nothing limits the tools: the agent gets every tool. Write “{meant}”.</source>
        <translation>Claude Code 不认识“{key}”，会忽略它且不作提示，因此工具不受任何限制：代理会得到所有工具。请写“{meant}”。</translation>
    </message>
    <message>
        <source>Rename “{key}” to “{meant}”</source>
        <translation>把“{key}”改名为“{meant}”</translation>
    </message>
    <message>
        <source>“prompt” in the header is ignored; only the text below the header is the agent’s instructions, and that is empty. Move the text there.</source>
        <translation>文件头中的“prompt”会被忽略；只有文件头下方的文本才是代理的指令，而那里是空的。请把文本移到那里。</translation>
    </message>
    <message>
        <source>There is no text below the header, so the agent starts without instructions.</source>
        <translation>文件头下方没有文本，代理启动时没有指令。</translation>
    </message>
    <message>
        <source>Claude Code does not accept this value of “{key}” and goes on as if it were not set. These words are possible, in exactly this spelling: {choices}.</source>
        <translation>Claude Code 不接受“{key}”的这个值，按未设置处理。可用的词如下，拼写须完全一致：{choices}。</translation>
    </message>
    <message>
        <source>Claude Code does not accept this value of “{key}” and goes on as if it were not set. Use a whole number above 0.</source>
        <translation>Claude Code 不接受“{key}”的这个值，按未设置处理。请使用大于 0 的整数。</translation>
    </message>
    <message>
        <source>Claude Code does not accept this value of “{key}” and goes on as if it were not set. Write true, or remove the line.</source>
        <translation>Claude Code 不接受“{key}”的这个值，按未设置处理。请写 true，或删除该行。</translation>
    </message>
    <message>
        <source>The value of “{key}” is no text, and Claude Code goes on as if it were not set. Put it in quotes.</source>
        <translation>“{key}”的值不是文本，Claude Code 按未设置处理。请用引号括起来。</translation>
    </message>
    <message>
        <source>The value of “{key}” is no list, and Claude Code goes on as if it were not set. Write one entry a line, each with “- ” in front.</source>
        <translation>“{key}”的值不是列表，Claude Code 按未设置处理。请每行写一个条目，前面加“- ”。</translation>
    </message>
    <message>
        <source>The value of “{key}” has another form than Claude Code reads, and it goes on as if it were not set. Write it as in the settings, indented below the key.</source>
        <translation>“{key}”的值不是 Claude Code 能读取的形式，按未设置处理。请按设置中的写法，缩进写在该键下方。</translation>
    </message>
    <message>
        <source>“tools” is no list of names, so Claude Code goes on as if it were not set: the agent gets every tool. Write the names with commas.</source>
        <translation>“tools”不是名称列表，Claude Code 按未设置处理：代理会得到所有工具。请用逗号分隔各名称。</translation>
    </message>
    <message>
        <source>Some entries of “{key}” are not of the right kind and are dropped one by one.</source>
        <translation>“{key}”的某些条目类型不对，会被逐个丢弃。</translation>
    </message>
    <message>
        <source>“{key}” has no effect in an agent of a plugin. To use it, copy the agent to your own agents or to the project.</source>
        <translation>“{key}”在插件的代理中不起作用。如需使用，请把代理复制到自己的代理或项目中。</translation>
    </message>
    <message>
        <source>“{model}” is none of Claude Code’s model words and does not look like one of its model IDs. It is passed on as it is; whether the start then fails or another model steps in is not documented.</source>
        <translation>“{model}”不是 Claude Code 的模型名，看起来也不像它的模型 ID。它会原样传递；之后是启动失败还是改用其他模型，没有文档说明。</translation>
    </message>
    <message>
        <source>“{model}” works as the main model; whether it works in a definition is not documented.</source>
        <translation>“{model}”可以用作主模型；能否用在定义中没有文档说明。</translation>
    </message>
    <message>
        <source>Since 2.1.267 an agent never gets “bypassPermissions” by asking for it: it keeps its parent’s mode. Only a parent in that mode passes it on.</source>
        <translation>自 2.1.267 版起，代理无法自行取得“bypassPermissions”，而是保持父会话的模式。只有处于该模式的父会话才会传给它。</translation>
    </message>
    <message>
        <source>“{entry}” grants all of {tool}: the part in brackets has no effect here (seen on 2.1.270). To allow only some calls, use a deny rule in the settings or a PreToolUse hook.</source>
        <translation>“{entry}”授予整个 {tool}：括号中的部分在此不起作用（见于 2.1.270）。如需只允许部分调用，请在设置中使用拒绝规则，或使用 PreToolUse 钩子。</translation>
    </message>
    <message>
        <source>“{entry}” is one entry, as commas in brackets separate nothing, and grants all of {tool}: the part in brackets has no effect here (seen on 2.1.270). To allow only some calls, use a deny rule in the settings or a PreToolUse hook.</source>
        <translation>“{entry}”是一个条目（括号中的逗号不起分隔作用），授予整个 {tool}：括号中的部分在此不起作用（见于 2.1.270）。如需只允许部分调用，请在设置中使用拒绝规则，或使用 PreToolUse 钩子。</translation>
    </message>
    <message>
        <source>Whether the part in brackets of “{entry}” limits {tool} is not documented; for Bash it does not (seen on 2.1.270). Count on all of {tool}; to allow only some calls, use a deny rule in the settings or a PreToolUse hook.</source>
        <translation>“{entry}”中括号里的部分是否限定 {tool}，没有文档说明；对 Bash 不起限定作用（见于 2.1.270）。请按整个 {tool} 都被授予来考虑；如需只允许部分调用，请在设置中使用拒绝规则，或使用 PreToolUse 钩子。</translation>
    </message>
    <message>
        <source>“{entry}” takes all of {tool} away, not only what stands in brackets. To forbid only some calls, use a deny rule in the settings.</source>
        <translation>“{entry}”移除整个 {tool}，而不只是括号中的部分。如需只禁止部分调用，请在设置中使用拒绝规则。</translation>
    </message>
    <message>
        <source>The list of agents in “{entry}” is ignored in a subagent: it may start any agent. The list counts only when this agent runs the main conversation.</source>
        <translation>“{entry}”中的代理列表在子代理中被忽略：它可以启动任何代理。只有此代理作为主对话运行时，该列表才有效。</translation>
    </message>
    <message>
        <source>Claude Code {version} has no tool “{entry}”, so this entry gives nothing. Check the name; capital letters count.</source>
        <translation>Claude Code {version} 没有工具“{entry}”，此条目不起作用。请检查名称，注意区分大小写。</translation>
    </message>
    <message>
        <source>Claude Code has no tool “{entry}”, so this entry gives nothing; “{meant}” is probably meant. Capital letters count.</source>
        <translation>Claude Code 没有工具“{entry}”，此条目不起作用；可能是想写“{meant}”。区分大小写。</translation>
    </message>
    <message>
        <source>“{entry}” was a tool of older versions. Whether Claude Code still takes the name for a tool of today is not documented; take the entry out, or write today’s name.</source>
        <translation>“{entry}”是旧版本的工具。Claude Code 是否仍把此名称当作如今的某个工具，没有文档说明；请删除此条目，或写如今的名称。</translation>
    </message>
    <message>
        <source>Claude Code knows none of the listed tools, so it refuses to start this agent. Correct the names.</source>
        <translation>列出的工具 Claude Code 一个都不认识，因此拒绝启动此代理。请更正名称。</translation>
    </message>
    <message>
        <source>All listed tools are names of older versions. If Claude Code no longer knows them, which is not documented, it refuses to start this agent. Write today’s names.</source>
        <translation>列出的工具全是旧版本的名称。如果 Claude Code 已不认识它们（没有文档说明），就会拒绝启动此代理。请写如今的名称。</translation>
    </message>
    <message>
        <source>No subagent ever gets {entries}, also when listed; only an agent that runs the main conversation may.</source>
        <translation>任何子代理都不会得到 {entries}，即使列出也一样；只有运行主对话的代理才可以有。</translation>
    </message>
    <message>
        <source>Write “{meant}”</source>
        <translation>改为“{meant}”</translation>
    </message>
    <message>
        <source>Drop the part in brackets</source>
        <translation>去掉括号中的部分</translation>
    </message>
    <message>
        <source>The tools are separated by blanks or line ends only. Recent versions were seen to split there; older ones take “{written}” for one tool that does not exist. Use commas.</source>
        <translation>各工具之间只用空格或换行分隔。较新的版本会在那里拆分；旧版本把“{written}”当作一个不存在的工具。请使用逗号。</translation>
    </message>
    <message>
        <source>Separate the tools by commas</source>
        <translation>用逗号分隔工具</translation>
    </message>
    <message>
        <source>“{written}” does not mean every tool: Claude Code looks for tools of these names, finds none and refuses to start the agent (since 2.1.208). Remove the line, then it gets every tool.</source>
        <translation>“{written}”并不表示所有工具：Claude Code 会查找这些名称的工具，找不到就拒绝启动此代理（自 2.1.208 版起）。请删除该行，代理就会得到所有工具。</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>删除此行</translation>
    </message>
    <message>
        <source>“tools” is empty. Whether that means no tools or every tool is not settled: the documentation and tests by others disagree. Remove the line for every tool, or list at least one.</source>
        <translation>“tools”为空。这表示没有工具还是所有工具，尚无定论：文档与他人的测试不一致。如需所有工具请删除该行，否则至少列出一个。</translation>
    </message>
    <message>
        <source>An empty list means no tools by the documentation, yet one test by others saw every tool. To be safe, list one harmless tool.</source>
        <translation>按文档，空列表表示没有工具，但他人的一次测试却得到了所有工具。保险起见，请列出一个无害的工具。</translation>
    </message>
    <message>
        <source>What “{entry}” does in “{key}” is not documented. Name the server (“mcp__server”) or single tools.</source>
        <translation>“{entry}”在“{key}”中的作用没有文档说明。请写服务器（“mcp__server”）或单个工具的名称。</translation>
    </message>
    <message>
        <source>“memory” switches Read, Write and Edit on, although the list leaves {missing} out: the agent can change files.</source>
        <translation>“memory”会启用 Read、Write 和 Edit，尽管列表中没有 {missing}：代理可以更改文件。</translation>
    </message>
    <message>
        <source>“{name}” is defined more than once in the same folder, also in “{other}”. Claude Code keeps one of them, by the order in which the system lists files: which one is not defined. Rename one.</source>
        <translation>“{name}”在同一文件夹中定义了多次，另一处是“{other}”。Claude Code 只保留其中一个，取决于系统列出文件的顺序，无法确定。请重命名其中一个。</translation>
    </message>
    <message>
        <source>“{name}” is also defined in “{other}”, and it is not documented which of the two counts. Rename one.</source>
        <translation>“{name}”在“{other}”中也有定义，以哪个为准没有文档说明。请重命名其中一个。</translation>
    </message>
    <message>
        <source>“{winner}” ({scope}) has the same name and counts instead of this file.</source>
        <translation>“{winner}”（{scope}）同名并优先，此文件不生效。</translation>
    </message>
    <message>
        <source>managed</source>
        <translation>受管理</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>This is the same file as “{other}”; Claude Code reads it once.</source>
        <translation>这与“{other}”是同一个文件，Claude Code 只读取一次。</translation>
    </message>
    <message>
        <source>“{other}” differs from this name only in capitals or separators, so a loosely written request finds neither. Rename one.</source>
        <translation>“{other}”与此名称只在大小写或分隔符上不同，写得不精确的请求两个都找不到。请重命名其中一个。</translation>
    </message>
    <message>
        <source>The organisation’s settings allow agents from plugins only, so this file is not loaded.</source>
        <translation>组织的设置只允许来自插件的代理，因此不加载此文件。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SIMPLE is set, so Claude Code reads no definition files at all.</source>
        <translation>设置了 CLAUDE_CODE_SIMPLE，因此 Claude Code 不读取任何定义文件。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SAFE_MODE is set, so Claude Code loads no custom agents.</source>
        <translation>设置了 CLAUDE_CODE_SAFE_MODE，因此 Claude Code 不加载自定义代理。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS removes this built-in agent.</source>
        <translation>CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS 移除了此内置代理。</translation>
    </message>
    <message>
        <source>CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS removes the built-in agents.</source>
        <translation>CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS 移除了内置代理。</translation>
    </message>
    <message>
        <source>The folder lies outside the way from the working folder up to the repository’s root, so the file is not loaded.</source>
        <translation>此文件夹不在工作文件夹到仓库根目录的路径上，因此不加载此文件。</translation>
    </message>
    <message>
        <source>CLAUDE_CONFIG_DIR moves the user’s agents elsewhere; this file is not loaded.</source>
        <translation>CLAUDE_CONFIG_DIR 把用户的代理移到了别处，不加载此文件。</translation>
    </message>
    <message>
        <source>The plugin is switched off in the settings, so this file is not loaded.</source>
        <translation>此插件在设置中已关闭，因此不加载此文件。</translation>
    </message>
    <message>
        <source>This copy of the plugin is not the installed one (an older version, or removed), so the file is not loaded.</source>
        <translation>这份插件不是已安装的那份（旧版本或已移除），因此不加载此文件。</translation>
    </message>
    <message>
        <source>The descriptions of all agents together are about {tokens} tokens, more than {limit}: Claude Code warns at the start; all still load. Shorten the longest ones.</source>
        <translation>所有代理的描述合计约 {tokens} 个 token，超过 {limit}：Claude Code 启动时会警告，但仍会全部加载。请缩短最长的描述。</translation>
    </message>
    <message>
        <source>Give the agent a name.</source>
        <translation>请为代理命名。</translation>
    </message>
    <message>
        <source>“{name}” cannot be used as a file name. Use letters, digits, hyphens and underscores.</source>
        <translation>“{name}”不能用作文件名。请使用字母、数字、连字符和下划线。</translation>
    </message>
    <message>
        <source>A name cannot have line breaks. Write it on one line.</source>
        <translation>名称不能含换行，请写成一行。</translation>
    </message>
    <message>
        <source>“{name}” then replaces the built-in agent of this name.</source>
        <translation>“{name}”随后会替换同名的内置代理。</translation>
    </message>
    <message>
        <source>“{name}” is also the name of “{other}”; only one of the two will count.</source>
        <translation>“{name}”也是“{other}”的名称，两者只有一个会生效。</translation>
    </message>
    <message>
        <source>“{other}” counts again under the old name “{name}”.</source>
        <translation>“{other}”会以旧名称“{name}”重新生效。</translation>
    </message>
    <message>
        <source>“{field}” cannot be changed here. Change it in the raw text.</source>
        <translation>“{field}”无法在此更改。请在原始文本中更改。</translation>
    </message>
    <message>
        <source>“{key}” on line {line} is “*”: the agent has every tool already, and another name beside the star would take that away. To name tools one by one, set the whole list instead.</source>
        <translation>第 {line} 行的“{key}”为“*”：代理已拥有所有工具，在星号旁再写一个名称反而会使其失去它们。若要逐个列出工具，请改为设置整个列表。</translation>
    </message>
    <message>
        <source>Copy as JSON for --agents</source>
        <translation>复制为 --agents 所用的 JSON</translation>
    </message>
    <message>
        <source>The main conversation has this tool.</source>
        <translation>主对话有此工具。</translation>
    </message>
    <message>
        <source>A server described in the definition itself brings it; it starts with the agent.</source>
        <translation>由定义自身描述的服务器提供，随代理一同启动。</translation>
    </message>
    <message>
        <source>The session lists this tool, but it is switched off there.</source>
        <translation>会话列出了此工具，但已将其关闭。</translation>
    </message>
    <message>
        <source>The session does not have this tool; a subagent gets only what the session has.</source>
        <translation>会话没有此工具；子代理只能得到会话有的工具。</translation>
    </message>
    <message>
        <source>Claude Code {version} has no tool of this name, so the entry gives nothing.</source>
        <translation>Claude Code {version} 没有此名称的工具，此条目不起作用。</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part; whether this one is among them cannot be told.</source>
        <translation>会话的工具仅部分已知，无法判断其中是否有此工具。</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is in the session with the state “{state}” and shows no such tool, so the entry matches nothing now.</source>
        <translation>MCP 服务器“{server}”在会话中的状态是“{state}”，没有显示此工具，因此此条目目前不匹配任何内容。</translation>
    </message>
    <message>
        <source>The session has no MCP server “{server}”, so the entry matches nothing. Tools of plugin servers are called “mcp__plugin_&lt;plugin&gt;_&lt;server&gt;__&lt;tool&gt;”.</source>
        <translation>会话没有 MCP 服务器“{server}”，此条目不匹配任何内容。插件服务器的工具名为“mcp__plugin_&lt;plugin&gt;_&lt;server&gt;__&lt;tool&gt;”。</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” in the settings takes it out of the session.</source>
        <translation>设置中的拒绝规则“{rule}”把它从会话中移除。</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” in “{file}” takes it out of the session.</source>
        <translation>“{file}”中的拒绝规则“{rule}”把它从会话中移除。</translation>
    </message>
    <message>
        <source>No deny rule in the settings takes it out.</source>
        <translation>设置中没有拒绝规则移除它。</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” leaves the tool but makes matching calls fail.</source>
        <translation>拒绝规则“{rule}”保留此工具，但匹配的调用会失败。</translation>
    </message>
    <message>
        <source>No subagent ever gets this tool, not even when it is listed.</source>
        <translation>任何子代理都不会得到此工具，即使列出也一样。</translation>
    </message>
    <message>
        <source>It is not among the tools that every subagent loses.</source>
        <translation>它不属于所有子代理都会失去的工具。</translation>
    </message>
    <message>
        <source>Only a definition with “permissionMode: plan” keeps this tool.</source>
        <translation>只有含“permissionMode: plan”的定义才保留此工具。</translation>
    </message>
    <message>
        <source>The agent runs in the background, as chosen here, and this tool is not in the set that is left there.</source>
        <translation>按此处的选择，代理在后台运行，而此工具不在后台保留的工具之列。</translation>
    </message>
    <message>
        <source>“background: true” puts the agent in the background, and this tool is not in the set that is left there.</source>
        <translation>“background: true”使代理在后台运行，而此工具不在后台保留的工具之列。</translation>
    </message>
    <message>
        <source>The call asks for the background, and this tool is not in the set that is left there.</source>
        <translation>该调用要求在后台运行，而此工具不在后台保留的工具之列。</translation>
    </message>
    <message>
        <source>It is in the set that is left in the background.</source>
        <translation>它属于后台保留的工具。</translation>
    </message>
    <message>
        <source>Since 2.1.{patch} it is in the set that is left in the background.</source>
        <translation>自 2.1.{patch} 起，它属于后台保留的工具。</translation>
    </message>
    <message>
        <source>In the background this tool is gone, in the foreground it stays; Claude chooses at each start.</source>
        <translation>在后台没有此工具，在前台则保留；由 Claude 在每次启动时选择。</translation>
    </message>
    <message>
        <source>“{entry}” in “disallowedTools” takes it away, before “tools” is read.</source>
        <translation>“disallowedTools”中的“{entry}”在读取“tools”之前就移除了它。</translation>
    </message>
    <message>
        <source>“disallowedTools” does not name it.</source>
        <translation>“disallowedTools”没有提到它。</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants it.</source>
        <translation>“tools”中的“{entry}”授予它。</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants the tool; whether the part in brackets limits it is not documented.</source>
        <translation>“tools”中的“{entry}”授予该工具；括号中的部分是否起限定作用，没有文档说明。</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants every tool of this server.</source>
        <translation>“tools”中的“{entry}”授予此服务器的所有工具。</translation>
    </message>
    <message>
        <source>“tools” does not name it.</source>
        <translation>“tools”没有提到它。</translation>
    </message>
    <message>
        <source>“tools” is an empty list: no tools.</source>
        <translation>“tools”是空列表：没有工具。</translation>
    </message>
    <message>
        <source>“tools” is not set, so the agent gets every tool a subagent may have.</source>
        <translation>“tools”未设置，代理得到子代理可有的所有工具。</translation>
    </message>
    <message>
        <source>“tools” is “*”, which is the same as not set: every tool a subagent may have.</source>
        <translation>“tools”是“*”，等同于未设置：子代理可有的所有工具。</translation>
    </message>
    <message>
        <source>A fork has exactly the tools of the conversation it copies.</source>
        <translation>分叉的工具与它所复制的对话完全相同。</translation>
    </message>
    <message>
        <source>“memory: {scope}” switches it on, although “tools” does not name it.</source>
        <translation>“memory: {scope}”启用了它，尽管“tools”没有提到它。</translation>
    </message>
    <message>
        <source>A teammate always gets the tools for working together.</source>
        <translation>队友总会得到用于协作的工具。</translation>
    </message>
    <message>
        <source>The session offers it only after a search, and the agent has ToolSearch.</source>
        <translation>会话在搜索后才提供它，而代理有 ToolSearch。</translation>
    </message>
    <message>
        <source>Claude Code does not load this file, so no such agent can be started.</source>
        <translation>Claude Code 不加载此文件，无法启动这样的代理。</translation>
    </message>
    <message>
        <source>“tools” is there without a value: the documentation and tests by others disagree whether that means no tools or all.</source>
        <translation>“tools”有键无值：这表示没有工具还是所有工具，文档与他人的测试不一致。</translation>
    </message>
    <message>
        <source>Whether ExitPlanMode stays when the plan mode comes from the parent, or is replaced by the parent’s mode, is not documented.</source>
        <translation>计划模式来自父会话时，ExitPlanMode 是保留还是被父会话的模式取代，没有文档说明。</translation>
    </message>
    <message>
        <source>The October documentation no longer says whether subagents have TaskOutput.</source>
        <translation>十月的文档不再说明子代理是否有 TaskOutput。</translation>
    </message>
    <message>
        <source>In the background MCP tools stay and this one is not among the others that do; whether it counts for an MCP tool is not documented.</source>
        <translation>在后台，MCP 工具会保留，而此工具不在其他保留的工具之列；它是否算作 MCP 工具，没有文档说明。</translation>
    </message>
    <message>
        <source>Whether “memory” still switches this tool on against “disallowedTools” or an empty list is not documented.</source>
        <translation>在有“disallowedTools”或空列表的情况下，“memory”是否仍会启用此工具，没有文档说明。</translation>
    </message>
    <message>
        <source>Whether tools of the definition’s own servers come besides a list that does not name them is not documented (seen so on 2.1.220).</source>
        <translation>列表没有提到定义自身服务器的工具时，它们是否仍会加入，没有文档说明（在 2.1.220 上见过会加入）。</translation>
    </message>
    <message>
        <source>What a star in the middle of an MCP name does in this list is not documented.</source>
        <translation>MCP 名称中间的星号在此列表中的作用没有文档说明。</translation>
    </message>
    <message>
        <source>The exact tools of this built-in agent are not published.</source>
        <translation>此内置代理的确切工具没有公布。</translation>
    </message>
    <message>
        <source>For an agent that runs the main conversation it is not documented whether the tools that subagents lose are taken away.</source>
        <translation>对于作为主对话运行的代理，子代理会失去的工具是否同样被移除，没有文档说明。</translation>
    </message>
    <message>
        <source>The session offers it only after a search, and the agent does not get ToolSearch; what happens then is not documented.</source>
        <translation>会话在搜索后才提供它，而代理没有 ToolSearch；此时的行为没有文档说明。</translation>
    </message>
    <message>
        <source>The session offers it only after a search. Its tools are known only in part, so it cannot be told whether the agent gets ToolSearch.</source>
        <translation>会话只在搜索之后提供它。会话的工具只知道一部分，因此无法判断代理是否得到 ToolSearch。</translation>
    </message>
    <message>
        <source>This was a tool of older versions; whether Claude Code {version} still takes the name for a tool of today is not documented.</source>
        <translation>这是旧版本的工具；Claude Code {version} 是否仍把此名称当作如今的某个工具，没有文档说明。</translation>
    </message>
    <message>
        <source>The session does not list it, but on macOS, Linux and WSL a subagent can get it all the same; the condition cannot be seen from outside.</source>
        <translation>会话没有列出它，但在 macOS、Linux 和 WSL 上子代理仍可能得到它；其条件从外部无法看到。</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” in the settings forbids starting this agent.</source>
        <translation>设置中的拒绝规则“{rule}”禁止启动此代理。</translation>
    </message>
    <message>
        <source>A teammate’s children run in the foreground only, and this one asks for the background; the call fails.</source>
        <translation>队友的子代理只能在前台运行，而此代理要求在后台运行，调用会失败。</translation>
    </message>
    <message>
        <source>It starts without any tool: nothing of the session’s tools is left for it.</source>
        <translation>它启动时没有任何工具：会话的工具没有一个留给它。</translation>
    </message>
    <message>
        <source>It starts without any tool, because “tools” is an empty list (one test by others saw every tool).</source>
        <translation>它启动时没有任何工具，因为“tools”是空列表（他人的一次测试却得到了所有工具）。</translation>
    </message>
    <message>
        <source>It starts without any tool: “disallowedTools” takes away everything “tools” lists.</source>
        <translation>它启动时没有任何工具：“disallowedTools”移除了“tools”列出的全部工具。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had, and it starts without any tool; since 2.1.208 it is refused.</source>
        <translation>“tools”中的工具都无法获得，它启动时没有任何工具；自 2.1.208 版起会被拒绝。</translation>
    </message>
    <message>
        <source>Part of the list is taken away by “disallowedTools” and the rest cannot be had; whether the start is refused then is not documented.</source>
        <translation>列表的一部分被“disallowedTools”移除，其余的无法获得；此时是否拒绝启动，没有文档说明。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had and only “memory” adds tools; whether the start is refused then is not documented.</source>
        <translation>“tools”中的工具都无法获得，只有“memory”会加入工具；此时是否拒绝启动，没有文档说明。</translation>
    </message>
    <message>
        <source>Nothing else in “tools” can be had, and whether names of older versions still count is not documented; if not, the start is refused.</source>
        <translation>“tools”中的其他工具都无法获得，而旧版本的名称是否仍有效没有文档说明；如果无效，启动会被拒绝。</translation>
    </message>
    <message>
        <source>The session has no tools at all; whether a list is refused then is not settled.</source>
        <translation>会话没有任何工具；此时是否拒绝列表，尚无定论。</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part, so it cannot be told whether anything in “tools” can be had.</source>
        <translation>会话的工具仅部分已知，无法判断“tools”中是否有能获得的工具。</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part, so it cannot be told whether the agent gets any.</source>
        <translation>会话的工具只知道一部分，因此无法判断代理是否得到任何工具。</translation>
    </message>
    <message>
        <source>It depends on whether the agent runs in the foreground or the background.</source>
        <translation>取决于代理在前台还是后台运行。</translation>
    </message>
    <message>
        <source>“{declared}” has no effect under this parent: its “{parent}” wins. To limit the agent, take tools away instead of relying on the mode.</source>
        <translation>“{declared}”在此父会话下不起作用：父会话的“{parent}”优先。如需限制代理，请移除工具，而不要依靠模式。</translation>
    </message>
    <message>
        <source>“bypassPermissions” has no effect here: since 2.1.267 an agent keeps its parent’s mode (“{parent}”) then.</source>
        <translation>“bypassPermissions”在此不起作用：自 2.1.267 版起，这种情况下代理保持父会话的模式（“{parent}”）。</translation>
    </message>
    <message>
        <source>“bypassPermissions” has no effect here: the settings forbid it, so the parent’s “{parent}” holds.</source>
        <translation>“bypassPermissions”在此不起作用：设置禁止它，因此采用父会话的“{parent}”。</translation>
    </message>
    <message>
        <source>The agent runs in “{effective}”, which allows more than its parent’s “{parent}”.</source>
        <translation>代理以“{effective}”运行，比父会话的“{parent}”允许得更多。</translation>
    </message>
    <message>
        <source>Of {listed} listed entries only {granted} give a tool here; Claude Code starts the agent without a word. See the reason at each missing one.</source>
        <translation>列出的 {listed} 个条目中，只有 {granted} 个在此能得到工具；Claude Code 启动代理时不作提示。请查看每个缺失条目的原因。</translation>
    </message>
    <message>
        <source>The folder is not trusted, so these servers of the definition do not start: {servers}.</source>
        <translation>文件夹不受信任，因此定义中的这些服务器不会启动：{servers}。</translation>
    </message>
    <message>
        <source>Ignored, because the agent comes from a plugin: {fields}.</source>
        <translation>因代理来自插件而被忽略：{fields}。</translation>
    </message>
    <message>
        <source>“{other}” has the same name and counts; this preview shows what this file would do.</source>
        <translation>“{other}”同名并优先；此预览显示的是此文件本来的效果。</translation>
    </message>
    <message>
        <source>The fork shows Agent, but every call of it fails on the last layer.</source>
        <translation>分叉会显示 Agent，但在最后一层每次调用都会失败。</translation>
    </message>
    <message>
        <source>“{wanted}” is not in “availableModels”, so the agent runs on “{effective}” instead.</source>
        <translation>“{wanted}”不在“availableModels”中，因此代理改用“{effective}”运行。</translation>
    </message>
    <message>
        <source>“{model}” may not be a model Claude Code can reach; whether the start fails or the main conversation’s “{parent}” steps in is not documented.</source>
        <translation>Claude Code 可能无法访问模型“{model}”；之后是启动失败还是改用主对话的“{parent}”，没有文档说明。</translation>
    </message>
    <message>
        <source>A fork keeps the mode of the conversation.</source>
        <translation>分叉保持对话的模式。</translation>
    </message>
    <message>
        <source>A teammate runs in the lead’s mode.</source>
        <translation>队友以主导代理的模式运行。</translation>
    </message>
    <message>
        <source>The call sets the mode (before 2.1.212).</source>
        <translation>由调用设置模式（2.1.212 之前）。</translation>
    </message>
    <message>
        <source>The definition sets no mode, so the parent’s holds.</source>
        <translation>定义没有设置模式，因此采用父会话的模式。</translation>
    </message>
    <message>
        <source>The session does not tell its mode, and some modes win over the definition.</source>
        <translation>会话没有说明其模式，而有些模式优先于定义。</translation>
    </message>
    <message>
        <source>The parent’s mode is one that wins over every definition.</source>
        <translation>父会话的模式优先于所有定义。</translation>
    </message>
    <message>
        <source>“bypassPermissions” in a definition is not honoured since 2.1.267.</source>
        <translation>自 2.1.267 版起，定义中的“bypassPermissions”不再生效。</translation>
    </message>
    <message>
        <source>The settings forbid “bypassPermissions” (heeded since 2.1.223).</source>
        <translation>设置禁止“bypassPermissions”（自 2.1.223 版起遵守）。</translation>
    </message>
    <message>
        <source>The definition’s mode holds.</source>
        <translation>采用定义的模式。</translation>
    </message>
    <message>
        <source>The parent runs in “{mode}”.</source>
        <translation>父会话以“{mode}”运行。</translation>
    </message>
    <message>
        <source>The session does not tell its mode.</source>
        <translation>会话没有说明其模式。</translation>
    </message>
    <message>
        <source>The definition says “{mode}”.</source>
        <translation>定义写的是“{mode}”。</translation>
    </message>
    <message>
        <source>The call’s “mode: {mode}” is ignored since 2.1.212.</source>
        <translation>自 2.1.212 版起，调用中的“mode: {mode}”被忽略。</translation>
    </message>
    <message>
        <source>“auto” holds only where auto mode is available; what holds otherwise is not documented.</source>
        <translation>“auto”只在自动模式可用时有效；否则采用什么，没有文档说明。</translation>
    </message>
    <message>
        <source>Before 2.1.292 an agent got “auto” even where auto mode is not available, by mistake.</source>
        <translation>在 2.1.292 之前，即使自动模式不可用，代理也会误得“auto”。</translation>
    </message>
    <message>
        <source>The built-in Explore runs on the main conversation’s model.</source>
        <translation>内置的 Explore 使用主对话的模型运行。</translation>
    </message>
    <message>
        <source>The built-in Explore follows the main conversation, but only up to Opus.</source>
        <translation>内置的 Explore 跟随主对话，但最高到 Opus。</translation>
    </message>
    <message>
        <source>A fork runs on the conversation’s model.</source>
        <translation>分叉使用对话的模型运行。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL_FORCE puts every agent on the variable’s model (2.1.257).</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL_FORCE 使所有代理使用该变量的模型（2.1.257）。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL_FORCE without a model puts every agent on the main conversation’s (2.1.257).</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL_FORCE 未指定模型，使所有代理使用主对话的模型（2.1.257）。</translation>
    </message>
    <message>
        <source>Before 2.1.251 the variable comes before the call and the definition.</source>
        <translation>2.1.251 之前，环境变量优先于调用和定义。</translation>
    </message>
    <message>
        <source>Before 2.1.196 “inherit” in the variable puts the agent on the main conversation’s model.</source>
        <translation>2.1.196 之前，变量中的“inherit”使代理使用主对话的模型。</translation>
    </message>
    <message>
        <source>The call asks for this model; that comes first.</source>
        <translation>调用要求使用此模型，它最优先。</translation>
    </message>
    <message>
        <source>“inherit” in the definition takes the main conversation’s model.</source>
        <translation>定义中的“inherit”表示采用主对话的模型。</translation>
    </message>
    <message>
        <source>The definition’s model is taken.</source>
        <translation>采用定义的模型。</translation>
    </message>
    <message>
        <source>Neither call nor definition name a model, so the variable’s is taken.</source>
        <translation>调用和定义都没有指定模型，因此采用环境变量的模型。</translation>
    </message>
    <message>
        <source>Nothing names a model, so the main conversation’s is taken.</source>
        <translation>没有任何地方指定模型，因此采用主对话的模型。</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part; whether the tool Agent is among them cannot be told.</source>
        <translation>会话的工具只知道一部分；其中是否有工具 Agent，无法判断。</translation>
    </message>
    <message>
        <source>Expected by the documented rules of Claude Code {version}; bug reports differ here and there. Every reason names the versions it holds in: AUG is the documentation of August 2026 (up to 2.1.240), OCT that of October 2026 (about 2.1.293).</source>
        <translation>按 Claude Code {version} 的文档规则推得；个别错误报告与此不同。每条理由都注明适用的版本：AUG 指 2026 年 8 月的文档（至 2.1.240），OCT 指 2026 年 10 月的文档（约 2.1.293）。</translation>
    </message>
    <message>
        <source>The agent is on layer {depth} of at most {limit} (the limit of {version}): on the last layer nobody may start agents.</source>
        <translation>代理位于第 {depth} 层，最多 {limit} 层（{version} 的上限）：最后一层不能再启动代理。</translation>
    </message>
    <message>
        <source>The agent is on layer {depth} of at most {limit}, as CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH says: on the last layer nobody may start agents.</source>
        <translation>代理位于第 {depth} 层，CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH 规定最多 {limit} 层：最后一层不能再启动代理。</translation>
    </message>
    <message>
        <source>An interactive session starts every agent in the background (since 2.1.232), and this tool is not in the set that is left there.</source>
        <translation>交互式会话在后台启动每个代理（自 2.1.232 版起），而此工具不在后台保留的工具之列。</translation>
    </message>
    <message>
        <source>Agents run in the background unless Claude asks otherwise (since 2.1.198), and this tool is not in the set that is left there.</source>
        <translation>除非 Claude 另有要求，代理都在后台运行（自 2.1.198 版起），而此工具不在后台保留的工具之列。</translation>
    </message>
    <message>
        <source>“{entry}” in “disallowedTools” takes the whole tool away; the part in brackets is cut off (documented since September 2026).</source>
        <translation>“disallowedTools”中的“{entry}”移除整个工具，括号中的部分被截掉（自 2026 年 9 月起有文档说明）。</translation>
    </message>
    <message>
        <source>“{entry}” in “disallowedTools” takes every MCP tool it names away (since 2.1.178), before “tools” is read.</source>
        <translation>“disallowedTools”中的“{entry}”在读取“tools”之前，就移除了它所指的所有 MCP 工具（自 2.1.178 版起）。</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants the whole tool; the part in brackets has no effect (seen on 2.1.270).</source>
        <translation>“tools”中的“{entry}”授予整个工具，括号中的部分不起作用（见于 2.1.270）。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}.</source>
        <translation>“tools”中的工具在此都无法获得，因此 Claude Code 拒绝启动（自 2.1.208 版起）。无法识别：{unrecognized}。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not available to subagents: {not_available_to_subagents}.</source>
        <translation>“tools”中的工具在此都无法获得，因此 Claude Code 拒绝启动（自 2.1.208 版起）。子代理不可用：{not_available_to_subagents}。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Matched nothing in this session: {matched_nothing}.</source>
        <translation>“tools”中的工具在此都无法获得，因此 Claude Code 拒绝启动（自 2.1.208 版起）。在此会话中无匹配：{matched_nothing}。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}. Not available to subagents: {not_available_to_subagents}.</source>
        <translation>“tools”中的工具在此都无法获得，因此 Claude Code 拒绝启动（自 2.1.208 版起）。无法识别：{unrecognized}。子代理不可用：{not_available_to_subagents}。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}. Matched nothing in this session: {matched_nothing}.</source>
        <translation>“tools”中的工具在此都无法获得，因此 Claude Code 拒绝启动（自 2.1.208 版起）。无法识别：{unrecognized}。在此会话中无匹配：{matched_nothing}。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not available to subagents: {not_available_to_subagents}. Matched nothing in this session: {matched_nothing}.</source>
        <translation>“tools”中的工具在此都无法获得，因此 Claude Code 拒绝启动（自 2.1.208 版起）。子代理不可用：{not_available_to_subagents}。在此会话中无匹配：{matched_nothing}。</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}. Not available to subagents: {not_available_to_subagents}. Matched nothing in this session: {matched_nothing}.</source>
        <translation>“tools”中的工具在此都无法获得，因此 Claude Code 拒绝启动（自 2.1.208 版起）。无法识别：{unrecognized}。子代理不可用：{not_available_to_subagents}。在此会话中无匹配：{matched_nothing}。</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is connected: {came} of its {number} tools come along.</source>
        <translation>MCP 服务器“{server}”已连接：它的 {number} 个工具中有 {came} 个可用。</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is connected, but the lists of tools leave out all of its {number} tools: naming a server in “mcpServers” grants none. Add “mcp__{server}” to “tools”.</source>
        <translation>MCP 服务器“{server}”已连接，但工具列表排除了它的全部 {number} 个工具：在“mcpServers”中写服务器不会授予任何工具。请在“tools”中添加“mcp__{server}”。</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is in the session with the state “{state}” and shows no tools, so the agent gets none of it. Connect it before the agent starts.</source>
        <translation>MCP 服务器“{server}”在会话中的状态是“{state}”，没有显示工具，因此代理得不到它的任何工具。请在代理启动前连接它。</translation>
    </message>
    <message>
        <source>The session has no MCP server “{server}”; a name in “mcpServers” only uses a connection the session has. Connect it, or describe the server in the definition.</source>
        <translation>会话没有 MCP 服务器“{server}”；“mcpServers”中的名称只会使用会话已有的连接。请连接它，或在定义中描述该服务器。</translation>
    </message>
    <message>
        <source>These MCP servers of the session show no tools now, so the agent gets none of theirs: {servers}.</source>
        <translation>会话中的这些 MCP 服务器目前没有显示工具，因此代理得不到它们的任何工具：{servers}。</translation>
    </message>
    <message>
        <source>By the rules the MCP tools come along. Reports tell of versions in which agents of one’s own got none while built-in ones did; should that happen, the version is at fault, not the file.</source>
        <translation>按规则，MCP 工具会一并提供。有报告称，某些版本中自己的代理得不到 MCP 工具，而内置代理可以；如果遇到这种情况，问题在于版本，而不在于文件。</translation>
    </message>
    <message>
        <source>The family is the main conversation’s own, so exactly its model is taken (documented since October 2026).</source>
        <translation>该系列就是主对话所用的系列，因此采用与它完全相同的模型（自 2026 年 10 月起有文档说明）。</translation>
    </message>
    <message>
        <source>The family is not among the available models; its newest listed one is taken (2.1.222).</source>
        <translation>该系列不在可用模型之列，采用其列出的最新型号（2.1.222）。</translation>
    </message>
    <message>
        <source>It is not among the available models; the variable’s is, and is taken.</source>
        <translation>它不在可用模型之列；环境变量的模型在列，因此采用后者。</translation>
    </message>
    <message>
        <source>It is not among the available models; the main conversation’s is taken.</source>
        <translation>它不在可用模型之列，采用主对话的模型。</translation>
    </message>
    <message>
        <source>Since 2.1.251 the order is call, definition, variable, main conversation; before, the variable came first.</source>
        <translation>自 2.1.251 版起，顺序是调用、定义、环境变量、主对话；此前环境变量最先。</translation>
    </message>
    <message>
        <source>The main conversation runs on “{model}”.</source>
        <translation>主对话使用“{model}”运行。</translation>
    </message>
    <message>
        <source>The session does not tell the main conversation’s model.</source>
        <translation>会话没有说明主对话的模型。</translation>
    </message>
    <message>
        <source>The definition says “{model}”.</source>
        <translation>定义写的是“{model}”。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL is “{model}” in the session.</source>
        <translation>会话中的 CLAUDE_CODE_SUBAGENT_MODEL 是“{model}”。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL is “{model}” in the environment this program was started in.</source>
        <translation>在启动本程序的环境中，CLAUDE_CODE_SUBAGENT_MODEL 是“{model}”。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL is “{model}”, read from “{file}”.</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL 是“{model}”，读自“{file}”。</translation>
    </message>
    <message>
        <source>The call says “{model}”.</source>
        <translation>调用写的是“{model}”。</translation>
    </message>
    <message>
        <source>The call’s model is not among the available ones; whether the definition’s is tried then is not documented.</source>
        <translation>调用要求的模型不在可用模型之列；此时是否尝试定义的模型，没有文档说明。</translation>
    </message>
    <message>
        <source>What “{model}” leads to in a definition is not documented.</source>
        <translation>“{model}”在定义中会指向什么，没有文档说明。</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_EFFORT_LEVEL is “{level}” and comes first.</source>
        <translation>CLAUDE_CODE_EFFORT_LEVEL 是“{level}”，它最优先。</translation>
    </message>
    <message>
        <source>The definition says “{level}”.</source>
        <translation>定义写的是“{level}”。</translation>
    </message>
    <message>
        <source>Nothing sets the effort; the session’s holds.</source>
        <translation>没有任何地方设置推理强度，采用会话的设置。</translation>
    </message>
    <message>
        <source>Read and search files</source>
        <translation>读取和搜索文件</translation>
    </message>
    <message>
        <source>Change files in the working folder</source>
        <translation>更改工作文件夹中的文件</translation>
    </message>
    <message>
        <source>Change files elsewhere</source>
        <translation>更改别处的文件</translation>
    </message>
    <message>
        <source>Run commands</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>Fetch from the web</source>
        <translation>获取网络内容</translation>
    </message>
    <message>
        <source>Call MCP tools</source>
        <translation>调用 MCP 工具</translation>
    </message>
    <message>
        <source>Use skills</source>
        <translation>使用技能</translation>
    </message>
    <message>
        <source>Start agents</source>
        <translation>启动代理</translation>
    </message>
    <message>
        <source>mode “{mode}”</source>
        <translation>模式“{mode}”</translation>
    </message>
    <message>
        <source>{kind} rule “{rule}”</source>
        <translation>{kind} 规则“{rule}”</translation>
    </message>
    <message>
        <source>auto mode’s classifier decides each time</source>
        <translation>由自动模式的分类器每次判断</translation>
    </message>
    <message>
        <source>the session’s mode is not known</source>
        <translation>会话的模式未知</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>所有工具</translation>
    </message>
    <message>
        <source>All tools except {tools}</source>
        <translation>除 {tools} 之外的所有工具</translation>
    </message>
    <message>
        <source>Starts nobody</source>
        <translation>不启动任何代理</translation>
    </message>
    <message>
        <source>Whether it starts others is not known</source>
        <translation>不清楚它是否会启动其他代理</translation>
    </message>
    <message>
        <source>Starts others; the team can change files</source>
        <translation>会启动其他代理；团队可以更改文件</translation>
    </message>
    <message>
        <source>Starts others; the team cannot change files</source>
        <translation>会启动其他代理；团队不能更改文件</translation>
    </message>
    <message>
        <source>Starts others; whether the team can change files is not known</source>
        <translation>会启动其他代理；不清楚团队能否更改文件</translation>
    </message>
    <message>
        <source>The chain ends on layer {limit}: an agent there may start nobody.</source>
        <translation>链条止于第 {limit} 层：那一层的代理不能再启动任何代理。</translation>
    </message>
    <message>
        <source>It does not get the tool Agent.</source>
        <translation>它没有 Agent 工具。</translation>
    </message>
    <message>
        <source>Every agent that gets Agent may start every other one; with {number} agents only the starts from the main conversation are drawn.</source>
        <translation>有 Agent 的代理可以启动任何其他代理；共有 {number} 个代理，只画出主对话启动的部分。</translation>
    </message>
    <message>
        <source>The session does not have the tool Agent, so nobody is started.</source>
        <translation>会话没有 Agent 工具，因此不会启动任何代理。</translation>
    </message>
    <message>
        <source>As main agent it may start only those in “{entry}”.</source>
        <translation>作为主代理，它只能启动“{entry}”中的代理。</translation>
    </message>
    <message>
        <source>by the tool Agent</source>
        <translation>通过 Agent 工具</translation>
    </message>
    <message>
        <source>forbidden by “{rule}”</source>
        <translation>被“{rule}”禁止</translation>
    </message>
    <message>
        <source>The session ran version {session}, but the rules shown are those of {version}; choose the other rules for its own.</source>
        <translation>会话运行的是 {session} 版，而显示的是 {version} 版的规则；请切换到与会话一致的规则。</translation>
    </message>
    <message>
        <source>The session ran version {session}, which is newer than the rules known here ({version}).</source>
        <translation>会话运行的是 {session} 版，比此处已知的规则（{version}）更新。</translation>
    </message>
    <message>
        <source>Whether it runs in the foreground or the background is chosen at each start.</source>
        <translation>在前台还是后台运行，由每次启动时选择。</translation>
    </message>
    <message>
        <source>MCP servers count as they are at the moment of the start; “pending” may still come.</source>
        <translation>MCP 服务器以启动时的状态为准；“pending”的服务器可能稍后就绪。</translation>
    </message>
    <message>
        <source>A single call may ask for another model, effort or isolation.</source>
        <translation>单次调用可以要求使用其他模型、推理强度或隔离方式。</translation>
    </message>
    <message>
        <source>Hooks can refuse single calls.</source>
        <translation>钩子可以拒绝个别调用。</translation>
    </message>
    <message>
        <source>An agent that is resumed keeps the tools it first got.</source>
        <translation>恢复运行的代理保留最初得到的工具。</translation>
    </message>
    <message>
        <source>Glob and Grep may come although the session does not have them.</source>
        <translation>即使会话没有 Glob 和 Grep，代理也可能得到它们。</translation>
    </message>
    <message>
        <source>With agent teams on, an agent started by name becomes a teammate with other rules.</source>
        <translation>启用代理团队时，按名称启动的代理会成为队友，适用其他规则。</translation>
    </message>
    <message>
        <source>Run as the main conversation’s own agent it follows other rules.</source>
        <translation>作为主对话自身的代理运行时，适用其他规则。</translation>
    </message>
    <message>
        <source>With {number} agents running already, a further start fails.</source>
        <translation>已有 {number} 个代理在运行时，再启动会失败。</translation>
    </message>
    <message>
        <source>The session was put together from its transcript; tools may be missing.</source>
        <translation>会话由其记录重建，可能缺少工具。</translation>
    </message>
    <message>
        <source>The session is not interactive: modes, tools and where agents run can differ in a terminal.</source>
        <translation>会话是非交互式的：在终端中，模式、工具和代理的运行方式可能不同。</translation>
    </message>
    <message>
        <source>Transcripts of subagents record no permission mode, so it cannot be checked there.</source>
        <translation>子代理的记录不含权限模式，无法据此核对。</translation>
    </message>
    <message>
        <source>On layer {depth} the parent’s mode and model are taken from the main conversation, as the documentation words it.</source>
        <translation>在第 {depth} 层，按文档的说法，父级的模式和模型取自主对话。</translation>
    </message>
    <message>
        <source>Which tools the definition’s own servers bring is not known before they start.</source>
        <translation>定义自身的服务器提供哪些工具，启动之前无法得知。</translation>
    </message>
    <message>
        <source>Which tools the child of a teammate keeps in the foreground is not documented.</source>
        <translation>队友的子代理在前台保留哪些工具，没有文档说明。</translation>
    </message>
    <message>
        <source>Finds files by their names</source>
        <translation>按名称查找文件</translation>
    </message>
    <message>
        <source>Searches the text of files</source>
        <translation>搜索文件中的文本</translation>
    </message>
    <message>
        <source>Reads a file</source>
        <translation>读取文件</translation>
    </message>
    <message>
        <source>Writes files; the only tool that does</source>
        <translation>写入文件；唯一能写文件的工具</translation>
    </message>
    <message>
        <source>Lists the definitions in a file</source>
        <translation>列出文件中的定义</translation>
    </message>
    <message>
        <source>Looks at a file’s syntax tree</source>
        <translation>查看文件的语法树</translation>
    </message>
    <message>
        <source>Finds where a name is defined</source>
        <translation>查找名称的定义处</translation>
    </message>
    <message>
        <source>Finds where a name is used</source>
        <translation>查找名称的使用处</translation>
    </message>
    <message>
        <source>Runs shell commands</source>
        <translation>运行 shell 命令</translation>
    </message>
    <message>
        <source>Evaluates Lisp in your Emacs</source>
        <translation>在你的 Emacs 中执行 Lisp</translation>
    </message>
    <message>
        <source>Types into a running command</source>
        <translation>向正在运行的命令输入内容</translation>
    </message>
    <message>
        <source>Lists running commands</source>
        <translation>列出正在运行的命令</translation>
    </message>
    <message>
        <source>Stops a running command</source>
        <translation>停止正在运行的命令</translation>
    </message>
    <message>
        <source>Starts a child</source>
        <translation>启动子代理</translation>
    </message>
    <message>
        <source>Gives a child more work</source>
        <translation>给子代理追加任务</translation>
    </message>
    <message>
        <source>Waits for children</source>
        <translation>等待子代理</translation>
    </message>
    <message>
        <source>Interrupts an agent’s turn</source>
        <translation>中断代理的当前轮次</translation>
    </message>
    <message>
        <source>Sends text to another agent</source>
        <translation>向另一个代理发送文本</translation>
    </message>
    <message>
        <source>Lists the agents of the tree</source>
        <translation>列出树中的代理</translation>
    </message>
    <message>
        <source>Asks you a question</source>
        <translation>向你提问</translation>
    </message>
    <message>
        <source>Calls a skill; one that forks starts a child</source>
        <translation>调用技能；会分叉的技能会启动子代理</translation>
    </message>
    <message>
        <source>Lists the skills</source>
        <translation>列出技能</translation>
    </message>
    <message>
        <source>Finds tools that are not loaded yet</source>
        <translation>查找尚未加载的工具</translation>
    </message>
    <message>
        <source>Notes progress towards the goal</source>
        <translation>记录目标的进展</translation>
    </message>
    <message>
        <source>Fetches a web page</source>
        <translation>获取网页</translation>
    </message>
    <message>
        <source>Searches the web</source>
        <translation>搜索网络</translation>
    </message>
    <message>
        <source>Reads about a video</source>
        <translation>读取视频的相关信息</translation>
    </message>
    <message>
        <source>Keeps the list of tasks</source>
        <translation>维护任务清单</translation>
    </message>
    <message>
        <source>Looks things up in your Emacs</source>
        <translation>在你的 Emacs 中查询信息</translation>
    </message>
    <message>
        <source>What it is called by. A skill: small letters, digits and dashes, at most 64 characters.</source>
        <translation>调用它时所用的名称。技能：小写字母、数字和短横线，最多 64 个字符。</translation>
    </message>
    <message>
        <source>Not set — the folder’s name is used</source>
        <translation>未设置：使用文件夹的名称</translation>
    </message>
    <message>
        <source>Tells the model when to use it.</source>
        <translation>告诉模型何时使用它。</translation>
    </message>
    <message>
        <source>Not set — the first paragraph below the header</source>
        <translation>未设置：文件头下方的第一段</translation>
    </message>
    <message>
        <source>A group or a tool by its name; “deferred:” in front makes it findable by a search only. An active Agent brings the tools to control children. Nothing is taken from the parent.</source>
        <translation>按名称写组或工具；前面加“deferred:”则只能通过搜索找到。直接启用的 Agent 会带来控制子代理的工具。不会从父级取得任何工具。</translation>
    </message>
    <message>
        <source>Not set — only SendMessage and ListAgents</source>
        <translation>未设置：只有 SendMessage 和 ListAgents</translation>
    </message>
    <message>
        <source>Prompt parts</source>
        <translation>提示词组成部分</translation>
    </message>
    <message>
        <source>In order. “role” stands for the text below; workspace-config and environment have to be among them.</source>
        <translation>按顺序排列。“role”代表下方的文本；必须包含 workspace-config 和 environment。</translation>
    </message>
    <message>
        <source>Not set — role, workspace-config, environment</source>
        <translation>未设置：role, workspace-config, environment</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>轮次上限</translation>
    </message>
    <message>
        <source>Ends the child after so many answers of the model; the August version stores it without effect.</source>
        <translation>模型回答这么多次后结束子代理；八月版会保存它，但不起作用。</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Recipes that can be stored, such as (task-nudge 5).</source>
        <translation>可以保存的配方，例如 (task-nudge 5)。</translation>
    </message>
    <message>
        <source>For a role: rules as Lisp data. For a skill: kept as written.</source>
        <translation>角色：以 Lisp 数据写成的规则。技能：原样保留。</translation>
    </message>
    <message>
        <source>A role: its own part of the system prompt. A skill: the text the model is given.</source>
        <translation>角色：系统提示词中它自己的部分。技能：交给模型的文本。</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行方式</translation>
    </message>
    <message>
        <source>A skill that forks starts a child without the Agent tool and past the roster.</source>
        <translation>会分叉的技能启动子代理时不经过 Agent 工具，也不受名册约束。</translation>
    </message>
    <message>
        <source>Not set — in the conversation that calls it</source>
        <translation>未设置：在调用它的对话中</translation>
    </message>
    <message>
        <source>In the conversation that calls it</source>
        <translation>在调用它的对话中</translation>
    </message>
    <message>
        <source>In a child of its own</source>
        <translation>在自己的子代理中</translation>
    </message>
    <message>
        <source>Role of the child</source>
        <translation>子代理的角色</translation>
    </message>
    <message>
        <source>Any registered role, also one the roster leaves out. Only for skills that fork.</source>
        <translation>任何已注册的角色，包括名册中没有的。仅用于会分叉的技能。</translation>
    </message>
    <message>
        <source>Not set — a child with SendMessage and ListAgents only</source>
        <translation>未设置：只有 SendMessage 和 ListAgents 的子代理</translation>
    </message>
    <message>
        <source>Allowed without asking</source>
        <translation>无需询问即允许</translation>
    </message>
    <message>
        <source>Permission rules for the skill’s own turn, as Read or Bash(git status *). They give no tools, and one bad entry makes mevedel pass the whole skill by.</source>
        <translation>仅对技能自身这一轮有效的权限规则，写法如 Read 或 Bash(git status *)。它们不授予工具；只要有一个条目有误，mevedel 就会跳过整个技能。</translation>
    </message>
    <message>
        <source>Not set — no rules of its own</source>
        <translation>未设置：没有自己的规则</translation>
    </message>
    <message>
        <source>A tier (fast, balanced, strong) or BACKEND:MODEL.</source>
        <translation>档位（fast、balanced、strong）或 BACKEND:MODEL。</translation>
    </message>
    <message>
        <source>Not set — as the caller, or as the role’s workload says</source>
        <translation>未设置：与调用者相同，或按角色的工作负载设置</translation>
    </message>
    <message>
        <source>If the model does not support it, the skill’s child does not start.</source>
        <translation>如果模型不支持，技能的子代理不会启动。</translation>
    </message>
    <message>
        <source>Shown name</source>
        <translation>显示名称</translation>
    </message>
    <message>
        <source>What lists show instead of the name.</source>
        <translation>在列表中代替名称显示。</translation>
    </message>
    <message>
        <source>Not set — the name</source>
        <translation>未设置：使用名称</translation>
    </message>
    <message>
        <source>Argument hint</source>
        <translation>参数提示</translation>
    </message>
    <message>
        <source>Shown behind the name while it is typed.</source>
        <translation>输入名称时显示在其后。</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Names the text can refer to; plain numbers are left out.</source>
        <translation>文本中可以引用的名称；纯数字会被忽略。</translation>
    </message>
    <message>
        <source>People may call it</source>
        <translation>可由用户调用</translation>
    </message>
    <message>
        <source>Whether it can be called by its name in the chat.</source>
        <translation>是否可以在聊天中按名称调用。</translation>
    </message>
    <message>
        <source>Not set — yes</source>
        <translation>未设置：可以</translation>
    </message>
    <message>
        <source>The model may not call it</source>
        <translation>模型不得调用</translation>
    </message>
    <message>
        <source>Then no agent can start its child by itself.</source>
        <translation>这样任何代理都不能自行启动其子代理。</translation>
    </message>
    <message>
        <source>Not set — the model may</source>
        <translation>未设置：模型可以调用</translation>
    </message>
    <message>
        <source>Only with these files</source>
        <translation>仅限这些文件</translation>
    </message>
    <message>
        <source>The skill sleeps until a file of this kind was touched.</source>
        <translation>在触及此类文件之前，技能处于休眠状态。</translation>
    </message>
    <message>
        <source>Not set — always awake</source>
        <translation>未设置：始终可用</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>For commands inside the text.</source>
        <translation>用于文本中的命令。</translation>
    </message>
    <message>
        <source>Not set — bash</source>
        <translation>未设置：bash</translation>
    </message>
    <message>
        <source>Bash</source>
        <translation>Bash</translation>
    </message>
    <message>
        <source>PowerShell (not supported)</source>
        <translation>PowerShell（不支持）</translation>
    </message>
    <message>
        <source>The file has no header, so mevedel does not take it for a skill. Start it with a line “---”, at least one field, and another line “---”.</source>
        <translation>文件没有文件头，mevedel 不会把它当作技能。请以一行“---”开头，接着至少一个字段，再加一行“---”。</translation>
    </message>
    <message>
        <source>The header is never closed, so mevedel passes the file by. Add a line “---” below the last field.</source>
        <translation>文件头没有结束，mevedel 会跳过此文件。请在最后一个字段下方加一行“---”。</translation>
    </message>
    <message>
        <source>The header is not valid YAML, so mevedel passes the file by. {why}</source>
        <translation>文件头不是有效的 YAML，因此 mevedel 会跳过该文件。{why}</translation>
    </message>
    <message>
        <source>The header is not made of “key: value” lines, so mevedel passes the file by. Write one field on each line.</source>
        <translation>文件头不是由“key: value”行组成，mevedel 会跳过此文件。请每行写一个字段。</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a skill, so mevedel passes the file by. Use small letters, digits and dashes, at most 64 characters.</source>
        <translation>“{value}”不能作为技能名称，mevedel 会跳过此文件。请使用小写字母、数字和短横线，最多 64 个字符。</translation>
    </message>
    <message>
        <source>The name “{value}” is no text to YAML, so the folder’s name is used instead. Put it in quotation marks.</source>
        <translation>名称“{value}”在 YAML 中不是文本，因此改用文件夹的名称。请用引号括起来。</translation>
    </message>
    <message>
        <source>Put “{value}” in quotation marks</source>
        <translation>用引号括起“{value}”</translation>
    </message>
    <message>
        <source>The value “{value}” of “{key}” is no text to YAML and counts as not set. Put it in quotation marks.</source>
        <translation>“{key}”的值“{value}”在 YAML 中不是文本，按未设置处理。请用引号括起来。</translation>
    </message>
    <message>
        <source>“{key}” has to be a list; “{value}” counts as not set. Write the entries in [ ].</source>
        <translation>“{key}”必须是列表；“{value}”按未设置处理。请把条目写在 [ ] 中。</translation>
    </message>
    <message>
        <source>There is no description, so the model is shown the first paragraph of the text. Add a “description” that says when to use the skill.</source>
        <translation>没有描述，模型看到的是文本的第一段。请添加“description”，说明何时使用此技能。</translation>
    </message>
    <message>
        <source>There is neither a description nor any text, so the model cannot tell what the skill is for. Add a “description”.</source>
        <translation>既没有描述，也没有文本，模型无法知道此技能的用途。请添加“description”。</translation>
    </message>
    <message>
        <source>“{value}” is no place a skill can run in, so it runs in the conversation that calls it. Only “fork” gives it a child of its own.</source>
        <translation>“{value}”不是技能可以运行的位置，因此它在调用它的对话中运行。只有“fork”会给它自己的子代理。</translation>
    </message>
    <message>
        <source>The role “{value}” has no effect: without “context: fork” the skill runs in the conversation that calls it. Add that line, or remove the role.</source>
        <translation>角色“{value}”不起作用：没有“context: fork”，技能就在调用它的对话中运行。请添加该行，或去掉角色。</translation>
    </message>
    <message>
        <source>“{value}” is no known shell, so bash is used. Write bash, or remove the line.</source>
        <translation>“{value}”不是已知的 shell，因此使用 bash。请写 bash，或删除该行。</translation>
    </message>
    <message>
        <source>The reader mevedel uses for headers evaluates “{key}” as Lisp code as soon as it lists the skill. Remove the line unless you trust this file fully.</source>
        <translation>mevedel 所用的文件头读取器在列出技能时就会把“{key}”当作 Lisp 代码执行。除非完全信任此文件，否则请删除该行。</translation>
    </message>
    <message>
        <source>“{value}” is one entry to mevedel, commas and all, and no such tool exists, so the whole skill is passed by. Write the entries as a list: [Read, Grep].</source>
        <translation>“{value}”连同逗号对 mevedel 来说是一个条目，而没有这样的工具，因此整个技能会被跳过。请把条目写成列表：[Read, Grep]。</translation>
    </message>
    <message>
        <source>Write the entries as a list</source>
        <translation>把条目写成列表</translation>
    </message>
    <message>
        <source>“{value}” is not written as NAME or NAME(VALUE), so mevedel passes the whole skill by. Correct or remove the entry.</source>
        <translation>“{value}”不是 NAME 或 NAME(VALUE) 的写法，mevedel 会跳过整个技能。请更正或删除此条目。</translation>
    </message>
    <message>
        <source>“{value}” cannot be listed: names with “_” are not understood here, and mevedel passes the whole skill by. Remove the entry.</source>
        <translation>“{value}”不能列出：此处不支持含“_”的名称，mevedel 会跳过整个技能。请删除此条目。</translation>
    </message>
    <message>
        <source>There is no tool “{value}”, so mevedel passes the whole skill by. Correct or remove the entry; capital and small letters count.</source>
        <translation>没有工具“{value}”，mevedel 会跳过整个技能。请更正或删除此条目，注意区分大小写。</translation>
    </message>
    <message>
        <source>Calls of this tool cannot be narrowed as in “{value}”, so mevedel passes the whole skill by. Leave the brackets away.</source>
        <translation>此工具的调用不能像“{value}”那样限定范围，mevedel 会跳过整个技能。请去掉括号。</translation>
    </message>
    <message>
        <source>“{value}” never matches: paths are compared whole, and this one does not start with “/”, “~” or “**”. Write “**/” in front.</source>
        <translation>“{value}”永远不会匹配：路径按整体比较，而它不以“/”、“~”或“**”开头。请在前面加上“**/”。</translation>
    </message>
    <message>
        <source>“{value}” is compared with the task’s name, not with the role: it says nothing about which role is started.</source>
        <translation>“{value}”与任务名称比较，而不是与角色比较：它不能限定启动哪个角色。</translation>
    </message>
    <message>
        <source>“{value}” is none of the built-in roles. If your Emacs configuration does not define it, the skill cannot start its child.</source>
        <translation>“{value}”不是内置角色。如果你的 Emacs 配置没有定义它，技能就无法启动其子代理。</translation>
    </message>
    <message>
        <source>“default” cannot be named as a role, so the skill cannot start its child. Leave the role out or name another one.</source>
        <translation>“default”不能作为角色名，技能因此无法启动其子代理。请去掉角色，或写另一个角色。</translation>
    </message>
    <message>
        <source>mevedel reads no role files. Copy this draft as a mevedel-define-agent form and put that into your Emacs configuration.</source>
        <translation>mevedel 不读取角色文件。请把此草稿复制为 mevedel-define-agent 形式，放入你的 Emacs 配置。</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a role: it has to be one plain Lisp word, and not “default”. Choose another name.</source>
        <translation>“{value}”不能作为角色名：它必须是一个普通的 Lisp 单词，且不能是“default”。请换一个名称。</translation>
    </message>
    <message>
        <source>There is no description, but a child’s configuration cannot be stored without one. Add it.</source>
        <translation>没有描述，而子代理的配置没有描述就无法保存。请添加。</translation>
    </message>
    <message>
        <source>“{value}” is no way to name tools. Write a group or tool by its name, group:NAME, tool:NAME or tool:CATEGORY/NAME, with deferred: in front where wanted.</source>
        <translation>“{value}”不是工具的写法。请按名称写组或工具，或写 group:NAME、tool:NAME 或 tool:CATEGORY/NAME，需要时在前面加 deferred:。</translation>
    </message>
    <message>
        <source>There is no tool or group “{value}”. mevedel notices only when a child is started, and then refuses the start.</source>
        <translation>没有工具或组“{value}”。mevedel 在启动子代理时才会发现，并拒绝启动。</translation>
    </message>
    <message>
        <source>There is no prompt part “{value}”, so mevedel refuses to start a child of this role. Known: {known}.</source>
        <translation>没有提示词组成部分“{value}”，mevedel 会拒绝启动此角色的子代理。已知的有：{known}。</translation>
    </message>
    <message>
        <source>The prompt part “{value}” is there twice, so mevedel refuses to start a child of this role. Remove one.</source>
        <translation>提示词组成部分“{value}”出现了两次，mevedel 会拒绝启动此角色的子代理。请删除一个。</translation>
    </message>
    <message>
        <source>The prompt part “{value}” is missing, so mevedel refuses to start a child of this role. Add it.</source>
        <translation>缺少提示词组成部分“{value}”，mevedel 会拒绝启动此角色的子代理。请添加。</translation>
    </message>
    <message>
        <source>A role without any prompt parts stops every preset that offers it from being applied. Remove the line to get the usual parts.</source>
        <translation>没有任何提示词组成部分的角色，会使提供它的每个预设都无法应用。请删除该行，以使用通常的组成部分。</translation>
    </message>
    <message>
        <source>The text below the header is not used, because “role” is not among the prompt parts.</source>
        <translation>文件头下方的文本不会使用，因为“role”不在提示词组成部分之中。</translation>
    </message>
    <message>
        <source>“{value}” is no turn limit; it has to be a whole number from 1.</source>
        <translation>“{value}”不是有效的轮次上限，必须是不小于 1 的整数。</translation>
    </message>
    <message>
        <source>“{value}” is no recipe mevedel can store, so a child of this role could not be started. Remove it.</source>
        <translation>“{value}”不是 mevedel 能保存的配方，因此无法启动此角色的子代理。请删除。</translation>
    </message>
    <message>
        <source>The hooks are no complete Lisp data and are left out of the form. Correct them.</source>
        <translation>钩子不是完整的 Lisp 数据，不会写入该形式。请更正。</translation>
    </message>
    <message>
        <source>The group “util” contains Agent, so this role may start any role of the roster, also one that changes files. List single tools instead if it should not.</source>
        <translation>组“util”包含 Agent，因此此角色可以启动名册中的任何角色，包括会更改文件的角色。如果不希望这样，请改为列出单个工具。</translation>
    </message>
    <message>
        <source>A deferred Agent does not count: the role stays a leaf and gets no tools to control children.</source>
        <translation>延迟加载的 Agent 不计：此角色仍是叶节点，得不到控制子代理的工具。</translation>
    </message>
    <message>
        <source>“{file}” is no complete Lisp data (line {line}, column {column}), so all of its rules and grants are void. Mend it there.</source>
        <translation>“{file}”不是完整的 Lisp 数据（第 {line} 行第 {column} 列），其所有规则和授权都无效。请在该处修正。</translation>
    </message>
    <message>
        <source>“{file}” has to hold exactly :rules and :resource-grants, once each, so all of it is void. Mend it.</source>
        <translation>“{file}”必须恰好包含 :rules 和 :resource-grants 各一次，因此整个文件无效。请修正。</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” is not written as one, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>“{file}”中 {part} 的第 {number} 个条目写法不对，使整个文件无效，正确的条目也不例外。其内容为：{entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has a key twice, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>“{file}”中 {part} 的第 {number} 个条目有重复的键，使整个文件无效，正确的条目也不例外。其内容为：{entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has a key that is not known, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>“{file}”中 {part} 的第 {number} 个条目含有未知的键，使整个文件无效，正确的条目也不例外。其内容为：{entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has more than one of path, pattern, domain and name, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>“{file}”中 {part} 的第 {number} 个条目同时含有 path、pattern、domain 和 name 中的多个，使整个文件无效，正确的条目也不例外。其内容为：{entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” lacks a key it needs, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>“{file}”中 {part} 的第 {number} 个条目缺少必需的键，使整个文件无效，正确的条目也不例外。其内容为：{entry}</translation>
    </message>
    <message>
        <source>The action of entry {number} of {part} in “{file}” is none of allow, ask and deny, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>“{file}”中 {part} 的第 {number} 个条目的动作不是 allow、ask 或 deny，使整个文件无效，正确的条目也不例外。其内容为：{entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has a value of the wrong kind, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>“{file}”中 {part} 的第 {number} 个条目的值类型不对，使整个文件无效，正确的条目也不例外。其内容为：{entry}</translation>
    </message>
    <message>
        <source>“{file}” in the same place has the same name and comes first, so this skill is not used. Rename one of the two.</source>
        <translation>同一位置的“{file}”同名并优先，此技能不会被使用。请重命名其中一个。</translation>
    </message>
    <message>
        <source>Another place has a skill of this name too; both are kept, and this one is called “{name}”.</source>
        <translation>另一位置也有同名技能；两个都会保留，此技能称为“{name}”。</translation>
    </message>
    <message>
        <source>“{file}” names this role; it keeps the old name until you change it there.</source>
        <translation>“{file}”写有此角色，在你去那里更改之前，它仍用旧名称。</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>需要名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name here: use small letters, digits and dashes, at most 64 characters.</source>
        <translation>“{name}”不能作为这里的名称：请使用小写字母、数字和短横线，最多 64 个字符。</translation>
    </message>
    <message>
        <source>There is no field “{field}” here. See the help for the fields of roles and skills.</source>
        <translation>这里没有字段“{field}”。角色和技能的字段请参阅帮助。</translation>
    </message>
    <message>
        <source>Copy as mevedel-define-agent Form</source>
        <translation>复制为 mevedel-define-agent 形式</translation>
    </message>
    <message>
        <source>The role lists it (“{entry}”)</source>
        <translation>角色列出了它（“{entry}”）</translation>
    </message>
    <message>
        <source>Your mevedel-agent-extra-tool-specs add it to the role (“{entry}”)</source>
        <translation>你的 mevedel-agent-extra-tool-specs 把它加入角色（“{entry}”）</translation>
    </message>
    <message>
        <source>The role lists it for a search (“{entry}”)</source>
        <translation>角色把它列为搜索后可用（“{entry}”）</translation>
    </message>
    <message>
        <source>Your mevedel-agent-extra-tool-specs add it for a search (“{entry}”)</source>
        <translation>你的 mevedel-agent-extra-tool-specs 把它加为搜索后可用（“{entry}”）</translation>
    </message>
    <message>
        <source>Comes with Agent: every role that has it active may control its children</source>
        <translation>随 Agent 而来：直接启用 Agent 的角色都可以控制其子代理</translation>
    </message>
    <message>
        <source>Every named role can send and list</source>
        <translation>有名称的角色都可以发送消息和列出代理</translation>
    </message>
    <message>
        <source>An untyped child copies it from {caller}</source>
        <translation>无类型的子代理从 {caller} 复制得到</translation>
    </message>
    <message>
        <source>{caller} finds it by a search only, and that is not copied</source>
        <translation>{caller} 只能通过搜索找到它，而这不会被复制</translation>
    </message>
    <message>
        <source>The role does not list it; nothing is taken from whoever starts the child</source>
        <translation>角色没有列出它；不会从启动者那里取得任何工具</translation>
    </message>
    <message>
        <source>{caller} does not have it</source>
        <translation>{caller} 没有它</translation>
    </message>
    <message>
        <source>An untyped child copies {caller}’s list, which this session does not tell</source>
        <translation>无类型的子代理复制 {caller} 的列表，而此会话没有说明该列表</translation>
    </message>
    <message>
        <source>Inferred, not read: {source}</source>
        <translation>推断而来，并非读取：{source}</translation>
    </message>
    <message>
        <source>Inferred from the preset “{preset}”; root’s own list is not stored</source>
        <translation>由预设“{preset}”推断；root 自己的列表没有保存</translation>
    </message>
    <message>
        <source>A forking skill without a role gets these two and nothing else</source>
        <translation>没有角色的分叉技能只得到这两个工具</translation>
    </message>
    <message>
        <source>A forking skill without a role gets SendMessage and ListAgents only</source>
        <translation>没有角色的分叉技能只得到 SendMessage 和 ListAgents</translation>
    </message>
    <message>
        <source>The skill runs in {caller}, with its tools</source>
        <translation>技能在 {caller} 中运行，使用其工具</translation>
    </message>
    <message>
        <source>The plan hides it from every agent</source>
        <translation>计划对所有代理隐藏它</translation>
    </message>
    <message>
        <source>The plan was stamped on the child at its start and hides it for good</source>
        <translation>计划在子代理启动时已固定，永久隐藏它</translation>
    </message>
    <message>
        <source>Shown only to a root whose goal is active</source>
        <translation>只对目标正在进行的 root 显示</translation>
    </message>
    <message>
        <source>The plan refuses it, except for patches of the session’s own files</source>
        <translation>计划会拒绝它，针对会话自身文件的补丁除外</translation>
    </message>
    <message>
        <source>In this version a child’s search reports success but loads nothing</source>
        <translation>在此版本中，子代理的搜索会报告成功，但什么也不会加载</translation>
    </message>
    <message>
        <source>The child has no usable ToolSearch, so it cannot get at it</source>
        <translation>子代理没有可用的 ToolSearch，因此无法得到它</translation>
    </message>
    <message>
        <source>There is no such tool or group</source>
        <translation>没有这样的工具或组</translation>
    </message>
    <message>
        <source>The child is not started</source>
        <translation>子代理没有启动</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” allows it</source>
        <translation>“{bucket}”的规则允许它</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” asks, also in full-auto</source>
        <translation>“{bucket}”的规则要求询问，在 full-auto 中也一样</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” denies it; it stays in sight, every call is refused</source>
        <translation>“{bucket}”的规则拒绝它；它仍然可见，但每次调用都被拒绝</translation>
    </message>
    <message>
        <source>For some calls only, a rule of “{bucket}” decides: {rule}</source>
        <translation>仅对部分调用，由“{bucket}”的规则决定：{rule}</translation>
    </message>
    <message>
        <source>The mode “{mode}” allows it</source>
        <translation>模式“{mode}”允许它</translation>
    </message>
    <message>
        <source>The mode “{mode}” asks before each call</source>
        <translation>模式“{mode}”在每次调用前询问</translation>
    </message>
    <message>
        <source>Always allowed by the tool’s own check</source>
        <translation>工具自身的检查始终允许</translation>
    </message>
    <message>
        <source>The tool’s own check always asks</source>
        <translation>工具自身的检查始终询问</translation>
    </message>
    <message>
        <source>Allowed for libraries on the load path only, which cannot be seen from here</source>
        <translation>只对加载路径上的库允许，这一点从外部无法看到</translation>
    </message>
    <message>
        <source>The session does not tell its mode; the decision is for “{mode}”, the usual one</source>
        <translation>会话没有说明其模式；此结果按通常的“{mode}”得出</translation>
    </message>
    <message>
        <source>{caller} does not have the Agent tool, so it cannot start a child.</source>
        <translation>{caller} 没有 Agent 工具，无法启动子代理。</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” denies Agent to the whole tree, so no child can be started.</source>
        <translation>“{bucket}”的规则对整棵树拒绝 Agent，因此无法启动任何子代理。</translation>
    </message>
    <message>
        <source>A task’s name may hold only small letters, digits and “_”.</source>
        <translation>任务名称只能含小写字母、数字和“_”。</translation>
    </message>
    <message>
        <source>The role “{subject}” is not in the roster of the preset, so it cannot be named on a start. Widen the preset’s list.</source>
        <translation>角色“{subject}”不在预设的名册中，启动时不能指定它。请扩充预设的名册。</translation>
    </message>
    <message>
        <source>The role names a prompt part “{subject}” that does not exist.</source>
        <translation>角色指定的提示词组成部分“{subject}”不存在。</translation>
    </message>
    <message>
        <source>The role names the prompt part “{subject}” twice.</source>
        <translation>角色两次指定了提示词组成部分“{subject}”。</translation>
    </message>
    <message>
        <source>The role’s prompt parts lack “{subject}”.</source>
        <translation>角色的提示词组成部分缺少“{subject}”。</translation>
    </message>
    <message>
        <source>The workload entry sets both a tier and a provider; only one may be set.</source>
        <translation>工作负载条目同时设置了档位和提供方，只能设置其中一个。</translation>
    </message>
    <message>
        <source>The wanted model is neither a tier nor written as BACKEND:MODEL.</source>
        <translation>所需模型既不是档位，也不是 BACKEND:MODEL 的写法。</translation>
    </message>
    <message>
        <source>The backend of the wanted model is unknown.</source>
        <translation>所需模型的后端未知。</translation>
    </message>
    <message>
        <source>The wanted model is not known to its backend.</source>
        <translation>所需模型不为其后端所知。</translation>
    </message>
    <message>
        <source>An effort is set, but the child’s model supports none.</source>
        <translation>设置了推理强度，但子代理的模型不支持。</translation>
    </message>
    <message>
        <source>The child’s model does not support the effort that is set.</source>
        <translation>子代理的模型不支持所设的推理强度。</translation>
    </message>
    <message>
        <source>The path “{subject}” is taken.</source>
        <translation>路径“{subject}”已被占用。</translation>
    </message>
    <message>
        <source>{capacity} children are at work already, and no more may be in this tree.</source>
        <translation>已有 {capacity} 个子代理在工作，此树中不能再增加。</translation>
    </message>
    <message>
        <source>The role lists a tool “{subject}” that does not exist.</source>
        <translation>角色列出的工具“{subject}”不存在。</translation>
    </message>
    <message>
        <source>The role lists a group “{subject}” that does not exist.</source>
        <translation>角色列出的组“{subject}”不存在。</translation>
    </message>
    <message>
        <source>The role lists “{subject}”, which is neither a group nor a tool.</source>
        <translation>角色列出的“{subject}”既不是组，也不是工具。</translation>
    </message>
    <message>
        <source>There is no role “{subject}”.</source>
        <translation>没有角色“{subject}”。</translation>
    </message>
    <message>
        <source>{caller} cannot call the skill: it lacks the Skill tool, or a rule denies it.</source>
        <translation>{caller} 无法调用此技能：它没有 Skill 工具，或被规则拒绝。</translation>
    </message>
    <message>
        <source>No model may call the skill; only a person can start it.</source>
        <translation>任何模型都不得调用此技能，只有用户可以启动它。</translation>
    </message>
    <message>
        <source>The way to the agent that would start the child already ends at step {hop}.</source>
        <translation>通往要启动子代理的那个代理的路径，在第 {hop} 步就已中断。</translation>
    </message>
    <message>
        <source>Whether root has the Agent tool is not known: its own tools live with the preset in Emacs.</source>
        <translation>不清楚 root 是否有 Agent 工具：它自己的工具随预设保存在 Emacs 中。</translation>
    </message>
    <message>
        <source>Starts from {caller}’s model: {value}</source>
        <translation>从 {caller} 的模型开始：{value}</translation>
    </message>
    <message>
        <source>The role’s workload takes the tier “{subject}”: {value}</source>
        <translation>角色的工作负载采用档位“{subject}”：{value}</translation>
    </message>
    <message>
        <source>The role’s workload names {value}</source>
        <translation>角色的工作负载指定 {value}</translation>
    </message>
    <message>
        <source>The call or the skill asks for “{subject}”: {value}</source>
        <translation>调用或技能要求“{subject}”：{value}</translation>
    </message>
    <message>
        <source>Starts from {caller}’s effort: {value}</source>
        <translation>从 {caller} 的推理强度开始：{value}</translation>
    </message>
    <message>
        <source>The tier “{subject}” sets the effort: {value}</source>
        <translation>档位“{subject}”设置推理强度：{value}</translation>
    </message>
    <message>
        <source>The role’s workload sets the effort: {value}</source>
        <translation>角色的工作负载设置推理强度：{value}</translation>
    </message>
    <message>
        <source>The call or the skill sets the effort: {value}</source>
        <translation>调用或技能设置推理强度：{value}</translation>
    </message>
    <message>
        <source>Which models exist and what effort they support is not known here</source>
        <translation>有哪些模型以及它们支持哪些推理强度，此处无法得知</translation>
    </message>
    <message>
        <source>the model’s own</source>
        <translation>模型自身的设置</translation>
    </message>
    <message>
        <source>The mode belongs to the whole tree and stays live; a role cannot set one</source>
        <translation>模式属于整棵树并随时变化，角色不能设置</translation>
    </message>
    <message>
        <source>Plan mode: Eval is hidden, patches may touch the session’s own files only</source>
        <translation>计划模式：Eval 被隐藏，补丁只能改动会话自身的文件</translation>
    </message>
    <message>
        <source>A plan is being made: Eval and ApplyPatch are hidden</source>
        <translation>正在制定计划：Eval 和 ApplyPatch 被隐藏</translation>
    </message>
    <message>
        <source>Read inside the workspace</source>
        <translation>读取工作区内的文件</translation>
    </message>
    <message>
        <source>Read outside the workspace</source>
        <translation>读取工作区外的文件</translation>
    </message>
    <message>
        <source>Read a protected file (.git, ~/.ssh)</source>
        <translation>读取受保护的文件（.git、~/.ssh）</translation>
    </message>
    <message>
        <source>Patch files inside the workspace</source>
        <translation>修补工作区内的文件</translation>
    </message>
    <message>
        <source>Patch files outside the workspace</source>
        <translation>修补工作区外的文件</translation>
    </message>
    <message>
        <source>Run a command that only looks (ls)</source>
        <translation>运行只查看的命令（ls）</translation>
    </message>
    <message>
        <source>Run any other command</source>
        <translation>运行其他命令</translation>
    </message>
    <message>
        <source>Run a dangerous command (rm, curl)</source>
        <translation>运行危险命令（rm、curl）</translation>
    </message>
    <message>
        <source>Evaluate Lisp in your Emacs</source>
        <translation>在你的 Emacs 中执行 Lisp</translation>
    </message>
    <message>
        <source>Fetch a web page</source>
        <translation>获取网页</translation>
    </message>
    <message>
        <source>Start a child</source>
        <translation>启动子代理</translation>
    </message>
    <message>
        <source>The mode “{mode}”; you review each patch before it is applied</source>
        <translation>模式“{mode}”；每个补丁应用前由你审核</translation>
    </message>
    <message>
        <source>The mode “{mode}”</source>
        <translation>模式“{mode}”</translation>
    </message>
    <message>
        <source>A rule of “{bucket}”</source>
        <translation>“{bucket}”的规则</translation>
    </message>
    <message>
        <source>The kind of command, in the mode “{mode}”</source>
        <translation>命令的类型，在模式“{mode}”下</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Protected paths ask in every mode</source>
        <translation>受保护的路径在任何模式下都询问</translation>
    </message>
    <message>
        <source>Outside the workspace every mode asks</source>
        <translation>在工作区外，任何模式都询问</translation>
    </message>
    <message>
        <source>Inside the workspace</source>
        <translation>在工作区内</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>delegator, team read-only</source>
        <translation>委派者，团队只读</translation>
    </message>
    <message>
        <source>delegator, team can change files</source>
        <translation>委派者，团队可以更改文件</translation>
    </message>
    <message>
        <source>It cannot start children, so what it reaches ends with its own tools.</source>
        <translation>它不能启动子代理，能用到的仅限于自己的工具。</translation>
    </message>
    <message>
        <source>Its instructions say it only looks, but {tools} let it change files; only the prompt holds it back.</source>
        <translation>它的指令说只查看，但 {tools} 让它能更改文件；只有提示词在约束它。</translation>
    </message>
    <message>
        <source>It changes nothing itself, but {way} leads to {tool}.</source>
        <translation>它自己不作任何更改，但 {way} 可通向 {tool}。</translation>
    </message>
    <message>
        <source>It can start one that has it: {way}</source>
        <translation>它可以启动有此工具的代理：{way}</translation>
    </message>
    <message>
        <source>Neither it nor any role it can start can change files.</source>
        <translation>它和它能启动的任何角色都不能更改文件。</translation>
    </message>
    <message>
        <source>Every agent that has Agent may start any role of the roster; a chain can go on without end.</source>
        <translation>有 Agent 的代理可以启动名册中的任何角色，链条可以无限延续。</translation>
    </message>
    <message>
        <source>Agent is shown, but a rule of “{bucket}” denies every call.</source>
        <translation>Agent 会显示，但“{bucket}”的规则拒绝每次调用。</translation>
    </message>
    <message>
        <source>By the skill “{name}”, which forks and is not held back by the roster</source>
        <translation>通过技能“{name}”，它会分叉，且不受名册约束</translation>
    </message>
    <message>
        <source>By the Agent tool</source>
        <translation>通过 Agent 工具</translation>
    </message>
    <message>
        <source>Started already; it keeps the tools it had then</source>
        <translation>已经启动，保留当时的工具</translation>
    </message>
    <message>
        <source>An untyped child, a copy of its starter</source>
        <translation>无类型的子代理，启动者的副本</translation>
    </message>
    <message>
        <source>There is no limit of depth; {capacity} children may be at work at the same time.</source>
        <translation>深度没有限制；同时最多有 {capacity} 个子代理工作。</translation>
    </message>
    <message>
        <source>The session “{name}” cannot be read: its sidecar is no complete Lisp data (line {line}, column {column}). Choose another session.</source>
        <translation>会话“{name}”无法读取：其附属文件不是完整的 Lisp 数据（第 {line} 行第 {column} 列）。请选择其他会话。</translation>
    </message>
    <message>
        <source>The session was written in another format than the one known here; parts may be missing.</source>
        <translation>会话的写入格式与此处已知的不同，可能缺少部分内容。</translation>
    </message>
    <message>
        <source>Some stored children are damaged; mevedel leaves them out on a resume, as here.</source>
        <translation>保存的某些子代理已损坏；mevedel 恢复时会忽略它们，此处也一样。</translation>
    </message>
    <message>
        <source>A rule or grant of the session could not be understood and is left out.</source>
        <translation>会话的某条规则或授权无法理解，已忽略。</translation>
    </message>
    <message>
        <source>The newest publication of the session is damaged; an older state is shown.</source>
        <translation>会话的最新发布已损坏，显示的是较早的状态。</translation>
    </message>
    <message>
        <source>A permissions.el file has a bad entry, so all of its rules are void.</source>
        <translation>某个 permissions.el 文件有错误条目，其所有规则都无效。</translation>
    </message>
    <message>
        <source>The session’s setting “{key}” could not be understood and is left out.</source>
        <translation>会话的设置“{key}”无法理解，已忽略。</translation>
    </message>
    <message>
        <source>The root session’s own tools are not stored; they come from the preset “{preset}” in Emacs.</source>
        <translation>root 会话自己的工具没有保存，它们来自 Emacs 中的预设“{preset}”。</translation>
    </message>
    <message>
        <source>The preset’s roster is not stored; the roles seen last in this session are used.</source>
        <translation>预设的名册没有保存，采用此会话中最后见到的角色。</translation>
    </message>
    <message>
        <source>Rules and protected paths of your Emacs configuration are not stored and are left out here.</source>
        <translation>你的 Emacs 配置中的规则和受保护路径没有保存，此处不计。</translation>
    </message>
    <message>
        <source>Hooks may still block a start or a call; they are not run here.</source>
        <translation>钩子仍可能阻止启动或调用；此处不会运行它们。</translation>
    </message>
    <message>
        <source>These rules take tools and roles from the August state, without FollowupAgent. The real October package has more tools, and its explorer finds Agent by a search.</source>
        <translation>这些规则的工具和角色取自八月的状态，不含 FollowupAgent。实际的十月版有更多工具，其 explorer 可通过搜索找到 Agent。</translation>
    </message>
    <message>
        <source>Roles and extra tools of your Emacs configuration are known only if the session lists them.</source>
        <translation>你的 Emacs 配置中的角色和额外工具，只有会话列出时才能得知。</translation>
    </message>
    <message>
        <source>A rule narrowed by a path, pattern, domain or name decides single calls only.</source>
        <translation>按路径、模式、域名或名称限定的规则只决定个别调用。</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>{system} finds no header at the top of the file, so it has no description and is no agent there. Start the file with a “---” line. (confidence: {confidence})</source>
        <translation>{system} 在文件开头找不到文件头，因此没有描述，在那里不算代理。请以“---”行作为文件的开头。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} cannot read the header ({detail}) and passes the agent over. Put the value in quotes. (confidence: {confidence})</source>
        <translation>{system} 无法读取文件头（{detail}），会跳过此代理。请用引号括起该值。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} wants “{key}” in the header and passes the agent over without it. (confidence: {confidence})</source>
        <translation>{system} 要求文件头中有“{key}”，没有则跳过此代理。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} does not look into this folder; it reads {folders}. Copy the file there if it should count. (confidence: {confidence})</source>
        <translation>{system} 不查看此文件夹，只读取 {folders}。如需生效，请把文件复制到那里。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} skips this file: {reason} (confidence: {confidence})</source>
        <translation>{system} 会跳过此文件：{reason}（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} loads no agents at all because of this file: {reason} (confidence: {confidence})</source>
        <translation>{system} 因此文件而不加载任何代理：{reason}（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>In {system}: {reason} (confidence: {confidence})</source>
        <translation>在 {system} 中：{reason}（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {own}: {here} · {other}: {there} (confidence: {confidence})</source>
        <translation>“{key}”有两种读法。{own}：{here} · {other}：{there}（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {own}: {here} · {other}: does not know the key (confidence: {confidence})</source>
        <translation>“{key}”有两种读法。{own}：{here} · {other}：不认识此键（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {own}: does not know the key · {other}: {there} (confidence: {confidence})</source>
        <translation>“{key}”有两种读法。{own}：不认识此键 · {other}：{there}（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>what the parent session has, and {listed}</source>
        <translation>父会话所有的，以及 {listed}</translation>
    </message>
    <message>
        <source>{system} has no tool list: this agent gets every tool there, whatever “{key}” says. (confidence: {confidence})</source>
        <translation>{system} 没有工具列表：无论“{key}”写什么，此代理在那里都会得到所有工具。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} has no tool list: this agent, which lists only reading tools, gets every tool there. Add “readonly: true” for it. (confidence: {confidence})</source>
        <translation>{system} 没有工具列表：此代理只列出了读取工具，在那里却会得到所有工具。请为它添加“readonly: true”。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} does not know {keys} and ignores them. (confidence: {confidence})</source>
        <translation>{system} 不认识 {keys}，会忽略它们。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} reads “tools” as a map of names to true or false; a list or a text does not pass its check, and the configuration fails to load. Use “permission” rules there. (confidence: {confidence})</source>
        <translation>{system} 把“tools”读作从名称到 true 或 false 的映射；列表或文本无法通过校验，配置会加载失败。在那里请使用“permission”规则。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} does not know “disallowedTools”: the tools named there stay. Use “permission” rules. (confidence: {confidence})</source>
        <translation>{system} 不认识“disallowedTools”：其中写的工具会保留。请使用“permission”规则。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“model: inherit” breaks the agent in {system}. Leave the model out to follow the session. (confidence: {confidence})</source>
        <translation>“model: inherit”会使代理在 {system} 中失效。不写模型即可跟随会话。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} wants models as provider/model; “{model}” names no provider. (confidence: {confidence})</source>
        <translation>{system} 要求模型写作 provider/model；“{model}”没有写提供方。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>The header is no valid YAML ({detail}). {system} mends an unquoted colon only behind a key of one word; this one it does not mend, and the agent is passed over. Put the value in quotes. (confidence: {confidence})</source>
        <translation>文件头不是有效的 YAML（{detail}）。只有键是单个词时，{system} 才会修正未加引号的冒号；这里不会修正，代理会被跳过。请用引号括起该值。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>In {system} the last rule that fits decides, by order and not by how narrow it is: “*: deny” at the end of “{tool}” takes the whole tool away. Move it to the top. (confidence: {confidence})</source>
        <translation>在 {system} 中，最后一条匹配的规则起决定作用，看的是顺序而不是范围大小：“{tool}”末尾的“*: deny”会去掉整个工具。请把它移到最前面。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>The header is no valid YAML ({detail}); {system} mends that by itself, except for keys with a hyphen. (confidence: {confidence})</source>
        <translation>文件头不是有效的 YAML（{detail}）；{system} 会自行修正，带连字符的键除外。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} does not know “permissionMode”; its rules stand in “permission”, and what no rule matches asks. (confidence: {confidence})</source>
        <translation>{system} 不认识“permissionMode”；它的规则写在“permission”中，没有规则匹配时会询问。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} rejects the whole file because of keys it does not know: {keys}. Keep a copy without them. (confidence: {confidence})</source>
        <translation>{system} 因不认识的键而拒绝整个文件：{keys}。请另存一份不含这些键的副本。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} rejects the whole file because of “mcpServers”: its manual names that key, but its reader knows only “mcp_servers”. Rename the key in the copy for it. (confidence: {confidence})</source>
        <translation>{system} 因“mcpServers”而拒绝整个文件：它的手册用的是这个键，但读取时只认识“mcp_servers”。请在给它的副本中改用后者。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} passes over files whose name begins with “_”. Rename the file if it should count. (confidence: {confidence})</source>
        <translation>{system} 会跳过名称以“_”开头的文件。如需生效，请重命名文件。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} takes “tools” only as a YAML list and rejects the file otherwise. (confidence: {confidence})</source>
        <translation>{system} 只接受 YAML 列表形式的“tools”，否则拒绝此文件。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} calls its tools otherwise (read_file for Read); entries it does not know are dropped without a word: {entries}. (confidence: {confidence})</source>
        <translation>{system} 的工具名称不同（Read 称为 read_file）；它不认识的条目会被丢弃且不作提示：{entries}。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} takes only small letters, digits, “-” and “_” in a name and rejects “{name}”. (confidence: {confidence})</source>
        <translation>{system} 的名称只接受小写字母、数字、“-”和“_”，会拒绝“{name}”。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{model}” is no model of {system}; write one of its IDs or “inherit”. (confidence: {confidence})</source>
        <translation>“{model}”不是 {system} 的模型；请写它的某个模型 ID 或“inherit”。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} asks for consent again after every change of a project’s agent, be it one byte. (confidence: {confidence})</source>
        <translation>项目的代理只要有更改，哪怕一个字节，{system} 都会重新征求同意。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>The instructions have {length} characters; {system} takes at most {limit}. Shorten them. (confidence: {confidence})</source>
        <translation>指令有 {length} 个字符，{system} 最多接受 {limit} 个。请缩短。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} does not know “disallowedTools”: the tools named there stay. List what the agent may use in “tools”. (confidence: {confidence})</source>
        <translation>{system} 不认识“disallowedTools”：其中写的工具会保留。请在“tools”中列出代理可用的工具。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“inherit” is no model for {system}. Leave the model out for the default. (confidence: {confidence})</source>
        <translation>“inherit”不是 {system} 的模型。不写模型即使用默认值。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} has no permission mode for an agent; “permissionMode” does nothing there. (confidence: {confidence})</source>
        <translation>{system} 没有单个代理的权限模式；“permissionMode”在那里不起作用。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>Of such files {system} reads only name, description, tools and disallowedTools; it ignores {keys}. (confidence: {confidence})</source>
        <translation>对于这类文件，{system} 只读取 name、description、tools 和 disallowedTools，会忽略 {keys}。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>Without “tools” {system} gives the agent what is selected in the chat at that moment. (confidence: {confidence})</source>
        <translation>没有“tools”时，{system} 给代理当时在聊天中选中的工具。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} reads “permissionMode: {mode}” as “{mapped}”. A parent in yolo or auto-edit wins over it. (confidence: {confidence})</source>
        <translation>{system} 把“permissionMode: {mode}”读作“{mapped}”。处于 yolo 或 auto-edit 的父级优先。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>In {system} a parent in yolo or auto-edit overrides “{mode}” of this agent; take tools away to be sure. (confidence: {confidence})</source>
        <translation>在 {system} 中，处于 yolo 或 auto-edit 的父级会覆盖此代理的“{mode}”；为确保无误，请移除工具。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} reads “approvalMode” and ignores “permissionMode” beside it. (confidence: {confidence})</source>
        <translation>{system} 读取“approvalMode”，并忽略同时存在的“permissionMode”。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>Without a mode of its own, the agent edits files without asking in {system} when its parent is in the default mode of a trusted folder. (confidence: {confidence})</source>
        <translation>没有自己的模式时，如果父级处于默认模式且文件夹受信任，代理在 {system} 中编辑文件不询问。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>In {system} a list of tools leaves out every MCP tool that is not named in it. (confidence: {confidence})</source>
        <translation>在 {system} 中，工具列表会排除所有未列出的 MCP 工具。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>Saving this agent in {system}’s own dialog drops comments and the keys it does not know: {keys}. (confidence: {confidence})</source>
        <translation>在 {system} 自己的对话框中保存此代理，会丢失注释和它不认识的键：{keys}。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} takes only small letters, digits, “-” and “_” in a name; “{name}” is an error there. (confidence: {confidence})</source>
        <translation>{system} 的名称只接受小写字母、数字、“-”和“_”；“{name}”在那里是错误。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>The description has {length} characters; {system} takes at most {limit}. (confidence: {confidence})</source>
        <translation>描述有 {length} 个字符，{system} 最多接受 {limit} 个。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} takes “tools” as a YAML list or one category such as read-only; comma text with several names is an error. (confidence: {confidence})</source>
        <translation>{system} 接受的“tools”是 YAML 列表或一个类别（例如 read-only）；用逗号写多个名称是错误。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} takes only names in “mcpServers”; servers described there are an error. (confidence: {confidence})</source>
        <translation>{system} 的“mcpServers”只接受名称；在其中描述服务器是错误。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} reads agents from TOML files in {folders} only; this Markdown file does nothing there. (confidence: {confidence})</source>
        <translation>{system} 只从 {folders} 中的 TOML 文件读取代理；此 Markdown 文件在那里不起作用。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. pi-orchestrator: every tool · {system}: no tool at all (confidence: {confidence})</source>
        <translation>“{key}”有两种读法。pi-orchestrator：所有工具 · {system}：没有任何工具（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. pi-orchestrator: takes these tools away · {system}: does not know the key, its own is “excludeTools” (confidence: {confidence})</source>
        <translation>“{key}”有两种读法。pi-orchestrator：移除这些工具 · {system}：不认识此键，它自己的键是“excludeTools”（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {system}: takes these tools away · pi-orchestrator: does not know the key, its own is “blockTools” (confidence: {confidence})</source>
        <translation>“{key}”有两种读法。{system}：移除这些工具 · pi-orchestrator：不认识此键，它自己的键是“blockTools”（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. pi-orchestrator: obeys it · {system}: does not know the key (confidence: {confidence})</source>
        <translation>“{key}”有两种读法。pi-orchestrator：遵照执行 · {system}：不认识此键（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>{system} takes a file that ends in “.chain.md” for a chain, not for an agent; for pi-orchestrator it is an agent. (confidence: {confidence})</source>
        <translation>{system} 把以“.chain.md”结尾的文件当作链，而不是代理；对 pi-orchestrator 来说它是代理。（可信度：{confidence}）</translation>
    </message>
    <message>
        <source>Runs a shell command; its paths are not checked</source>
        <translation>运行 shell 命令；不检查其中的路径</translation>
    </message>
    <message>
        <source>Changes part of a file</source>
        <translation>更改文件的一部分</translation>
    </message>
    <message>
        <source>Writes a whole file</source>
        <translation>写入整个文件</translation>
    </message>
    <message>
        <source>Finds files by name</source>
        <translation>按名称查找文件</translation>
    </message>
    <message>
        <source>Searches in files</source>
        <translation>在文件中搜索</translation>
    </message>
    <message>
        <source>Opens a page in a browser and looks at it</source>
        <translation>在浏览器中打开并查看页面</translation>
    </message>
    <message>
        <source>Checks a plugin project</source>
        <translation>检查插件项目</translation>
    </message>
    <message>
        <source>Creates a plugin project</source>
        <translation>创建插件项目</translation>
    </message>
    <message>
        <source>Packs a plugin into a file</source>
        <translation>把插件打包成文件</translation>
    </message>
    <message>
        <source>Generates pictures</source>
        <translation>生成图片</translation>
    </message>
    <message>
        <source>Lists scheduled tasks</source>
        <translation>列出定时任务</translation>
    </message>
    <message>
        <source>Schedules a task to run later</source>
        <translation>安排稍后运行的任务</translation>
    </message>
    <message>
        <source>Changes a scheduled task</source>
        <translation>更改定时任务</translation>
    </message>
    <message>
        <source>Deletes a scheduled task</source>
        <translation>删除定时任务</translation>
    </message>
    <message>
        <source>Asks the person a question</source>
        <translation>向用户提问</translation>
    </message>
    <message>
        <source>Loads the instructions of a skill</source>
        <translation>加载技能的说明</translation>
    </message>
    <message>
        <source>Switches the session to planning</source>
        <translation>把会话切换到规划</translation>
    </message>
    <message>
        <source>Switches the session to goal mode</source>
        <translation>把会话切换到目标模式</translation>
    </message>
    <message>
        <source>Hands in a plan for approval</source>
        <translation>提交计划以供批准</translation>
    </message>
    <message>
        <source>Hands in a goal for approval</source>
        <translation>提交目标以供批准</translation>
    </message>
    <message>
        <source>Starts a subagent</source>
        <translation>启动子代理</translation>
    </message>
    <message>
        <source>Waits for a subagent</source>
        <translation>等待子代理</translation>
    </message>
    <message>
        <source>Lists running subagents</source>
        <translation>列出正在运行的子代理</translation>
    </message>
    <message>
        <source>Stops a subagent</source>
        <translation>停止子代理</translation>
    </message>
    <message>
        <source>Starts the conversation afresh</source>
        <translation>重新开始对话</translation>
    </message>
    <message>
        <source>Loads deferred tools</source>
        <translation>加载延迟的工具</translation>
    </message>
    <message>
        <source>How the parent calls the agent: small letters, digits and dashes, at most 40 characters.</source>
        <translation>父会话调用代理时所用的名称：小写字母、数字和短横线，最多 40 个字符。</translation>
    </message>
    <message>
        <source>Not set — the file name is used</source>
        <translation>未设置：使用文件名</translation>
    </message>
    <message>
        <source>Tells the parent when to start this agent. One line; Settings keeps 400 characters.</source>
        <translation>告诉父会话何时启动此代理。写成一行；设置页保留 400 个字符。</translation>
    </message>
    <message>
        <source>Only these seven can be listed. Skills, MCP servers and plugins come by inheriting.</source>
        <translation>只能列出这七个工具。技能、MCP 服务器和插件通过继承获得。</translation>
    </message>
    <message>
        <source>Not set — read-only tools: Read, Glob, Grep</source>
        <translation>未设置：只读工具 Read、Glob、Grep</translation>
    </message>
    <message>
        <source>Inherit parent tools</source>
        <translation>继承父会话的工具</translation>
    </message>
    <message>
        <source>Adds every tool the parent may call, loaded or not. Nine always stay with the parent: Task, TaskWait, TaskList, TaskStop, EnterPlanMode, EnterGoalMode, asktool, new_context and ToolSearch.</source>
        <translation>加入父会话可以调用的所有工具，无论是否已加载。有九个始终留在父会话：Task、TaskWait、TaskList、TaskStop、EnterPlanMode、EnterGoalMode、asktool、new_context 和 ToolSearch。</translation>
    </message>
    <message>
        <source>Not set — only the listed tools</source>
        <translation>未设置：仅列出的工具</translation>
    </message>
    <message>
        <source>Which calls wait for your approval. A value of its own replaces the session’s mode, in both directions.</source>
        <translation>哪些调用要等待你的批准。自己的值会取代会话的模式，可更严也可更宽。</translation>
    </message>
    <message>
        <source>Follow the session</source>
        <translation>跟随会话</translation>
    </message>
    <message>
        <source>Ask before edits, commands and outside paths</source>
        <translation>编辑、运行命令和访问外部路径前询问</translation>
    </message>
    <message>
        <source>Edit inside the workspace without asking</source>
        <translation>在工作区内编辑时不询问</translation>
    </message>
    <message>
        <source>Never ask, also outside the workspace</source>
        <translation>从不询问，工作区外也一样</translation>
    </message>
    <message>
        <source>Not set — follows the session</source>
        <translation>未设置：跟随会话</translation>
    </message>
    <message>
        <source>Written as provider/model. If the provider cannot be found, the agent does not start; it never falls back to the session’s model.</source>
        <translation>写作 provider/model。找不到提供方时，代理不会启动，也绝不会改用会话的模型。</translation>
    </message>
    <message>
        <source>Not set — the session’s model</source>
        <translation>未设置：会话的模型</translation>
    </message>
    <message>
        <source>Fallback models</source>
        <translation>备用模型</translation>
    </message>
    <message>
        <source>Read by newer versions only. Each as provider/model; some versions read a thinking level after a bar: provider/model|low.</source>
        <translation>仅较新的版本读取。每个写作 provider/model；有些版本可在竖线后读取思考级别：provider/model|low。</translation>
    </message>
    <message>
        <source>How long the model may think; fitted to what the model supports.</source>
        <translation>模型可以思考多久；会按模型的支持情况调整。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>Send nothing to the model</source>
        <translation>不向模型发送任何内容</translation>
    </message>
    <message>
        <source>Not set — the session’s level</source>
        <translation>未设置：会话的级别</translation>
    </message>
    <message>
        <source>Output limit</source>
        <translation>输出上限</translation>
    </message>
    <message>
        <source>Tokens of one answer, 1 to 200,000.</source>
        <translation>一次回答的 token 数，1 到 200,000。</translation>
    </message>
    <message>
        <source>Not set — the model’s own limit</source>
        <translation>未设置：模型自身的上限</translation>
    </message>
    <message>
        <source>Idle timeout</source>
        <translation>空闲超时</translation>
    </message>
    <message>
        <source>Read, but nothing follows from it: the watchdog was withdrawn.</source>
        <translation>会读取，但不起作用：超时监控已被撤销。</translation>
    </message>
    <message>
        <source>Not set — no effect</source>
        <translation>未设置：不起作用</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>最长运行时间</translation>
    </message>
    <message>
        <source>The text below the header becomes the agent’s system prompt.</source>
        <translation>文件头下方的文本会成为代理的系统提示词。</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read “{file}”, so every agent that was switched off there is on again. Mend the file or switch the agents off again in PI-Desktop.</source>
        <translation>PI-Desktop 无法读取“{file}”，在那里关闭的代理因此全部重新开启。请修正该文件，或在 PI-Desktop 中重新关闭这些代理。</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read “{file}”, so every built-in agent that was switched off there is on again. Mend the file or switch the agents off again in PI-Desktop.</source>
        <translation>PI-Desktop 无法读取“{file}”，在那里关闭的内置代理因此全部重新开启。请修正该文件，或在 PI-Desktop 中重新关闭这些代理。</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read “{file}”, and then lists no agent of yours at all: sessions get only the built-in ones. Mend the file, or remove it to offer every agent everywhere.</source>
        <translation>PI-Desktop 无法读取“{file}”，因此完全不列出你的代理：会话只能得到内置代理。请修正该文件，或删除它以便在所有地方提供每个代理。</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark. Sessions then find no header and never get this agent, though Settings lists it. Remove the mark.</source>
        <translation>文件以字节顺序标记（BOM）开头。会话因此找不到文件头，永远得不到此代理，尽管设置页会列出它。请去掉该标记。</translation>
    </message>
    <message>
        <source>There is white space behind the first “---”. Sessions then find no header and never get this agent, though Settings lists it. Remove the white space.</source>
        <translation>第一个“---”后面有空白字符。会话因此找不到文件头，永远得不到此代理，尽管设置页会列出它。请去掉空白字符。</translation>
    </message>
    <message>
        <source>Remove the white space behind “---”</source>
        <translation>去掉“---”后面的空白字符</translation>
    </message>
    <message>
        <source>The header does not start on the first character of the file, so neither sessions nor Settings find it. Remove the white space in front of “---”.</source>
        <translation>文件头不是从文件的第一个字符开始，会话和设置页都找不到它。请去掉“---”前面的空白字符。</translation>
    </message>
    <message>
        <source>Remove the white space in front of the header</source>
        <translation>去掉文件头前面的空白字符</translation>
    </message>
    <message>
        <source>The first line has to be exactly “---”; this one goes on, so neither sessions nor Settings find a header. Shorten it to three dashes.</source>
        <translation>第一行必须恰好是“---”；此行后面还有内容，会话和设置页都找不到文件头。请缩短为三个短横线。</translation>
    </message>
    <message>
        <source>The header is never closed, so neither sessions nor Settings see any of its fields. Add a line “---” below the last field.</source>
        <translation>文件头没有结束，会话和设置页都看不到其中的字段。请在最后一个字段下方加一行“---”。</translation>
    </message>
    <message>
        <source>The “---” that ends the header does not stand at the start of its line. Settings accepts that; sessions find no end of the header and never get this agent. Remove the white space in front of it.</source>
        <translation>结束文件头的“---”不在行首。设置页接受这种写法；会话找不到文件头的结尾，永远得不到此代理。请去掉它前面的空白字符。</translation>
    </message>
    <message>
        <source>Move “---” to the start of the line</source>
        <translation>把“---”移到行首</translation>
    </message>
    <message>
        <source>The file has no header, so it has no description, and neither sessions nor Settings know this agent. Start the file with a line “---”, a description, and another line “---”.</source>
        <translation>文件没有文件头，因此没有描述，会话和设置页都不认识此代理。请以一行“---”开头，接着写描述，再加一行“---”。</translation>
    </message>
    <message>
        <source>The file has no header, so it has no description, and neither sessions nor Settings know this agent. Line {line} starts a YAML block that may be meant as one: move it to the top of the file, between two lines “---”.</source>
        <translation>文件没有文件头，因此没有描述，会话和设置页都不认识此代理。第 {line} 行开始的 YAML 块可能本应是文件头：请把它移到文件开头，放在两行“---”之间。</translation>
    </message>
    <message>
        <source>Something follows the “---” that ends the header. Sessions take it for the first words of the instructions; Settings finds no end of the header and does not list the file, so no session gets this agent. Put “---” on a line of its own.</source>
        <translation>结束文件头的“---”后面还有内容。会话把它当作指令的开头；设置页找不到文件头的结尾，不列出此文件，因此没有会话能得到此代理。请让“---”独占一行。</translation>
    </message>
    <message>
        <source>Break the line behind “---”</source>
        <translation>在“---”后面换行</translation>
    </message>
    <message>
        <source>The header ends on line {runtime} for sessions, but on line {settings} for Settings, so the two see different fields and instructions. Leave only one line with dashes, unindented and exactly “---”.</source>
        <translation>对会话来说，文件头结束于第 {runtime} 行，对设置页来说则是第 {settings} 行，两者看到的字段和指令因此不同。请只保留一行短横线，不缩进，且恰好是“---”。</translation>
    </message>
    <message>
        <source>Header lines end in a bare carriage return. Sessions accept that, Settings does not split there and misreads the fields or does not list the file. Use ordinary line ends.</source>
        <translation>文件头的行尾只有回车符。会话接受，设置页却不在那里分行，会误读字段或不列出此文件。请使用普通的行尾。</translation>
    </message>
    <message>
        <source>Use ordinary line ends in the header</source>
        <translation>在文件头中使用普通的行尾</translation>
    </message>
    <message>
        <source>Line {line} holds bytes that are not UTF-8. Settings cannot read such a file and does not list it, so no session gets this agent. Save the file as UTF-8.</source>
        <translation>第 {line} 行含有不是 UTF-8 的字节。设置页无法读取这样的文件，不会列出它，因此没有会话能得到此代理。请把文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The file has {size} bytes. Settings passes by everything above {limit}, so no session gets this agent. Shorten the instructions.</source>
        <translation>文件有 {size} 字节。设置页会跳过超过 {limit} 的文件，因此没有会话能得到此代理。请缩短指令。</translation>
    </message>
    <message>
        <source>There is no text below the header, so there are no instructions, and neither sessions nor Settings know this agent. Write what it should do.</source>
        <translation>文件头下方没有文本，因此没有指令，会话和设置页都不认识此代理。请写明它该做什么。</translation>
    </message>
    <message>
        <source>Below the header is only an invisible character. Settings lists the agent; sessions find no instructions and never get it. Write what it should do.</source>
        <translation>文件头下方只有一个不可见字符。设置页会列出此代理；会话找不到指令，永远得不到它。请写明它该做什么。</translation>
    </message>
    <message>
        <source>The instructions begin with a second header. Nothing in it has an effect, not even “{key}”: the block is sent to the model as text. Move what should count to the first header and remove the rest.</source>
        <translation>指令以第二个文件头开头。其中的内容都不起作用，“{key}”也不例外：整块会作为文本发送给模型。请把应当生效的内容移到第一个文件头，并删除其余部分。</translation>
    </message>
    <message>
        <source>PI-Desktop only visits files that end in “.md”, so no session gets this agent. Rename the file.</source>
        <translation>PI-Desktop 只查看以“.md”结尾的文件，因此没有会话能得到此代理。请重命名文件。</translation>
    </message>
    <message>
        <source>Settings does not list this file, so no session gets this agent.</source>
        <translation>设置页不列出此文件，因此没有会话能得到此代理。</translation>
    </message>
    <message>
        <source>“{key}” is given more than once; the last line counts and this one does nothing. Remove one of them.</source>
        <translation>“{key}”出现了多次；最后一行生效，这一行不起作用。请删除其中一个。</translation>
    </message>
    <message>
        <source>“{key}” is given again on line {last}, without a value there: sessions then take the field as not set, Settings still shows this line. Remove one of them.</source>
        <translation>“{key}”在第 {last} 行再次出现，但那里没有值：会话因此把该字段当作未设置，设置页仍显示这一行。请删除其中一个。</translation>
    </message>
    <message>
        <source>“{key}” and “{other}” on line {last} are the same field for sessions, and the last one counts; Settings takes them for two. Remove one of them.</source>
        <translation>“{key}”与第 {last} 行的“{other}”对会话来说是同一个字段，以最后一个为准；设置页把它们当作两个字段。请删除其中一个。</translation>
    </message>
    <message>
        <source>Remove the line that does nothing</source>
        <translation>删除不起作用的那一行</translation>
    </message>
    <message>
        <source>“{key}” is indented, and indented lines are ignored. Start it at the beginning of the line.</source>
        <translation>“{key}”有缩进，而缩进的行会被忽略。请从行首开始写。</translation>
    </message>
    <message>
        <source>Remove the indentation</source>
        <translation>去掉缩进</translation>
    </message>
    <message>
        <source>Keys in quotes are ignored, so “{key}” is not set. Remove the quotes around the key.</source>
        <translation>带引号的键会被忽略，因此“{key}”未设置。请去掉键两边的引号。</translation>
    </message>
    <message>
        <source>Remove the quotes around the key</source>
        <translation>去掉键两边的引号</translation>
    </message>
    <message>
        <source>This line holds an invisible line separator character, and sessions ignore the whole line. Remove the character.</source>
        <translation>此行含有不可见的行分隔符，会话会忽略整行。请删除该字符。</translation>
    </message>
    <message>
        <source>Replace the character by a space</source>
        <translation>把该字符替换为空格</translation>
    </message>
    <message>
        <source>The value of “{key}” goes on below, but only its first line counts. Write it on one line.</source>
        <translation>“{key}”的值在下方延续，但只有第一行生效。请写成一行。</translation>
    </message>
    <message>
        <source>Write the value on one line</source>
        <translation>把值写成一行</translation>
    </message>
    <message>
        <source>This line is no field and no list item, so it is ignored. Remove it, or make it a comment with “#”.</source>
        <translation>此行既不是字段，也不是列表项，因此被忽略。请删除它，或用“#”写成注释。</translation>
    </message>
    <message>
        <source>The lines below “{key}” are not list items, so “{key}” counts as empty. Write it on one line: {key}: {example}.</source>
        <translation>“{key}”下方的行不是列表项，因此“{key}”视为空。请写成一行：{key}: {example}。</translation>
    </message>
    <message>
        <source>Sessions do not know text blocks: they read “{value}” as the whole value of “{key}”. Only Settings joins the lines below. Write the value on one line.</source>
        <translation>会话不认识文本块：它们把“{value}”当作“{key}”的整个值。只有设置页会合并下方各行。请把值写成一行。</translation>
    </message>
    <message>
        <source>A comment behind a value is not stripped: it becomes part of “{key}”. Put the comment on a line of its own.</source>
        <translation>值后面的注释不会被去掉，会成为“{key}”的一部分。请把注释放到单独的一行。</translation>
    </message>
    <message>
        <source>The text from “#” on is part of “{key}”; comments behind a value are not stripped. If it was meant as a comment, put it on a line of its own.</source>
        <translation>从“#”起的文本是“{key}”的一部分，值后面的注释不会被去掉。如果这本是注释，请把它放到单独的一行。</translation>
    </message>
    <message>
        <source>Move the comment above the line</source>
        <translation>把注释移到该行上方</translation>
    </message>
    <message>
        <source>“{key}” takes one value, and a list of several counts as not set. Keep one value, on the line of the key.</source>
        <translation>“{key}”只能有一个值，多个值的列表视为未设置。请只保留一个值，写在键所在的行。</translation>
    </message>
    <message>
        <source>“{key}” is written as a list item. Sessions read it, Settings does not see it. Write the value on the line of the key.</source>
        <translation>“{key}”写成了列表项。会话能读到它，设置页看不到。请把值写在键所在的行。</translation>
    </message>
    <message>
        <source>Write the value on the line of its key</source>
        <translation>把值写在键所在的行</translation>
    </message>
    <message>
        <source>List items follow “{key}”, and sessions then forget the value on its line; Settings keeps it. Keep either the value or the items.</source>
        <translation>“{key}”后面有列表项，会话因此丢掉同一行的值，设置页则保留它。请只保留值或列表项。</translation>
    </message>
    <message>
        <source>Settings knows this field only as “{wanted}”: it shows “{key}” as not set, and saving there deletes it. Spell it “{wanted}”.</source>
        <translation>设置页只认识写作“{wanted}”的此字段：它把“{key}”显示为未设置，在那里保存会删除它。请写作“{wanted}”。</translation>
    </message>
    <message>
        <source>Spell the key “{wanted}”</source>
        <translation>把键写作“{wanted}”</translation>
    </message>
    <message>
        <source>PI-Desktop does not know “{key}” and ignores it. Perhaps “{wanted}” was meant.</source>
        <translation>PI-Desktop 不认识“{key}”，会忽略它。也许是想写“{wanted}”。</translation>
    </message>
    <message>
        <source>“{key}” has no effect in PI-Desktop; it belongs to another product.</source>
        <translation>“{key}”在 PI-Desktop 中不起作用，它属于其他产品。</translation>
    </message>
    <message>
        <source>PI-Desktop has no list of forbidden tools, so “{key}” keeps nothing from this agent. Leave the tools out of “tools” instead.</source>
        <translation>PI-Desktop 没有禁用工具的列表，“{key}”不会对此代理禁用任何工具。请改为不在“tools”中列出这些工具。</translation>
    </message>
    <message>
        <source>“{key}” is ignored: the instructions are the text below the header. Move the text there.</source>
        <translation>“{key}”会被忽略：指令是文件头下方的文本。请把文本移到那里。</translation>
    </message>
    <message>
        <source>Rename the key to “{wanted}”</source>
        <translation>把键改名为“{wanted}”</translation>
    </message>
    <message>
        <source>Backslashes are not escapes here: “{key}” keeps them as written. Write the characters themselves.</source>
        <translation>反斜杠在此不是转义符：“{key}”会原样保留它们。请直接写字符本身。</translation>
    </message>
    <message>
        <source>Sessions refuse the name “{name}” and never get this agent; Settings calls it “{slug}”. Use small letters, digits and dashes, at most 40 characters.</source>
        <translation>会话不接受名称“{name}”，永远得不到此代理；设置页称它为“{slug}”。请使用小写字母、数字和短横线，最多 40 个字符。</translation>
    </message>
    <message>
        <source>The name “{name}” has no letter from a to z and no digit. Neither sessions nor Settings can use it, so no session gets this agent. Use small letters, digits and dashes.</source>
        <translation>名称“{name}”既没有 a 到 z 的字母，也没有数字。会话和设置页都无法使用，因此没有会话能得到此代理。请使用小写字母、数字和短横线。</translation>
    </message>
    <message>
        <source>The agent takes its name from the file, and “{name}” cannot be one, so no session gets it. Add a “name” line with small letters, digits and dashes.</source>
        <translation>代理的名称取自文件名，而“{name}”不能作为名称，因此没有会话能得到它。请添加“name”行，使用小写字母、数字和短横线。</translation>
    </message>
    <message>
        <source>Sessions call this agent “{name}”, Settings calls it “{slug}”; switching it off and scopes go by the second. Use a name that is the same for both.</source>
        <translation>会话称此代理为“{name}”，设置页称它为“{slug}”；关闭和项目范围以后者为准。请使用两边都相同的名称。</translation>
    </message>
    <message>
        <source>The file is called “{file}”, the agent “{name}”. Only the name counts.</source>
        <translation>文件名是“{file}”，代理名是“{name}”。以代理名为准。</translation>
    </message>
    <message>
        <source>Change the name to “{name}”</source>
        <translation>把名称改为“{name}”</translation>
    </message>
    <message>
        <source>There is no description, and without one neither sessions nor Settings know this agent. Add a “description” line that says when to start it.</source>
        <translation>没有描述，而没有描述，会话和设置页都不认识此代理。请添加“description”行，说明何时启动它。</translation>
    </message>
    <message>
        <source>Sessions find no description and never get this agent, although Settings lists it. Write one “description” line that says when to start it.</source>
        <translation>会话找不到描述，永远得不到此代理，尽管设置页会列出它。请写一行“description”，说明何时启动它。</translation>
    </message>
    <message>
        <source>Settings finds no description and does not list the file, so no session gets this agent. Write the description on the line of its key.</source>
        <translation>设置页找不到描述，不列出此文件，因此没有会话能得到此代理。请把描述写在键所在的行。</translation>
    </message>
    <message>
        <source>The description has {length} characters. Sessions read all of it; Settings keeps {limit}, and saving there cuts the rest off.</source>
        <translation>描述有 {length} 个字符。会话会全部读取；设置页只保留 {limit} 个，在那里保存会截掉其余部分。</translation>
    </message>
    <message>
        <source>Settings reads another description than sessions: it drops quotation marks at both ends, and saving there changes the text. End the text without quotation marks.</source>
        <translation>设置页读到的描述与会话不同：它会去掉两端的引号，在那里保存会改变文本。请不要让文本以引号结尾。</translation>
    </message>
    <message>
        <source>None of the listed tools can be used, so no session gets this agent. List at least one of {tools}, or “inherit”; without a “tools” line it gets Read, Glob and Grep.</source>
        <translation>列出的工具都不可用，因此没有会话能得到此代理。请至少列出 {tools} 中的一个，或“inherit”；没有“tools”行则会得到 Read、Glob 和 Grep。</translation>
    </message>
    <message>
        <source>Sessions ignore “{tool}” because of its capital and small letters; Settings takes it for “{wanted}”, and saving there grants it. Write “{wanted}”.</source>
        <translation>会话因大小写不符而忽略“{tool}”；设置页把它当作“{wanted}”，在那里保存会授予它。请写“{wanted}”。</translation>
    </message>
    <message>
        <source>Sessions ignore “{tool}”: the word has to be “inherit” in small letters. Settings takes it for “inherit”, and saving there grants the parent’s tools.</source>
        <translation>会话忽略“{tool}”：该词必须是小写的“inherit”。设置页把它当作“inherit”，在那里保存会授予父会话的工具。请写“inherit”。</translation>
    </message>
    <message>
        <source>Write “{wanted}”</source>
        <translation>改为“{wanted}”</translation>
    </message>
    <message>
        <source>This version of the rules does not know “{tool}”, the name newer versions use, and ignores it. Write “{wanted}”; newer versions read that as well.</source>
        <translation>此版本的规则不认识“{tool}”（较新版本使用的名称），会忽略它。请写“{wanted}”；较新版本也能读取。</translation>
    </message>
    <message>
        <source>“{tool}” counts as one tool that does not exist, and is ignored. Put commas between the names.</source>
        <translation>“{tool}”被当作一个不存在的工具而忽略。请在各名称之间加逗号。</translation>
    </message>
    <message>
        <source>Put commas between the names</source>
        <translation>在各名称之间加逗号</translation>
    </message>
    <message>
        <source>“{tool}” is ignored altogether: a tool cannot be limited here by what stands in brackets. Writing “{wanted}” grants all of it; the permission mode decides which calls ask.</source>
        <translation>“{tool}”会被完全忽略：在此不能用括号中的内容限定工具。写“{wanted}”会授予整个工具；哪些调用要询问，由权限模式决定。</translation>
    </message>
    <message>
        <source>“{tool}” is ignored: it always stays with the parent. Remove it.</source>
        <translation>“{tool}”会被忽略：它始终留在父会话。请删除。</translation>
    </message>
    <message>
        <source>“{tool}” is ignored: only {tools} can be listed. The agent gets it by inheriting the parent’s tools.</source>
        <translation>“{tool}”会被忽略：只能列出 {tools}。代理通过继承父会话的工具得到它。</translation>
    </message>
    <message>
        <source>“*” means something only when it stands alone; beside other entries it is ignored. Remove it, or list the tools one by one.</source>
        <translation>“*”只有单独出现时才有意义，与其他条目并列时会被忽略。请删除它，或逐个列出工具。</translation>
    </message>
    <message>
        <source>“{tool}” is no tool that can be listed, and is ignored. Only {tools} can.</source>
        <translation>“{tool}”不是可以列出的工具，会被忽略。只能列出 {tools}。</translation>
    </message>
    <message>
        <source>“{tool}” is no tool that can be listed, and is ignored. Perhaps “{wanted}” was meant.</source>
        <translation>“{tool}”不是可以列出的工具，会被忽略。也许是想写“{wanted}”。</translation>
    </message>
    <message>
        <source>Settings does not see tools below each other: it shows Read, Glob and Grep, and saving there replaces the list by these. Sessions read the list as written. Write it on one line.</source>
        <translation>设置页看不到分行列出的工具：它显示 Read、Glob 和 Grep，在那里保存会用它们替换列表。会话按所写的列表读取。请写成一行。</translation>
    </message>
    <message>
        <source>Write the tools on one line</source>
        <translation>把工具写成一行</translation>
    </message>
    <message>
        <source>Settings does not understand “*” and does not list the file, so no session gets this agent. List the seven tools by name.</source>
        <translation>设置页不认识“*”，不列出此文件，因此没有会话能得到此代理。请按名称列出七个工具。</translation>
    </message>
    <message>
        <source>“*” grants the seven tools, but Settings shows Read, Glob and Grep, and saving there leaves only these. List the seven tools by name.</source>
        <translation>“*”授予七个工具，但设置页显示 Read、Glob 和 Grep，在那里保存就只剩这些。请按名称列出七个工具。</translation>
    </message>
    <message>
        <source>List the seven tools by name</source>
        <translation>按名称列出七个工具</translation>
    </message>
    <message>
        <source>An empty list means Read, Glob and Grep to sessions, but Settings does not list such a file, so no session gets this agent. Remove the line; it means the same.</source>
        <translation>空列表对会话来说表示 Read、Glob 和 Grep，但设置页不列出这样的文件，因此没有会话能得到此代理。请删除该行，含义不变。</translation>
    </message>
    <message>
        <source>Remove the empty list</source>
        <translation>删除空列表</translation>
    </message>
    <message>
        <source>Settings does not understand quotation marks around single tools and does not list the file, so no session gets this agent. Remove the quotation marks.</source>
        <translation>设置页不认识单个工具两边的引号，不列出此文件，因此没有会话能得到此代理。请去掉引号。</translation>
    </message>
    <message>
        <source>Settings does not understand quotation marks around single tools: it shows {shown}, and saving there loses the others. Remove the quotation marks.</source>
        <translation>设置页不认识单个工具两边的引号：它显示 {shown}，在那里保存会丢失其余的工具。请去掉引号。</translation>
    </message>
    <message>
        <source>Remove the quotation marks</source>
        <translation>去掉引号</translation>
    </message>
    <message>
        <source>Settings finds no known tool in this line and does not list the file, so no session gets this agent.</source>
        <translation>设置页在此行找不到已知的工具，不列出此文件，因此没有会话能得到此代理。</translation>
    </message>
    <message>
        <source>Sessions read {runtime} here, Settings reads {settings}; saving there changes the grant.</source>
        <translation>会话在此读到 {runtime}，设置页读到 {settings}；在那里保存会改变授予的工具。</translation>
    </message>
    <message>
        <source>There is a provider but no model, and sessions refuse such a file: no session gets this agent. Add a model, or remove the provider.</source>
        <translation>有提供方但没有模型，会话拒绝这样的文件：没有会话能得到此代理。请添加模型，或删除提供方。</translation>
    </message>
    <message>
        <source>Remove the provider line</source>
        <translation>删除提供方一行</translation>
    </message>
    <message>
        <source>“{model}” does not name a provider, and sessions refuse such a file: no session gets this agent. Write provider/model.</source>
        <translation>“{model}”没有写提供方，会话拒绝这样的文件：没有会话能得到此代理。请写 provider/model。</translation>
    </message>
    <message>
        <source>“{model}” is no model here, and sessions refuse such a file: no session gets this agent. To use the session’s model, remove the line.</source>
        <translation>“{model}”在此不是模型，会话拒绝这样的文件：没有会话能得到此代理。如需使用会话的模型，请删除该行。</translation>
    </message>
    <message>
        <source>Remove the model line</source>
        <translation>删除模型一行</translation>
    </message>
    <message>
        <source>The spaces around the slash belong to the names of provider and model, which will hardly be found. Remove them.</source>
        <translation>斜杠两边的空格会成为提供方和模型名称的一部分，几乎不可能找到。请去掉空格。</translation>
    </message>
    <message>
        <source>Remove the spaces around the slash</source>
        <translation>去掉斜杠两边的空格</translation>
    </message>
    <message>
        <source>Settings does not know the provider line: it takes “{model}” for the whole pin, and saving there makes its first part the provider. Write “{pin}” on the model line instead.</source>
        <translation>设置页不认识 provider 行：它把“{model}”当作完整的模型指定，在那里保存会把第一段当作提供方。请改为在 model 行写“{pin}”。</translation>
    </message>
    <message>
        <source>Settings does not know the provider line: to it “{model}” has no provider, and it cannot save this agent. Write “{pin}” on the model line instead.</source>
        <translation>设置页不认识 provider 行：对它来说“{model}”没有提供方，因此无法保存此代理。请改为在 model 行写“{pin}”。</translation>
    </message>
    <message>
        <source>Write “{pin}” on the model line</source>
        <translation>在 model 行写“{pin}”</translation>
    </message>
    <message>
        <source>The fallback model “{model}” is not written as provider/model, and sessions refuse such a file: no session gets this agent.</source>
        <translation>备用模型“{model}”不是 provider/model 的写法，会话拒绝这样的文件：没有会话能得到此代理。</translation>
    </message>
    <message>
        <source>What follows the bar in “{model}” is no thinking level, and sessions refuse such a file: no session gets this agent.</source>
        <translation>“{model}”中竖线后面的内容不是思考级别，会话拒绝这样的文件：没有会话能得到此代理。</translation>
    </message>
    <message>
        <source>Settings refuses an entry of the fallback models and does not list the file, so no session gets this agent. Each entry has to be provider/model, with at most one thinking level after a bar.</source>
        <translation>设置页不接受备用模型中的某个条目，不列出此文件，因此没有会话能得到此代理。每个条目必须是 provider/model，竖线后最多一个思考级别。</translation>
    </message>
    <message>
        <source>Sessions of this version do not read fallback models; newer versions do.</source>
        <translation>此版本的会话不读取备用模型，较新的版本会读取。</translation>
    </message>
    <message>
        <source>“{value}” is no thinking level, so the session’s level is used. Choose one of {values}.</source>
        <translation>“{value}”不是思考级别，因此采用会话的级别。请选择 {values} 之一。</translation>
    </message>
    <message>
        <source>“{value}” is no permission, so the session’s mode is used. Choose one of {values}.</source>
        <translation>“{value}”不是权限值，因此采用会话的模式。请选择 {values} 之一。</translation>
    </message>
    <message>
        <source>“{value}” is no number of tokens, so the model’s own limit is used. Write a whole number from 1 to 200000.</source>
        <translation>“{value}”不是 token 数，因此采用模型自身的上限。请写 1 到 200000 之间的整数。</translation>
    </message>
    <message>
        <source>{value} is more than PI-Desktop allows; {used} is used.</source>
        <translation>{value} 超过 PI-Desktop 允许的范围，采用 {used}。</translation>
    </message>
    <message>
        <source>Settings cannot read this spelling of {value}: it shows no limit, and saving there deletes it. Write {value}.</source>
        <translation>设置页读不懂 {value} 的这种写法：它显示为无上限，在那里保存会删除它。请写 {value}。</translation>
    </message>
    <message>
        <source>“{key}” is read but nothing follows from it: PI-Desktop no longer stops agents by time. Saving in Settings deletes the line.</source>
        <translation>“{key}”会被读取但不起作用：PI-Desktop 不再按时间停止代理。在设置页中保存会删除该行。</translation>
    </message>
    <message>
        <source>“{value}” is no number of seconds, so PI-Desktop notes {used} instead. Nothing follows from it, as agents are no longer stopped by time.</source>
        <translation>“{value}”不是秒数，PI-Desktop 因此记为 {used}。这不起作用，因为代理不再按时间停止。</translation>
    </message>
    <message>
        <source>{value} seconds lie outside the limits, so PI-Desktop notes {used} instead. Nothing follows from it, as agents are no longer stopped by time.</source>
        <translation>{value} 秒超出范围，PI-Desktop 因此记为 {used}。这不起作用，因为代理不再按时间停止。</translation>
    </message>
    <message>
        <source>Saving this agent in PI-Desktop’s own Settings would delete: {lost}.</source>
        <translation>在 PI-Desktop 自己的设置页中保存此代理，会删除：{lost}。</translation>
    </message>
    <message>
        <source>Saving this agent in PI-Desktop’s own Settings would delete: {lost}, and all comments.</source>
        <translation>在 PI-Desktop 自己的设置页中保存此代理，会删除：{lost}，以及所有注释。</translation>
    </message>
    <message>
        <source>Saving this agent in PI-Desktop’s own Settings would delete all comments.</source>
        <translation>在 PI-Desktop 自己的设置页中保存此代理，会删除所有注释。</translation>
    </message>
    <message>
        <source>Switched off in PI-Desktop, so no session is offered this agent. Switch it on there.</source>
        <translation>已在 PI-Desktop 中关闭，因此没有会话能使用此代理。请在那里开启。</translation>
    </message>
    <message>
        <source>Switched off in PI-Desktop, so no session is offered this agent. It still takes one of the {limit} places.</source>
        <translation>已在 PI-Desktop 中关闭，因此没有会话能使用此代理。它仍占用 {limit} 个名额之一。</translation>
    </message>
    <message>
        <source>“{file}” has the same name and comes first, so this file is not used. Rename one of the two.</source>
        <translation>“{file}”同名并优先，因此此文件不会被使用。请重命名其中一个。</translation>
    </message>
    <message>
        <source>Settings lists this agent as “{slug}”, but sessions call it “{name}” like “{file}”, which comes first. Rename one of the two.</source>
        <translation>设置页把此代理列为“{slug}”，但会话称它为“{name}”，与“{file}”同名，而后者优先。请重命名其中一个。</translation>
    </message>
    <message>
        <source>A session is offered {limit} agents, yours first, and this one did not fit. Switching off a built-in agent makes no room; switch off or remove one of your own.</source>
        <translation>会话最多提供 {limit} 个代理，你的优先，而此代理排不下。关闭内置代理不会腾出位置；请关闭或移除一个自己的代理。</translation>
    </message>
    <message>
        <source>Offered only in sessions of {projects}, and “{project}” is none of them.</source>
        <translation>只在 {projects} 的会话中提供，而“{project}”不在其中。</translation>
    </message>
    <message>
        <source>Offered only in sessions of {projects}.</source>
        <translation>只在 {projects} 的会话中提供。</translation>
    </message>
    <message>
        <source>Limited to certain projects in PI-Desktop, but none is chosen, so no session is offered this agent. Choose projects there.</source>
        <translation>在 PI-Desktop 中限定了项目，但一个也没有选，因此没有会话能使用此代理。请在那里选择项目。</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read its file of project scopes and then offers no agent of yours. Mend “{file}”.</source>
        <translation>PI-Desktop 无法读取其项目范围文件，因此不提供你的任何代理。请修正“{file}”。</translation>
    </message>
    <message>
        <source>All agents together may use {limit} model providers, and “{provider}” is one too many, so this agent’s model is not found and it does not start. Use a provider another agent uses.</source>
        <translation>所有代理合计最多使用 {limit} 个模型提供方，而“{provider}”超出了，因此找不到此代理的模型，它不会启动。请使用其他代理已用的提供方。</translation>
    </message>
    <message>
        <source>There is no built-in agent “{name}”, so this override is ignored. Agents of your own belong in “~/.agents/subagents”.</source>
        <translation>没有内置代理“{name}”，因此这个覆盖被忽略。自己的代理应放在“~/.agents/subagents”。</translation>
    </message>
    <message>
        <source>An agent of yours named “{name}” replaces the built-in one.</source>
        <translation>你的代理“{name}”会替换内置的同名代理。</translation>
    </message>
    <message>
        <source>The built-in agent “{name}” is used again.</source>
        <translation>将重新使用内置代理“{name}”。</translation>
    </message>
    <message>
        <source>There already is an agent “{name}” of yours: “{file}”. Choose another name.</source>
        <translation>你已有代理“{name}”：“{file}”。请换一个名称。</translation>
    </message>
    <message>
        <source>PI-Desktop remembers by name what is switched off and in which projects an agent is offered; under its new name the agent is on everywhere.</source>
        <translation>PI-Desktop 按名称记住哪些代理已关闭、在哪些项目中提供；改用新名称后，代理会在所有地方开启。</translation>
    </message>
    <message>
        <source>An agent needs a name.</source>
        <translation>代理需要名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name: use small letters, digits and dashes, at most 40 characters, and start and end with a letter or a digit.</source>
        <translation>“{name}”不能作为名称：请使用小写字母、数字和短横线，最多 40 个字符，以字母或数字开头和结尾。</translation>
    </message>
    <message>
        <source>PI-Desktop agents have no field “{field}”.</source>
        <translation>PI-Desktop 的代理没有字段“{field}”。</translation>
    </message>
    <message>
        <source>“{field}” cannot be empty. Remove the field instead, or give it a value.</source>
        <translation>“{field}”不能为空。请改为移除该字段，或填写一个值。</translation>
    </message>
    <message>
        <source>“{field}” has to fit on one line, and this text cannot be written so that sessions read it back. Remove line breaks and odd quotation marks.</source>
        <translation>“{field}”必须写成一行，而此文本无法写成会话能原样读回的形式。请去掉换行和不成对的引号。</translation>
    </message>
    <message>
        <source>“{value}” is no value of “{field}”. Choose one of {values}.</source>
        <translation>“{value}”不是“{field}”的有效值。请选择 {values} 之一。</translation>
    </message>
    <message>
        <source>“{value}” cannot be used. Give a whole number from {lowest} to {highest}.</source>
        <translation>“{value}”不可用。请填写 {lowest} 到 {highest} 之间的整数。</translation>
    </message>
    <message>
        <source>“{model}” does not name a provider, and PI-Desktop would refuse the whole file. Write provider/model, or remove the field to use the session’s model.</source>
        <translation>“{model}”没有写提供方，PI-Desktop 会拒绝整个文件。请写 provider/model，或移除该字段以使用会话的模型。</translation>
    </message>
    <message>
        <source>“{model}” cannot be a fallback model: Settings would no longer list the file. Write provider/model, if you like with a thinking level after a bar.</source>
        <translation>“{model}”不能作为备用模型：设置页将不再列出此文件。请写 provider/model，需要时在竖线后写思考级别。</translation>
    </message>
    <message>
        <source>The parent session has this tool</source>
        <translation>父会话有此工具</translation>
    </message>
    <message>
        <source>The parent session has this tool, to be loaded by a search</source>
        <translation>父会话有此工具，搜索后加载</translation>
    </message>
    <message>
        <source>The tool is switched off in the parent session, so it is not in its catalog</source>
        <translation>此工具在父会话中已关闭，因此不在其工具目录中</translation>
    </message>
    <message>
        <source>The parent session does not have this tool</source>
        <translation>父会话没有此工具</translation>
    </message>
    <message>
        <source>The session was reconstructed and does not show this tool; it may exist all the same</source>
        <translation>会话由记录重建，没有显示此工具；但它仍可能存在</translation>
    </message>
    <message>
        <source>The tool was inferred for this session: {estimate}</source>
        <translation>此会话的这个工具是推断的：{estimate}</translation>
    </message>
    <message>
        <source>“inherit” takes every tool of the parent, loaded or not</source>
        <translation>“inherit”取得父会话的所有工具，无论是否已加载</translation>
    </message>
    <message>
        <source>“tools” lists it</source>
        <translation>“tools”列出了它</translation>
    </message>
    <message>
        <source>“tools” lists it as well, which adds nothing</source>
        <translation>“tools”也列出了它，没有额外作用</translation>
    </message>
    <message>
        <source>“*” stands for the seven tools that can be listed</source>
        <translation>“*”代表可以列出的七个工具</translation>
    </message>
    <message>
        <source>No tools are listed, so the agent gets Read, Glob and Grep</source>
        <translation>没有列出工具，因此代理得到 Read、Glob 和 Grep</translation>
    </message>
    <message>
        <source>“tools” does not list it, and the agent does not inherit</source>
        <translation>“tools”没有列出它，代理也不继承</translation>
    </message>
    <message>
        <source>No tools are listed, and it is none of Read, Glob and Grep</source>
        <translation>没有列出工具，而它不是 Read、Glob 或 Grep</translation>
    </message>
    <message>
        <source>“tools” names it, but it cannot be listed, so the entry is ignored</source>
        <translation>“tools”提到了它，但它不能列出，因此该条目被忽略</translation>
    </message>
    <message>
        <source>It is one of the nine tools that always stay with the parent</source>
        <translation>它是始终留在父会话的九个工具之一</translation>
    </message>
    <message>
        <source>It is none of the nine tools that always stay with the parent</source>
        <translation>它不是始终留在父会话的九个工具之一</translation>
    </message>
    <message>
        <source>What the session does not have is dropped without a word</source>
        <translation>会话没有的工具会被丢弃且不作提示</translation>
    </message>
    <message>
        <source>Whether the session has it decides, and that is not known</source>
        <translation>取决于会话是否有它，而这一点未知</translation>
    </message>
    <message>
        <source>The agent’s own permission “{mode}” replaces the session’s mode</source>
        <translation>代理自己的权限“{mode}”取代会话的模式</translation>
    </message>
    <message>
        <source>The session’s permission mode is “{mode}”</source>
        <translation>会话的权限模式是“{mode}”</translation>
    </message>
    <message>
        <source>The session follows PI-Desktop’s default permission mode “{mode}”</source>
        <translation>会话跟随 PI-Desktop 的默认权限模式“{mode}”</translation>
    </message>
    <message>
        <source>No mode is chosen anywhere, so “{mode}” applies</source>
        <translation>没有在任何地方选择模式，因此采用“{mode}”</translation>
    </message>
    <message>
        <source>The session does not tell its permission mode</source>
        <translation>会话没有说明其权限模式</translation>
    </message>
    <message>
        <source>The agent does not declare a permission of its own</source>
        <translation>代理没有声明自己的权限</translation>
    </message>
    <message>
        <source>While the session is in {mode} mode every call of this tool is refused</source>
        <translation>会话处于 {mode} 模式时，此工具的每次调用都被拒绝</translation>
    </message>
    <message>
        <source>PI-Desktop’s settings deny this tool by the pattern “{pattern}”</source>
        <translation>PI-Desktop 的设置以模式“{pattern}”拒绝此工具</translation>
    </message>
    <message>
        <source>The application answers this tool itself; its calls never ask</source>
        <translation>应用程序自己处理此工具，调用从不询问</translation>
    </message>
    <message>
        <source>Its risk is low, so calls never ask</source>
        <translation>它的风险低，调用从不询问</translation>
    </message>
    <message>
        <source>Reading inside the workspace never asks</source>
        <translation>在工作区内读取从不询问</translation>
    </message>
    <message>
        <source>Tools of MCP servers run without asking in every mode</source>
        <translation>MCP 服务器的工具在任何模式下都不询问即运行</translation>
    </message>
    <message>
        <source>“auto” allows every call</source>
        <translation>“auto”允许每次调用</translation>
    </message>
    <message>
        <source>“accept-edits” allows edits inside the workspace</source>
        <translation>“accept-edits”允许在工作区内编辑</translation>
    </message>
    <message>
        <source>Inside the session’s scratch folder edits never ask</source>
        <translation>在会话的临时文件夹内编辑从不询问</translation>
    </message>
    <message>
        <source>You allowed this tool for the rest of the session</source>
        <translation>你已在此会话余下时间内允许此工具</translation>
    </message>
    <message>
        <source>Calls show a card; without an answer within 120 seconds they are refused</source>
        <translation>调用会显示确认卡片，120 秒内没有答复即拒绝</translation>
    </message>
    <message>
        <source>A path outside the workspace shows a card, unless the mode is “auto”</source>
        <translation>工作区外的路径会显示确认卡片，除非模式是“auto”</translation>
    </message>
    <message>
        <source>“auto” also opens paths outside the workspace</source>
        <translation>“auto”也开放工作区外的路径</translation>
    </message>
    <message>
        <source>The risk its plugin declares decides, and the session does not tell it</source>
        <translation>由其插件声明的风险决定，而会话没有说明</translation>
    </message>
    <message>
        <source>It is not known how calls of this extension’s tools are judged</source>
        <translation>此扩展的工具调用如何判定，无法得知</translation>
    </message>
    <message>
        <source>A model named in the Task call would come first</source>
        <translation>Task 调用中指定的模型最优先</translation>
    </message>
    <message>
        <source>The agent pins “{pin}”</source>
        <translation>代理指定“{pin}”</translation>
    </message>
    <message>
        <source>The agent pins no model</source>
        <translation>代理没有指定模型</translation>
    </message>
    <message>
        <source>The provider is found: “{name}”</source>
        <translation>已找到提供方：“{name}”</translation>
    </message>
    <message>
        <source>The pin cannot be used ({reason}), and it never falls back to the session’s model</source>
        <translation>指定的模型无法使用（{reason}），且绝不会改用会话的模型</translation>
    </message>
    <message>
        <source>no enabled provider matches &quot;{provider}&quot;</source>
        <translation>没有已启用的提供商与“{provider}”匹配</translation>
    </message>
    <message>
        <source>no provider matches &quot;{provider}&quot;</source>
        <translation>没有提供商与“{provider}”匹配</translation>
    </message>
    <message>
        <source>provider alias &quot;{provider}&quot; matches multiple accounts; use the exact provider id</source>
        <translation>提供商别名“{provider}”与多个账户匹配；请使用准确的提供商 ID</translation>
    </message>
    <message>
        <source>provider &quot;{provider}&quot; has no API key</source>
        <translation>提供商“{provider}”没有 API 密钥</translation>
    </message>
    <message>
        <source>vendor account &quot;{provider}&quot; does not offer &quot;{model}&quot;</source>
        <translation>供应商账户“{provider}”不提供“{model}”</translation>
    </message>
    <message>
        <source>too many pinned providers, ignoring &quot;{pin}&quot;</source>
        <translation>固定的提供商过多，“{pin}”被忽略</translation>
    </message>
    <message>
        <source>The session does not tell which providers are set up, so the pin is not checked</source>
        <translation>会话没有说明设置了哪些提供方，因此没有检查指定的模型</translation>
    </message>
    <message>
        <source>The session’s model “{model}” is used</source>
        <translation>采用会话的模型“{model}”</translation>
    </message>
    <message>
        <source>The session’s model is used, but the session does not tell it</source>
        <translation>采用会话的模型，但会话没有说明是哪个</translation>
    </message>
    <message>
        <source>If it fails, these are tried: {models}</source>
        <translation>如果失败，会依次尝试：{models}</translation>
    </message>
    <message>
        <source>The agent sets “{level}”; it is fitted to what the model supports</source>
        <translation>代理设置“{level}”，会按模型的支持情况调整</translation>
    </message>
    <message>
        <source>The agent sets “omit”: nothing about thinking is sent to the model</source>
        <translation>代理设置“omit”：不向模型发送任何与思考有关的内容</translation>
    </message>
    <message>
        <source>The session’s level is used</source>
        <translation>采用会话的级别</translation>
    </message>
    <message>
        <source>Edit inside the workspace</source>
        <translation>在工作区内编辑</translation>
    </message>
    <message>
        <source>Edit outside the workspace</source>
        <translation>在工作区外编辑</translation>
    </message>
    <message>
        <source>Edit in the scratch folder</source>
        <translation>在临时文件夹内编辑</translation>
    </message>
    <message>
        <source>Run a command</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>Call a tool of an MCP server</source>
        <translation>调用 MCP 服务器的工具</translation>
    </message>
    <message>
        <source>Call a plugin tool of low risk</source>
        <translation>调用低风险的插件工具</translation>
    </message>
    <message>
        <source>Call any other plugin tool</source>
        <translation>调用其他插件工具</translation>
    </message>
    <message>
        <source>Use the browser, skills or plugin builder</source>
        <translation>使用浏览器、技能或插件构建工具</translation>
    </message>
    <message>
        <source>Call any other tool</source>
        <translation>调用其他工具</translation>
    </message>
    <message>
        <source>The Task tools always stay with the parent, so a child cannot start others.</source>
        <translation>Task 系列工具始终留在父会话，因此子代理不能启动其他代理。</translation>
    </message>
    <message>
        <source>It ends here: children of a session never start others.</source>
        <translation>到此为止：会话的子代理永远不能启动其他代理。</translation>
    </message>
    <message>
        <source>This session cannot start agents: it has no Task tool.</source>
        <translation>此会话不能启动代理：它没有 Task 工具。</translation>
    </message>
    <message>
        <source>This session cannot start agents: in {mode} mode there is no Task tool.</source>
        <translation>此会话不能启动代理：在 {mode} 模式下没有 Task 工具。</translation>
    </message>
    <message>
        <source>No session gets this agent; its problems say why.</source>
        <translation>没有会话能得到此代理，原因见其问题。</translation>
    </message>
    <message>
        <source>Sessions are not offered this agent; its problems say why.</source>
        <translation>会话不提供此代理，原因见其问题。</translation>
    </message>
    <message>
        <source>Another definition of the same name is used instead: “{path}”.</source>
        <translation>改用另一个同名定义：“{path}”。</translation>
    </message>
    <message>
        <source>This agent is offered only in sessions of {projects}.</source>
        <translation>此代理只在 {projects} 的会话中提供。</translation>
    </message>
    <message>
        <source>In {mode} mode the session has no Task tool, so it cannot start agents.</source>
        <translation>在 {mode} 模式下，会话没有 Task 工具，因此不能启动代理。</translation>
    </message>
    <message>
        <source>The session has no Task tool, so it cannot start agents.</source>
        <translation>会话没有 Task 工具，因此不能启动代理。</translation>
    </message>
    <message>
        <source>The start fails: the session has none of the agent’s tools. List others, or inherit.</source>
        <translation>启动失败：会话没有代理所列的任何工具。请列出其他工具，或继承。</translation>
    </message>
    <message>
        <source>The start fails: the model “{pin}” cannot be used ({reason}).</source>
        <translation>启动失败：模型“{pin}”无法使用（{reason}）。</translation>
    </message>
    <message>
        <source>This session uses the lower-case tool names of newer versions, and these rules compare names exactly. Choose rules 0304 to see what that version does.</source>
        <translation>此会话使用较新版本的小写工具名，而这些规则按完全一致比较名称。请选择规则 0304，查看该版本的行为。</translation>
    </message>
    <message>
        <source>The agent’s “auto” also opens paths outside the workspace, although the session is in “{mode}”. PI-Desktop’s decision record says that gate stays closed; the program opens it.</source>
        <translation>代理的“auto”也开放工作区外的路径，尽管会话处于“{mode}”。PI-Desktop 的决策记录称外部路径仍受限制，但程序实际会放行。</translation>
    </message>
    <message>
        <source>{count} inherited tools of MCP servers run without asking, whatever the permission mode. PI-Desktop shows no card for them even in “ask”.</source>
        <translation>{count} 个继承自 MCP 服务器的工具不询问即运行，无论权限模式是什么。即使在“ask”下，PI-Desktop 也不会为它们显示确认卡片。</translation>
    </message>
    <message>
        <source>The agent’s “{own}” replaces the session’s “{mode}”, so cards come back although the session does not ask.</source>
        <translation>代理的“{own}”取代会话的“{mode}”，因此尽管会话不询问，仍会出现确认卡片。</translation>
    </message>
    <message>
        <source>The parent may name another model in its Task call.</source>
        <translation>父会话可以在 Task 调用中指定其他模型。</translation>
    </message>
    <message>
        <source>Approvals given during the session are counted only if the session tells them; parent and children share them.</source>
        <translation>会话期间给出的批准，只有会话说明时才计入；父会话与子代理共享这些批准。</translation>
    </message>
    <message>
        <source>Deny patterns for paths and commands in PI-Desktop’s settings are not evaluated.</source>
        <translation>PI-Desktop 设置中针对路径和命令的拒绝模式不作评估。</translation>
    </message>
    <message>
        <source>Commands run by Bash are not checked for paths; inside and outside are told apart only for Read, Glob, Grep, Edit and Write.</source>
        <translation>Bash 运行的命令不检查路径；只有 Read、Glob、Grep、Edit 和 Write 区分工作区内外。</translation>
    </message>
    <message>
        <source>The session was reconstructed: tools of MCP servers, plugins and extensions may be missing or inferred, and PI-Desktop builds the list anew at every start.</source>
        <translation>会话由记录重建：MCP 服务器、插件和扩展的工具可能缺失或出自推断，而 PI-Desktop 每次启动都会重新建立列表。</translation>
    </message>
    <message>
        <source>A session runs at most 10 agents at a time; how many run now is not known.</source>
        <translation>一个会话同时最多运行 10 个代理；现在运行着多少个无法得知。</translation>
    </message>
    <message>
        <source>Whether the pinned model’s provider is set up is not known.</source>
        <translation>所指定模型的提供方是否已设置，无法得知。</translation>
    </message>
    <message>
        <source>Shows the content of a file</source>
        <translation>显示文件内容</translation>
    </message>
    <message>
        <source>Runs a shell command</source>
        <translation>运行 shell 命令</translation>
    </message>
    <message>
        <source>Runs a PowerShell command; off unless it is asked for</source>
        <translation>运行 PowerShell 命令；除非指定，否则关闭</translation>
    </message>
    <message>
        <source>Changes parts of a file</source>
        <translation>更改文件的若干部分</translation>
    </message>
    <message>
        <source>Searches in files; off unless it is asked for</source>
        <translation>在文件中搜索；除非指定，否则关闭</translation>
    </message>
    <message>
        <source>Finds files by name; off unless it is asked for</source>
        <translation>按名称查找文件；除非指定，否则关闭</translation>
    </message>
    <message>
        <source>Lists a folder; off unless it is asked for</source>
        <translation>列出文件夹内容；除非指定，否则关闭</translation>
    </message>
    <message>
        <source>How the parent calls the agent; case counts, and the file name does not.</source>
        <translation>父代理调用它时所用的名称；区分大小写，与文件名无关。</translation>
    </message>
    <message>
        <source>Tells the parent when to start this agent.</source>
        <translation>告诉父代理何时启动此代理。</translation>
    </message>
    <message>
        <source>Case counts here. “*” stands for any run of characters; “+name” and “-name” change the usual tools instead of listing them. There is no word for inheriting.</source>
        <translation>此处区分大小写。“*”代表任意一串字符；“+name”和“-name”在通常工具的基础上增减，而不是列出工具。没有表示继承的词。</translation>
    </message>
    <message>
        <source>Not set — read, bash, edit, write and every extension’s tools</source>
        <translation>未设置：read、bash、edit、write 以及所有扩展的工具</translation>
    </message>
    <message>
        <source>Blocked tools</source>
        <translation>屏蔽的工具</translation>
    </message>
    <message>
        <source>Added to what the configuration blocks; nothing can be allowed again. A name, “*” and “?” as wildcards, or “ext:” with an extension’s id; case does not count.</source>
        <translation>在配置已屏蔽的基础上追加，无法重新允许。写名称，可用通配符“*”和“?”，或“ext:”加扩展的 ID；不区分大小写。</translation>
    </message>
    <message>
        <source>Not set — only what the configuration blocks</source>
        <translation>未设置：仅配置所屏蔽的工具</translation>
    </message>
    <message>
        <source>Written as provider/model. A model of its own also ends following the parent’s thinking level.</source>
        <translation>写作 provider/model。设置自己的模型后，也不再跟随父代理的思考级别。</translation>
    </message>
    <message>
        <source>Not set — the parent’s model</source>
        <translation>未设置：父代理的模型</translation>
    </message>
    <message>
        <source>How long the model may think; pi fits it to the model.</source>
        <translation>模型可以思考多久；pi 会按模型调整。</translation>
    </message>
    <message>
        <source>Not set — the parent’s level, or the model’s usual one when a model is set</source>
        <translation>未设置：父代理的级别；设置了模型时用模型的通常级别</translation>
    </message>
    <message>
        <source>After so many turns the child is asked to end, five turns later it is stopped.</source>
        <translation>达到此轮数后要求子代理结束，再过五轮就停止它。</translation>
    </message>
    <message>
        <source>Not set — the configuration’s limit, else 50</source>
        <translation>未设置：配置的上限，没有则为 50</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>As if the file were not there. It does not hide an agent of the same name in a weaker folder; that one is used again.</source>
        <translation>视同文件不存在。它不会隐藏较低优先级文件夹中的同名代理，后者会重新使用。</translation>
    </message>
    <message>
        <source>Not set — offered</source>
        <translation>未设置：提供</translation>
    </message>
    <message>
        <source>Added behind the child’s system prompt. When tools are blocked, a section that lists them follows.</source>
        <translation>追加在子代理的系统提示词之后。屏蔽了工具时，后面还有一节列出这些工具。</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>启用委派</translation>
    </message>
    <message>
        <source>Whether the parent keeps only its kept tools and delegates.</source>
        <translation>父代理是否只保留其保留工具，并委派其余工作。</translation>
    </message>
    <message>
        <source>Not set — engaged</source>
        <translation>未设置：启用</translation>
    </message>
    <message>
        <source>Tools the parent keeps</source>
        <translation>父代理保留的工具</translation>
    </message>
    <message>
        <source>Only for the parent; children are not affected. An empty list keeps every extension’s tools.</source>
        <translation>仅影响父代理，不影响子代理。空列表保留所有扩展的工具。</translation>
    </message>
    <message>
        <source>Not set — only delegate</source>
        <translation>未设置：仅 delegate</translation>
    </message>
    <message>
        <source>Blocked in every child</source>
        <translation>在所有子代理中屏蔽</translation>
    </message>
    <message>
        <source>The floor: an agent can block more, never less. A name, “*” and “?” as wildcards, or “ext:” with an extension’s id.</source>
        <translation>底线：代理只能多屏蔽，不能少屏蔽。写名称，可用通配符“*”和“?”，或“ext:”加扩展的 ID。</translation>
    </message>
    <message>
        <source>Not set — nothing</source>
        <translation>未设置：无</translation>
    </message>
    <message>
        <source>Extensions of children</source>
        <translation>子代理的扩展</translation>
    </message>
    <message>
        <source>With any entry, children load only these: no MCP, no other extension, and without pi-orchestrator itself among them also no gate.</source>
        <translation>只要有条目，子代理就只加载这些：没有 MCP，没有其他扩展；其中若没有 pi-orchestrator 自身，也就没有门禁。</translation>
    </message>
    <message>
        <source>Not set — the child finds them as usual</source>
        <translation>未设置：子代理照常查找扩展</translation>
    </message>
    <message>
        <source>Pass on the parent’s prompt</source>
        <translation>传递父代理的提示词</translation>
    </message>
    <message>
        <source>Not set — passed on</source>
        <translation>未设置：传递</translation>
    </message>
    <message>
        <source>Built-in agents</source>
        <translation>内置代理</translation>
    </message>
    <message>
        <source>One line for each agent to change: “worker = max” sets its thinking level, “scout = hidden” takes it out; “* = off” alone switches all of them off.</source>
        <translation>每行写一个要更改的代理：“worker = max”设置其思考级别，“scout = hidden”去掉它；只写“* = off”则关闭全部。</translation>
    </message>
    <message>
        <source>One line for each agent, such as “scout = acme/small”; it beats the model in the agent’s file.</source>
        <translation>每行写一个代理，例如“scout = acme/small”；优先于代理文件中的模型。</translation>
    </message>
    <message>
        <source>Not set — all of them</source>
        <translation>未设置：全部</translation>
    </message>
    <message>
        <source>Models by agent</source>
        <translation>各代理的模型</translation>
    </message>
    <message>
        <source>Stall timeout</source>
        <translation>停滞超时</translation>
    </message>
    <message>
        <source>Milliseconds without any sign of life until a child is stopped.</source>
        <translation>没有任何活动迹象达到多少毫秒后停止子代理。</translation>
    </message>
    <message>
        <source>Not set — 600,000</source>
        <translation>未设置：600,000</translation>
    </message>
    <message>
        <source>Keep child sessions</source>
        <translation>保留子代理会话</translation>
    </message>
    <message>
        <source>Not set — kept beside the parent’s</source>
        <translation>未设置：保留在父会话旁边</translation>
    </message>
    <message>
        <source>Run children in the background</source>
        <translation>在后台运行子代理</translation>
    </message>
    <message>
        <source>Not set — in the background</source>
        <translation>未设置：在后台</translation>
    </message>
    <message>
        <source>One header that is no YAML stops pi-orchestrator as a whole: when pi starts, the extension does not load (no delegate, no gate), and in a running session every delegate call fails, whichever agent it asks for. Mend the value, or move the file away.</source>
        <translation>只要有一个文件头不是 YAML，整个 pi-orchestrator 就会停摆：pi 启动时不加载此扩展（没有 delegate，也没有门禁）；在运行中的会话里，无论请求哪个代理，delegate 调用都会失败。请修正该值，或把文件移走。</translation>
    </message>
    <message>
        <source>“{file}” is no valid YAML, so pi-orchestrator starts no agent at all until it is mended.</source>
        <translation>“{file}”不是有效的 YAML，在修正之前 pi-orchestrator 不会启动任何代理。</translation>
    </message>
    <message>
        <source>Put the value of “{key}” in quotes</source>
        <translation>用引号括起“{key}”的值</translation>
    </message>
    <message>
        <source>Put the values of {keys} in quotes</source>
        <translation>用引号括起 {keys} 的值</translation>
    </message>
    <message>
        <source>Take “{key}” out</source>
        <translation>删除“{key}”</translation>
    </message>
    <message>
        <source>The header uses a rare form of YAML (a key behind “?”, or a “%YAML” line) that this program and pi’s reader may take differently. Write “key: value” to be sure.</source>
        <translation>文件头使用了少见的 YAML 写法（以“?”引出的键，或“%YAML”行），本程序与 pi 的读取方对它的理解可能不同。为确保无误，请写“key: value”。</translation>
    </message>
    <message>
        <source>Write “{meant}” instead of “{entry}”</source>
        <translation>把“{entry}”改为“{meant}”</translation>
    </message>
    <message>
        <source>Rename “{written}” to “{meant}”</source>
        <translation>把“{written}”改名为“{meant}”</translation>
    </message>
    <message>
        <source>Remove the “{key}” that does not count</source>
        <translation>删除不生效的“{key}”</translation>
    </message>
    <message>
        <source>pi-orchestrator reads only files whose name ends in “.md”, in small letters, so “{name}” is passed over without a word. Rename it.</source>
        <translation>pi-orchestrator 只读取名称以小写“.md”结尾的文件，因此会跳过“{name}”且不作提示。请重命名。</translation>
    </message>
    <message>
        <source>The file is not UTF-8. The agent reads it with a replacement character for every wrong byte. Save it as UTF-8.</source>
        <translation>文件不是 UTF-8。代理读到的每个错误字节都是替换字符。请保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The file does not start with “---”, so it has no header and is no agent. That is fine for a readme.</source>
        <translation>文件不以“---”开头，因此没有文件头，不是代理。如果这是自述文件，则没有问题。</translation>
    </message>
    <message>
        <source>The header is never closed by a line that starts with “---”, so the file is passed over without a word. Add that line below the last field.</source>
        <translation>文件头没有以“---”开头的结束行，文件会被跳过且不作提示。请在最后一个字段下方加上该行。</translation>
    </message>
    <message>
        <source>The header holds no fields, so the file is passed over without a word. Write “key: value” lines.</source>
        <translation>文件头没有字段，文件会被跳过且不作提示。请写“key: value”行。</translation>
    </message>
    <message>
        <source>There is no “name”, so the file is passed over without a word; the file name does not count. Add one.</source>
        <translation>没有“name”，文件会被跳过且不作提示；文件名不算。请添加。</translation>
    </message>
    <message>
        <source>“name” has to be a text, and YAML does not read {written} as one, so the file is passed over without a word. Put it in quotes.</source>
        <translation>“name”必须是文本，而 YAML 不把 {written} 读作文本，因此文件会被跳过且不作提示。请用引号括起来。</translation>
    </message>
    <message>
        <source>There is no “description”, so the file is passed over without a word. Add one.</source>
        <translation>没有“description”，文件会被跳过且不作提示。请添加。</translation>
    </message>
    <message>
        <source>“description” has to be a text, and YAML does not read {written} as one, so the file is passed over without a word. Put it in quotes.</source>
        <translation>“description”必须是文本，而 YAML 不把 {written} 读作文本，因此文件会被跳过且不作提示。请用引号括起来。</translation>
    </message>
    <message>
        <source>“hidden: true” takes this file out, as if it were not there.</source>
        <translation>“hidden: true”使此文件视同不存在。</translation>
    </message>
    <message>
        <source>Hiding this file does not hide “{name}”: the one in {path} is used again. Hide that one too, or change this one instead.</source>
        <translation>隐藏此文件并不会隐藏“{name}”：会重新使用 {path} 中的那个。请把那个也隐藏，或改为更改此文件。</translation>
    </message>
    <message>
        <source>“{name}” is there twice in one folder (see “{file}”). Which of the two counts depends on the file system. Give one of them another name.</source>
        <translation>“{name}”在同一文件夹中出现了两次（见“{file}”）。以哪个为准取决于文件系统。请给其中一个换个名称。</translation>
    </message>
    <message>
        <source>“{written}” is no field of pi-orchestrator and is passed over without a word; “{meant}” is probably meant. Rename it.</source>
        <translation>“{written}”不是 pi-orchestrator 的字段，会被忽略且不作提示；可能是想写“{meant}”。请改名。</translation>
    </message>
    <message>
        <source>“tools” names nothing that counts, and that means every tool, not none. Take the line out to say the same clearly, or list the tools.</source>
        <translation>“tools”没有写任何有效内容，这表示所有工具，而不是没有工具。请删除该行以明确表达同样的意思，或列出工具。</translation>
    </message>
    <message>
        <source>“tools” holds only commas; pi is then given an empty list and the child gets no tool at all, MCP included. List the tools, or take the line out for all of them.</source>
        <translation>“tools”只有逗号；pi 因此得到空列表，子代理没有任何工具，MCP 也不例外。请列出工具，或删除该行以使用全部工具。</translation>
    </message>
    <message>
        <source>“tools” mixes plain names with “+name” or “-name”. pi refuses that and the child ends before it starts. Use one kind only.</source>
        <translation>“tools”混用了普通名称与“+name”或“-name”。pi 会拒绝，子代理在启动前就结束。请只用一种写法。</translation>
    </message>
    <message>
        <source>“{entry}” is a pattern behind “+” or “-”. pi refuses that and the child ends before it starts. Write the exact name.</source>
        <translation>“{entry}”在“+”或“-”后面用了模式。pi 会拒绝，子代理在启动前就结束。请写确切的名称。</translation>
    </message>
    <message>
        <source>pi-orchestrator has no word for inheriting: “{entry}” is taken for the name of a tool that does not exist, and alone it leaves the child without any tool. Take “tools” out to give the child the usual tools.</source>
        <translation>pi-orchestrator 没有表示继承的词：“{entry}”会被当作一个不存在的工具的名称，单独出现时子代理没有任何工具。请删除“tools”，使子代理得到通常的工具。</translation>
    </message>
    <message>
        <source>“{entry}” holds a comma; pi splits it into several names when the child starts. Write them as entries of their own.</source>
        <translation>“{entry}”含有逗号，pi 在子代理启动时会把它拆成几个名称。请分别写成条目。</translation>
    </message>
    <message>
        <source>“{entry}” matches nothing here: “ext:” and “?” work only in block lists, “tools” knows exact names and “*”. Name the tools.</source>
        <translation>“{entry}”在此不匹配任何内容：“ext:”和“?”只用于屏蔽列表，“tools”只认确切名称和“*”。请写工具的名称。</translation>
    </message>
    <message>
        <source>“{entry}” is one single entry with a blank in it, and no tool has such a name. Separate the names by commas, or write each on a line of its own behind “- ”.</source>
        <translation>“{entry}”是一个含空格的单一条目，没有工具叫这个名称。请用逗号分隔各名称，或各写一行，前面加“- ”。</translation>
    </message>
    <message>
        <source>“{entry}” is no tool’s name: brackets do not limit a tool to some calls here. Write the bare name, which gives the whole tool.</source>
        <translation>“{entry}”不是工具名称：在此不能用括号把工具限定为部分调用。请只写名称，即授予整个工具。</translation>
    </message>
    <message>
        <source>Case counts in “tools”: there is no tool “{entry}”, pi’s own is “{meant}”. An entry that matches nothing is passed over without a word.</source>
        <translation>“tools”区分大小写：没有工具“{entry}”，pi 自己的是“{meant}”。不匹配的条目会被忽略且不作提示。</translation>
    </message>
    <message>
        <source>A child never has “delegate”, so this entry gives nothing. Take it out.</source>
        <translation>子代理永远没有“delegate”，此条目不起作用。请删除。</translation>
    </message>
    <message>
        <source>“{entry}” in “{key}” is read as a map, because a blank follows the colon, and vanishes without a word. Take the blank out, or put the entry in quotes.</source>
        <translation>“{key}”中的“{entry}”因冒号后有空格而被读作映射，会消失且不作提示。请去掉空格，或用引号括起此条目。</translation>
    </message>
    <message>
        <source>{count} entries of “{key}” are no texts and vanish without a word. Put them in quotes.</source>
        <translation>“{key}”中有 {count} 个条目不是文本，会消失且不作提示。请用引号括起来。</translation>
    </message>
    <message>
        <source>“blockTools” blocks every tool that “tools” gives, so the child has none. A block always wins over a list.</source>
        <translation>“blockTools”屏蔽了“tools”授予的所有工具，子代理因此没有工具。屏蔽始终优先于列表。</translation>
    </message>
    <message>
        <source>“blockTools” names nothing that counts, so it blocks nothing. Fill it or remove it.</source>
        <translation>“blockTools”没有写任何有效内容，因此不屏蔽任何工具。请填写或删除。</translation>
    </message>
    <message>
        <source>“{entry}” holds a comma. It is split only when the child starts, so wildcards and “ext:” in it are not looked up in the parent first. Write entries of their own.</source>
        <translation>“{entry}”含有逗号，要到子代理启动时才会拆分，因此其中的通配符和“ext:”不会先在父代理中查找。请分别写成条目。</translation>
    </message>
    <message>
        <source>“{entry}” is taken literally: a block list knows no “!”, “+” or “-”, and nothing can be taken out of it again. Write the name of what to block.</source>
        <translation>“{entry}”按字面处理：屏蔽列表不认识“!”、“+”或“-”，也无法从中再去除。请写要屏蔽的名称。</translation>
    </message>
    <message>
        <source>“{entry}” matches no tool: only whole tools can be blocked, not some of their calls. Write the bare name, or leave it out.</source>
        <translation>“{entry}”不匹配任何工具：只能屏蔽整个工具，不能只屏蔽部分调用。请只写名称，或删除它。</translation>
    </message>
    <message>
        <source>“{entry}” is taken for the name of a tool; there is no word for inheriting here.</source>
        <translation>“{entry}”会被当作工具的名称；在此没有表示继承的词。</translation>
    </message>
    <message>
        <source>“{entry}” never matches: behind “ext:” wildcards do not work. Write one entry for each extension.</source>
        <translation>“{entry}”永远不会匹配：“ext:”后面不能用通配符。请为每个扩展写一个条目。</translation>
    </message>
    <message>
        <source>“{entry}” never matches: an extension’s id is the package name alone. Write “{meant}”.</source>
        <translation>“{entry}”永远不会匹配：扩展的 ID 只是包名。请写“{meant}”。</translation>
    </message>
    <message>
        <source>“{entry}” matches nothing since pi 0.99: each built-in tool now has an id of its own, such as “builtin:bash”, and MCP tools have “builtin:mcp”. Write those.</source>
        <translation>自 pi 0.99 起，“{entry}”不匹配任何内容：每个内置工具现在都有自己的 ID，例如“builtin:bash”，MCP 工具则是“builtin:mcp”。请写这些 ID。</translation>
    </message>
    <message>
        <source>“{entry}” hits every extension whose main file is called “index”, which are most of those in folders. Name the tools instead.</source>
        <translation>“{entry}”会命中所有主文件名为“index”的扩展，文件夹形式的扩展大多如此。请改为写工具的名称。</translation>
    </message>
    <message>
        <source>“{entry}” never matches: nothing may stand between “ext:” and the id, and an id is needed.</source>
        <translation>“{entry}”永远不会匹配：“ext:”与 ID 之间不能有任何内容，且必须有 ID。</translation>
    </message>
    <message>
        <source>“model” is no text, so it does not count. Put it in quotes, or take it out.</source>
        <translation>“model”不是文本，因此不生效。请用引号括起来，或删除它。</translation>
    </message>
    <message>
        <source>An empty “model” is not the same as none: the child then uses pi’s own default, not the parent’s model. Take the line out to follow the parent.</source>
        <translation>空的“model”不等于没有：子代理会使用 pi 自己的默认模型，而不是父代理的模型。请删除该行以跟随父代理。</translation>
    </message>
    <message>
        <source>“model” has blanks at its ends, and they are passed on as they are. Remove them.</source>
        <translation>“model”的首尾有空格，会原样传递。请去掉。</translation>
    </message>
    <message>
        <source>“{model}” is taken for the name of a model. Take the line out to follow the parent’s model.</source>
        <translation>“{model}”会被当作模型的名称。请删除该行以跟随父代理的模型。</translation>
    </message>
    <message>
        <source>“{model}” has no provider in front. pi then looks for the name in all providers; write provider/model to be sure.</source>
        <translation>“{model}”前面没有提供方，pi 会在所有提供方中查找该名称；为确保无误，请写 provider/model。</translation>
    </message>
    <message>
        <source>“{written}” is no thinking level, so the field does not count. Use off, minimal, low, medium, high, xhigh or max, in small letters.</source>
        <translation>“{written}”不是思考级别，因此该字段不生效。请使用小写的 off、minimal、low、medium、high、xhigh 或 max。</translation>
    </message>
    <message>
        <source>“{written}” is no whole number above zero without quotes, so the field does not count and the configuration’s limit applies.</source>
        <translation>“{written}”不是不带引号的正整数，因此该字段不生效，采用配置的上限。</translation>
    </message>
    <message>
        <source>Only “true” without quotes hides an agent; “{written}” does not. Write true or false.</source>
        <translation>只有不带引号的“true”才会隐藏代理，“{written}”不会。请写 true 或 false。</translation>
    </message>
    <message>
        <source>The configuration switches this built-in agent off (builtinFleet).</source>
        <translation>配置关闭了此内置代理（builtinFleet）。</translation>
    </message>
    <message>
        <source>From the configuration (builtinFleet, {name})</source>
        <translation>来自配置（builtinFleet，{name}）</translation>
    </message>
    <message>
        <source>From the configuration (modelOverrides, {name}); it beats the file</source>
        <translation>来自配置（modelOverrides，{name}），优先于文件</translation>
    </message>
    <message>
        <source>From the configuration (maxTurns)</source>
        <translation>来自配置（maxTurns）</translation>
    </message>
    <message>
        <source>This older configuration file does not count while “{file}” is there. The extension deletes it when it next saves.</source>
        <translation>只要存在“{file}”，这个较旧的配置文件就不生效。扩展下次保存时会删除它。</translation>
    </message>
    <message>
        <source>Release 0.1.2 does not read this file, only “{file}”, and that as strict JSON.</source>
        <translation>0.1.2 版不读取此文件，只读取“{file}”，且要求严格的 JSON。</translation>
    </message>
    <message>
        <source>Release 0.1.2 does not know “{key}”; the field is passed over without a word.</source>
        <translation>0.1.2 版不认识“{key}”，会忽略该字段且不作提示。</translation>
    </message>
    <message>
        <source>There is no agent “{name}” here, so this entry does nothing for this project.</source>
        <translation>这里没有代理“{name}”，此条目对本项目不起作用。</translation>
    </message>
    <message>
        <source>The extension ignores a file with any fault as a whole and without a word: no tool is blocked in children, no model is replaced, and every other setting has its default.</source>
        <translation>文件只要有一处错误，扩展就会忽略整个文件且不作提示：子代理中不屏蔽任何工具，不替换任何模型，其他设置全部采用默认值。</translation>
    </message>
    <message>
        <source>The file holds no object in braces, so every setting has its default. Write { } around the settings.</source>
        <translation>文件没有花括号对象，因此所有设置都采用默认值。请用 { } 括起设置。</translation>
    </message>
    <message>
        <source>“{key}” is there twice: line {last} counts, line {line} does not, but the extension’s own settings screen would change line {line}. Remove it.</source>
        <translation>“{key}”出现了两次：第 {last} 行生效，第 {line} 行不生效，但扩展自己的设置界面会更改第 {line} 行。请删除它。</translation>
    </message>
    <message>
        <source>“{written}” is no setting of pi-orchestrator and is passed over without a word; “{meant}” is probably meant. Rename it.</source>
        <translation>“{written}”不是 pi-orchestrator 的设置，会被忽略且不作提示；可能是想写“{meant}”。请改名。</translation>
    </message>
    <message>
        <source>The value of “{key}” is of the wrong kind, so the default applies; the extension’s next save replaces it. Correct it.</source>
        <translation>“{key}”的值类型不对，因此采用默认值；扩展下次保存会替换它。请更正。</translation>
    </message>
    <message>
        <source>The entry “{entry}” of “{key}” is not usable and does not count; the extension’s next save removes it. Correct it.</source>
        <translation>“{key}”中的条目“{entry}”不可用，不生效；扩展下次保存会移除它。请更正。</translation>
    </message>
    <message>
        <source>An empty list keeps the tools of every extension in the parent, not none of them.</source>
        <translation>空列表会在父代理中保留所有扩展的工具，而不是一个也不保留。</translation>
    </message>
    <message>
        <source>pi-orchestrator itself is not among these extensions, so children have no gate: blocks by “?”, “ext:” or in another case miss tools that only the child has. Add pi-orchestrator.</source>
        <translation>这些扩展中没有 pi-orchestrator 自身，子代理因此没有门禁：用“?”、“ext:”或大小写不同的写法屏蔽时，会漏掉只有子代理才有的工具。请添加 pi-orchestrator。</translation>
    </message>
    <message>
        <source>There is no field “{field}” in this kind of file, so nothing was changed.</source>
        <translation>这类文件没有字段“{field}”，因此未作更改。</translation>
    </message>
    <message>
        <source>“{field}” has no such entry. Read the file again and repeat the change.</source>
        <translation>“{field}”没有这个条目。请重新读取文件后再更改。</translation>
    </message>
    <message>
        <source>The configuration has no instructions, so nothing was changed.</source>
        <translation>配置没有指令，因此未作更改。</translation>
    </message>
    <message>
        <source>“{field}” takes a whole number of at least 1, so nothing was changed.</source>
        <translation>“{field}”需要不小于 1 的整数，因此未作更改。</translation>
    </message>
    <message>
        <source>“{field}” cannot be “{value}”. Choose one of {values}.</source>
        <translation>“{field}”不能是“{value}”。请选择 {values} 之一。</translation>
    </message>
    <message>
        <source>Without “{field}” pi-orchestrator passes the file over, so it was not removed. Change it instead.</source>
        <translation>没有“{field}”，pi-orchestrator 会跳过此文件，因此没有移除它。请改为更改其值。</translation>
    </message>
    <message>
        <source>Each line of “{field}” is “agent = provider/model”, so nothing was changed. Write it that way.</source>
        <translation>“{field}”的每一行应写作“agent = provider/model”，因此未作更改。请按此格式书写。</translation>
    </message>
    <message>
        <source>Each line of “{field}” is “agent = ” and a thinking level, “hidden” or both, or “* = off” alone, so nothing was changed. Write it that way.</source>
        <translation>“{field}”的每一行应写作“agent = ”加思考级别、“hidden”或两者，或只写“* = off”，因此未作更改。请按此格式书写。</translation>
    </message>
    <message>
        <source>The name is empty. Give the agent a name.</source>
        <translation>名称为空。请为代理命名。</translation>
    </message>
    <message>
        <source>The name has blanks at its ends or a control character in it, and the parent would have to write it exactly so. Use “{name}”.</source>
        <translation>名称的首尾有空格或其中含控制字符，父代理必须一模一样地写出它。请使用“{name}”。</translation>
    </message>
    <message>
        <source>There is already an agent “{name}” ({path}); only one of the two will be used, that of the stronger folder.</source>
        <translation>已有代理“{name}”（{path}）；两者只有一个会被使用，即优先级较高的文件夹中的那个。</translation>
    </message>
    <message>
        <source>“{name}” is a built-in agent; this one will replace it whole.</source>
        <translation>“{name}”是内置代理，此代理会完全替换它。</translation>
    </message>
    <message>
        <source>The agent “{name}” in {path} will be used again, because nothing replaces it then.</source>
        <translation>将重新使用 {path} 中的代理“{name}”，因为那时没有别的替换它。</translation>
    </message>
    <message>
        <source>The configuration sets a model for “{name}” (modelOverrides); it will not apply to the new name.</source>
        <translation>配置为“{name}”设置了模型（modelOverrides），它不会应用于新名称。</translation>
    </message>
    <message>
        <source>The parent has this tool registered</source>
        <translation>父代理注册了此工具</translation>
    </message>
    <message>
        <source>The parent does not have it, so wildcards and “ext:” cannot be looked up there</source>
        <translation>父代理没有它，因此无法在那里查找通配符和“ext:”</translation>
    </message>
    <message>
        <source>Whether the parent has it registered is not recorded</source>
        <translation>父代理是否注册了它，没有记录</translation>
    </message>
    <message>
        <source>pi refuses this “tools” list, so the child ends before it starts</source>
        <translation>pi 拒绝此“tools”列表，子代理在启动前就结束</translation>
    </message>
    <message>
        <source>A child never has pi-orchestrator’s “delegate”: in a child the extension registers no tool</source>
        <translation>子代理永远没有 pi-orchestrator 的“delegate”：在子代理中，扩展不注册任何工具</translation>
    </message>
    <message>
        <source>No block takes it out at the start</source>
        <translation>启动时没有屏蔽移除它</translation>
    </message>
    <message>
        <source>The configuration blocks “{matcher}” for every child, which hits this tool of the parent; the child starts without it</source>
        <translation>配置对所有子代理屏蔽“{matcher}”，命中父代理的此工具；子代理启动时没有它</translation>
    </message>
    <message>
        <source>The agent blocks “{matcher}”, which hits this tool of the parent; the child starts without it</source>
        <translation>代理屏蔽“{matcher}”，命中父代理的此工具；子代理启动时没有它</translation>
    </message>
    <message>
        <source>The configuration’s block “{matcher}” is passed on to pi as it is and takes this tool out</source>
        <translation>配置的屏蔽“{matcher}”原样传给 pi，移除此工具</translation>
    </message>
    <message>
        <source>The agent’s block “{matcher}” is passed on to pi as it is and takes this tool out</source>
        <translation>代理的屏蔽“{matcher}”原样传给 pi，移除此工具</translation>
    </message>
    <message>
        <source>The agent lists it (“{entry}”)</source>
        <translation>代理列出了它（“{entry}”）</translation>
    </message>
    <message>
        <source>The agent lists its tools, and this is none of them</source>
        <translation>代理列出了工具，而其中没有它</translation>
    </message>
    <message>
        <source>The agent lists “{entry}”, but case counts there, so this tool is not listed</source>
        <translation>代理列出了“{entry}”，但那里区分大小写，因此此工具没有列出</translation>
    </message>
    <message>
        <source>MCP tools stay registered beside a list that has no entry starting with “mcp__”</source>
        <translation>列表没有以“mcp__”开头的条目时，MCP 工具仍保持注册</translation>
    </message>
    <message>
        <source>The child has this tool</source>
        <translation>子代理有此工具</translation>
    </message>
    <message>
        <source>The child does not have this tool of the parent</source>
        <translation>子代理没有父代理的这个工具</translation>
    </message>
    <message>
        <source>pi brings this tool itself</source>
        <translation>pi 自带此工具</translation>
    </message>
    <message>
        <source>No rule takes it away, but the child finds its extensions itself: it gets this tool if that extension loads there</source>
        <translation>没有规则移除它，但子代理自行查找扩展：如果该扩展在那里加载，子代理就有此工具</translation>
    </message>
    <message>
        <source>Neither parent nor child has a tool of this name, so the entry does nothing</source>
        <translation>父代理和子代理都没有此名称的工具，因此该条目不起作用</translation>
    </message>
    <message>
        <source>There is no word for inheriting here; it is taken for a tool that does not exist</source>
        <translation>在此没有表示继承的词，它会被当作一个不存在的工具</translation>
    </message>
    <message>
        <source>“ext:” and “?” do not work in “tools”, so the entry does nothing</source>
        <translation>“ext:”和“?”在“tools”中无效，因此该条目不起作用</translation>
    </message>
    <message>
        <source>Case counts in “tools”, and pi’s own tool is written in small letters</source>
        <translation>“tools”区分大小写，而 pi 自己的工具是小写</translation>
    </message>
    <message>
        <source>With “childExtensions” set, children load no MCP server, no codemode and no tool search</source>
        <translation>设置了“childExtensions”时，子代理不加载 MCP 服务器、codemode 和工具搜索</translation>
    </message>
    <message>
        <source>Its extension is not among the “childExtensions” that children load</source>
        <translation>它的扩展不在子代理所加载的“childExtensions”之列</translation>
    </message>
    <message>
        <source>The child sees it, but the gate refuses every call and names the configuration’s block “{matcher}”</source>
        <translation>子代理能看到它，但门禁拒绝每次调用，并指出是配置的屏蔽“{matcher}”</translation>
    </message>
    <message>
        <source>The child sees it, but the gate refuses every call and names the agent’s block “{matcher}”</source>
        <translation>子代理能看到它，但门禁拒绝每次调用，并指出是代理的屏蔽“{matcher}”</translation>
    </message>
    <message>
        <source>There is no gate in this child, so nothing refuses its calls</source>
        <translation>此子代理没有门禁，因此没有什么会拒绝它的调用</translation>
    </message>
    <message>
        <source>The gate in the child lets it pass</source>
        <translation>子代理中的门禁放行</translation>
    </message>
    <message>
        <source>Which extension it belongs to is not recorded, so it is not known whether an “ext:” block hits it</source>
        <translation>它属于哪个扩展没有记录，因此不清楚“ext:”屏蔽是否会命中它</translation>
    </message>
    <message>
        <source>What a list names is switched on</source>
        <translation>列表写出的工具会开启</translation>
    </message>
    <message>
        <source>The agent switches it on with “+”</source>
        <translation>代理用“+”开启它</translation>
    </message>
    <message>
        <source>The agent switches it off with “-”; it stays registered</source>
        <translation>代理用“-”关闭它，它仍保持注册</translation>
    </message>
    <message>
        <source>It is one of pi’s usual tools</source>
        <translation>它是 pi 的通常工具之一</translation>
    </message>
    <message>
        <source>pi’s settings have it among the usual tools (defaultTools)</source>
        <translation>pi 的设置把它列为通常工具（defaultTools）</translation>
    </message>
    <message>
        <source>It is registered, but none of pi’s usual tools, and the agent does not ask for it by name</source>
        <translation>它已注册，但不是 pi 的通常工具，代理也没有按名称要求它</translation>
    </message>
    <message>
        <source>Tools of extensions are switched on unless a list says otherwise</source>
        <translation>扩展的工具默认开启，除非列表另有规定</translation>
    </message>
    <message>
        <source>It is not offered by itself, but scripts of codemode can call it</source>
        <translation>它不会主动提供，但 codemode 的脚本可以调用</translation>
    </message>
    <message>
        <source>It is not offered by itself, but the tool search can load it</source>
        <translation>它不会主动提供，但工具搜索可以加载</translation>
    </message>
    <message>
        <source>It is registered but not offered, and neither codemode nor the tool search is switched on to reach it</source>
        <translation>它已注册但不提供，而 codemode 和工具搜索都没有开启，无法用到它</translation>
    </message>
    <message>
        <source>It is registered as hidden, and a hidden tool is never offered</source>
        <translation>它注册为隐藏，而隐藏的工具永远不会提供</translation>
    </message>
    <message>
        <source>The configuration sets “{model}” for “{name}” (modelOverrides)</source>
        <translation>配置为“{name}”设置“{model}”（modelOverrides）</translation>
    </message>
    <message>
        <source>The file sets “{model}”</source>
        <translation>文件设置“{model}”</translation>
    </message>
    <message>
        <source>The file sets an empty model: pi’s own default applies, not the parent’s</source>
        <translation>文件设置了空模型：采用 pi 自己的默认模型，而不是父代理的</translation>
    </message>
    <message>
        <source>The parent runs “{model}”</source>
        <translation>父代理运行的是“{model}”</translation>
    </message>
    <message>
        <source>Nothing sets a model and the parent’s is not recorded: pi’s own default applies</source>
        <translation>没有任何地方设置模型，父代理的模型也没有记录：采用 pi 自己的默认模型</translation>
    </message>
    <message>
        <source>The configuration sets “{level}” for the built-in “{name}” (builtinFleet)</source>
        <translation>配置为内置的“{name}”设置“{level}”（builtinFleet）</translation>
    </message>
    <message>
        <source>The file sets “{level}”</source>
        <translation>文件设置“{level}”</translation>
    </message>
    <message>
        <source>The parent’s level “{level}” is passed on</source>
        <translation>传递父代理的级别“{level}”</translation>
    </message>
    <message>
        <source>A model is set for this agent, so the parent’s level is not passed on; pi’s default applies</source>
        <translation>为此代理设置了模型，因此不传递父代理的级别，采用 pi 的默认值</translation>
    </message>
    <message>
        <source>Nothing sets a level and the parent’s is not recorded: pi’s default applies</source>
        <translation>没有任何地方设置级别，父代理的级别也没有记录：采用 pi 的默认值</translation>
    </message>
    <message>
        <source>pi asks for no permission: what a child has, it may use</source>
        <translation>pi 不要求任何权限：子代理有的就能用</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>A child cannot start others: in a child the extension registers no tool.</source>
        <translation>子代理不能启动其他代理：在子代理中，扩展不注册任何工具。</translation>
    </message>
    <message>
        <source>Any call of a tool the child has</source>
        <translation>调用子代理拥有的任何工具</translation>
    </message>
    <message>
        <source>pi asks for no permission</source>
        <translation>pi 不要求任何权限</translation>
    </message>
    <message>
        <source>A call of a visible but blocked tool</source>
        <translation>调用可见但被屏蔽的工具</translation>
    </message>
    <message>
        <source>The gate in the child, with the matcher as its reason</source>
        <translation>子代理中的门禁，以该匹配项为理由</translation>
    </message>
    <message>
        <source>pi-orchestrator does not offer this agent, so it is not started.</source>
        <translation>pi-orchestrator 不提供此代理，因此不会启动它。</translation>
    </message>
    <message>
        <source>Another file of this name is used instead: {path}.</source>
        <translation>改用另一个同名文件：{path}。</translation>
    </message>
    <message>
        <source>pi ends the child before it starts ({error}), and the whole dispatch fails.</source>
        <translation>pi 在启动前就结束子代理（{error}），整个派发失败。</translation>
    </message>
    <message>
        <source>The child starts without a single tool.</source>
        <translation>子代理启动时没有任何工具。</translation>
    </message>
    <message>
        <source>Whether the child has any tool depends on extensions that are not known here.</source>
        <translation>子代理是否有工具，取决于此处未知的扩展。</translation>
    </message>
    <message>
        <source>This is the configuration; choose an agent to see what its child gets.</source>
        <translation>这是配置；请选择一个代理，查看其子代理能用哪些工具。</translation>
    </message>
    <message>
        <source>This child has no gate, because its extensions leave pi-orchestrator out. What pi itself takes out stays out; a block written in another case misses tools that only the child has.</source>
        <translation>此子代理没有门禁，因为其扩展中没有 pi-orchestrator。pi 自己移除的仍然移除；大小写不同的屏蔽会漏掉只有子代理才有的工具。</translation>
    </message>
    <message>
        <source>This child has no gate, because its extensions leave pi-orchestrator out, so {matchers} cannot stop a tool that the parent does not have. Name such tools exactly.</source>
        <translation>此子代理没有门禁，因为其扩展中没有 pi-orchestrator，因此 {matchers} 无法阻止父代理没有的工具。请写出这些工具的确切名称。</translation>
    </message>
    <message>
        <source>Blocks take away every tool this child would have. Block less, or list other tools.</source>
        <translation>屏蔽移除了此子代理的所有工具。请减少屏蔽，或列出其他工具。</translation>
    </message>
    <message>
        <source>The agent’s block “{matcher}” hits no tool that is known here. A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>代理的屏蔽“{matcher}”没有命中此处已知的任何工具。没有命中的屏蔽不起作用，也不会有人得到提示。</translation>
    </message>
    <message>
        <source>The agent’s block “{matcher}” hits no tool that is known here; did you mean “{near}”? A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>代理的屏蔽“{matcher}”没有命中此处已知的任何工具；是想写“{near}”吗？没有命中的屏蔽不起作用，也不会有人得到提示。</translation>
    </message>
    <message>
        <source>The configuration’s block “{matcher}” hits no tool that is known here. A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>配置的屏蔽“{matcher}”没有命中此处已知的任何工具。没有命中的屏蔽不起作用，也不会有人得到提示。</translation>
    </message>
    <message>
        <source>The configuration’s block “{matcher}” hits no tool that is known here; did you mean “{near}”? A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>配置的屏蔽“{matcher}”没有命中此处已知的任何工具；是想写“{near}”吗？没有命中的屏蔽不起作用，也不会有人得到提示。</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” is no tool that is known here, so it gives nothing.</source>
        <translation>“tools”中的“{entry}”不是此处已知的工具，因此不起作用。</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” is no tool that is known here, so it gives nothing; did you mean “{near}”?</source>
        <translation>“tools”中的“{entry}”不是此处已知的工具，因此不起作用；是想写“{near}”吗？</translation>
    </message>
    <message>
        <source>What the child registers is not known, so tools of extensions stay unknown where no rule takes them away. A snapshot taken in such a child tells.</source>
        <translation>子代理注册了什么无法得知，因此没有规则移除的扩展工具仍属未知。在这样的子代理中取得的快照可以说明。</translation>
    </message>
    <message>
        <source>The session records only tools by name, not the parent’s whole registry or where tools come from. A snapshot taken inside pi tells.</source>
        <translation>会话只按名称记录工具，不含父代理的完整注册表，也不含工具的来源。在 pi 中取得的快照可以说明。</translation>
    </message>
    <message>
        <source>It is taken for granted that pi-orchestrator loads in the child, so that its gate is there.</source>
        <translation>此处假定 pi-orchestrator 会在子代理中加载，因此那里有它的门禁。</translation>
    </message>
    <message>
        <source>The project’s own pi settings are taken into account as if pi trusted the project.</source>
        <translation>此处把项目自己的 pi 设置计算在内，视同 pi 信任该项目。</translation>
    </message>
    <message>
        <source>A call may run the child in another folder, where other extensions load; the parent’s own command-line options are not passed on.</source>
        <translation>调用可以让子代理在另一个文件夹中运行，那里会加载其他扩展；父代理自己的命令行选项不会传递。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it is empty. Choose another name.</source>
        <translation>“{name}”不能作为文件名：它是空的。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it means a folder. Choose another name.</source>
        <translation>“{name}”不能作为文件名：它代表文件夹。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it holds a path separator. Choose another name.</source>
        <translation>“{name}”不能作为文件名：它含有路径分隔符。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it holds a control character. Choose another name.</source>
        <translation>“{name}”不能作为文件名：它含有控制字符。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: Windows does not allow &lt; &gt; : &quot; | ? *. Choose another name.</source>
        <translation>“{name}”不能作为文件名：Windows 不允许 &lt; &gt; : &quot; | ? *。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: Windows drops a dot or space at the end. Choose another name.</source>
        <translation>“{name}”不能作为文件名：Windows 会去掉末尾的点或空格。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: Windows keeps it for a device. Choose another name.</source>
        <translation>“{name}”不能作为文件名：Windows 把它保留给设备。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it is longer than 255 bytes. Choose another name.</source>
        <translation>“{name}”不能作为文件名：它超过 255 字节。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” is the transcript of a subagent. It does not tell what its parent has; choose the transcript of the session it belongs to.</source>
        <translation>“{name}”是子代理的记录，没有说明其父会话有什么；请选择它所属会话的记录。</translation>
    </message>
    <message>
        <source>PI-Desktop&apos;s database changes at this moment and could not be read. Try again.</source>
        <translation>PI-Desktop 的数据库此刻正在变化，无法读取。请重试。</translation>
    </message>
    <message>
        <source>PI-Desktop&apos;s database has a form (version {version}) in which no sessions are found. Use a sample session, or a newer version of this program.</source>
        <translation>PI-Desktop 的数据库采用的形式（版本 {version}）中找不到会话。请使用示例会话，或本程序的较新版本。</translation>
    </message>
    <message>
        <source>PI-Desktop&apos;s database cannot be read: {detail}. Start PI-Desktop to have it repaired, or use a sample session.</source>
        <translation>PI-Desktop 的数据库无法读取：{detail}。请启动 PI-Desktop 以修复它，或使用示例会话。</translation>
    </message>
    <message>
        <source>There is no session “{reference}”. Take one from the list of sessions, or give a file.</source>
        <translation>没有会话“{reference}”。请从会话列表中选择，或指定文件。</translation>
    </message>
    <message>
        <source>There is no session “{reference}”; did you mean {near}? Take one from the list of sessions, or give a file.</source>
        <translation>没有会话“{reference}”，是指 {near} 吗？请从会话列表中选择，或指定文件。</translation>
    </message>
    <message>
        <source>“{reference}” is the title of several sessions. Give the id of one of them: {near}.</source>
        <translation>有多个会话的标题是“{reference}”。请指定其中一个的 ID：{near}。</translation>
    </message>
    <message>
        <source>“{name}” does not exist (any more). Check the path, or reload the list.</source>
        <translation>“{name}”不存在（或已不存在）。请检查路径，或重新加载列表。</translation>
    </message>
    <message>
        <source>“{name}” is a link to “{target}”, which does not exist. Mend the link or remove it.</source>
        <translation>“{name}”是指向“{target}”的链接，但目标不存在。请修正或删除该链接。</translation>
    </message>
    <message>
        <source>“{name}” is a link that leads back to itself, or through too many others. Mend the link or remove it.</source>
        <translation>“{name}”是一个链接，它指回自身或经过了太多其他链接。请修正或删除该链接。</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {detail}. Change its permissions, or ask its owner.</source>
        <translation>“{name}”无法读取：{detail}。请更改其权限，或联系其所有者。</translation>
    </message>
    <message>
        <source>“{name}” is a {kind}, not a regular file, and is not opened. Give the path of a file.</source>
        <translation>“{name}”是{kind}，不是普通文件，因此不打开。请给出文件的路径。</translation>
    </message>
    <message>
        <source>The header of “{name}” is longer than {limit} KiB, which that of no definition is. Make it shorter, or open the file in a text editor.</source>
        <translation>“{name}”的头部超过 {limit} KiB，没有定义会这么长。请缩短它，或在文本编辑器中打开该文件。</translation>
    </message>
    <message>
        <source>“{name}” has more than {limit} lines, which no session has. Choose another file.</source>
        <translation>“{name}”超过 {limit} 行，没有会话会这么多。请选择另一个文件。</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MiB, and is left alone. Choose another file.</source>
        <translation>“{name}”大于 {limit} MiB，因此不予处理。请选择另一个文件。</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MiB, which no definition is. Make it smaller, or open it in a text editor.</source>
        <translation>“{name}”大于 {limit} MiB，定义文件不会这么大。请缩小它，或在文本编辑器中打开。</translation>
    </message>
    <message>
        <source>“{name}” holds more than {limit} files; only the first ones are listed. Move what does not belong there.</source>
        <translation>“{name}”中有超过 {limit} 个文件，只列出最前面的部分。请移走不属于那里的文件。</translation>
    </message>
    <message>
        <source>The folder “{name}” cannot be read: {detail}. What it holds is missing from this list.</source>
        <translation>文件夹“{name}”无法读取：{detail}。其中的内容不在此列表中。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was read, so nothing was saved. Look at both texts and decide which to keep.</source>
        <translation>“{name}”在读取之后被其他程序更改，因此没有保存。请查看两份文本，决定保留哪一份。</translation>
    </message>
    <message>
        <source>“{name}” was removed by another program since it was read, so nothing was saved. Save a copy to keep your text.</source>
        <translation>“{name}”在读取之后被其他程序删除，因此没有保存。请另存副本以保留你的文本。</translation>
    </message>
    <message>
        <source>“{name}” was saved, and changed by another program in the same moment. Look at both texts and decide which to keep.</source>
        <translation>“{name}”已保存，但同一时刻又被其他程序更改。请查看两份文本，决定保留哪一份。</translation>
    </message>
    <message>
        <source>Another program changed “{name}” several times during saving. One of its texts was put into “{other}”. Look at both and decide which to keep.</source>
        <translation>保存期间，其他程序多次更改了“{name}”。其中一份文本已放入“{other}”。请查看两份文本，决定保留哪一份。</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {detail}. The file is as it was; save again once that is solved, or save a copy elsewhere.</source>
        <translation>“{name}”无法保存：{detail}。文件保持原样；问题解决后请重新保存，或另存副本到别处。</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: the file is write-protected. Take the protection away, or save a copy elsewhere.</source>
        <translation>“{name}”无法保存：文件有写保护。请解除保护，或另存副本到别处。</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: its folder “{folder}” does not allow new files, which a safe save needs. Change the folder&apos;s permissions, or save a copy elsewhere.</source>
        <translation>“{name}”无法保存：其文件夹“{folder}”不允许新建文件，而安全保存需要新建文件。请更改文件夹的权限，或另存副本到别处。</translation>
    </message>
    <message>
        <source>“{name}” was not saved: an empty text would replace what the file holds. Move the file to the trash if it is no longer needed.</source>
        <translation>“{name}”没有保存：空文本会替换文件的内容。如果不再需要此文件，请把它移到回收站。</translation>
    </message>
    <message>
        <source>“{name}” does not read back as it was saved. Keep your text, and check the disk.</source>
        <translation>“{name}”读回的内容与保存的不一致。请保留你的文本，并检查磁盘。</translation>
    </message>
    <message>
        <source>“{name}” exists already and was left as it is. Choose another name.</source>
        <translation>“{name}”已经存在，保持原样。请换一个名称。</translation>
    </message>
    <message>
        <source>“{name}” could not be moved to the trash: {detail}. The file is where it was.</source>
        <translation>“{name}”无法移到回收站：{detail}。文件仍在原处。</translation>
    </message>
    <message>
        <source>“{name}” could not be taken out of the trash: {detail}. Look for it in the trash itself.</source>
        <translation>“{name}”无法从回收站取出：{detail}。请在回收站中查找。</translation>
    </message>
    <message>
        <source>“{name}” could not be renamed: {detail}. The file is where it was.</source>
        <translation>“{name}”无法重命名：{detail}。文件仍在原处。</translation>
    </message>
    <message>
        <source>“{name}” had other names on this disk (hard links: {count}). They keep the text of before.</source>
        <translation>“{name}”在此磁盘上还有其他名称（硬链接：{count} 个）。它们保留之前的文本。</translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk (hard links: {count}). Saving changes only this one; the others keep the text of before.</source>
        <translation>“{name}”在此磁盘上还有其他名称（硬链接：{count} 个）。保存只会更改这一个，其余的保留之前的文本。</translation>
    </message>
    <message>
        <source>“{name}” was written, but the disk did not confirm it: {detail}. Save again to be sure.</source>
        <translation>“{name}”已写入，但磁盘没有确认：{detail}。请重新保存以确保无误。</translation>
    </message>
    <message>
        <source>The file is called “{name}” now, but the disk did not confirm it: {detail}. Look again after a restart of the computer.</source>
        <translation>文件现在名为“{name}”，但磁盘没有确认：{detail}。请在重新启动计算机后再次查看。</translation>
    </message>
    <message>
        <source>“{name}” is a link: saving changes the file it leads to, “{target}”.</source>
        <translation>“{name}”是链接：保存会更改它所指向的文件“{target}”。</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>不允许该操作</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>没有这样的文件或文件夹</translation>
    </message>
    <message>
        <source>not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>是一个文件夹</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>device or resource busy</source>
        <translation>设备或资源正忙</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>too many open files in system</source>
        <translation>系统中打开的文件过多</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>file too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>named pipe</source>
        <translation>命名管道</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>special file</source>
        <translation>特殊文件</translation>
    </message>
    <message>
        <source>runs commands</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>changes files</source>
        <translation>更改文件</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>effect unknown</source>
        <translation>作用未知</translation>
    </message>
    <message>
        <source>starts agents</source>
        <translation>启动代理</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>向你提问</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Runs commands: these can do anything the person who started the agent may do.</source>
        <translation>运行命令：可以做启动此代理的人能做的任何事。</translation>
    </message>
    <message>
        <source>Changes files: can write, move or delete.</source>
        <translation>更改文件：可以写入、移动或删除。</translation>
    </message>
    <message>
        <source>Reaches the network: can send what it has read to other computers.</source>
        <translation>访问网络：可以把读到的内容发送到其他计算机。</translation>
    </message>
    <message>
        <source>What this tool does is not known here; expect that it can do anything.</source>
        <translation>此工具的作用在此未知，请当作它什么都能做。</translation>
    </message>
    <message>
        <source>Starts other agents, which have tools of their own.</source>
        <translation>启动其他代理，它们有自己的工具。</translation>
    </message>
    <message>
        <source>Asks you a question and waits.</source>
        <translation>向你提问并等待答复。</translation>
    </message>
    <message>
        <source>Reads: changes nothing.</source>
        <translation>读取：不作任何更改。</translation>
    </message>
    <message>
        <source>“{title}” is a session of another system ({found}), so its rules do not apply here. Choose that system above, or another session.</source>
        <translation>“{title}”是另一个系统（{found}）的会话，其规则在此不适用。请在上方选择该系统，或选择其他会话。</translation>
    </message>
    <message>
        <source>In effect: {value}, from the parent session.</source>
        <translation>实际生效：{value}，来自父会话。</translation>
    </message>
    <message>
        <source>In effect: {value}, from the settings.</source>
        <translation>实际生效：{value}，来自设置。</translation>
    </message>
    <message>
        <source>In effect: {value}, from the environment.</source>
        <translation>实际生效：{value}，来自环境变量。</translation>
    </message>
    <message>
        <source>In effect: {value}, the default.</source>
        <translation>实际生效：{value}，默认值。</translation>
    </message>
    <message>
        <source>In effect: {value}, from this file.</source>
        <translation>实际生效：{value}，来自此文件。</translation>
    </message>
    <message>
        <source>In effect: {value}.</source>
        <translation>实际生效：{value}。</translation>
    </message>
    <message>
        <source>Not set — {default}</source>
        <translation>未设置：{default}</translation>
    </message>
    <message>
        <source>Has no effect</source>
        <translation>不起作用</translation>
    </message>
    <message>
        <source>Written as a reference ({reference}). Edit it as text.</source>
        <translation>写成了引用（{reference}）。请作为文本编辑。</translation>
    </message>
    <message>
        <source>Now runs {tools} without asking, also outside the workspace.</source>
        <translation>现在会不询问即运行 {tools}，工作区外也一样。</translation>
    </message>
    <message>
        <source>Now runs {tools} without asking inside the workspace.</source>
        <translation>现在会在工作区内不询问即运行 {tools}。</translation>
    </message>
    <message>
        <source>Now runs commands with {tools}; you are asked each time.</source>
        <translation>现在会用 {tools} 运行命令，每次都会询问你。</translation>
    </message>
    <message>
        <source>Now runs commands with {tools}.</source>
        <translation>现在会用 {tools} 运行命令。</translation>
    </message>
    <message>
        <source>Now changes files with {tools} without asking, also outside the workspace.</source>
        <translation>现在会不询问即用 {tools} 更改文件，工作区外也一样。</translation>
    </message>
    <message>
        <source>Now changes files with {tools} without asking inside the workspace.</source>
        <translation>现在会在工作区内不询问即用 {tools} 更改文件。</translation>
    </message>
    <message>
        <source>Now changes files with {tools}; you are asked each time.</source>
        <translation>现在会用 {tools} 更改文件，每次都会询问你。</translation>
    </message>
    <message>
        <source>Now changes files with {tools}.</source>
        <translation>现在会用 {tools} 更改文件。</translation>
    </message>
    <message>
        <source>Now reaches the network with {tools} without asking.</source>
        <translation>现在会不询问即用 {tools} 访问网络。</translation>
    </message>
    <message>
        <source>Now reaches the network with {tools}; you are asked each time.</source>
        <translation>现在会用 {tools} 访问网络，每次都会询问你。</translation>
    </message>
    <message>
        <source>Now reaches the network with {tools}.</source>
        <translation>现在会用 {tools} 访问网络。</translation>
    </message>
    <message>
        <source>Now calls {tools} without asking; what that does is not known here.</source>
        <translation>现在会不询问即调用 {tools}，其作用在此未知。</translation>
    </message>
    <message>
        <source>Now calls {tools}, asking first; what that does is not known here.</source>
        <translation>现在会调用 {tools}，调用前会询问，其作用在此未知。</translation>
    </message>
    <message>
        <source>Now calls {tools}; what that does is not known here.</source>
        <translation>现在会调用 {tools}，其作用在此未知。</translation>
    </message>
    <message>
        <source>Now reads with {tools} without asking, also outside the workspace.</source>
        <translation>现在会不询问即用 {tools} 读取，工作区外也一样。</translation>
    </message>
    <message>
        <source>{tools} and {count} more</source>
        <translation>{tools}，另有 {count} 个</translation>
    </message>
    <message>
        <source>could not find expected &apos;:&apos;</source>
        <translation>缺少应有的“:”</translation>
    </message>
    <message>
        <source>block sequence entries are not allowed in this context</source>
        <translation>此处不允许列表项“- ”</translation>
    </message>
    <message>
        <source>mapping keys are not allowed in this context</source>
        <translation>此处不允许键</translation>
    </message>
    <message>
        <source>mapping values are not allowed in this context</source>
        <translation>此处不允许“: ”后的值</translation>
    </message>
    <message>
        <source>did not find expected comment or line break</source>
        <translation>缺少应有的注释或换行</translation>
    </message>
    <message>
        <source>could not find expected directive name</source>
        <translation>缺少应有的指令名</translation>
    </message>
    <message>
        <source>found unexpected non-alphabetical character</source>
        <translation>出现意外的非字母字符</translation>
    </message>
    <message>
        <source>found unknown directive name</source>
        <translation>未知的指令名</translation>
    </message>
    <message>
        <source>did not find expected whitespace</source>
        <translation>缺少应有的空格</translation>
    </message>
    <message>
        <source>did not find expected whitespace or line break</source>
        <translation>缺少应有的空格或换行</translation>
    </message>
    <message>
        <source>did not find expected alphabetic or numeric character</source>
        <translation>缺少应有的字母或数字</translation>
    </message>
    <message>
        <source>did not find the expected &apos;&gt;&apos;</source>
        <translation>缺少应有的“&gt;”</translation>
    </message>
    <message>
        <source>did not find expected &apos;!&apos;</source>
        <translation>缺少应有的“!”</translation>
    </message>
    <message>
        <source>did not find URI escaped octet</source>
        <translation>缺少 URI 转义字节</translation>
    </message>
    <message>
        <source>did not find expected tag URI</source>
        <translation>缺少应有的标签 URI</translation>
    </message>
    <message>
        <source>found an indentation indicator equal to 0</source>
        <translation>缩进标记为 0</translation>
    </message>
    <message>
        <source>found a tab character where an indentation space is expected</source>
        <translation>应为缩进空格处出现制表符</translation>
    </message>
    <message>
        <source>found a tab character that violates indentation</source>
        <translation>制表符破坏了缩进</translation>
    </message>
    <message>
        <source>found unexpected document indicator</source>
        <translation>出现意外的文档标记</translation>
    </message>
    <message>
        <source>found unexpected end of stream</source>
        <translation>文本意外结束</translation>
    </message>
    <message>
        <source>found unknown escape character</source>
        <translation>未知的转义字符</translation>
    </message>
    <message>
        <source>did not find expected hexdecimal number</source>
        <translation>缺少应有的十六进制数</translation>
    </message>
    <message>
        <source>found invalid Unicode character escape code</source>
        <translation>无效的 Unicode 转义码</translation>
    </message>
    <message>
        <source>found unexpected &apos;:&apos;</source>
        <translation>出现意外的“:”</translation>
    </message>
    <message>
        <source>found character that cannot start any token</source>
        <translation>该字符不能作为开头</translation>
    </message>
    <message>
        <source>did not find expected &lt;document start&gt;</source>
        <translation>缺少应有的文档开头</translation>
    </message>
    <message>
        <source>did not find expected node content</source>
        <translation>缺少应有的内容</translation>
    </message>
    <message>
        <source>did not find expected &apos;-&apos; indicator</source>
        <translation>缺少应有的“-”</translation>
    </message>
    <message>
        <source>did not find expected key</source>
        <translation>缺少应有的键</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>缺少应有的“,”或“]”</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;}&apos;</source>
        <translation>缺少应有的“,”或“}”</translation>
    </message>
    <message>
        <source>found undefined tag handle</source>
        <translation>未定义的标签前缀</translation>
    </message>
    <message>
        <source>found undefined alias</source>
        <translation>引用了不存在的锚点</translation>
    </message>
    <message>
        <source>found duplicate anchor; first occurrence</source>
        <translation>锚点重复；首次出现处</translation>
    </message>
    <message>
        <source>expected a single document in the stream</source>
        <translation>应只有一个文档</translation>
    </message>
    <message>
        <source>but found another document</source>
        <translation>但还有另一个文档</translation>
    </message>
    <message>
        <source>more than one document</source>
        <translation>多于一个文档</translation>
    </message>
    <message>
        <source>found unhashable key</source>
        <translation>键不是简单值</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>缺少双引号中的名称</translation>
    </message>
    <message>
        <source>Expecting &apos;,&apos; delimiter</source>
        <translation>缺少“,”</translation>
    </message>
    <message>
        <source>Expecting &apos;:&apos; delimiter</source>
        <translation>缺少“:”</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>文本未以引号结束</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>文本中有控制字符</translation>
    </message>
    <message>
        <source>Invalid \escape</source>
        <translation>无效的反斜杠转义</translation>
    </message>
    <message>
        <source>Invalid \uXXXX escape</source>
        <translation>无效的 \uXXXX 转义</translation>
    </message>
    <message>
        <source>Extra data</source>
        <translation>值之后还有多余内容</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of object</source>
        <translation>对象末尾有多余的逗号</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of array</source>
        <translation>数组末尾有多余的逗号</translation>
    </message>
    <message>
        <source>unacceptable character #x{code}: control characters are not allowed</source>
        <translation>不允许的字符 #x{code}：控制字符</translation>
    </message>
    <message>
        <source>unacceptable character #x{code}: special characters are not allowed</source>
        <translation>不允许的字符 #x{code}：特殊字符</translation>
    </message>
    <message>
        <source>could not determine a constructor for the tag &apos;{tag}&apos;</source>
        <translation>未知的标签“{tag}”</translation>
    </message>
    <message>
        <source>called earlier in this session</source>
        <translation>本会话中早先调用过</translation>
    </message>
    <message>
        <source>part of newer versions</source>
        <translation>属于较新版本</translation>
    </message>
    <message>
        <source>declared by the installed plugin “{name}”</source>
        <translation>由已安装的插件“{name}”声明</translation>
    </message>
    <message>
        <source>skills were found in {place}</source>
        <translation>在 {place} 中找到了技能</translation>
    </message>
    <message>
        <source>the application brings skills of its own</source>
        <translation>应用程序自带技能</translation>
    </message>
    <message>
        <source>Fix the login bug (asks before changes)</source>
        <translation>修复登录错误（更改前询问）</translation>
    </message>
    <message>
        <source>Set up a throwaway container (bypasses permissions)</source>
        <translation>搭建一次性容器（绕过权限）</translation>
    </message>
    <message>
        <source>Rename a module (accepts edits; a variable sets the model)</source>
        <translation>重命名模块（接受编辑；由变量设定模型）</translation>
    </message>
    <message>
        <source>A run of claude -p in a pipeline (not interactive)</source>
        <translation>在流水线中运行 claude -p（非交互）</translation>
    </message>
    <message>
        <source>Plan the migration (plan mode)</source>
        <translation>规划迁移（计划模式）</translation>
    </message>
    <message>
        <source>Third layer of a chain of agents</source>
        <translation>代理链的第三层</translation>
    </message>
    <message>
        <source>An older session (2.1.240)</source>
        <translation>较早的会话（2.1.240）</translation>
    </message>
    <message>
        <source>Put together from a transcript (partly known)</source>
        <translation>根据记录重建（仅部分已知）</translation>
    </message>
    <message>
        <source>Implement, asking first</source>
        <translation>实现，先询问</translation>
    </message>
    <message>
        <source>Implement, full auto, no pushing</source>
        <translation>实现，全自动，不推送</translation>
    </message>
    <message>
        <source>A team that changes nothing</source>
        <translation>不做任何更改的团队</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>计划模式</translation>
    </message>
    <message>
        <source>Discuss, without children</source>
        <translation>讨论，没有子代理</translation>
    </message>
    <message>
        <source>A role of my own, small roster</source>
        <translation>自己的角色，小名册</translation>
    </message>
    <message>
        <source>Tidy up the billing module (edits without asking)</source>
        <translation>整理计费模块（编辑时不询问）</translation>
    </message>
    <message>
        <source>Update all dependencies (never asks)</source>
        <translation>更新所有依赖（从不询问）</translation>
    </message>
    <message>
        <source>Prepare the release (many servers and plugins)</source>
        <translation>准备发布（许多服务器和插件）</translation>
    </message>
    <message>
        <source>Think through the migration (plan mode)</source>
        <translation>思考迁移方案（计划模式）</translation>
    </message>
    <message>
        <source>Write the changelog (newer version, lower-case names)</source>
        <translation>编写更新日志（较新版本，小写名称）</translation>
    </message>
    <message>
        <source>Answer a support question (reconstructed from files)</source>
        <translation>回答支持问题（由文件重建）</translation>
    </message>
    <message>
        <source>Engaged parent, child loads the same extensions</source>
        <translation>已启用的父会话，子代理加载相同扩展</translation>
    </message>
    <message>
        <source>Two MCP servers, codemode and tool search</source>
        <translation>两个 MCP 服务器，codemode 与工具搜索</translation>
    </message>
    <message>
        <source>Children load one extension only, no gate</source>
        <translation>子代理只加载一个扩展，没有门禁</translation>
    </message>
    <message>
        <source>The child has tools the parent lacks</source>
        <translation>子代理有父会话没有的工具</translation>
    </message>
    <message>
        <source>Parent’s registry only, child not known</source>
        <translation>只有父会话的登记，子代理未知</translation>
    </message>
    <message>
        <source>Read from a session file: names only</source>
        <translation>从会话文件读取：只有名称</translation>
    </message>
    <message>
        <source>it is no valid YAML</source>
        <translation>不是有效的 YAML</translation>
    </message>
    <message>
        <source>it is skipped</source>
        <translation>会被跳过</translation>
    </message>
    <message>
        <source>it is no valid JSON with comments</source>
        <translation>不是有效的带注释 JSON</translation>
    </message>
    <message>
        <source>the draft’s reader</source>
        <translation>草稿的读取方</translation>
    </message>
    <message>
        <source>The name “{shown}” holds characters that are not seen or that turn its letters around. It is another name than it looks like: who asks for that one does not get this agent. Delete these characters.</source>
        <translation>名称“{shown}”含有看不见的字符，或会颠倒字母顺序的字符。它与看上去的名称不同：按看上去的名称查找，得不到这个代理。请删除这些字符。</translation>
    </message>
    <message>
        <source>“{shown}” in “{field}” holds characters that are not seen or that turn its letters around. It is not what it looks like, and has no effect on what is called that. Delete these characters.</source>
        <translation>“{field}”中的“{shown}”含有看不见的字符，或会颠倒字母顺序的字符。它并不是看上去的那一项，对那个名称不起作用。请删除这些字符。</translation>
    </message>
    <message>
        <source>The key “{shown}” holds characters that are not seen or that turn its letters around. It is not the setting it looks like, and that one does not apply. Delete these characters.</source>
        <translation>键“{shown}”含有看不见的字符，或会颠倒字母顺序的字符。它不是看上去的那个设置，那个设置不会生效。请删除这些字符。</translation>
    </message>
    <message>
        <source>The name “{shown}” has letters of another alphabet that look like others: {letters}. It is another name than “{plain}”: who asks for that one does not get this agent. Write the name anew.</source>
        <translation>名称“{shown}”含有其他字母表中外形相似的字母：{letters}。它与“{plain}”是不同的名称：按后者查找，得不到这个代理。请重新输入名称。</translation>
    </message>
    <message>
        <source>“{shown}” in “{field}” has letters of another alphabet that look like others: {letters}. It has no effect on “{plain}”. Write the entry anew.</source>
        <translation>“{field}”中的“{shown}”含有其他字母表中外形相似的字母：{letters}。它对“{plain}”不起作用。请重新输入该项。</translation>
    </message>
    <message>
        <source>The key “{shown}” has letters of another alphabet that look like others: {letters}. It is not the setting “{plain}”, and that one does not apply. Write the key anew.</source>
        <translation>键“{shown}”含有其他字母表中外形相似的字母：{letters}。它不是设置“{plain}”，那个设置不会生效。请重新输入该键。</translation>
    </message>
    <message>
        <source>Not listed one by one: {number} more of the kind “{kind}”. Mend those that are listed; the others then show.</source>
        <translation>未逐一列出：另有 {number} 个“{kind}”类问题。请先修正已列出的，其余的随后会显示。</translation>
    </message>
    <message>
        <source>{text} [{versions}]</source>
        <translation>{text} [{versions}]</translation>
    </message>
    <message>
        <source>AUG, OCT</source>
        <translation>AUG, OCT</translation>
    </message>
    <message>
        <source>OCT</source>
        <translation>OCT</translation>
    </message>
    <message>
        <source>AUG</source>
        <translation>AUG</translation>
    </message>
    <message>
        <source>since 2.1.{patch}</source>
        <translation>自 2.1.{patch} 起</translation>
    </message>
    <message>
        <source>before 2.1.{patch}</source>
        <translation>2.1.{patch} 之前</translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation>运行身份</translation>
    </message>
    <message>
        <source>a subagent</source>
        <translation>子代理</translation>
    </message>
    <message>
        <source>the main conversation’s agent (claude --agent)</source>
        <translation>主会话的代理（claude --agent）</translation>
    </message>
    <message>
        <source>Runs in</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>what the rules decide</source>
        <translation>由规则决定</translation>
    </message>
    <message>
        <source>the foreground</source>
        <translation>前台</translation>
    </message>
    <message>
        <source>the background</source>
        <translation>后台</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>由谁启动</translation>
    </message>
    <message>
        <source>the main conversation (layer 1)</source>
        <translation>主会话（第 1 层）</translation>
    </message>
    <message>
        <source>a subagent (layer 2)</source>
        <translation>子代理（第 2 层）</translation>
    </message>
    <message>
        <source>a subagent’s subagent (layer 3)</source>
        <translation>子代理的子代理（第 3 层）</translation>
    </message>
    <message>
        <source>Session in</source>
        <translation>会话方式</translation>
    </message>
    <message>
        <source>a terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>claude -p or the SDK</source>
        <translation>claude -p 或开发工具包</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>trusted</source>
        <translation>受信任</translation>
    </message>
    <message>
        <source>not trusted</source>
        <translation>不受信任</translation>
    </message>
</context>
<context>
    <name>_Key</name>
    <message>
        <source>Remove “{key}” from the file</source>
        <translation>从文件中移除“{key}”</translation>
    </message>
</context>
<context>
    <name>_StepDelegate</name>
    <message>
        <source>{effect}, decides</source>
        <translation>{effect}，起决定作用</translation>
    </message>
</context>
</TS>
