-- A person signs in by mobile number (E.164) and password (PHC string: algorithm, parameters and salt stand in it).
-- A deletion that was asked for is carried out after a grace period; until then it can be undone.
create table person (
  id text primary key default gen_random_uuid()::text,
  phone_number text not null unique check (phone_number ~ '^\+9779[678][0-9]{8}$'),
  name text not null check (length(name) between 1 and 100),
  password_hash text not null,
  password_changed_at timestamptz not null,
  second_factor_secret text,
  second_factor_since timestamptz,
  second_factor_step bigint,
  deletion_requested_at timestamptz,
  created_at timestamptz not null
);
comment on column person.second_factor_secret is 'sealed with a key from the environment';
comment on column person.second_factor_since is 'null until its first code was shown';
comment on column person.second_factor_step is 'the last time step whose code was used: none works twice';
create index person_by_deletion on person (deletion_requested_at) where deletion_requested_at is not null;

-- One sign-in on one device, and the family of refresh tokens that follow from it.
create table sign_in (
  id text primary key default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  device_hash text not null,
  device_name text not null,
  medium text not null check (medium in ('web', 'android', 'ios')),
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  ended_for text check (ended_for in ('logout', 'ended', 'reuse', 'password', 'deletion')),
  check ((ended_at is null) = (ended_for is null))
);
create index sign_in_by_person on sign_in (person_id, device_hash);

-- Refresh tokens by hash. A spent one keeps who spent it, when, and the salt from which its successor is made again
-- for the same device within the grace; whoever shows it later, or from elsewhere, holds a stolen copy.
create table refresh_token (
  hash text primary key,
  sign_in_id text not null references sign_in (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  spent_by text,
  successor_salt text,
  check ((spent_at is null) = (spent_by is null) and (spent_at is null) = (successor_salt is null))
);
create index refresh_token_by_sign_in on refresh_token (sign_in_id);
create index refresh_token_by_expiry on refresh_token (expires_at);

-- One-time codes. The request is a secret of whoever asked; of it and of the code only hashes are kept.
-- Name and password wait here until a sign-up is confirmed. Without a hash of the code no code fits.
create table one_time_code (
  request_hash text primary key,
  purpose text not null check (purpose in ('sign-up', 'reset')),
  phone_number text not null,
  code_hash text,
  name text,
  password_hash text,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_by_expiry on one_time_code (expires_at);

-- Each try that a limit counts. Kept for as long as the longest window, a day.
create table attempt (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  at timestamptz not null
);
create index attempt_by_key on attempt (kind, key, at);
create index attempt_by_time on attempt (at);
