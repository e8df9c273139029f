import { loadavg } from 'node:os';
import type { Drill } from './drill.ts';
import { rideStorm } from './storm.ts';
import { tryBrake } from './tokens-brake.ts';
import { forgedTokens } from './tokens-forged.ts';
import { addPerson, isLetIn, phoneOf, refreshWith, signedIn } from './tokens-people.ts';
import { type StormPlace, type TokensPlace, newSecret, openTokensPlace } from './tokens-place.ts';
import { runRaces } from './tokens-races.ts';
import { bombNumber, stuffPasswords } from './tokens-stuffing.ts';
import { tellThefts } from './tokens-thefts.ts';
import { timeSignIns } from './tokens-timing.ts';

const ALLOWED_DIFFERENCE_MS = 2;
/** To one number in a day. */
const MOST_MESSAGES = 5;
const STORM_A_SECOND = 200;

const SIZES = {
  small: {
    thefts: 100,
    races: 500,
    tries: 200,
    pairs: 1_000,
    accounts: 20,
    bombers: 60,
    stormSeconds: 15,
    stormed: 60,
  },
  full: {
    thefts: 1_000,
    races: 10_000,
    tries: 10_000,
    pairs: 100_000,
    accounts: 1_000,
    bombers: 1_000,
    stormSeconds: 60,
    stormed: 600,
  },
};

type Forgeries = { made: number; accepted: string[] };

/** The honest token is let in before and after, so that a refusal means the forgery. */
const tryForgeries = async (place: TokensPlace, personId: string): Promise<Forgeries> => {
  const browser = await signedIn(place, personId);
  const { body } = await refreshWith(place, browser.refresh, browser);
  const token = String(body['access']);
  const now = Math.floor(Date.now() / 1_000);
  const forged = forgedTokens({ token, refresh: String(body['refresh']), key: place.key, now });
  if (!(await isLetIn(place, token))) throw new Error('the honest token is not let in');
  const accepted: string[] = [];
  for (const [name, forgery] of Object.entries(forged)) {
    const isIn = await isLetIn(place, forgery).catch(() => false);
    if (isIn) accepted.push(name);
  }
  if (!(await isLetIn(place, token))) throw new Error('the honest token is let in no longer');
  return { made: Object.keys(forged).length, accepted };
};

const signInOnce = async (place: TokensPlace, phone: string): Promise<void> => {
  const body = { phone_number: phone, password: 'password', device: newSecret(), medium: 'web' };
  const { status } = await place.send({ path: '/authenticate/v2/token/', body });
  if (status !== 200) throw new Error(`the right password is answered ${status}`);
};

/** Numbers of the drill and tokens, as they would stand in a line of the log. */
const leaksIn = (log: string): number =>
  (log.match(/(?<![\d.]|":)(\+?977)?(9[78]5\d{7}|984\d{7}|9860000000)(?!\d)|eyJ[\w-]+\.[\w-]+\./g) ?? [])
    .length;

type Outcome = { isGood: boolean; text: string };

type Size = (typeof SIZES)[keyof typeof SIZES] & { seed: number };

type Part = (place: StormPlace, personId: string, size: Size) => Promise<Outcome>;

/** Each part in the order in which it is run. */
const PARTS: readonly Part[] = [
  async (place, personId) => {
    const { made, accepted } = await tryForgeries(place, personId);
    for (const name of accepted) console.log(`  accepted: ${name}`);
    return { isGood: accepted.length === 0, text: `${made} forged tokens, ${accepted.length} accepted` };
  },
  async (place, personId, { thefts, seed }) => {
    const { told, revoked } = await tellThefts(place, personId, { count: thefts, seed });
    return { isGood: revoked === told, text: `${revoked} of ${told} thefts revoked` };
  },
  async (place, personId, { races, seed }) => {
    const { run, signedOut } = await runRaces(place, personId, { count: races, seed });
    return { isGood: signedOut === 0, text: `${run} races of tabs, ${signedOut} false sign-outs` };
  },
  async (place, _, { tries, seed }) => {
    const timing = await timeSignIns(place, { count: tries, seed });
    const { known, unknown, difference, refusedAlike } = timing;
    const p50s = `p50 known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`;
    console.log(`  ${tries} tries each, ${p50s}, load of the machine ${loadavg()[0]?.toFixed(1)}`);
    return {
      isGood: refusedAlike && Math.abs(difference) <= ALLOWED_DIFFERENCE_MS,
      text: `known and unknown numbers ${refusedAlike ? 'alike' : 'DIFFER'}, ${difference.toFixed(2)} ms apart (p50)`,
    };
  },
  async (place, _, { pairs, accounts, seed }) => {
    const { judged, allowed, shutOut } = await stuffPasswords(place, { pairs, accounts, seed });
    return {
      isGood: judged <= allowed && shutOut === 0,
      text: `${pairs} stuffed pairs, at most ${judged} of ${allowed} judged an account, ${shutOut} owners shut out`,
    };
  },
  async (place, _, { stormed, seed }) => {
    const { judged, allowed, held, shutOut } = await tryBrake(place, { count: stormed, seed });
    return {
      isGood: judged <= allowed && shutOut === 0,
      text: `the brake: ${judged} of ${judged + held} stuffed passwords judged, ${shutOut} owners shut out on their own or a new device`,
    };
  },
  async (place, personId, { stormSeconds, seed }) => {
    const browser = await signedIn(place, personId);
    const { body } = await refreshWith(place, browser.refresh, browser);
    const storm = await rideStorm(place, String(body['access']), {
      seconds: stormSeconds,
      aSecond: STORM_A_SECOND,
      seed,
    });
    const { quiet, stormy, judged, turnedAway, isHeld } = storm;
    console.log(
      `  storm: ${judged} passwords judged, ${turnedAway} tries turned away, load ${loadavg()[0]?.toFixed(1)}`,
    );
    return {
      isGood: isHeld && judged > 0,
      text: `other calls p99 ${quiet.toFixed(1)} ms when quiet, ${stormy.toFixed(1)} ms in a storm of sign-ins (${(stormy / quiet).toFixed(2)}×)`,
    };
  },
  async (place, _, { bombers }) => {
    const messages = await bombNumber(place, bombers);
    return {
      isGood: messages >= 1 && messages <= MOST_MESSAGES,
      text: `a number bombed from ${bombers} addresses, ${messages} messages sent`,
    };
  },
  async (place) => {
    const leaks = leaksIn(place.log());
    return { isGood: leaks === 0, text: `${leaks} numbers or tokens in the log` };
  },
];

/** Forged tokens, stolen and raced refresh tokens, what the time of an answer tells, stuffed passwords, bombed numbers. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const { tries, ...rest } = isFull ? SIZES.full : SIZES.small;
  const size: Size = { ...rest, tries: times ?? tries, seed };
  const place = await openTokensPlace();
  try {
    const phone = phoneOf('986', 0);
    const personId = await addPerson(place, phone);
    await signInOnce(place, phone);
    const outcomes: Outcome[] = [];
    for (const part of PARTS) {
      const outcome = await part(place, personId, size);
      console.log(`${outcome.text}${outcome.isGood ? '' : ': SHORT'}`);
      outcomes.push(outcome);
    }
    return {
      isGood: outcomes.every(({ isGood }) => isGood),
      summary: outcomes.map(({ text }) => text).join('; '),
    };
  } finally {
    await place.stop();
  }
};
