-- Who reads a source at the moment. The term grows by one with every change of holder and never goes back: whoever
-- meets an earlier term knows that its writer was replaced. A row is never deleted, or terms would begin again.
create table source_lease (
  source text primary key,
  holder text not null,
  term bigint not null check (term > 0),
  expires_at timestamptz not null
);

-- How far the figures of a day can be trusted: live while it trades, provisional until its floorsheet, bars, broker
-- sums and the exchange's declared totals agree, then exact. Declared and counted are totals of the day, in paisa.
create table trading_session (
  day date primary key,
  status text not null check (status in ('live', 'provisional', 'exact')),
  source text not null,
  reasons jsonb not null default '[]',
  declared jsonb,
  counted jsonb,
  state_hash text,
  updated_at timestamptz not null default now()
);

-- What a source sent that could not be taken over, with the reason; the session goes on without it.
create table quarantined_row (
  id bigint generated always as identity primary key,
  day date not null,
  source text not null,
  reason text not null,
  row text not null check (length(row) <= 2000),
  at timestamptz not null default now()
);
create index quarantined_row_by_day on quarantined_row (day, source, reason);
