import { ALL_FEATURES, FEATURES, type Feature, TIERS, type Tier } from '@chuli/contracts';
import { HOSTS } from '@chuli/contracts/screens';
import type { NewRow } from '@chuli/registry';
import { insertDemoPerson, openSignIn } from '@chuli/registry/account';
import { DEMO_SYMBOLS } from './access-market.ts';
import type { AccessPlace } from './access-place.ts';
import { PASSWORD_HASH, addPerson, phoneOf } from './tokens-people.ts';
import { hashOf, newSecret } from './tokens-place.ts';

const DAY = 86_400_000;
/** What stands in the place of a hash where no password opens an account. */
const DEMO_PASSWORD = 'demo';

type Granted = { tier?: Tier; feature?: Feature; starts: number; ends: number; taken?: number };

/** Somebody of each standing, what he was granted (in days from now), and what he therefore holds. */
type Standing = {
  name: string;
  isVisitor?: true;
  /** Tries things: holds nothing, and is shown all of a few stocks. */
  isDemo?: boolean;
  grant?: Granted;
  holds: readonly Feature[];
  brand?: string;
};

/** Read off the table itself: every feature whose first tier is not above this one. */
const upTo = (tier: Tier): Feature[] =>
  ALL_FEATURES.filter((feature) => TIERS.indexOf(FEATURES[feature]) <= TIERS.indexOf(tier));

const [partnerHost = ''] = Object.keys(HOSTS.test.partners);

const STANDINGS: readonly Standing[] = [
  { name: 'visitor', isVisitor: true, holds: [] },
  { name: 'visitor of another brand', isVisitor: true, holds: [], brand: partnerHost },
  { name: 'Basic', holds: [] },
  { name: 'demo', isDemo: true, holds: [] },
  ...TIERS.slice(1).map((tier) => ({
    name: tier,
    grant: { tier, starts: -1, ends: 1 },
    holds: upTo(tier),
  })),
  { name: 'expired', grant: { tier: 'Platinum', starts: -30, ends: -1 }, holds: [] },
  { name: 'not begun', grant: { tier: 'Platinum', starts: 1, ends: 30 }, holds: [] },
  { name: 'taken back', grant: { tier: 'Platinum', starts: -30, ends: 30, taken: -1 }, holds: [] },
  { name: 'add-on only', grant: { feature: 'signals-pro', starts: -1, ends: 1 }, holds: ['signals-pro'] },
  {
    name: 'Gold of another brand',
    grant: { tier: 'Gold', starts: -1, ends: 1 },
    holds: upTo('Gold'),
    brand: partnerHost,
  },
];

/** Where people are made: their registry, and whoever signs their tokens. */
export type PeoplePlace = Pick<AccessPlace, 'registry' | 'tokenOf'>;

export type AccessCaller = {
  readonly name: string;
  readonly personId: string | null;
  readonly holds: ReadonlySet<Feature>;
  /** Stocks of which everything recent is open to this caller. */
  readonly shown: ReadonlySet<string>;
  readonly headers: Record<string, string>;
};

let phones = 0;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

export const grantTo = async (
  { registry }: PeoplePlace,
  person_id: string,
  { tier, feature, starts, ends, taken }: Granted,
): Promise<void> => {
  const grant: NewRow<'membership_grant'> = {
    person_id,
    tier: tier ?? null,
    feature: feature ?? null,
    starts_at: inDays(starts),
    ends_at: inDays(ends),
    ended_at: taken === undefined ? null : inDays(taken),
    source: 'operator',
    created_at: new Date(),
  };
  await registry.insertInto('membership_grant').values(grant).execute();
};

/** A token of a new sign-in. */
export const signInAs = async (
  place: PeoplePlace,
  personId: string,
  passwordHash = PASSWORD_HASH,
): Promise<string> => {
  const now = new Date();
  const signIn = {
    personId,
    deviceHash: hashOf(newSecret()),
    deviceName: 'Drill/1',
    medium: 'web',
    address: '127.0.0.1',
    tokenHash: hashOf(newSecret()),
    tokenExpiresAt: new Date(now.getTime() + DAY),
    passwordHash,
  } as const;
  const signInId = await openSignIn(place.registry, signIn, now);
  if (signInId === null) throw new Error('the password of the drill was changed');
  return place.tokenOf(personId, signInId);
};

export const newPerson = (place: Pick<PeoplePlace, 'registry'>): Promise<string> => {
  phones += 1;
  return addPerson(place, phoneOf('986', phones));
};

const newDemo = async ({ registry }: AccessPlace): Promise<string> => {
  phones += 1;
  const wanted = { number: phones, name: 'Drill', stocks: [] };
  const person = await insertDemoPerson(registry, wanted, new Date());
  if (person === null) throw new Error('the number of a demo account is taken');
  return person.id;
};

const callerOf = async (
  place: AccessPlace,
  { name, isVisitor, isDemo = false, grant, holds: held, brand }: Standing,
): Promise<AccessCaller> => {
  const host: Record<string, string> = brand === undefined ? {} : { host: brand };
  const holds = new Set(held);
  const shown = new Set(isDemo ? DEMO_SYMBOLS : []);
  if (isVisitor) return { name, personId: null, holds, shown, headers: host };
  const personId = isDemo ? await newDemo(place) : await newPerson(place);
  if (grant !== undefined) await grantTo(place, personId, grant);
  const token = await signInAs(place, personId, isDemo ? DEMO_PASSWORD : PASSWORD_HASH);
  return { name, personId, holds, shown, headers: { ...host, authorization: `Bearer ${token}` } };
};

export const openCallers = async (place: AccessPlace): Promise<AccessCaller[]> => {
  const callers: AccessCaller[] = [];
  for (const standing of STANDINGS) callers.push(await callerOf(place, standing));
  return callers;
};
