"""Claude Code: definitions as its own loader reads them, and what a child of one gets.

From a file to a verdict: `splitter` and `yaml_reader` find the header, `reading` keeps what the
loader keeps, `findings` and `checks` say what is wrong. `loading` and `precedence` settle names.
`request` holds one start with all its circumstances; `running`, `fates`, `modes` and `models` apply
the documented steps, `launching` puts them together. Everything about what nobody knows is in
`unsettled`. The versions of the rules are in `rules`.
"""
