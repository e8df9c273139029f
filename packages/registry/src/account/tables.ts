import type { PhoneNumber } from '@chuli/kernel';
import type { Generated } from 'kysely';

export type PersonTable = {
  id: Generated<string>;
  phone_number: PhoneNumber;
  name: string;
  password_hash: string;
  password_changed_at: Date;
  second_factor_secret: string | null;
  second_factor_since: Date | null;
  second_factor_step: number | null;
  deletion_requested_at: Date | null;
  created_at: Date;
  saves: Generated<number>;
};

export type SignInTable = {
  id: Generated<string>;
  person_id: string;
  device_hash: string;
  device_name: string;
  medium: 'web' | 'android' | 'ios';
  address: string;
  created_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  ended_for: 'logout' | 'ended' | 'reuse' | 'password' | 'deletion' | null;
};

export type AccessChangeTable = {
  subject: string;
  transaction: Generated<string>;
  at: Generated<Date>;
};

export type RefreshTokenTable = {
  hash: string;
  sign_in_id: string;
  issued_at: Date;
  expires_at: Date;
  spent_at: Date | null;
  spent_by: string | null;
  successor_salt: string | null;
};

export type OneTimeCodeTable = {
  request_hash: string;
  purpose: 'sign-up' | 'reset';
  phone_number: PhoneNumber;
  code_hash: string | null;
  name: string | null;
  password_hash: string | null;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type AttemptTable = {
  id: Generated<number>;
  kind: string;
  key: string;
  at: Date;
};
