"""`draft`: sealed pools and booster drafts for `tcg`. What is built here is played there."""
