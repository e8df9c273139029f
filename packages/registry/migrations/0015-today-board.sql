-- How a person has arranged the cards of the first page: their order, and those that are not shown. Cards are named by
-- the page; a name that it no longer has is passed over there. Written by the person alone.
create table today_board (
  person_id text primary key references person (id) on delete cascade,
  card_order text[] not null check (cardinality(card_order) <= 40),
  hidden text[] not null check (cardinality(hidden) <= 40)
);
