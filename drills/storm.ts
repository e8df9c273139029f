import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '@chuli/command';
import { quantile } from '@chuli/harness';
import type { StormPlan, Stormed } from './storm-sender.ts';
import type { StormPlace, TokensPlace } from './tokens-place.ts';

/** What the rest of the readers ask: kept answers, ones that are built, and one's own. */
const CALLS = ['/sector/', '/broker/', '/membership/package/list/', '/accounts/user/whoami/'];
const LANES = 4;
const EVERY_MS = 20;
const ROUNDS = 3;
const ALLOWED = 2;

const askFor = async (place: TokensPlace, access: string, seconds: number): Promise<number[]> => {
  const times: number[] = [];
  const ends = performance.now() + seconds * 1_000;
  const lane = async (first: number): Promise<void> => {
    for (let at = first; performance.now() < ends; at++) {
      const headers = { authorization: `Bearer ${access}` };
      const { ms, status } = await place.send({
        method: 'GET',
        path: CALLS[at % CALLS.length] ?? '',
        headers,
      });
      if (status !== 200) throw new Error(`a call is answered ${status} in the storm`);
      times.push(ms);
      await delay(EVERY_MS);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane_) => lane(lane_)));
  return times;
};

/** A process of its own sends the storm, so that it costs the one that measures nothing. */
const startStorm = (plan: StormPlan): Promise<Stormed> => {
  const child = fork(path.join(ROOT, 'drills/storm-sender.ts'), {
    env: { PATH: process.env['PATH'], STORM: JSON.stringify(plan) },
  });
  return once(child, 'message').then(([stormed]) => stormed as Stormed);
};

export type Storm = { quiet: number; stormy: number; judged: number; turnedAway: number; isHeld: boolean };

/**
 * The time of other calls while nobody signs in and while a storm does, in turns, so that what else the machine does is
 * much the same for both.
 */
export const rideStorm = async (
  place: StormPlace,
  access: string,
  { seconds, aSecond, seed }: { seconds: number; aSecond: number; seed: number },
): Promise<Storm> => {
  const [quiet, stormy]: [number[], number[]] = [[], []];
  let [judged, turnedAway] = [0, 0];
  await askFor(place, access, 1);
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await askFor(place, access, seconds / ROUNDS)));
    const storm = startStorm({
      port: place.port,
      seconds: seconds / ROUNDS + 1,
      aSecond,
      seed: seed * ROUNDS + round,
    });
    await delay(1_000);
    stormy.push(...(await askFor(place, access, seconds / ROUNDS)));
    const stormed = await storm;
    judged += stormed.judged;
    turnedAway += stormed.turnedAway;
  }
  const [calm, rough] = [quantile(quiet, 0.99), quantile(stormy, 0.99)];
  return { quiet: calm, stormy: rough, judged, turnedAway, isHeld: rough <= ALLOWED * calm };
};
