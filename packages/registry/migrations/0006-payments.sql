-- What a person ordered and at which price, in whole paisa. Kept when the person is gone: books are.
create table payment_order (
  id text primary key,
  reference text not null unique check (reference ~ '^[0-9a-f]{20}$'),
  person_id text references person (id) on delete set null,
  key text not null,
  provider text not null check (provider in ('esewa', 'khalti', 'connectips', 'fonepay')),
  state text not null check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
  item text not null,
  tier text check (tier in ('Basic', 'Gold', 'Diamond', 'Diamond+', 'Platinum-1M', 'Platinum')),
  feature text,
  months smallint not null check (months between 1 and 36),
  promo_code text,
  list_paisa bigint not null check (list_paisa > 0),
  credit_paisa bigint not null check (credit_paisa >= 0),
  discount_paisa bigint not null check (discount_paisa >= 0),
  vat_paisa bigint not null check (vat_paisa >= 0 and vat_paisa < total_paisa),
  total_paisa bigint not null check (total_paisa >= 1000),
  worth_paisa bigint,
  gateway_ref text,
  go text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  receipt text unique,
  checks smallint not null default 0,
  checked_at timestamptz,
  next_check_at timestamptz,
  unique (person_id, key),
  check (num_nonnulls(tier, feature) = 1),
  check (total_paisa = list_paisa - credit_paisa - discount_paisa),
  check ((state = 'paid') <= (receipt is not null))
);
comment on column payment_order.reference is 'the order as gateways with short names know it';
comment on column payment_order.key is 'made by the browser: the same key is the same order';
comment on column payment_order.total_paisa is 'what the gateway is asked for; Rs 10 is the least that Khalti takes';
comment on column payment_order.worth_paisa is 'what was given for the grant: money, and credit that was still there';
comment on column payment_order.gateway_ref is 'the gateway''s own name of the order, where it gives one';
comment on column payment_order.go is 'how the browser gets to the gateway, as JSON';
create index payment_order_by_person on payment_order (person_id, created_at desc);
create index payment_order_by_check on payment_order (next_check_at) where next_check_at is not null;

-- Which grants an upgrade takes in payment. Each can be given once: the order that ends it first has it.
create table order_credit (
  order_id text not null references payment_order (id),
  grant_id text not null references membership_grant (id) on delete cascade,
  credit_paisa bigint not null check (credit_paisa > 0),
  primary key (order_id, grant_id)
);

-- What a gateway itself said about a payment. One transaction of a gateway pays one order, once.
create table gateway_answer (
  provider text not null,
  gateway_txn_id text not null,
  order_id text not null unique references payment_order (id),
  amount_paisa bigint not null,
  raw text not null,
  at timestamptz not null,
  refund_raw text,
  refunded_at timestamptz,
  unique (provider, gateway_txn_id)
);

-- Receipts are numbered without a gap within a Nepali fiscal year.
create table receipt_sequence (
  fiscal_year text primary key,
  last integer not null check (last > 0)
);

-- Double entry: what is positive is a debit. The entries of one event of one order sum to zero and never change.
create table ledger_entry (
  id bigint generated always as identity primary key,
  order_id text not null references payment_order (id),
  event text not null check (event in ('sale', 'payment', 'refund')),
  account text not null
    check (account in ('receivable', 'clearing', 'revenue', 'vat', 'discount', 'credit', 'refund')),
  amount_paisa bigint not null check (amount_paisa <> 0),
  at timestamptz not null,
  unique (order_id, event, account)
);

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount_paisa) from ledger_entry where order_id = new.order_id and event = new.event) <> 0 then
    raise exception 'the % of order % does not sum to zero', new.event, new.order_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was booked stays booked' using errcode = '23514';
end $$;
create trigger ledger_kept before update or delete or truncate on ledger_entry
  for each statement execute function ledger_stays();
