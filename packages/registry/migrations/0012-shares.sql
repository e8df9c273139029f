-- What callers have used of their share lately, over all processes of the API. Worth nothing after a crash.
create unlogged table caller_usage (
  caller text primary key check (length(caller) between 1 and 200),
  used double precision not null check (used >= 0),
  at timestamptz not null
);
create index caller_usage_at on caller_usage (at);
