import type { PhoneNumber } from '@chuli/kernel';
import { quantile } from '@chuli/harness';
import { addPerson, phoneOf } from './tokens-people.ts';
import { type TokensPlace, newSecret } from './tokens-place.ts';
import { chanceOf } from './tokens-thefts.ts';

/** Below what the API allows a number and an address in a quarter of an hour. */
const TRIES_A_NUMBER = 9;
const TRIES_AN_ADDRESS = 90;
const WARM_UP = 8;

/** The difference is that of a try and the one beside it: what else the machine does is much the same for both. */
export type Timing = {
  tries: number;
  known: number;
  unknown: number;
  difference: number;
  refusedAlike: boolean;
};

type Try = { ms: number; answer: string };

const tryPassword = async (place: TokensPlace, phone: PhoneNumber, from: string): Promise<Try> => {
  const body = { phone_number: phone, password: 'not the password', device: newSecret(), medium: 'web' };
  const { ms, status, body: said } = await place.send({ path: '/authenticate/v2/token/', body, from });
  return { ms, answer: JSON.stringify([status, { ...said, request_id: null }]) };
};

/** Wrong passwords for numbers that have an account and for those that have none, in turns whose order is by chance. */
export const timeSignIns = async (
  place: TokensPlace,
  { count, seed }: { count: number; seed: number },
): Promise<Timing> => {
  const chance = chanceOf(seed);
  const total = count + WARM_UP;
  for (let at = 0; at * TRIES_A_NUMBER < total; at++) await addPerson(place, phoneOf('985', at));
  const times: Record<'985' | '975', number[]> = { '985': [], '975': [] };
  const answers = new Set<string>();
  for (let at = 0; at < total; at++) {
    const network = Math.floor((at * 2) / TRIES_AN_ADDRESS);
    const from = `127.1.${Math.floor(network / 250)}.${1 + (network % 250)}`;
    const blocks = chance(2) === 0 ? (['985', '975'] as const) : (['975', '985'] as const);
    for (const block of blocks) {
      const { ms, answer } = await tryPassword(place, phoneOf(block, Math.floor(at / TRIES_A_NUMBER)), from);
      answers.add(answer);
      if (at >= WARM_UP) times[block].push(ms);
    }
  }
  const differences = times['985'].map((ms, at) => ms - (times['975'][at] ?? ms));
  return {
    tries: count,
    known: quantile(times['985'], 0.5),
    unknown: quantile(times['975'], 0.5),
    difference: quantile(differences, 0.5),
    refusedAlike: answers.size === 1,
  };
};
