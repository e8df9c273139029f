import type { Feature } from '@chuli/contracts';
import { type Seal, type SenderNeeds, type Sms, passingSeal, sealBy } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import type { FastifyBaseLogger } from 'fastify';
import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts';
import { type AccessChanges, createAccessChanges } from './access-changes.ts';
import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { type DemoMarket, type DemoMarketDeps, createDemoMarket } from './demo-market.ts';
import { type Holdings, createHoldings } from './holdings.ts';
import { type FormTokens, createFormTokens } from './form-token.ts';
import { type LiveSignIns, createLiveSignIns } from './live-sign-ins.ts';
import { type LiveTickets, createLiveTickets } from './live-tickets.ts';
import { type Passwords, createPasswords } from './password-hash.ts';
import { type Messages, openMessages } from './messages.ts';
import { type TokenKeys, generateTokenKey, keyRing } from './token-key.ts';

export type PeopleOptions = {
  /** Without one a pair is made that ends with the process. */
  tokenKeys?: TokenKeys | null;
  /** Seals what authenticator apps share with us; without it there is no second factor here. */
  /** The first seals, all open; without any there is no second factor. */
  sealKeys?: readonly Buffer[];
  /** Without a way to send codes nobody can sign up or set a new password. */
  sms?: Sms | null;
  /** How many messages a day may be paid for. */
  smsDailyCap?: number;
  /** So many wrong passwords of all accounts together within five minutes put the brake on. */
  brakeAt?: number;
  /** Signs tickets to the live stream; without it only visitors listen. */
  liveKey?: Buffer | null;
  /** What everyone holds in this copy, visitors too; nothing unless it is said. */
  freeFeatures?: readonly Feature[];
};

/** What signing in needs beside the database. */
export type People = {
  readonly tokens: AccessTokens;
  readonly formTokens: FormTokens;
  readonly passwords: Passwords;
  /** Whoever signs in comes through here, before anything is asked of the database for him. */
  readonly door: BoundedQueue;
  /** What the two below are told to forget. */
  readonly accessChanges: AccessChanges;
  readonly liveSignIns: LiveSignIns;
  readonly holdings: Holdings;
  readonly demoMarket: DemoMarket;
  readonly liveTickets: LiveTickets | null;
  readonly messages: Messages;
  readonly seal: Seal | null;
  readonly smsDailyCap: number;
  readonly brakeAt: number;
  readonly log: FastifyBaseLogger;
};

/** What a handler about people needs beyond what every one gets. */
export type WithPeople = { readonly people: People };

type Deps = DemoMarketDeps & {
  registry: Registry;
  log: FastifyBaseLogger;
  /** Hears what became of each code that was handed over. */
  onOutcome?: SenderNeeds['onOutcome'];
};

const SMS_DAILY_CAP = 2_000;
/** Two are hashed and two looked up at a time: a storm has four connections of the pool at most, the rest has the others. */
const DOOR = { atOnce: 4, waiting: 50 } as const;
/** One a second: far more than people mistype at the opening bell. */
const BRAKE_AT = 300;

export const openPeople = (deps: Deps, options: PeopleOptions): People => {
  const { registry, clock, log, onOutcome } = deps;
  const keys = options.tokenKeys ?? keyRing(generateTokenKey());
  const seal = sealBy(options.sealKeys);
  const changes = createAccessChanges();
  return {
    tokens: createAccessTokens(keys, clock),
    formTokens: createFormTokens(keys),
    passwords: createPasswords(),
    door: createBoundedQueue(DOOR),
    accessChanges: changes,
    liveSignIns: createLiveSignIns(registry, clock, changes),
    holdings: createHoldings({ registry, clock, freeFeatures: options.freeFeatures ?? [], changes }),
    demoMarket: createDemoMarket(deps),
    liveTickets: options.liveKey ? createLiveTickets(options.liveKey, clock) : null,
    messages: openMessages({
      registry,
      clock,
      log,
      sms: options.sms ?? null,
      seal: seal ?? passingSeal(),
      onOutcome,
    }),
    seal,
    smsDailyCap: options.smsDailyCap ?? SMS_DAILY_CAP,
    brakeAt: options.brakeAt ?? BRAKE_AT,
    log,
  };
};
