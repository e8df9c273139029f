-- What somebody holds, or whether a sign-in goes on, is kept by every process for minutes. Each change of it leaves its
-- row here, whoever makes it and from where, and processes ask once a second what has come. In the order of
-- transactions, since a clock may be set and a number of a sequence may be seen before the one in front of it.
create table access_change (
  -- A person whose grants changed, or a sign-in that ended.
  subject text not null,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp()
);
create index access_change_by_transaction on access_change (transaction);

create function tell_grant_change() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into access_change (subject) values (old.person_id);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into access_change (subject) values (new.person_id);
  end if;
  return null;
end $$;

create function tell_sign_in_end() returns trigger language plpgsql as $$
begin
  insert into access_change (subject) values (old.id);
  return null;
end $$;

create trigger grant_change_is_told after insert or update or delete on membership_grant
  for each row execute function tell_grant_change();
create trigger sign_in_end_is_told after update of ended_at on sign_in
  for each row when (old.ended_at is distinct from new.ended_at) execute function tell_sign_in_end();
create trigger sign_in_removal_is_told after delete on sign_in
  for each row execute function tell_sign_in_end();
