import { setTimeout as delay } from 'node:timers/promises';
import { addPerson, phoneOf } from './tokens-people.ts';
import { type StormPlace, type TokensPlace, newSecret } from './tokens-place.ts';

const BRAKE_AT = 40;
const LANES = 4;
const WAIT_MS = 20_500;

/** `judged`: passwords that were looked at; the rest was held. `shutOut`: owners who did not get in. */
export type Brake = { judged: number; allowed: number; held: number; shutOut: number };

type Send = TokensPlace['send'];

const trySignIn = async (send: Send, phone: string, password: string, device: string, from: string) =>
  send({
    path: '/authenticate/v2/token/',
    body: { phone_number: phone, password, device, medium: 'web' },
    from,
    isOnce: true,
  });

/** A list spread over as many numbers and addresses as it has lines: no limit of either sees it, the brake does. */
export const tryBrake = async (
  place: StormPlace,
  { count, seed }: { count: number; seed: number },
): Promise<Brake> => {
  const api = await place.another({ CHULI_SIGN_IN_BRAKE: String(BRAKE_AT) });
  try {
    const owner = phoneOf('986', 9_000 + seed);
    await addPerson(place, owner);
    const known = newSecret();
    // What went before has put the brake on already; an owner's first sign-in is one on the API without it.
    await trySignIn(place.send, owner, 'password', known, '127.5.0.1');
    let [judged, held, next] = [0, 0, 0];
    const lane = async (): Promise<void> => {
      while (next < count) {
        next += 1;
        const from = `127.6.${Math.floor(next / 250)}.${1 + (next % 250)}`;
        const { status } = await trySignIn(api.send, phoneOf('973', next), 'from a list', newSecret(), from);
        if (status === 429) held += 1;
        else judged += 1;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const onKnown = await trySignIn(api.send, owner, 'password', known, '127.5.0.2');
    const device = newSecret();
    await trySignIn(api.send, owner, 'password', device, '127.5.0.3');
    await delay(WAIT_MS);
    const onNew = await trySignIn(api.send, owner, 'password', device, '127.5.0.3');
    const shutOut = [onKnown, onNew].filter(({ status }) => status !== 200).length;
    return { judged, allowed: BRAKE_AT + LANES, held, shutOut };
  } finally {
    await api.stop();
  }
};
