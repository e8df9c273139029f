-- Reference data of the market. Delisted, suspended and renamed companies stay.
create table company (
  symbol text primary key,
  name text not null,
  security_name text,
  sector_id smallint check (sector_id between 1 and 13),
  instrument text check (instrument in ('Equity', 'Promoter Share', 'Non-Convertible Debentures', 'Mutual Funds', 'Preference Shares')),
  status text not null check (status in ('Active', 'Suspended', 'Delisted', 'Inactive', 'Unknown')),
  regulatory_body text,
  security_id integer,
  isin text,
  listed_on date,
  face_value integer check (face_value > 0),
  share_group text,
  listed_shares bigint check (listed_shares >= 0),
  promoter_shares bigint check (promoter_shares >= 0),
  public_shares bigint check (public_shares >= 0),
  paid_up_capital bigint,
  ipo_allotted_on date,
  promoter_lock_in_ends_on date,
  fund_lock_in_ends_on date,
  website text,
  first_traded_on date,
  last_traded_on date,
  provenance text not null
);
comment on column company.face_value is 'paisa';
comment on column company.paid_up_capital is 'paisa';

-- One company under a new ticker: history continues across the two.
create table company_rename (
  old_symbol text not null references company (symbol),
  new_symbol text not null references company (symbol),
  renamed_on date not null,
  evidence text not null,
  primary key (old_symbol, new_symbol)
);

create table broker (
  id text primary key,
  name text not null,
  short_name text not null,
  membership text,
  is_active boolean not null,
  is_dealer boolean not null,
  terminal_host text,
  branches integer,
  provenance text not null
);

-- Percent of face value, as declared. A company may pay more than once for a year, each time with its own book close.
-- known_on is the day the market could know it; null when no source says.
create table dividend (
  symbol text not null references company (symbol),
  fiscal_year text not null,
  bonus_percent numeric(9, 4),
  cash_percent numeric(9, 4),
  announced_on date,
  book_close_on date,
  distributed_on date,
  bonus_listed_on date,
  known_on date,
  source text not null,
  flags text not null default '',
  unique nulls not distinct (symbol, fiscal_year, book_close_on)
);

create table rights_issue (
  symbol text not null references company (symbol),
  opened_on date not null,
  closed_on date,
  ratio text not null,
  units bigint,
  issue_price bigint,
  status text,
  issue_manager text,
  primary key (symbol, opened_on)
);
comment on column rights_issue.issue_price is 'paisa';

-- Price factors by which earlier prices are multiplied to compare with later ones; raw prices are never changed.
create table price_adjustment (
  symbol text not null references company (symbol),
  ex_on date not null,
  kind text not null check (kind in ('bonus', 'right', 'bonus and right', 'restated')),
  factor double precision not null check (factor > 0),
  known_on date not null,
  evidence text not null,
  primary key (symbol, ex_on)
);

-- Quarterly figures by the source that printed them. known_on is the day a reader could have them; where the source does
-- not say, it is the legal deadline and known_on_is_assumed is true.
create table fundamental (
  symbol text not null references company (symbol),
  fiscal_year text not null,
  quarter smallint not null check (quarter between 1 and 4),
  source text not null,
  known_on date not null,
  known_on_is_assumed boolean not null,
  eps numeric,
  price_earnings numeric,
  book_value numeric,
  price_book numeric,
  return_on_equity numeric,
  return_on_assets numeric,
  net_profit_thousand numeric,
  revenue_thousand numeric,
  paid_up_capital_thousand numeric,
  reserves_thousand numeric,
  distributable_profit_thousand numeric,
  non_performing_loans numeric,
  shares_outstanding numeric,
  current_ratio numeric,
  debt_to_equity numeric,
  primary key (symbol, fiscal_year, quarter, source)
);

-- Sessions as they were seen: what the calendar of packages/market predicts is compared with this.
create table session_day (
  traded_on date primary key,
  symbols_traded integer not null,
  has_index boolean not null,
  has_official_summary boolean not null
);

create index price_adjustment_by_day on price_adjustment (ex_on);
create index fundamental_by_quarter on fundamental (fiscal_year, quarter);
