-- What a person keeps of charts under a name: a wall of several (layout), or how one is set up (setup). `id` is a layout's
-- part of the address and stays when the name changes. Written by the person alone; `version` counts the changes, so that
-- of two browsers none undoes what the other did without seeing it.
create table kept_chart (
  person_id text not null references person (id) on delete cascade,
  kind text not null check (kind in ('layout', 'setup')),
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null check (char_length(name) between 1 and 60),
  contents jsonb not null,
  version integer not null default 1 check (version > 0),
  request_id uuid,
  created_at timestamptz not null,
  primary key (person_id, kind, id),
  unique (person_id, kind, request_id)
);
comment on column kept_chart.request_id is 'chosen by the browser: what it sent twice is kept once';

-- What a person has drawn on the chart of a stock. Prices are as traded on their day, so that no later bonus or right
-- share moves a line off its bars. Written by the person alone, by version as above.
create table chart_drawing (
  person_id text not null references person (id) on delete cascade,
  symbol text not null,
  version integer not null check (version > 0),
  shapes jsonb not null check (jsonb_array_length(shapes) <= 200),
  primary key (person_id, symbol)
);
