-- Lines of company reports: one value of one line of one fiscal quarter, as one source printed it and from the day on
-- which it was known. Written by imports and by operators. Rows are only added: what is printed otherwise later is a row of
-- its own day, what was written wrongly is superseded by another row of the same day, and one without a value takes
-- it back.
create table fact (
  id bigint generated always as identity primary key,
  symbol text not null references company (symbol),
  item text not null check (item ~ '^[a-z][a-z0-9_]{1,40}$'),
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{4}/[0-9]{4}$'),
  quarter smallint not null check (quarter between 1 and 4),
  basis text not null check (basis in ('ytd', 'quarter', 'year', 'ttm', 'instant', 'stated')),
  value numeric,
  unit text not null check (unit in ('paisa', 'percent', 'times', 'shares', 'count', 'mw', 'mwh', 'day')),
  is_audited boolean not null default false,
  published_on date,
  known_on date not null,
  known_is_assumed boolean not null,
  source text not null check (length(source) between 1 and 100),
  document text check (length(document) between 1 and 500),
  supersedes bigint references fact (id),
  load text check (length(load) between 1 and 100),
  check (value is not null or supersedes is not null)
);
comment on column fact.known_on is 'the day on which a reader could have it; the legal deadline where nobody says';
comment on column fact.load is 'the file of an operator that it came with, by which it is taken back';

create index fact_by_line on fact (symbol, fiscal_year, quarter, item, basis, source, known_on, id desc);
create index fact_by_load on fact (load) where load is not null;

-- Facts as they stand: of each line and day the last word, and nothing of what was taken back.
create view fact_in_force as
select * from (
  select distinct on (symbol, fiscal_year, quarter, item, basis, source, known_on) *
  from fact
  order by symbol, fiscal_year, quarter, item, basis, source, known_on, id desc
) last_word
where value is not null;

-- A report of one source as it stood on each day on which any line of it was printed, in one row. In the place of the
-- table that held it before; imports write facts alone.
drop table fundamental;
create view fundamental as
select
  report.symbol, report.fiscal_year, report.quarter, report.source, report.known_on,
  bool_or(line.known_is_assumed) as known_on_is_assumed,
  (array_agg(line.value order by line.known_on desc, line.basis) filter (where line.item = 'eps'))[1] / 100 as eps,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'price_earnings'))[1] as price_earnings,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'book_value'))[1] / 100 as book_value,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'price_book'))[1] as price_book,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'return_on_equity'))[1] as return_on_equity,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'return_on_assets'))[1] as return_on_assets,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'net_profit'))[1] / 100000 as net_profit_thousand,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'revenue'))[1] / 100000 as revenue_thousand,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'paid_up'))[1] / 100000 as paid_up_capital_thousand,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'reserves'))[1] / 100000 as reserves_thousand,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'distributable_year'))[1] / 100000
    as distributable_profit_thousand,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'npl'))[1] as non_performing_loans,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'shares'))[1] as shares_outstanding,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'current_ratio'))[1] as current_ratio,
  (array_agg(line.value order by line.known_on desc) filter (where line.item = 'debt_to_equity'))[1] as debt_to_equity
from (select distinct symbol, fiscal_year, quarter, source, known_on from fact_in_force) report
join fact_in_force line
  on line.symbol = report.symbol and line.fiscal_year = report.fiscal_year and line.quarter = report.quarter
  and line.source = report.source and line.known_on <= report.known_on
where line.item in (
  'eps', 'price_earnings', 'book_value', 'price_book', 'return_on_equity', 'return_on_assets', 'net_profit', 'revenue',
  'paid_up', 'reserves', 'distributable_year', 'npl', 'shares', 'current_ratio', 'debt_to_equity'
)
group by report.symbol, report.fiscal_year, report.quarter, report.source, report.known_on;
