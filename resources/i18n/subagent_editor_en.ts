<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgentHeader</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentListPanel</name>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with problems</source>
        <translation>
            <numerusform>%n with a problem</numerusform>
            <numerusform>%n with problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkDialog</name>
    <message numerus="yes">
        <source>%n read-only agent(s) are left out.</source>
        <translation>
            <numerusform>%n read-only agent is left out.</numerusform>
            <numerusform>%n read-only agents are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n agent(s)</source>
        <translation>
            <numerusform>Change %n agent</numerusform>
            <numerusform>Change %n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will change</source>
        <translation>
            <numerusform>%n file will change</numerusform>
            <numerusform>%n files will change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can’t be changed</source>
        <translation>
            <numerusform>%n can’t be changed</numerusform>
            <numerusform>%n can’t be changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to be known</source>
        <translation>
            <numerusform>%n more to be known</numerusform>
            <numerusform>%n more to be known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message numerus="yes">
        <source>%n changed places</source>
        <translation>
            <numerusform>%n changed places</numerusform>
            <numerusform>%n changed places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message numerus="yes">
        <source>%n yes</source>
        <translation>
            <numerusform>%n yes</numerusform>
            <numerusform>%n yes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asks</source>
        <translation>
            <numerusform>%n asks</numerusform>
            <numerusform>%n asks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no</source>
        <translation>
            <numerusform>%n no</numerusform>
            <numerusform>%n no</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed by your edits</source>
        <translation>
            <numerusform>%n changed by your edits</numerusform>
            <numerusform>%n changed by your edits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n shown</numerusform>
            <numerusform>%n shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuitDialog</name>
    <message numerus="yes">
        <source>Save changes to %n agent(s)?</source>
        <translation>
            <numerusform>Save changes to %n agent?</numerusform>
            <numerusform>Save changes to %n agents?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveBar</name>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n unsaved change</numerusform>
            <numerusform>%n unsaved changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFlow</name>
    <message numerus="yes">
        <source>Saved {name} — %n line(s) changed</source>
        <translation>
            <numerusform>Saved {name} — %n line changed</numerusform>
            <numerusform>Saved {name} — %n lines changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %n agent(s) from last time are here again. Nothing is written until you save.</source>
        <translation>
            <numerusform>Unsaved changes to %n agent from last time are here again. Nothing is written until you save.</numerusform>
            <numerusform>Unsaved changes to %n agents from last time are here again. Nothing is written until you save.</numerusform>
        </translation>
    </message>
</context>
</TS>
