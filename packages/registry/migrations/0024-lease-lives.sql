-- How long a lease lasts without being renewed, and the term whose holder gave it back. Whoever waits counts the time by
-- a watch of its own: expires_at is of the clock of a server, which may be set, and another after a fail-over.
alter table source_lease
  add column life_ms bigint,
  add column left_term bigint;
