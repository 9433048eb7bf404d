"""mevedel: roles are evaluated Lisp, delegation is transitive, and skills are Markdown.

What is native (`catalog`, `specs`, `roles`, `rules`, `permissions`, `bash`, `models`,
`delegation`, `team`, `forks`, `registry`) knows nothing of the rest of the program. `context` and
`situation` turn a session into it; `reading`, `resolving`, `teamwork` and `editing` turn its
answers into ours.
"""
