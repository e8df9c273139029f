-- The primary market and funds. Every row has the day on which the market could know it: a rewound screen shows nothing
-- that was announced later. Written by the importer and by operators; money is whole paisa.

-- Shares, bonds or units offered to the public, as announced. The id follows from what names an offer, so that the same
-- offer read twice is one row. A company that is not listed yet has a symbol only where a source names it.
create table public_offer (
  id text primary key generated always as (
    left(md5(coalesce(company, '') || '|' || kind || '|' || coalesce(reserved_for, '') || '|' ||
      coalesce((coalesce(announced_on, opens_on) - date '2000-01-01')::text, '')), 16)
  ) stored,
  symbol text,
  company text,
  kind text not null check (kind in ('ipo', 'fpo', 'right', 'debenture', 'fund', 'other')),
  reserved_for text check (reserved_for in ('general', 'abroad', 'local', 'employees', 'funds')),
  units bigint check (units > 0),
  price bigint check (price > 0),
  manager text,
  announced_on date,
  opens_on date,
  closes_on date check (closes_on >= opens_on),
  closes_late_on date check (closes_late_on >= closes_on),
  allotted_on date check (allotted_on >= opens_on),
  listed_on date check (listed_on >= opens_on),
  applied_units bigint check (applied_units >= 0),
  dates_bs text,
  known_on date not null,
  source text not null
);
comment on column public_offer.price is 'paisa';
comment on column public_offer.closes_late_on is 'the last day to which the issuer may keep it open';
comment on column public_offer.dates_bs is 'as published, in Bikram Sambat';

-- Shares sold to the highest bids: ordinary ones that holders did not take up, or those of promoters.
create table share_auction (
  symbol text not null references company (symbol),
  kind text not null check (kind in ('ordinary', 'promoter')),
  seller text,
  units bigint not null check (units > 0),
  floor_price bigint not null check (floor_price > 0),
  opens_on date not null,
  closes_on date not null check (closes_on >= opens_on),
  opened_on date check (opened_on >= closes_on),
  cut_off bigint check (cut_off > 0),
  bids integer check (bids >= 0),
  units_bid bigint check (units_bid >= 0),
  result text check (result in ('settled', 'failed')),
  document text,
  known_on date not null,
  source text not null,
  primary key (symbol, kind, opens_on)
);
comment on column share_auction.opened_on is 'the day on which the bids were opened; what came of them is known from then on';

-- Mutual funds. Open-end ones are not listed and have no company row.
create table fund (
  symbol text primary key,
  name text not null,
  sponsor text,
  manager text,
  kind text not null check (kind in ('closed', 'open')),
  par bigint check (par > 0),
  units bigint check (units > 0),
  started_on date,
  matures_on date check (matures_on > started_on),
  is_listed boolean not null,
  known_on date not null,
  source text not null
);

-- Net asset value of one unit, as the manager publishes it.
create table fund_nav (
  symbol text not null references fund (symbol) on delete cascade,
  nav_on date not null,
  cycle text not null check (cycle in ('daily', 'weekly', 'monthly')),
  nav bigint not null check (nav > 0),
  fund_size bigint check (fund_size > 0),
  dates_bs text,
  known_on date not null,
  source text not null,
  primary key (symbol, nav_on, cycle)
);

-- What a fund held at the end of a month of Bikram Sambat.
create table fund_holding (
  fund text not null references fund (symbol) on delete cascade,
  month_bs text not null check (month_bs ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  symbol text not null references company (symbol),
  as_on date not null,
  units bigint not null check (units > 0),
  amount bigint check (amount >= 0),
  known_on date not null,
  source text not null,
  primary key (fund, month_bs, symbol)
);
create index fund_holding_by_month on fund_holding (month_bs);

-- The day on which shares that could not be sold may be. Where nobody published it, it is computed from the allotment.
create table lock_in (
  symbol text not null references company (symbol),
  kind text not null check (kind in ('promoter', 'fund', 'local', 'employee')),
  ends_on date not null,
  units bigint check (units > 0),
  is_assumed boolean not null,
  known_on date not null,
  source text not null,
  primary key (symbol, kind, ends_on)
);
create index lock_in_by_end on lock_in (ends_on);

-- Firms that keep shares in electronic form, by the number of the depository.
create table depository_participant (
  id integer primary key,
  name text not null,
  code text,
  said_since date not null default (now() at time zone 'Asia/Kathmandu')::date
);

-- A right issue is announced before it opens; where no source has that day, the market knows it when it opens.
alter table rights_issue add column announced_on date check (announced_on <= opened_on);
