-- How a person has arranged the first page: the order of its cards, those that are not shown, and the indices beside
-- NEPSE (none chosen: the usual ones). Cards are named by the page; a name that it no longer has is passed over there.
-- Written by the person alone.
create table today_board (
  person_id text primary key references person (id) on delete cascade,
  card_order text[] not null check (cardinality(card_order) <= 40),
  hidden text[] not null check (cardinality(hidden) <= 40),
  indices text[] not null check (cardinality(indices) <= 6)
);
