-- Codes that take a part off a price. They are stored in upper case; a person uses each of them once.
create table promo_code (
  code text primary key check (code = upper(code) and length(code) between 1 and 40),
  percent_off smallint not null check (percent_off between 1 and 100),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  max_uses integer not null check (max_uses > 0),
  check (valid_until > valid_from)
);

-- A code counts as used once an order with it was paid.
create table promo_use (
  order_id text primary key,
  code text not null references promo_code (code),
  person_id text not null references person (id) on delete cascade,
  used_at timestamptz not null,
  unique (code, person_id)
);
