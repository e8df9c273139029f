-- Notices of the exchange and disclosures of companies stand beside what the operator announces. They are imported:
-- `source_id` is the id they have there, and importing them again changes nothing. The text is as published, in
-- whichever language that was, in both columns.
alter table announcement
  add column source text not null default 'operator' check (source in ('operator', 'exchange', 'company')),
  add column source_id text,
  add column topic text not null default 'other' check (topic ~ '^[a-z-]{1,30}$'),
  add column language text not null default 'both' check (language in ('en', 'ne', 'both')),
  add column time_is_assumed boolean not null default false,
  add constraint announcement_of_source unique (source, source_id),
  add check ((source = 'operator') = (source_id is null));
comment on column announcement.time_is_assumed is 'published without a time: that of its neighbour is taken';
create index announcement_by_symbol on announcement (symbol, published_at desc) where symbol is not null;
