import { type Browser, type Holder, isLetIn, letTimePass, refreshWith, signedIn } from './tokens-people.ts';
import { type TokensPlace, newSecret } from './tokens-place.ts';

/** A little generator by seed, so that a story that fails can be told again (mulberry32). */
export const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

type Chance = ReturnType<typeof chanceOf>;

const GRACE_OVER_MS = 11_000;
const MOST_TURNS = 30;

/** Copies the token alone, with a name of his own or none, or the whole browser. */
const thiefOf = (owner: Browser, chance: Chance): Holder & { isCopy: boolean } => {
  const kind = chance(3);
  if (kind === 0) return { device: newSecret(), agent: 'Thief/1', isCopy: false };
  if (kind === 1) return { device: null, agent: 'Thief/1', isCopy: false };
  return { device: owner.device, agent: owner.agent, isCopy: true };
};

type Party = { holder: Holder; token: string; accesses: string[]; isOut: boolean };

const useToken = async (place: TokensPlace, party: Party): Promise<void> => {
  const { status, body } = await refreshWith(place, party.token, party.holder);
  if (status !== 200) {
    party.isOut = true;
    return;
  }
  party.token = String(body['refresh']);
  party.accesses.push(String(body['access']));
};

/** The family is marked, and nothing that either of them holds opens anything. */
const isRevoked = async (
  place: TokensPlace,
  signInId: string,
  parties: readonly Party[],
): Promise<boolean> => {
  const { ended_for } = await place.registry
    .selectFrom('sign_in')
    .select('ended_for')
    .where('id', '=', signInId)
    .executeTakeFirstOrThrow();
  if (ended_for !== 'reuse') return false;
  for (const { token, holder, accesses } of parties) {
    if ((await refreshWith(place, token, holder)).status === 200) return false;
    for (const access of accesses.slice(-1)) if (await isLetIn(place, access)) return false;
  }
  return true;
};

const takeTurn = async (place: TokensPlace, owner: Party, thief: Party, order: number): Promise<void> => {
  if (order === 2) await Promise.all([useToken(place, owner), useToken(place, thief)]);
  else await useToken(place, order === 0 ? owner : thief);
};

/** Some honest exchanges, a theft, then owner and thief in any order or at once, until one of them is refused. */
const tellStory = async (place: TokensPlace, personId: string, chance: Chance): Promise<boolean> => {
  const browser = await signedIn(place, personId);
  const owner: Party = { holder: browser, token: browser.refresh, accesses: [], isOut: false };
  for (let turn = chance(3); turn > 0; turn--) await useToken(place, owner);
  const { isCopy, ...holder } = thiefOf(browser, chance);
  const thief: Party = { holder, token: owner.token, accesses: [], isOut: false };
  for (let turn = 0; turn < MOST_TURNS && !owner.isOut && !thief.isOut; turn++) {
    await takeTurn(place, owner, thief, chance(3));
    // Within the grace a whole copy of a browser is its second tab; it is found out at the next exchange after it.
    if (isCopy && chance(2) === 0) await letTimePass(place, browser.signInId, GRACE_OVER_MS);
  }
  return isRevoked(place, browser.signInId, [owner, thief]);
};

export type Thefts = { told: number; revoked: number };

export const tellThefts = async (
  place: TokensPlace,
  personId: string,
  { count, seed }: { count: number; seed: number },
): Promise<Thefts> => {
  let revoked = 0;
  for (let at = 0; at < count; at++) {
    if (await tellStory(place, personId, chanceOf(seed * 1_000_003 + at))) revoked += 1;
    else console.log(`  theft ${at} of seed ${seed}: NOT revoked`);
  }
  return { told: count, revoked };
};
