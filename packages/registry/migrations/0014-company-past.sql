-- What lists say of a company is so from the day they first said it. Whoever changes it leaves what was said before,
-- with its days: a rewound screen shows the company as it was called and counted then.
alter table company
  add column said_since date not null default (now() at time zone 'Asia/Kathmandu')::date;

create table company_past (
  symbol text not null references company (symbol) on delete cascade,
  since date not null,
  until date not null check (until >= since),
  name text not null,
  sector_id smallint,
  instrument text,
  status text not null,
  listed_shares bigint,
  public_shares bigint,
  primary key (symbol, until)
);

create function keep_company_past() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Kathmandu')::date;
begin
  if (old.name, old.sector_id, old.instrument, old.status, old.listed_shares, old.public_shares)
    is not distinct from (new.name, new.sector_id, new.instrument, new.status, new.listed_shares, new.public_shares)
  then
    return new;
  end if;
  if old.said_since < today then
    insert into company_past
    values (old.symbol, old.said_since, today - 1, old.name, old.sector_id, old.instrument, old.status,
      old.listed_shares, old.public_shares);
  end if;
  new.said_since := today;
  return new;
end $$;

create trigger company_past_is_kept before update on company
  for each row execute function keep_company_past();
