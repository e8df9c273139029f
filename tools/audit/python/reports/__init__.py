"""Reports of companies as a reader of a day had them, and every ratio of them, written anew from the definitions."""
