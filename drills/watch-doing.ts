import { setTimeout as delay } from 'node:timers/promises';
import type { DrillProcess } from '@chuli/harness';
import { waitUntil } from '@chuli/harness';
import type { WatchPlace } from './watch-place.ts';
import type { After } from './watch-scene.ts';

const ANSWERS_WITHIN_MS = 10_000;
const STANDS_WITHIN_MS = 60_000;

/** Stands still and goes on in turns until the scene is over. */
export const standInTurns = (
  process: DrillProcess,
  { standsMs, goesMs }: { standsMs: number; goesMs: number },
  after: After,
): void => {
  const ending = new AbortController();
  const turning = (async () => {
    while (!ending.signal.aborted) {
      process.signal('SIGSTOP');
      await delay(standsMs);
      process.signal('SIGCONT');
      await delay(goesMs);
    }
  })();
  after(async () => {
    ending.abort();
    await turning;
  });
};

/** Does something again and again, whether or not what was done before has ended, until the scene is over. */
export const again = (everyMs: number, work: (turn: number) => Promise<unknown>, after: After): void => {
  let turn = 0;
  const timer = setInterval(() => {
    work(turn).catch(() => undefined);
    turn += 1;
  }, everyMs);
  after(() => clearInterval(timer));
};

/** A reader somewhere in the country, another one for each number. */
export const readerOf = (number: number): string =>
  `${20 + (number % 150)}.${(number * 7) % 250}.${(number * 31) % 250}.${1 + (number % 200)}`;

const ask = (address: string, from: string, init: RequestInit): Promise<number> =>
  fetch(address, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).then(async (reply) => {
    await reply.arrayBuffer();
    return reply.status;
  });

export const get = (address: string, from: string): Promise<number> => ask(address, from, {});

export const post = (address: string, from: string, body: object): Promise<number> =>
  ask(address, from, { method: 'POST', body: JSON.stringify(body) });

/** Until Prometheus has seen this; how a strike waits for what it needs. */
export const untilSeen = async (
  { prometheus }: WatchPlace,
  expression: string,
  isSeen: (value: number | null) => boolean = (value) => value === 1,
): Promise<void> => {
  await waitUntil(async () => isSeen(await prometheus.value(expression)), expression, STANDS_WITHIN_MS, 250);
};
