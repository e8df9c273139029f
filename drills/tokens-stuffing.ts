import type { PhoneNumber } from '@chuli/kernel';
import { addPerson, phoneOf } from './tokens-people.ts';
import { type Answer, type TokensPlace, newSecret } from './tokens-place.ts';
import { chanceOf } from './tokens-thefts.ts';

const ALLOWED = 10;
const WINDOW_MS = 900_000;
const LANES = 6;
const OWNERS = 5;

type Tried = { phone: PhoneNumber; password: string; device: string; from?: string };

const signIn = (place: TokensPlace, { phone, password, device, from }: Tried): Promise<Answer> =>
  place.send({
    path: '/authenticate/v2/token/',
    body: { phone_number: phone, password, device, medium: 'web' },
    ...(from === undefined ? {} : { from, isOnce: true }),
  });

/** `judged`: the most passwords of one account that were looked at. `shutOut`: owners whose own device was refused. */
export type Stuffing = { pairs: number; judged: number; allowed: number; shutOut: number };

/** Stolen lists are tried from everywhere; the owners sign in on their own devices all the same. */
export const stuffPasswords = async (
  place: TokensPlace,
  { pairs, accounts, seed }: { pairs: number; accounts: number; seed: number },
): Promise<Stuffing> => {
  const chance = chanceOf(seed);
  const phones = Array.from({ length: accounts }, (_, at) => phoneOf('984', at));
  for (const phone of phones) await addPerson(place, phone);
  const owners = phones
    .slice(0, OWNERS)
    .map((phone) => ({ phone, password: 'password', device: newSecret() }));
  for (const owner of owners) await signIn(place, owner);
  const judged = new Map<string, number>();
  const started = performance.now();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < pairs) {
      const phone = phones[next % accounts] ?? phoneOf('984', 0);
      next += 1;
      const from = `127.2.${chance(250)}.${1 + chance(250)}`;
      const { status } = await signIn(place, { phone, password: newSecret(), device: newSecret(), from });
      if (status !== 429) judged.set(phone, (judged.get(phone) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const windows = 1 + Math.floor((performance.now() - started) / WINDOW_MS);
  let shutOut = 0;
  for (const owner of owners) if ((await signIn(place, owner)).status !== 200) shutOut += 1;
  return { pairs, judged: Math.max(...judged.values()), allowed: ALLOWED * windows, shutOut };
};

/** A number is bombed from many addresses; how many messages were paid for. */
export const bombNumber = async (place: TokensPlace, addresses: number): Promise<number> => {
  const before = place.messages();
  const ask = (at: number): Promise<Answer> =>
    place.send({
      path: '/authenticate/v2/password/reset/',
      body: { phone_number: phoneOf('984', 0) },
      from: `127.3.${Math.floor(at / 250)}.${1 + (at % 250)}`,
      isOnce: true,
    });
  for (let at = 0; at < addresses; at += LANES)
    await Promise.all(Array.from({ length: LANES }, (_, lane) => ask(at + lane)));
  return place.messages() - before;
};
