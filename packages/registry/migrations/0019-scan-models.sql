-- A scan that a person has saved. `form` says how it was made: a set of one indicator (set), flat rows (setup), a buy
-- and a sell text (signal), one text (scan). Texts are as they are printed; `…_scan_id` is the hash of what they mean.
-- Written by the person alone. A deleted one is hidden, can be taken back for 30 days, and is then swept away.
create table scan_model (
  id uuid primary key,
  person_id text not null references person (id) on delete cascade,
  form text not null check (form in ('set', 'setup', 'signal', 'scan')),
  name text not null check (char_length(name) between 1 and 60),
  set_kind text check (set_kind in ('sma', 'rsi', 'macd', 'ema', 'supertrend', 'di', 'psar')),
  parameters jsonb,
  time_period text not null check (time_period in ('half_hourly', 'hourly', 'daily', 'weekly', 'monthly')),
  buy_text text not null check (char_length(buy_text) <= 2000),
  sell_text text check (char_length(sell_text) <= 2000),
  buy_scan_id text not null check (buy_scan_id ~ '^[0-9a-f]{64}$'),
  sell_scan_id text check (sell_scan_id ~ '^[0-9a-f]{64}$'),
  visibility text not null default 'private' check (visibility in ('private', 'link')),
  parent_id uuid,
  revision integer not null default 1 check (revision > 0),
  request_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (person_id, request_id),
  check ((form = 'set') = (set_kind is not null)),
  check ((sell_text is null) = (sell_scan_id is null))
);
create unique index scan_model_by_name on scan_model (person_id, form, lower(name)) where deleted_at is null;
comment on column scan_model.parent_id is 'the model it was copied from; whoever owns that one may have deleted it since';

-- Every text that a model had before, with the time until which it had it. Written with the change, never changed.
create table scan_model_revision (
  model_id uuid not null references scan_model (id) on delete cascade,
  revision integer not null,
  name text not null,
  buy_text text not null,
  sell_text text,
  until timestamptz not null,
  primary key (model_id, revision)
);

-- How often a person has saved or changed a scan.
alter table person add column saves integer not null default 0 check (saves >= 0);
