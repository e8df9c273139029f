-- What is sold: a tier for so many months. Prices are whole paisa and include VAT.
create table package (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  tier text not null check (tier in ('Basic', 'Gold', 'Diamond', 'Diamond+', 'Platinum-1M', 'Platinum')),
  months smallint not null check (months between 1 and 36),
  price_paisa bigint not null check (price_paisa > 0),
  is_sold boolean not null default true
);
-- The tiers of the specification; about Rs 2,500 a year is what Nepalese traders pay for such tools.
insert into package (id, tier, months, price_paisa) values
  ('gold-12', 'Gold', 12, 150000),
  ('diamond-12', 'Diamond', 12, 250000),
  ('diamond-plus-12', 'Diamond+', 12, 350000),
  ('platinum-1', 'Platinum-1M', 1, 60000),
  ('platinum-12', 'Platinum', 12, 500000);

-- One feature for so many months, beside whatever tier a person has.
create table add_on (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  feature text not null,
  months smallint not null check (months between 1 and 36),
  price_paisa bigint not null check (price_paisa > 0),
  is_sold boolean not null default true
);
insert into add_on (id, feature, months, price_paisa) values
  ('broker-analytics-pro-1', 'broker-analytics-pro', 1, 30000),
  ('signals-pro-1', 'signals-pro', 1, 30000);

-- What a person holds and until when. A paid order grants once: its id is unique here.
create table membership_grant (
  id text primary key default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  tier text check (tier in ('Basic', 'Gold', 'Diamond', 'Diamond+', 'Platinum-1M', 'Platinum')),
  feature text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  source text not null check (source in ('payment', 'operator', 'demo')),
  order_id text unique,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(tier, feature) = 1),
  check (ends_at > starts_at),
  check ((source = 'payment') = (order_id is not null))
);
comment on column membership_grant.ended_at is 'taken back before its time: a refund, or an upgrade that took its place';
create index membership_grant_by_person on membership_grant (person_id, ends_at);

-- The stocks a person follows by package, with targets in whole paisa.
create table package_stock (
  id text primary key default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  symbol text not null,
  buy_target bigint check (buy_target > 0),
  sell_target bigint check (sell_target > 0),
  send_notification boolean not null default true,
  created_at timestamptz not null,
  unique (person_id, symbol)
);
