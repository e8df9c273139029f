import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import type { FastifyBaseLogger } from 'fastify';
import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { type LiveSignIns, createLiveSignIns } from './live-sign-ins.ts';
import { type Passwords, createPasswords } from './password-hash.ts';
import { type Seal, createSeal } from './seal.ts';
import type { Sms } from './sms/port.ts';
import { type Messages, createMessages } from './sms/messages.ts';
import { type TokenKey, generateTokenKey } from './token-key.ts';

export type PeopleOptions = {
  /** Without one a pair is made that ends with the process. */
  tokenKey?: TokenKey | null;
  /** Seals what authenticator apps share with us; without it there is no second factor here. */
  sealKey?: Buffer | null;
  /** Without a way to send codes nobody can sign up or set a new password. */
  sms?: Sms | null;
  /** How many messages a day may be paid for. */
  smsDailyCap?: number;
};

/** What signing in needs beside the database. */
export type People = {
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly liveSignIns: LiveSignIns;
  readonly messages: Messages;
  readonly seal: Seal | null;
  readonly smsDailyCap: number;
  readonly log: FastifyBaseLogger;
};

type Deps = { registry: Registry; clock: Clock; log: FastifyBaseLogger };

const SMS_DAILY_CAP = 2_000;

export const openPeople = ({ registry, clock, log }: Deps, options: PeopleOptions): People => ({
  tokens: createAccessTokens(options.tokenKey ?? generateTokenKey(), clock),
  passwords: createPasswords(),
  liveSignIns: createLiveSignIns(registry, clock),
  messages: createMessages(options.sms ?? null, log),
  seal: options.sealKey ? createSeal(options.sealKey) : null,
  smsDailyCap: options.smsDailyCap ?? SMS_DAILY_CAP,
  log,
});
