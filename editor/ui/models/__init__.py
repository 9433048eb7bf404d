"""Item models over tuples; none of them holds anything a view could not be given again."""
