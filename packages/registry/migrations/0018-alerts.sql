-- What a person wants to be told of. Written by the person; the state and when it last told also by the worker that judges
-- it. `condition` is the rule as plain data, money in paisa; `rule_hash` is the same for the same rule however it was
-- written. `since`: what was true then is no news. `revision` counts changes, so that nothing is told by a rule that was
-- changed while it was judged.
create table alert (
  id text primary key default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  condition jsonb not null,
  rule_hash text not null check (rule_hash ~ '^[0-9a-f]{64}$'),
  scope jsonb not null,
  timing text not null check (timing in ('forming', 'close')),
  frequency text not null
    check (frequency in ('once', 'once-per-bar', 'once-per-bar-close', 'each-bar-close', 'every-time')),
  channels text[] not null,
  is_gathered boolean not null,
  note text not null check (char_length(note) <= 200),
  fires_first boolean not null,
  expires_on date,
  state text not null default 'active' check (state in ('active', 'paused', 'expired')),
  paused_because text check (paused_because in ('person', 'flood', 'package')),
  revision integer not null default 1 check (revision > 0),
  request_id uuid,
  since timestamptz not null,
  fired_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (person_id, request_id),
  check ((state = 'paused') = (paused_because is not null))
);
comment on column alert.scope is '{"symbols": [...]} or {"of": "my stocks"} or {"of": "universe"}';
comment on column alert.channels is 'ways beside the inbox: push, email, sms';
comment on column alert.request_id is 'chosen by the browser: what it sent twice is kept once';
create index alert_by_person on alert (person_id, created_at desc, id);
create index alert_by_change on alert (updated_at);

-- How an alert stands with one stock, where it is more than waiting: without a row it waits. `bar`, `is_closed`, `at` and
-- `turn` say where it last changed, by the clock of the session; the worker never goes back behind it. Written by the
-- worker together with what it told.
create table alert_instance (
  alert_id text not null references alert (id) on delete cascade,
  symbol text not null,
  state text not null check (state in ('armed', 'pending', 'fired', 'cooling', 'expired')),
  side text check (side in ('under', 'over')),
  bar date not null,
  is_closed boolean not null,
  at timestamptz not null,
  turn integer not null,
  value double precision,
  fired_bar date,
  fired_at timestamptz,
  primary key (alert_id, symbol)
);

-- Everything an alert told, for ever under one key: of a restart or a log that is read again nobody hears twice. A firing
-- that corrected bars no longer bear out is marked, never removed.
create table alert_firing (
  id text primary key default gen_random_uuid()::text,
  alert_id text not null references alert (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  symbol text not null,
  bar text not null,
  rule_hash text not null,
  fired_at timestamptz not null,
  judged_at timestamptz not null,
  value double precision,
  facts jsonb not null,
  is_forming boolean not null,
  is_late boolean not null,
  withdrawn_at timestamptz,
  notice_id text references notice (id) on delete set null,
  unique (alert_id, symbol, bar, rule_hash)
);
comment on column alert_firing.bar is 'the day of the bar; with the minute where it tells every time';
comment on column alert_firing.facts is 'what it compared: [{name, value, unit}]';
create index alert_firing_log on alert_firing (alert_id, fired_at desc, id);
create index alert_firing_by_person on alert_firing (person_id);
create index alert_firing_by_notice on alert_firing (notice_id) where notice_id is not null;
create index alert_firing_by_bar on alert_firing (bar);
create index alert_firing_by_time on alert_firing (judged_at);

-- One row: how far the worker has come. `judged_to` is the last session whose closed bars every alert was judged on,
-- `bars_hash` of the bars up to it as they then were; `silent_since` the moment at which the feed fell silent in mid-session.
create table alert_judge (
  one boolean primary key default true check (one),
  judged_to date,
  bars_hash text,
  silent_since timestamptz
);
insert into alert_judge default values;
