-- Webhook and Telegram as ways of a notice beside push, e-mail and SMS.
alter table delivery drop constraint delivery_channel_check;
alter table delivery add constraint delivery_channel_check
  check (channel in ('push', 'email', 'sms', 'webhook', 'telegram'));
comment on column delivery.target is
  'the subscription of a push, the link of a webhook or chat, else empty: a person has one address of a kind';
alter table notice_setting add column webhook boolean not null default false;
alter table notice_setting add column telegram boolean not null default false;
comment on column alert.channels is 'ways beside the inbox: push, email, sms, webhook, telegram';

-- Where a person wants to be told beyond our own addresses: an https address that takes posts, or a chat with our bot.
-- One of each. Another address is another row, so that what waits for the one before goes nowhere. Written by the person
-- (webhook) or by the worker that reads the bot (telegram); what became of the last messages by whoever sends them.
create table linked_channel (
  id text primary key default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  channel text not null check (channel in ('webhook', 'telegram')),
  address text not null check (length(address) between 1 and 500),
  name text check (length(name) between 1 and 100),
  secret text,
  sealed_with text,
  linked_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  failures smallint not null default 0 check (failures >= 0),
  off_at timestamptz,
  unique (person_id, channel),
  check ((channel = 'webhook') = (secret is not null)),
  check ((secret is null) = (sealed_with is null))
);
comment on column linked_channel.address is 'of a webhook its address, of a chat its number';
comment on column linked_channel.name is 'how the person is called in the chat';
comment on column linked_channel.secret is 'signs what is sent; sealed, and bound to the row';
comment on column linked_channel.failures is 'messages in a row that were given up';
comment on column linked_channel.off_at is 'since when nothing is sent there, after too many of them';
-- A chat belongs to whoever linked it last.
create unique index linked_channel_chat on linked_channel (address) where channel = 'telegram';

-- A code that waits to come back in a chat with our bot. Of the code only the hash is kept.
create table telegram_code (
  person_id text primary key references person (id) on delete cascade,
  code_hash text not null unique,
  expires_at timestamptz not null
);

-- How far what people wrote to a bot has been read, by the bot's number: written together with what followed from it.
create table telegram_cursor (
  bot text primary key,
  next_update bigint not null,
  read_at timestamptz not null
);
