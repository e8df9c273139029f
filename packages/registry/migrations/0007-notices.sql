-- How a person wants to be told. Without a row the defaults of the product hold. Quiet hours are minutes past midnight
-- in Kathmandu and may go over midnight.
create table notice_preference (
  person_id text primary key references person (id) on delete cascade,
  language text not null check (language in ('en', 'ne')),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  is_gathered boolean not null default true,
  email text check (length(email) between 3 and 254),
  check ((quiet_from is null) = (quiet_until is null))
);
comment on column notice_preference.email is 'only after a code that was sent there came back';

-- The channels of one kind, where a person chose them. Without the inbox nothing of the kind is told.
create table notice_setting (
  person_id text not null references person (id) on delete cascade,
  kind text not null,
  inbox boolean not null,
  push boolean not null,
  email boolean not null,
  sms boolean not null,
  primary key (person_id, kind)
);

-- An address that waits for its code. The request is a secret of whoever asked; of both only hashes are kept.
create table email_confirmation (
  person_id text primary key references person (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  request_hash text not null,
  code_hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);

-- What a person was told. The key names the cause: however often it is told, it is told once.
create table notice (
  id text primary key default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  kind text not null,
  key text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (person_id, key)
);
create index notice_inbox on notice (person_id, (read_at is not null), created_at desc, id);
create index notice_by_time on notice (created_at);

-- A browser that takes pushed notices, for as long as the sign-in by which it asked for them lives.
create table push_subscription (
  id text primary key default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  sign_in_id text not null references sign_in (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_by_person on push_subscription (person_id);

-- The outbox: one row for each message that is to leave. A notice goes to each target of a channel once. A code belongs
-- to no notice; its number and text are sealed and removed as soon as it was sent or is too late.
-- 'unsure': the process or the line broke while the message was handed over, so it may or may not have arrived; nobody
-- sends it again. 'dropped': nobody is told, but asking must cost the same.
create table delivery (
  id text primary key default gen_random_uuid()::text,
  notice_id text references notice (id) on delete cascade,
  channel text not null check (channel in ('push', 'email', 'sms')),
  target text not null default '',
  bundle text,
  sealed text,
  sealed_with text,
  priority smallint not null default 0,
  state text not null
    check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped')),
  tries smallint not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  claim text,
  claimed_until timestamptz,
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (notice_id, channel, target),
  check (num_nonnulls(notice_id, sealed_with) = 1),
  check ((state in ('waiting', 'sending')) = (settled_at is null)),
  check (state <> 'sending' or (claim is not null and claimed_until is not null))
);
comment on column delivery.target is 'the subscription of a push, else empty: a person has one address of a kind';
comment on column delivery.bundle is 'deliveries of one person, channel and bundle leave in one message';
comment on column delivery.sealed_with is 'which key sealed it; only its holder can send it';
create index delivery_due on delivery (priority desc, due_at) where state = 'waiting';
create index delivery_claimed on delivery (claimed_until) where state = 'sending';
create index delivery_troubled on delivery (settled_at desc) where state in ('failed', 'unsure');
create index delivery_by_time on delivery (created_at);

-- Which announcements were put into the inboxes of those they concern.
create table announcement_told (
  announcement_id text primary key,
  told_at timestamptz not null
);
