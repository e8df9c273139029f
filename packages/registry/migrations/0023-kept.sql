-- Up to which moment everything lies in the store of backups: `base` the last whole copy of this server, `log` its log
-- since, `tape` the tape. The row of the log is written every few seconds, so that there always is a commit at which the
-- log can be cut (docs/adr/0064).
create table kept (
  what text primary key check (what in ('base', 'log', 'tape')),
  until timestamptz,
  told_at timestamptz not null
);
