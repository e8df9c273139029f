-- The term of the feed that last said something of a day: what an earlier one says after it is not taken.
alter table trading_session add column term bigint not null default 0 check (term >= 0);

-- An exact day is compared again every night: when that was last done, and what was found not to agree, for people.
create table session_check (
  day date primary key references trading_session (day) on delete cascade,
  checked_at timestamptz not null default now(),
  differences jsonb not null default '[]'
);
