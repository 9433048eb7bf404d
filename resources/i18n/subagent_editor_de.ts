<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Subagent Editor</source>
        <translation>Über Subagent Editor</translation>
    </message>
    <message>
        <source>Icon of the program</source>
        <translation>Programmsymbol</translation>
    </message>
    <message>
        <source>Edits the subagent definitions of AI coding agents without damage, and shows what a delegated child may really do.</source>
        <translation>Bearbeitet die Subagent-Definitionen von KI-Programmieragenten, ohne etwas zu beschädigen, und zeigt, was ein Unteragent wirklich tun darf.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It never uses the network.</source>
        <translation>Freie Software unter der MIT-Lizenz. Greift nie auf das Netzwerk zu.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Copy Diagnostics</source>
        <translation>Diagnosedaten kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied. The text holds versions and counts, no file names and no contents.</source>
        <translation>Kopiert. Der Text enthält Versionen und Anzahlen, keine Dateinamen und keine Inhalte.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Agent…</source>
        <translation>&amp;Neuer Agent…</translation>
    </message>
    <message>
        <source>Create an agent, blank or after another one</source>
        <translation>Einen Agenten anlegen, leer oder nach einem anderen</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>Dateien &amp;importieren…</translation>
    </message>
    <message>
        <source>Add definition files from elsewhere as agents of your own</source>
        <translation>Definitionsdateien von anderswo als eigene Agenten hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a definition file from any folder, where it is</source>
        <translation>Eine Definitionsdatei aus einem beliebigen Ordner an Ort und Stelle öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Write the changes of this agent to its file</source>
        <translation>Die Änderungen dieses Agenten in seine Datei schreiben</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Write the changes of all agents to their files</source>
        <translation>Die Änderungen aller Agenten in ihre Dateien schreiben</translation>
    </message>
    <message>
        <source>Save &amp;Copy As…</source>
        <translation>&amp;Kopie speichern unter…</translation>
    </message>
    <message>
        <source>Write the edited text to another file</source>
        <translation>Den bearbeiteten Text in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Review Changes…</source>
        <translation>Än&amp;derungen prüfen…</translation>
    </message>
    <message>
        <source>Show exactly which lines saving will change</source>
        <translation>Genau zeigen, welche Zeilen das Speichern ändert</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Go back to the saved file; Undo brings the changes back</source>
        <translation>Zur gespeicherten Datei zurückkehren; „Rückgängig“ holt die Änderungen wieder</translation>
    </message>
    <message>
        <source>R&amp;eload from Disk</source>
        <translation>N&amp;eu einlesen</translation>
    </message>
    <message>
        <source>Read all files and sessions again; unsaved changes stay</source>
        <translation>Alle Dateien und Sitzungen neu einlesen; ungespeicherte Änderungen bleiben</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Einstellun&amp;gen…</translation>
    </message>
    <message>
        <source>Folders, theme and language</source>
        <translation>Ordner, Design und Sprache</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window; asks about unsaved changes</source>
        <translation>Das Fenster schließen; fragt bei ungespeicherten Änderungen nach</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last change of this agent</source>
        <translation>Die letzte Änderung dieses Agenten zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung erneut ausführen</translation>
    </message>
    <message>
        <source>Give the selected agents one permission, model or tool</source>
        <translation>Den ausgewählten Agenten dieselbe Berechtigung, dasselbe Modell oder ein Werkzeug geben</translation>
    </message>
    <message>
        <source>&amp;Search Agents</source>
        <translation>Agenten &amp;suchen</translation>
    </message>
    <message>
        <source>Search names, descriptions and tools</source>
        <translation>Namen, Beschreibungen und Werkzeuge durchsuchen</translation>
    </message>
    <message>
        <source>Filter &amp;Tools in Preview</source>
        <translation>Werkzeuge in der Vorschau &amp;filtern</translation>
    </message>
    <message>
        <source>Show only some of the tools in the preview</source>
        <translation>Nur einen Teil der Werkzeuge in der Vorschau zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy Explanation</source>
        <translation>Erklärung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy why the chosen tool is allowed or not, as text</source>
        <translation>Als Text kopieren, warum das gewählte Werkzeug erlaubt ist oder nicht</translation>
    </message>
    <message>
        <source>&amp;Customise</source>
        <translation>&amp;Anpassen</translation>
    </message>
    <message>
        <source>Copy this agent to your own folder, to change it there</source>
        <translation>Diesen Agenten in den eigenen Ordner kopieren, um ihn dort zu ändern</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplizieren…</translation>
    </message>
    <message>
        <source>Make another agent like this one</source>
        <translation>Einen weiteren Agenten wie diesen anlegen</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Give this agent another name, and its file with it</source>
        <translation>Diesem Agenten und seiner Datei einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Move to &amp;Trash…</source>
        <translation>In den &amp;Papierkorb…</translation>
    </message>
    <message>
        <source>Remove this agent; its file can be restored</source>
        <translation>Diesen Agenten entfernen; seine Datei lässt sich wiederherstellen</translation>
    </message>
    <message>
        <source>Open in Text &amp;Editor</source>
        <translation>Im &amp;Texteditor öffnen</translation>
    </message>
    <message>
        <source>Open the file with the program your system uses for it</source>
        <translation>Die Datei mit dem Programm öffnen, das Ihr System dafür verwendet</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>Im &amp;Ordner anzeigen</translation>
    </message>
    <message>
        <source>Open the folder this file is in</source>
        <translation>Den Ordner öffnen, in dem diese Datei liegt</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>P&amp;fad kopieren</translation>
    </message>
    <message>
        <source>Copy the path of this file</source>
        <translation>Den Pfad dieser Datei kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;As…</source>
        <translation>&amp;Kopieren als…</translation>
    </message>
    <message>
        <source>Copy this agent in another form, to paste it elsewhere</source>
        <translation>Diesen Agenten in anderer Form kopieren, um ihn anderswo einzufügen</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Compare two sessions, or two agents, side by side</source>
        <translation>Zwei Sitzungen oder zwei Agenten nebeneinander vergleichen</translation>
    </message>
    <message>
        <source>Save what the child gets, and why, for a colleague</source>
        <translation>Für andere speichern, was der Unteragent erhält und warum</translation>
    </message>
    <message>
        <source>Change Se&amp;veral Agents…</source>
        <translation>&amp;Mehrere Agenten ändern…</translation>
    </message>
    <message>
        <source>S&amp;ave Report…</source>
        <translation>Beri&amp;cht speichern…</translation>
    </message>
    <message>
        <source>Copy Report as Te&amp;xt</source>
        <translation>Bericht als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy what the child gets, and why, to paste into a chat</source>
        <translation>Kopieren, was der Unteragent erhält und warum, für einen Chat</translation>
    </message>
    <message>
        <source>Open Session Fi&amp;le…</source>
        <translation>&amp;Sitzungsdatei öffnen…</translation>
    </message>
    <message>
        <source>Preview against a session somebody sent you</source>
        <translation>Die Vorschau für eine zugeschickte Sitzung zeigen</translation>
    </message>
    <message>
        <source>Ed&amp;it Session (What If)…</source>
        <translation>Sitzung b&amp;earbeiten (Was wäre, wenn)…</translation>
    </message>
    <message>
        <source>Change mode, model or tools of the session, to see what if</source>
        <translation>Modus, Modell oder Werkzeuge der Sitzung ändern, um die Folgen zu sehen</translation>
    </message>
    <message>
        <source>&amp;Go to the Deciding Field</source>
        <translation>Zum entscheidenden &amp;Feld</translation>
    </message>
    <message>
        <source>Go to the field that decides about the chosen tool</source>
        <translation>Zu dem Feld gehen, das über das gewählte Werkzeug entscheidet</translation>
    </message>
    <message>
        <source>Go to &amp;List</source>
        <translation>Zur &amp;Liste</translation>
    </message>
    <message>
        <source>Move the keyboard to the list of agents</source>
        <translation>Die Tastatur zur Liste der Agenten bewegen</translation>
    </message>
    <message>
        <source>Go to &amp;Editor</source>
        <translation>Zum &amp;Editor</translation>
    </message>
    <message>
        <source>Move the keyboard to the fields of the agent</source>
        <translation>Die Tastatur zu den Feldern des Agenten bewegen</translation>
    </message>
    <message>
        <source>Go to P&amp;review</source>
        <translation>Zur Vo&amp;rschau</translation>
    </message>
    <message>
        <source>Move the keyboard to the preview</source>
        <translation>Die Tastatur zur Vorschau bewegen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Pane</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Die Tastatur zum nächsten Teil des Fensters bewegen</translation>
    </message>
    <message>
        <source>Previ&amp;ous Pane</source>
        <translation>Vor&amp;heriger Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard to the part of the window before</source>
        <translation>Die Tastatur zum vorherigen Teil des Fensters bewegen</translation>
    </message>
    <message>
        <source>Previous &amp;Agent</source>
        <translation>V&amp;orheriger Agent</translation>
    </message>
    <message>
        <source>Turn to the agent above in the list</source>
        <translation>Zum Agenten darüber in der Liste wechseln</translation>
    </message>
    <message>
        <source>&amp;Next Agent</source>
        <translation>&amp;Nächster Agent</translation>
    </message>
    <message>
        <source>Turn to the agent below in the list</source>
        <translation>Zum Agenten darunter in der Liste wechseln</translation>
    </message>
    <message>
        <source>Show &amp;Preview</source>
        <translation>&amp;Vorschau anzeigen</translation>
    </message>
    <message>
        <source>Show or hide what the child gets</source>
        <translation>Ein- oder ausblenden, was der Unteragent erhält</translation>
    </message>
    <message>
        <source>Show Pro&amp;blems</source>
        <translation>&amp;Probleme anzeigen</translation>
    </message>
    <message>
        <source>Show or hide the problems of all files</source>
        <translation>Die Probleme aller Dateien ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Delegation Map</source>
        <translation>&amp;Delegationskarte</translation>
    </message>
    <message>
        <source>Draw who may start whom, and what a team can reach</source>
        <translation>Zeichnen, wer wen starten darf und was ein Team erreichen kann</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>Read how everything works, without a network</source>
        <translation>Nachlesen, wie alles funktioniert, auch ohne Netzwerk</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>List every key</source>
        <translation>Alle Tasten auflisten</translation>
    </message>
    <message>
        <source>&amp;About Subagent Editor</source>
        <translation>Ü&amp;ber Subagent Editor</translation>
    </message>
    <message>
        <source>Versions, licence and details for a bug report</source>
        <translation>Versionen, Lizenz und Angaben für einen Fehlerbericht</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>AddBar</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>AddToolsDialog</name>
    <message>
        <source>Add MCP Server</source>
        <translation>MCP-Server hinzufügen</translation>
    </message>
    <message>
        <source>Add Tool</source>
        <translation>Werkzeug hinzufügen</translation>
    </message>
    <message>
        <source>Name of the server</source>
        <translation>Name des Servers</translation>
    </message>
    <message>
        <source>Full names of its tools, separated by commas</source>
        <translation>Vollständige Namen seiner Werkzeuge, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>Namen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>AgentFlow</name>
    <message>
        <source>You have no agents yet. Customise a built-in one or create your own.</source>
        <translation>Sie haben noch keine Agenten. Passen Sie einen mitgelieferten an oder legen Sie einen eigenen an.</translation>
    </message>
    <message>
        <source>{system} keeps agents in {folder}. That folder doesn’t exist yet; it is created when you save.</source>
        <translation>{system} bewahrt Agenten in {folder} auf. Diesen Ordner gibt es noch nicht; er wird beim Speichern angelegt.</translation>
    </message>
    <message>
        <source>Created {name}; not saved yet</source>
        <translation>{name} angelegt; noch nicht gespeichert</translation>
    </message>
    <message>
        <source>You have an agent of this name already; here it is.</source>
        <translation>Sie haben bereits einen Agenten dieses Namens; hier ist er.</translation>
    </message>
    <message>
        <source>Copied {name} to your own agents; not saved yet</source>
        <translation>{name} zu den eigenen Agenten kopiert; noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Import Definition File</source>
        <translation>Definitionsdatei importieren</translation>
    </message>
    <message>
        <source>Markdown files (*.md *.markdown)</source>
        <translation>Markdown-Dateien (*.md *.markdown)</translation>
    </message>
    <message>
        <source>This system has no folder for new agents.</source>
        <translation>Dieses System hat keinen Ordner für neue Agenten.</translation>
    </message>
    <message>
        <source>Imported {name}; not saved yet</source>
        <translation>{name} importiert; noch nicht gespeichert</translation>
    </message>
    <message>
        <source>{name} changed meanwhile, so it was left as it is.</source>
        <translation>{name} hat sich inzwischen geändert und wurde daher so gelassen.</translation>
    </message>
</context>
<context>
    <name>AgentHeader</name>
    <message>
        <source>File actions</source>
        <translation>Dateiaktionen</translation>
    </message>
    <message>
        <source>Copy the path, show the folder, open the file</source>
        <translation>Pfad kopieren, Ordner anzeigen, Datei öffnen</translation>
    </message>
    <message>
        <source>Show the problems of all files</source>
        <translation>Die Probleme aller Dateien anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentList</name>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Managed</source>
        <translation>Verwaltet</translation>
    </message>
    <message>
        <source>Added folders</source>
        <translation>Hinzugefügte Ordner</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Overrides</source>
        <translation>Überschreibungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Weitere Dateien</translation>
    </message>
    <message>
        <source>Inherits everything</source>
        <translation>Übernimmt alles</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Not used as it is</source>
        <translation>So nicht verwendet</translation>
    </message>
    <message>
        <source>Keeps others from loading</source>
        <translation>Hindert andere am Laden</translation>
    </message>
    <message>
        <source>Overridden by another file</source>
        <translation>Durch eine andere Datei ersetzt</translation>
    </message>
    <message>
        <source>Overridden by yours</source>
        <translation>Durch eigenen ersetzt</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>changed on disk</source>
        <translation>auf der Festplatte geändert</translation>
    </message>
    <message>
        <source>overrides another</source>
        <translation>ersetzt einen anderen</translation>
    </message>
    <message>
        <source>has a problem</source>
        <translation>hat ein Problem</translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation>hat eine Warnung</translation>
    </message>
</context>
<context>
    <name>AgentListPanel</name>
    <message>
        <source>Search agents</source>
        <translation>Agenten suchen</translation>
    </message>
    <message>
        <source>Search names, descriptions and tools (Ctrl+F)</source>
        <translation>Namen, Beschreibungen und Werkzeuge durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>New Agent…</source>
        <translation>Neuer Agent…</translation>
    </message>
    <message>
        <source>Customise “{name}”</source>
        <translation>„{name}“ anpassen</translation>
    </message>
    <message>
        <source>Choose Folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Reading agents…</source>
        <translation>Agenten werden gelesen…</translation>
    </message>
    <message>
        <source>No agent matches “{text}”.</source>
        <translation>Kein Agent passt zu „{text}“.</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>There are no agents here yet.</source>
        <translation>Hier gibt es noch keine Agenten.</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {total} agents</source>
        <translation>{found} von {total} Agenten</translation>
    </message>
    <message numerus="yes">
        <source>%n with problems</source>
        <translation>
            <numerusform>%n mit einem Problem</numerusform>
            <numerusform>%n mit Problemen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlsoUsedBy</name>
    <message>
        <source>Judge the files for other systems too, and say how sure that is</source>
        <translation>Die Dateien auch für andere Systeme beurteilen, mit Angabe der Sicherheit</translation>
    </message>
    <message>
        <source>Whoever reads the folder it is in</source>
        <translation>Wer den Ordner liest, in dem sie liegt</translation>
    </message>
    <message>
        <source>Also used by</source>
        <translation>Auch verwendet von</translation>
    </message>
    <message>
        <source>{text} ({number})</source>
        <translation>{text} ({number})</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>From a plugin</source>
        <translation>Aus einem Plugin</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>The file is created when you save.</source>
        <translation>Die Datei wird beim Speichern angelegt.</translation>
    </message>
    <message>
        <source>Overrides built-in</source>
        <translation>Ersetzt mitgelieferten</translation>
    </message>
    <message>
        <source>Overrides another</source>
        <translation>Ersetzt einen anderen</translation>
    </message>
    <message>
        <source>This file is used instead: {path}</source>
        <translation>Stattdessen wird diese Datei verwendet: {path}</translation>
    </message>
    <message>
        <source>Overridden</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Saving changes the file the link leads to: {path}</source>
        <translation>Beim Speichern wird die Datei geändert, auf die der Link zeigt: {path}</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>Breaks others</source>
        <translation>Stört andere</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>“{name}” was removed by another program. Your changes are still here.</source>
        <translation>„{name}“ wurde von einem anderen Programm entfernt. Ihre Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Discard Mine</source>
        <translation>Meine verwerfen</translation>
    </message>
    <message>
        <source>“{name}” changed on disk while you were editing it.</source>
        <translation>„{name}“ wurde während der Bearbeitung auf der Festplatte geändert.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Use Disk Version</source>
        <translation>Version der Festplatte</translation>
    </message>
    <message>
        <source>{problem} Your changes are still here.</source>
        <translation>{problem} Ihre Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save Copy As…</source>
        <translation>Kopie speichern unter…</translation>
    </message>
    <message>
        <source>“{name}” can’t be edited here: {reason}</source>
        <translation>„{name}“ lässt sich hier nicht bearbeiten: {reason}</translation>
    </message>
    <message>
        <source>Open in Text Editor</source>
        <translation>Im Texteditor öffnen</translation>
    </message>
    <message>
        <source>Show Line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>Customise</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Built-in agents are read-only.</source>
        <translation>Mitgelieferte Agenten sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>This agent is read-only: it belongs to another program or person.</source>
        <translation>Dieser Agent ist schreibgeschützt: Er gehört einem anderen Programm oder einer anderen Person.</translation>
    </message>
    <message>
        <source>All Problems</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message>
        <source>Change Several Agents</source>
        <translation>Mehrere Agenten ändern</translation>
    </message>
    <message>
        <source>Nothing is written until you choose Save All.</source>
        <translation>Bis „Alle speichern“ wird nichts geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n read-only agent(s) are left out.</source>
        <translation>
            <numerusform>%n schreibgeschützter Agent wird ausgelassen.</numerusform>
            <numerusform>%n schreibgeschützte Agenten werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n agent(s)</source>
        <translation>
            <numerusform>%n Agenten ändern</numerusform>
            <numerusform>%n Agenten ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>Was sich ändern soll</translation>
    </message>
    <message>
        <source>Add to {field}</source>
        <translation>Zu {field} hinzufügen</translation>
    </message>
    <message>
        <source>Remove from {field}</source>
        <translation>Aus {field} entfernen</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>What becomes of each file</source>
        <translation>Was aus jeder Datei wird</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Not set — remove from the file</source>
        <translation>Nicht gesetzt – aus der Datei entfernen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Empty removes it from the file</source>
        <translation>Leer entfernt das Feld aus der Datei</translation>
    </message>
    <message>
        <source>Name of one tool</source>
        <translation>Name eines Werkzeugs</translation>
    </message>
    <message>
        <source>{name} — can’t be changed</source>
        <translation>{name} – lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>{name} — stays as it is</source>
        <translation>{name} – bleibt, wie es ist</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will change</source>
        <translation>
            <numerusform>%n Datei ändert sich</numerusform>
            <numerusform>%n Dateien ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can’t be changed</source>
        <translation>
            <numerusform>%n lässt sich nicht ändern</numerusform>
            <numerusform>%n lassen sich nicht ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>This file stays as it is.</source>
        <translation>Diese Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>CallModel</name>
    <message>
        <source>Kind of call</source>
        <translation>Art des Aufrufs</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>CallsView</name>
    <message>
        <source>What calls do</source>
        <translation>Was Aufrufe bewirken</translation>
    </message>
    <message>
        <source>Choose an agent and a parent session to see what calls do.</source>
        <translation>Einen Agenten und eine Elternsitzung auswählen, um zu sehen, was Aufrufe bewirken.</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>{choice} — risky</source>
        <translation>{choice} – riskant</translation>
    </message>
    <message>
        <source>Not set — {default}</source>
        <translation>Nicht gesetzt – {default}</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>“{value}” — kept as written</source>
        <translation>„{value}“ – bleibt wie geschrieben</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Choose an agent…</source>
        <translation>Einen Agenten auswählen…</translation>
    </message>
    <message>
        <source>Choose the other side.</source>
        <translation>Die andere Seite auswählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing differs; the reasons may.</source>
        <translation>Kein Unterschied; die Gründe können abweichen.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Kein Unterschied.</translation>
    </message>
    <message>
        <source>{side} – {severity}: {text}</source>
        <translation>{side} – {severity}: {text}</translation>
    </message>
    <message numerus="yes">
        <source>%n more to be known</source>
        <translation>
            <numerusform>Noch %n Hinweis</numerusform>
            <numerusform>Noch %n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>With unsaved edits</source>
        <translation>Mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Select a row to see what decides on both sides.</source>
        <translation>Eine Zeile auswählen, um zu sehen, was auf beiden Seiten entscheidet.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>This agent under another session</source>
        <translation>Diesen Agenten in einer anderen Sitzung</translation>
    </message>
    <message>
        <source>Another agent under this session</source>
        <translation>Einen anderen Agenten in dieser Sitzung</translation>
    </message>
    <message>
        <source>Saved and unsaved state</source>
        <translation>Gespeicherter und ungespeicherter Stand</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>The other session</source>
        <translation>Die andere Sitzung</translation>
    </message>
    <message>
        <source>The other agent</source>
        <translation>Der andere Agent</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the comparison</source>
        <translation>Vergleich filtern</translation>
    </message>
    <message>
        <source>&amp;Show what is the same too</source>
        <translation>Auch &amp;Gleiches anzeigen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Different</source>
        <translation>Unterschiedlich</translation>
    </message>
    <message>
        <source>Same, other reason</source>
        <translation>Gleich, anderer Grund</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Not known there</source>
        <translation>Dort nicht bekannt</translation>
    </message>
    <message>
        <source>{why} (line {line})</source>
        <translation>{why} (Zeile {line})</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>ConflictDialog</name>
    <message>
        <source>File Removed</source>
        <translation>Datei entfernt</translation>
    </message>
    <message>
        <source>“{name}” was removed by another program</source>
        <translation>„{name}“ wurde von einem anderen Programm entfernt</translation>
    </message>
    <message>
        <source>Your unsaved changes are still here. Nothing is written until you choose.</source>
        <translation>Ihre ungespeicherten Änderungen sind noch da. Bis Sie sich entscheiden, wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>File Changed on Disk</source>
        <translation>Datei auf der Festplatte geändert</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program</source>
        <translation>„{name}“ wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Both the file on disk and your unsaved changes are shown here. Nothing is written until you choose.</source>
        <translation>Hier stehen die Datei auf der Festplatte und Ihre ungespeicherten Änderungen. Bis Sie sich entscheiden, wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>{name} on disk</source>
        <translation>{name} auf der Festplatte</translation>
    </message>
    <message>
        <source>{name} with your changes</source>
        <translation>{name} mit eigenen Änderungen</translation>
    </message>
    <message>
        <source>{name} as you opened it</source>
        <translation>{name} wie beim Öffnen</translation>
    </message>
    <message>
        <source>Disk and yours</source>
        <translation>Festplatte und eigener Stand</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Auf der Festplatte geändert</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Selbst geändert</translation>
    </message>
    <message>
        <source>Discard Mine</source>
        <translation>Meine verwerfen</translation>
    </message>
    <message>
        <source>Use Disk Version</source>
        <translation>Version der Festplatte</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation>Erneut speichern</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save Copy As…</source>
        <translation>Kopie speichern unter…</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something Went Wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Your unsaved changes are kept. You can go on; if it happens again, please report it with the details.</source>
        <translation>Ihre ungespeicherten Änderungen bleiben erhalten. Sie können weiterarbeiten; wenn es wieder geschieht, melden Sie es bitte mit den Einzelheiten.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
</context>
<context>
    <name>DelegationMap</name>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>Can change files</source>
        <translation>Kann Dateien ändern</translation>
    </message>
    <message>
        <source>Its team can change files</source>
        <translation>Das Team kann Dateien ändern</translation>
    </message>
    <message>
        <source>Not known whether it can change files</source>
        <translation>Ob es Dateien ändern kann, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesend</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Its own tools: {tools}</source>
        <translation>Eigene Werkzeuge: {tools}</translation>
    </message>
    <message>
        <source>After a search: {tools}</source>
        <translation>Nach einer Suche: {tools}</translation>
    </message>
    <message>
        <source>Its whole team can reach: {tools}</source>
        <translation>Das ganze Team erreicht: {tools}</translation>
    </message>
    <message>
        <source>Its team also reaches</source>
        <translation>Das Team erreicht außerdem</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Discard Changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Use Disk Version</source>
        <translation>Version der Festplatte verwenden</translation>
    </message>
    <message>
        <source>Recovered Changes</source>
        <translation>Wiederhergestellte Änderungen</translation>
    </message>
</context>
<context>
    <name>DiffView</name>
    <message>
        <source>Changed lines</source>
        <translation>Geänderte Zeilen</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Kein Unterschied.</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Restore {field}</source>
        <translation>{field} wiederherstellen</translation>
    </message>
    <message>
        <source>Change {field}</source>
        <translation>{field} ändern</translation>
    </message>
    <message>
        <source>Add {item}</source>
        <translation>{item} hinzufügen</translation>
    </message>
    <message>
        <source>Remove {item}</source>
        <translation>{item} entfernen</translation>
    </message>
</context>
<context>
    <name>EntryModel</name>
    <message>
        <source>{entry} — {count}</source>
        <translation>{entry} – {count}</translation>
    </message>
</context>
<context>
    <name>FileFlow</name>
    <message>
        <source>Renamed to {name}</source>
        <translation>Umbenannt in {name}</translation>
    </message>
    <message>
        <source>Moved “{name}” to the Trash.</source>
        <translation>„{name}“ wurde in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>Put Back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Put {name} back</source>
        <translation>{name} zurückgelegt</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in the instructions</source>
        <translation>In den Anweisungen suchen</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlagField</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Every setting of the agent</source>
        <translation>Alle Einstellungen des Agenten</translation>
    </message>
    <message>
        <source>Whole File</source>
        <translation>Ganze Datei</translation>
    </message>
    <message>
        <source>The file as it will be saved, read-only</source>
        <translation>Die Datei, wie sie gespeichert wird, schreibgeschützt</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Vorige Änderung</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Select an agent to see what it may do.</source>
        <translation>Einen Agenten auswählen, um zu sehen, was er darf.</translation>
    </message>
    <message>
        <source>Settings of the agent</source>
        <translation>Einstellungen des Agenten</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Die ganze Datei</translation>
    </message>
    <message>
        <source>1 changed place</source>
        <translation>1 geänderte Stelle</translation>
    </message>
    <message numerus="yes">
        <source>%n changed places</source>
        <translation>
            <numerusform>%n geänderte Stelle</numerusform>
            <numerusform>%n geänderte Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Differs from the saved file</source>
        <translation>Weicht von der gespeicherten Datei ab</translation>
    </message>
    <message>
        <source>Restore saved {field}</source>
        <translation>Gespeicherten Wert von „{field}“ wiederherstellen</translation>
    </message>
    <message>
        <source>Restore Saved Value</source>
        <translation>Gespeicherten Wert wiederherstellen</translation>
    </message>
    <message>
        <source>Remove from File</source>
        <translation>Aus der Datei entfernen</translation>
    </message>
    <message>
        <source>Line {line} of the file.</source>
        <translation>Zeile {line} der Datei.</translation>
    </message>
    <message>
        <source>Changed since the last save.</source>
        <translation>Seit dem letzten Speichern geändert.</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>HarnessChoice</name>
    <message>
        <source>Harness</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The system whose agents are shown and whose rules apply</source>
        <translation>Das System, dessen Agenten gezeigt werden und dessen Regeln gelten</translation>
    </message>
    <message>
        <source>Version of the rules</source>
        <translation>Version der Regeln</translation>
    </message>
    <message>
        <source>Which version of the system decides</source>
        <translation>Welche Version des Systems entscheidet</translation>
    </message>
    <message>
        <source>Rules {version}</source>
        <translation>Regeln {version}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Comes with {system}; described here in our words</source>
        <translation>Wird mit {system} geliefert; hier in unseren Worten beschrieben</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Guide — Subagent Editor</source>
        <translation>Anleitung — Subagent Editor</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten der Anleitung</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Text der Seite</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Seite durchsuchen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>The guide opens nothing from the network: {url}</source>
        <translation>Die Anleitung öffnet nichts aus dem Netzwerk: {url}</translation>
    </message>
    <message>
        <source>“{text}” is not on this page.</source>
        <translation>„{text}“ kommt auf dieser Seite nicht vor.</translation>
    </message>
</context>
<context>
    <name>ListField</name>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Herunter)</translation>
    </message>
    <message>
        <source>Remove entry (Delete)</source>
        <translation>Eintrag entfernen (Entf)</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>Neuer Eintrag</translation>
    </message>
    <message>
        <source>“{entry}” is already listed.</source>
        <translation>„{entry}“ steht bereits in der Liste.</translation>
    </message>
</context>
<context>
    <name>MapDialog</name>
    <message>
        <source>Parent session</source>
        <translation>Elternsitzung</translation>
    </message>
    <message>
        <source>  may start: {names}</source>
        <translation>  darf starten: {names}</translation>
    </message>
    <message>
        <source>  may perhaps start: {names}</source>
        <translation>  darf vielleicht starten: {names}</translation>
    </message>
    <message>
        <source>  starts nobody</source>
        <translation>  startet niemanden</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>May start: {names}</source>
        <translation>Darf starten: {names}</translation>
    </message>
    <message>
        <source>May perhaps start: {names}</source>
        <translation>Darf vielleicht starten: {names}</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Couldn’t save “{name}”: {reason} Choose another folder.</source>
        <translation>„{name}“ konnte nicht gespeichert werden: {reason} Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} gespeichert</translation>
    </message>
    <message>
        <source>Delegation Map</source>
        <translation>Delegationskarte</translation>
    </message>
    <message>
        <source>Delegation map</source>
        <translation>Delegationskarte</translation>
    </message>
    <message>
        <source>Arrow keys move between agents, plus and minus zoom, 0 shows everything.</source>
        <translation>Pfeiltasten wechseln zwischen Agenten, Plus und Minus zoomen, 0 zeigt alles.</translation>
    </message>
    <message>
        <source>Delegation map as text</source>
        <translation>Delegationskarte als Text</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Open Agent</source>
        <translation>Agent öffnen</translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The file cannot be written.</source>
        <translation>Die Datei lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>MarkdownView</name>
    <message>
        <source>[Picture: {target}]</source>
        <translation>[Bild: {target}]</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Not among the models known on this machine; kept as typed.</source>
        <translation>Nicht unter den auf diesem Rechner bekannten Modellen; bleibt wie eingegeben.</translation>
    </message>
</context>
<context>
    <name>MoveFlow</name>
    <message>
        <source>No field of this file decides this.</source>
        <translation>Kein Feld dieser Datei entscheidet darüber.</translation>
    </message>
</context>
<context>
    <name>NewDialog</name>
    <message>
        <source>New Agent</source>
        <translation>Neuer Agent</translation>
    </message>
    <message>
        <source>Duplicate Agent</source>
        <translation>Agent duplizieren</translation>
    </message>
    <message>
        <source>Its file is created when you save.</source>
        <translation>Die Datei wird beim Speichern angelegt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>for example: reviewer</source>
        <translation>zum Beispiel: reviewer</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>{name} — {group}</source>
        <translation>{name} – {group}</translation>
    </message>
    <message>
        <source>Keep it in</source>
        <translation>Ablegen in</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>This system has no folder for new agents.</source>
        <translation>Dieses System hat keinen Ordner für neue Agenten.</translation>
    </message>
    <message>
        <source>There is already a file of this name. Choose another name.</source>
        <translation>Eine Datei dieses Namens gibt es schon. Einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Write a whole number from {low} to {high}.</source>
        <translation>Eine ganze Zahl von {low} bis {high} eingeben.</translation>
    </message>
    <message>
        <source>Write a whole number of {low} or more.</source>
        <translation>Eine ganze Zahl ab {low} eingeben.</translation>
    </message>
    <message>
        <source>Write a whole number up to {high}.</source>
        <translation>Eine ganze Zahl bis {high} eingeben.</translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation>Eine ganze Zahl eingeben.</translation>
    </message>
</context>
<context>
    <name>OtherKeys</name>
    <message>
        <source>Also in this file</source>
        <translation>Auch in dieser Datei</translation>
    </message>
    <message>
        <source>The harness does not know these entries. They are kept as written.</source>
        <translation>Das System kennt diese Einträge nicht. Sie bleiben wie geschrieben.</translation>
    </message>
</context>
<context>
    <name>OutlookPanel</name>
    <message>
        <source>Choose an agent and a parent session.</source>
        <translation>Einen Agenten und eine Elternsitzung auswählen.</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Berechtigungsmodus</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>This child can change files.</source>
        <translation>Dieser Unteragent kann Dateien ändern.</translation>
    </message>
    <message>
        <source>This child cannot change files by itself.</source>
        <translation>Dieser Unteragent kann selbst keine Dateien ändern.</translation>
    </message>
    <message>
        <source>It is not known whether this child can change files.</source>
        <translation>Ob dieser Unteragent Dateien ändern kann, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>The parent sees: {label}</source>
        <translation>Die Elternsitzung sieht: {label}</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Wissenswert</translation>
    </message>
    <message>
        <source>What this preview cannot know</source>
        <translation>Was diese Vorschau nicht wissen kann</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>The definitions of {system} have no setting for this.</source>
        <translation>Die Definitionen von {system} haben dafür keine Einstellung.</translation>
    </message>
    <message>
        <source>Mode, model and limits</source>
        <translation>Modus, Modell und Grenzen</translation>
    </message>
</context>
<context>
    <name>PaneSwitch</name>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>What the child gets</source>
        <translation>Was der Unteragent erhält</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Open Recen&amp;t</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>Hauptsymbolleiste</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Review Changes</source>
        <translation>Änderungen prüfen</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Choose the project folder</source>
        <translation>Den Projektordner auswählen</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Durchsucht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{path} — {group}</source>
        <translation>{path} – {group}</translation>
    </message>
    <message>
        <source>{folder} (not there)</source>
        <translation>{folder} (nicht vorhanden)</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>Working out what the child gets…</source>
        <translation>Es wird ermittelt, was der Unteragent erhält…</translation>
    </message>
    <message>
        <source>Reading session…</source>
        <translation>Sitzung wird gelesen…</translation>
    </message>
    <message>
        <source>Select an agent to see what it may do.</source>
        <translation>Einen Agenten auswählen, um zu sehen, was er darf.</translation>
    </message>
    <message>
        <source>Choose a parent session to see what the child gets.</source>
        <translation>Eine Elternsitzung auswählen, um zu sehen, was der Unteragent erhält.</translation>
    </message>
    <message>
        <source>What the child would get if it could start</source>
        <translation>Was der Unteragent bekäme, wenn er starten könnte</translation>
    </message>
    <message>
        <source>What the child would get, with your what-if session</source>
        <translation>Was der Unteragent mit der Was-wäre-wenn-Sitzung erhielte</translation>
    </message>
    <message>
        <source>What the child gets, with unsaved edits</source>
        <translation>Was der Unteragent erhält, mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>What the child gets</source>
        <translation>Was der Unteragent erhält</translation>
    </message>
    <message>
        <source>No parent session is chosen.</source>
        <translation>Keine Elternsitzung ausgewählt.</translation>
    </message>
    <message>
        <source>Change something in the agent; this list follows.</source>
        <translation>Ändern Sie etwas am Agenten; diese Liste folgt.</translation>
    </message>
    <message>
        <source>Sample session: nothing on this computer is read or changed by it.</source>
        <translation>Beispielsitzung: Auf diesem Rechner wird dadurch nichts gelesen oder geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n yes</source>
        <translation>
            <numerusform>%n ja</numerusform>
            <numerusform>%n ja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asks</source>
        <translation>
            <numerusform>%n fragt nach</numerusform>
            <numerusform>%n fragen nach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no</source>
        <translation>
            <numerusform>%n nein</numerusform>
            <numerusform>%n nein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unbekannt</numerusform>
            <numerusform>%n unbekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed by your edits</source>
        <translation>
            <numerusform>%n durch Ihre Änderungen anders</numerusform>
            <numerusform>%n durch Ihre Änderungen anders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n angezeigt</numerusform>
            <numerusform>%n angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Parent session</source>
        <translation>Elternsitzung</translation>
    </message>
    <message>
        <source>Open session file</source>
        <translation>Sitzungsdatei öffnen</translation>
    </message>
    <message>
        <source>Open a session snapshot (JSON) from a file</source>
        <translation>Eine Sitzungs-Momentaufnahme (JSON) aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Edit session</source>
        <translation>Sitzung bearbeiten</translation>
    </message>
    <message>
        <source>Play what-if: change the mode, the model or the tools of this session</source>
        <translation>Was wäre, wenn: Modus, Modell oder Werkzeuge dieser Sitzung ändern</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Filter tools</source>
        <translation>Werkzeuge filtern</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Which tools the table shows</source>
        <translation>Welche Werkzeuge die Tabelle zeigt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Fragt nach</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Changed by my edits</source>
        <translation>Durch mich geändert</translation>
    </message>
    <message>
        <source>Use Sample</source>
        <translation>Beispiel verwenden</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Mode, model, limits</source>
        <translation>Modus, Modell, Grenzen</translation>
    </message>
    <message>
        <source>Details of the preview</source>
        <translation>Einzelheiten der Vorschau</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What is wrong and what follows</source>
        <translation>Was falsch ist und was daraus folgt</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Hide problems</source>
        <translation>Probleme ausblenden</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
</context>
<context>
    <name>ProgramFlow</name>
    <message>
        <source>Open Definition File</source>
        <translation>Definitionsdatei öffnen</translation>
    </message>
    <message>
        <source>Definition files (*.md *.json *.jsonc);;All files (*)</source>
        <translation>Definitionsdateien (*.md *.json *.jsonc);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no agent “{name}” here. Choose one from the list.</source>
        <translation>Hier gibt es keinen Agenten „{name}“. Einen aus der Liste wählen.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>No program on this system opens “{path}”.</source>
        <translation>Kein Programm auf diesem System öffnet „{path}“.</translation>
    </message>
    <message>
        <source>Copied the path</source>
        <translation>Pfad kopiert</translation>
    </message>
    <message>
        <source>Copied: {form}</source>
        <translation>Kopiert: {form}</translation>
    </message>
    <message>
        <source>Choose Project Folder</source>
        <translation>Projektordner auswählen</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Instructions, rendered</source>
        <translation>Anweisungen, gestaltet</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Edit the Markdown</source>
        <translation>Das Markdown bearbeiten</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>See it rendered; pictures and links are never loaded</source>
        <translation>Gestaltet ansehen; Bilder und Links werden nie geladen</translation>
    </message>
    <message>
        <source>Find in the instructions (Ctrl+F)</source>
        <translation>In den Anweisungen suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Tell the agent what to do and how to report.</source>
        <translation>Dem Agenten sagen, was er tun und wie er berichten soll.</translation>
    </message>
    <message>
        <source>{size} KB</source>
        <translation>{size} KB</translation>
    </message>
    <message>
        <source>Size of the whole file.</source>
        <translation>Größe der ganzen Datei.</translation>
    </message>
    <message>
        <source>{size} of {limit} KB</source>
        <translation>{size} von {limit} KB</translation>
    </message>
    <message>
        <source>Size of the whole file, and the largest the harness reads.</source>
        <translation>Größe der ganzen Datei und die größte, die das System liest.</translation>
    </message>
    <message>
        <source>{size}, too large</source>
        <translation>{size}, zu groß</translation>
    </message>
    <message>
        <source>The file is larger than the harness reads; it would be left out.</source>
        <translation>Die Datei ist größer, als das System liest; sie würde ausgelassen.</translation>
    </message>
</context>
<context>
    <name>QuitDialog</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>Save changes to %n agent(s)?</source>
        <translation>
            <numerusform>Änderungen an %n Agenten speichern?</numerusform>
            <numerusform>Änderungen an %n Agenten speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>What you don’t save is lost when the window closes.</source>
        <translation>Was nicht gespeichert wird, geht beim Schließen des Fensters verloren.</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>Dateien mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>RawField</name>
    <message>
        <source>Kept as written. Edit it as text, in your text editor.</source>
        <translation>Bleibt wie geschrieben. Als Text in Ihrem Texteditor bearbeiten.</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename Agent</source>
        <translation>Agent umbenennen</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>„{name}“ umbenennen</translation>
    </message>
    <message>
        <source>The name and the file change at once. Other unsaved changes stay unsaved.</source>
        <translation>Name und Datei ändern sich sofort. Andere ungespeicherte Änderungen bleiben ungespeichert.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>There is already a file of this name. Choose another name.</source>
        <translation>Eine Datei dieses Namens gibt es schon. Einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review Changes</source>
        <translation>Änderungen prüfen</translation>
    </message>
    <message>
        <source>Saving changes these lines</source>
        <translation>Das Speichern ändert diese Zeilen</translation>
    </message>
    <message>
        <source>Nothing else in the file is touched.</source>
        <translation>Sonst wird in der Datei nichts angerührt.</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>Dateien mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SaveBar</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>New agent, not saved yet</source>
        <translation>Neuer Agent, noch nicht gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n ungespeicherte Änderung</numerusform>
            <numerusform>%n ungespeicherte Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFlow</name>
    <message>
        <source>Save Copy As</source>
        <translation>Kopie speichern unter</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown-Dateien (*.md)</translation>
    </message>
    <message>
        <source>Discarded the changes of {name}</source>
        <translation>Die Änderungen von {name} wurden verworfen</translation>
    </message>
    <message>
        <source>There are no unsaved changes.</source>
        <translation>Es gibt keine ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <source>The file changed once more; this is how it is now.</source>
        <translation>Die Datei hat sich noch einmal geändert; so ist sie jetzt.</translation>
    </message>
    <message>
        <source>Saved {name} — new file</source>
        <translation>{name} gespeichert – neue Datei</translation>
    </message>
    <message numerus="yes">
        <source>Saved {name} — %n line(s) changed</source>
        <translation>
            <numerusform>{name} gespeichert – %n Zeile geändert</numerusform>
            <numerusform>{name} gespeichert – %n Zeilen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is on disk as it is here</source>
        <translation>{name} ist auf der Festplatte wie hier</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %n agent(s) from last time are here again. Nothing is written until you save.</source>
        <translation>
            <numerusform>Ungespeicherte Änderungen an %n Agenten vom letzten Mal sind wieder da. Bis zum Speichern wird nichts geschrieben.</numerusform>
            <numerusform>Ungespeicherte Änderungen an %n Agenten vom letzten Mal sind wieder da. Bis zum Speichern wird nichts geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
</context>
<context>
    <name>SessionDialog</name>
    <message>
        <source>Edit Session</source>
        <translation>Sitzung bearbeiten</translation>
    </message>
    <message>
        <source>Play what-if: nothing is written unless you save a snapshot.</source>
        <translation>Was wäre, wenn: Es wird nichts geschrieben, außer beim Speichern einer Momentaufnahme.</translation>
    </message>
    <message>
        <source>Parts of the session</source>
        <translation>Teile der Sitzung</translation>
    </message>
    <message>
        <source>Mode and model</source>
        <translation>Modus und Modell</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Permission mode</source>
        <translation>&amp;Berechtigungsmodus</translation>
    </message>
    <message>
        <source>&amp;Operating mode</source>
        <translation>Bet&amp;riebsmodus</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>T&amp;hinking</source>
        <translation>&amp;Denken</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation>&amp;Arbeitsordner</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Arbeitsordner</translation>
    </message>
    <message>
        <source>Tools of the session</source>
        <translation>Werkzeuge der Sitzung</translation>
    </message>
    <message>
        <source>The list is &amp;complete: a missing tool does not exist</source>
        <translation>Die Liste ist &amp;vollständig: Ein fehlendes Werkzeug gibt es nicht</translation>
    </message>
    <message>
        <source>&amp;Add Tool…</source>
        <translation>&amp;Werkzeug hinzufügen…</translation>
    </message>
    <message>
        <source>Add MCP &amp;Server…</source>
        <translation>MCP-&amp;Server hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>State of the selected tools</source>
        <translation>Zustand der ausgewählten Werkzeuge</translation>
    </message>
    <message>
        <source>Set state…</source>
        <translation>Zustand setzen…</translation>
    </message>
    <message>
        <source>What only this system knows: default mode, servers and their states, rules, presets. It is JSON, named as in a session snapshot.</source>
        <translation>Was nur dieses System kennt: Standardmodus, Server und ihre Zustände, Regeln, Presets. Es ist JSON, benannt wie in einer Sitzungs-Momentaufnahme.</translation>
    </message>
    <message>
        <source>More settings as JSON</source>
        <translation>Weitere Angaben als JSON</translation>
    </message>
    <message>
        <source>Use This Session</source>
        <translation>Diese Sitzung verwenden</translation>
    </message>
    <message>
        <source>Save as Snapshot…</source>
        <translation>Als Momentaufnahme speichern…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>More settings: line {line} is not valid JSON.</source>
        <translation>Weitere Angaben: Zeile {line} ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>More settings have to be a JSON object: {…}.</source>
        <translation>Weitere Angaben müssen ein JSON-Objekt sein: {…}.</translation>
    </message>
</context>
<context>
    <name>SessionPicker</name>
    <message>
        <source>{title} — sample</source>
        <translation>{title} – Beispiel</translation>
    </message>
    <message>
        <source>Show older sessions…</source>
        <translation>Ältere Sitzungen zeigen…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Reconstructed: its tool list may be incomplete.</source>
        <translation>Rekonstruiert: Die Liste der Werkzeuge kann unvollständig sein.</translation>
    </message>
    <message>
        <source>Choose a session…</source>
        <translation>Eine Sitzung auswählen…</translation>
    </message>
</context>
<context>
    <name>SessionTools</name>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>After a search</source>
        <translation>Nach einer Suche</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Stammt aus</translation>
    </message>
    <message>
        <source>The parent can call it</source>
        <translation>Die Elternsitzung kann es aufrufen</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>&amp;Undo {change}</source>
        <translation>&amp;Rückgängig: {change}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo {change}</source>
        <translation>&amp;Wiederholen: {change}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>sample sessions</source>
        <translation>Beispielsitzungen</translation>
    </message>
    <message>
        <source>Read again from disk</source>
        <translation>Von der Festplatte neu eingelesen</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Tick or untick the selected tools</source>
        <translation>Die ausgewählten Werkzeuge an- oder abhaken</translation>
    </message>
    <message>
        <source>Clear the search, or close a dialog</source>
        <translation>Die Suche leeren oder einen Dialog schließen</translation>
    </message>
    <message>
        <source>Go to the field or the place of the chosen row</source>
        <translation>Zum Feld oder zur Stelle der ausgewählten Zeile gehen</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Zum nächsten Bedienelement gehen</translation>
    </message>
    <message>
        <source>In lists</source>
        <translation>In Listen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>ShowFlow</name>
    <message>
        <source>Copied the explanation</source>
        <translation>Erklärung kopiert</translation>
    </message>
    <message>
        <source>Copied the report</source>
        <translation>Bericht kopiert</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Markdown (*.md);;Web page (*.html);;Text (*.txt);;JSON (*.json)</source>
        <translation>Markdown (*.md);;Webseite (*.html);;Text (*.txt);;JSON (*.json)</translation>
    </message>
    <message>
        <source>This is a definition, not a report; choose another file.</source>
        <translation>Das ist eine Definition, kein Bericht; eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The ending says which form a report has; end the name in {endings}.</source>
        <translation>Die Endung sagt, welche Form ein Bericht hat; den Namen auf {endings} enden lassen.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} gespeichert</translation>
    </message>
    <message>
        <source>Open Session File</source>
        <translation>Sitzungsdatei öffnen</translation>
    </message>
    <message>
        <source>Session files (*.json *.jsonl);;All files (*)</source>
        <translation>Sitzungsdateien (*.json *.jsonl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save Session Snapshot</source>
        <translation>Sitzungs-Momentaufnahme speichern</translation>
    </message>
    <message>
        <source>Session snapshots (*.json)</source>
        <translation>Sitzungs-Momentaufnahmen (*.json)</translation>
    </message>
</context>
<context>
    <name>StepModel</name>
    <message>
        <source>{number}. {text} — {effect}, decides</source>
        <translation>{number}. {text} – {effect}, entscheidet</translation>
    </message>
    <message>
        <source>{number}. {text} — {effect}</source>
        <translation>{number}. {text} – {effect}</translation>
    </message>
    <message>
        <source>{text} (line {line})</source>
        <translation>{text} (Zeile {line})</translation>
    </message>
</context>
<context>
    <name>ToolModel</name>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Ticked: the file lists this tool. Rows stand in the file&apos;s order.</source>
        <translation>Angehakt: Die Datei führt dieses Werkzeug auf. Die Zeilen stehen in der Reihenfolge der Datei.</translation>
    </message>
    <message>
        <source>What calling the tool can do.</source>
        <translation>Was ein Aufruf des Werkzeugs bewirken kann.</translation>
    </message>
    <message>
        <source>Whether the parent session has the tool, or only the file names it.</source>
        <translation>Ob die Elternsitzung das Werkzeug hat oder nur die Datei es nennt.</translation>
    </message>
    <message>
        <source>listed only</source>
        <translation>nur aufgeführt</translation>
    </message>
    <message>
        <source>kept as is</source>
        <translation>bleibt stehen</translation>
    </message>
    <message>
        <source>parent, off</source>
        <translation>Eltern, aus</translation>
    </message>
    <message>
        <source>parent, MCP {server}</source>
        <translation>Eltern, MCP {server}</translation>
    </message>
    <message>
        <source>parent, {plugin}</source>
        <translation>Eltern, {plugin}</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>Eltern</translation>
    </message>
    <message>
        <source>In effect because the file lists no tools.</source>
        <translation>Gilt, weil die Datei keine Werkzeuge aufführt.</translation>
    </message>
    <message>
        <source>The parent session has it and loads it after a search.</source>
        <translation>Die Elternsitzung hat es und lädt es nach einer Suche.</translation>
    </message>
    <message>
        <source>The parent session knows it, but has it switched off.</source>
        <translation>Die Elternsitzung kennt es, hat es aber ausgeschaltet.</translation>
    </message>
    <message>
        <source>The chosen parent session has this tool.</source>
        <translation>Die gewählte Elternsitzung hat dieses Werkzeug.</translation>
    </message>
    <message>
        <source>The file lists it; the chosen parent session does not have it.</source>
        <translation>Die Datei führt es auf; die gewählte Elternsitzung hat es nicht.</translation>
    </message>
    <message>
        <source>Only the file knows this name. It is kept as written.</source>
        <translation>Nur die Datei kennt diesen Namen. Er bleibt wie geschrieben.</translation>
    </message>
    <message>
        <source>Stands for these tools of the session:</source>
        <translation>Steht für diese Werkzeuge der Sitzung:</translation>
    </message>
    <message>
        <source>Stands for no tool of the chosen session.</source>
        <translation>Steht für kein Werkzeug der gewählten Sitzung.</translation>
    </message>
    <message>
        <source>The harness knows it; the chosen parent session does not have it.</source>
        <translation>Das System kennt es; die gewählte Elternsitzung hat es nicht.</translation>
    </message>
    <message>
        <source>Added since the last save.</source>
        <translation>Seit dem letzten Speichern hinzugefügt.</translation>
    </message>
    <message>
        <source>Removed since the last save.</source>
        <translation>Seit dem letzten Speichern entfernt.</translation>
    </message>
    <message>
        <source>by default</source>
        <translation>als Vorgabe</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>aufgeführt</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>nicht aufgeführt</translation>
    </message>
    <message>
        <source>not in session</source>
        <translation>nicht in der Sitzung</translation>
    </message>
    <message>
        <source>risky</source>
        <translation>riskant</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>no tool</source>
        <translation>kein Werkzeug</translation>
    </message>
    <message>
        <source>1 tool</source>
        <translation>1 Werkzeug</translation>
    </message>
    <message>
        <source>{count} tools</source>
        <translation>{count} Werkzeuge</translation>
    </message>
    <message>
        <source>Stands for no tool of the chosen session.</source>
        <translation>Steht für kein Werkzeug der gewählten Sitzung.</translation>
    </message>
    <message>
        <source>Stands for {count}: {tools} and more</source>
        <translation>Steht für {count}: {tools} und weitere</translation>
    </message>
    <message>
        <source>Stands for {count}: {tools}</source>
        <translation>Steht für {count}: {tools}</translation>
    </message>
</context>
<context>
    <name>ToolsField</name>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Choose tools</source>
        <translation>Werkzeuge auswählen</translation>
    </message>
    <message>
        <source>Tick many tools at once</source>
        <translation>Viele Werkzeuge auf einmal anhaken</translation>
    </message>
    <message>
        <source>Add by Name…</source>
        <translation>Nach Namen hinzufügen…</translation>
    </message>
    <message>
        <source>List a tool that is not shown below, or a pattern</source>
        <translation>Ein unten nicht gezeigtes Werkzeug oder ein Muster aufführen</translation>
    </message>
    <message>
        <source>Move up in the file (Alt+Up)</source>
        <translation>In der Datei nach oben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Move down in the file (Alt+Down)</source>
        <translation>In der Datei nach unten (Alt+Herunter)</translation>
    </message>
    <message>
        <source>Filter tools</source>
        <translation>Werkzeuge filtern</translation>
    </message>
    <message>
        <source>Name of a tool</source>
        <translation>Name eines Werkzeugs</translation>
    </message>
    <message>
        <source>Read-only tools</source>
        <translation>Nur lesende Werkzeuge</translation>
    </message>
    <message>
        <source>List only the tools that change nothing</source>
        <translation>Nur die Werkzeuge aufführen, die nichts ändern</translation>
    </message>
    <message>
        <source>Everything the parent has</source>
        <translation>Alles, was die Elternsitzung hat</translation>
    </message>
    <message>
        <source>List every tool of the chosen parent session</source>
        <translation>Alle Werkzeuge der gewählten Elternsitzung aufführen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>List no tool at all</source>
        <translation>Gar kein Werkzeug aufführen</translation>
    </message>
    <message>
        <source>Tools the agent lists</source>
        <translation>Werkzeuge, die der Agent aufführt</translation>
    </message>
    <message>
        <source>“{tool}” is already listed.</source>
        <translation>„{tool}“ steht bereits in der Liste.</translation>
    </message>
    <message>
        <source>Not known here; it would be kept as written.</source>
        <translation>Hier nicht bekannt; der Name bliebe wie geschrieben.</translation>
    </message>
    <message>
        <source>Stands for no tool of the chosen session.</source>
        <translation>Steht für kein Werkzeug der gewählten Sitzung.</translation>
    </message>
</context>
<context>
    <name>TrashDialog</name>
    <message>
        <source>Move to Trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>The built-in “{name}” will be used again.</source>
        <translation>Der mitgelieferte Agent „{name}“ wird wieder verwendet.</translation>
    </message>
    <message>
        <source>“{path}” will be used instead.</source>
        <translation>„{path}“ wird stattdessen verwendet.</translation>
    </message>
    <message>
        <source>Sessions are no longer offered this agent.</source>
        <translation>Sitzungen wird dieser Agent nicht mehr angeboten.</translation>
    </message>
    <message>
        <source>Its unsaved changes are lost; the saved file can be put back.</source>
        <translation>Ungespeicherte Änderungen gehen verloren; die gespeicherte Datei lässt sich zurücklegen.</translation>
    </message>
    <message>
        <source>Move “{name}” to the Trash?</source>
        <translation>„{name}“ in den Papierkorb verschieben?</translation>
    </message>
</context>
<context>
    <name>VerdictModel</name>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Child gets</source>
        <translation>Erhält</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Was “{before}” — {why}</source>
        <translation>War „{before}“ — {why}</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Select a tool to see which rule decides, and why.</source>
        <translation>Ein Werkzeug auswählen, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy this explanation as text</source>
        <translation>Diese Erklärung als Text kopieren</translation>
    </message>
    <message>
        <source>Copy explanation</source>
        <translation>Erklärung kopieren</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“{name}” is a built-in agent and read-only. Make your own copy of it first (“Customise” in the window).</source>
        <translation>„{name}“ ist ein mitgelieferter Agent und schreibgeschützt. Zuerst eine eigene Kopie anlegen („Anpassen“ im Fenster).</translation>
    </message>
    <message>
        <source>“{name}” is read-only, because its file is not yours: it comes with a plugin, a package or the system. Make your own copy of it first (“Customise” in the window).</source>
        <translation>„{name}“ ist schreibgeschützt, weil die Datei nicht Ihnen gehört: Sie kommt mit einem Plugin, einem Paket oder dem System. Zuerst eine eigene Kopie anlegen („Anpassen“ im Fenster).</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{lines} lines, {characters} characters</source>
        <translation>{lines} Zeilen, {characters} Zeichen</translation>
    </message>
    <message>
        <source>Its calls meet the permission “{value}”. {reason}</source>
        <translation>Für Aufrufe gilt die Berechtigung „{value}“. {reason}</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Berechtigung</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Thinking level</source>
        <translation>Denkstufe</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Can change files</source>
        <translation>Kann Dateien ändern</translation>
    </message>
    <message>
        <source>Shown to the parent as</source>
        <translation>Für die Elternsitzung sichtbar als</translation>
    </message>
    <message>
        <source>May start</source>
        <translation>Darf starten</translation>
    </message>
    <message>
        <source>Its team can use</source>
        <translation>Das Team kann verwenden</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>starts without any tool</source>
        <translation>startet ohne jedes Werkzeug</translation>
    </message>
    <message>
        <source>does not start</source>
        <translation>startet nicht</translation>
    </message>
    <message>
        <source>The header that starts on line {line} has no closing “---” line, so it is not known where it ends. Close it in the raw text first.</source>
        <translation>Der Kopf, der in Zeile {line} beginnt, hat keine abschließende Zeile „---“; wo er endet, ist also nicht bekannt. Zuerst im Rohtext abschließen.</translation>
    </message>
    <message>
        <source>Line {line} of the header is not valid YAML ({detail}), so the places of the fields are not known. Mend that line in the raw text first.</source>
        <translation>Zeile {line} des Kopfes ist kein gültiges YAML ({detail}); wo die Felder stehen, ist also nicht bekannt. Zuerst diese Zeile im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>The header is not written as one “key: value” on each line (see line {line}), so no field can be changed in place. Rewrite it that way in the raw text first.</source>
        <translation>Der Kopf steht nicht als „Schlüssel: Wert“ auf je einer Zeile (siehe Zeile {line}); daher lässt sich kein Feld an Ort und Stelle ändern. Zuerst im Rohtext so umschreiben.</translation>
    </message>
    <message>
        <source>The value of “{key}” on line {line} refers to another place ({written}). Changing it here would change its meaning; replace the reference in the raw text first.</source>
        <translation>Der Wert von „{key}“ in Zeile {line} verweist auf eine andere Stelle ({written}). Eine Änderung hier würde seine Bedeutung verändern; zuerst den Verweis im Rohtext ersetzen.</translation>
    </message>
    <message>
        <source>The value of “{key}” on line {line} has a name or a type mark ({written}) that other places may rely on. Take the mark off in the raw text first.</source>
        <translation>Der Wert von „{key}“ in Zeile {line} trägt einen Namen oder eine Typmarke ({written}), auf die sich andere Stellen stützen können. Zuerst die Marke im Rohtext entfernen.</translation>
    </message>
    <message>
        <source>The header takes in the keys of another place (line {line}, “&lt;&lt;”), so “{key}” may come from there. Write the key out in the raw text first.</source>
        <translation>Der Kopf übernimmt die Schlüssel einer anderen Stelle (Zeile {line}, „&lt;&lt;“); „{key}“ kann also von dort stammen. Zuerst den Schlüssel im Rohtext ausschreiben.</translation>
    </message>
    <message>
        <source>“{key}” is there twice, on lines {first} and {line}, and it is not safe to guess which one is meant. Delete one of them in the raw text first.</source>
        <translation>„{key}“ steht zweimal da, in den Zeilen {first} und {line}; welcher gemeint ist, lässt sich nicht sicher erraten. Zuerst einen davon im Rohtext löschen.</translation>
    </message>
    <message>
        <source>“{key}” on line {line} is written in a form that cannot be changed in place. Write it as “key: value” in the raw text first.</source>
        <translation>„{key}“ in Zeile {line} steht in einer Form da, die sich nicht an Ort und Stelle ändern lässt. Zuerst im Rohtext als „Schlüssel: Wert“ schreiben.</translation>
    </message>
    <message>
        <source>It is not clear where the value of “{key}” ends: lines {first} to {last} may be more of its text, or line {line} (“{other}:”) may be a field of its own. Indent those lines or put the text in quotes in the raw text first.</source>
        <translation>Es ist nicht klar, wo der Wert von „{key}“ endet: Die Zeilen {first} bis {last} können noch zu seinem Text gehören, oder Zeile {line} („{other}:“) kann ein eigenes Feld sein. Zuerst diese Zeilen im Rohtext einrücken oder den Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>A second YAML reader would read “{field}” differently after this edit, so the file was left as it is. Make the change in the raw text.</source>
        <translation>Ein zweiter YAML-Leser würde „{field}“ nach dieser Änderung anders lesen; die Datei blieb daher, wie sie war. Die Änderung im Rohtext vornehmen.</translation>
    </message>
    <message>
        <source>“{key}” on line {line} is not written as a list whose entries can be told apart, so a single entry cannot be changed. Set the whole list instead.</source>
        <translation>„{key}“ in Zeile {line} ist nicht als Liste mit unterscheidbaren Einträgen geschrieben; daher lässt sich kein einzelner Eintrag ändern. Stattdessen die ganze Liste setzen.</translation>
    </message>
    <message>
        <source>“{key}” has no entry number {number}. Read the file again and repeat the change.</source>
        <translation>„{key}“ hat keinen Eintrag Nummer {number}. Die Datei neu einlesen und die Änderung wiederholen.</translation>
    </message>
    <message>
        <source>“{key}” is not in the file, so there is nothing to change in it.</source>
        <translation>„{key}“ steht nicht in der Datei; es gibt also nichts zu ändern.</translation>
    </message>
    <message>
        <source>“{field}” cannot hold this text: no way of writing it would be read back as it is. Use another text, without line breaks or quotes at its ends.</source>
        <translation>„{field}“ kann diesen Text nicht aufnehmen: Keine Schreibweise würde wieder genauso gelesen. Einen anderen Text verwenden, ohne Zeilenumbrüche und ohne Anführungszeichen an den Enden.</translation>
    </message>
    <message>
        <source>“{field}” was not changed: written that way, {reader} would read {got} instead of {wanted}. Choose another value, or change the raw text.</source>
        <translation>„{field}“ wurde nicht geändert: So geschrieben, würde {reader} {got} statt {wanted} lesen. Einen anderen Wert wählen oder den Rohtext ändern.</translation>
    </message>
    <message>
        <source>The change was not made: {reader} would then also read “{field}” differently ({got} instead of {wanted}). Change the raw text instead.</source>
        <translation>Die Änderung wurde nicht vorgenommen: {reader} würde dann auch „{field}“ anders lesen ({got} statt {wanted}). Stattdessen den Rohtext ändern.</translation>
    </message>
    <message>
        <source>The change was not made: the lines of “{field}” would change with it. Change the raw text instead.</source>
        <translation>Die Änderung wurde nicht vorgenommen: Die Zeilen von „{field}“ würden sich mit ändern. Stattdessen den Rohtext ändern.</translation>
    </message>
    <message>
        <source>The change was not made: it would also change where the prompt begins or ends. Change the raw text instead.</source>
        <translation>Die Änderung wurde nicht vorgenommen: Sie würde auch ändern, wo der Prompt beginnt oder endet. Stattdessen den Rohtext ändern.</translation>
    </message>
    <message>
        <source>The change was not made: the file would have {after} headers instead of {before}. A header that is there already may be overlooked because of what stands in front of it; mend that first.</source>
        <translation>Die Änderung wurde nicht vorgenommen: Die Datei hätte dann {after} statt {before} Köpfe. Ein schon vorhandener Kopf wird vielleicht übersehen, weil etwas davor steht; das zuerst beheben.</translation>
    </message>
    <message>
        <source>The change was not made: {reader} would then no longer accept the file ({reason}). Choose another value.</source>
        <translation>Die Änderung wurde nicht vorgenommen: {reader} würde die Datei dann nicht mehr annehmen ({reason}). Einen anderen Wert wählen.</translation>
    </message>
    <message>
        <source>The change was not made: {reader} would then no longer accept the file. {reason}</source>
        <translation>Die Änderung wurde nicht gemacht: {reader} nähme die Datei dann nicht mehr an. {reason}</translation>
    </message>
    <message>
        <source>The change was not made, because undoing it would not bring back the same bytes. Change the raw text instead.</source>
        <translation>Die Änderung wurde nicht vorgenommen, weil ihre Rücknahme nicht dieselben Bytes zurückbrächte. Stattdessen den Rohtext ändern.</translation>
    </message>
    <message>
        <source>“{key}” was not changed: no reader can make sense of this header, so the change could not be checked. Mend the header in the raw text first.</source>
        <translation>„{key}“ wurde nicht geändert: Kein Leser versteht diesen Kopf, also ließ sich die Änderung nicht prüfen. Zuerst den Kopf im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>The comment “{comment}” goes with this change. Move it to a line of its own first if it should stay.</source>
        <translation>Der Kommentar „{comment}“ verschwindet mit dieser Änderung. Soll er bleiben, zuerst auf eine eigene Zeile setzen.</translation>
    </message>
    <message>
        <source>Line {first} continued the old value of “{key}” and is replaced with it.</source>
        <translation>Die Zeile {first} setzte den alten Wert von „{key}“ fort und wird mit ersetzt.</translation>
    </message>
    <message>
        <source>Lines {first} to {last} continued the old value of “{key}” and are replaced with it.</source>
        <translation>Die Zeilen {first} bis {last} setzten den alten Wert von „{key}“ fort und werden mit ersetzt.</translation>
    </message>
    <message>
        <source>a session</source>
        <translation>eine Sitzung</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>sie ist nicht UTF-8</translation>
    </message>
    <message>
        <source>its name does not end in .md</source>
        <translation>ihr Name endet nicht auf .md</translation>
    </message>
    <message>
        <source>it is larger than 32768 bytes</source>
        <translation>sie ist größer als 32768 Bytes</translation>
    </message>
    <message>
        <source>there are no instructions</source>
        <translation>es gibt keine Anweisungen</translation>
    </message>
    <message>
        <source>there is no description</source>
        <translation>es gibt keine Beschreibung</translation>
    </message>
    <message>
        <source>there is no usable name</source>
        <translation>es gibt keinen brauchbaren Namen</translation>
    </message>
    <message>
        <source>there is no known tool</source>
        <translation>es gibt kein bekanntes Werkzeug</translation>
    </message>
    <message>
        <source>a fallback model is not provider/model</source>
        <translation>ein Ausweichmodell ist nicht als provider/model geschrieben</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes, asks outside</source>
        <translation>Ja, fragt außen</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Fragt nach</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>After a search</source>
        <translation>Nach einer Suche</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entzogen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Why the child gets “{tool}”</source>
        <translation>Warum der Unteragent „{tool}“ erhält</translation>
    </message>
    <message>
        <source>Why the child gets “{tool}”, but is asked about outside the workspace</source>
        <translation>Warum der Unteragent „{tool}“ erhält, außerhalb des Arbeitsbereichs aber nachgefragt wird</translation>
    </message>
    <message>
        <source>Why “{tool}” asks first</source>
        <translation>Warum „{tool}“ vorher nachfragt</translation>
    </message>
    <message>
        <source>Why every call of “{tool}” is refused</source>
        <translation>Warum jeder Aufruf von „{tool}“ abgelehnt wird</translation>
    </message>
    <message>
        <source>Why “{tool}” comes only after a search</source>
        <translation>Warum „{tool}“ erst nach einer Suche da ist</translation>
    </message>
    <message>
        <source>Why “{tool}” is visible but blocked</source>
        <translation>Warum „{tool}“ sichtbar, aber gesperrt ist</translation>
    </message>
    <message>
        <source>Why “{tool}” is taken away</source>
        <translation>Warum „{tool}“ entzogen wird</translation>
    </message>
    <message>
        <source>Why the child does not get “{tool}”</source>
        <translation>Warum der Unteragent „{tool}“ nicht erhält</translation>
    </message>
    <message>
        <source>Why it is not known whether “{tool}” is there</source>
        <translation>Warum nicht bekannt ist, ob „{tool}“ da ist</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>gewährt</translation>
    </message>
    <message>
        <source>keeps</source>
        <translation>lässt zu</translation>
    </message>
    <message>
        <source>removes</source>
        <translation>entzieht</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>sperrt</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>fragt nach</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>{number}. {step} — {effect} (decides)</source>
        <translation>{number}. {step} – {effect} (entscheidet)</translation>
    </message>
    <message>
        <source>{number}. {step} — {effect}</source>
        <translation>{number}. {step} – {effect}</translation>
    </message>
    <message>
        <source>{text} (line {line})</source>
        <translation>{text} (Zeile {line})</translation>
    </message>
    <message>
        <source>The file holds no value at all. Write an object in braces, or set a value here.</source>
        <translation>Die Datei enthält gar keinen Wert. Ein Objekt in geschweiften Klammern schreiben oder hier einen Wert setzen.</translation>
    </message>
    <message>
        <source>Line {line}: the file starts with a byte order mark, which its reader does not allow. Remove the mark first.</source>
        <translation>Zeile {line}: Die Datei beginnt mit einer Byte-Reihenfolge-Marke (BOM), die ihr Leser nicht erlaubt. Zuerst die Marke entfernen.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a comment is not closed. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Kommentar ist nicht abgeschlossen. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a word or character has no meaning there. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Wort oder Zeichen hat dort keine Bedeutung. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a text is not closed on its line. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Text ist auf seiner Zeile nicht abgeschlossen. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a text holds a raw tab or control character. Write it with a backslash in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Text enthält ein rohes Tabulator- oder Steuerzeichen. Zuerst im Rohtext mit einem Rückstrich schreiben.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a backslash is followed by the wrong letter. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Auf einen Rückstrich folgt der falsche Buchstabe. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a number is not written as JSON asks. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Eine Zahl ist nicht so geschrieben, wie JSON es verlangt. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a value is missing. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Wert fehlt. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a key in double quotes is missing. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Schlüssel in doppelten Anführungszeichen fehlt. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a colon is missing. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Doppelpunkt fehlt. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: a comma is missing. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Ein Komma fehlt. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this bracket is not closed. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Diese Klammer ist nicht geschlossen. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: something stands behind the end of the value. Mend that place in the raw text first.</source>
        <translation>Zeile {line}, Spalte {column}: Hinter dem Ende des Wertes steht noch etwas. Zuerst diese Stelle im Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>The values are nested too deeply to be read. Mend the raw text first.</source>
        <translation>Die Werte sind zu tief verschachtelt, um gelesen zu werden. Zuerst den Rohtext korrigieren.</translation>
    </message>
    <message>
        <source>The file was not changed: the value on line {line} is of another kind, so “{key}” cannot be written into it. Change the raw text instead.</source>
        <translation>Die Datei wurde nicht geändert: Der Wert in Zeile {line} ist von anderer Art, „{key}“ lässt sich also nicht hineinschreiben. Stattdessen den Rohtext ändern.</translation>
    </message>
    <message>
        <source>“{key}” is there twice, on lines {first} and {line}; only the last one counts. Delete the other one first.</source>
        <translation>„{key}“ steht zweimal da, in den Zeilen {first} und {line}; nur der letzte zählt. Zuerst den anderen löschen.</translation>
    </message>
    <message>
        <source>This file has no instructions to change.</source>
        <translation>Diese Datei hat keine Anweisungen, die sich ändern ließen.</translation>
    </message>
    <message>
        <source>What “{name}” may do</source>
        <translation>Was „{name}“ darf</translation>
    </message>
    <message>
        <source>{harness}, rules {rules}, under the parent session “{session}”.</source>
        <translation>{harness}, Regeln {rules}, unter der Elternsitzung „{session}“.</translation>
    </message>
    <message>
        <source>{harness}, rules {rules}, under the parent session “{session}”, which is only partly known.</source>
        <translation>{harness}, Regeln {rules}, unter der Elternsitzung „{session}“, die nur teilweise bekannt ist.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>The child gets</source>
        <translation>Der Unteragent erhält</translation>
    </message>
    <message>
        <source>Asks before each call</source>
        <translation>Fragt vor jedem Aufruf nach</translation>
    </message>
    <message>
        <source>Comes after a search</source>
        <translation>Kommt nach einer Suche</translation>
    </message>
    <message>
        <source>Refused or taken away</source>
        <translation>Abgelehnt oder entzogen</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>nothing that is certain</source>
        <translation>nichts Gesichertes</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} und {count} weitere</translation>
    </message>
    <message>
        <source>{server} ({count} MCP tools)</source>
        <translation>{server} ({count} MCP-Werkzeuge)</translation>
    </message>
    <message>
        <source>{value} ({reason})</source>
        <translation>{value} ({reason})</translation>
    </message>
    <message>
        <source>{field} in the file: {listed} listed, {came} granted</source>
        <translation>{field} in der Datei: {listed} aufgeführt, {came} gewährt</translation>
    </message>
    <message>
        <source>{field} in the file: {listed} listed, {came} matching a tool of the session</source>
        <translation>{field} in der Datei: {listed} aufgeführt, davon {came} passend zur Sitzung</translation>
    </message>
    <message>
        <source>{came} of {count} tools</source>
        <translation>{came} von {count} Werkzeugen</translation>
    </message>
    <message>
        <source>matches no tool of the session</source>
        <translation>passt zu keinem Werkzeug der Sitzung</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Worauf zu achten ist</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>{severity}, line {line}</source>
        <translation>{severity}, Zeile {line}</translation>
    </message>
    <message>
        <source>Every tool ({count})</source>
        <translation>Alle Werkzeuge ({count})</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Child gets it</source>
        <translation>Unteragent erhält es</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What calls do</source>
        <translation>Was Aufrufe bewirken</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Kind of call</source>
        <translation>Art des Aufrufs</translation>
    </message>
    <message>
        <source>Its team</source>
        <translation>Das Team</translation>
    </message>
    <message>
        <source>Only through others</source>
        <translation>Nur über andere</translation>
    </message>
    <message>
        <source>{tools} ({way})</source>
        <translation>{tools} ({way})</translation>
    </message>
    <message>
        <source>It starts no agents of its own.</source>
        <translation>Startet keine eigenen Agenten.</translation>
    </message>
    <message>
        <source>Who may start whom</source>
        <translation>Wer wen starten darf</translation>
    </message>
    <message>
        <source>can change files</source>
        <translation>kann Dateien ändern</translation>
    </message>
    <message>
        <source>starts others too</source>
        <translation>startet auch andere</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… und {count} weitere</translation>
    </message>
    <message>
        <source>Parent session</source>
        <translation>Elternsitzung</translation>
    </message>
    <message>
        <source>The definition, as it is read</source>
        <translation>Die Definition, wie sie gelesen wird</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>set in the file; not shown in reports</source>
        <translation>in der Datei gesetzt; wird in Berichten nicht gezeigt</translation>
    </message>
    <message>
        <source>Also in the file</source>
        <translation>Auch in der Datei</translation>
    </message>
    <message>
        <source>What each reader makes of it</source>
        <translation>Was jeder Leser daraus macht</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Accepts the file</source>
        <translation>Nimmt die Datei an</translation>
    </message>
    <message>
        <source>What this cannot know</source>
        <translation>Was sich hier nicht wissen lässt</translation>
    </message>
    <message>
        <source>The parent session is only partly known; a tool that is missing here may exist.</source>
        <translation>Die Elternsitzung ist nur teilweise bekannt; ein Werkzeug, das hier fehlt, kann es trotzdem geben.</translation>
    </message>
    <message>
        <source>Made by Subagent Editor {version} on {made}, by the rules {rules} of {harness}, for the session {session}.</source>
        <translation>Erstellt mit Subagent Editor {version} am {made}, nach den Regeln {rules} von {harness}, für die Sitzung {session}.</translation>
    </message>
    <message>
        <source>This is no session snapshot: line {line} is not valid JSON ({detail}). Choose a file saved with “Save as snapshot”, or mend that line.</source>
        <translation>Das ist keine Sitzungs-Momentaufnahme: Zeile {line} ist kein gültiges JSON ({detail}). Eine mit „Als Momentaufnahme speichern“ gespeicherte Datei wählen oder die Zeile korrigieren.</translation>
    </message>
    <message>
        <source>This is no session snapshot: “format” is {found}, it has to be “{wanted}”. Choose another file.</source>
        <translation>Das ist keine Sitzungs-Momentaufnahme: „format“ ist {found}, muss aber „{wanted}“ sein. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The session snapshot cannot be used: “{key}” has to be {wanted}. Correct it and open it again.</source>
        <translation>Die Sitzungs-Momentaufnahme lässt sich nicht verwenden: „{key}“ muss {wanted} sein. Korrigieren und erneut öffnen.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>active, deferred or inactive</source>
        <translation>„active“, „deferred“ oder „inactive“</translation>
    </message>
    <message>
        <source>complete or partial</source>
        <translation>„complete“ oder „partial“</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>kein UTF-8</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>The session snapshot is larger than 16 MiB. Leave out what the preview does not need.</source>
        <translation>Die Sitzungs-Momentaufnahme ist größer als 16 MiB. Weglassen, was die Vorschau nicht braucht.</translation>
    </message>
    <message>
        <source>Line {line}: a value that starts with “*” refers to another place of the header, and there is no such place. Put the value in quotes.</source>
        <translation>Zeile {line}: Ein Wert, der mit „*“ beginnt, verweist auf eine andere Stelle des Kopfes, und diese Stelle gibt es nicht. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: inside “[ ]” or “{{ }}” nothing can start with “- ” or hold a second “: ”. Put that entry in quotes.</source>
        <translation>Zeile {line}: In „[ ]“ oder „{{ }}“ darf nichts mit „- “ beginnen oder ein zweites „: “ enthalten. Diesen Eintrag in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: a “#” needs a space in front of it to start a comment here. Add the space, or put the value in quotes.</source>
        <translation>Zeile {line}: Vor einem „#“ muss hier ein Leerzeichen stehen, damit ein Kommentar beginnt. Das Leerzeichen ergänzen oder den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: a line that starts with “%” is a directive and needs a “---” line behind it. Remove the line.</source>
        <translation>Zeile {line}: Eine Zeile, die mit „%“ beginnt, ist eine Direktive und braucht eine Zeile „---“ dahinter. Die Zeile entfernen.</translation>
    </message>
    <message>
        <source>Line {line}: the same key is there twice. Delete one of the two lines.</source>
        <translation>Zeile {line}: Derselbe Schlüssel steht zweimal da. Eine der beiden Zeilen löschen.</translation>
    </message>
    <message>
        <source>Line {line}: in double quotes a backslash has to be followed by a letter that YAML knows. Use single quotes, or double the backslash.</source>
        <translation>Zeile {line}: In doppelten Anführungszeichen muss auf einen Rückstrich ein Buchstabe folgen, den YAML kennt. Einfache Anführungszeichen verwenden oder den Rückstrich verdoppeln.</translation>
    </message>
    <message>
        <source>Line {line}: behind “|” or “&gt;” only a digit, “+”, “-” and a comment can stand. Put the text on the next line.</source>
        <translation>Zeile {line}: Hinter „|“ oder „&gt;“ dürfen nur eine Ziffer, „+“, „-“ und ein Kommentar stehen. Den Text auf die nächste Zeile setzen.</translation>
    </message>
    <message>
        <source>Line {line}: the line is not indented as what it belongs to. Indent it like its neighbours; a list or text that goes on has to stand deeper than its key.</source>
        <translation>Zeile {line}: Die Zeile ist nicht so eingerückt wie das, wozu sie gehört. Wie ihre Nachbarn einrücken; eine fortgesetzte Liste oder ein fortgesetzter Text muss tiefer stehen als der Schlüssel.</translation>
    </message>
    <message>
        <source>Line {line}: a key is longer than 1024 characters. Put the value in quotes, so that it is no key.</source>
        <translation>Zeile {line}: Ein Schlüssel ist länger als 1024 Zeichen. Den Wert in Anführungszeichen setzen, damit er kein Schlüssel ist.</translation>
    </message>
    <message>
        <source>Line {line}: the line has no “: ” behind a key and does not go on with the line above. Indent it, or put the whole value in quotes.</source>
        <translation>Zeile {line}: Die Zeile hat kein „: “ hinter einem Schlüssel und setzt auch die Zeile darüber nicht fort. Einrücken oder den ganzen Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: the entries of a “[ ]” list or “{{ }}” map are not separated by single commas. Add or remove a comma.</source>
        <translation>Zeile {line}: Die Einträge einer Liste „[ ]“ oder Zuordnung „{{ }}“ sind nicht durch einzelne Kommas getrennt. Ein Komma ergänzen oder entfernen.</translation>
    </message>
    <message>
        <source>Line {line}: a text of several lines is followed by a colon, as if it were a key. Put the value in quotes, or indent it.</source>
        <translation>Zeile {line}: Auf einen mehrzeiligen Text folgt ein Doppelpunkt, als wäre er ein Schlüssel. Den Wert in Anführungszeichen setzen oder einrücken.</translation>
    </message>
    <message>
        <source>Line {line}: the value holds “: ” or ends in a colon, which starts a second key on the same line. Put the value in quotes.</source>
        <translation>Zeile {line}: Der Wert enthält „: “ oder endet mit einem Doppelpunkt; damit beginnt ein zweiter Schlüssel auf derselben Zeile. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: a value that starts with “&amp;” or “!” is a mark of YAML that cannot stand there. Put the value in quotes.</source>
        <translation>Zeile {line}: Ein Wert, der mit „&amp;“ oder „!“ beginnt, ist eine Marke von YAML, die dort nicht stehen darf. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: a value cannot start with this character; YAML keeps it for itself. Put the value in quotes.</source>
        <translation>Zeile {line}: Mit diesem Zeichen darf kein Wert beginnen; YAML behält es sich vor. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: “...” ends the header, but more text follows. Remove the line.</source>
        <translation>Zeile {line}: „...“ beendet den Kopf, es folgt aber weiterer Text. Die Zeile entfernen.</translation>
    </message>
    <message>
        <source>Line {line}: a tab stands where only spaces may indent. Use spaces.</source>
        <translation>Zeile {line}: Ein Tabulator steht, wo nur mit Leerzeichen eingerückt werden darf. Leerzeichen verwenden.</translation>
    </message>
    <message>
        <source>Line {line}: a value that starts with “!” names a type that does not fit or does not exist. Put the value in quotes.</source>
        <translation>Zeile {line}: Ein Wert, der mit „!“ beginnt, nennt einen Typ, der nicht passt oder nicht existiert. Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The header is nested too deeply to be read. Simplify it.</source>
        <translation>Der Kopf ist zu tief verschachtelt, um gelesen zu werden. Vereinfachen.</translation>
    </message>
    <message>
        <source>Line {line}: text follows behind a closed quote or bracket. Put the whole value in quotes.</source>
        <translation>Zeile {line}: Hinter geschlossenen Anführungszeichen oder einer geschlossenen Klammer folgt noch Text. Den ganzen Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: a “[” or “{{” is not closed. Close it, or put the value in quotes.</source>
        <translation>Zeile {line}: Eine „[“ oder „{{“ ist nicht geschlossen. Schließen oder den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Line {line}: a quote is not closed, or its text goes on without being indented. Close the quote.</source>
        <translation>Zeile {line}: Ein Anführungszeichen ist nicht geschlossen, oder der Text geht ohne Einrückung weiter. Das Anführungszeichen schließen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The agent’s identity; the file may be called differently. Small letters and hyphens are advised; a leading hyphen or a colon makes Claude Code skip the file.</source>
        <translation>Die Identität des Agenten; die Datei darf anders heißen. Empfohlen sind Kleinbuchstaben und Bindestriche; bei einem Bindestrich am Anfang oder einem Doppelpunkt überspringt Claude Code die Datei.</translation>
    </message>
    <message>
        <source>Not set — the file is skipped as documentation</source>
        <translation>Nicht gesetzt – die Datei wird als Dokumentation übersprungen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Tells Claude when to start this agent. Without it the file is skipped.</source>
        <translation>Sagt Claude, wann dieser Agent zu starten ist. Ohne sie wird die Datei übersprungen.</translation>
    </message>
    <message>
        <source>Not set — the file is skipped</source>
        <translation>Nicht gesetzt – die Datei wird übersprungen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Only these. Names are exact; “mcp__server” means every tool of that server. Text in brackets limits nothing here.</source>
        <translation>Nur diese. Namen gelten exakt; „mcp__server“ steht für alle Werkzeuge dieses Servers. Text in Klammern schränkt hier nichts ein.</translation>
    </message>
    <message>
        <source>Not set — every tool a subagent may have</source>
        <translation>Nicht gesetzt – alle Werkzeuge, die ein Unteragent haben darf</translation>
    </message>
    <message>
        <source>Disallowed tools</source>
        <translation>Verbotene Werkzeuge</translation>
    </message>
    <message>
        <source>Taken away before the list above is read. “mcp__server” takes a whole server, “mcp__*” all of them. Text in brackets takes the whole tool.</source>
        <translation>Werden entzogen, bevor die Liste darüber gelesen wird. „mcp__server“ entzieht einen ganzen Server, „mcp__*“ alle. Text in Klammern entzieht das ganze Werkzeug.</translation>
    </message>
    <message>
        <source>Not set — nothing is taken away</source>
        <translation>Nicht gesetzt – nichts wird entzogen</translation>
    </message>
    <message>
        <source>A family (sonnet, opus, haiku, fable), “inherit” for the main conversation’s model, or a full model ID.</source>
        <translation>Eine Familie (sonnet, opus, haiku, fable), „inherit“ für das Modell der Hauptkonversation oder eine vollständige Modell-ID.</translation>
    </message>
    <message>
        <source>Not set — the variable’s model if there is one, else the main conversation’s</source>
        <translation>Nicht gesetzt – das Modell der Variable, sonst das der Hauptkonversation</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Berechtigungsmodus</translation>
    </message>
    <message>
        <source>Which calls wait for approval. A parent in “acceptEdits”, “auto” or “bypassPermissions” forces its own mode on the agent.</source>
        <translation>Welche Aufrufe auf Zustimmung warten. Steht die Elternsitzung auf „acceptEdits“, „auto“ oder „bypassPermissions“, gilt ihr Modus auch für den Agenten.</translation>
    </message>
    <message>
        <source>Ask before edits, commands and network</source>
        <translation>Vor Bearbeitungen, Befehlen und Netzwerk nachfragen</translation>
    </message>
    <message>
        <source>Edit in the working folder without asking</source>
        <translation>Im Arbeitsordner ohne Nachfrage bearbeiten</translation>
    </message>
    <message>
        <source>Let a classifier decide instead of asking</source>
        <translation>Ein Klassifikator entscheidet, statt nachzufragen</translation>
    </message>
    <message>
        <source>Never ask, refuse instead</source>
        <translation>Nie nachfragen, stattdessen ablehnen</translation>
    </message>
    <message>
        <source>Never ask, allow everything</source>
        <translation>Nie nachfragen, alles erlauben</translation>
    </message>
    <message>
        <source>Plan only</source>
        <translation>Nur planen</translation>
    </message>
    <message>
        <source>Not set — the parent’s mode</source>
        <translation>Nicht gesetzt – der Modus der Elternsitzung</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>How hard the model works; which levels exist depends on it.</source>
        <translation>Wie gründlich das Modell arbeitet; welche Stufen es gibt, hängt vom Modell ab.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Extra high</source>
        <translation>Sehr hoch</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>Not set — the session’s effort</source>
        <translation>Nicht gesetzt – der Aufwand der Sitzung</translation>
    </message>
    <message>
        <source>Most turns</source>
        <translation>Höchstzahl Runden</translation>
    </message>
    <message>
        <source>The agent stops after this many turns.</source>
        <translation>Nach so vielen Runden hört der Agent auf.</translation>
    </message>
    <message>
        <source>Not set — no limit</source>
        <translation>Nicht gesetzt – keine Grenze</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Their text is put into the agent’s prompt at the start; they grant no tools. Missing or disabled ones are passed over.</source>
        <translation>Ihr Text steht von Anfang an im Prompt des Agenten; Werkzeuge gewähren sie nicht. Fehlende oder ausgeschaltete werden übergangen.</translation>
    </message>
    <message>
        <source>Not set — none</source>
        <translation>Nicht gesetzt – keine</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP-Server</translation>
    </message>
    <message>
        <source>Names of the session’s servers, or servers described here that start with the agent. Those of a project file start only in a trusted folder.</source>
        <translation>Namen von Servern der Sitzung oder hier beschriebene Server, die mit dem Agenten starten. Die einer Projektdatei starten nur in einem vertrauten Ordner.</translation>
    </message>
    <message>
        <source>Not set — only the session’s servers</source>
        <translation>Nicht gesetzt – nur die Server der Sitzung</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Hooks</translation>
    </message>
    <message>
        <source>As in the settings; they run only while this agent works.</source>
        <translation>Wie in den Einstellungen; sie laufen nur, solange dieser Agent arbeitet.</translation>
    </message>
    <message>
        <source>Not set — none of its own</source>
        <translation>Nicht gesetzt – keine eigenen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Keeps notes between runs. It switches Read, Write and Edit on, also next to a list that leaves them out.</source>
        <translation>Bewahrt Notizen zwischen Läufen auf. Schaltet Read, Write und Edit ein, auch neben einer Liste ohne sie.</translation>
    </message>
    <message>
        <source>For all projects</source>
        <translation>Für alle Projekte</translation>
    </message>
    <message>
        <source>For this project, shared</source>
        <translation>Für dieses Projekt, gemeinsam</translation>
    </message>
    <message>
        <source>For this project, on this machine</source>
        <translation>Für dieses Projekt, auf diesem Rechner</translation>
    </message>
    <message>
        <source>Not set — no memory</source>
        <translation>Nicht gesetzt – kein Gedächtnis</translation>
    </message>
    <message>
        <source>Always in the background</source>
        <translation>Immer im Hintergrund</translation>
    </message>
    <message>
        <source>In the background only a fixed set of tools is left.</source>
        <translation>Im Hintergrund bleibt nur eine feste Auswahl an Werkzeugen.</translation>
    </message>
    <message>
        <source>Not set — decided at each start</source>
        <translation>Nicht gesetzt – wird bei jedem Start entschieden</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolation</translation>
    </message>
    <message>
        <source>Lets the agent work in a copy of the repository.</source>
        <translation>Lässt den Agenten in einer Kopie des Repositorys arbeiten.</translation>
    </message>
    <message>
        <source>In a git worktree of its own</source>
        <translation>In einem eigenen Git-Worktree</translation>
    </message>
    <message>
        <source>Not set — in the session’s folder</source>
        <translation>Nicht gesetzt – im Ordner der Sitzung</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Only for display.</source>
        <translation>Nur für die Anzeige.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>Not set — chosen by Claude Code</source>
        <translation>Nicht gesetzt – Claude Code wählt</translation>
    </message>
    <message>
        <source>First message</source>
        <translation>Erste Nachricht</translation>
    </message>
    <message>
        <source>Sent at the start when the agent runs the main conversation; else unused.</source>
        <translation>Wird zu Beginn gesendet, wenn der Agent die Hauptkonversation führt; sonst ungenutzt.</translation>
    </message>
    <message>
        <source>Leave out CLAUDE.md</source>
        <translation>CLAUDE.md auslassen</translation>
    </message>
    <message>
        <source>Known since version 2.1.271.</source>
        <translation>Bekannt seit Version 2.1.271.</translation>
    </message>
    <message>
        <source>Not set — the agent reads CLAUDE.md</source>
        <translation>Nicht gesetzt – der Agent liest CLAUDE.md</translation>
    </message>
    <message>
        <source>Experimental</source>
        <translation>Experimentell</translation>
    </message>
    <message>
        <source>Only “cacheTtl” (5m or 1h) counts; known since 2.1.248.</source>
        <translation>Nur „cacheTtl“ (5m oder 1h) zählt; bekannt seit 2.1.248.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>The text below the header is the agent’s system prompt, taken as it is.</source>
        <translation>Der Text unter dem Kopf ist der System-Prompt des Agenten, unverändert übernommen.</translation>
    </message>
    <message>
        <source>Reads a file.</source>
        <translation>Liest eine Datei.</translation>
    </message>
    <message>
        <source>Searches the contents of files.</source>
        <translation>Durchsucht den Inhalt von Dateien.</translation>
    </message>
    <message>
        <source>Finds files by their names.</source>
        <translation>Findet Dateien nach ihrem Namen.</translation>
    </message>
    <message>
        <source>Asks a language server about code; needs a plugin.</source>
        <translation>Befragt einen Language-Server zum Code; braucht ein Plugin.</translation>
    </message>
    <message>
        <source>Changes a part of a file.</source>
        <translation>Ändert einen Teil einer Datei.</translation>
    </message>
    <message>
        <source>Writes a whole file.</source>
        <translation>Schreibt eine ganze Datei.</translation>
    </message>
    <message>
        <source>Changes a cell of a notebook.</source>
        <translation>Ändert eine Zelle eines Notebooks.</translation>
    </message>
    <message>
        <source>Runs a shell command.</source>
        <translation>Führt einen Shell-Befehl aus.</translation>
    </message>
    <message>
        <source>Runs a PowerShell command.</source>
        <translation>Führt einen PowerShell-Befehl aus.</translation>
    </message>
    <message>
        <source>Watches a command or a connection.</source>
        <translation>Beobachtet einen Befehl oder eine Verbindung.</translation>
    </message>
    <message>
        <source>Fetches a page from the web.</source>
        <translation>Ruft eine Seite aus dem Web ab.</translation>
    </message>
    <message>
        <source>Searches the web.</source>
        <translation>Durchsucht das Web.</translation>
    </message>
    <message>
        <source>Starts a subagent; older files call it Task.</source>
        <translation>Startet einen Unteragenten; ältere Dateien nennen es Task.</translation>
    </message>
    <message>
        <source>Runs a workflow; subagents never get it.</source>
        <translation>Führt einen Workflow aus; Unteragenten erhalten es nie.</translation>
    </message>
    <message>
        <source>Uses a skill.</source>
        <translation>Verwendet einen Skill.</translation>
    </message>
    <message>
        <source>Finds tools that are offered on demand.</source>
        <translation>Findet Werkzeuge, die auf Abruf angeboten werden.</translation>
    </message>
    <message>
        <source>Asks you; subagents never get it.</source>
        <translation>Stellt Ihnen eine Frage; Unteragenten erhalten es nie.</translation>
    </message>
    <message>
        <source>Sends a message to another agent.</source>
        <translation>Sendet einem anderen Agenten eine Nachricht.</translation>
    </message>
    <message>
        <source>Keeps a list of steps.</source>
        <translation>Führt eine Liste der Schritte.</translation>
    </message>
    <message>
        <source>Proposes a plan; only with plan mode.</source>
        <translation>Schlägt einen Plan vor; nur im Planungsmodus.</translation>
    </message>
    <message>
        <source>Moves into a git worktree.</source>
        <translation>Wechselt in einen Git-Worktree.</translation>
    </message>
    <message>
        <source>Leaves a git worktree.</source>
        <translation>Verlässt einen Git-Worktree.</translation>
    </message>
    <message>
        <source>Publishes a page.</source>
        <translation>Veröffentlicht eine Seite.</translation>
    </message>
    <message>
        <source>Lists what MCP servers offer to read.</source>
        <translation>Listet auf, was MCP-Server zum Lesen anbieten.</translation>
    </message>
    <message>
        <source>Reads from an MCP server.</source>
        <translation>Liest von einem MCP-Server.</translation>
    </message>
    <message>
        <source>Taken from the file name</source>
        <translation>Dem Dateinamen entnommen</translation>
    </message>
    <message>
        <source>“{file}” is no valid JSON object, so none of its rules are taken into account here. Mend the file.</source>
        <translation>„{file}“ ist kein gültiges JSON-Objekt; daher wird hier keine der Regeln daraus berücksichtigt. Die Datei korrigieren.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark. Claude Code before 2.1.239 then finds no header and passes the file over without a word. Remove the mark.</source>
        <translation>Die Datei beginnt mit einer Byte-Reihenfolge-Marke (BOM). Claude Code vor 2.1.239 findet dann keinen Kopf und übergeht die Datei stillschweigend. Die Marke entfernen.</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>Die Byte-Reihenfolge-Marke entfernen</translation>
    </message>
    <message>
        <source>The header is never closed, so Claude Code finds no header and passes the file over without a word; in a plugin it would load with every tool. Add a line “---” below the last field.</source>
        <translation>Der Kopf wird nie abgeschlossen; Claude Code findet daher keinen Kopf und übergeht die Datei stillschweigend. In einem Plugin würde sie mit allen Werkzeugen geladen. Unter dem letzten Feld eine Zeile „---“ ergänzen.</translation>
    </message>
    <message>
        <source>The header starts on line {line}, it has to start on line 1. Claude Code takes the file for documentation and passes it over without a word; in a plugin it would load with every tool. Remove what stands before “---”.</source>
        <translation>Der Kopf beginnt in Zeile {line}, müsste aber in Zeile 1 beginnen. Claude Code hält die Datei für Dokumentation und übergeht sie stillschweigend; in einem Plugin würde sie mit allen Werkzeugen geladen. Entfernen, was vor „---“ steht.</translation>
    </message>
    <message>
        <source>Remove what stands before the header</source>
        <translation>Entfernen, was vor dem Kopf steht</translation>
    </message>
    <message>
        <source>Move that text below the header</source>
        <translation>Diesen Text unter den Kopf verschieben</translation>
    </message>
    <message>
        <source>There is no header at the top, but a YAML block with a name on line {line}. Claude Code reads only the top of the file and passes this one over. Move the block to the top.</source>
        <translation>Am Anfang steht kein Kopf, in Zeile {line} aber ein YAML-Block mit einem Namen. Claude Code liest nur den Anfang der Datei und übergeht diese. Den Block an den Anfang verschieben.</translation>
    </message>
    <message>
        <source>Make that block the header</source>
        <translation>Diesen Block zum Kopf machen</translation>
    </message>
    <message>
        <source>Lines end in a bare carriage return; Claude Code finds no line end behind the first “---” and so no header. Use ordinary line ends.</source>
        <translation>Zeilen enden mit einem einzelnen Wagenrücklauf; Claude Code findet hinter dem ersten „---“ kein Zeilenende und daher keinen Kopf. Gewöhnliche Zeilenenden verwenden.</translation>
    </message>
    <message>
        <source>Use ordinary line ends</source>
        <translation>Gewöhnliche Zeilenenden verwenden</translation>
    </message>
    <message>
        <source>“---” stands in the middle of line {line}. Claude Code 2.1.168 ends the header right there, so everything below is lost to it; what newer versions do is not documented. Use other dashes, such as “—”.</source>
        <translation>Mitten in Zeile {line} steht „---“. Claude Code 2.1.168 beendet den Kopf genau dort, alles darunter geht also verloren; was neuere Versionen tun, ist nicht dokumentiert. Andere Striche verwenden, etwa „—“.</translation>
    </message>
    <message>
        <source>The “---” that closes the header does not start its line ({line}). Claude Code 2.1.168 accepts that; what newer versions do is not documented. Put it at the start of a line.</source>
        <translation>Das „---“, das den Kopf schließt, steht nicht am Anfang seiner Zeile ({line}). Claude Code 2.1.168 nimmt das hin; was neuere Versionen tun, ist nicht dokumentiert. An den Zeilenanfang setzen.</translation>
    </message>
    <message>
        <source>Line {line} holds bytes that are not UTF-8; Claude Code shows “�” in their place. Save the file as UTF-8.</source>
        <translation>Zeile {line} enthält Bytes, die kein UTF-8 sind; Claude Code zeigt an ihrer Stelle „�“. Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Line {line} of the header is no valid YAML ({detail}), so Claude Code reads none of its fields and passes the file over; only the debug log says so. In a plugin it would load under its file name, with a placeholder description and every tool.</source>
        <translation>Zeile {line} des Kopfes ist kein gültiges YAML ({detail}); Claude Code liest daher keines der Felder und übergeht die Datei, was nur im Debug-Protokoll steht. In einem Plugin würde sie unter ihrem Dateinamen geladen, mit Platzhalter-Beschreibung und allen Werkzeugen.</translation>
    </message>
    <message>
        <source>Line {line} of the header is no valid YAML ({detail}), so none of its fields count: the agent loads under its file name, with a placeholder description and every tool. As a project or user file it would not load at all.</source>
        <translation>Zeile {line} des Kopfes ist kein gültiges YAML ({detail}); daher zählt keines der Felder: Der Agent wird unter seinem Dateinamen geladen, mit Platzhalter-Beschreibung und allen Werkzeugen. Als Projekt- oder Benutzerdatei würde er gar nicht geladen.</translation>
    </message>
    <message>
        <source>Put the text of “{key}” in quotes</source>
        <translation>Den Text von „{key}“ in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Write “{key}” as a block of text</source>
        <translation>„{key}“ als Textblock schreiben</translation>
    </message>
    <message>
        <source>The header is not written as “key: value” lines, so it has no name and Claude Code passes the file over without a word. Write each field on a line of its own.</source>
        <translation>Der Kopf ist nicht in Zeilen „Schlüssel: Wert“ geschrieben, hat also keinen Namen, und Claude Code übergeht die Datei stillschweigend. Jedes Feld auf eine eigene Zeile schreiben.</translation>
    </message>
    <message>
        <source>The header is indented with tabs. Claude Code 2.1.168 then reads it with two blanks for each tab; other readers refuse it. Use blanks.</source>
        <translation>Der Kopf ist mit Tabulatoren eingerückt. Claude Code 2.1.168 liest ihn dann mit zwei Leerzeichen je Tabulator; andere Leser weisen ihn ab. Leerzeichen verwenden.</translation>
    </message>
    <message>
        <source>Replace tabs in the header by blanks</source>
        <translation>Tabulatoren im Kopf durch Leerzeichen ersetzen</translation>
    </message>
    <message>
        <source>“{key}” is given more than once. Which one Claude Code takes is not documented; here the last one counts. Remove the others.</source>
        <translation>„{key}“ kommt mehrmals vor. Welchen Claude Code nimmt, ist nicht dokumentiert; hier zählt der letzte. Die anderen entfernen.</translation>
    </message>
    <message>
        <source>The header uses anchors, aliases or merged keys. How Claude Code reads them is not documented. Write the values out.</source>
        <translation>Der Kopf verwendet Anker, Aliase oder zusammengeführte Schlüssel. Wie Claude Code sie liest, ist nicht dokumentiert. Die Werte ausschreiben.</translation>
    </message>
    <message>
        <source>null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>Wahrheitswert</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>“{written}” is a text in YAML 1.2, which Claude Code reads, but true or false in YAML 1.1, which many other tools read. Put it in quotes.</source>
        <translation>„{written}“ ist in YAML 1.2, das Claude Code liest, ein Text, in YAML 1.1, das viele andere Werkzeuge lesen, aber true oder false. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The name starts with a hyphen, so Claude Code does not load the file; only the debug log says so. Start it with a letter.</source>
        <translation>Der Name beginnt mit einem Bindestrich; Claude Code lädt die Datei daher nicht, was nur im Debug-Protokoll steht. Mit einem Buchstaben beginnen.</translation>
    </message>
    <message>
        <source>The name has a colon, so Claude Code since 2.1.218 does not load the file: colons are for agents of plugins. Use hyphens.</source>
        <translation>Der Name enthält einen Doppelpunkt; Claude Code seit 2.1.218 lädt die Datei daher nicht: Doppelpunkte sind Agenten von Plugins vorbehalten. Bindestriche verwenden.</translation>
    </message>
    <message>
        <source>The name has {length} characters; Claude Code does not load files with more than {limit}. Shorten it.</source>
        <translation>Der Name hat {length} Zeichen; Claude Code lädt keine Dateien mit mehr als {limit}. Kürzen.</translation>
    </message>
    <message>
        <source>The file has no header with a name, so Claude Code takes it for documentation and offers no agent; in a plugin it would load with every tool. That is fine for a readme elsewhere.</source>
        <translation>Die Datei hat keinen Kopf mit einem Namen; Claude Code hält sie daher für Dokumentation und bietet keinen Agenten an; in einem Plugin würde sie mit allen Werkzeugen geladen. Für eine Readme-Datei anderswo ist das in Ordnung.</translation>
    </message>
    <message>
        <source>The header has no “name”, so Claude Code takes the file for documentation and passes it over without a word; in a plugin it would load under its file name. Add a name.</source>
        <translation>Der Kopf hat keinen „name“; Claude Code hält die Datei daher für Dokumentation und übergeht sie wortlos; in einem Plugin würde sie unter ihrem Dateinamen geladen. Einen Namen ergänzen.</translation>
    </message>
    <message>
        <source>“{written}” is no text in YAML (it is a {kind}), so the name counts as missing and Claude Code passes the file over without a word; in a plugin it would load under its file name. Put it in quotes.</source>
        <translation>„{written}“ ist in YAML kein Text (sondern {kind}); der Name gilt daher als fehlend, und Claude Code übergeht die Datei wortlos; in einem Plugin würde sie unter ihrem Dateinamen geladen. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The name is empty, so Claude Code passes the file over without a word; in a plugin it would load under its file name. Give it a name.</source>
        <translation>Der Name ist leer; Claude Code übergeht die Datei daher wortlos; in einem Plugin würde sie unter ihrem Dateinamen geladen. Einen Namen geben.</translation>
    </message>
    <message>
        <source>There is no description, so Claude Code does not load the file; only the debug log says so. In a plugin it would load with a placeholder. Say when the agent should be used.</source>
        <translation>Es gibt keine Beschreibung; Claude Code lädt die Datei daher nicht, und nur das Debug-Protokoll sagt es. In einem Plugin würde sie mit einem Platzhalter geladen. Angeben, wann der Agent verwendet werden soll.</translation>
    </message>
    <message>
        <source>The description “{written}” is no text in YAML (it is a {kind}). How Claude Code takes that is not documented; here it counts as missing, and a file without a description is not loaded. Put it in quotes.</source>
        <translation>Die Beschreibung „{written}“ ist in YAML kein Text (sondern {kind}). Wie Claude Code das versteht, ist nicht dokumentiert; hier gilt sie als fehlend, und eine Datei ohne Beschreibung wird nicht geladen. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>There is no usable “name”, so this agent of a plugin is called “{name}” after its file. As a project or user file it would be passed over.</source>
        <translation>Es gibt kein brauchbares „name“; dieser Agent eines Plugins heißt daher nach seiner Datei „{name}“. Als Projekt- oder Benutzerdatei würde er übergangen.</translation>
    </message>
    <message>
        <source>There is no usable description, so Claude sees “{description}” and hardly knows when to use the agent. Write a description.</source>
        <translation>Es gibt keine brauchbare Beschreibung; Claude sieht daher „{description}“ und weiß kaum, wann der Agent zu verwenden ist. Eine Beschreibung schreiben.</translation>
    </message>
    <message>
        <source>A name like this makes Claude Code skip project and user files; whether it skips a plugin’s file is not documented. Use small letters and hyphens.</source>
        <translation>Bei einem solchen Namen überspringt Claude Code Projekt- und Benutzerdateien; ob es auch die Datei eines Plugins überspringt, ist nicht dokumentiert. Kleinbuchstaben und Bindestriche verwenden.</translation>
    </message>
    <message>
        <source>The description is written over several lines. That is valid and read here as Claude Code reads it today; some older versions, which are not documented, did not show such agents.</source>
        <translation>Die Beschreibung erstreckt sich über mehrere Zeilen. Das ist gültig und wird hier so gelesen, wie Claude Code es heute tut; manche älteren Versionen, die nicht dokumentiert sind, zeigten solche Agenten nicht.</translation>
    </message>
    <message>
        <source>Claude Code {version} does not know “{key}” and ignores it without a word.</source>
        <translation>Claude Code {version} kennt „{key}“ nicht und ignoriert es stillschweigend.</translation>
    </message>
    <message>
        <source>“{key}” is known only since Claude Code 2.1.{patch}; {version} ignores it without a word.</source>
        <translation>„{key}“ ist erst seit Claude Code 2.1.{patch} bekannt; {version} ignoriert es stillschweigend.</translation>
    </message>
    <message>
        <source>Claude Code does not know “{key}” and ignores it without a word; “{meant}” is probably meant.</source>
        <translation>Claude Code kennt „{key}“ nicht und ignoriert es stillschweigend; gemeint ist wohl „{meant}“.</translation>
    </message>
    <message>
        <source>Claude Code does not know “{key}” and ignores it without a word, so nothing limits the tools: the agent gets every tool. Write “{meant}”.</source>
        <translation>Claude Code kennt „{key}“ nicht und ignoriert es stillschweigend; nichts begrenzt also die Werkzeuge, und der Agent erhält alle. „{meant}“ schreiben.</translation>
    </message>
    <message>
        <source>Rename “{key}” to “{meant}”</source>
        <translation>„{key}“ in „{meant}“ umbenennen</translation>
    </message>
    <message>
        <source>“prompt” in the header is ignored; only the text below the header is the agent’s instructions, and that is empty. Move the text there.</source>
        <translation>„prompt“ im Kopf wird ignoriert; nur der Text unter dem Kopf sind die Anweisungen des Agenten, und der ist leer. Den Text dorthin verschieben.</translation>
    </message>
    <message>
        <source>There is no text below the header, so the agent starts without instructions.</source>
        <translation>Unter dem Kopf steht kein Text; der Agent startet daher ohne Anweisungen.</translation>
    </message>
    <message>
        <source>Claude Code does not accept this value of “{key}” and goes on as if it were not set. These words are possible, in exactly this spelling: {choices}.</source>
        <translation>Claude Code nimmt diesen Wert von „{key}“ nicht an und verfährt, als wäre er nicht gesetzt. Möglich sind, in genau dieser Schreibweise: {choices}.</translation>
    </message>
    <message>
        <source>Claude Code does not accept this value of “{key}” and goes on as if it were not set. Use a whole number above 0.</source>
        <translation>Claude Code nimmt diesen Wert von „{key}“ nicht an und verfährt, als wäre er nicht gesetzt. Eine ganze Zahl über 0 verwenden.</translation>
    </message>
    <message>
        <source>Claude Code does not accept this value of “{key}” and goes on as if it were not set. Write true, or remove the line.</source>
        <translation>Claude Code nimmt diesen Wert von „{key}“ nicht an und verfährt, als wäre er nicht gesetzt. true schreiben oder die Zeile entfernen.</translation>
    </message>
    <message>
        <source>The value of “{key}” is no text, and Claude Code goes on as if it were not set. Put it in quotes.</source>
        <translation>Der Wert von „{key}“ ist kein Text; Claude Code verfährt, als wäre er nicht gesetzt. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The value of “{key}” is no list, and Claude Code goes on as if it were not set. Write one entry a line, each with “- ” in front.</source>
        <translation>Der Wert von „{key}“ ist keine Liste; Claude Code verfährt, als wäre er nicht gesetzt. Einen Eintrag je Zeile schreiben, jeweils mit „- “ davor.</translation>
    </message>
    <message>
        <source>The value of “{key}” has another form than Claude Code reads, and it goes on as if it were not set. Write it as in the settings, indented below the key.</source>
        <translation>Der Wert von „{key}“ hat eine andere Form, als Claude Code liest; es verfährt, als wäre er nicht gesetzt. Wie in den Einstellungen schreiben, unter dem Schlüssel eingerückt.</translation>
    </message>
    <message>
        <source>“tools” is no list of names, so Claude Code goes on as if it were not set: the agent gets every tool. Write the names with commas.</source>
        <translation>„tools“ ist keine Liste von Namen; Claude Code verfährt daher, als wäre es nicht gesetzt: Der Agent erhält alle Werkzeuge. Die Namen mit Kommas schreiben.</translation>
    </message>
    <message>
        <source>Some entries of “{key}” are not of the right kind and are dropped one by one.</source>
        <translation>Einige Einträge von „{key}“ sind nicht von der richtigen Art und werden einzeln verworfen.</translation>
    </message>
    <message>
        <source>“{key}” has no effect in an agent of a plugin. To use it, copy the agent to your own agents or to the project.</source>
        <translation>„{key}“ hat bei einem Agenten eines Plugins keine Wirkung. Um es zu nutzen, den Agenten zu den eigenen Agenten oder ins Projekt kopieren.</translation>
    </message>
    <message>
        <source>“{model}” is none of Claude Code’s model words and does not look like one of its model IDs. It is passed on as it is; whether the start then fails or another model steps in is not documented.</source>
        <translation>„{model}“ ist keines der Modellwörter von Claude Code und sieht nicht wie eine seiner Modell-IDs aus. Es wird unverändert weitergegeben; ob der Start dann scheitert oder ein anderes Modell einspringt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>“{model}” works as the main model; whether it works in a definition is not documented.</source>
        <translation>„{model}“ funktioniert als Hauptmodell; ob es in einer Definition funktioniert, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Since 2.1.267 an agent never gets “bypassPermissions” by asking for it: it keeps its parent’s mode. Only a parent in that mode passes it on.</source>
        <translation>Seit 2.1.267 erhält ein Agent „bypassPermissions“ nie auf eigenen Wunsch: Er behält den Modus der Elternsitzung. Nur eine Elternsitzung in diesem Modus gibt ihn weiter.</translation>
    </message>
    <message>
        <source>“{entry}” grants all of {tool}: the part in brackets has no effect here (seen on 2.1.270). To allow only some calls, use a deny rule in the settings or a PreToolUse hook.</source>
        <translation>„{entry}“ gewährt {tool} ganz: Der Teil in Klammern hat hier keine Wirkung (beobachtet mit 2.1.270). Um nur bestimmte Aufrufe zu erlauben, eine deny-Regel in den Einstellungen oder einen PreToolUse-Hook verwenden.</translation>
    </message>
    <message>
        <source>“{entry}” is one entry, as commas in brackets separate nothing, and grants all of {tool}: the part in brackets has no effect here (seen on 2.1.270). To allow only some calls, use a deny rule in the settings or a PreToolUse hook.</source>
        <translation>„{entry}“ ist ein einziger Eintrag, da Kommas in Klammern nichts trennen, und gewährt {tool} ganz: Der Teil in Klammern hat hier keine Wirkung (beobachtet mit 2.1.270). Um nur bestimmte Aufrufe zu erlauben, eine deny-Regel in den Einstellungen oder einen PreToolUse-Hook verwenden.</translation>
    </message>
    <message>
        <source>Whether the part in brackets of “{entry}” limits {tool} is not documented; for Bash it does not (seen on 2.1.270). Count on all of {tool}; to allow only some calls, use a deny rule in the settings or a PreToolUse hook.</source>
        <translation>Ob der Teil in Klammern von „{entry}“ {tool} einschränkt, ist nicht dokumentiert; bei Bash tut er es nicht (so beobachtet mit 2.1.270). Mit ganz {tool} rechnen; um nur bestimmte Aufrufe zu erlauben, eine deny-Regel in den Einstellungen oder einen PreToolUse-Hook verwenden.</translation>
    </message>
    <message>
        <source>“{entry}” takes all of {tool} away, not only what stands in brackets. To forbid only some calls, use a deny rule in the settings.</source>
        <translation>„{entry}“ entzieht {tool} ganz, nicht nur, was in Klammern steht. Um nur bestimmte Aufrufe zu verbieten, eine deny-Regel in den Einstellungen verwenden.</translation>
    </message>
    <message>
        <source>The list of agents in “{entry}” is ignored in a subagent: it may start any agent. The list counts only when this agent runs the main conversation.</source>
        <translation>Die Liste der Agenten in „{entry}“ wird bei einem Unteragenten ignoriert: Er darf jeden Agenten starten. Die Liste zählt nur, wenn dieser Agent die Hauptkonversation führt.</translation>
    </message>
    <message>
        <source>Claude Code {version} has no tool “{entry}”, so this entry gives nothing. Check the name; capital letters count.</source>
        <translation>Claude Code {version} hat kein Werkzeug „{entry}“; dieser Eintrag gibt also nichts. Den Namen prüfen; Groß- und Kleinschreibung zählt.</translation>
    </message>
    <message>
        <source>Claude Code has no tool “{entry}”, so this entry gives nothing; “{meant}” is probably meant. Capital letters count.</source>
        <translation>Claude Code hat kein Werkzeug „{entry}“; dieser Eintrag gibt also nichts. Gemeint ist wohl „{meant}“. Groß- und Kleinschreibung zählt.</translation>
    </message>
    <message>
        <source>“{entry}” was a tool of older versions. Whether Claude Code still takes the name for a tool of today is not documented; take the entry out, or write today’s name.</source>
        <translation>„{entry}“ war ein Werkzeug älterer Versionen. Ob Claude Code den Namen noch als heutiges Werkzeug versteht, ist nicht dokumentiert; den Eintrag entfernen oder den heutigen Namen schreiben.</translation>
    </message>
    <message>
        <source>Claude Code knows none of the listed tools, so it refuses to start this agent. Correct the names.</source>
        <translation>Claude Code kennt keines der aufgeführten Werkzeuge und weigert sich daher, diesen Agenten zu starten. Die Namen korrigieren.</translation>
    </message>
    <message>
        <source>All listed tools are names of older versions. If Claude Code no longer knows them, which is not documented, it refuses to start this agent. Write today’s names.</source>
        <translation>Alle aufgeführten Werkzeuge tragen Namen älterer Versionen. Kennt Claude Code sie nicht mehr, was nicht dokumentiert ist, weigert es sich, diesen Agenten zu starten. Die heutigen Namen schreiben.</translation>
    </message>
    <message>
        <source>No subagent ever gets {entries}, also when listed; only an agent that runs the main conversation may.</source>
        <translation>Kein Unteragent erhält je {entries}, auch wenn es aufgeführt ist; nur ein Agent, der die Hauptkonversation führt, kann es erhalten.</translation>
    </message>
    <message>
        <source>Write “{meant}”</source>
        <translation>„{meant}“ schreiben</translation>
    </message>
    <message>
        <source>Drop the part in brackets</source>
        <translation>Den Teil in Klammern weglassen</translation>
    </message>
    <message>
        <source>The tools are separated by blanks or line ends only. Recent versions were seen to split there; older ones take “{written}” for one tool that does not exist. Use commas.</source>
        <translation>Die Werkzeuge sind nur durch Leerzeichen oder Zeilenenden getrennt. Neuere Versionen trennen dort, wie beobachtet; ältere halten „{written}“ für ein einziges Werkzeug, das es nicht gibt. Kommas verwenden.</translation>
    </message>
    <message>
        <source>Separate the tools by commas</source>
        <translation>Die Werkzeuge durch Kommas trennen</translation>
    </message>
    <message>
        <source>“{written}” does not mean every tool: Claude Code looks for tools of these names, finds none and refuses to start the agent (since 2.1.208). Remove the line, then it gets every tool.</source>
        <translation>„{written}“ bedeutet nicht alle Werkzeuge: Claude Code sucht Werkzeuge dieser Namen, findet keines und weigert sich, den Agenten zu starten (seit 2.1.208). Die Zeile entfernen, dann erhält er alle Werkzeuge.</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Diese Zeile entfernen</translation>
    </message>
    <message>
        <source>“tools” is empty. Whether that means no tools or every tool is not settled: the documentation and tests by others disagree. Remove the line for every tool, or list at least one.</source>
        <translation>„tools“ ist leer. Ob das keine oder alle Werkzeuge bedeutet, ist offen: Die Dokumentation und Tests anderer widersprechen sich. Für alle Werkzeuge die Zeile entfernen, sonst mindestens eines aufführen.</translation>
    </message>
    <message>
        <source>An empty list means no tools by the documentation, yet one test by others saw every tool. To be safe, list one harmless tool.</source>
        <translation>Eine leere Liste bedeutet laut Dokumentation keine Werkzeuge, ein Test anderer ergab jedoch alle. Sicherheitshalber ein harmloses Werkzeug aufführen.</translation>
    </message>
    <message>
        <source>What “{entry}” does in “{key}” is not documented. Name the server (“mcp__server”) or single tools.</source>
        <translation>Was „{entry}“ in „{key}“ bewirkt, ist nicht dokumentiert. Den Server („mcp__server“) oder einzelne Werkzeuge nennen.</translation>
    </message>
    <message>
        <source>“memory” switches Read, Write and Edit on, although the list leaves {missing} out: the agent can change files.</source>
        <translation>„memory“ schaltet Read, Write und Edit ein, obwohl in der Liste {missing} fehlt: Der Agent kann Dateien ändern.</translation>
    </message>
    <message>
        <source>“{name}” is defined more than once in the same folder, also in “{other}”. Claude Code keeps one of them, by the order in which the system lists files: which one is not defined. Rename one.</source>
        <translation>„{name}“ ist im selben Ordner mehrmals definiert, auch in „{other}“. Claude Code behält eine der Dateien, je nach der Reihenfolge, in der das System sie auflistet: Welche, ist nicht festgelegt. Eine umbenennen.</translation>
    </message>
    <message>
        <source>“{name}” is also defined in “{other}”, and it is not documented which of the two counts. Rename one.</source>
        <translation>„{name}“ ist auch in „{other}“ definiert, und welche der beiden Dateien zählt, ist nicht dokumentiert. Eine umbenennen.</translation>
    </message>
    <message>
        <source>“{winner}” ({scope}) has the same name and counts instead of this file.</source>
        <translation>„{winner}“ ({scope}) hat denselben Namen und zählt statt dieser Datei.</translation>
    </message>
    <message>
        <source>managed</source>
        <translation>verwaltet</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>This is the same file as “{other}”; Claude Code reads it once.</source>
        <translation>Dies ist dieselbe Datei wie „{other}“; Claude Code liest sie einmal.</translation>
    </message>
    <message>
        <source>“{other}” differs from this name only in capitals or separators, so a loosely written request finds neither. Rename one.</source>
        <translation>„{other}“ unterscheidet sich von diesem Namen nur durch Großschreibung oder Trennzeichen; eine ungenau geschriebene Anfrage findet daher keinen von beiden. Einen umbenennen.</translation>
    </message>
    <message>
        <source>The organisation’s settings allow agents from plugins only, so this file is not loaded.</source>
        <translation>Die Einstellungen der Organisation erlauben nur Agenten aus Plugins; diese Datei wird daher nicht geladen.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SIMPLE is set, so Claude Code reads no definition files at all.</source>
        <translation>CLAUDE_CODE_SIMPLE ist gesetzt; Claude Code liest daher überhaupt keine Definitionsdateien.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SAFE_MODE is set, so Claude Code loads no custom agents.</source>
        <translation>CLAUDE_CODE_SAFE_MODE ist gesetzt; Claude Code lädt daher keine eigenen Agenten.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS removes this built-in agent.</source>
        <translation>CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS entfernt diesen mitgelieferten Agenten.</translation>
    </message>
    <message>
        <source>CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS removes the built-in agents.</source>
        <translation>CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS entfernt die mitgelieferten Agenten.</translation>
    </message>
    <message>
        <source>The folder lies outside the way from the working folder up to the repository’s root, so the file is not loaded.</source>
        <translation>Der Ordner liegt nicht auf dem Weg vom Arbeitsordner zur Wurzel des Repositorys; die Datei wird daher nicht geladen.</translation>
    </message>
    <message>
        <source>CLAUDE_CONFIG_DIR moves the user’s agents elsewhere; this file is not loaded.</source>
        <translation>CLAUDE_CONFIG_DIR verlegt die Agenten des Benutzers an einen anderen Ort; diese Datei wird nicht geladen.</translation>
    </message>
    <message>
        <source>The plugin is switched off in the settings, so this file is not loaded.</source>
        <translation>Das Plugin ist in den Einstellungen ausgeschaltet; diese Datei wird daher nicht geladen.</translation>
    </message>
    <message>
        <source>This copy of the plugin is not the installed one (an older version, or removed), so the file is not loaded.</source>
        <translation>Diese Kopie des Plugins ist nicht die installierte (eine ältere Version oder entfernt); die Datei wird daher nicht geladen.</translation>
    </message>
    <message>
        <source>The descriptions of all agents together are about {tokens} tokens, more than {limit}: Claude Code warns at the start; all still load. Shorten the longest ones.</source>
        <translation>Die Beschreibungen aller Agenten zusammen umfassen etwa {tokens} Tokens, mehr als {limit}: Claude Code warnt beim Start; geladen werden trotzdem alle. Die längsten kürzen.</translation>
    </message>
    <message>
        <source>Give the agent a name.</source>
        <translation>Dem Agenten einen Namen geben.</translation>
    </message>
    <message>
        <source>“{name}” cannot be used as a file name. Use letters, digits, hyphens and underscores.</source>
        <translation>„{name}“ lässt sich nicht als Dateiname verwenden. Buchstaben, Ziffern, Bindestriche und Unterstriche verwenden.</translation>
    </message>
    <message>
        <source>A name cannot have line breaks. Write it on one line.</source>
        <translation>Ein Name darf keine Zeilenumbrüche enthalten. Auf eine Zeile schreiben.</translation>
    </message>
    <message>
        <source>“{name}” then replaces the built-in agent of this name.</source>
        <translation>„{name}“ ersetzt dann den mitgelieferten Agenten dieses Namens.</translation>
    </message>
    <message>
        <source>“{name}” is also the name of “{other}”; only one of the two will count.</source>
        <translation>„{name}“ ist auch der Name von „{other}“; nur einer von beiden wird zählen.</translation>
    </message>
    <message>
        <source>“{other}” counts again under the old name “{name}”.</source>
        <translation>„{other}“ zählt wieder unter dem alten Namen „{name}“.</translation>
    </message>
    <message>
        <source>“{field}” cannot be changed here. Change it in the raw text.</source>
        <translation>„{field}“ lässt sich hier nicht ändern. Im Rohtext ändern.</translation>
    </message>
    <message>
        <source>“{key}” on line {line} is “*”: the agent has every tool already, and another name beside the star would take that away. To name tools one by one, set the whole list instead.</source>
        <translation>„{key}“ in Zeile {line} ist „*“: Der Agent hat schon jedes Werkzeug, und ein weiterer Name neben dem Stern nähme ihm das. Um Werkzeuge einzeln zu nennen, setzen Sie stattdessen die ganze Liste.</translation>
    </message>
    <message>
        <source>Copy as JSON for --agents</source>
        <translation>Als JSON für --agents kopieren</translation>
    </message>
    <message>
        <source>The main conversation has this tool.</source>
        <translation>Die Hauptkonversation hat dieses Werkzeug.</translation>
    </message>
    <message>
        <source>A server described in the definition itself brings it; it starts with the agent.</source>
        <translation>Ein in der Definition selbst beschriebener Server bringt es mit; er startet mit dem Agenten.</translation>
    </message>
    <message>
        <source>The session lists this tool, but it is switched off there.</source>
        <translation>Die Sitzung führt dieses Werkzeug auf, dort ist es aber ausgeschaltet.</translation>
    </message>
    <message>
        <source>The session does not have this tool; a subagent gets only what the session has.</source>
        <translation>Die Sitzung hat dieses Werkzeug nicht; ein Unteragent erhält nur, was die Sitzung hat.</translation>
    </message>
    <message>
        <source>Claude Code {version} has no tool of this name, so the entry gives nothing.</source>
        <translation>Claude Code {version} hat kein Werkzeug dieses Namens; der Eintrag gibt also nichts.</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part; whether this one is among them cannot be told.</source>
        <translation>Die Werkzeuge der Sitzung sind nur zum Teil bekannt; ob dieses darunter ist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is in the session with the state “{state}” and shows no such tool, so the entry matches nothing now.</source>
        <translation>Der MCP-Server „{server}“ ist in der Sitzung im Zustand „{state}“ und zeigt kein solches Werkzeug; der Eintrag passt jetzt also auf nichts.</translation>
    </message>
    <message>
        <source>The session has no MCP server “{server}”, so the entry matches nothing. Tools of plugin servers are called “mcp__plugin_&lt;plugin&gt;_&lt;server&gt;__&lt;tool&gt;”.</source>
        <translation>Die Sitzung hat keinen MCP-Server „{server}“; der Eintrag passt also auf nichts. Werkzeuge von Plugin-Servern heißen „mcp__plugin_&lt;plugin&gt;_&lt;server&gt;__&lt;tool&gt;“.</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” in the settings takes it out of the session.</source>
        <translation>Die deny-Regel „{rule}“ in den Einstellungen nimmt es aus der Sitzung.</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” in “{file}” takes it out of the session.</source>
        <translation>Die deny-Regel „{rule}“ in „{file}“ nimmt es aus der Sitzung.</translation>
    </message>
    <message>
        <source>No deny rule in the settings takes it out.</source>
        <translation>Keine deny-Regel in den Einstellungen entzieht es.</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” leaves the tool but makes matching calls fail.</source>
        <translation>Die deny-Regel „{rule}“ lässt das Werkzeug bestehen, passende Aufrufe aber scheitern.</translation>
    </message>
    <message>
        <source>No subagent ever gets this tool, not even when it is listed.</source>
        <translation>Kein Unteragent erhält dieses Werkzeug je, auch nicht, wenn es aufgeführt ist.</translation>
    </message>
    <message>
        <source>It is not among the tools that every subagent loses.</source>
        <translation>Es gehört nicht zu den Werkzeugen, die jeder Unteragent verliert.</translation>
    </message>
    <message>
        <source>Only a definition with “permissionMode: plan” keeps this tool.</source>
        <translation>Nur eine Definition mit „permissionMode: plan“ behält dieses Werkzeug.</translation>
    </message>
    <message>
        <source>The agent runs in the background, as chosen here, and this tool is not in the set that is left there.</source>
        <translation>Der Agent läuft, wie hier gewählt, im Hintergrund, und dieses Werkzeug gehört nicht zu der Auswahl, die dort bleibt.</translation>
    </message>
    <message>
        <source>“background: true” puts the agent in the background, and this tool is not in the set that is left there.</source>
        <translation>„background: true“ setzt den Agenten in den Hintergrund, und dieses Werkzeug gehört nicht zu der Auswahl, die dort bleibt.</translation>
    </message>
    <message>
        <source>The call asks for the background, and this tool is not in the set that is left there.</source>
        <translation>Der Aufruf verlangt den Hintergrund, und dieses Werkzeug gehört nicht zu der Auswahl, die dort bleibt.</translation>
    </message>
    <message>
        <source>It is in the set that is left in the background.</source>
        <translation>Es gehört zu der Auswahl, die im Hintergrund bleibt.</translation>
    </message>
    <message>
        <source>Since 2.1.{patch} it is in the set that is left in the background.</source>
        <translation>Seit 2.1.{patch} gehört es zu der Auswahl, die im Hintergrund bleibt.</translation>
    </message>
    <message>
        <source>In the background this tool is gone, in the foreground it stays; Claude chooses at each start.</source>
        <translation>Im Hintergrund fällt dieses Werkzeug weg, im Vordergrund bleibt es; Claude wählt bei jedem Start.</translation>
    </message>
    <message>
        <source>“{entry}” in “disallowedTools” takes it away, before “tools” is read.</source>
        <translation>„{entry}“ in „disallowedTools“ entzieht es, bevor „tools“ gelesen wird.</translation>
    </message>
    <message>
        <source>“disallowedTools” does not name it.</source>
        <translation>„disallowedTools“ nennt es nicht.</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants it.</source>
        <translation>„{entry}“ in „tools“ gewährt es.</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants the tool; whether the part in brackets limits it is not documented.</source>
        <translation>„{entry}“ in „tools“ gewährt das Werkzeug; ob der Teil in Klammern es einschränkt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants every tool of this server.</source>
        <translation>„{entry}“ in „tools“ gewährt alle Werkzeuge dieses Servers.</translation>
    </message>
    <message>
        <source>“tools” does not name it.</source>
        <translation>„tools“ nennt es nicht.</translation>
    </message>
    <message>
        <source>“tools” is an empty list: no tools.</source>
        <translation>„tools“ ist eine leere Liste: keine Werkzeuge.</translation>
    </message>
    <message>
        <source>“tools” is not set, so the agent gets every tool a subagent may have.</source>
        <translation>„tools“ ist nicht gesetzt; der Agent erhält also alle Werkzeuge, die ein Unteragent haben darf.</translation>
    </message>
    <message>
        <source>“tools” is “*”, which is the same as not set: every tool a subagent may have.</source>
        <translation>„tools“ ist „*“, was dasselbe ist wie nicht gesetzt: alle Werkzeuge, die ein Unteragent haben darf.</translation>
    </message>
    <message>
        <source>A fork has exactly the tools of the conversation it copies.</source>
        <translation>Ein Fork hat genau die Werkzeuge der Konversation, die er kopiert.</translation>
    </message>
    <message>
        <source>“memory: {scope}” switches it on, although “tools” does not name it.</source>
        <translation>„memory: {scope}“ schaltet es ein, obwohl „tools“ es nicht nennt.</translation>
    </message>
    <message>
        <source>A teammate always gets the tools for working together.</source>
        <translation>Ein Teammitglied erhält immer die Werkzeuge für die Zusammenarbeit.</translation>
    </message>
    <message>
        <source>The session offers it only after a search, and the agent has ToolSearch.</source>
        <translation>Die Sitzung bietet es erst nach einer Suche an, und der Agent hat ToolSearch.</translation>
    </message>
    <message>
        <source>Claude Code does not load this file, so no such agent can be started.</source>
        <translation>Claude Code lädt diese Datei nicht; ein solcher Agent lässt sich also nicht starten.</translation>
    </message>
    <message>
        <source>“tools” is there without a value: the documentation and tests by others disagree whether that means no tools or all.</source>
        <translation>„tools“ steht ohne Wert da: Die Dokumentation und Tests anderer widersprechen sich, ob das keine oder alle Werkzeuge bedeutet.</translation>
    </message>
    <message>
        <source>Whether ExitPlanMode stays when the plan mode comes from the parent, or is replaced by the parent’s mode, is not documented.</source>
        <translation>Ob ExitPlanMode bleibt, wenn der Planungsmodus von der Elternsitzung kommt oder durch ihren Modus ersetzt wird, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>The October documentation no longer says whether subagents have TaskOutput.</source>
        <translation>Die Dokumentation vom Oktober sagt nicht mehr, ob Unteragenten TaskOutput haben.</translation>
    </message>
    <message>
        <source>In the background MCP tools stay and this one is not among the others that do; whether it counts for an MCP tool is not documented.</source>
        <translation>Im Hintergrund bleiben MCP-Werkzeuge, und dieses gehört nicht zu den übrigen, die bleiben; ob es als MCP-Werkzeug gilt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Whether “memory” still switches this tool on against “disallowedTools” or an empty list is not documented.</source>
        <translation>Ob „memory“ dieses Werkzeug auch gegen „disallowedTools“ oder eine leere Liste einschaltet, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Whether tools of the definition’s own servers come besides a list that does not name them is not documented (seen so on 2.1.220).</source>
        <translation>Ob Werkzeuge der eigenen Server einer Definition auch neben einer Liste kommen, die sie nicht nennt, ist nicht dokumentiert (so beobachtet mit 2.1.220).</translation>
    </message>
    <message>
        <source>What a star in the middle of an MCP name does in this list is not documented.</source>
        <translation>Was ein Stern mitten in einem MCP-Namen in dieser Liste bewirkt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>The exact tools of this built-in agent are not published.</source>
        <translation>Die genauen Werkzeuge dieses mitgelieferten Agenten sind nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>For an agent that runs the main conversation it is not documented whether the tools that subagents lose are taken away.</source>
        <translation>Ob einem Agenten, der die Hauptkonversation führt, die Werkzeuge entzogen werden, die Unteragenten verlieren, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>The session offers it only after a search, and the agent does not get ToolSearch; what happens then is not documented.</source>
        <translation>Die Sitzung bietet es erst nach einer Suche an, und der Agent erhält ToolSearch nicht; was dann geschieht, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>The session offers it only after a search. Its tools are known only in part, so it cannot be told whether the agent gets ToolSearch.</source>
        <translation>Die Sitzung bietet es nur nach einer Suche an. Ihre Werkzeuge sind nur zum Teil bekannt; ob der Agent ToolSearch bekommt, lässt sich daher nicht sagen.</translation>
    </message>
    <message>
        <source>This was a tool of older versions; whether Claude Code {version} still takes the name for a tool of today is not documented.</source>
        <translation>Dies war ein Werkzeug älterer Versionen; ob Claude Code {version} den Namen noch als heutiges Werkzeug versteht, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>The session does not list it, but on macOS, Linux and WSL a subagent can get it all the same; the condition cannot be seen from outside.</source>
        <translation>Die Sitzung führt es nicht auf, doch unter macOS, Linux und WSL kann ein Unteragent es trotzdem erhalten; die Bedingung ist von außen nicht zu sehen.</translation>
    </message>
    <message>
        <source>The deny rule “{rule}” in the settings forbids starting this agent.</source>
        <translation>Die deny-Regel „{rule}“ in den Einstellungen verbietet, diesen Agenten zu starten.</translation>
    </message>
    <message>
        <source>A teammate’s children run in the foreground only, and this one asks for the background; the call fails.</source>
        <translation>Die Unteragenten eines Teammitglieds laufen nur im Vordergrund, und dieser verlangt den Hintergrund; der Aufruf scheitert.</translation>
    </message>
    <message>
        <source>It starts without any tool: nothing of the session’s tools is left for it.</source>
        <translation>Er startet ohne jedes Werkzeug: Von den Werkzeugen der Sitzung bleibt ihm keines.</translation>
    </message>
    <message>
        <source>It starts without any tool, because “tools” is an empty list (one test by others saw every tool).</source>
        <translation>Er startet ohne jedes Werkzeug, weil „tools“ eine leere Liste ist (ein Test anderer ergab alle Werkzeuge).</translation>
    </message>
    <message>
        <source>It starts without any tool: “disallowedTools” takes away everything “tools” lists.</source>
        <translation>Er startet ohne jedes Werkzeug: „disallowedTools“ entzieht alles, was „tools“ aufführt.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had, and it starts without any tool; since 2.1.208 it is refused.</source>
        <translation>Nichts in „tools“ ist zu haben, und er startet ohne jedes Werkzeug; seit 2.1.208 wird der Start verweigert.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}.</source>
        <translation>Nichts in „tools“ ist hier zu haben; Claude Code verweigert daher den Start (seit 2.1.208). Nicht erkannt: {unrecognized}.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not available to subagents: {not_available_to_subagents}.</source>
        <translation>Nichts in „tools“ ist hier zu haben; Claude Code verweigert daher den Start (seit 2.1.208). Für Unteragenten nicht verfügbar: {not_available_to_subagents}.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Matched nothing in this session: {matched_nothing}.</source>
        <translation>Nichts in „tools“ ist hier zu haben; Claude Code verweigert daher den Start (seit 2.1.208). In dieser Sitzung ohne Treffer: {matched_nothing}.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}. Not available to subagents: {not_available_to_subagents}.</source>
        <translation>Nichts in „tools“ ist hier zu haben; Claude Code verweigert daher den Start (seit 2.1.208). Nicht erkannt: {unrecognized}. Für Unteragenten nicht verfügbar: {not_available_to_subagents}.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}. Matched nothing in this session: {matched_nothing}.</source>
        <translation>Nichts in „tools“ ist hier zu haben; Claude Code verweigert daher den Start (seit 2.1.208). Nicht erkannt: {unrecognized}. In dieser Sitzung ohne Treffer: {matched_nothing}.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not available to subagents: {not_available_to_subagents}. Matched nothing in this session: {matched_nothing}.</source>
        <translation>Nichts in „tools“ ist hier zu haben; Claude Code verweigert daher den Start (seit 2.1.208). Für Unteragenten nicht verfügbar: {not_available_to_subagents}. In dieser Sitzung ohne Treffer: {matched_nothing}.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). Not recognized: {unrecognized}. Not available to subagents: {not_available_to_subagents}. Matched nothing in this session: {matched_nothing}.</source>
        <translation>Nichts in „tools“ ist hier zu haben; Claude Code verweigert daher den Start (seit 2.1.208). Nicht erkannt: {unrecognized}. Für Unteragenten nicht verfügbar: {not_available_to_subagents}. In dieser Sitzung ohne Treffer: {matched_nothing}.</translation>
    </message>
    <message>
        <source>Part of the list is taken away by “disallowedTools” and the rest cannot be had; whether the start is refused then is not documented.</source>
        <translation>Ein Teil der Liste wird durch „disallowedTools“ entzogen, der Rest ist nicht zu haben; ob der Start dann verweigert wird, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Nothing in “tools” can be had and only “memory” adds tools; whether the start is refused then is not documented.</source>
        <translation>Nichts in „tools“ ist zu haben, und nur „memory“ fügt Werkzeuge hinzu; ob der Start dann verweigert wird, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Nothing else in “tools” can be had, and whether names of older versions still count is not documented; if not, the start is refused.</source>
        <translation>Sonst ist aus „tools“ nichts zu haben, und ob Namen älterer Versionen noch zählen, ist nicht dokumentiert; wenn nicht, wird der Start abgelehnt.</translation>
    </message>
    <message>
        <source>The session has no tools at all; whether a list is refused then is not settled.</source>
        <translation>Die Sitzung hat gar keine Werkzeuge; ob eine Liste dann abgewiesen wird, ist offen.</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part, so it cannot be told whether anything in “tools” can be had.</source>
        <translation>Die Werkzeuge der Sitzung sind nur zum Teil bekannt; ob etwas aus „tools“ zu haben ist, lässt sich daher nicht sagen.</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part, so it cannot be told whether the agent gets any.</source>
        <translation>Die Werkzeuge der Sitzung sind nur zum Teil bekannt; ob der Agent welche bekommt, lässt sich daher nicht sagen.</translation>
    </message>
    <message>
        <source>It depends on whether the agent runs in the foreground or the background.</source>
        <translation>Es kommt darauf an, ob der Agent im Vordergrund oder im Hintergrund läuft.</translation>
    </message>
    <message>
        <source>“{declared}” has no effect under this parent: its “{parent}” wins. To limit the agent, take tools away instead of relying on the mode.</source>
        <translation>„{declared}“ hat unter dieser Elternsitzung keine Wirkung: Ihr „{parent}“ gilt. Um den Agenten einzuschränken, Werkzeuge entziehen, statt sich auf den Modus zu verlassen.</translation>
    </message>
    <message>
        <source>“bypassPermissions” has no effect here: since 2.1.267 an agent keeps its parent’s mode (“{parent}”) then.</source>
        <translation>„bypassPermissions“ hat hier keine Wirkung: Seit 2.1.267 behält ein Agent dann den Modus der Elternsitzung („{parent}“).</translation>
    </message>
    <message>
        <source>“bypassPermissions” has no effect here: the settings forbid it, so the parent’s “{parent}” holds.</source>
        <translation>„bypassPermissions“ hat hier keine Wirkung: Die Einstellungen verbieten es; daher gilt „{parent}“ der Elternsitzung.</translation>
    </message>
    <message>
        <source>The agent runs in “{effective}”, which allows more than its parent’s “{parent}”.</source>
        <translation>Der Agent läuft in „{effective}“; das erlaubt mehr als „{parent}“ der Elternsitzung.</translation>
    </message>
    <message>
        <source>Of {listed} listed entries only {granted} give a tool here; Claude Code starts the agent without a word. See the reason at each missing one.</source>
        <translation>Von {listed} aufgeführten Einträgen geben hier nur {granted} ein Werkzeug; Claude Code startet den Agenten stillschweigend. Der Grund steht bei jedem fehlenden.</translation>
    </message>
    <message>
        <source>The folder is not trusted, so these servers of the definition do not start: {servers}.</source>
        <translation>Der Ordner gilt nicht als vertraut; diese Server der Definition starten daher nicht: {servers}.</translation>
    </message>
    <message>
        <source>Ignored, because the agent comes from a plugin: {fields}.</source>
        <translation>Ignoriert, weil der Agent aus einem Plugin stammt: {fields}.</translation>
    </message>
    <message>
        <source>“{other}” has the same name and counts; this preview shows what this file would do.</source>
        <translation>„{other}“ hat denselben Namen und zählt; diese Vorschau zeigt, was diese Datei bewirken würde.</translation>
    </message>
    <message>
        <source>The fork shows Agent, but every call of it fails on the last layer.</source>
        <translation>Der Fork zeigt Agent, doch jeder Aufruf davon scheitert auf der letzten Ebene.</translation>
    </message>
    <message>
        <source>“{wanted}” is not in “availableModels”, so the agent runs on “{effective}” instead.</source>
        <translation>„{wanted}“ steht nicht in „availableModels“; der Agent läuft daher mit „{effective}“.</translation>
    </message>
    <message>
        <source>“{model}” may not be a model Claude Code can reach; whether the start fails or the main conversation’s “{parent}” steps in is not documented.</source>
        <translation>„{model}“ ist vielleicht kein Modell, das Claude Code erreichen kann; ob der Start scheitert oder „{parent}“ der Hauptkonversation einspringt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>A fork keeps the mode of the conversation.</source>
        <translation>Ein Fork behält den Modus der Konversation.</translation>
    </message>
    <message>
        <source>A teammate runs in the lead’s mode.</source>
        <translation>Ein Teammitglied läuft im Modus der Teamleitung.</translation>
    </message>
    <message>
        <source>The call sets the mode (before 2.1.212).</source>
        <translation>Der Aufruf setzt den Modus (vor 2.1.212).</translation>
    </message>
    <message>
        <source>The definition sets no mode, so the parent’s holds.</source>
        <translation>Die Definition setzt keinen Modus; daher gilt der der Elternsitzung.</translation>
    </message>
    <message>
        <source>The session does not tell its mode, and some modes win over the definition.</source>
        <translation>Die Sitzung nennt ihren Modus nicht, und manche Modi gehen der Definition vor.</translation>
    </message>
    <message>
        <source>The parent’s mode is one that wins over every definition.</source>
        <translation>Der Modus der Elternsitzung geht jeder Definition vor.</translation>
    </message>
    <message>
        <source>“bypassPermissions” in a definition is not honoured since 2.1.267.</source>
        <translation>„bypassPermissions“ in einer Definition wird seit 2.1.267 nicht beachtet.</translation>
    </message>
    <message>
        <source>The settings forbid “bypassPermissions” (heeded since 2.1.223).</source>
        <translation>Die Einstellungen verbieten „bypassPermissions“ (beachtet seit 2.1.223).</translation>
    </message>
    <message>
        <source>The definition’s mode holds.</source>
        <translation>Der Modus der Definition gilt.</translation>
    </message>
    <message>
        <source>The parent runs in “{mode}”.</source>
        <translation>Die Elternsitzung läuft in „{mode}“.</translation>
    </message>
    <message>
        <source>The session does not tell its mode.</source>
        <translation>Die Sitzung nennt ihren Modus nicht.</translation>
    </message>
    <message>
        <source>The definition says “{mode}”.</source>
        <translation>Die Definition nennt „{mode}“.</translation>
    </message>
    <message>
        <source>The call’s “mode: {mode}” is ignored since 2.1.212.</source>
        <translation>„mode: {mode}“ im Aufruf wird seit 2.1.212 ignoriert.</translation>
    </message>
    <message>
        <source>“auto” holds only where auto mode is available; what holds otherwise is not documented.</source>
        <translation>„auto“ gilt nur, wo der Modus auto verfügbar ist; was sonst gilt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Before 2.1.292 an agent got “auto” even where auto mode is not available, by mistake.</source>
        <translation>Vor 2.1.292 bekam ein Agent „auto“ versehentlich auch dort, wo der Auto-Modus nicht verfügbar ist.</translation>
    </message>
    <message>
        <source>The built-in Explore runs on the main conversation’s model.</source>
        <translation>Der mitgelieferte Explore läuft mit dem Modell der Hauptkonversation.</translation>
    </message>
    <message>
        <source>The built-in Explore follows the main conversation, but only up to Opus.</source>
        <translation>Der mitgelieferte Explore folgt der Hauptkonversation, aber nur bis Opus.</translation>
    </message>
    <message>
        <source>A fork runs on the conversation’s model.</source>
        <translation>Ein Fork läuft mit dem Modell der Konversation.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL_FORCE puts every agent on the variable’s model (2.1.257).</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL_FORCE gibt jedem Agenten das Modell der Variable (2.1.257).</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL_FORCE without a model puts every agent on the main conversation’s (2.1.257).</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL_FORCE ohne Modell gibt jedem Agenten das der Hauptkonversation (2.1.257).</translation>
    </message>
    <message>
        <source>Before 2.1.251 the variable comes before the call and the definition.</source>
        <translation>Vor 2.1.251 geht die Variable dem Aufruf und der Definition vor.</translation>
    </message>
    <message>
        <source>Before 2.1.196 “inherit” in the variable puts the agent on the main conversation’s model.</source>
        <translation>Vor 2.1.196 gibt „inherit“ in der Variable dem Agenten das Modell der Hauptkonversation.</translation>
    </message>
    <message>
        <source>The call asks for this model; that comes first.</source>
        <translation>Der Aufruf verlangt dieses Modell; das geht vor.</translation>
    </message>
    <message>
        <source>“inherit” in the definition takes the main conversation’s model.</source>
        <translation>„inherit“ in der Definition übernimmt das Modell der Hauptkonversation.</translation>
    </message>
    <message>
        <source>The definition’s model is taken.</source>
        <translation>Das Modell der Definition wird genommen.</translation>
    </message>
    <message>
        <source>Neither call nor definition name a model, so the variable’s is taken.</source>
        <translation>Weder Aufruf noch Definition nennen ein Modell; daher wird das der Variable genommen.</translation>
    </message>
    <message>
        <source>Nothing names a model, so the main conversation’s is taken.</source>
        <translation>Nichts nennt ein Modell; daher wird das der Hauptkonversation genommen.</translation>
    </message>
    <message>
        <source>The session’s tools are known only in part; whether the tool Agent is among them cannot be told.</source>
        <translation>Die Werkzeuge der Sitzung sind nur zum Teil bekannt; ob das Werkzeug Agent dabei ist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>Expected by the documented rules of Claude Code {version}; bug reports differ here and there. Every reason names the versions it holds in: AUG is the documentation of August 2026 (up to 2.1.240), OCT that of October 2026 (about 2.1.293).</source>
        <translation>Zu erwarten nach den dokumentierten Regeln von Claude Code {version}; Fehlerberichte weichen hier und da ab. Jede Begründung nennt die Versionen, in denen sie gilt: AUG ist die Dokumentation vom August 2026 (bis 2.1.240), OCT die vom Oktober 2026 (etwa 2.1.293).</translation>
    </message>
    <message>
        <source>The agent is on layer {depth} of at most {limit} (the limit of {version}): on the last layer nobody may start agents.</source>
        <translation>Der Agent steht auf Ebene {depth} von höchstens {limit} (die Grenze von {version}): Auf der letzten Ebene darf niemand Agenten starten.</translation>
    </message>
    <message>
        <source>The agent is on layer {depth} of at most {limit}, as CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH says: on the last layer nobody may start agents.</source>
        <translation>Der Agent steht auf Ebene {depth} von höchstens {limit}, wie CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH vorgibt: Auf der letzten Ebene darf niemand Agenten starten.</translation>
    </message>
    <message>
        <source>An interactive session starts every agent in the background (since 2.1.232), and this tool is not in the set that is left there.</source>
        <translation>Eine interaktive Sitzung startet jeden Agenten im Hintergrund (seit 2.1.232), und dieses Werkzeug gehört nicht zu der Auswahl, die dort bleibt.</translation>
    </message>
    <message>
        <source>Agents run in the background unless Claude asks otherwise (since 2.1.198), and this tool is not in the set that is left there.</source>
        <translation>Agenten laufen im Hintergrund, wenn Claude nichts anderes verlangt (seit 2.1.198), und dieses Werkzeug gehört nicht zu der Auswahl, die dort bleibt.</translation>
    </message>
    <message>
        <source>“{entry}” in “disallowedTools” takes the whole tool away; the part in brackets is cut off (documented since September 2026).</source>
        <translation>„{entry}“ in „disallowedTools“ entzieht das ganze Werkzeug; der Teil in Klammern wird abgeschnitten (dokumentiert seit September 2026).</translation>
    </message>
    <message>
        <source>“{entry}” in “disallowedTools” takes every MCP tool it names away (since 2.1.178), before “tools” is read.</source>
        <translation>„{entry}“ in „disallowedTools“ entzieht jedes MCP-Werkzeug, das es nennt (seit 2.1.178), bevor „tools“ gelesen wird.</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” grants the whole tool; the part in brackets has no effect (seen on 2.1.270).</source>
        <translation>„{entry}“ in „tools“ gewährt das ganze Werkzeug; der Teil in Klammern hat keine Wirkung (beobachtet mit 2.1.270).</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is connected: {came} of its {number} tools come along.</source>
        <translation>Der MCP-Server „{server}“ ist verbunden: {came} von {number} seiner Werkzeuge kommen mit.</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is connected, but the lists of tools leave out all of its {number} tools: naming a server in “mcpServers” grants none. Add “mcp__{server}” to “tools”.</source>
        <translation>Der MCP-Server „{server}“ ist verbunden, doch die Werkzeuglisten lassen alle {number} Werkzeuge aus: Einen Server in „mcpServers“ zu nennen gewährt keines. „mcp__{server}“ zu „tools“ hinzufügen.</translation>
    </message>
    <message>
        <source>The MCP server “{server}” is in the session with the state “{state}” and shows no tools, so the agent gets none of it. Connect it before the agent starts.</source>
        <translation>Der MCP-Server „{server}“ ist in der Sitzung im Zustand „{state}“ und zeigt keine Werkzeuge; der Agent erhält daher keines davon. Vor dem Start des Agenten verbinden.</translation>
    </message>
    <message>
        <source>The session has no MCP server “{server}”; a name in “mcpServers” only uses a connection the session has. Connect it, or describe the server in the definition.</source>
        <translation>Die Sitzung hat keinen MCP-Server „{server}“; ein Name in „mcpServers“ nutzt nur eine Verbindung der Sitzung. Verbinden oder den Server in der Definition beschreiben.</translation>
    </message>
    <message>
        <source>These MCP servers of the session show no tools now, so the agent gets none of theirs: {servers}.</source>
        <translation>Diese MCP-Server der Sitzung zeigen jetzt keine Werkzeuge; der Agent erhält daher keines von ihnen: {servers}.</translation>
    </message>
    <message>
        <source>By the rules the MCP tools come along. Reports tell of versions in which agents of one’s own got none while built-in ones did; should that happen, the version is at fault, not the file.</source>
        <translation>Nach den Regeln kommen die MCP-Werkzeuge mit. Berichten zufolge erhielten in manchen Versionen eigene Agenten keine, mitgelieferte aber schon; geschieht das, liegt es an der Version, nicht an der Datei.</translation>
    </message>
    <message>
        <source>The family is the main conversation’s own, so exactly its model is taken (documented since October 2026).</source>
        <translation>Die Familie ist die der Hauptkonversation; daher wird genau deren Modell genommen (dokumentiert seit Oktober 2026).</translation>
    </message>
    <message>
        <source>The family is not among the available models; its newest listed one is taken (2.1.222).</source>
        <translation>Die Familie gehört nicht zu den verfügbaren Modellen; ihr neuestes aufgeführtes wird genommen (2.1.222).</translation>
    </message>
    <message>
        <source>It is not among the available models; the variable’s is, and is taken.</source>
        <translation>Es gehört nicht zu den verfügbaren Modellen; das der Variable gehört dazu und wird genommen.</translation>
    </message>
    <message>
        <source>It is not among the available models; the main conversation’s is taken.</source>
        <translation>Es gehört nicht zu den verfügbaren Modellen; das der Hauptkonversation wird genommen.</translation>
    </message>
    <message>
        <source>Since 2.1.251 the order is call, definition, variable, main conversation; before, the variable came first.</source>
        <translation>Seit 2.1.251 gilt die Reihenfolge Aufruf, Definition, Variable, Hauptkonversation; davor kam die Variable zuerst.</translation>
    </message>
    <message>
        <source>The main conversation runs on “{model}”.</source>
        <translation>Die Hauptkonversation läuft mit „{model}“.</translation>
    </message>
    <message>
        <source>The session does not tell the main conversation’s model.</source>
        <translation>Die Sitzung nennt das Modell der Hauptkonversation nicht.</translation>
    </message>
    <message>
        <source>The definition says “{model}”.</source>
        <translation>Die Definition nennt „{model}“.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL is “{model}” in the session.</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL ist in der Sitzung „{model}“.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL is “{model}” in the environment this program was started in.</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL ist „{model}“ in der Umgebung, in der dieses Programm gestartet wurde.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_SUBAGENT_MODEL is “{model}”, read from “{file}”.</source>
        <translation>CLAUDE_CODE_SUBAGENT_MODEL ist „{model}“, gelesen aus „{file}“.</translation>
    </message>
    <message>
        <source>The call says “{model}”.</source>
        <translation>Der Aufruf nennt „{model}“.</translation>
    </message>
    <message>
        <source>The call’s model is not among the available ones; whether the definition’s is tried then is not documented.</source>
        <translation>Das Modell des Aufrufs ist nicht verfügbar; ob dann das der Definition versucht wird, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>What “{model}” leads to in a definition is not documented.</source>
        <translation>Wozu „{model}“ in einer Definition führt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>CLAUDE_CODE_EFFORT_LEVEL is “{level}” and comes first.</source>
        <translation>CLAUDE_CODE_EFFORT_LEVEL ist „{level}“ und geht vor.</translation>
    </message>
    <message>
        <source>The definition says “{level}”.</source>
        <translation>Die Definition nennt „{level}“.</translation>
    </message>
    <message>
        <source>Nothing sets the effort; the session’s holds.</source>
        <translation>Nichts setzt den Aufwand; der der Sitzung gilt.</translation>
    </message>
    <message>
        <source>Read and search files</source>
        <translation>Dateien lesen und durchsuchen</translation>
    </message>
    <message>
        <source>Change files in the working folder</source>
        <translation>Dateien im Arbeitsordner ändern</translation>
    </message>
    <message>
        <source>Change files elsewhere</source>
        <translation>Dateien anderswo ändern</translation>
    </message>
    <message>
        <source>Run commands</source>
        <translation>Befehle ausführen</translation>
    </message>
    <message>
        <source>Fetch from the web</source>
        <translation>Aus dem Web abrufen</translation>
    </message>
    <message>
        <source>Call MCP tools</source>
        <translation>MCP-Werkzeuge aufrufen</translation>
    </message>
    <message>
        <source>Use skills</source>
        <translation>Skills verwenden</translation>
    </message>
    <message>
        <source>Start agents</source>
        <translation>Agenten starten</translation>
    </message>
    <message>
        <source>mode “{mode}”</source>
        <translation>Modus „{mode}“</translation>
    </message>
    <message>
        <source>{kind} rule “{rule}”</source>
        <translation>{kind}-Regel „{rule}“</translation>
    </message>
    <message>
        <source>auto mode’s classifier decides each time</source>
        <translation>der Klassifikator des Modus auto entscheidet jedes Mal</translation>
    </message>
    <message>
        <source>the session’s mode is not known</source>
        <translation>der Modus der Sitzung ist nicht bekannt</translation>
    </message>
    <message>
        <source>All tools</source>
        <translation>Alle Werkzeuge</translation>
    </message>
    <message>
        <source>All tools except {tools}</source>
        <translation>Alle Werkzeuge außer {tools}</translation>
    </message>
    <message>
        <source>Starts nobody</source>
        <translation>Startet niemanden</translation>
    </message>
    <message>
        <source>Whether it starts others is not known</source>
        <translation>Ob er andere startet, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Starts others; the team can change files</source>
        <translation>Startet andere; das Team kann Dateien ändern</translation>
    </message>
    <message>
        <source>Starts others; the team cannot change files</source>
        <translation>Startet andere; das Team kann keine Dateien ändern</translation>
    </message>
    <message>
        <source>Starts others; whether the team can change files is not known</source>
        <translation>Startet andere; ob das Team Dateien ändern kann, ist nicht bekannt</translation>
    </message>
    <message>
        <source>The chain ends on layer {limit}: an agent there may start nobody.</source>
        <translation>Die Kette endet auf Ebene {limit}: Ein Agent dort darf niemanden starten.</translation>
    </message>
    <message>
        <source>It does not get the tool Agent.</source>
        <translation>Er erhält das Werkzeug Agent nicht.</translation>
    </message>
    <message>
        <source>Every agent that gets Agent may start every other one; with {number} agents only the starts from the main conversation are drawn.</source>
        <translation>Jeder Agent, der Agent erhält, darf jeden anderen starten; bei {number} Agenten sind nur die Starts aus der Hauptkonversation gezeichnet.</translation>
    </message>
    <message>
        <source>The session does not have the tool Agent, so nobody is started.</source>
        <translation>Die Sitzung hat das Werkzeug Agent nicht; daher wird niemand gestartet.</translation>
    </message>
    <message>
        <source>As main agent it may start only those in “{entry}”.</source>
        <translation>Als Hauptagent darf er nur die in „{entry}“ starten.</translation>
    </message>
    <message>
        <source>by the tool Agent</source>
        <translation>durch das Werkzeug Agent</translation>
    </message>
    <message>
        <source>forbidden by “{rule}”</source>
        <translation>verboten durch „{rule}“</translation>
    </message>
    <message>
        <source>The session ran version {session}, but the rules shown are those of {version}; choose the other rules for its own.</source>
        <translation>Die Sitzung lief mit Version {session}, gezeigt sind aber die Regeln von {version}; für ihre eigenen die anderen Regeln wählen.</translation>
    </message>
    <message>
        <source>The session ran version {session}, which is newer than the rules known here ({version}).</source>
        <translation>Die Sitzung lief mit Version {session}; das ist neuer als die hier bekannten Regeln ({version}).</translation>
    </message>
    <message>
        <source>Whether it runs in the foreground or the background is chosen at each start.</source>
        <translation>Ob er im Vordergrund oder im Hintergrund läuft, wird bei jedem Start gewählt.</translation>
    </message>
    <message>
        <source>MCP servers count as they are at the moment of the start; “pending” may still come.</source>
        <translation>MCP-Server zählen so, wie sie beim Start gerade sind; „pending“ kann noch kommen.</translation>
    </message>
    <message>
        <source>A single call may ask for another model, effort or isolation.</source>
        <translation>Ein einzelner Aufruf kann ein anderes Modell, einen anderen Aufwand oder eine andere Isolation verlangen.</translation>
    </message>
    <message>
        <source>Hooks can refuse single calls.</source>
        <translation>Hooks können einzelne Aufrufe ablehnen.</translation>
    </message>
    <message>
        <source>An agent that is resumed keeps the tools it first got.</source>
        <translation>Ein fortgesetzter Agent behält die Werkzeuge, die er zuerst erhielt.</translation>
    </message>
    <message>
        <source>Glob and Grep may come although the session does not have them.</source>
        <translation>Glob und Grep können dazukommen, obwohl die Sitzung sie nicht hat.</translation>
    </message>
    <message>
        <source>With agent teams on, an agent started by name becomes a teammate with other rules.</source>
        <translation>Sind Agententeams eingeschaltet, wird ein namentlich gestarteter Agent zum Teammitglied mit anderen Regeln.</translation>
    </message>
    <message>
        <source>Run as the main conversation’s own agent it follows other rules.</source>
        <translation>Als Agent der Hauptkonversation selbst folgt er anderen Regeln.</translation>
    </message>
    <message>
        <source>With {number} agents running already, a further start fails.</source>
        <translation>Laufen bereits {number} Agenten, scheitert ein weiterer Start.</translation>
    </message>
    <message>
        <source>The session was put together from its transcript; tools may be missing.</source>
        <translation>Die Sitzung wurde aus ihrem Protokoll zusammengesetzt; Werkzeuge können fehlen.</translation>
    </message>
    <message>
        <source>The session is not interactive: modes, tools and where agents run can differ in a terminal.</source>
        <translation>Die Sitzung ist nicht interaktiv: Modi, Werkzeuge und wo Agenten laufen, kann in einem Terminal anders sein.</translation>
    </message>
    <message>
        <source>Transcripts of subagents record no permission mode, so it cannot be checked there.</source>
        <translation>Protokolle von Unteragenten verzeichnen keinen Berechtigungsmodus; dort lässt er sich daher nicht prüfen.</translation>
    </message>
    <message>
        <source>On layer {depth} the parent’s mode and model are taken from the main conversation, as the documentation words it.</source>
        <translation>Auf Ebene {depth} werden Modus und Modell der Elternsitzung der Hauptkonversation entnommen, wie die Dokumentation es formuliert.</translation>
    </message>
    <message>
        <source>Which tools the definition’s own servers bring is not known before they start.</source>
        <translation>Welche Werkzeuge die eigenen Server der Definition bringen, ist vor deren Start nicht bekannt.</translation>
    </message>
    <message>
        <source>Which tools the child of a teammate keeps in the foreground is not documented.</source>
        <translation>Welche Werkzeuge der Unteragent eines Teammitglieds im Vordergrund behält, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Finds files by their names</source>
        <translation>Findet Dateien nach ihrem Namen</translation>
    </message>
    <message>
        <source>Searches the text of files</source>
        <translation>Durchsucht den Text von Dateien</translation>
    </message>
    <message>
        <source>Reads a file</source>
        <translation>Liest eine Datei</translation>
    </message>
    <message>
        <source>Writes files; the only tool that does</source>
        <translation>Schreibt Dateien; das einzige Werkzeug, das es tut</translation>
    </message>
    <message>
        <source>Lists the definitions in a file</source>
        <translation>Listet die Definitionen in einer Datei auf</translation>
    </message>
    <message>
        <source>Looks at a file’s syntax tree</source>
        <translation>Zeigt den Syntaxbaum einer Datei</translation>
    </message>
    <message>
        <source>Finds where a name is defined</source>
        <translation>Findet, wo ein Name definiert ist</translation>
    </message>
    <message>
        <source>Finds where a name is used</source>
        <translation>Findet, wo ein Name verwendet wird</translation>
    </message>
    <message>
        <source>Runs shell commands</source>
        <translation>Führt Shell-Befehle aus</translation>
    </message>
    <message>
        <source>Evaluates Lisp in your Emacs</source>
        <translation>Wertet Lisp in Ihrem Emacs aus</translation>
    </message>
    <message>
        <source>Types into a running command</source>
        <translation>Tippt in einen laufenden Befehl</translation>
    </message>
    <message>
        <source>Lists running commands</source>
        <translation>Listet laufende Befehle auf</translation>
    </message>
    <message>
        <source>Stops a running command</source>
        <translation>Hält einen laufenden Befehl an</translation>
    </message>
    <message>
        <source>Starts a child</source>
        <translation>Startet einen Unteragenten</translation>
    </message>
    <message>
        <source>Gives a child more work</source>
        <translation>Gibt einem Unteragenten weitere Arbeit</translation>
    </message>
    <message>
        <source>Waits for children</source>
        <translation>Wartet auf Unteragenten</translation>
    </message>
    <message>
        <source>Interrupts an agent’s turn</source>
        <translation>Unterbricht die Runde eines Agenten</translation>
    </message>
    <message>
        <source>Sends text to another agent</source>
        <translation>Sendet einem anderen Agenten Text</translation>
    </message>
    <message>
        <source>Lists the agents of the tree</source>
        <translation>Listet die Agenten des Baums auf</translation>
    </message>
    <message>
        <source>Asks you a question</source>
        <translation>Stellt Ihnen eine Frage</translation>
    </message>
    <message>
        <source>Calls a skill; one that forks starts a child</source>
        <translation>Ruft einen Skill auf; ein abzweigender startet einen Unteragenten</translation>
    </message>
    <message>
        <source>Lists the skills</source>
        <translation>Listet die Skills auf</translation>
    </message>
    <message>
        <source>Finds tools that are not loaded yet</source>
        <translation>Findet noch nicht geladene Werkzeuge</translation>
    </message>
    <message>
        <source>Notes progress towards the goal</source>
        <translation>Hält den Fortschritt zum Ziel fest</translation>
    </message>
    <message>
        <source>Fetches a web page</source>
        <translation>Ruft eine Webseite ab</translation>
    </message>
    <message>
        <source>Searches the web</source>
        <translation>Durchsucht das Web</translation>
    </message>
    <message>
        <source>Reads about a video</source>
        <translation>Liest über ein Video nach</translation>
    </message>
    <message>
        <source>Keeps the list of tasks</source>
        <translation>Führt die Aufgabenliste</translation>
    </message>
    <message>
        <source>Looks things up in your Emacs</source>
        <translation>Schlägt Dinge in Ihrem Emacs nach</translation>
    </message>
    <message>
        <source>What it is called by. A skill: small letters, digits and dashes, at most 64 characters.</source>
        <translation>Wie er aufgerufen wird. Bei einem Skill: Kleinbuchstaben, Ziffern und Bindestriche, höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>Not set — the folder’s name is used</source>
        <translation>Nicht gesetzt – der Name des Ordners gilt</translation>
    </message>
    <message>
        <source>Tells the model when to use it.</source>
        <translation>Sagt dem Modell, wann es ihn verwenden soll.</translation>
    </message>
    <message>
        <source>Not set — the first paragraph below the header</source>
        <translation>Nicht gesetzt – der erste Absatz unter dem Kopf</translation>
    </message>
    <message>
        <source>A group or a tool by its name; “deferred:” in front makes it findable by a search only. An active Agent brings the tools to control children. Nothing is taken from the parent.</source>
        <translation>Eine Gruppe oder ein Werkzeug beim Namen; „deferred:“ davor macht es nur über eine Suche auffindbar. Ein aktives Agent bringt die Werkzeuge zum Steuern von Unteragenten mit. Von der Elternsitzung wird nichts übernommen.</translation>
    </message>
    <message>
        <source>Not set — only SendMessage and ListAgents</source>
        <translation>Nicht gesetzt – nur SendMessage und ListAgents</translation>
    </message>
    <message>
        <source>Prompt parts</source>
        <translation>Prompt-Teile</translation>
    </message>
    <message>
        <source>In order. “role” stands for the text below; workspace-config and environment have to be among them.</source>
        <translation>In dieser Reihenfolge. „role“ steht für den Text darunter; workspace-config und environment müssen dabei sein.</translation>
    </message>
    <message>
        <source>Not set — role, workspace-config, environment</source>
        <translation>Nicht gesetzt – role, workspace-config, environment</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Rundenlimit</translation>
    </message>
    <message>
        <source>Ends the child after so many answers of the model; the August version stores it without effect.</source>
        <translation>Beendet den Unteragenten nach so vielen Antworten des Modells; die Version vom August speichert es ohne Wirkung.</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Recipes that can be stored, such as (task-nudge 5).</source>
        <translation>Rezepte, die sich speichern lassen, etwa (task-nudge 5).</translation>
    </message>
    <message>
        <source>For a role: rules as Lisp data. For a skill: kept as written.</source>
        <translation>Bei einer Rolle: Regeln als Lisp-Daten. Bei einem Skill: bleibt wie geschrieben.</translation>
    </message>
    <message>
        <source>A role: its own part of the system prompt. A skill: the text the model is given.</source>
        <translation>Bei einer Rolle: ihr eigener Teil des System-Prompts. Bei einem Skill: der Text, den das Modell erhält.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>A skill that forks starts a child without the Agent tool and past the roster.</source>
        <translation>Ein abzweigender Skill startet einen Unteragenten ohne das Werkzeug Agent und an der Rollenliste vorbei.</translation>
    </message>
    <message>
        <source>Not set — in the conversation that calls it</source>
        <translation>Nicht gesetzt – in der aufrufenden Konversation</translation>
    </message>
    <message>
        <source>In the conversation that calls it</source>
        <translation>In der aufrufenden Konversation</translation>
    </message>
    <message>
        <source>In a child of its own</source>
        <translation>In einem eigenen Unteragenten</translation>
    </message>
    <message>
        <source>Role of the child</source>
        <translation>Rolle des Unteragenten</translation>
    </message>
    <message>
        <source>Any registered role, also one the roster leaves out. Only for skills that fork.</source>
        <translation>Jede registrierte Rolle, auch eine, die in der Rollenliste fehlt. Nur für abzweigende Skills.</translation>
    </message>
    <message>
        <source>Not set — a child with SendMessage and ListAgents only</source>
        <translation>Nicht gesetzt – ein Unteragent nur mit SendMessage und ListAgents</translation>
    </message>
    <message>
        <source>Allowed without asking</source>
        <translation>Ohne Nachfrage erlaubt</translation>
    </message>
    <message>
        <source>Permission rules for the skill’s own turn, as Read or Bash(git status *). They give no tools, and one bad entry makes mevedel pass the whole skill by.</source>
        <translation>Berechtigungsregeln für die eigene Runde des Skills, wie Read oder Bash(git status *). Sie gewähren keine Werkzeuge, und wegen eines falschen Eintrags übergeht mevedel den ganzen Skill.</translation>
    </message>
    <message>
        <source>Not set — no rules of its own</source>
        <translation>Nicht gesetzt – keine eigenen Regeln</translation>
    </message>
    <message>
        <source>A tier (fast, balanced, strong) or BACKEND:MODEL.</source>
        <translation>Eine Stufe (fast, balanced, strong) oder BACKEND:MODEL.</translation>
    </message>
    <message>
        <source>Not set — as the caller, or as the role’s workload says</source>
        <translation>Nicht gesetzt – wie der Aufrufer oder wie der Workload der Rolle es vorgibt</translation>
    </message>
    <message>
        <source>If the model does not support it, the skill’s child does not start.</source>
        <translation>Unterstützt das Modell sie nicht, startet der Unteragent des Skills nicht.</translation>
    </message>
    <message>
        <source>Shown name</source>
        <translation>Angezeigter Name</translation>
    </message>
    <message>
        <source>What lists show instead of the name.</source>
        <translation>Was Listen statt des Namens zeigen.</translation>
    </message>
    <message>
        <source>Not set — the name</source>
        <translation>Nicht gesetzt – der Name</translation>
    </message>
    <message>
        <source>Argument hint</source>
        <translation>Argumenthinweis</translation>
    </message>
    <message>
        <source>Shown behind the name while it is typed.</source>
        <translation>Erscheint hinter dem Namen, während er eingegeben wird.</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Names the text can refer to; plain numbers are left out.</source>
        <translation>Namen, auf die sich der Text beziehen kann; reine Zahlen werden ausgelassen.</translation>
    </message>
    <message>
        <source>People may call it</source>
        <translation>Von Menschen aufrufbar</translation>
    </message>
    <message>
        <source>Whether it can be called by its name in the chat.</source>
        <translation>Ob er sich im Chat beim Namen aufrufen lässt.</translation>
    </message>
    <message>
        <source>Not set — yes</source>
        <translation>Nicht gesetzt – ja</translation>
    </message>
    <message>
        <source>The model may not call it</source>
        <translation>Nicht vom Modell aufrufbar</translation>
    </message>
    <message>
        <source>Then no agent can start its child by itself.</source>
        <translation>Dann kann kein Agent den Unteragenten von sich aus starten.</translation>
    </message>
    <message>
        <source>Not set — the model may</source>
        <translation>Nicht gesetzt – das Modell darf</translation>
    </message>
    <message>
        <source>Only with these files</source>
        <translation>Nur mit diesen Dateien</translation>
    </message>
    <message>
        <source>The skill sleeps until a file of this kind was touched.</source>
        <translation>Der Skill ruht, bis eine Datei dieser Art angefasst wurde.</translation>
    </message>
    <message>
        <source>Not set — always awake</source>
        <translation>Nicht gesetzt – immer wach</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>For commands inside the text.</source>
        <translation>Für Befehle im Text.</translation>
    </message>
    <message>
        <source>Not set — bash</source>
        <translation>Nicht gesetzt – bash</translation>
    </message>
    <message>
        <source>Bash</source>
        <translation>Bash</translation>
    </message>
    <message>
        <source>PowerShell (not supported)</source>
        <translation>PowerShell (nicht unterstützt)</translation>
    </message>
    <message>
        <source>The file has no header, so mevedel does not take it for a skill. Start it with a line “---”, at least one field, and another line “---”.</source>
        <translation>Die Datei hat keinen Kopf; mevedel hält sie daher nicht für einen Skill. Mit einer Zeile „---“, mindestens einem Feld und einer weiteren Zeile „---“ beginnen.</translation>
    </message>
    <message>
        <source>The header is never closed, so mevedel passes the file by. Add a line “---” below the last field.</source>
        <translation>Der Kopf wird nie abgeschlossen; mevedel übergeht die Datei daher. Unter dem letzten Feld eine Zeile „---“ ergänzen.</translation>
    </message>
    <message>
        <source>The header is not valid YAML, so mevedel passes the file by. {why}</source>
        <translation>Der Kopf ist kein gültiges YAML, darum übergeht mevedel die Datei. {why}</translation>
    </message>
    <message>
        <source>The header is not made of “key: value” lines, so mevedel passes the file by. Write one field on each line.</source>
        <translation>Der Kopf besteht nicht aus Zeilen „Schlüssel: Wert“; mevedel übergeht die Datei daher. Auf jede Zeile ein Feld schreiben.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a skill, so mevedel passes the file by. Use small letters, digits and dashes, at most 64 characters.</source>
        <translation>„{value}“ kann kein Name eines Skills sein; mevedel übergeht die Datei daher. Kleinbuchstaben, Ziffern und Bindestriche verwenden, höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>The name “{value}” is no text to YAML, so the folder’s name is used instead. Put it in quotation marks.</source>
        <translation>Der Name „{value}“ ist für YAML kein Text; stattdessen gilt der Name des Ordners. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Put “{value}” in quotation marks</source>
        <translation>„{value}“ in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>The value “{value}” of “{key}” is no text to YAML and counts as not set. Put it in quotation marks.</source>
        <translation>Der Wert „{value}“ von „{key}“ ist für YAML kein Text und gilt als nicht gesetzt. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>“{key}” has to be a list; “{value}” counts as not set. Write the entries in [ ].</source>
        <translation>„{key}“ muss eine Liste sein; „{value}“ gilt als nicht gesetzt. Die Einträge in [ ] schreiben.</translation>
    </message>
    <message>
        <source>There is no description, so the model is shown the first paragraph of the text. Add a “description” that says when to use the skill.</source>
        <translation>Es fehlt eine Beschreibung; das Modell sieht daher den ersten Absatz des Textes. Eine „description“ ergänzen, die sagt, wann der Skill zu verwenden ist.</translation>
    </message>
    <message>
        <source>There is neither a description nor any text, so the model cannot tell what the skill is for. Add a “description”.</source>
        <translation>Es gibt weder eine Beschreibung noch Text; das Modell kann daher nicht wissen, wozu der Skill dient. Eine „description“ ergänzen.</translation>
    </message>
    <message>
        <source>“{value}” is no place a skill can run in, so it runs in the conversation that calls it. Only “fork” gives it a child of its own.</source>
        <translation>„{value}“ ist kein Ort, an dem ein Skill laufen kann; er läuft daher in der aufrufenden Konversation. Nur „fork“ gibt ihm einen eigenen Unteragenten.</translation>
    </message>
    <message>
        <source>The role “{value}” has no effect: without “context: fork” the skill runs in the conversation that calls it. Add that line, or remove the role.</source>
        <translation>Die Rolle „{value}“ hat keine Wirkung: Ohne „context: fork“ läuft der Skill in der aufrufenden Konversation. Diese Zeile ergänzen oder die Rolle entfernen.</translation>
    </message>
    <message>
        <source>“{value}” is no known shell, so bash is used. Write bash, or remove the line.</source>
        <translation>„{value}“ ist keine bekannte Shell; daher wird bash verwendet. bash schreiben oder die Zeile entfernen.</translation>
    </message>
    <message>
        <source>The reader mevedel uses for headers evaluates “{key}” as Lisp code as soon as it lists the skill. Remove the line unless you trust this file fully.</source>
        <translation>Der Leser, den mevedel für Köpfe verwendet, wertet „{key}“ als Lisp-Code aus, sobald er den Skill auflistet. Die Zeile entfernen, außer bei vollem Vertrauen in diese Datei.</translation>
    </message>
    <message>
        <source>“{value}” is one entry to mevedel, commas and all, and no such tool exists, so the whole skill is passed by. Write the entries as a list: [Read, Grep].</source>
        <translation>„{value}“ ist für mevedel ein einziger Eintrag samt Kommas; ein solches Werkzeug gibt es nicht, daher wird der ganze Skill übergangen. Die Einträge als Liste schreiben: [Read, Grep].</translation>
    </message>
    <message>
        <source>Write the entries as a list</source>
        <translation>Die Einträge als Liste schreiben</translation>
    </message>
    <message>
        <source>“{value}” is not written as NAME or NAME(VALUE), so mevedel passes the whole skill by. Correct or remove the entry.</source>
        <translation>„{value}“ ist nicht als NAME oder NAME(VALUE) geschrieben; mevedel übergeht daher den ganzen Skill. Den Eintrag korrigieren oder entfernen.</translation>
    </message>
    <message>
        <source>“{value}” cannot be listed: names with “_” are not understood here, and mevedel passes the whole skill by. Remove the entry.</source>
        <translation>„{value}“ darf nicht aufgeführt werden: Namen mit „_“ werden hier nicht verstanden, und mevedel übergeht den ganzen Skill. Den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>There is no tool “{value}”, so mevedel passes the whole skill by. Correct or remove the entry; capital and small letters count.</source>
        <translation>Es gibt kein Werkzeug „{value}“; mevedel übergeht daher den ganzen Skill. Den Eintrag korrigieren oder entfernen; Groß- und Kleinschreibung zählt.</translation>
    </message>
    <message>
        <source>Calls of this tool cannot be narrowed as in “{value}”, so mevedel passes the whole skill by. Leave the brackets away.</source>
        <translation>Aufrufe dieses Werkzeugs lassen sich nicht wie in „{value}“ eingrenzen; mevedel übergeht daher den ganzen Skill. Die Klammern weglassen.</translation>
    </message>
    <message>
        <source>“{value}” never matches: paths are compared whole, and this one does not start with “/”, “~” or “**”. Write “**/” in front.</source>
        <translation>„{value}“ passt nie: Pfade werden als Ganzes verglichen, und dieser beginnt nicht mit „/“, „~“ oder „**“. „**/“ davor schreiben.</translation>
    </message>
    <message>
        <source>“{value}” is compared with the task’s name, not with the role: it says nothing about which role is started.</source>
        <translation>„{value}“ wird mit dem Namen der Aufgabe verglichen, nicht mit der Rolle: Es besagt nichts darüber, welche Rolle gestartet wird.</translation>
    </message>
    <message>
        <source>“{value}” is none of the built-in roles. If your Emacs configuration does not define it, the skill cannot start its child.</source>
        <translation>„{value}“ ist keine der mitgelieferten Rollen. Definiert Ihre Emacs-Konfiguration sie nicht, kann der Skill seinen Unteragenten nicht starten.</translation>
    </message>
    <message>
        <source>“default” cannot be named as a role, so the skill cannot start its child. Leave the role out or name another one.</source>
        <translation>„default“ lässt sich nicht als Rolle nennen; der Skill kann seinen Unteragenten daher nicht starten. Die Rolle weglassen oder eine andere nennen.</translation>
    </message>
    <message>
        <source>mevedel reads no role files. Copy this draft as a mevedel-define-agent form and put that into your Emacs configuration.</source>
        <translation>mevedel liest keine Rollendateien. Diesen Entwurf als mevedel-define-agent-Form kopieren und in die Emacs-Konfiguration einfügen.</translation>
    </message>
    <message>
        <source>“{value}” cannot be the name of a role: it has to be one plain Lisp word, and not “default”. Choose another name.</source>
        <translation>„{value}“ kann kein Name einer Rolle sein: Es muss ein einfaches Lisp-Wort sein und nicht „default“. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>There is no description, but a child’s configuration cannot be stored without one. Add it.</source>
        <translation>Es fehlt eine Beschreibung, doch ohne sie lässt sich die Konfiguration eines Unteragenten nicht speichern. Eine ergänzen.</translation>
    </message>
    <message>
        <source>“{value}” is no way to name tools. Write a group or tool by its name, group:NAME, tool:NAME or tool:CATEGORY/NAME, with deferred: in front where wanted.</source>
        <translation>So wie „{value}“ lassen sich Werkzeuge nicht nennen. Eine Gruppe oder ein Werkzeug beim Namen schreiben, group:NAME, tool:NAME oder tool:CATEGORY/NAME, bei Bedarf mit deferred: davor.</translation>
    </message>
    <message>
        <source>There is no tool or group “{value}”. mevedel notices only when a child is started, and then refuses the start.</source>
        <translation>Es gibt kein Werkzeug und keine Gruppe „{value}“. mevedel bemerkt das erst beim Start eines Unteragenten und verweigert ihn dann.</translation>
    </message>
    <message>
        <source>There is no prompt part “{value}”, so mevedel refuses to start a child of this role. Known: {known}.</source>
        <translation>Es gibt keinen Prompt-Teil „{value}“; mevedel weigert sich daher, einen Unteragenten dieser Rolle zu starten. Bekannt: {known}.</translation>
    </message>
    <message>
        <source>The prompt part “{value}” is there twice, so mevedel refuses to start a child of this role. Remove one.</source>
        <translation>Der Prompt-Teil „{value}“ steht zweimal da; mevedel weigert sich daher, einen Unteragenten dieser Rolle zu starten. Einen entfernen.</translation>
    </message>
    <message>
        <source>The prompt part “{value}” is missing, so mevedel refuses to start a child of this role. Add it.</source>
        <translation>Der Prompt-Teil „{value}“ fehlt; mevedel weigert sich daher, einen Unteragenten dieser Rolle zu starten. Ergänzen.</translation>
    </message>
    <message>
        <source>A role without any prompt parts stops every preset that offers it from being applied. Remove the line to get the usual parts.</source>
        <translation>Eine Rolle ganz ohne Prompt-Teile verhindert, dass ein Preset angewendet wird, das sie anbietet. Die Zeile entfernen, um die üblichen Teile zu erhalten.</translation>
    </message>
    <message>
        <source>The text below the header is not used, because “role” is not among the prompt parts.</source>
        <translation>Der Text unter dem Kopf wird nicht verwendet, weil „role“ nicht unter den Prompt-Teilen ist.</translation>
    </message>
    <message>
        <source>“{value}” is no turn limit; it has to be a whole number from 1.</source>
        <translation>„{value}“ ist kein Rundenlimit; es muss eine ganze Zahl ab 1 sein.</translation>
    </message>
    <message>
        <source>“{value}” is no recipe mevedel can store, so a child of this role could not be started. Remove it.</source>
        <translation>„{value}“ ist kein Rezept, das mevedel speichern kann; ein Unteragent dieser Rolle ließe sich daher nicht starten. Entfernen.</translation>
    </message>
    <message>
        <source>The hooks are no complete Lisp data and are left out of the form. Correct them.</source>
        <translation>Die Hooks sind keine vollständigen Lisp-Daten und bleiben aus der Form weg. Korrigieren.</translation>
    </message>
    <message>
        <source>The group “util” contains Agent, so this role may start any role of the roster, also one that changes files. List single tools instead if it should not.</source>
        <translation>Die Gruppe „util“ enthält Agent; diese Rolle darf daher jede Rolle der Rollenliste starten, auch eine, die Dateien ändert. Soll sie das nicht, stattdessen einzelne Werkzeuge aufführen.</translation>
    </message>
    <message>
        <source>A deferred Agent does not count: the role stays a leaf and gets no tools to control children.</source>
        <translation>Ein zurückgestelltes Agent zählt nicht: Die Rolle bleibt ein Blatt und erhält keine Werkzeuge zum Steuern von Unteragenten.</translation>
    </message>
    <message>
        <source>“{file}” is no complete Lisp data (line {line}, column {column}), so all of its rules and grants are void. Mend it there.</source>
        <translation>„{file}“ enthält keine vollständigen Lisp-Daten (Zeile {line}, Spalte {column}); alle Regeln und Freigaben darin sind daher unwirksam. Dort korrigieren.</translation>
    </message>
    <message>
        <source>“{file}” has to hold exactly :rules and :resource-grants, once each, so all of it is void. Mend it.</source>
        <translation>„{file}“ muss genau :rules und :resource-grants enthalten, je einmal; daher ist alles darin unwirksam. Korrigieren.</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” is not written as one, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>Eintrag {number} von {part} in „{file}“ ist nicht als solcher geschrieben; das macht die ganze Datei unwirksam, auch die guten Einträge. Er lautet: {entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has a key twice, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>Eintrag {number} von {part} in „{file}“ hat einen Schlüssel zweimal; das macht die ganze Datei unwirksam, auch die guten Einträge. Er lautet: {entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has a key that is not known, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>Eintrag {number} von {part} in „{file}“ hat einen unbekannten Schlüssel; das macht die ganze Datei unwirksam, auch die guten Einträge. Er lautet: {entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has more than one of path, pattern, domain and name, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>Eintrag {number} von {part} in „{file}“ hat mehr als eines von path, pattern, domain und name; das macht die ganze Datei unwirksam, auch die guten Einträge. Er lautet: {entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” lacks a key it needs, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>In Eintrag {number} von {part} in „{file}“ fehlt ein nötiger Schlüssel; das macht die ganze Datei unwirksam, auch die guten Einträge. Er lautet: {entry}</translation>
    </message>
    <message>
        <source>The action of entry {number} of {part} in “{file}” is none of allow, ask and deny, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>Die Aktion von Eintrag {number} von {part} in „{file}“ ist weder allow noch ask noch deny; das macht die ganze Datei unwirksam, auch die guten Einträge. Er lautet: {entry}</translation>
    </message>
    <message>
        <source>Entry {number} of {part} in “{file}” has a value of the wrong kind, which makes the whole file void, the good entries too. It reads: {entry}</source>
        <translation>Eintrag {number} von {part} in „{file}“ hat einen Wert der falschen Art; das macht die ganze Datei unwirksam, auch die guten Einträge. Er lautet: {entry}</translation>
    </message>
    <message>
        <source>“{file}” in the same place has the same name and comes first, so this skill is not used. Rename one of the two.</source>
        <translation>„{file}“ am selben Ort hat denselben Namen und kommt zuerst; dieser Skill wird daher nicht verwendet. Einen der beiden umbenennen.</translation>
    </message>
    <message>
        <source>Another place has a skill of this name too; both are kept, and this one is called “{name}”.</source>
        <translation>Auch ein anderer Ort hat einen Skill dieses Namens; beide bleiben, und dieser heißt „{name}“.</translation>
    </message>
    <message>
        <source>“{file}” names this role; it keeps the old name until you change it there.</source>
        <translation>„{file}“ nennt diese Rolle; dort bleibt der alte Name, bis er dort geändert wird.</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Ein Name ist nötig.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name here: use small letters, digits and dashes, at most 64 characters.</source>
        <translation>„{name}“ kann hier kein Name sein: Kleinbuchstaben, Ziffern und Bindestriche verwenden, höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>There is no field “{field}” here. See the help for the fields of roles and skills.</source>
        <translation>Ein Feld „{field}“ gibt es hier nicht. Die Hilfe zeigt die Felder von Rollen und Skills.</translation>
    </message>
    <message>
        <source>Copy as mevedel-define-agent Form</source>
        <translation>Als mevedel-define-agent-Form kopieren</translation>
    </message>
    <message>
        <source>The role lists it (“{entry}”)</source>
        <translation>Die Rolle führt es auf („{entry}“)</translation>
    </message>
    <message>
        <source>Your mevedel-agent-extra-tool-specs add it to the role (“{entry}”)</source>
        <translation>Ihre mevedel-agent-extra-tool-specs fügen es der Rolle hinzu („{entry}“)</translation>
    </message>
    <message>
        <source>The role lists it for a search (“{entry}”)</source>
        <translation>Die Rolle führt es für eine Suche auf („{entry}“)</translation>
    </message>
    <message>
        <source>Your mevedel-agent-extra-tool-specs add it for a search (“{entry}”)</source>
        <translation>Ihre mevedel-agent-extra-tool-specs fügen es für eine Suche hinzu („{entry}“)</translation>
    </message>
    <message>
        <source>Comes with Agent: every role that has it active may control its children</source>
        <translation>Kommt mit Agent: Jede Rolle, in der es aktiv ist, darf ihre Unteragenten steuern</translation>
    </message>
    <message>
        <source>Every named role can send and list</source>
        <translation>Jede benannte Rolle kann senden und auflisten</translation>
    </message>
    <message>
        <source>An untyped child copies it from {caller}</source>
        <translation>Ein Unteragent ohne Rolle kopiert es von {caller}</translation>
    </message>
    <message>
        <source>{caller} finds it by a search only, and that is not copied</source>
        <translation>{caller} findet es nur über eine Suche, und das wird nicht kopiert</translation>
    </message>
    <message>
        <source>The role does not list it; nothing is taken from whoever starts the child</source>
        <translation>Die Rolle führt es nicht auf; vom Starter des Unteragenten wird nichts übernommen</translation>
    </message>
    <message>
        <source>{caller} does not have it</source>
        <translation>{caller} hat es nicht</translation>
    </message>
    <message>
        <source>An untyped child copies {caller}’s list, which this session does not tell</source>
        <translation>Ein Unteragent ohne Rolle kopiert die Liste von {caller}, die diese Sitzung nicht nennt</translation>
    </message>
    <message>
        <source>Inferred, not read: {source}</source>
        <translation>Erschlossen, nicht gelesen: {source}</translation>
    </message>
    <message>
        <source>Inferred from the preset “{preset}”; root’s own list is not stored</source>
        <translation>Aus dem Preset „{preset}“ erschlossen; die eigene Liste von root ist nicht gespeichert</translation>
    </message>
    <message>
        <source>A forking skill without a role gets these two and nothing else</source>
        <translation>Ein abzweigender Skill ohne Rolle erhält diese zwei und sonst nichts</translation>
    </message>
    <message>
        <source>A forking skill without a role gets SendMessage and ListAgents only</source>
        <translation>Ein abzweigender Skill ohne Rolle erhält nur SendMessage und ListAgents</translation>
    </message>
    <message>
        <source>The skill runs in {caller}, with its tools</source>
        <translation>Der Skill läuft in {caller}, mit den dortigen Werkzeugen</translation>
    </message>
    <message>
        <source>The plan hides it from every agent</source>
        <translation>Der Plan verbirgt es vor jedem Agenten</translation>
    </message>
    <message>
        <source>The plan was stamped on the child at its start and hides it for good</source>
        <translation>Der Plan wurde dem Unteragenten beim Start mitgegeben und verbirgt es auf Dauer</translation>
    </message>
    <message>
        <source>Shown only to a root whose goal is active</source>
        <translation>Wird nur root gezeigt, wenn sein Ziel aktiv ist</translation>
    </message>
    <message>
        <source>The plan refuses it, except for patches of the session’s own files</source>
        <translation>Der Plan lehnt es ab, außer für Patches an den eigenen Dateien der Sitzung</translation>
    </message>
    <message>
        <source>In this version a child’s search reports success but loads nothing</source>
        <translation>In dieser Version meldet die Suche eines Unteragenten Erfolg, lädt aber nichts</translation>
    </message>
    <message>
        <source>The child has no usable ToolSearch, so it cannot get at it</source>
        <translation>Der Unteragent hat kein brauchbares ToolSearch und kommt daher nicht daran</translation>
    </message>
    <message>
        <source>There is no such tool or group</source>
        <translation>Ein solches Werkzeug oder eine solche Gruppe gibt es nicht</translation>
    </message>
    <message>
        <source>The child is not started</source>
        <translation>Der Unteragent wird nicht gestartet</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” allows it</source>
        <translation>Eine Regel von „{bucket}“ erlaubt es</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” asks, also in full-auto</source>
        <translation>Eine Regel von „{bucket}“ fragt nach, auch in full-auto</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” denies it; it stays in sight, every call is refused</source>
        <translation>Eine Regel von „{bucket}“ lehnt es ab; es bleibt sichtbar, jeder Aufruf wird abgelehnt</translation>
    </message>
    <message>
        <source>For some calls only, a rule of “{bucket}” decides: {rule}</source>
        <translation>Nur für manche Aufrufe entscheidet eine Regel von „{bucket}“: {rule}</translation>
    </message>
    <message>
        <source>The mode “{mode}” allows it</source>
        <translation>Der Modus „{mode}“ erlaubt es</translation>
    </message>
    <message>
        <source>The mode “{mode}” asks before each call</source>
        <translation>Der Modus „{mode}“ fragt vor jedem Aufruf nach</translation>
    </message>
    <message>
        <source>Always allowed by the tool’s own check</source>
        <translation>Von der eigenen Prüfung des Werkzeugs immer erlaubt</translation>
    </message>
    <message>
        <source>The tool’s own check always asks</source>
        <translation>Die eigene Prüfung des Werkzeugs fragt immer nach</translation>
    </message>
    <message>
        <source>Allowed for libraries on the load path only, which cannot be seen from here</source>
        <translation>Nur für Bibliotheken im Ladepfad erlaubt, der von hier nicht zu sehen ist</translation>
    </message>
    <message>
        <source>The session does not tell its mode; the decision is for “{mode}”, the usual one</source>
        <translation>Die Sitzung nennt ihren Modus nicht; die Entscheidung gilt für „{mode}“, den üblichen</translation>
    </message>
    <message>
        <source>{caller} does not have the Agent tool, so it cannot start a child.</source>
        <translation>{caller} hat das Werkzeug Agent nicht und kann daher keinen Unteragenten starten.</translation>
    </message>
    <message>
        <source>A rule of “{bucket}” denies Agent to the whole tree, so no child can be started.</source>
        <translation>Eine Regel von „{bucket}“ lehnt Agent für den ganzen Baum ab; daher lässt sich kein Unteragent starten.</translation>
    </message>
    <message>
        <source>A task’s name may hold only small letters, digits and “_”.</source>
        <translation>Der Name einer Aufgabe darf nur Kleinbuchstaben, Ziffern und „_“ enthalten.</translation>
    </message>
    <message>
        <source>The role “{subject}” is not in the roster of the preset, so it cannot be named on a start. Widen the preset’s list.</source>
        <translation>Die Rolle „{subject}“ steht nicht in der Rollenliste des Presets und lässt sich daher beim Start nicht nennen. Die Liste des Presets erweitern.</translation>
    </message>
    <message>
        <source>The role names a prompt part “{subject}” that does not exist.</source>
        <translation>Die Rolle nennt einen Prompt-Teil „{subject}“, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The role names the prompt part “{subject}” twice.</source>
        <translation>Die Rolle nennt den Prompt-Teil „{subject}“ zweimal.</translation>
    </message>
    <message>
        <source>The role’s prompt parts lack “{subject}”.</source>
        <translation>Unter den Prompt-Teilen der Rolle fehlt „{subject}“.</translation>
    </message>
    <message>
        <source>The workload entry sets both a tier and a provider; only one may be set.</source>
        <translation>Der Workload-Eintrag setzt sowohl eine Stufe als auch einen Anbieter; nur eines davon ist erlaubt.</translation>
    </message>
    <message>
        <source>The wanted model is neither a tier nor written as BACKEND:MODEL.</source>
        <translation>Das gewünschte Modell ist weder eine Stufe noch als BACKEND:MODEL geschrieben.</translation>
    </message>
    <message>
        <source>The backend of the wanted model is unknown.</source>
        <translation>Das Backend des gewünschten Modells ist unbekannt.</translation>
    </message>
    <message>
        <source>The wanted model is not known to its backend.</source>
        <translation>Das gewünschte Modell ist seinem Backend nicht bekannt.</translation>
    </message>
    <message>
        <source>An effort is set, but the child’s model supports none.</source>
        <translation>Ein Aufwand ist gesetzt, doch das Modell des Unteragenten unterstützt keinen.</translation>
    </message>
    <message>
        <source>The child’s model does not support the effort that is set.</source>
        <translation>Das Modell des Unteragenten unterstützt den gesetzten Aufwand nicht.</translation>
    </message>
    <message>
        <source>The path “{subject}” is taken.</source>
        <translation>Der Pfad „{subject}“ ist vergeben.</translation>
    </message>
    <message>
        <source>{capacity} children are at work already, and no more may be in this tree.</source>
        <translation>{capacity} Unteragenten arbeiten bereits; mehr sind in diesem Baum nicht erlaubt.</translation>
    </message>
    <message>
        <source>The role lists a tool “{subject}” that does not exist.</source>
        <translation>Die Rolle führt ein Werkzeug „{subject}“ auf, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The role lists a group “{subject}” that does not exist.</source>
        <translation>Die Rolle führt eine Gruppe „{subject}“ auf, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The role lists “{subject}”, which is neither a group nor a tool.</source>
        <translation>Die Rolle führt „{subject}“ auf, das weder eine Gruppe noch ein Werkzeug ist.</translation>
    </message>
    <message>
        <source>There is no role “{subject}”.</source>
        <translation>Eine Rolle „{subject}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>{caller} cannot call the skill: it lacks the Skill tool, or a rule denies it.</source>
        <translation>{caller} kann den Skill nicht aufrufen: Das Werkzeug Skill fehlt, oder eine Regel lehnt es ab.</translation>
    </message>
    <message>
        <source>No model may call the skill; only a person can start it.</source>
        <translation>Kein Modell darf den Skill aufrufen; nur ein Mensch kann ihn starten.</translation>
    </message>
    <message>
        <source>The way to the agent that would start the child already ends at step {hop}.</source>
        <translation>Der Weg zu dem Agenten, der den Unteragenten starten würde, endet schon bei Schritt {hop}.</translation>
    </message>
    <message>
        <source>Whether root has the Agent tool is not known: its own tools live with the preset in Emacs.</source>
        <translation>Ob root das Werkzeug Agent hat, ist nicht bekannt: Seine eigenen Werkzeuge stehen beim Preset in Emacs.</translation>
    </message>
    <message>
        <source>Starts from {caller}’s model: {value}</source>
        <translation>Geht vom Modell von {caller} aus: {value}</translation>
    </message>
    <message>
        <source>The role’s workload takes the tier “{subject}”: {value}</source>
        <translation>Der Workload der Rolle nimmt die Stufe „{subject}“: {value}</translation>
    </message>
    <message>
        <source>The role’s workload names {value}</source>
        <translation>Der Workload der Rolle nennt {value}</translation>
    </message>
    <message>
        <source>The call or the skill asks for “{subject}”: {value}</source>
        <translation>Der Aufruf oder der Skill verlangt „{subject}“: {value}</translation>
    </message>
    <message>
        <source>Starts from {caller}’s effort: {value}</source>
        <translation>Geht vom Aufwand von {caller} aus: {value}</translation>
    </message>
    <message>
        <source>The tier “{subject}” sets the effort: {value}</source>
        <translation>Die Stufe „{subject}“ setzt den Aufwand: {value}</translation>
    </message>
    <message>
        <source>The role’s workload sets the effort: {value}</source>
        <translation>Der Workload der Rolle setzt den Aufwand: {value}</translation>
    </message>
    <message>
        <source>The call or the skill sets the effort: {value}</source>
        <translation>Der Aufruf oder der Skill setzt den Aufwand: {value}</translation>
    </message>
    <message>
        <source>Which models exist and what effort they support is not known here</source>
        <translation>Welche Modelle es gibt und welchen Aufwand sie unterstützen, ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>the model’s own</source>
        <translation>der modelleigene</translation>
    </message>
    <message>
        <source>The mode belongs to the whole tree and stays live; a role cannot set one</source>
        <translation>Der Modus gehört zum ganzen Baum und bleibt veränderlich; eine Rolle kann keinen setzen</translation>
    </message>
    <message>
        <source>Plan mode: Eval is hidden, patches may touch the session’s own files only</source>
        <translation>Planungsmodus: Eval ist verborgen, Patches dürfen nur die eigenen Dateien der Sitzung betreffen</translation>
    </message>
    <message>
        <source>A plan is being made: Eval and ApplyPatch are hidden</source>
        <translation>Ein Plan entsteht: Eval und ApplyPatch sind verborgen</translation>
    </message>
    <message>
        <source>Read inside the workspace</source>
        <translation>Im Arbeitsbereich lesen</translation>
    </message>
    <message>
        <source>Read outside the workspace</source>
        <translation>Außerhalb des Arbeitsbereichs lesen</translation>
    </message>
    <message>
        <source>Read a protected file (.git, ~/.ssh)</source>
        <translation>Eine geschützte Datei lesen (.git, ~/.ssh)</translation>
    </message>
    <message>
        <source>Patch files inside the workspace</source>
        <translation>Dateien im Arbeitsbereich patchen</translation>
    </message>
    <message>
        <source>Patch files outside the workspace</source>
        <translation>Dateien außerhalb des Arbeitsbereichs patchen</translation>
    </message>
    <message>
        <source>Run a command that only looks (ls)</source>
        <translation>Einen nur lesenden Befehl ausführen (ls)</translation>
    </message>
    <message>
        <source>Run any other command</source>
        <translation>Einen beliebigen anderen Befehl ausführen</translation>
    </message>
    <message>
        <source>Run a dangerous command (rm, curl)</source>
        <translation>Einen gefährlichen Befehl ausführen (rm, curl)</translation>
    </message>
    <message>
        <source>Evaluate Lisp in your Emacs</source>
        <translation>Lisp in Ihrem Emacs auswerten</translation>
    </message>
    <message>
        <source>Fetch a web page</source>
        <translation>Eine Webseite abrufen</translation>
    </message>
    <message>
        <source>Start a child</source>
        <translation>Einen Unteragenten starten</translation>
    </message>
    <message>
        <source>The mode “{mode}”; you review each patch before it is applied</source>
        <translation>Der Modus „{mode}“; Sie prüfen jeden Patch vor dem Anwenden</translation>
    </message>
    <message>
        <source>The mode “{mode}”</source>
        <translation>Der Modus „{mode}“</translation>
    </message>
    <message>
        <source>A rule of “{bucket}”</source>
        <translation>Eine Regel von „{bucket}“</translation>
    </message>
    <message>
        <source>The kind of command, in the mode “{mode}”</source>
        <translation>Die Art des Befehls, im Modus „{mode}“</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Protected paths ask in every mode</source>
        <translation>Bei geschützten Pfaden fragt jeder Modus nach</translation>
    </message>
    <message>
        <source>Outside the workspace every mode asks</source>
        <translation>Außerhalb des Arbeitsbereichs fragt jeder Modus nach</translation>
    </message>
    <message>
        <source>Inside the workspace</source>
        <translation>Im Arbeitsbereich</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>delegator, team read-only</source>
        <translation>delegiert, Team nur lesend</translation>
    </message>
    <message>
        <source>delegator, team can change files</source>
        <translation>delegiert, Team kann Dateien ändern</translation>
    </message>
    <message>
        <source>It cannot start children, so what it reaches ends with its own tools.</source>
        <translation>Sie kann keine Unteragenten starten; was sie erreicht, endet also bei ihren eigenen Werkzeugen.</translation>
    </message>
    <message>
        <source>Its instructions say it only looks, but {tools} let it change files; only the prompt holds it back.</source>
        <translation>Ihre Anweisungen sagen, sie sehe nur nach, doch {tools} lassen sie Dateien ändern; nur der Prompt hält sie davon ab.</translation>
    </message>
    <message>
        <source>It changes nothing itself, but {way} leads to {tool}.</source>
        <translation>Sie ändert selbst nichts, doch {way} führt zu {tool}.</translation>
    </message>
    <message>
        <source>It can start one that has it: {way}</source>
        <translation>Sie kann eine starten, die es hat: {way}</translation>
    </message>
    <message>
        <source>Neither it nor any role it can start can change files.</source>
        <translation>Weder sie noch eine Rolle, die sie starten kann, kann Dateien ändern.</translation>
    </message>
    <message>
        <source>Every agent that has Agent may start any role of the roster; a chain can go on without end.</source>
        <translation>Jeder Agent, der Agent hat, darf jede Rolle der Rollenliste starten; eine Kette kann endlos weitergehen.</translation>
    </message>
    <message>
        <source>Agent is shown, but a rule of “{bucket}” denies every call.</source>
        <translation>Agent wird gezeigt, doch eine Regel von „{bucket}“ lehnt jeden Aufruf ab.</translation>
    </message>
    <message>
        <source>By the skill “{name}”, which forks and is not held back by the roster</source>
        <translation>Durch den Skill „{name}“, der abzweigt und nicht an die Rollenliste gebunden ist</translation>
    </message>
    <message>
        <source>By the Agent tool</source>
        <translation>Durch das Werkzeug Agent</translation>
    </message>
    <message>
        <source>Started already; it keeps the tools it had then</source>
        <translation>Bereits gestartet; er behält die Werkzeuge, die er damals hatte</translation>
    </message>
    <message>
        <source>An untyped child, a copy of its starter</source>
        <translation>Ein Unteragent ohne Rolle, eine Kopie seines Starters</translation>
    </message>
    <message>
        <source>There is no limit of depth; {capacity} children may be at work at the same time.</source>
        <translation>Die Tiefe ist unbegrenzt; {capacity} Unteragenten dürfen gleichzeitig arbeiten.</translation>
    </message>
    <message>
        <source>The session “{name}” cannot be read: its sidecar is no complete Lisp data (line {line}, column {column}). Choose another session.</source>
        <translation>Die Sitzung „{name}“ lässt sich nicht lesen: Ihre Begleitdatei enthält keine vollständigen Lisp-Daten (Zeile {line}, Spalte {column}). Eine andere Sitzung wählen.</translation>
    </message>
    <message>
        <source>The session was written in another format than the one known here; parts may be missing.</source>
        <translation>Die Sitzung wurde in einem anderen Format geschrieben als dem hier bekannten; Teile können fehlen.</translation>
    </message>
    <message>
        <source>Some stored children are damaged; mevedel leaves them out on a resume, as here.</source>
        <translation>Einige gespeicherte Unteragenten sind beschädigt; mevedel lässt sie beim Fortsetzen weg, wie hier.</translation>
    </message>
    <message>
        <source>A rule or grant of the session could not be understood and is left out.</source>
        <translation>Eine Regel oder Freigabe der Sitzung war nicht zu verstehen und bleibt unberücksichtigt.</translation>
    </message>
    <message>
        <source>The newest publication of the session is damaged; an older state is shown.</source>
        <translation>Der neueste Stand der Sitzung ist beschädigt; ein älterer wird gezeigt.</translation>
    </message>
    <message>
        <source>A permissions.el file has a bad entry, so all of its rules are void.</source>
        <translation>Eine Datei permissions.el hat einen falschen Eintrag; alle ihre Regeln sind daher unwirksam.</translation>
    </message>
    <message>
        <source>The session’s setting “{key}” could not be understood and is left out.</source>
        <translation>Die Einstellung „{key}“ der Sitzung war nicht zu verstehen und bleibt unberücksichtigt.</translation>
    </message>
    <message>
        <source>The root session’s own tools are not stored; they come from the preset “{preset}” in Emacs.</source>
        <translation>Die eigenen Werkzeuge der root-Sitzung sind nicht gespeichert; sie stammen aus dem Preset „{preset}“ in Emacs.</translation>
    </message>
    <message>
        <source>The preset’s roster is not stored; the roles seen last in this session are used.</source>
        <translation>Die Rollenliste des Presets ist nicht gespeichert; verwendet werden die zuletzt in dieser Sitzung gesehenen Rollen.</translation>
    </message>
    <message>
        <source>Rules and protected paths of your Emacs configuration are not stored and are left out here.</source>
        <translation>Regeln und geschützte Pfade Ihrer Emacs-Konfiguration sind nicht gespeichert und bleiben hier unberücksichtigt.</translation>
    </message>
    <message>
        <source>Hooks may still block a start or a call; they are not run here.</source>
        <translation>Hooks können einen Start oder Aufruf noch verhindern; sie werden hier nicht ausgeführt.</translation>
    </message>
    <message>
        <source>These rules take tools and roles from the August state, without FollowupAgent. The real October package has more tools, and its explorer finds Agent by a search.</source>
        <translation>Diese Regeln nehmen Werkzeuge und Rollen vom Stand August, ohne FollowupAgent. Das tatsächliche Paket vom Oktober hat mehr Werkzeuge, und sein explorer findet Agent über eine Suche.</translation>
    </message>
    <message>
        <source>Roles and extra tools of your Emacs configuration are known only if the session lists them.</source>
        <translation>Rollen und zusätzliche Werkzeuge Ihrer Emacs-Konfiguration sind nur bekannt, wenn die Sitzung sie nennt.</translation>
    </message>
    <message>
        <source>A rule narrowed by a path, pattern, domain or name decides single calls only.</source>
        <translation>Eine auf Pfad, Muster, Domain oder Namen eingegrenzte Regel entscheidet nur über einzelne Aufrufe.</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>{system} finds no header at the top of the file, so it has no description and is no agent there. Start the file with a “---” line. (confidence: {confidence})</source>
        <translation>{system} findet am Anfang der Datei keinen Kopf; sie hat dort daher keine Beschreibung und ist kein Agent. Die Datei mit einer Zeile „---“ beginnen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} cannot read the header ({detail}) and passes the agent over. Put the value in quotes. (confidence: {confidence})</source>
        <translation>{system} kann den Kopf nicht lesen ({detail}) und übergeht den Agenten. Den Wert in Anführungszeichen setzen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} wants “{key}” in the header and passes the agent over without it. (confidence: {confidence})</source>
        <translation>{system} verlangt „{key}“ im Kopf und übergeht den Agenten ohne diese Angabe. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} does not look into this folder; it reads {folders}. Copy the file there if it should count. (confidence: {confidence})</source>
        <translation>{system} sieht nicht in diesen Ordner; es liest {folders}. Soll die Datei zählen, dorthin kopieren. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} skips this file: {reason} (confidence: {confidence})</source>
        <translation>{system} überspringt diese Datei: {reason} (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} loads no agents at all because of this file: {reason} (confidence: {confidence})</source>
        <translation>{system} lädt wegen dieser Datei gar keine Agenten: {reason} (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>In {system}: {reason} (confidence: {confidence})</source>
        <translation>In {system}: {reason} (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {own}: {here} · {other}: {there} (confidence: {confidence})</source>
        <translation>„{key}“ wird auf zwei Arten gelesen. {own}: {here} · {other}: {there} (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {own}: {here} · {other}: does not know the key (confidence: {confidence})</source>
        <translation>„{key}“ wird auf zwei Arten gelesen. {own}: {here} · {other}: kennt den Schlüssel nicht (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {own}: does not know the key · {other}: {there} (confidence: {confidence})</source>
        <translation>„{key}“ wird auf zwei Arten gelesen. {own}: kennt den Schlüssel nicht · {other}: {there} (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>what the parent session has, and {listed}</source>
        <translation>was die Elternsitzung hat, und {listed}</translation>
    </message>
    <message>
        <source>{system} has no tool list: this agent gets every tool there, whatever “{key}” says. (confidence: {confidence})</source>
        <translation>{system} hat keine Werkzeugliste: Dieser Agent erhält dort alle Werkzeuge, gleich was „{key}“ sagt. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} has no tool list: this agent, which lists only reading tools, gets every tool there. Add “readonly: true” for it. (confidence: {confidence})</source>
        <translation>{system} hat keine Werkzeugliste: Dieser Agent, der nur lesende Werkzeuge aufführt, erhält dort alle. „readonly: true“ dafür ergänzen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} does not know {keys} and ignores them. (confidence: {confidence})</source>
        <translation>{system} kennt {keys} nicht und ignoriert es. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} reads “tools” as a map of names to true or false; a list or a text does not pass its check, and the configuration fails to load. Use “permission” rules there. (confidence: {confidence})</source>
        <translation>{system} liest „tools“ als Zuordnung von Namen zu true oder false; eine Liste oder ein Text besteht die Prüfung nicht, und die Konfiguration wird nicht geladen. Dort Regeln in „permission“ verwenden. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} does not know “disallowedTools”: the tools named there stay. Use “permission” rules. (confidence: {confidence})</source>
        <translation>{system} kennt „disallowedTools“ nicht: Die dort genannten Werkzeuge bleiben. Regeln in „permission“ verwenden. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“model: inherit” breaks the agent in {system}. Leave the model out to follow the session. (confidence: {confidence})</source>
        <translation>„model: inherit“ macht den Agenten in {system} unbrauchbar. Das Modell weglassen, um der Sitzung zu folgen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} wants models as provider/model; “{model}” names no provider. (confidence: {confidence})</source>
        <translation>{system} erwartet Modelle als provider/model; „{model}“ nennt keinen Anbieter. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>The header is no valid YAML ({detail}). {system} mends an unquoted colon only behind a key of one word; this one it does not mend, and the agent is passed over. Put the value in quotes. (confidence: {confidence})</source>
        <translation>Der Kopf ist kein gültiges YAML ({detail}). {system} behebt einen Doppelpunkt ohne Anführungszeichen nur hinter einem Schlüssel aus einem Wort; diesen behebt es nicht und übergeht den Agenten. Den Wert in Anführungszeichen setzen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>In {system} the last rule that fits decides, by order and not by how narrow it is: “*: deny” at the end of “{tool}” takes the whole tool away. Move it to the top. (confidence: {confidence})</source>
        <translation>In {system} entscheidet die letzte passende Regel, nach der Reihenfolge und nicht nach der Genauigkeit: „*: deny“ am Ende von „{tool}“ entzieht das ganze Werkzeug. An den Anfang verschieben. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>The header is no valid YAML ({detail}); {system} mends that by itself, except for keys with a hyphen. (confidence: {confidence})</source>
        <translation>Der Kopf ist kein gültiges YAML ({detail}); {system} behebt das selbst, außer bei Schlüsseln mit Bindestrich. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} does not know “permissionMode”; its rules stand in “permission”, and what no rule matches asks. (confidence: {confidence})</source>
        <translation>{system} kennt „permissionMode“ nicht; seine Regeln stehen in „permission“, und wozu keine Regel passt, das fragt nach. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} rejects the whole file because of keys it does not know: {keys}. Keep a copy without them. (confidence: {confidence})</source>
        <translation>{system} weist die ganze Datei ab, weil es diese Schlüssel nicht kennt: {keys}. Eine Kopie ohne sie führen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} rejects the whole file because of “mcpServers”: its manual names that key, but its reader knows only “mcp_servers”. Rename the key in the copy for it. (confidence: {confidence})</source>
        <translation>{system} weist die ganze Datei wegen „mcpServers“ ab: Sein Handbuch nennt diesen Schlüssel, sein Leser kennt aber nur „mcp_servers“. Den Schlüssel in der Kopie dafür umbenennen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} passes over files whose name begins with “_”. Rename the file if it should count. (confidence: {confidence})</source>
        <translation>{system} übergeht Dateien, deren Name mit „_“ beginnt. Soll die Datei zählen, umbenennen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} takes “tools” only as a YAML list and rejects the file otherwise. (confidence: {confidence})</source>
        <translation>{system} nimmt „tools“ nur als YAML-Liste und weist die Datei sonst ab. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} calls its tools otherwise (read_file for Read); entries it does not know are dropped without a word: {entries}. (confidence: {confidence})</source>
        <translation>{system} nennt seine Werkzeuge anders (read_file für Read); unbekannte Einträge entfallen stillschweigend: {entries}. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} takes only small letters, digits, “-” and “_” in a name and rejects “{name}”. (confidence: {confidence})</source>
        <translation>{system} nimmt in einem Namen nur Kleinbuchstaben, Ziffern, „-“ und „_“ und weist „{name}“ ab. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{model}” is no model of {system}; write one of its IDs or “inherit”. (confidence: {confidence})</source>
        <translation>„{model}“ ist kein Modell von {system}; eine seiner IDs oder „inherit“ schreiben. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} asks for consent again after every change of a project’s agent, be it one byte. (confidence: {confidence})</source>
        <translation>{system} bittet nach jeder Änderung am Agenten eines Projekts erneut um Zustimmung, und sei es ein einziges Byte. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>The instructions have {length} characters; {system} takes at most {limit}. Shorten them. (confidence: {confidence})</source>
        <translation>Die Anweisungen haben {length} Zeichen; {system} nimmt höchstens {limit}. Kürzen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} does not know “disallowedTools”: the tools named there stay. List what the agent may use in “tools”. (confidence: {confidence})</source>
        <translation>{system} kennt „disallowedTools“ nicht: Die dort genannten Werkzeuge bleiben. Was der Agent verwenden darf, in „tools“ aufführen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“inherit” is no model for {system}. Leave the model out for the default. (confidence: {confidence})</source>
        <translation>„inherit“ ist für {system} kein Modell. Das Modell weglassen, um den Standard zu erhalten. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} has no permission mode for an agent; “permissionMode” does nothing there. (confidence: {confidence})</source>
        <translation>{system} hat keinen Berechtigungsmodus für einen Agenten; „permissionMode“ bewirkt dort nichts. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>Of such files {system} reads only name, description, tools and disallowedTools; it ignores {keys}. (confidence: {confidence})</source>
        <translation>Von solchen Dateien liest {system} nur name, description, tools und disallowedTools; ignoriert wird: {keys}. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>Without “tools” {system} gives the agent what is selected in the chat at that moment. (confidence: {confidence})</source>
        <translation>Ohne „tools“ gibt {system} dem Agenten, was im Chat gerade ausgewählt ist. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} reads “permissionMode: {mode}” as “{mapped}”. A parent in yolo or auto-edit wins over it. (confidence: {confidence})</source>
        <translation>{system} liest „permissionMode: {mode}“ als „{mapped}“. Eine Elternsitzung in yolo oder auto-edit geht vor. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>In {system} a parent in yolo or auto-edit overrides “{mode}” of this agent; take tools away to be sure. (confidence: {confidence})</source>
        <translation>In {system} geht eine Elternsitzung in yolo oder auto-edit dem Wert „{mode}“ dieses Agenten vor; sicherheitshalber Werkzeuge entziehen. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} reads “approvalMode” and ignores “permissionMode” beside it. (confidence: {confidence})</source>
        <translation>{system} liest „approvalMode“ und ignoriert „permissionMode“ daneben. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>Without a mode of its own, the agent edits files without asking in {system} when its parent is in the default mode of a trusted folder. (confidence: {confidence})</source>
        <translation>Ohne eigenen Modus bearbeitet der Agent in {system} Dateien ohne Nachfrage, wenn seine Elternsitzung im Standardmodus eines vertrauten Ordners ist. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>In {system} a list of tools leaves out every MCP tool that is not named in it. (confidence: {confidence})</source>
        <translation>In {system} lässt eine Werkzeugliste jedes MCP-Werkzeug aus, das sie nicht nennt. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>Saving this agent in {system}’s own dialog drops comments and the keys it does not know: {keys}. (confidence: {confidence})</source>
        <translation>Diesen Agenten im eigenen Dialog von {system} zu speichern entfernt Kommentare und die dort unbekannten Schlüssel: {keys}. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} takes only small letters, digits, “-” and “_” in a name; “{name}” is an error there. (confidence: {confidence})</source>
        <translation>{system} nimmt in einem Namen nur Kleinbuchstaben, Ziffern, „-“ und „_“; „{name}“ ist dort ein Fehler. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>The description has {length} characters; {system} takes at most {limit}. (confidence: {confidence})</source>
        <translation>Die Beschreibung hat {length} Zeichen; {system} nimmt höchstens {limit}. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} takes “tools” as a YAML list or one category such as read-only; comma text with several names is an error. (confidence: {confidence})</source>
        <translation>{system} nimmt „tools“ als YAML-Liste oder eine Kategorie wie read-only; Text mit mehreren Namen und Kommas ist ein Fehler. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} takes only names in “mcpServers”; servers described there are an error. (confidence: {confidence})</source>
        <translation>{system} nimmt in „mcpServers“ nur Namen; dort beschriebene Server sind ein Fehler. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} reads agents from TOML files in {folders} only; this Markdown file does nothing there. (confidence: {confidence})</source>
        <translation>{system} liest Agenten nur aus TOML-Dateien in {folders}; diese Markdown-Datei bewirkt dort nichts. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. pi-orchestrator: every tool · {system}: no tool at all (confidence: {confidence})</source>
        <translation>„{key}“ wird auf zwei Arten gelesen. pi-orchestrator: alle Werkzeuge · {system}: gar kein Werkzeug (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. pi-orchestrator: takes these tools away · {system}: does not know the key, its own is “excludeTools” (confidence: {confidence})</source>
        <translation>„{key}“ wird auf zwei Arten gelesen. pi-orchestrator: entzieht diese Werkzeuge · {system}: kennt den Schlüssel nicht, sein eigener ist „excludeTools“ (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. {system}: takes these tools away · pi-orchestrator: does not know the key, its own is “blockTools” (confidence: {confidence})</source>
        <translation>„{key}“ wird auf zwei Arten gelesen. {system}: entzieht diese Werkzeuge · pi-orchestrator: kennt den Schlüssel nicht, sein eigener ist „blockTools“ (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>“{key}” is read in two ways. pi-orchestrator: obeys it · {system}: does not know the key (confidence: {confidence})</source>
        <translation>„{key}“ wird auf zwei Arten gelesen. pi-orchestrator: befolgt ihn · {system}: kennt den Schlüssel nicht (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>{system} takes a file that ends in “.chain.md” for a chain, not for an agent; for pi-orchestrator it is an agent. (confidence: {confidence})</source>
        <translation>{system} hält eine Datei, die auf „.chain.md“ endet, für eine Kette, nicht für einen Agenten; für pi-orchestrator ist sie ein Agent. (Sicherheit: {confidence})</translation>
    </message>
    <message>
        <source>Runs a shell command; its paths are not checked</source>
        <translation>Führt einen Shell-Befehl aus; Pfade darin werden nicht geprüft</translation>
    </message>
    <message>
        <source>Changes part of a file</source>
        <translation>Ändert einen Teil einer Datei</translation>
    </message>
    <message>
        <source>Writes a whole file</source>
        <translation>Schreibt eine ganze Datei</translation>
    </message>
    <message>
        <source>Finds files by name</source>
        <translation>Findet Dateien nach Namen</translation>
    </message>
    <message>
        <source>Searches in files</source>
        <translation>Sucht in Dateien</translation>
    </message>
    <message>
        <source>Opens a page in a browser and looks at it</source>
        <translation>Öffnet eine Seite in einem Browser und sieht sie an</translation>
    </message>
    <message>
        <source>Checks a plugin project</source>
        <translation>Prüft ein Plugin-Projekt</translation>
    </message>
    <message>
        <source>Creates a plugin project</source>
        <translation>Legt ein Plugin-Projekt an</translation>
    </message>
    <message>
        <source>Packs a plugin into a file</source>
        <translation>Packt ein Plugin in eine Datei</translation>
    </message>
    <message>
        <source>Generates pictures</source>
        <translation>Erzeugt Bilder</translation>
    </message>
    <message>
        <source>Lists scheduled tasks</source>
        <translation>Listet geplante Aufgaben auf</translation>
    </message>
    <message>
        <source>Schedules a task to run later</source>
        <translation>Plant eine Aufgabe für später</translation>
    </message>
    <message>
        <source>Changes a scheduled task</source>
        <translation>Ändert eine geplante Aufgabe</translation>
    </message>
    <message>
        <source>Deletes a scheduled task</source>
        <translation>Löscht eine geplante Aufgabe</translation>
    </message>
    <message>
        <source>Asks the person a question</source>
        <translation>Stellt dem Menschen eine Frage</translation>
    </message>
    <message>
        <source>Loads the instructions of a skill</source>
        <translation>Lädt die Anweisungen eines Skills</translation>
    </message>
    <message>
        <source>Switches the session to planning</source>
        <translation>Schaltet die Sitzung auf Planen um</translation>
    </message>
    <message>
        <source>Switches the session to goal mode</source>
        <translation>Schaltet die Sitzung in den Zielmodus</translation>
    </message>
    <message>
        <source>Hands in a plan for approval</source>
        <translation>Legt einen Plan zur Zustimmung vor</translation>
    </message>
    <message>
        <source>Hands in a goal for approval</source>
        <translation>Legt ein Ziel zur Zustimmung vor</translation>
    </message>
    <message>
        <source>Starts a subagent</source>
        <translation>Startet einen Unteragenten</translation>
    </message>
    <message>
        <source>Waits for a subagent</source>
        <translation>Wartet auf einen Unteragenten</translation>
    </message>
    <message>
        <source>Lists running subagents</source>
        <translation>Listet laufende Unteragenten auf</translation>
    </message>
    <message>
        <source>Stops a subagent</source>
        <translation>Hält einen Unteragenten an</translation>
    </message>
    <message>
        <source>Starts the conversation afresh</source>
        <translation>Beginnt die Konversation von vorn</translation>
    </message>
    <message>
        <source>Loads deferred tools</source>
        <translation>Lädt zurückgestellte Werkzeuge</translation>
    </message>
    <message>
        <source>How the parent calls the agent: small letters, digits and dashes, at most 40 characters.</source>
        <translation>Wie die Elternsitzung den Agenten aufruft: Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40 Zeichen.</translation>
    </message>
    <message>
        <source>Not set — the file name is used</source>
        <translation>Nicht gesetzt – der Dateiname gilt</translation>
    </message>
    <message>
        <source>Tells the parent when to start this agent. One line; Settings keeps 400 characters.</source>
        <translation>Sagt der Elternsitzung, wann sie diesen Agenten starten soll. Eine Zeile; die Einstellungen behalten 400 Zeichen.</translation>
    </message>
    <message>
        <source>Only these seven can be listed. Skills, MCP servers and plugins come by inheriting.</source>
        <translation>Nur diese sieben lassen sich aufführen. Skills, MCP-Server und Plugins kommen durch Übernehmen.</translation>
    </message>
    <message>
        <source>Not set — read-only tools: Read, Glob, Grep</source>
        <translation>Nicht gesetzt – nur lesende Werkzeuge: Read, Glob, Grep</translation>
    </message>
    <message>
        <source>Inherit parent tools</source>
        <translation>Eltern-Werkzeuge übernehmen</translation>
    </message>
    <message>
        <source>Adds every tool the parent may call, loaded or not. Nine always stay with the parent: Task, TaskWait, TaskList, TaskStop, EnterPlanMode, EnterGoalMode, asktool, new_context and ToolSearch.</source>
        <translation>Fügt jedes Werkzeug hinzu, das die Elternsitzung aufrufen darf, geladen oder nicht. Neun bleiben immer bei der Elternsitzung: Task, TaskWait, TaskList, TaskStop, EnterPlanMode, EnterGoalMode, asktool, new_context und ToolSearch.</translation>
    </message>
    <message>
        <source>Not set — only the listed tools</source>
        <translation>Nicht gesetzt – nur die aufgeführten Werkzeuge</translation>
    </message>
    <message>
        <source>Which calls wait for your approval. A value of its own replaces the session’s mode, in both directions.</source>
        <translation>Welche Aufrufe auf Ihre Zustimmung warten. Ein eigener Wert ersetzt den Modus der Sitzung, in beide Richtungen.</translation>
    </message>
    <message>
        <source>Follow the session</source>
        <translation>Der Sitzung folgen</translation>
    </message>
    <message>
        <source>Ask before edits, commands and outside paths</source>
        <translation>Vor Bearbeitungen, Befehlen und äußeren Pfaden nachfragen</translation>
    </message>
    <message>
        <source>Edit inside the workspace without asking</source>
        <translation>Im Arbeitsbereich ohne Nachfrage bearbeiten</translation>
    </message>
    <message>
        <source>Never ask, also outside the workspace</source>
        <translation>Nie nachfragen, auch außerhalb des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Not set — follows the session</source>
        <translation>Nicht gesetzt – folgt der Sitzung</translation>
    </message>
    <message>
        <source>Written as provider/model. If the provider cannot be found, the agent does not start; it never falls back to the session’s model.</source>
        <translation>Als provider/model geschrieben. Wird der Anbieter nicht gefunden, startet der Agent nicht; auf das Modell der Sitzung weicht er nie aus.</translation>
    </message>
    <message>
        <source>Not set — the session’s model</source>
        <translation>Nicht gesetzt – das Modell der Sitzung</translation>
    </message>
    <message>
        <source>Fallback models</source>
        <translation>Ersatzmodelle</translation>
    </message>
    <message>
        <source>Read by newer versions only. Each as provider/model; some versions read a thinking level after a bar: provider/model|low.</source>
        <translation>Nur neuere Versionen lesen sie. Jedes als provider/model; manche Versionen lesen hinter einem Strich eine Denkstufe: provider/model|low.</translation>
    </message>
    <message>
        <source>How long the model may think; fitted to what the model supports.</source>
        <translation>Wie lange das Modell nachdenken darf; angepasst an das, was es unterstützt.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>Send nothing to the model</source>
        <translation>Dem Modell nichts senden</translation>
    </message>
    <message>
        <source>Not set — the session’s level</source>
        <translation>Nicht gesetzt – die Stufe der Sitzung</translation>
    </message>
    <message>
        <source>Output limit</source>
        <translation>Ausgabelimit</translation>
    </message>
    <message>
        <source>Tokens of one answer, 1 to 200,000.</source>
        <translation>Tokens einer Antwort, 1 bis 200.000.</translation>
    </message>
    <message>
        <source>Not set — the model’s own limit</source>
        <translation>Nicht gesetzt – das eigene Limit des Modells</translation>
    </message>
    <message>
        <source>Idle timeout</source>
        <translation>Leerlauf-Zeitlimit</translation>
    </message>
    <message>
        <source>Read, but nothing follows from it: the watchdog was withdrawn.</source>
        <translation>Wird gelesen, doch es folgt nichts daraus: Die Überwachung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Not set — no effect</source>
        <translation>Nicht gesetzt – keine Wirkung</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Längste Laufzeit</translation>
    </message>
    <message>
        <source>The text below the header becomes the agent’s system prompt.</source>
        <translation>Der Text unter dem Kopf wird zum System-Prompt des Agenten.</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read “{file}”, so every agent that was switched off there is on again. Mend the file or switch the agents off again in PI-Desktop.</source>
        <translation>PI-Desktop kann „{file}“ nicht lesen; jeder dort ausgeschaltete Agent ist daher wieder eingeschaltet. Die Datei korrigieren oder die Agenten in PI-Desktop erneut ausschalten.</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read “{file}”, so every built-in agent that was switched off there is on again. Mend the file or switch the agents off again in PI-Desktop.</source>
        <translation>PI-Desktop kann „{file}“ nicht lesen; jeder dort ausgeschaltete mitgelieferte Agent ist daher wieder eingeschaltet. Die Datei korrigieren oder die Agenten in PI-Desktop erneut ausschalten.</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read “{file}”, and then lists no agent of yours at all: sessions get only the built-in ones. Mend the file, or remove it to offer every agent everywhere.</source>
        <translation>PI-Desktop kann „{file}“ nicht lesen und listet dann gar keinen eigenen Agenten auf: Sitzungen erhalten nur die mitgelieferten. Die Datei korrigieren oder entfernen, um jeden Agenten überall anzubieten.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark. Sessions then find no header and never get this agent, though Settings lists it. Remove the mark.</source>
        <translation>Die Datei beginnt mit einer Byte-Reihenfolge-Marke (BOM). Sitzungen finden dann keinen Kopf und erhalten diesen Agenten nie, obwohl die Einstellungen ihn auflisten. Die Marke entfernen.</translation>
    </message>
    <message>
        <source>There is white space behind the first “---”. Sessions then find no header and never get this agent, though Settings lists it. Remove the white space.</source>
        <translation>Hinter dem ersten „---“ steht Leerraum. Sitzungen finden dann keinen Kopf und erhalten diesen Agenten nie, obwohl die Einstellungen ihn auflisten. Den Leerraum entfernen.</translation>
    </message>
    <message>
        <source>Remove the white space behind “---”</source>
        <translation>Den Leerraum hinter „---“ entfernen</translation>
    </message>
    <message>
        <source>The header does not start on the first character of the file, so neither sessions nor Settings find it. Remove the white space in front of “---”.</source>
        <translation>Der Kopf beginnt nicht beim ersten Zeichen der Datei; weder Sitzungen noch die Einstellungen finden ihn daher. Den Leerraum vor „---“ entfernen.</translation>
    </message>
    <message>
        <source>Remove the white space in front of the header</source>
        <translation>Den Leerraum vor dem Kopf entfernen</translation>
    </message>
    <message>
        <source>The first line has to be exactly “---”; this one goes on, so neither sessions nor Settings find a header. Shorten it to three dashes.</source>
        <translation>Die erste Zeile muss genau „---“ sein; diese geht weiter, und weder Sitzungen noch die Einstellungen finden einen Kopf. Auf drei Striche kürzen.</translation>
    </message>
    <message>
        <source>The header is never closed, so neither sessions nor Settings see any of its fields. Add a line “---” below the last field.</source>
        <translation>Der Kopf wird nie abgeschlossen; weder Sitzungen noch die Einstellungen sehen daher seine Felder. Unter dem letzten Feld eine Zeile „---“ ergänzen.</translation>
    </message>
    <message>
        <source>The “---” that ends the header does not stand at the start of its line. Settings accepts that; sessions find no end of the header and never get this agent. Remove the white space in front of it.</source>
        <translation>Das „---“, das den Kopf beendet, steht nicht am Anfang seiner Zeile. Die Einstellungen nehmen das hin; Sitzungen finden kein Ende des Kopfs und erhalten diesen Agenten nie. Den Leerraum davor entfernen.</translation>
    </message>
    <message>
        <source>Move “---” to the start of the line</source>
        <translation>„---“ an den Zeilenanfang setzen</translation>
    </message>
    <message>
        <source>The file has no header, so it has no description, and neither sessions nor Settings know this agent. Start the file with a line “---”, a description, and another line “---”.</source>
        <translation>Die Datei hat keinen Kopf und damit keine Beschreibung; weder Sitzungen noch die Einstellungen kennen daher diesen Agenten. Die Datei mit einer Zeile „---“, einer Beschreibung und einer weiteren Zeile „---“ beginnen.</translation>
    </message>
    <message>
        <source>The file has no header, so it has no description, and neither sessions nor Settings know this agent. Line {line} starts a YAML block that may be meant as one: move it to the top of the file, between two lines “---”.</source>
        <translation>Die Datei hat keinen Kopf und damit keine Beschreibung; weder Sitzungen noch die Einstellungen kennen daher diesen Agenten. In Zeile {line} beginnt ein YAML-Block, der wohl als Kopf gemeint ist: an den Anfang der Datei verschieben, zwischen zwei Zeilen „---“.</translation>
    </message>
    <message>
        <source>Something follows the “---” that ends the header. Sessions take it for the first words of the instructions; Settings finds no end of the header and does not list the file, so no session gets this agent. Put “---” on a line of its own.</source>
        <translation>Auf das „---“, das den Kopf beendet, folgt noch etwas. Sitzungen halten es für die ersten Wörter der Anweisungen; die Einstellungen finden kein Ende des Kopfes und listen die Datei nicht auf, daher erhält keine Sitzung diesen Agenten. „---“ auf eine eigene Zeile setzen.</translation>
    </message>
    <message>
        <source>Break the line behind “---”</source>
        <translation>Die Zeile hinter „---“ umbrechen</translation>
    </message>
    <message>
        <source>The header ends on line {runtime} for sessions, but on line {settings} for Settings, so the two see different fields and instructions. Leave only one line with dashes, unindented and exactly “---”.</source>
        <translation>Der Kopf endet für Sitzungen in Zeile {runtime}, für die Einstellungen aber in Zeile {settings}; beide sehen daher verschiedene Felder und Anweisungen. Nur eine Zeile mit Strichen lassen, nicht eingerückt und genau „---“.</translation>
    </message>
    <message>
        <source>Header lines end in a bare carriage return. Sessions accept that, Settings does not split there and misreads the fields or does not list the file. Use ordinary line ends.</source>
        <translation>Zeilen des Kopfes enden mit einem einzelnen Wagenrücklauf. Sitzungen nehmen das hin, die Einstellungen trennen dort nicht und lesen die Felder falsch oder listen die Datei nicht auf. Gewöhnliche Zeilenenden verwenden.</translation>
    </message>
    <message>
        <source>Use ordinary line ends in the header</source>
        <translation>Im Kopf gewöhnliche Zeilenenden verwenden</translation>
    </message>
    <message>
        <source>Line {line} holds bytes that are not UTF-8. Settings cannot read such a file and does not list it, so no session gets this agent. Save the file as UTF-8.</source>
        <translation>Zeile {line} enthält Bytes, die kein UTF-8 sind. Die Einstellungen können eine solche Datei nicht lesen und listen sie nicht auf, daher erhält keine Sitzung diesen Agenten. Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file has {size} bytes. Settings passes by everything above {limit}, so no session gets this agent. Shorten the instructions.</source>
        <translation>Die Datei hat {size} Bytes. Die Einstellungen übergehen alles über {limit}, daher erhält keine Sitzung diesen Agenten. Die Anweisungen kürzen.</translation>
    </message>
    <message>
        <source>There is no text below the header, so there are no instructions, and neither sessions nor Settings know this agent. Write what it should do.</source>
        <translation>Unter dem Kopf steht kein Text, es gibt also keine Anweisungen, und weder Sitzungen noch die Einstellungen kennen diesen Agenten. Schreiben, was er tun soll.</translation>
    </message>
    <message>
        <source>Below the header is only an invisible character. Settings lists the agent; sessions find no instructions and never get it. Write what it should do.</source>
        <translation>Unter dem Kopf steht nur ein unsichtbares Zeichen. Die Einstellungen listen den Agenten auf; Sitzungen finden keine Anweisungen und erhalten ihn nie. Schreiben, was er tun soll.</translation>
    </message>
    <message>
        <source>The instructions begin with a second header. Nothing in it has an effect, not even “{key}”: the block is sent to the model as text. Move what should count to the first header and remove the rest.</source>
        <translation>Die Anweisungen beginnen mit einem zweiten Kopf. Nichts darin hat eine Wirkung, auch „{key}“ nicht: Der Block geht als Text an das Modell. Was gelten soll, in den ersten Kopf verschieben und den Rest entfernen.</translation>
    </message>
    <message>
        <source>PI-Desktop only visits files that end in “.md”, so no session gets this agent. Rename the file.</source>
        <translation>PI-Desktop besucht nur Dateien, die auf „.md“ enden, daher erhält keine Sitzung diesen Agenten. Die Datei umbenennen.</translation>
    </message>
    <message>
        <source>Settings does not list this file, so no session gets this agent.</source>
        <translation>Die Einstellungen listen diese Datei nicht auf, daher erhält keine Sitzung diesen Agenten.</translation>
    </message>
    <message>
        <source>“{key}” is given more than once; the last line counts and this one does nothing. Remove one of them.</source>
        <translation>„{key}“ kommt mehrmals vor; die letzte Zeile zählt, und diese bewirkt nichts. Eine davon entfernen.</translation>
    </message>
    <message>
        <source>“{key}” is given again on line {last}, without a value there: sessions then take the field as not set, Settings still shows this line. Remove one of them.</source>
        <translation>„{key}“ kommt in Zeile {last} noch einmal vor, dort ohne Wert: Sitzungen halten das Feld dann für nicht gesetzt, die Einstellungen zeigen weiter diese Zeile. Eine davon entfernen.</translation>
    </message>
    <message>
        <source>“{key}” and “{other}” on line {last} are the same field for sessions, and the last one counts; Settings takes them for two. Remove one of them.</source>
        <translation>„{key}“ und „{other}“ in Zeile {last} sind für Sitzungen dasselbe Feld, und das letzte zählt; die Einstellungen halten sie für zwei. Eines davon entfernen.</translation>
    </message>
    <message>
        <source>Remove the line that does nothing</source>
        <translation>Die Zeile entfernen, die nichts bewirkt</translation>
    </message>
    <message>
        <source>“{key}” is indented, and indented lines are ignored. Start it at the beginning of the line.</source>
        <translation>„{key}“ ist eingerückt, und eingerückte Zeilen werden ignoriert. Am Zeilenanfang beginnen.</translation>
    </message>
    <message>
        <source>Remove the indentation</source>
        <translation>Die Einrückung entfernen</translation>
    </message>
    <message>
        <source>Keys in quotes are ignored, so “{key}” is not set. Remove the quotes around the key.</source>
        <translation>Schlüssel in Anführungszeichen werden ignoriert; „{key}“ ist daher nicht gesetzt. Die Anführungszeichen um den Schlüssel entfernen.</translation>
    </message>
    <message>
        <source>Remove the quotes around the key</source>
        <translation>Die Anführungszeichen um den Schlüssel entfernen</translation>
    </message>
    <message>
        <source>This line holds an invisible line separator character, and sessions ignore the whole line. Remove the character.</source>
        <translation>Diese Zeile enthält ein unsichtbares Zeilentrennzeichen, und Sitzungen ignorieren die ganze Zeile. Das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Replace the character by a space</source>
        <translation>Das Zeichen durch ein Leerzeichen ersetzen</translation>
    </message>
    <message>
        <source>The value of “{key}” goes on below, but only its first line counts. Write it on one line.</source>
        <translation>Der Wert von „{key}“ geht darunter weiter, doch nur seine erste Zeile zählt. Auf eine Zeile schreiben.</translation>
    </message>
    <message>
        <source>Write the value on one line</source>
        <translation>Den Wert auf eine Zeile schreiben</translation>
    </message>
    <message>
        <source>This line is no field and no list item, so it is ignored. Remove it, or make it a comment with “#”.</source>
        <translation>Diese Zeile ist weder Feld noch Listeneintrag und wird daher ignoriert. Entfernen oder mit „#“ zum Kommentar machen.</translation>
    </message>
    <message>
        <source>The lines below “{key}” are not list items, so “{key}” counts as empty. Write it on one line: {key}: {example}.</source>
        <translation>Die Zeilen unter „{key}“ sind keine Listeneinträge; „{key}“ gilt daher als leer. Auf eine Zeile schreiben: {key}: {example}.</translation>
    </message>
    <message>
        <source>Sessions do not know text blocks: they read “{value}” as the whole value of “{key}”. Only Settings joins the lines below. Write the value on one line.</source>
        <translation>Sitzungen kennen keine Textblöcke: Sie lesen „{value}“ als den ganzen Wert von „{key}“. Nur die Einstellungen fügen die Zeilen darunter an. Den Wert auf eine Zeile schreiben.</translation>
    </message>
    <message>
        <source>A comment behind a value is not stripped: it becomes part of “{key}”. Put the comment on a line of its own.</source>
        <translation>Ein Kommentar hinter einem Wert wird nicht entfernt: Er wird Teil von „{key}“. Den Kommentar auf eine eigene Zeile setzen.</translation>
    </message>
    <message>
        <source>The text from “#” on is part of “{key}”; comments behind a value are not stripped. If it was meant as a comment, put it on a line of its own.</source>
        <translation>Der Text ab „#“ gehört zu „{key}“; Kommentare hinter einem Wert werden nicht entfernt. War er als Kommentar gemeint, auf eine eigene Zeile setzen.</translation>
    </message>
    <message>
        <source>Move the comment above the line</source>
        <translation>Den Kommentar über die Zeile verschieben</translation>
    </message>
    <message>
        <source>“{key}” takes one value, and a list of several counts as not set. Keep one value, on the line of the key.</source>
        <translation>„{key}“ nimmt einen Wert, und eine Liste mit mehreren gilt als nicht gesetzt. Einen Wert behalten, auf der Zeile des Schlüssels.</translation>
    </message>
    <message>
        <source>“{key}” is written as a list item. Sessions read it, Settings does not see it. Write the value on the line of the key.</source>
        <translation>„{key}“ ist als Listeneintrag geschrieben. Sitzungen lesen es, die Einstellungen sehen es nicht. Den Wert auf die Zeile des Schlüssels schreiben.</translation>
    </message>
    <message>
        <source>Write the value on the line of its key</source>
        <translation>Den Wert auf die Zeile seines Schlüssels schreiben</translation>
    </message>
    <message>
        <source>List items follow “{key}”, and sessions then forget the value on its line; Settings keeps it. Keep either the value or the items.</source>
        <translation>Auf „{key}“ folgen Listeneinträge, und Sitzungen vergessen dann den Wert auf seiner Zeile; die Einstellungen behalten ihn. Entweder den Wert oder die Einträge behalten.</translation>
    </message>
    <message>
        <source>Settings knows this field only as “{wanted}”: it shows “{key}” as not set, and saving there deletes it. Spell it “{wanted}”.</source>
        <translation>Die Einstellungen kennen dieses Feld nur als „{wanted}“: Sie zeigen „{key}“ als nicht gesetzt, und dort zu speichern löscht es. „{wanted}“ schreiben.</translation>
    </message>
    <message>
        <source>Spell the key “{wanted}”</source>
        <translation>Den Schlüssel „{wanted}“ schreiben</translation>
    </message>
    <message>
        <source>PI-Desktop does not know “{key}” and ignores it. Perhaps “{wanted}” was meant.</source>
        <translation>PI-Desktop kennt „{key}“ nicht und ignoriert es. Vielleicht war „{wanted}“ gemeint.</translation>
    </message>
    <message>
        <source>“{key}” has no effect in PI-Desktop; it belongs to another product.</source>
        <translation>„{key}“ hat in PI-Desktop keine Wirkung; es gehört zu einem anderen Produkt.</translation>
    </message>
    <message>
        <source>PI-Desktop has no list of forbidden tools, so “{key}” keeps nothing from this agent. Leave the tools out of “tools” instead.</source>
        <translation>PI-Desktop hat keine Liste verbotener Werkzeuge; „{key}“ hält also nichts von diesem Agenten fern. Die Werkzeuge stattdessen in „tools“ weglassen.</translation>
    </message>
    <message>
        <source>“{key}” is ignored: the instructions are the text below the header. Move the text there.</source>
        <translation>„{key}“ wird ignoriert: Die Anweisungen sind der Text unter dem Kopf. Den Text dorthin verschieben.</translation>
    </message>
    <message>
        <source>Rename the key to “{wanted}”</source>
        <translation>Den Schlüssel in „{wanted}“ umbenennen</translation>
    </message>
    <message>
        <source>Backslashes are not escapes here: “{key}” keeps them as written. Write the characters themselves.</source>
        <translation>Rückstriche maskieren hier nichts: „{key}“ behält sie wie geschrieben. Die Zeichen selbst schreiben.</translation>
    </message>
    <message>
        <source>Sessions refuse the name “{name}” and never get this agent; Settings calls it “{slug}”. Use small letters, digits and dashes, at most 40 characters.</source>
        <translation>Sitzungen weisen den Namen „{name}“ ab und erhalten diesen Agenten nie; die Einstellungen nennen ihn „{slug}“. Kleinbuchstaben, Ziffern und Bindestriche verwenden, höchstens 40 Zeichen.</translation>
    </message>
    <message>
        <source>The name “{name}” has no letter from a to z and no digit. Neither sessions nor Settings can use it, so no session gets this agent. Use small letters, digits and dashes.</source>
        <translation>Der Name „{name}“ enthält keinen Buchstaben von a bis z und keine Ziffer. Weder Sitzungen noch die Einstellungen können ihn verwenden, daher erhält keine Sitzung diesen Agenten. Kleinbuchstaben, Ziffern und Bindestriche verwenden.</translation>
    </message>
    <message>
        <source>The agent takes its name from the file, and “{name}” cannot be one, so no session gets it. Add a “name” line with small letters, digits and dashes.</source>
        <translation>Der Agent heißt nach der Datei, und „{name}“ kann kein Name sein, daher erhält ihn keine Sitzung. Eine Zeile „name“ mit Kleinbuchstaben, Ziffern und Bindestrichen ergänzen.</translation>
    </message>
    <message>
        <source>Sessions call this agent “{name}”, Settings calls it “{slug}”; switching it off and scopes go by the second. Use a name that is the same for both.</source>
        <translation>Sitzungen nennen diesen Agenten „{name}“, die Einstellungen „{slug}“; Ausschalten und Projektbindung richten sich nach dem zweiten. Einen Namen verwenden, der für beide gleich ist.</translation>
    </message>
    <message>
        <source>The file is called “{file}”, the agent “{name}”. Only the name counts.</source>
        <translation>Die Datei heißt „{file}“, der Agent „{name}“. Nur der Name zählt.</translation>
    </message>
    <message>
        <source>Change the name to “{name}”</source>
        <translation>Den Namen in „{name}“ ändern</translation>
    </message>
    <message>
        <source>There is no description, and without one neither sessions nor Settings know this agent. Add a “description” line that says when to start it.</source>
        <translation>Es fehlt eine Beschreibung, und ohne sie kennen weder Sitzungen noch die Einstellungen diesen Agenten. Eine Zeile „description“ ergänzen, die sagt, wann er zu starten ist.</translation>
    </message>
    <message>
        <source>Sessions find no description and never get this agent, although Settings lists it. Write one “description” line that says when to start it.</source>
        <translation>Sitzungen finden keine Beschreibung und erhalten diesen Agenten nie, obwohl die Einstellungen ihn auflisten. Eine einzige Zeile „description“ schreiben, die sagt, wann er zu starten ist.</translation>
    </message>
    <message>
        <source>Settings finds no description and does not list the file, so no session gets this agent. Write the description on the line of its key.</source>
        <translation>Die Einstellungen finden keine Beschreibung und listen die Datei nicht auf, daher erhält keine Sitzung diesen Agenten. Die Beschreibung auf die Zeile ihres Schlüssels schreiben.</translation>
    </message>
    <message>
        <source>The description has {length} characters. Sessions read all of it; Settings keeps {limit}, and saving there cuts the rest off.</source>
        <translation>Die Beschreibung hat {length} Zeichen. Sitzungen lesen sie ganz; die Einstellungen behalten {limit}, und dort zu speichern schneidet den Rest ab.</translation>
    </message>
    <message>
        <source>Settings reads another description than sessions: it drops quotation marks at both ends, and saving there changes the text. End the text without quotation marks.</source>
        <translation>Die Einstellungen lesen eine andere Beschreibung als Sitzungen: Sie lassen Anführungszeichen an beiden Enden weg, und dort zu speichern ändert den Text. Den Text nicht mit Anführungszeichen enden lassen.</translation>
    </message>
    <message>
        <source>None of the listed tools can be used, so no session gets this agent. List at least one of {tools}, or “inherit”; without a “tools” line it gets Read, Glob and Grep.</source>
        <translation>Keines der aufgeführten Werkzeuge ist verwendbar, daher erhält keine Sitzung diesen Agenten. Mindestens eines von {tools} aufführen oder „inherit“; ohne die Zeile „tools“ erhält er Read, Glob und Grep.</translation>
    </message>
    <message>
        <source>Sessions ignore “{tool}” because of its capital and small letters; Settings takes it for “{wanted}”, and saving there grants it. Write “{wanted}”.</source>
        <translation>Sitzungen ignorieren „{tool}“ wegen der Groß- und Kleinschreibung; die Einstellungen halten es für „{wanted}“, und dort zu speichern gewährt es. „{wanted}“ schreiben.</translation>
    </message>
    <message>
        <source>Sessions ignore “{tool}”: the word has to be “inherit” in small letters. Settings takes it for “inherit”, and saving there grants the parent’s tools.</source>
        <translation>Sitzungen ignorieren „{tool}“: Das Wort muss „inherit“ in Kleinbuchstaben sein. Die Einstellungen halten es für „inherit“, und dort zu speichern gewährt die Werkzeuge der Elternsitzung.</translation>
    </message>
    <message>
        <source>Write “{wanted}”</source>
        <translation>„{wanted}“ schreiben</translation>
    </message>
    <message>
        <source>This version of the rules does not know “{tool}”, the name newer versions use, and ignores it. Write “{wanted}”; newer versions read that as well.</source>
        <translation>Diese Version der Regeln kennt „{tool}“ nicht, den Namen neuerer Versionen, und ignoriert ihn. „{wanted}“ schreiben; neuere Versionen lesen das ebenfalls.</translation>
    </message>
    <message>
        <source>“{tool}” counts as one tool that does not exist, and is ignored. Put commas between the names.</source>
        <translation>„{tool}“ gilt als ein einziges Werkzeug, das es nicht gibt, und wird ignoriert. Kommas zwischen die Namen setzen.</translation>
    </message>
    <message>
        <source>Put commas between the names</source>
        <translation>Kommas zwischen die Namen setzen</translation>
    </message>
    <message>
        <source>“{tool}” is ignored altogether: a tool cannot be limited here by what stands in brackets. Writing “{wanted}” grants all of it; the permission mode decides which calls ask.</source>
        <translation>„{tool}“ wird ganz ignoriert: Ein Werkzeug lässt sich hier nicht durch Text in Klammern einschränken. „{wanted}“ zu schreiben gewährt es ganz; der Berechtigungsmodus entscheidet, welche Aufrufe nachfragen.</translation>
    </message>
    <message>
        <source>“{tool}” is ignored: it always stays with the parent. Remove it.</source>
        <translation>„{tool}“ wird ignoriert: Es bleibt immer bei der Elternsitzung. Entfernen.</translation>
    </message>
    <message>
        <source>“{tool}” is ignored: only {tools} can be listed. The agent gets it by inheriting the parent’s tools.</source>
        <translation>„{tool}“ wird ignoriert: Nur {tools} lassen sich aufführen. Der Agent erhält es, wenn er die Werkzeuge der Elternsitzung übernimmt.</translation>
    </message>
    <message>
        <source>“*” means something only when it stands alone; beside other entries it is ignored. Remove it, or list the tools one by one.</source>
        <translation>„*“ bedeutet nur etwas, wenn es allein steht; neben anderen Einträgen wird es ignoriert. Entfernen oder die Werkzeuge einzeln aufführen.</translation>
    </message>
    <message>
        <source>“{tool}” is no tool that can be listed, and is ignored. Only {tools} can.</source>
        <translation>„{tool}“ ist kein Werkzeug, das sich aufführen lässt, und wird ignoriert. Das können nur {tools}.</translation>
    </message>
    <message>
        <source>“{tool}” is no tool that can be listed, and is ignored. Perhaps “{wanted}” was meant.</source>
        <translation>„{tool}“ ist kein Werkzeug, das sich aufführen lässt, und wird ignoriert. Vielleicht war „{wanted}“ gemeint.</translation>
    </message>
    <message>
        <source>Settings does not see tools below each other: it shows Read, Glob and Grep, and saving there replaces the list by these. Sessions read the list as written. Write it on one line.</source>
        <translation>Die Einstellungen sehen untereinander stehende Werkzeuge nicht: Sie zeigen Read, Glob und Grep, und dort zu speichern ersetzt die Liste durch diese. Sitzungen lesen die Liste wie geschrieben. Auf eine Zeile schreiben.</translation>
    </message>
    <message>
        <source>Write the tools on one line</source>
        <translation>Die Werkzeuge auf eine Zeile schreiben</translation>
    </message>
    <message>
        <source>Settings does not understand “*” and does not list the file, so no session gets this agent. List the seven tools by name.</source>
        <translation>Die Einstellungen verstehen „*“ nicht und listen die Datei nicht auf, daher erhält keine Sitzung diesen Agenten. Die sieben Werkzeuge beim Namen aufführen.</translation>
    </message>
    <message>
        <source>“*” grants the seven tools, but Settings shows Read, Glob and Grep, and saving there leaves only these. List the seven tools by name.</source>
        <translation>„*“ gewährt die sieben Werkzeuge, doch die Einstellungen zeigen Read, Glob und Grep, und dort zu speichern lässt nur diese übrig. Die sieben Werkzeuge beim Namen aufführen.</translation>
    </message>
    <message>
        <source>List the seven tools by name</source>
        <translation>Die sieben Werkzeuge beim Namen aufführen</translation>
    </message>
    <message>
        <source>An empty list means Read, Glob and Grep to sessions, but Settings does not list such a file, so no session gets this agent. Remove the line; it means the same.</source>
        <translation>Eine leere Liste bedeutet für Sitzungen Read, Glob und Grep, doch die Einstellungen listen eine solche Datei nicht auf, daher erhält keine Sitzung diesen Agenten. Die Zeile entfernen; das bedeutet dasselbe.</translation>
    </message>
    <message>
        <source>Remove the empty list</source>
        <translation>Die leere Liste entfernen</translation>
    </message>
    <message>
        <source>Settings does not understand quotation marks around single tools and does not list the file, so no session gets this agent. Remove the quotation marks.</source>
        <translation>Die Einstellungen verstehen Anführungszeichen um einzelne Werkzeuge nicht und listen die Datei nicht auf, daher erhält keine Sitzung diesen Agenten. Die Anführungszeichen entfernen.</translation>
    </message>
    <message>
        <source>Settings does not understand quotation marks around single tools: it shows {shown}, and saving there loses the others. Remove the quotation marks.</source>
        <translation>Die Einstellungen verstehen Anführungszeichen um einzelne Werkzeuge nicht: Sie zeigen {shown}, und dort zu speichern verliert die anderen. Die Anführungszeichen entfernen.</translation>
    </message>
    <message>
        <source>Remove the quotation marks</source>
        <translation>Die Anführungszeichen entfernen</translation>
    </message>
    <message>
        <source>Settings finds no known tool in this line and does not list the file, so no session gets this agent.</source>
        <translation>Die Einstellungen finden in dieser Zeile kein bekanntes Werkzeug und listen die Datei nicht auf, daher erhält keine Sitzung diesen Agenten.</translation>
    </message>
    <message>
        <source>Sessions read {runtime} here, Settings reads {settings}; saving there changes the grant.</source>
        <translation>Sitzungen lesen hier {runtime}, die Einstellungen {settings}; dort zu speichern ändert, was gewährt wird.</translation>
    </message>
    <message>
        <source>There is a provider but no model, and sessions refuse such a file: no session gets this agent. Add a model, or remove the provider.</source>
        <translation>Es gibt einen Anbieter, aber kein Modell, und Sitzungen weisen eine solche Datei ab: Keine Sitzung erhält diesen Agenten. Ein Modell ergänzen oder den Anbieter entfernen.</translation>
    </message>
    <message>
        <source>Remove the provider line</source>
        <translation>Die Zeile mit dem Anbieter entfernen</translation>
    </message>
    <message>
        <source>“{model}” does not name a provider, and sessions refuse such a file: no session gets this agent. Write provider/model.</source>
        <translation>„{model}“ nennt keinen Anbieter, und Sitzungen weisen eine solche Datei ab: Keine Sitzung erhält diesen Agenten. Als provider/model schreiben.</translation>
    </message>
    <message>
        <source>“{model}” is no model here, and sessions refuse such a file: no session gets this agent. To use the session’s model, remove the line.</source>
        <translation>„{model}“ ist hier kein Modell, und Sitzungen weisen eine solche Datei ab: Keine Sitzung erhält diesen Agenten. Für das Modell der Sitzung die Zeile entfernen.</translation>
    </message>
    <message>
        <source>Remove the model line</source>
        <translation>Die Zeile mit dem Modell entfernen</translation>
    </message>
    <message>
        <source>The spaces around the slash belong to the names of provider and model, which will hardly be found. Remove them.</source>
        <translation>Die Leerzeichen um den Schrägstrich gehören zu den Namen von Anbieter und Modell, die sich so kaum finden lassen. Entfernen.</translation>
    </message>
    <message>
        <source>Remove the spaces around the slash</source>
        <translation>Die Leerzeichen um den Schrägstrich entfernen</translation>
    </message>
    <message>
        <source>Settings does not know the provider line: it takes “{model}” for the whole pin, and saving there makes its first part the provider. Write “{pin}” on the model line instead.</source>
        <translation>Die Einstellungen kennen die Zeile mit dem Anbieter nicht: Sie halten „{model}“ für die ganze Festlegung, und dort zu speichern macht den ersten Teil zum Anbieter. Stattdessen „{pin}“ auf die Zeile mit dem Modell schreiben.</translation>
    </message>
    <message>
        <source>Settings does not know the provider line: to it “{model}” has no provider, and it cannot save this agent. Write “{pin}” on the model line instead.</source>
        <translation>Die Einstellungen kennen die Zeile mit dem Anbieter nicht: Für sie hat „{model}“ keinen Anbieter, und sie können diesen Agenten nicht speichern. Stattdessen „{pin}“ auf die Zeile mit dem Modell schreiben.</translation>
    </message>
    <message>
        <source>Write “{pin}” on the model line</source>
        <translation>„{pin}“ auf die Zeile mit dem Modell schreiben</translation>
    </message>
    <message>
        <source>The fallback model “{model}” is not written as provider/model, and sessions refuse such a file: no session gets this agent.</source>
        <translation>Das Ersatzmodell „{model}“ ist nicht als provider/model geschrieben, und Sitzungen weisen eine solche Datei ab: Keine Sitzung erhält diesen Agenten.</translation>
    </message>
    <message>
        <source>What follows the bar in “{model}” is no thinking level, and sessions refuse such a file: no session gets this agent.</source>
        <translation>Was in „{model}“ auf den Strich folgt, ist keine Denkstufe, und Sitzungen weisen eine solche Datei ab: Keine Sitzung erhält diesen Agenten.</translation>
    </message>
    <message>
        <source>Settings refuses an entry of the fallback models and does not list the file, so no session gets this agent. Each entry has to be provider/model, with at most one thinking level after a bar.</source>
        <translation>Die Einstellungen weisen einen Eintrag der Ersatzmodelle ab und listen die Datei nicht auf, daher erhält keine Sitzung diesen Agenten. Jeder Eintrag muss provider/model sein, mit höchstens einer Denkstufe hinter einem Strich.</translation>
    </message>
    <message>
        <source>Sessions of this version do not read fallback models; newer versions do.</source>
        <translation>Sitzungen dieser Version lesen keine Ersatzmodelle; neuere Versionen tun es.</translation>
    </message>
    <message>
        <source>“{value}” is no thinking level, so the session’s level is used. Choose one of {values}.</source>
        <translation>„{value}“ ist keine Denkstufe; daher gilt die Stufe der Sitzung. Möglich sind: {values}.</translation>
    </message>
    <message>
        <source>“{value}” is no permission, so the session’s mode is used. Choose one of {values}.</source>
        <translation>„{value}“ ist keine Berechtigung; daher gilt der Modus der Sitzung. Möglich sind: {values}.</translation>
    </message>
    <message>
        <source>“{value}” is no number of tokens, so the model’s own limit is used. Write a whole number from 1 to 200000.</source>
        <translation>„{value}“ ist keine Anzahl von Tokens; daher gilt das eigene Limit des Modells. Eine ganze Zahl von 1 bis 200000 schreiben.</translation>
    </message>
    <message>
        <source>{value} is more than PI-Desktop allows; {used} is used.</source>
        <translation>{value} ist mehr, als PI-Desktop erlaubt; {used} wird verwendet.</translation>
    </message>
    <message>
        <source>Settings cannot read this spelling of {value}: it shows no limit, and saving there deletes it. Write {value}.</source>
        <translation>Die Einstellungen können diese Schreibweise von {value} nicht lesen: Sie zeigen kein Limit, und dort zu speichern löscht es. {value} schreiben.</translation>
    </message>
    <message>
        <source>“{key}” is read but nothing follows from it: PI-Desktop no longer stops agents by time. Saving in Settings deletes the line.</source>
        <translation>„{key}“ wird gelesen, doch es folgt nichts daraus: PI-Desktop hält Agenten nicht mehr nach Zeit an. Speichern in den Einstellungen löscht die Zeile.</translation>
    </message>
    <message>
        <source>“{value}” is no number of seconds, so PI-Desktop notes {used} instead. Nothing follows from it, as agents are no longer stopped by time.</source>
        <translation>„{value}“ ist keine Anzahl von Sekunden; PI-Desktop merkt sich daher {used}. Es folgt nichts daraus, da Agenten nicht mehr nach Zeit angehalten werden.</translation>
    </message>
    <message>
        <source>{value} seconds lie outside the limits, so PI-Desktop notes {used} instead. Nothing follows from it, as agents are no longer stopped by time.</source>
        <translation>{value} Sekunden liegen außerhalb der Grenzen; PI-Desktop merkt sich daher {used}. Es folgt nichts daraus, da Agenten nicht mehr nach Zeit angehalten werden.</translation>
    </message>
    <message>
        <source>Saving this agent in PI-Desktop’s own Settings would delete: {lost}.</source>
        <translation>Diesen Agenten in den Einstellungen von PI-Desktop zu speichern würde löschen: {lost}.</translation>
    </message>
    <message>
        <source>Saving this agent in PI-Desktop’s own Settings would delete: {lost}, and all comments.</source>
        <translation>Diesen Agenten in den Einstellungen von PI-Desktop zu speichern würde löschen: {lost} sowie alle Kommentare.</translation>
    </message>
    <message>
        <source>Saving this agent in PI-Desktop’s own Settings would delete all comments.</source>
        <translation>Diesen Agenten in den Einstellungen von PI-Desktop zu speichern würde alle Kommentare löschen.</translation>
    </message>
    <message>
        <source>Switched off in PI-Desktop, so no session is offered this agent. Switch it on there.</source>
        <translation>In PI-Desktop ausgeschaltet; keiner Sitzung wird dieser Agent daher angeboten. Dort einschalten.</translation>
    </message>
    <message>
        <source>Switched off in PI-Desktop, so no session is offered this agent. It still takes one of the {limit} places.</source>
        <translation>In PI-Desktop ausgeschaltet; keiner Sitzung wird dieser Agent daher angeboten. Er belegt trotzdem einen der {limit} Plätze.</translation>
    </message>
    <message>
        <source>“{file}” has the same name and comes first, so this file is not used. Rename one of the two.</source>
        <translation>„{file}“ hat denselben Namen und kommt zuerst; diese Datei wird daher nicht verwendet. Eine der beiden umbenennen.</translation>
    </message>
    <message>
        <source>Settings lists this agent as “{slug}”, but sessions call it “{name}” like “{file}”, which comes first. Rename one of the two.</source>
        <translation>Die Einstellungen listen diesen Agenten als „{slug}“ auf, Sitzungen nennen ihn aber „{name}“ wie „{file}“, und die kommt zuerst. Eine der beiden umbenennen.</translation>
    </message>
    <message>
        <source>A session is offered {limit} agents, yours first, and this one did not fit. Switching off a built-in agent makes no room; switch off or remove one of your own.</source>
        <translation>Einer Sitzung werden {limit} Agenten angeboten, eigene zuerst, und dieser passte nicht mehr hinein. Einen mitgelieferten Agenten auszuschalten schafft keinen Platz; einen eigenen ausschalten oder entfernen.</translation>
    </message>
    <message>
        <source>Offered only in sessions of {projects}, and “{project}” is none of them.</source>
        <translation>Nur in Sitzungen von {projects} angeboten, und „{project}“ gehört nicht dazu.</translation>
    </message>
    <message>
        <source>Offered only in sessions of {projects}.</source>
        <translation>Nur in Sitzungen von {projects} angeboten.</translation>
    </message>
    <message>
        <source>Limited to certain projects in PI-Desktop, but none is chosen, so no session is offered this agent. Choose projects there.</source>
        <translation>In PI-Desktop auf bestimmte Projekte begrenzt, doch keines ist gewählt; keiner Sitzung wird dieser Agent daher angeboten. Dort Projekte wählen.</translation>
    </message>
    <message>
        <source>PI-Desktop cannot read its file of project scopes and then offers no agent of yours. Mend “{file}”.</source>
        <translation>PI-Desktop kann seine Datei mit den Projektbindungen nicht lesen und bietet dann keinen eigenen Agenten an. „{file}“ korrigieren.</translation>
    </message>
    <message>
        <source>All agents together may use {limit} model providers, and “{provider}” is one too many, so this agent’s model is not found and it does not start. Use a provider another agent uses.</source>
        <translation>Alle Agenten zusammen dürfen {limit} Modellanbieter verwenden, und „{provider}“ ist einer zu viel; das Modell dieses Agenten wird daher nicht gefunden, und er startet nicht. Einen Anbieter verwenden, den ein anderer Agent nutzt.</translation>
    </message>
    <message>
        <source>There is no built-in agent “{name}”, so this override is ignored. Agents of your own belong in “~/.agents/subagents”.</source>
        <translation>Es gibt keinen mitgelieferten Agenten „{name}“; diese Ersetzung wird daher ignoriert. Eigene Agenten gehören in „~/.agents/subagents“.</translation>
    </message>
    <message>
        <source>An agent of yours named “{name}” replaces the built-in one.</source>
        <translation>Ein eigener Agent namens „{name}“ ersetzt den mitgelieferten.</translation>
    </message>
    <message>
        <source>The built-in agent “{name}” is used again.</source>
        <translation>Der mitgelieferte Agent „{name}“ wird wieder verwendet.</translation>
    </message>
    <message>
        <source>There already is an agent “{name}” of yours: “{file}”. Choose another name.</source>
        <translation>Es gibt schon einen eigenen Agenten „{name}“: „{file}“. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>PI-Desktop remembers by name what is switched off and in which projects an agent is offered; under its new name the agent is on everywhere.</source>
        <translation>PI-Desktop merkt sich nach dem Namen, was ausgeschaltet ist und in welchen Projekten ein Agent angeboten wird; unter seinem neuen Namen ist der Agent überall eingeschaltet.</translation>
    </message>
    <message>
        <source>An agent needs a name.</source>
        <translation>Ein Agent braucht einen Namen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a name: use small letters, digits and dashes, at most 40 characters, and start and end with a letter or a digit.</source>
        <translation>„{name}“ kann kein Name sein: Kleinbuchstaben, Ziffern und Bindestriche verwenden, höchstens 40 Zeichen, Anfang und Ende ein Buchstabe oder eine Ziffer.</translation>
    </message>
    <message>
        <source>PI-Desktop agents have no field “{field}”.</source>
        <translation>Agenten von PI-Desktop haben kein Feld „{field}“.</translation>
    </message>
    <message>
        <source>“{field}” cannot be empty. Remove the field instead, or give it a value.</source>
        <translation>„{field}“ darf nicht leer sein. Stattdessen das Feld entfernen oder ihm einen Wert geben.</translation>
    </message>
    <message>
        <source>“{field}” has to fit on one line, and this text cannot be written so that sessions read it back. Remove line breaks and odd quotation marks.</source>
        <translation>„{field}“ muss auf eine Zeile passen, und dieser Text lässt sich nicht so schreiben, dass Sitzungen ihn wieder lesen. Zeilenumbrüche und einzelne Anführungszeichen entfernen.</translation>
    </message>
    <message>
        <source>“{value}” is no value of “{field}”. Choose one of {values}.</source>
        <translation>„{value}“ ist kein Wert von „{field}“. Möglich sind: {values}.</translation>
    </message>
    <message>
        <source>“{value}” cannot be used. Give a whole number from {lowest} to {highest}.</source>
        <translation>„{value}“ lässt sich nicht verwenden. Eine ganze Zahl von {lowest} bis {highest} angeben.</translation>
    </message>
    <message>
        <source>“{model}” does not name a provider, and PI-Desktop would refuse the whole file. Write provider/model, or remove the field to use the session’s model.</source>
        <translation>„{model}“ nennt keinen Anbieter, und PI-Desktop würde die ganze Datei abweisen. Als provider/model schreiben oder das Feld entfernen, um das Modell der Sitzung zu verwenden.</translation>
    </message>
    <message>
        <source>“{model}” cannot be a fallback model: Settings would no longer list the file. Write provider/model, if you like with a thinking level after a bar.</source>
        <translation>„{model}“ kann kein Ersatzmodell sein: Die Einstellungen würden die Datei nicht mehr auflisten. Als provider/model schreiben, auf Wunsch mit einer Denkstufe hinter einem Strich.</translation>
    </message>
    <message>
        <source>The parent session has this tool</source>
        <translation>Die Elternsitzung hat dieses Werkzeug</translation>
    </message>
    <message>
        <source>The parent session has this tool, to be loaded by a search</source>
        <translation>Die Elternsitzung hat dieses Werkzeug; geladen wird es durch eine Suche</translation>
    </message>
    <message>
        <source>The tool is switched off in the parent session, so it is not in its catalog</source>
        <translation>Das Werkzeug ist in der Elternsitzung ausgeschaltet und steht daher nicht in ihrem Katalog</translation>
    </message>
    <message>
        <source>The parent session does not have this tool</source>
        <translation>Die Elternsitzung hat dieses Werkzeug nicht</translation>
    </message>
    <message>
        <source>The session was reconstructed and does not show this tool; it may exist all the same</source>
        <translation>Die Sitzung wurde rekonstruiert und zeigt dieses Werkzeug nicht; es kann es trotzdem geben</translation>
    </message>
    <message>
        <source>The tool was inferred for this session: {estimate}</source>
        <translation>Das Werkzeug wurde für diese Sitzung erschlossen: {estimate}</translation>
    </message>
    <message>
        <source>“inherit” takes every tool of the parent, loaded or not</source>
        <translation>„inherit“ übernimmt jedes Werkzeug der Elternsitzung, geladen oder nicht</translation>
    </message>
    <message>
        <source>“tools” lists it</source>
        <translation>„tools“ führt es auf</translation>
    </message>
    <message>
        <source>“tools” lists it as well, which adds nothing</source>
        <translation>„tools“ führt es ebenfalls auf, was nichts hinzufügt</translation>
    </message>
    <message>
        <source>“*” stands for the seven tools that can be listed</source>
        <translation>„*“ steht für die sieben Werkzeuge, die sich aufführen lassen</translation>
    </message>
    <message>
        <source>No tools are listed, so the agent gets Read, Glob and Grep</source>
        <translation>Keine Werkzeuge sind aufgeführt; der Agent erhält daher Read, Glob und Grep</translation>
    </message>
    <message>
        <source>“tools” does not list it, and the agent does not inherit</source>
        <translation>„tools“ führt es nicht auf, und der Agent übernimmt nichts</translation>
    </message>
    <message>
        <source>No tools are listed, and it is none of Read, Glob and Grep</source>
        <translation>Keine Werkzeuge sind aufgeführt, und es ist weder Read noch Glob noch Grep</translation>
    </message>
    <message>
        <source>“tools” names it, but it cannot be listed, so the entry is ignored</source>
        <translation>„tools“ nennt es, doch es lässt sich nicht aufführen; der Eintrag wird daher ignoriert</translation>
    </message>
    <message>
        <source>It is one of the nine tools that always stay with the parent</source>
        <translation>Es ist eines der neun Werkzeuge, die immer bei der Elternsitzung bleiben</translation>
    </message>
    <message>
        <source>It is none of the nine tools that always stay with the parent</source>
        <translation>Es ist keines der neun Werkzeuge, die immer bei der Elternsitzung bleiben</translation>
    </message>
    <message>
        <source>What the session does not have is dropped without a word</source>
        <translation>Was die Sitzung nicht hat, entfällt stillschweigend</translation>
    </message>
    <message>
        <source>Whether the session has it decides, and that is not known</source>
        <translation>Es kommt darauf an, ob die Sitzung es hat, und das ist nicht bekannt</translation>
    </message>
    <message>
        <source>The agent’s own permission “{mode}” replaces the session’s mode</source>
        <translation>Die eigene Berechtigung „{mode}“ des Agenten ersetzt den Modus der Sitzung</translation>
    </message>
    <message>
        <source>The session’s permission mode is “{mode}”</source>
        <translation>Der Berechtigungsmodus der Sitzung ist „{mode}“</translation>
    </message>
    <message>
        <source>The session follows PI-Desktop’s default permission mode “{mode}”</source>
        <translation>Die Sitzung folgt dem Standard-Berechtigungsmodus „{mode}“ von PI-Desktop</translation>
    </message>
    <message>
        <source>No mode is chosen anywhere, so “{mode}” applies</source>
        <translation>Nirgends ist ein Modus gewählt; daher gilt „{mode}“</translation>
    </message>
    <message>
        <source>The session does not tell its permission mode</source>
        <translation>Die Sitzung nennt ihren Berechtigungsmodus nicht</translation>
    </message>
    <message>
        <source>The agent does not declare a permission of its own</source>
        <translation>Der Agent gibt keine eigene Berechtigung an</translation>
    </message>
    <message>
        <source>While the session is in {mode} mode every call of this tool is refused</source>
        <translation>Solange die Sitzung im Modus {mode} ist, wird jeder Aufruf dieses Werkzeugs abgelehnt</translation>
    </message>
    <message>
        <source>PI-Desktop’s settings deny this tool by the pattern “{pattern}”</source>
        <translation>Die Einstellungen von PI-Desktop lehnen dieses Werkzeug durch das Muster „{pattern}“ ab</translation>
    </message>
    <message>
        <source>The application answers this tool itself; its calls never ask</source>
        <translation>Die Anwendung beantwortet dieses Werkzeug selbst; seine Aufrufe fragen nie nach</translation>
    </message>
    <message>
        <source>Its risk is low, so calls never ask</source>
        <translation>Sein Risiko ist gering; Aufrufe fragen daher nie nach</translation>
    </message>
    <message>
        <source>Reading inside the workspace never asks</source>
        <translation>Lesen im Arbeitsbereich fragt nie nach</translation>
    </message>
    <message>
        <source>Tools of MCP servers run without asking in every mode</source>
        <translation>Werkzeuge von MCP-Servern laufen in jedem Modus ohne Nachfrage</translation>
    </message>
    <message>
        <source>“auto” allows every call</source>
        <translation>„auto“ erlaubt jeden Aufruf</translation>
    </message>
    <message>
        <source>“accept-edits” allows edits inside the workspace</source>
        <translation>„accept-edits“ erlaubt Bearbeitungen im Arbeitsbereich</translation>
    </message>
    <message>
        <source>Inside the session’s scratch folder edits never ask</source>
        <translation>Im Scratch-Ordner der Sitzung fragen Bearbeitungen nie nach</translation>
    </message>
    <message>
        <source>You allowed this tool for the rest of the session</source>
        <translation>Sie haben dieses Werkzeug für den Rest der Sitzung erlaubt</translation>
    </message>
    <message>
        <source>Calls show a card; without an answer within 120 seconds they are refused</source>
        <translation>Aufrufe zeigen eine Rückfrage; ohne Antwort binnen 120 Sekunden werden sie abgelehnt</translation>
    </message>
    <message>
        <source>A path outside the workspace shows a card, unless the mode is “auto”</source>
        <translation>Ein Pfad außerhalb des Arbeitsbereichs zeigt eine Rückfrage, außer im Modus „auto“</translation>
    </message>
    <message>
        <source>“auto” also opens paths outside the workspace</source>
        <translation>„auto“ öffnet auch Pfade außerhalb des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>The risk its plugin declares decides, and the session does not tell it</source>
        <translation>Das Risiko, das sein Plugin angibt, entscheidet, und die Sitzung nennt es nicht</translation>
    </message>
    <message>
        <source>It is not known how calls of this extension’s tools are judged</source>
        <translation>Wie Aufrufe der Werkzeuge dieser Erweiterung beurteilt werden, ist nicht bekannt</translation>
    </message>
    <message>
        <source>A model named in the Task call would come first</source>
        <translation>Ein im Task-Aufruf genanntes Modell ginge vor</translation>
    </message>
    <message>
        <source>The agent pins “{pin}”</source>
        <translation>Der Agent legt „{pin}“ fest</translation>
    </message>
    <message>
        <source>The agent pins no model</source>
        <translation>Der Agent legt kein Modell fest</translation>
    </message>
    <message>
        <source>The provider is found: “{name}”</source>
        <translation>Der Anbieter wird gefunden: „{name}“</translation>
    </message>
    <message>
        <source>The pin cannot be used ({reason}), and it never falls back to the session’s model</source>
        <translation>Die Festlegung ist nicht verwendbar ({reason}), und auf das Modell der Sitzung wird nie ausgewichen</translation>
    </message>
    <message>
        <source>no enabled provider matches &quot;{provider}&quot;</source>
        <translation>kein eingeschalteter Anbieter passt zu „{provider}“</translation>
    </message>
    <message>
        <source>no provider matches &quot;{provider}&quot;</source>
        <translation>kein Anbieter passt zu „{provider}“</translation>
    </message>
    <message>
        <source>provider alias &quot;{provider}&quot; matches multiple accounts; use the exact provider id</source>
        <translation>der Anbietername „{provider}“ passt zu mehreren Konten; die genaue ID des Anbieters hilft</translation>
    </message>
    <message>
        <source>provider &quot;{provider}&quot; has no API key</source>
        <translation>der Anbieter „{provider}“ hat keinen API-Schlüssel</translation>
    </message>
    <message>
        <source>vendor account &quot;{provider}&quot; does not offer &quot;{model}&quot;</source>
        <translation>das Konto „{provider}“ bietet „{model}“ nicht an</translation>
    </message>
    <message>
        <source>too many pinned providers, ignoring &quot;{pin}&quot;</source>
        <translation>zu viele festgelegte Anbieter, „{pin}“ wird übergangen</translation>
    </message>
    <message>
        <source>The session does not tell which providers are set up, so the pin is not checked</source>
        <translation>Die Sitzung nennt nicht, welche Anbieter eingerichtet sind; die Festlegung wird daher nicht geprüft</translation>
    </message>
    <message>
        <source>The session’s model “{model}” is used</source>
        <translation>Das Modell „{model}“ der Sitzung wird verwendet</translation>
    </message>
    <message>
        <source>The session’s model is used, but the session does not tell it</source>
        <translation>Das Modell der Sitzung wird verwendet, doch die Sitzung nennt es nicht</translation>
    </message>
    <message>
        <source>If it fails, these are tried: {models}</source>
        <translation>Scheitert es, werden diese versucht: {models}</translation>
    </message>
    <message>
        <source>The agent sets “{level}”; it is fitted to what the model supports</source>
        <translation>Der Agent setzt „{level}“; angepasst an das, was das Modell unterstützt</translation>
    </message>
    <message>
        <source>The agent sets “omit”: nothing about thinking is sent to the model</source>
        <translation>Der Agent setzt „omit“: Zum Denken wird dem Modell nichts gesendet</translation>
    </message>
    <message>
        <source>The session’s level is used</source>
        <translation>Die Stufe der Sitzung wird verwendet</translation>
    </message>
    <message>
        <source>Edit inside the workspace</source>
        <translation>Im Arbeitsbereich bearbeiten</translation>
    </message>
    <message>
        <source>Edit outside the workspace</source>
        <translation>Außerhalb des Arbeitsbereichs bearbeiten</translation>
    </message>
    <message>
        <source>Edit in the scratch folder</source>
        <translation>Im Scratch-Ordner bearbeiten</translation>
    </message>
    <message>
        <source>Run a command</source>
        <translation>Einen Befehl ausführen</translation>
    </message>
    <message>
        <source>Call a tool of an MCP server</source>
        <translation>Ein Werkzeug eines MCP-Servers aufrufen</translation>
    </message>
    <message>
        <source>Call a plugin tool of low risk</source>
        <translation>Ein Plugin-Werkzeug mit geringem Risiko aufrufen</translation>
    </message>
    <message>
        <source>Call any other plugin tool</source>
        <translation>Ein anderes Plugin-Werkzeug aufrufen</translation>
    </message>
    <message>
        <source>Use the browser, skills or plugin builder</source>
        <translation>Browser, Skills oder Plugin-Bau verwenden</translation>
    </message>
    <message>
        <source>Call any other tool</source>
        <translation>Ein anderes Werkzeug aufrufen</translation>
    </message>
    <message>
        <source>The Task tools always stay with the parent, so a child cannot start others.</source>
        <translation>Die Task-Werkzeuge bleiben immer bei der Elternsitzung; ein Unteragent kann daher keine anderen starten.</translation>
    </message>
    <message>
        <source>It ends here: children of a session never start others.</source>
        <translation>Hier ist Schluss: Unteragenten einer Sitzung starten nie andere.</translation>
    </message>
    <message>
        <source>This session cannot start agents: it has no Task tool.</source>
        <translation>Diese Sitzung kann keine Agenten starten: Sie hat kein Werkzeug Task.</translation>
    </message>
    <message>
        <source>This session cannot start agents: in {mode} mode there is no Task tool.</source>
        <translation>Diese Sitzung kann keine Agenten starten: Im Modus {mode} gibt es kein Werkzeug Task.</translation>
    </message>
    <message>
        <source>No session gets this agent; its problems say why.</source>
        <translation>Keine Sitzung erhält diesen Agenten; seine Probleme sagen, warum.</translation>
    </message>
    <message>
        <source>Sessions are not offered this agent; its problems say why.</source>
        <translation>Sitzungen wird dieser Agent nicht angeboten; seine Probleme sagen, warum.</translation>
    </message>
    <message>
        <source>Another definition of the same name is used instead: “{path}”.</source>
        <translation>Eine andere Definition desselben Namens wird stattdessen verwendet: „{path}“.</translation>
    </message>
    <message>
        <source>This agent is offered only in sessions of {projects}.</source>
        <translation>Dieser Agent wird nur in Sitzungen von {projects} angeboten.</translation>
    </message>
    <message>
        <source>In {mode} mode the session has no Task tool, so it cannot start agents.</source>
        <translation>Im Modus {mode} hat die Sitzung kein Werkzeug Task und kann daher keine Agenten starten.</translation>
    </message>
    <message>
        <source>The session has no Task tool, so it cannot start agents.</source>
        <translation>Die Sitzung hat kein Werkzeug Task und kann daher keine Agenten starten.</translation>
    </message>
    <message>
        <source>The start fails: the session has none of the agent’s tools. List others, or inherit.</source>
        <translation>Der Start scheitert: Die Sitzung hat keines der Werkzeuge des Agenten. Andere aufführen oder übernehmen.</translation>
    </message>
    <message>
        <source>The start fails: the model “{pin}” cannot be used ({reason}).</source>
        <translation>Der Start scheitert: Das Modell „{pin}“ ist nicht verwendbar ({reason}).</translation>
    </message>
    <message>
        <source>This session uses the lower-case tool names of newer versions, and these rules compare names exactly. Choose rules 0304 to see what that version does.</source>
        <translation>Diese Sitzung verwendet die kleingeschriebenen Werkzeugnamen neuerer Versionen, und diese Regeln vergleichen Namen exakt. Die Regeln 0304 wählen, um zu sehen, was jene Version tut.</translation>
    </message>
    <message>
        <source>The agent’s “auto” also opens paths outside the workspace, although the session is in “{mode}”. PI-Desktop’s decision record says that gate stays closed; the program opens it.</source>
        <translation>„auto“ des Agenten öffnet auch Pfade außerhalb des Arbeitsbereichs, obwohl die Sitzung in „{mode}“ ist. Laut Entscheidungsprotokoll von PI-Desktop bleibt diese Schranke geschlossen; das Programm öffnet sie.</translation>
    </message>
    <message>
        <source>{count} inherited tools of MCP servers run without asking, whatever the permission mode. PI-Desktop shows no card for them even in “ask”.</source>
        <translation>{count} übernommene Werkzeuge von MCP-Servern laufen ohne Nachfrage, gleich in welchem Berechtigungsmodus. Selbst in „ask“ zeigt PI-Desktop für sie keine Rückfrage.</translation>
    </message>
    <message>
        <source>The agent’s “{own}” replaces the session’s “{mode}”, so cards come back although the session does not ask.</source>
        <translation>„{own}“ des Agenten ersetzt „{mode}“ der Sitzung; daher kommen Rückfragen wieder, obwohl die Sitzung nicht nachfragt.</translation>
    </message>
    <message>
        <source>The parent may name another model in its Task call.</source>
        <translation>Die Elternsitzung kann in ihrem Task-Aufruf ein anderes Modell nennen.</translation>
    </message>
    <message>
        <source>Approvals given during the session are counted only if the session tells them; parent and children share them.</source>
        <translation>Während der Sitzung erteilte Zustimmungen zählen nur, wenn die Sitzung sie nennt; Elternsitzung und Unteragenten teilen sie.</translation>
    </message>
    <message>
        <source>Deny patterns for paths and commands in PI-Desktop’s settings are not evaluated.</source>
        <translation>Ablehnungsmuster für Pfade und Befehle in den Einstellungen von PI-Desktop werden nicht ausgewertet.</translation>
    </message>
    <message>
        <source>Commands run by Bash are not checked for paths; inside and outside are told apart only for Read, Glob, Grep, Edit and Write.</source>
        <translation>Von Bash ausgeführte Befehle werden nicht auf Pfade geprüft; innen und außen wird nur bei Read, Glob, Grep, Edit und Write unterschieden.</translation>
    </message>
    <message>
        <source>The session was reconstructed: tools of MCP servers, plugins and extensions may be missing or inferred, and PI-Desktop builds the list anew at every start.</source>
        <translation>Die Sitzung wurde rekonstruiert: Werkzeuge von MCP-Servern, Plugins und Erweiterungen können fehlen oder erschlossen sein, und PI-Desktop stellt die Liste bei jedem Start neu auf.</translation>
    </message>
    <message>
        <source>A session runs at most 10 agents at a time; how many run now is not known.</source>
        <translation>Eine Sitzung führt höchstens 10 Agenten gleichzeitig aus; wie viele gerade laufen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether the pinned model’s provider is set up is not known.</source>
        <translation>Ob der Anbieter des festgelegten Modells eingerichtet ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Shows the content of a file</source>
        <translation>Zeigt den Inhalt einer Datei</translation>
    </message>
    <message>
        <source>Runs a shell command</source>
        <translation>Führt einen Shell-Befehl aus</translation>
    </message>
    <message>
        <source>Runs a PowerShell command; off unless it is asked for</source>
        <translation>Führt einen PowerShell-Befehl aus; aus, wenn nicht verlangt</translation>
    </message>
    <message>
        <source>Changes parts of a file</source>
        <translation>Ändert Teile einer Datei</translation>
    </message>
    <message>
        <source>Searches in files; off unless it is asked for</source>
        <translation>Sucht in Dateien; aus, wenn nicht verlangt</translation>
    </message>
    <message>
        <source>Finds files by name; off unless it is asked for</source>
        <translation>Findet Dateien nach Namen; aus, wenn nicht verlangt</translation>
    </message>
    <message>
        <source>Lists a folder; off unless it is asked for</source>
        <translation>Listet einen Ordner auf; aus, wenn nicht verlangt</translation>
    </message>
    <message>
        <source>How the parent calls the agent; case counts, and the file name does not.</source>
        <translation>Wie die Elternsitzung den Agenten aufruft; Groß- und Kleinschreibung zählt, der Dateiname nicht.</translation>
    </message>
    <message>
        <source>Tells the parent when to start this agent.</source>
        <translation>Sagt der Elternsitzung, wann sie diesen Agenten starten soll.</translation>
    </message>
    <message>
        <source>Case counts here. “*” stands for any run of characters; “+name” and “-name” change the usual tools instead of listing them. There is no word for inheriting.</source>
        <translation>Groß- und Kleinschreibung zählt. „*“ steht für beliebige Zeichen; „+name“ und „-name“ ändern die üblichen Werkzeuge, statt sie aufzuführen. Ein Wort für Übernehmen gibt es nicht.</translation>
    </message>
    <message>
        <source>Not set — read, bash, edit, write and every extension’s tools</source>
        <translation>Nicht gesetzt – read, bash, edit, write und die Werkzeuge aller Erweiterungen</translation>
    </message>
    <message>
        <source>Blocked tools</source>
        <translation>Gesperrte Werkzeuge</translation>
    </message>
    <message>
        <source>Added to what the configuration blocks; nothing can be allowed again. A name, “*” and “?” as wildcards, or “ext:” with an extension’s id; case does not count.</source>
        <translation>Kommt zu dem hinzu, was die Konfiguration sperrt; wieder erlauben lässt sich nichts. Ein Name, „*“ und „?“ als Platzhalter oder „ext:“ mit der Kennung einer Erweiterung; Groß- und Kleinschreibung zählt nicht.</translation>
    </message>
    <message>
        <source>Not set — only what the configuration blocks</source>
        <translation>Nicht gesetzt – nur, was die Konfiguration sperrt</translation>
    </message>
    <message>
        <source>Written as provider/model. A model of its own also ends following the parent’s thinking level.</source>
        <translation>Als provider/model geschrieben. Mit einem eigenen Modell folgt er auch nicht mehr der Denkstufe der Elternsitzung.</translation>
    </message>
    <message>
        <source>Not set — the parent’s model</source>
        <translation>Nicht gesetzt – das Modell der Elternsitzung</translation>
    </message>
    <message>
        <source>How long the model may think; pi fits it to the model.</source>
        <translation>Wie lange das Modell nachdenken darf; pi passt es an das Modell an.</translation>
    </message>
    <message>
        <source>Not set — the parent’s level, or the model’s usual one when a model is set</source>
        <translation>Nicht gesetzt – die Stufe der Elternsitzung oder, wenn ein Modell gesetzt ist, die übliche des Modells</translation>
    </message>
    <message>
        <source>After so many turns the child is asked to end, five turns later it is stopped.</source>
        <translation>Nach so vielen Runden wird der Unteragent gebeten, zum Ende zu kommen; fünf Runden später wird er angehalten.</translation>
    </message>
    <message>
        <source>Not set — the configuration’s limit, else 50</source>
        <translation>Nicht gesetzt – das Limit der Konfiguration, sonst 50</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>As if the file were not there. It does not hide an agent of the same name in a weaker folder; that one is used again.</source>
        <translation>Als gäbe es die Datei nicht. Einen Agenten desselben Namens in einem schwächeren Ordner verbirgt das nicht; er wird wieder verwendet.</translation>
    </message>
    <message>
        <source>Not set — offered</source>
        <translation>Nicht gesetzt – wird angeboten</translation>
    </message>
    <message>
        <source>Added behind the child’s system prompt. When tools are blocked, a section that lists them follows.</source>
        <translation>Kommt hinter den System-Prompt des Unteragenten. Sind Werkzeuge gesperrt, folgt ein Abschnitt, der sie aufführt.</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Whether the parent keeps only its kept tools and delegates.</source>
        <translation>Ob die Elternsitzung nur ihre behaltenen Werkzeuge hat und delegiert.</translation>
    </message>
    <message>
        <source>Not set — engaged</source>
        <translation>Nicht gesetzt – aktiv</translation>
    </message>
    <message>
        <source>Tools the parent keeps</source>
        <translation>Werkzeuge, die die Elternsitzung behält</translation>
    </message>
    <message>
        <source>Only for the parent; children are not affected. An empty list keeps every extension’s tools.</source>
        <translation>Nur für die Elternsitzung; Unteragenten sind nicht betroffen. Eine leere Liste behält die Werkzeuge aller Erweiterungen.</translation>
    </message>
    <message>
        <source>Not set — only delegate</source>
        <translation>Nicht gesetzt – nur delegate</translation>
    </message>
    <message>
        <source>Blocked in every child</source>
        <translation>In jedem Unteragenten gesperrt</translation>
    </message>
    <message>
        <source>The floor: an agent can block more, never less. A name, “*” and “?” as wildcards, or “ext:” with an extension’s id.</source>
        <translation>Die Untergrenze: Ein Agent kann mehr sperren, nie weniger. Ein Name, „*“ und „?“ als Platzhalter oder „ext:“ mit der Kennung einer Erweiterung.</translation>
    </message>
    <message>
        <source>Not set — nothing</source>
        <translation>Nicht gesetzt – nichts</translation>
    </message>
    <message>
        <source>Extensions of children</source>
        <translation>Erweiterungen von Unteragenten</translation>
    </message>
    <message>
        <source>With any entry, children load only these: no MCP, no other extension, and without pi-orchestrator itself among them also no gate.</source>
        <translation>Sobald ein Eintrag da ist, laden Unteragenten nur diese: kein MCP, keine andere Erweiterung und ohne pi-orchestrator selbst darunter auch keine Schranke.</translation>
    </message>
    <message>
        <source>Not set — the child finds them as usual</source>
        <translation>Nicht gesetzt – der Unteragent findet sie wie üblich</translation>
    </message>
    <message>
        <source>Pass on the parent’s prompt</source>
        <translation>Prompt der Elternsitzung weitergeben</translation>
    </message>
    <message>
        <source>Not set — passed on</source>
        <translation>Nicht gesetzt – wird weitergegeben</translation>
    </message>
    <message>
        <source>Built-in agents</source>
        <translation>Mitgelieferte Agenten</translation>
    </message>
    <message>
        <source>One line for each agent to change: “worker = max” sets its thinking level, “scout = hidden” takes it out; “* = off” alone switches all of them off.</source>
        <translation>Eine Zeile je Agent, der sich ändern soll: „worker = max“ setzt seine Denkstufe, „scout = hidden“ nimmt ihn heraus; „* = off“ allein schaltet alle aus.</translation>
    </message>
    <message>
        <source>One line for each agent, such as “scout = acme/small”; it beats the model in the agent’s file.</source>
        <translation>Eine Zeile je Agent, etwa „scout = acme/small“; sie geht dem Modell in der Datei des Agenten vor.</translation>
    </message>
    <message>
        <source>Not set — all of them</source>
        <translation>Nicht gesetzt – alle</translation>
    </message>
    <message>
        <source>Models by agent</source>
        <translation>Modelle nach Agent</translation>
    </message>
    <message>
        <source>Stall timeout</source>
        <translation>Stillstand-Zeitlimit</translation>
    </message>
    <message>
        <source>Milliseconds without any sign of life until a child is stopped.</source>
        <translation>Millisekunden ohne Lebenszeichen, bis ein Unteragent angehalten wird.</translation>
    </message>
    <message>
        <source>Not set — 600,000</source>
        <translation>Nicht gesetzt – 600.000</translation>
    </message>
    <message>
        <source>Keep child sessions</source>
        <translation>Sitzungen von Unteragenten behalten</translation>
    </message>
    <message>
        <source>Not set — kept beside the parent’s</source>
        <translation>Nicht gesetzt – bleiben neben der Elternsitzung</translation>
    </message>
    <message>
        <source>Run children in the background</source>
        <translation>Unteragenten im Hintergrund ausführen</translation>
    </message>
    <message>
        <source>Not set — in the background</source>
        <translation>Nicht gesetzt – im Hintergrund</translation>
    </message>
    <message>
        <source>One header that is no YAML stops pi-orchestrator as a whole: when pi starts, the extension does not load (no delegate, no gate), and in a running session every delegate call fails, whichever agent it asks for. Mend the value, or move the file away.</source>
        <translation>Ein einziger Kopf, der kein YAML ist, legt pi-orchestrator ganz lahm: Beim Start von pi wird die Erweiterung nicht geladen (kein delegate, keine Schranke), und in einer laufenden Sitzung scheitert jeder delegate-Aufruf, gleich für welchen Agenten. Den Wert korrigieren oder die Datei wegräumen.</translation>
    </message>
    <message>
        <source>“{file}” is no valid YAML, so pi-orchestrator starts no agent at all until it is mended.</source>
        <translation>„{file}“ ist kein gültiges YAML; pi-orchestrator startet daher gar keinen Agenten, bis es korrigiert ist.</translation>
    </message>
    <message>
        <source>Put the value of “{key}” in quotes</source>
        <translation>Den Wert von „{key}“ in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Put the values of {keys} in quotes</source>
        <translation>Die Werte von {keys} in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Take “{key}” out</source>
        <translation>„{key}“ herausnehmen</translation>
    </message>
    <message>
        <source>The header uses a rare form of YAML (a key behind “?”, or a “%YAML” line) that this program and pi’s reader may take differently. Write “key: value” to be sure.</source>
        <translation>Der Kopf verwendet eine seltene Form von YAML (einen Schlüssel hinter „?“ oder eine Zeile „%YAML“), die dieses Programm und der Leser von pi verschieden auffassen können. Sicherheitshalber „Schlüssel: Wert“ schreiben.</translation>
    </message>
    <message>
        <source>Write “{meant}” instead of “{entry}”</source>
        <translation>„{meant}“ statt „{entry}“ schreiben</translation>
    </message>
    <message>
        <source>Rename “{written}” to “{meant}”</source>
        <translation>„{written}“ in „{meant}“ umbenennen</translation>
    </message>
    <message>
        <source>Remove the “{key}” that does not count</source>
        <translation>Das „{key}“ entfernen, das nicht zählt</translation>
    </message>
    <message>
        <source>pi-orchestrator reads only files whose name ends in “.md”, in small letters, so “{name}” is passed over without a word. Rename it.</source>
        <translation>pi-orchestrator liest nur Dateien, deren Name auf „.md“ in Kleinbuchstaben endet; „{name}“ wird daher stillschweigend übergangen. Umbenennen.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. The agent reads it with a replacement character for every wrong byte. Save it as UTF-8.</source>
        <translation>Die Datei ist kein UTF-8. Der Agent liest sie mit einem Ersatzzeichen für jedes falsche Byte. Als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file does not start with “---”, so it has no header and is no agent. That is fine for a readme.</source>
        <translation>Die Datei beginnt nicht mit „---“; sie hat daher keinen Kopf und ist kein Agent. Für eine Readme-Datei ist das in Ordnung.</translation>
    </message>
    <message>
        <source>The header is never closed by a line that starts with “---”, so the file is passed over without a word. Add that line below the last field.</source>
        <translation>Der Kopf wird nie durch eine Zeile abgeschlossen, die mit „---“ beginnt; die Datei wird daher stillschweigend übergangen. Diese Zeile unter dem letzten Feld ergänzen.</translation>
    </message>
    <message>
        <source>The header holds no fields, so the file is passed over without a word. Write “key: value” lines.</source>
        <translation>Der Kopf enthält keine Felder; die Datei wird daher stillschweigend übergangen. Zeilen „Schlüssel: Wert“ schreiben.</translation>
    </message>
    <message>
        <source>There is no “name”, so the file is passed over without a word; the file name does not count. Add one.</source>
        <translation>Es fehlt „name“; die Datei wird daher stillschweigend übergangen. Der Dateiname zählt nicht. Ergänzen.</translation>
    </message>
    <message>
        <source>“name” has to be a text, and YAML does not read {written} as one, so the file is passed over without a word. Put it in quotes.</source>
        <translation>„name“ muss ein Text sein, und YAML liest {written} nicht als Text; die Datei wird daher stillschweigend übergangen. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>There is no “description”, so the file is passed over without a word. Add one.</source>
        <translation>Es fehlt „description“; die Datei wird daher stillschweigend übergangen. Ergänzen.</translation>
    </message>
    <message>
        <source>“description” has to be a text, and YAML does not read {written} as one, so the file is passed over without a word. Put it in quotes.</source>
        <translation>„description“ muss ein Text sein, und YAML liest {written} nicht als Text; die Datei wird daher stillschweigend übergangen. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>“hidden: true” takes this file out, as if it were not there.</source>
        <translation>„hidden: true“ nimmt diese Datei heraus, als gäbe es sie nicht.</translation>
    </message>
    <message>
        <source>Hiding this file does not hide “{name}”: the one in {path} is used again. Hide that one too, or change this one instead.</source>
        <translation>Diese Datei zu verbergen verbirgt „{name}“ nicht: Der in {path} wird wieder verwendet. Auch jenen verbergen oder stattdessen diesen ändern.</translation>
    </message>
    <message>
        <source>“{name}” is there twice in one folder (see “{file}”). Which of the two counts depends on the file system. Give one of them another name.</source>
        <translation>„{name}“ kommt in einem Ordner zweimal vor (siehe „{file}“). Welcher von beiden zählt, hängt vom Dateisystem ab. Einem davon einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>“{written}” is no field of pi-orchestrator and is passed over without a word; “{meant}” is probably meant. Rename it.</source>
        <translation>„{written}“ ist kein Feld von pi-orchestrator und wird stillschweigend übergangen; gemeint ist wohl „{meant}“. Umbenennen.</translation>
    </message>
    <message>
        <source>“tools” names nothing that counts, and that means every tool, not none. Take the line out to say the same clearly, or list the tools.</source>
        <translation>„tools“ nennt nichts, was zählt, und das bedeutet alle Werkzeuge, nicht keine. Die Zeile weglassen, um dasselbe deutlich zu sagen, oder die Werkzeuge aufführen.</translation>
    </message>
    <message>
        <source>“tools” holds only commas; pi is then given an empty list and the child gets no tool at all, MCP included. List the tools, or take the line out for all of them.</source>
        <translation>„tools“ enthält nur Kommas; pi erhält dann eine leere Liste, und der Unteragent bekommt gar kein Werkzeug, auch keines von MCP. Die Werkzeuge aufführen oder die Zeile weglassen, um alle zu geben.</translation>
    </message>
    <message>
        <source>“tools” mixes plain names with “+name” or “-name”. pi refuses that and the child ends before it starts. Use one kind only.</source>
        <translation>„tools“ mischt einfache Namen mit „+name“ oder „-name“. pi weist das ab, und der Unteragent endet, bevor er startet. Nur eine Art verwenden.</translation>
    </message>
    <message>
        <source>“{entry}” is a pattern behind “+” or “-”. pi refuses that and the child ends before it starts. Write the exact name.</source>
        <translation>„{entry}“ ist ein Muster hinter „+“ oder „-“. pi weist das ab, und der Unteragent endet, bevor er startet. Den genauen Namen schreiben.</translation>
    </message>
    <message>
        <source>pi-orchestrator has no word for inheriting: “{entry}” is taken for the name of a tool that does not exist, and alone it leaves the child without any tool. Take “tools” out to give the child the usual tools.</source>
        <translation>pi-orchestrator hat kein Wort für Übernehmen: „{entry}“ gilt als Name eines Werkzeugs, das es nicht gibt, und allein lässt es den Unteragenten ohne jedes Werkzeug. „tools“ weglassen, um dem Unteragenten die üblichen Werkzeuge zu geben.</translation>
    </message>
    <message>
        <source>“{entry}” holds a comma; pi splits it into several names when the child starts. Write them as entries of their own.</source>
        <translation>„{entry}“ enthält ein Komma; pi zerlegt es beim Start des Unteragenten in mehrere Namen. Als eigene Einträge schreiben.</translation>
    </message>
    <message>
        <source>“{entry}” matches nothing here: “ext:” and “?” work only in block lists, “tools” knows exact names and “*”. Name the tools.</source>
        <translation>„{entry}“ passt hier auf nichts: „ext:“ und „?“ wirken nur in Sperrlisten, „tools“ kennt genaue Namen und „*“. Die Werkzeuge nennen.</translation>
    </message>
    <message>
        <source>“{entry}” is one single entry with a blank in it, and no tool has such a name. Separate the names by commas, or write each on a line of its own behind “- ”.</source>
        <translation>„{entry}“ ist ein einziger Eintrag mit einem Leerzeichen, und so heißt kein Werkzeug. Die Namen durch Kommas trennen oder jeden auf eine eigene Zeile hinter „- “ schreiben.</translation>
    </message>
    <message>
        <source>“{entry}” is no tool’s name: brackets do not limit a tool to some calls here. Write the bare name, which gives the whole tool.</source>
        <translation>„{entry}“ ist kein Name eines Werkzeugs: Klammern begrenzen ein Werkzeug hier nicht auf bestimmte Aufrufe. Den bloßen Namen schreiben, der das ganze Werkzeug gibt.</translation>
    </message>
    <message>
        <source>Case counts in “tools”: there is no tool “{entry}”, pi’s own is “{meant}”. An entry that matches nothing is passed over without a word.</source>
        <translation>In „tools“ zählt Groß- und Kleinschreibung: Es gibt kein Werkzeug „{entry}“, das von pi heißt „{meant}“. Ein Eintrag, der auf nichts passt, wird stillschweigend übergangen.</translation>
    </message>
    <message>
        <source>A child never has “delegate”, so this entry gives nothing. Take it out.</source>
        <translation>Ein Unteragent hat „delegate“ nie; dieser Eintrag gibt also nichts. Weglassen.</translation>
    </message>
    <message>
        <source>“{entry}” in “{key}” is read as a map, because a blank follows the colon, and vanishes without a word. Take the blank out, or put the entry in quotes.</source>
        <translation>„{entry}“ in „{key}“ wird als Zuordnung gelesen, weil auf den Doppelpunkt ein Leerzeichen folgt, und verschwindet stillschweigend. Das Leerzeichen entfernen oder den Eintrag in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>{count} entries of “{key}” are no texts and vanish without a word. Put them in quotes.</source>
        <translation>{count} Einträge von „{key}“ sind keine Texte und verschwinden stillschweigend. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>“blockTools” blocks every tool that “tools” gives, so the child has none. A block always wins over a list.</source>
        <translation>„blockTools“ sperrt jedes Werkzeug, das „tools“ gibt; der Unteragent hat daher keines. Eine Sperre geht einer Liste immer vor.</translation>
    </message>
    <message>
        <source>“blockTools” names nothing that counts, so it blocks nothing. Fill it or remove it.</source>
        <translation>„blockTools“ nennt nichts, was zählt, und sperrt daher nichts. Füllen oder entfernen.</translation>
    </message>
    <message>
        <source>“{entry}” holds a comma. It is split only when the child starts, so wildcards and “ext:” in it are not looked up in the parent first. Write entries of their own.</source>
        <translation>„{entry}“ enthält ein Komma. Zerlegt wird es erst beim Start des Unteragenten; Platzhalter und „ext:“ darin werden daher nicht zuerst in der Elternsitzung nachgeschlagen. Eigene Einträge schreiben.</translation>
    </message>
    <message>
        <source>“{entry}” is taken literally: a block list knows no “!”, “+” or “-”, and nothing can be taken out of it again. Write the name of what to block.</source>
        <translation>„{entry}“ wird wörtlich genommen: Eine Sperrliste kennt kein „!“, „+“ oder „-“, und nichts lässt sich wieder herausnehmen. Den Namen dessen schreiben, was zu sperren ist.</translation>
    </message>
    <message>
        <source>“{entry}” matches no tool: only whole tools can be blocked, not some of their calls. Write the bare name, or leave it out.</source>
        <translation>„{entry}“ passt auf kein Werkzeug: Nur ganze Werkzeuge lassen sich sperren, nicht einzelne Aufrufe. Den bloßen Namen schreiben oder weglassen.</translation>
    </message>
    <message>
        <source>“{entry}” is taken for the name of a tool; there is no word for inheriting here.</source>
        <translation>„{entry}“ gilt als Name eines Werkzeugs; ein Wort für Übernehmen gibt es hier nicht.</translation>
    </message>
    <message>
        <source>“{entry}” never matches: behind “ext:” wildcards do not work. Write one entry for each extension.</source>
        <translation>„{entry}“ passt nie: Hinter „ext:“ wirken Platzhalter nicht. Für jede Erweiterung einen Eintrag schreiben.</translation>
    </message>
    <message>
        <source>“{entry}” never matches: an extension’s id is the package name alone. Write “{meant}”.</source>
        <translation>„{entry}“ passt nie: Die Kennung einer Erweiterung ist allein der Paketname. „{meant}“ schreiben.</translation>
    </message>
    <message>
        <source>“{entry}” matches nothing since pi 0.99: each built-in tool now has an id of its own, such as “builtin:bash”, and MCP tools have “builtin:mcp”. Write those.</source>
        <translation>„{entry}“ passt seit pi 0.99 auf nichts: Jedes mitgelieferte Werkzeug hat jetzt eine eigene Kennung, etwa „builtin:bash“, und MCP-Werkzeuge haben „builtin:mcp“. Diese schreiben.</translation>
    </message>
    <message>
        <source>“{entry}” hits every extension whose main file is called “index”, which are most of those in folders. Name the tools instead.</source>
        <translation>„{entry}“ trifft jede Erweiterung, deren Hauptdatei „index“ heißt; das sind die meisten in Ordnern. Stattdessen die Werkzeuge nennen.</translation>
    </message>
    <message>
        <source>“{entry}” never matches: nothing may stand between “ext:” and the id, and an id is needed.</source>
        <translation>„{entry}“ passt nie: Zwischen „ext:“ und der Kennung darf nichts stehen, und eine Kennung ist nötig.</translation>
    </message>
    <message>
        <source>“model” is no text, so it does not count. Put it in quotes, or take it out.</source>
        <translation>„model“ ist kein Text und zählt daher nicht. In Anführungszeichen setzen oder weglassen.</translation>
    </message>
    <message>
        <source>An empty “model” is not the same as none: the child then uses pi’s own default, not the parent’s model. Take the line out to follow the parent.</source>
        <translation>Ein leeres „model“ ist nicht dasselbe wie keines: Der Unteragent verwendet dann den Standard von pi, nicht das Modell der Elternsitzung. Die Zeile weglassen, um der Elternsitzung zu folgen.</translation>
    </message>
    <message>
        <source>“model” has blanks at its ends, and they are passed on as they are. Remove them.</source>
        <translation>„model“ hat Leerzeichen an den Enden, und sie werden unverändert weitergegeben. Entfernen.</translation>
    </message>
    <message>
        <source>“{model}” is taken for the name of a model. Take the line out to follow the parent’s model.</source>
        <translation>„{model}“ gilt als Name eines Modells. Die Zeile weglassen, um dem Modell der Elternsitzung zu folgen.</translation>
    </message>
    <message>
        <source>“{model}” has no provider in front. pi then looks for the name in all providers; write provider/model to be sure.</source>
        <translation>„{model}“ hat keinen Anbieter davor. pi sucht den Namen dann bei allen Anbietern; sicherheitshalber als provider/model schreiben.</translation>
    </message>
    <message>
        <source>“{written}” is no thinking level, so the field does not count. Use off, minimal, low, medium, high, xhigh or max, in small letters.</source>
        <translation>„{written}“ ist keine Denkstufe; das Feld zählt daher nicht. off, minimal, low, medium, high, xhigh oder max verwenden, in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>“{written}” is no whole number above zero without quotes, so the field does not count and the configuration’s limit applies.</source>
        <translation>„{written}“ ist keine ganze Zahl über null ohne Anführungszeichen; das Feld zählt daher nicht, und das Limit der Konfiguration gilt.</translation>
    </message>
    <message>
        <source>Only “true” without quotes hides an agent; “{written}” does not. Write true or false.</source>
        <translation>Nur „true“ ohne Anführungszeichen verbirgt einen Agenten; „{written}“ tut es nicht. true oder false schreiben.</translation>
    </message>
    <message>
        <source>The configuration switches this built-in agent off (builtinFleet).</source>
        <translation>Die Konfiguration schaltet diesen mitgelieferten Agenten aus (builtinFleet).</translation>
    </message>
    <message>
        <source>From the configuration (builtinFleet, {name})</source>
        <translation>Aus der Konfiguration (builtinFleet, {name})</translation>
    </message>
    <message>
        <source>From the configuration (modelOverrides, {name}); it beats the file</source>
        <translation>Aus der Konfiguration (modelOverrides, {name}); sie geht der Datei vor</translation>
    </message>
    <message>
        <source>From the configuration (maxTurns)</source>
        <translation>Aus der Konfiguration (maxTurns)</translation>
    </message>
    <message>
        <source>This older configuration file does not count while “{file}” is there. The extension deletes it when it next saves.</source>
        <translation>Diese ältere Konfigurationsdatei zählt nicht, solange es „{file}“ gibt. Die Erweiterung löscht sie, wenn sie das nächste Mal speichert.</translation>
    </message>
    <message>
        <source>Release 0.1.2 does not read this file, only “{file}”, and that as strict JSON.</source>
        <translation>Version 0.1.2 liest diese Datei nicht, nur „{file}“, und die als strenges JSON.</translation>
    </message>
    <message>
        <source>Release 0.1.2 does not know “{key}”; the field is passed over without a word.</source>
        <translation>Version 0.1.2 kennt „{key}“ nicht; das Feld wird stillschweigend übergangen.</translation>
    </message>
    <message>
        <source>There is no agent “{name}” here, so this entry does nothing for this project.</source>
        <translation>Hier gibt es keinen Agenten „{name}“; dieser Eintrag bewirkt für dieses Projekt daher nichts.</translation>
    </message>
    <message>
        <source>The extension ignores a file with any fault as a whole and without a word: no tool is blocked in children, no model is replaced, and every other setting has its default.</source>
        <translation>Die Erweiterung ignoriert eine Datei mit einem Fehler ganz und stillschweigend: Kein Werkzeug wird in Unteragenten gesperrt, kein Modell ersetzt, und jede andere Einstellung hat ihren Standardwert.</translation>
    </message>
    <message>
        <source>The file holds no object in braces, so every setting has its default. Write { } around the settings.</source>
        <translation>Die Datei enthält kein Objekt in geschweiften Klammern; jede Einstellung hat daher ihren Standardwert. { } um die Einstellungen schreiben.</translation>
    </message>
    <message>
        <source>“{key}” is there twice: line {last} counts, line {line} does not, but the extension’s own settings screen would change line {line}. Remove it.</source>
        <translation>„{key}“ steht zweimal da: Zeile {last} zählt, Zeile {line} nicht, doch die eigene Einstellungsseite der Erweiterung würde Zeile {line} ändern. Entfernen.</translation>
    </message>
    <message>
        <source>“{written}” is no setting of pi-orchestrator and is passed over without a word; “{meant}” is probably meant. Rename it.</source>
        <translation>„{written}“ ist keine Einstellung von pi-orchestrator und wird stillschweigend übergangen; gemeint ist wohl „{meant}“. Umbenennen.</translation>
    </message>
    <message>
        <source>The value of “{key}” is of the wrong kind, so the default applies; the extension’s next save replaces it. Correct it.</source>
        <translation>Der Wert von „{key}“ ist von der falschen Art; daher gilt der Standardwert, und das nächste Speichern der Erweiterung ersetzt ihn. Korrigieren.</translation>
    </message>
    <message>
        <source>The entry “{entry}” of “{key}” is not usable and does not count; the extension’s next save removes it. Correct it.</source>
        <translation>Der Eintrag „{entry}“ von „{key}“ ist nicht brauchbar und zählt nicht; das nächste Speichern der Erweiterung entfernt ihn. Korrigieren.</translation>
    </message>
    <message>
        <source>An empty list keeps the tools of every extension in the parent, not none of them.</source>
        <translation>Eine leere Liste behält in der Elternsitzung die Werkzeuge aller Erweiterungen, nicht keines davon.</translation>
    </message>
    <message>
        <source>pi-orchestrator itself is not among these extensions, so children have no gate: blocks by “?”, “ext:” or in another case miss tools that only the child has. Add pi-orchestrator.</source>
        <translation>pi-orchestrator selbst gehört nicht zu diesen Erweiterungen; Unteragenten haben daher keine Schranke: Sperren mit „?“, „ext:“ oder in anderer Groß- und Kleinschreibung verfehlen Werkzeuge, die nur der Unteragent hat. pi-orchestrator hinzufügen.</translation>
    </message>
    <message>
        <source>There is no field “{field}” in this kind of file, so nothing was changed.</source>
        <translation>In dieser Art von Datei gibt es kein Feld „{field}“; daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“{field}” has no such entry. Read the file again and repeat the change.</source>
        <translation>„{field}“ hat keinen solchen Eintrag. Die Datei neu einlesen und die Änderung wiederholen.</translation>
    </message>
    <message>
        <source>The configuration has no instructions, so nothing was changed.</source>
        <translation>Die Konfiguration hat keine Anweisungen; daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“{field}” takes a whole number of at least 1, so nothing was changed.</source>
        <translation>„{field}“ nimmt eine ganze Zahl ab 1; daher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“{field}” cannot be “{value}”. Choose one of {values}.</source>
        <translation>„{field}“ kann nicht „{value}“ sein. Möglich sind: {values}.</translation>
    </message>
    <message>
        <source>Without “{field}” pi-orchestrator passes the file over, so it was not removed. Change it instead.</source>
        <translation>Ohne „{field}“ übergeht pi-orchestrator die Datei; daher wurde es nicht entfernt. Stattdessen ändern.</translation>
    </message>
    <message>
        <source>Each line of “{field}” is “agent = provider/model”, so nothing was changed. Write it that way.</source>
        <translation>Jede Zeile von „{field}“ lautet „agent = provider/model“; daher wurde nichts geändert. So schreiben.</translation>
    </message>
    <message>
        <source>Each line of “{field}” is “agent = ” and a thinking level, “hidden” or both, or “* = off” alone, so nothing was changed. Write it that way.</source>
        <translation>Jede Zeile von „{field}“ lautet „agent = “ und dann eine Denkstufe, „hidden“ oder beides, oder allein „* = off“; daher wurde nichts geändert. So schreiben.</translation>
    </message>
    <message>
        <source>The name is empty. Give the agent a name.</source>
        <translation>Der Name ist leer. Dem Agenten einen Namen geben.</translation>
    </message>
    <message>
        <source>The name has blanks at its ends or a control character in it, and the parent would have to write it exactly so. Use “{name}”.</source>
        <translation>Der Name hat Leerzeichen an den Enden oder ein Steuerzeichen, und die Elternsitzung müsste ihn genau so schreiben. „{name}“ verwenden.</translation>
    </message>
    <message>
        <source>There is already an agent “{name}” ({path}); only one of the two will be used, that of the stronger folder.</source>
        <translation>Es gibt schon einen Agenten „{name}“ ({path}); nur einer von beiden wird verwendet, der im stärkeren Ordner.</translation>
    </message>
    <message>
        <source>“{name}” is a built-in agent; this one will replace it whole.</source>
        <translation>„{name}“ ist ein mitgelieferter Agent; dieser wird ihn ganz ersetzen.</translation>
    </message>
    <message>
        <source>The agent “{name}” in {path} will be used again, because nothing replaces it then.</source>
        <translation>Der Agent „{name}“ in {path} wird wieder verwendet, weil ihn dann nichts mehr ersetzt.</translation>
    </message>
    <message>
        <source>The configuration sets a model for “{name}” (modelOverrides); it will not apply to the new name.</source>
        <translation>Die Konfiguration setzt ein Modell für „{name}“ (modelOverrides); für den neuen Namen wird es nicht gelten.</translation>
    </message>
    <message>
        <source>The parent has this tool registered</source>
        <translation>Die Elternsitzung hat dieses Werkzeug registriert</translation>
    </message>
    <message>
        <source>The parent does not have it, so wildcards and “ext:” cannot be looked up there</source>
        <translation>Die Elternsitzung hat es nicht; Platzhalter und „ext:“ lassen sich dort daher nicht nachschlagen</translation>
    </message>
    <message>
        <source>Whether the parent has it registered is not recorded</source>
        <translation>Ob die Elternsitzung es registriert hat, ist nicht verzeichnet</translation>
    </message>
    <message>
        <source>pi refuses this “tools” list, so the child ends before it starts</source>
        <translation>pi weist diese Liste „tools“ ab; der Unteragent endet daher, bevor er startet</translation>
    </message>
    <message>
        <source>A child never has pi-orchestrator’s “delegate”: in a child the extension registers no tool</source>
        <translation>Ein Unteragent hat „delegate“ von pi-orchestrator nie: In einem Unteragenten registriert die Erweiterung kein Werkzeug</translation>
    </message>
    <message>
        <source>No block takes it out at the start</source>
        <translation>Keine Sperre nimmt es beim Start heraus</translation>
    </message>
    <message>
        <source>The configuration blocks “{matcher}” for every child, which hits this tool of the parent; the child starts without it</source>
        <translation>Die Konfiguration sperrt „{matcher}“ für jeden Unteragenten, und das trifft dieses Werkzeug der Elternsitzung; der Unteragent startet ohne es</translation>
    </message>
    <message>
        <source>The agent blocks “{matcher}”, which hits this tool of the parent; the child starts without it</source>
        <translation>Der Agent sperrt „{matcher}“, und das trifft dieses Werkzeug der Elternsitzung; der Unteragent startet ohne es</translation>
    </message>
    <message>
        <source>The configuration’s block “{matcher}” is passed on to pi as it is and takes this tool out</source>
        <translation>Die Sperre „{matcher}“ der Konfiguration geht unverändert an pi und nimmt dieses Werkzeug heraus</translation>
    </message>
    <message>
        <source>The agent’s block “{matcher}” is passed on to pi as it is and takes this tool out</source>
        <translation>Die Sperre „{matcher}“ des Agenten geht unverändert an pi und nimmt dieses Werkzeug heraus</translation>
    </message>
    <message>
        <source>The agent lists it (“{entry}”)</source>
        <translation>Der Agent führt es auf („{entry}“)</translation>
    </message>
    <message>
        <source>The agent lists its tools, and this is none of them</source>
        <translation>Der Agent führt seine Werkzeuge auf, und dieses ist nicht darunter</translation>
    </message>
    <message>
        <source>The agent lists “{entry}”, but case counts there, so this tool is not listed</source>
        <translation>Der Agent führt „{entry}“ auf, doch dort zählt Groß- und Kleinschreibung; dieses Werkzeug ist also nicht aufgeführt</translation>
    </message>
    <message>
        <source>MCP tools stay registered beside a list that has no entry starting with “mcp__”</source>
        <translation>MCP-Werkzeuge bleiben registriert neben einer Liste ohne Eintrag, der mit „mcp__“ beginnt</translation>
    </message>
    <message>
        <source>The child has this tool</source>
        <translation>Der Unteragent hat dieses Werkzeug</translation>
    </message>
    <message>
        <source>The child does not have this tool of the parent</source>
        <translation>Der Unteragent hat dieses Werkzeug der Elternsitzung nicht</translation>
    </message>
    <message>
        <source>pi brings this tool itself</source>
        <translation>pi bringt dieses Werkzeug selbst mit</translation>
    </message>
    <message>
        <source>No rule takes it away, but the child finds its extensions itself: it gets this tool if that extension loads there</source>
        <translation>Keine Regel entzieht es, doch der Unteragent findet seine Erweiterungen selbst: Er erhält dieses Werkzeug, wenn jene Erweiterung dort geladen wird</translation>
    </message>
    <message>
        <source>Neither parent nor child has a tool of this name, so the entry does nothing</source>
        <translation>Weder Elternsitzung noch Unteragent haben ein Werkzeug dieses Namens; der Eintrag bewirkt daher nichts</translation>
    </message>
    <message>
        <source>There is no word for inheriting here; it is taken for a tool that does not exist</source>
        <translation>Ein Wort für Übernehmen gibt es hier nicht; es gilt als Werkzeug, das es nicht gibt</translation>
    </message>
    <message>
        <source>“ext:” and “?” do not work in “tools”, so the entry does nothing</source>
        <translation>„ext:“ und „?“ wirken in „tools“ nicht; der Eintrag bewirkt daher nichts</translation>
    </message>
    <message>
        <source>Case counts in “tools”, and pi’s own tool is written in small letters</source>
        <translation>In „tools“ zählt Groß- und Kleinschreibung, und das Werkzeug von pi wird kleingeschrieben</translation>
    </message>
    <message>
        <source>With “childExtensions” set, children load no MCP server, no codemode and no tool search</source>
        <translation>Ist „childExtensions“ gesetzt, laden Unteragenten weder MCP-Server noch codemode noch die Werkzeugsuche</translation>
    </message>
    <message>
        <source>Its extension is not among the “childExtensions” that children load</source>
        <translation>Seine Erweiterung ist nicht unter den „childExtensions“, die Unteragenten laden</translation>
    </message>
    <message>
        <source>The child sees it, but the gate refuses every call and names the configuration’s block “{matcher}”</source>
        <translation>Der Unteragent sieht es, doch die Schranke lehnt jeden Aufruf ab und nennt die Sperre „{matcher}“ der Konfiguration</translation>
    </message>
    <message>
        <source>The child sees it, but the gate refuses every call and names the agent’s block “{matcher}”</source>
        <translation>Der Unteragent sieht es, doch die Schranke lehnt jeden Aufruf ab und nennt die Sperre „{matcher}“ des Agenten</translation>
    </message>
    <message>
        <source>There is no gate in this child, so nothing refuses its calls</source>
        <translation>In diesem Unteragenten gibt es keine Schranke; nichts lehnt daher seine Aufrufe ab</translation>
    </message>
    <message>
        <source>The gate in the child lets it pass</source>
        <translation>Die Schranke im Unteragenten lässt es durch</translation>
    </message>
    <message>
        <source>Which extension it belongs to is not recorded, so it is not known whether an “ext:” block hits it</source>
        <translation>Zu welcher Erweiterung es gehört, ist nicht verzeichnet; ob eine „ext:“-Sperre es trifft, ist daher nicht bekannt</translation>
    </message>
    <message>
        <source>What a list names is switched on</source>
        <translation>Was eine Liste nennt, ist eingeschaltet</translation>
    </message>
    <message>
        <source>The agent switches it on with “+”</source>
        <translation>Der Agent schaltet es mit „+“ ein</translation>
    </message>
    <message>
        <source>The agent switches it off with “-”; it stays registered</source>
        <translation>Der Agent schaltet es mit „-“ aus; registriert bleibt es</translation>
    </message>
    <message>
        <source>It is one of pi’s usual tools</source>
        <translation>Es ist eines der üblichen Werkzeuge von pi</translation>
    </message>
    <message>
        <source>pi’s settings have it among the usual tools (defaultTools)</source>
        <translation>Die Einstellungen von pi zählen es zu den üblichen Werkzeugen (defaultTools)</translation>
    </message>
    <message>
        <source>It is registered, but none of pi’s usual tools, and the agent does not ask for it by name</source>
        <translation>Es ist registriert, aber keines der üblichen Werkzeuge von pi, und der Agent verlangt es nicht beim Namen</translation>
    </message>
    <message>
        <source>Tools of extensions are switched on unless a list says otherwise</source>
        <translation>Werkzeuge von Erweiterungen sind eingeschaltet, wenn keine Liste etwas anderes sagt</translation>
    </message>
    <message>
        <source>It is not offered by itself, but scripts of codemode can call it</source>
        <translation>Es wird nicht von selbst angeboten, doch Skripte von codemode können es aufrufen</translation>
    </message>
    <message>
        <source>It is not offered by itself, but the tool search can load it</source>
        <translation>Es wird nicht von selbst angeboten, doch die Werkzeugsuche kann es laden</translation>
    </message>
    <message>
        <source>It is registered but not offered, and neither codemode nor the tool search is switched on to reach it</source>
        <translation>Es ist registriert, wird aber nicht angeboten, und weder codemode noch die Werkzeugsuche sind eingeschaltet, um es zu erreichen</translation>
    </message>
    <message>
        <source>It is registered as hidden, and a hidden tool is never offered</source>
        <translation>Es ist als verborgen registriert, und ein verborgenes Werkzeug wird nie angeboten</translation>
    </message>
    <message>
        <source>The configuration sets “{model}” for “{name}” (modelOverrides)</source>
        <translation>Die Konfiguration setzt „{model}“ für „{name}“ (modelOverrides)</translation>
    </message>
    <message>
        <source>The file sets “{model}”</source>
        <translation>Die Datei setzt „{model}“</translation>
    </message>
    <message>
        <source>The file sets an empty model: pi’s own default applies, not the parent’s</source>
        <translation>Die Datei setzt ein leeres Modell: Es gilt der Standard von pi, nicht das Modell der Elternsitzung</translation>
    </message>
    <message>
        <source>The parent runs “{model}”</source>
        <translation>Die Elternsitzung läuft mit „{model}“</translation>
    </message>
    <message>
        <source>Nothing sets a model and the parent’s is not recorded: pi’s own default applies</source>
        <translation>Nichts setzt ein Modell, und das der Elternsitzung ist nicht verzeichnet: Es gilt der Standard von pi</translation>
    </message>
    <message>
        <source>The configuration sets “{level}” for the built-in “{name}” (builtinFleet)</source>
        <translation>Die Konfiguration setzt „{level}“ für den mitgelieferten „{name}“ (builtinFleet)</translation>
    </message>
    <message>
        <source>The file sets “{level}”</source>
        <translation>Die Datei setzt „{level}“</translation>
    </message>
    <message>
        <source>The parent’s level “{level}” is passed on</source>
        <translation>Die Stufe „{level}“ der Elternsitzung wird weitergegeben</translation>
    </message>
    <message>
        <source>A model is set for this agent, so the parent’s level is not passed on; pi’s default applies</source>
        <translation>Für diesen Agenten ist ein Modell gesetzt; die Stufe der Elternsitzung wird daher nicht weitergegeben, und es gilt der Standard von pi</translation>
    </message>
    <message>
        <source>Nothing sets a level and the parent’s is not recorded: pi’s default applies</source>
        <translation>Nichts setzt eine Stufe, und die der Elternsitzung ist nicht verzeichnet: Es gilt der Standard von pi</translation>
    </message>
    <message>
        <source>pi asks for no permission: what a child has, it may use</source>
        <translation>pi fragt nach keiner Erlaubnis: Was ein Unteragent hat, darf er verwenden</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>A child cannot start others: in a child the extension registers no tool.</source>
        <translation>Ein Unteragent kann keine anderen starten: In einem Unteragenten registriert die Erweiterung kein Werkzeug.</translation>
    </message>
    <message>
        <source>Any call of a tool the child has</source>
        <translation>Jeder Aufruf eines Werkzeugs, das der Unteragent hat</translation>
    </message>
    <message>
        <source>pi asks for no permission</source>
        <translation>pi fragt nach keiner Erlaubnis</translation>
    </message>
    <message>
        <source>A call of a visible but blocked tool</source>
        <translation>Ein Aufruf eines sichtbaren, aber gesperrten Werkzeugs</translation>
    </message>
    <message>
        <source>The gate in the child, with the matcher as its reason</source>
        <translation>Die Schranke im Unteragenten, mit dem Muster als Grund</translation>
    </message>
    <message>
        <source>pi-orchestrator does not offer this agent, so it is not started.</source>
        <translation>pi-orchestrator bietet diesen Agenten nicht an; er wird daher nicht gestartet.</translation>
    </message>
    <message>
        <source>Another file of this name is used instead: {path}.</source>
        <translation>Stattdessen wird eine andere Datei dieses Namens verwendet: {path}.</translation>
    </message>
    <message>
        <source>pi ends the child before it starts ({error}), and the whole dispatch fails.</source>
        <translation>pi beendet den Unteragenten, bevor er startet ({error}), und der ganze Auftrag scheitert.</translation>
    </message>
    <message>
        <source>The child starts without a single tool.</source>
        <translation>Der Unteragent startet ohne ein einziges Werkzeug.</translation>
    </message>
    <message>
        <source>Whether the child has any tool depends on extensions that are not known here.</source>
        <translation>Ob der Unteragent ein Werkzeug hat, hängt von Erweiterungen ab, die hier nicht bekannt sind.</translation>
    </message>
    <message>
        <source>This is the configuration; choose an agent to see what its child gets.</source>
        <translation>Dies ist die Konfiguration; einen Agenten auswählen, um zu sehen, was sein Unteragent erhält.</translation>
    </message>
    <message>
        <source>This child has no gate, because its extensions leave pi-orchestrator out. What pi itself takes out stays out; a block written in another case misses tools that only the child has.</source>
        <translation>Dieser Unteragent hat keine Schranke, weil seine Erweiterungen pi-orchestrator auslassen. Was pi selbst herausnimmt, bleibt draußen; eine Sperre in anderer Groß- und Kleinschreibung verfehlt Werkzeuge, die nur der Unteragent hat.</translation>
    </message>
    <message>
        <source>This child has no gate, because its extensions leave pi-orchestrator out, so {matchers} cannot stop a tool that the parent does not have. Name such tools exactly.</source>
        <translation>Dieser Unteragent hat keine Schranke, weil seine Erweiterungen pi-orchestrator auslassen; {matchers} kann daher kein Werkzeug aufhalten, das die Elternsitzung nicht hat. Solche Werkzeuge genau benennen.</translation>
    </message>
    <message>
        <source>Blocks take away every tool this child would have. Block less, or list other tools.</source>
        <translation>Sperren entziehen jedes Werkzeug, das dieser Unteragent hätte. Weniger sperren oder andere Werkzeuge aufführen.</translation>
    </message>
    <message>
        <source>The agent’s block “{matcher}” hits no tool that is known here. A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>Die Sperre „{matcher}“ des Agenten trifft kein hier bekanntes Werkzeug. Eine Sperre, die nichts trifft, sperrt nichts, und niemand erfährt es.</translation>
    </message>
    <message>
        <source>The agent’s block “{matcher}” hits no tool that is known here; did you mean “{near}”? A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>Die Sperre „{matcher}“ des Agenten trifft kein hier bekanntes Werkzeug; war „{near}“ gemeint? Eine Sperre, die nichts trifft, sperrt nichts, und niemand erfährt es.</translation>
    </message>
    <message>
        <source>The configuration’s block “{matcher}” hits no tool that is known here. A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>Die Sperre „{matcher}“ der Konfiguration trifft kein hier bekanntes Werkzeug. Eine Sperre, die nichts trifft, sperrt nichts, und niemand erfährt es.</translation>
    </message>
    <message>
        <source>The configuration’s block “{matcher}” hits no tool that is known here; did you mean “{near}”? A block that hits nothing blocks nothing, and nobody is told.</source>
        <translation>Die Sperre „{matcher}“ der Konfiguration trifft kein hier bekanntes Werkzeug; war „{near}“ gemeint? Eine Sperre, die nichts trifft, sperrt nichts, und niemand erfährt es.</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” is no tool that is known here, so it gives nothing.</source>
        <translation>„{entry}“ in „tools“ ist kein hier bekanntes Werkzeug; es gibt also nichts.</translation>
    </message>
    <message>
        <source>“{entry}” in “tools” is no tool that is known here, so it gives nothing; did you mean “{near}”?</source>
        <translation>„{entry}“ in „tools“ ist kein hier bekanntes Werkzeug und gibt also nichts; war „{near}“ gemeint?</translation>
    </message>
    <message>
        <source>What the child registers is not known, so tools of extensions stay unknown where no rule takes them away. A snapshot taken in such a child tells.</source>
        <translation>Was der Unteragent registriert, ist nicht bekannt; Werkzeuge von Erweiterungen bleiben daher unbekannt, wo keine Regel sie entzieht. Eine in einem solchen Unteragenten erstellte Momentaufnahme gibt Auskunft.</translation>
    </message>
    <message>
        <source>The session records only tools by name, not the parent’s whole registry or where tools come from. A snapshot taken inside pi tells.</source>
        <translation>Die Sitzung verzeichnet nur Werkzeuge beim Namen, nicht das ganze Verzeichnis der Elternsitzung oder woher Werkzeuge kommen. Eine in pi erstellte Momentaufnahme gibt Auskunft.</translation>
    </message>
    <message>
        <source>It is taken for granted that pi-orchestrator loads in the child, so that its gate is there.</source>
        <translation>Vorausgesetzt wird, dass pi-orchestrator im Unteragenten geladen wird und seine Schranke damit vorhanden ist.</translation>
    </message>
    <message>
        <source>The project’s own pi settings are taken into account as if pi trusted the project.</source>
        <translation>Die eigenen pi-Einstellungen des Projekts werden berücksichtigt, als vertraute pi dem Projekt.</translation>
    </message>
    <message>
        <source>A call may run the child in another folder, where other extensions load; the parent’s own command-line options are not passed on.</source>
        <translation>Ein Aufruf kann den Unteragenten in einem anderen Ordner ausführen, wo andere Erweiterungen geladen werden; die eigenen Befehlszeilenoptionen der Elternsitzung werden nicht weitergegeben.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it is empty. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Er ist leer. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it means a folder. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Er steht für einen Ordner. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it holds a path separator. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Er enthält ein Pfadtrennzeichen. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it holds a control character. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Er enthält ein Steuerzeichen. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: Windows does not allow &lt; &gt; : &quot; | ? *. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Windows erlaubt &lt; &gt; : &quot; | ? * nicht. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: Windows drops a dot or space at the end. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Windows entfernt einen Punkt oder ein Leerzeichen am Ende. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: Windows keeps it for a device. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Windows behält ihn einem Gerät vor. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a file name: it is longer than 255 bytes. Choose another name.</source>
        <translation>„{name}“ kann kein Dateiname sein: Er ist länger als 255 Bytes. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” is the transcript of a subagent. It does not tell what its parent has; choose the transcript of the session it belongs to.</source>
        <translation>„{name}“ ist das Protokoll eines Unteragenten. Was seine Elternsitzung hat, steht nicht darin; das Protokoll der Sitzung wählen, zu der er gehört.</translation>
    </message>
    <message>
        <source>PI-Desktop&apos;s database changes at this moment and could not be read. Try again.</source>
        <translation>Die Datenbank von PI-Desktop ändert sich gerade und konnte nicht gelesen werden. Erneut versuchen.</translation>
    </message>
    <message>
        <source>PI-Desktop&apos;s database has a form (version {version}) in which no sessions are found. Use a sample session, or a newer version of this program.</source>
        <translation>Die Datenbank von PI-Desktop hat eine Form (Version {version}), in der sich keine Sitzungen finden. Eine Beispielsitzung oder eine neuere Version dieses Programms verwenden.</translation>
    </message>
    <message>
        <source>PI-Desktop&apos;s database cannot be read: {detail}. Start PI-Desktop to have it repaired, or use a sample session.</source>
        <translation>Die Datenbank von PI-Desktop lässt sich nicht lesen: {detail}. PI-Desktop starten, damit sie repariert wird, oder eine Beispielsitzung verwenden.</translation>
    </message>
    <message>
        <source>There is no session “{reference}”. Take one from the list of sessions, or give a file.</source>
        <translation>Es gibt keine Sitzung „{reference}“. Eine aus der Liste der Sitzungen nehmen oder eine Datei angeben.</translation>
    </message>
    <message>
        <source>There is no session “{reference}”; did you mean {near}? Take one from the list of sessions, or give a file.</source>
        <translation>Es gibt keine Sitzung „{reference}“; war {near} gemeint? Eine aus der Liste der Sitzungen nehmen oder eine Datei angeben.</translation>
    </message>
    <message>
        <source>“{reference}” is the title of several sessions. Give the id of one of them: {near}.</source>
        <translation>„{reference}“ ist der Titel mehrerer Sitzungen. Die Kennung einer davon angeben: {near}.</translation>
    </message>
    <message>
        <source>“{name}” does not exist (any more). Check the path, or reload the list.</source>
        <translation>„{name}“ gibt es nicht (mehr). Den Pfad prüfen oder die Liste neu einlesen.</translation>
    </message>
    <message>
        <source>“{name}” is a link to “{target}”, which does not exist. Mend the link or remove it.</source>
        <translation>„{name}“ ist ein Link auf „{target}“, und das gibt es nicht. Den Link korrigieren oder entfernen.</translation>
    </message>
    <message>
        <source>“{name}” is a link that leads back to itself, or through too many others. Mend the link or remove it.</source>
        <translation>„{name}“ ist ein Verweis, der auf sich selbst zurückführt oder über zu viele andere. Berichtigen oder löschen Sie ihn.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {detail}. Change its permissions, or ask its owner.</source>
        <translation>„{name}“ lässt sich nicht lesen: {detail}. Die Zugriffsrechte ändern oder den Eigentümer fragen.</translation>
    </message>
    <message>
        <source>“{name}” is a {kind}, not a regular file, and is not opened. Give the path of a file.</source>
        <translation>„{name}“ ist keine gewöhnliche Datei ({kind}) und wird nicht geöffnet. Den Pfad einer Datei angeben.</translation>
    </message>
    <message>
        <source>The header of “{name}” is longer than {limit} KiB, which that of no definition is. Make it shorter, or open the file in a text editor.</source>
        <translation>Der Kopf von „{name}“ ist länger als {limit} KiB, was der keiner Definition ist. Kürzen Sie ihn, oder öffnen Sie die Datei in einem Texteditor.</translation>
    </message>
    <message>
        <source>“{name}” has more than {limit} lines, which no session has. Choose another file.</source>
        <translation>„{name}“ hat mehr als {limit} Zeilen, was keine Sitzung hat. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MiB, and is left alone. Choose another file.</source>
        <translation>„{name}“ ist größer als {limit} MiB und wird nicht angerührt. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MiB, which no definition is. Make it smaller, or open it in a text editor.</source>
        <translation>„{name}“ ist größer als {limit} MiB; das ist keine Definition. Verkleinern oder in einem Texteditor öffnen.</translation>
    </message>
    <message>
        <source>“{name}” holds more than {limit} files; only the first ones are listed. Move what does not belong there.</source>
        <translation>„{name}“ enthält mehr als {limit} Dateien; nur die ersten werden aufgelistet. Wegräumen, was nicht dorthin gehört.</translation>
    </message>
    <message>
        <source>The folder “{name}” cannot be read: {detail}. What it holds is missing from this list.</source>
        <translation>Der Ordner „{name}“ lässt sich nicht lesen: {detail}. Was darin liegt, fehlt in dieser Liste.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program since it was read, so nothing was saved. Look at both texts and decide which to keep.</source>
        <translation>„{name}“ wurde seit dem Einlesen von einem anderen Programm geändert; daher wurde nichts gespeichert. Beide Texte ansehen und entscheiden, welcher bleibt.</translation>
    </message>
    <message>
        <source>“{name}” was removed by another program since it was read, so nothing was saved. Save a copy to keep your text.</source>
        <translation>„{name}“ wurde seit dem Einlesen von einem anderen Programm entfernt; daher wurde nichts gespeichert. Eine Kopie speichern, um den eigenen Text zu behalten.</translation>
    </message>
    <message>
        <source>“{name}” was saved, and changed by another program in the same moment. Look at both texts and decide which to keep.</source>
        <translation>„{name}“ wurde gespeichert und im selben Augenblick von einem anderen Programm geändert. Beide Texte ansehen und entscheiden, welcher bleibt.</translation>
    </message>
    <message>
        <source>Another program changed “{name}” several times during saving. One of its texts was put into “{other}”. Look at both and decide which to keep.</source>
        <translation>Ein anderes Programm hat „{name}“ während des Speicherns mehrmals geändert. Einer seiner Texte liegt in „{other}“. Beide ansehen und entscheiden, welcher bleibt.</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {detail}. The file is as it was; save again once that is solved, or save a copy elsewhere.</source>
        <translation>„{name}“ konnte nicht gespeichert werden: {detail}. Die Datei ist unverändert; nach Abhilfe erneut speichern oder eine Kopie an anderer Stelle speichern.</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: the file is write-protected. Take the protection away, or save a copy elsewhere.</source>
        <translation>„{name}“ konnte nicht gespeichert werden: Die Datei ist schreibgeschützt. Den Schutz aufheben oder eine Kopie an anderer Stelle speichern.</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: its folder “{folder}” does not allow new files, which a safe save needs. Change the folder&apos;s permissions, or save a copy elsewhere.</source>
        <translation>„{name}“ konnte nicht gespeichert werden: Der Ordner „{folder}“ erlaubt keine neuen Dateien, die ein sicheres Speichern braucht. Die Zugriffsrechte des Ordners ändern oder eine Kopie an anderer Stelle speichern.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: an empty text would replace what the file holds. Move the file to the trash if it is no longer needed.</source>
        <translation>„{name}“ wurde nicht gespeichert: Ein leerer Text würde den Inhalt der Datei ersetzen. Wird die Datei nicht mehr gebraucht, in den Papierkorb verschieben.</translation>
    </message>
    <message>
        <source>“{name}” does not read back as it was saved. Keep your text, and check the disk.</source>
        <translation>„{name}“ liest sich nicht so zurück, wie es gespeichert wurde. Den Text aufbewahren und den Datenträger prüfen.</translation>
    </message>
    <message>
        <source>“{name}” exists already and was left as it is. Choose another name.</source>
        <translation>„{name}“ gibt es bereits und blieb, wie es ist. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” could not be moved to the trash: {detail}. The file is where it was.</source>
        <translation>„{name}“ konnte nicht in den Papierkorb verschoben werden: {detail}. Die Datei ist, wo sie war.</translation>
    </message>
    <message>
        <source>“{name}” could not be taken out of the trash: {detail}. Look for it in the trash itself.</source>
        <translation>„{name}“ konnte nicht aus dem Papierkorb geholt werden: {detail}. Im Papierkorb selbst danach suchen.</translation>
    </message>
    <message>
        <source>“{name}” could not be renamed: {detail}. The file is where it was.</source>
        <translation>„{name}“ konnte nicht umbenannt werden: {detail}. Die Datei ist, wo sie war.</translation>
    </message>
    <message>
        <source>“{name}” had other names on this disk (hard links: {count}). They keep the text of before.</source>
        <translation>„{name}“ hatte auf diesem Datenträger weitere Namen (harte Links: {count}). Sie behalten den früheren Text.</translation>
    </message>
    <message>
        <source>“{name}” has other names on this disk (hard links: {count}). Saving changes only this one; the others keep the text of before.</source>
        <translation>„{name}“ hat auf diesem Datenträger weitere Namen (harte Links: {count}). Das Speichern ändert nur diesen; die anderen behalten den früheren Text.</translation>
    </message>
    <message>
        <source>“{name}” was written, but the disk did not confirm it: {detail}. Save again to be sure.</source>
        <translation>„{name}“ wurde geschrieben, doch der Datenträger hat es nicht bestätigt: {detail}. Sicherheitshalber erneut speichern.</translation>
    </message>
    <message>
        <source>The file is called “{name}” now, but the disk did not confirm it: {detail}. Look again after a restart of the computer.</source>
        <translation>Die Datei heißt jetzt „{name}“, doch der Datenträger hat es nicht bestätigt: {detail}. Nach einem Neustart des Rechners noch einmal nachsehen.</translation>
    </message>
    <message>
        <source>“{name}” is a link: saving changes the file it leads to, “{target}”.</source>
        <translation>„{name}“ ist ein Link: Das Speichern ändert die Datei, auf die er zeigt, „{target}“.</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>file exists</source>
        <translation>Datei ist schon vorhanden</translation>
    </message>
    <message>
        <source>no space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>disk quota exceeded</source>
        <translation>Speicherplatzkontingent überschritten</translation>
    </message>
    <message>
        <source>read-only file system</source>
        <translation>schreibgeschütztes Dateisystem</translation>
    </message>
    <message>
        <source>input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>too many open files in system</source>
        <translation>zu viele offene Dateien im System</translation>
    </message>
    <message>
        <source>file name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>file too large</source>
        <translation>Datei zu groß</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>named pipe</source>
        <translation>benannte Pipe</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>special file</source>
        <translation>Spezialdatei</translation>
    </message>
    <message>
        <source>runs commands</source>
        <translation>führt Befehle aus</translation>
    </message>
    <message>
        <source>changes files</source>
        <translation>ändert Dateien</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>effect unknown</source>
        <translation>Wirkung unbekannt</translation>
    </message>
    <message>
        <source>starts agents</source>
        <translation>startet Agenten</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>fragt Sie</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>Runs commands: these can do anything the person who started the agent may do.</source>
        <translation>Führt Befehle aus: Diese können alles tun, was die Person darf, die den Agenten gestartet hat.</translation>
    </message>
    <message>
        <source>Changes files: can write, move or delete.</source>
        <translation>Ändert Dateien: kann schreiben, verschieben oder löschen.</translation>
    </message>
    <message>
        <source>Reaches the network: can send what it has read to other computers.</source>
        <translation>Erreicht das Netzwerk: kann Gelesenes an andere Rechner senden.</translation>
    </message>
    <message>
        <source>What this tool does is not known here; expect that it can do anything.</source>
        <translation>Was dieses Werkzeug tut, ist hier nicht bekannt; rechnen Sie damit, dass es alles kann.</translation>
    </message>
    <message>
        <source>Starts other agents, which have tools of their own.</source>
        <translation>Startet andere Agenten, die eigene Werkzeuge haben.</translation>
    </message>
    <message>
        <source>Asks you a question and waits.</source>
        <translation>Stellt Ihnen eine Frage und wartet.</translation>
    </message>
    <message>
        <source>Reads: changes nothing.</source>
        <translation>Liest: ändert nichts.</translation>
    </message>
    <message>
        <source>“{title}” is a session of another system ({found}), so its rules do not apply here. Choose that system above, or another session.</source>
        <translation>„{title}“ ist eine Sitzung eines anderen Systems ({found}); seine Regeln gelten hier daher nicht. Oben jenes System oder hier eine andere Sitzung wählen.</translation>
    </message>
    <message>
        <source>In effect: {value}, from the parent session.</source>
        <translation>Wirksam: {value}, aus der Elternsitzung.</translation>
    </message>
    <message>
        <source>In effect: {value}, from the settings.</source>
        <translation>Wirksam: {value}, aus den Einstellungen.</translation>
    </message>
    <message>
        <source>In effect: {value}, from the environment.</source>
        <translation>Wirksam: {value}, aus der Umgebung.</translation>
    </message>
    <message>
        <source>In effect: {value}, the default.</source>
        <translation>Wirksam: {value}, der Standardwert.</translation>
    </message>
    <message>
        <source>In effect: {value}, from this file.</source>
        <translation>Wirksam: {value}, aus dieser Datei.</translation>
    </message>
    <message>
        <source>In effect: {value}.</source>
        <translation>Wirksam: {value}.</translation>
    </message>
    <message>
        <source>Not set — {default}</source>
        <translation>Nicht gesetzt – {default}</translation>
    </message>
    <message>
        <source>Has no effect</source>
        <translation>Hat keine Wirkung</translation>
    </message>
    <message>
        <source>Written as a reference ({reference}). Edit it as text.</source>
        <translation>Als Verweis geschrieben ({reference}). Als Text bearbeiten.</translation>
    </message>
    <message>
        <source>Now runs {tools} without asking, also outside the workspace.</source>
        <translation>Führt jetzt {tools} ohne Nachfrage aus, auch außerhalb des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>Now runs {tools} without asking inside the workspace.</source>
        <translation>Führt jetzt {tools} im Arbeitsbereich ohne Nachfrage aus.</translation>
    </message>
    <message>
        <source>Now runs commands with {tools}; you are asked each time.</source>
        <translation>Führt jetzt Befehle mit {tools} aus; Sie werden jedes Mal gefragt.</translation>
    </message>
    <message>
        <source>Now runs commands with {tools}.</source>
        <translation>Führt jetzt Befehle mit {tools} aus.</translation>
    </message>
    <message>
        <source>Now changes files with {tools} without asking, also outside the workspace.</source>
        <translation>Ändert jetzt Dateien mit {tools} ohne Nachfrage, auch außerhalb des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>Now changes files with {tools} without asking inside the workspace.</source>
        <translation>Ändert jetzt Dateien mit {tools} im Arbeitsbereich ohne Nachfrage.</translation>
    </message>
    <message>
        <source>Now changes files with {tools}; you are asked each time.</source>
        <translation>Ändert jetzt Dateien mit {tools}; Sie werden jedes Mal gefragt.</translation>
    </message>
    <message>
        <source>Now changes files with {tools}.</source>
        <translation>Ändert jetzt Dateien mit {tools}.</translation>
    </message>
    <message>
        <source>Now reaches the network with {tools} without asking.</source>
        <translation>Erreicht jetzt das Netzwerk mit {tools} ohne Nachfrage.</translation>
    </message>
    <message>
        <source>Now reaches the network with {tools}; you are asked each time.</source>
        <translation>Erreicht jetzt das Netzwerk mit {tools}; Sie werden jedes Mal gefragt.</translation>
    </message>
    <message>
        <source>Now reaches the network with {tools}.</source>
        <translation>Erreicht jetzt das Netzwerk mit {tools}.</translation>
    </message>
    <message>
        <source>Now calls {tools} without asking; what that does is not known here.</source>
        <translation>Ruft jetzt {tools} ohne Nachfrage auf; was das bewirkt, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Now calls {tools}, asking first; what that does is not known here.</source>
        <translation>Ruft jetzt {tools} auf und fragt vorher nach; was das bewirkt, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Now calls {tools}; what that does is not known here.</source>
        <translation>Ruft jetzt {tools} auf; was das bewirkt, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Now reads with {tools} without asking, also outside the workspace.</source>
        <translation>Liest jetzt mit {tools} ohne Nachfrage, auch außerhalb des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>{tools} and {count} more</source>
        <translation>{tools} und {count} weitere</translation>
    </message>
    <message>
        <source>could not find expected &apos;:&apos;</source>
        <translation>das erwartete „:“ fehlt</translation>
    </message>
    <message>
        <source>block sequence entries are not allowed in this context</source>
        <translation>Listeneinträge („- “) sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>mapping keys are not allowed in this context</source>
        <translation>Schlüssel sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>mapping values are not allowed in this context</source>
        <translation>ein Wert hinter „: “ ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>did not find expected comment or line break</source>
        <translation>Kommentar oder Zeilenende fehlt</translation>
    </message>
    <message>
        <source>could not find expected directive name</source>
        <translation>der Name der Direktive fehlt</translation>
    </message>
    <message>
        <source>found unexpected non-alphabetical character</source>
        <translation>unerwartetes Zeichen, das kein Buchstabe ist</translation>
    </message>
    <message>
        <source>found unknown directive name</source>
        <translation>unbekannte Direktive</translation>
    </message>
    <message>
        <source>did not find expected whitespace</source>
        <translation>Leerzeichen fehlt</translation>
    </message>
    <message>
        <source>did not find expected whitespace or line break</source>
        <translation>Leerzeichen oder Zeilenende fehlt</translation>
    </message>
    <message>
        <source>did not find expected alphabetic or numeric character</source>
        <translation>Buchstabe oder Ziffer fehlt</translation>
    </message>
    <message>
        <source>did not find the expected &apos;&gt;&apos;</source>
        <translation>das erwartete „&gt;“ fehlt</translation>
    </message>
    <message>
        <source>did not find expected &apos;!&apos;</source>
        <translation>das erwartete „!“ fehlt</translation>
    </message>
    <message>
        <source>did not find URI escaped octet</source>
        <translation>ein URI-maskiertes Byte fehlt</translation>
    </message>
    <message>
        <source>did not find expected tag URI</source>
        <translation>die URI des Tags fehlt</translation>
    </message>
    <message>
        <source>found an indentation indicator equal to 0</source>
        <translation>die Einrückungsangabe ist 0</translation>
    </message>
    <message>
        <source>found a tab character where an indentation space is expected</source>
        <translation>Tabulator, wo ein Leerzeichen einrücken müsste</translation>
    </message>
    <message>
        <source>found a tab character that violates indentation</source>
        <translation>ein Tabulator stört die Einrückung</translation>
    </message>
    <message>
        <source>found unexpected document indicator</source>
        <translation>unerwartete Dokumentmarke</translation>
    </message>
    <message>
        <source>found unexpected end of stream</source>
        <translation>der Text endet unerwartet</translation>
    </message>
    <message>
        <source>found unknown escape character</source>
        <translation>unbekanntes Zeichen hinter einem Rückstrich</translation>
    </message>
    <message>
        <source>did not find expected hexdecimal number</source>
        <translation>die erwartete Hexadezimalzahl fehlt</translation>
    </message>
    <message>
        <source>found invalid Unicode character escape code</source>
        <translation>ungültige Unicode-Angabe</translation>
    </message>
    <message>
        <source>found unexpected &apos;:&apos;</source>
        <translation>unerwartetes „:“</translation>
    </message>
    <message>
        <source>found character that cannot start any token</source>
        <translation>ein Zeichen, mit dem hier nichts beginnen kann</translation>
    </message>
    <message>
        <source>did not find expected &lt;document start&gt;</source>
        <translation>der erwartete Dokumentanfang fehlt</translation>
    </message>
    <message>
        <source>did not find expected node content</source>
        <translation>der erwartete Inhalt fehlt</translation>
    </message>
    <message>
        <source>did not find expected &apos;-&apos; indicator</source>
        <translation>das erwartete „-“ fehlt</translation>
    </message>
    <message>
        <source>did not find expected key</source>
        <translation>der erwartete Schlüssel fehlt</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>„,“ oder „]“ fehlt</translation>
    </message>
    <message>
        <source>did not find expected &apos;,&apos; or &apos;}&apos;</source>
        <translation>„,“ oder „}“ fehlt</translation>
    </message>
    <message>
        <source>found undefined tag handle</source>
        <translation>nicht definiertes Tag-Kürzel</translation>
    </message>
    <message>
        <source>found undefined alias</source>
        <translation>Verweis auf einen Anker, den es nicht gibt</translation>
    </message>
    <message>
        <source>found duplicate anchor; first occurrence</source>
        <translation>Anker doppelt; erstes Vorkommen</translation>
    </message>
    <message>
        <source>expected a single document in the stream</source>
        <translation>nur ein Dokument erwartet</translation>
    </message>
    <message>
        <source>but found another document</source>
        <translation>aber ein weiteres Dokument gefunden</translation>
    </message>
    <message>
        <source>more than one document</source>
        <translation>mehr als ein Dokument</translation>
    </message>
    <message>
        <source>found unhashable key</source>
        <translation>der Schlüssel ist kein einfacher Wert</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>ein Name in doppelten Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>Expecting &apos;,&apos; delimiter</source>
        <translation>„,“ fehlt</translation>
    </message>
    <message>
        <source>Expecting &apos;:&apos; delimiter</source>
        <translation>„:“ fehlt</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>ein Text ist nicht geschlossen</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>ein Steuerzeichen in einem Text</translation>
    </message>
    <message>
        <source>Invalid \escape</source>
        <translation>ungültige Angabe hinter einem Rückstrich</translation>
    </message>
    <message>
        <source>Invalid \uXXXX escape</source>
        <translation>ungültige Angabe \uXXXX</translation>
    </message>
    <message>
        <source>Extra data</source>
        <translation>hinter dem Wert steht noch etwas</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of object</source>
        <translation>ein Komma zu viel am Ende des Objekts</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of array</source>
        <translation>ein Komma zu viel am Ende der Liste</translation>
    </message>
    <message>
        <source>unacceptable character #x{code}: control characters are not allowed</source>
        <translation>das Steuerzeichen #x{code} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>unacceptable character #x{code}: special characters are not allowed</source>
        <translation>das Sonderzeichen #x{code} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>could not determine a constructor for the tag &apos;{tag}&apos;</source>
        <translation>unbekanntes Tag „{tag}“</translation>
    </message>
    <message>
        <source>called earlier in this session</source>
        <translation>früher in dieser Sitzung aufgerufen</translation>
    </message>
    <message>
        <source>part of newer versions</source>
        <translation>Teil neuerer Versionen</translation>
    </message>
    <message>
        <source>declared by the installed plugin “{name}”</source>
        <translation>vom installierten Plugin „{name}“ angegeben</translation>
    </message>
    <message>
        <source>skills were found in {place}</source>
        <translation>Skills wurden in {place} gefunden</translation>
    </message>
    <message>
        <source>the application brings skills of its own</source>
        <translation>die Anwendung bringt eigene Skills mit</translation>
    </message>
    <message>
        <source>Fix the login bug (asks before changes)</source>
        <translation>Den Anmeldefehler beheben (fragt vor Änderungen)</translation>
    </message>
    <message>
        <source>Set up a throwaway container (bypasses permissions)</source>
        <translation>Einen Wegwerf-Container einrichten (umgeht Berechtigungen)</translation>
    </message>
    <message>
        <source>Rename a module (accepts edits; a variable sets the model)</source>
        <translation>Ein Modul umbenennen (nimmt Änderungen an; eine Variable setzt das Modell)</translation>
    </message>
    <message>
        <source>A run of claude -p in a pipeline (not interactive)</source>
        <translation>Ein Lauf von claude -p in einer Pipeline (nicht interaktiv)</translation>
    </message>
    <message>
        <source>Plan the migration (plan mode)</source>
        <translation>Die Migration planen (Planmodus)</translation>
    </message>
    <message>
        <source>Third layer of a chain of agents</source>
        <translation>Dritte Ebene einer Kette von Agenten</translation>
    </message>
    <message>
        <source>An older session (2.1.240)</source>
        <translation>Eine ältere Sitzung (2.1.240)</translation>
    </message>
    <message>
        <source>Put together from a transcript (partly known)</source>
        <translation>Aus einem Protokoll zusammengesetzt (teilweise bekannt)</translation>
    </message>
    <message>
        <source>Implement, asking first</source>
        <translation>Umsetzen, fragt zuerst</translation>
    </message>
    <message>
        <source>Implement, full auto, no pushing</source>
        <translation>Umsetzen, vollautomatisch, ohne Push</translation>
    </message>
    <message>
        <source>A team that changes nothing</source>
        <translation>Ein Team, das nichts ändert</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>Planmodus</translation>
    </message>
    <message>
        <source>Discuss, without children</source>
        <translation>Besprechen, ohne Kinder</translation>
    </message>
    <message>
        <source>A role of my own, small roster</source>
        <translation>Eine eigene Rolle, kleine Besetzung</translation>
    </message>
    <message>
        <source>Tidy up the billing module (edits without asking)</source>
        <translation>Das Abrechnungsmodul aufräumen (ändert ohne zu fragen)</translation>
    </message>
    <message>
        <source>Update all dependencies (never asks)</source>
        <translation>Alle Abhängigkeiten aktualisieren (fragt nie)</translation>
    </message>
    <message>
        <source>Prepare the release (many servers and plugins)</source>
        <translation>Die Veröffentlichung vorbereiten (viele Server und Plugins)</translation>
    </message>
    <message>
        <source>Think through the migration (plan mode)</source>
        <translation>Die Migration durchdenken (Planmodus)</translation>
    </message>
    <message>
        <source>Write the changelog (newer version, lower-case names)</source>
        <translation>Das Änderungsprotokoll schreiben (neuere Version, Namen klein)</translation>
    </message>
    <message>
        <source>Answer a support question (reconstructed from files)</source>
        <translation>Eine Supportfrage beantworten (aus Dateien rekonstruiert)</translation>
    </message>
    <message>
        <source>Engaged parent, child loads the same extensions</source>
        <translation>Eingeschaltete Elternsitzung, Kind lädt dieselben Erweiterungen</translation>
    </message>
    <message>
        <source>Two MCP servers, codemode and tool search</source>
        <translation>Zwei MCP-Server, codemode und Werkzeugsuche</translation>
    </message>
    <message>
        <source>Children load one extension only, no gate</source>
        <translation>Kinder laden nur eine Erweiterung, kein Tor</translation>
    </message>
    <message>
        <source>The child has tools the parent lacks</source>
        <translation>Das Kind hat Werkzeuge, die der Elternsitzung fehlen</translation>
    </message>
    <message>
        <source>Parent’s registry only, child not known</source>
        <translation>Nur das Register der Elternsitzung, Kind nicht bekannt</translation>
    </message>
    <message>
        <source>Read from a session file: names only</source>
        <translation>Aus einer Sitzungsdatei gelesen: nur Namen</translation>
    </message>
    <message>
        <source>it is no valid YAML</source>
        <translation>sie ist kein gültiges YAML</translation>
    </message>
    <message>
        <source>it is skipped</source>
        <translation>sie wird übergangen</translation>
    </message>
    <message>
        <source>it is no valid JSON with comments</source>
        <translation>sie ist kein gültiges JSON mit Kommentaren</translation>
    </message>
    <message>
        <source>the draft’s reader</source>
        <translation>der Leser des Entwurfs</translation>
    </message>
    <message>
        <source>The name “{shown}” holds characters that are not seen or that turn its letters around. It is another name than it looks like: who asks for that one does not get this agent. Delete these characters.</source>
        <translation>Der Name „{shown}“ enthält Zeichen, die man nicht sieht oder die seine Buchstaben umdrehen. Er ist ein anderer Name, als er aussieht: Wer nach jenem fragt, bekommt diesen Agenten nicht. Diese Zeichen löschen.</translation>
    </message>
    <message>
        <source>“{shown}” in “{field}” holds characters that are not seen or that turn its letters around. It is not what it looks like, and has no effect on what is called that. Delete these characters.</source>
        <translation>„{shown}“ in „{field}“ enthält Zeichen, die man nicht sieht oder die die Buchstaben umdrehen. Der Eintrag ist nicht, was er scheint, und wirkt nicht auf das, was so heißt. Diese Zeichen löschen.</translation>
    </message>
    <message>
        <source>The key “{shown}” holds characters that are not seen or that turn its letters around. It is not the setting it looks like, and that one does not apply. Delete these characters.</source>
        <translation>Der Schlüssel „{shown}“ enthält Zeichen, die man nicht sieht oder die seine Buchstaben umdrehen. Er ist nicht die Einstellung, die er scheint, und jene gilt nicht. Diese Zeichen löschen.</translation>
    </message>
    <message>
        <source>The name “{shown}” has letters of another alphabet that look like others: {letters}. It is another name than “{plain}”: who asks for that one does not get this agent. Write the name anew.</source>
        <translation>Der Name „{shown}“ hat Buchstaben eines anderen Alphabets, die wie andere aussehen: {letters}. Er ist ein anderer Name als „{plain}“: Wer nach jenem fragt, bekommt diesen Agenten nicht. Den Namen neu schreiben.</translation>
    </message>
    <message>
        <source>“{shown}” in “{field}” has letters of another alphabet that look like others: {letters}. It has no effect on “{plain}”. Write the entry anew.</source>
        <translation>„{shown}“ in „{field}“ hat Buchstaben eines anderen Alphabets, die wie andere aussehen: {letters}. Der Eintrag wirkt nicht auf „{plain}“. Den Eintrag neu schreiben.</translation>
    </message>
    <message>
        <source>The key “{shown}” has letters of another alphabet that look like others: {letters}. It is not the setting “{plain}”, and that one does not apply. Write the key anew.</source>
        <translation>Der Schlüssel „{shown}“ hat Buchstaben eines anderen Alphabets, die wie andere aussehen: {letters}. Er ist nicht die Einstellung „{plain}“, und jene gilt nicht. Den Schlüssel neu schreiben.</translation>
    </message>
    <message>
        <source>Not listed one by one: {number} more of the kind “{kind}”. Mend those that are listed; the others then show.</source>
        <translation>Nicht einzeln aufgeführt: {number} weitere der Art „{kind}“. Zuerst die aufgeführten beheben; die übrigen erscheinen danach.</translation>
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
        <translation>seit 2.1.{patch}</translation>
    </message>
    <message>
        <source>before 2.1.{patch}</source>
        <translation>vor 2.1.{patch}</translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation>Läuft als</translation>
    </message>
    <message>
        <source>a subagent</source>
        <translation>Unteragent</translation>
    </message>
    <message>
        <source>the main conversation’s agent (claude --agent)</source>
        <translation>Agent des Hauptgesprächs (claude --agent)</translation>
    </message>
    <message>
        <source>Runs in</source>
        <translation>Läuft im</translation>
    </message>
    <message>
        <source>what the rules decide</source>
        <translation>was die Regeln bestimmen</translation>
    </message>
    <message>
        <source>the foreground</source>
        <translation>Vordergrund</translation>
    </message>
    <message>
        <source>the background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Gestartet von</translation>
    </message>
    <message>
        <source>the main conversation (layer 1)</source>
        <translation>Hauptgespräch (Ebene 1)</translation>
    </message>
    <message>
        <source>a subagent (layer 2)</source>
        <translation>Unteragent (Ebene 2)</translation>
    </message>
    <message>
        <source>a subagent’s subagent (layer 3)</source>
        <translation>Unteragent eines Unteragenten (Ebene 3)</translation>
    </message>
    <message>
        <source>Session in</source>
        <translation>Sitzung in</translation>
    </message>
    <message>
        <source>a terminal</source>
        <translation>einem Terminal</translation>
    </message>
    <message>
        <source>claude -p or the SDK</source>
        <translation>claude -p oder dem SDK</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>trusted</source>
        <translation>vertraut</translation>
    </message>
    <message>
        <source>not trusted</source>
        <translation>nicht vertraut</translation>
    </message>
</context>
<context>
    <name>_Key</name>
    <message>
        <source>Remove “{key}” from the file</source>
        <translation>„{key}“ aus der Datei entfernen</translation>
    </message>
</context>
<context>
    <name>_StepDelegate</name>
    <message>
        <source>{effect}, decides</source>
        <translation>{effect}, entscheidet</translation>
    </message>
</context>
</TS>
