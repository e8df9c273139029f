import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { untilAllListen } from './held-at-end.ts';
import type { Site } from './machines-browser.ts';
import type { Witness } from './machines-witness.ts';
import { type Listener, startListener } from './restart-listeners.ts';

export const CHANNELS: readonly string[] = ['market', 'floorsheet'];
const LISTENERS = 6;
/** A page believes for 30 s in a line that is silent; then it looks for another, and may have to try both fronts. */
const BACK_WITHIN_MS = 45_000;
/** What was on its way to them when a machine was struck: two ticks of a gateway. */
const ON_THE_WAY_MS = 2_000;

export type Listeners = Witness & { readonly all: readonly Listener[] };

/** Pages that follow the session, half of them at either front. */
export const startListeners = async ({ fronts, authority }: Site): Promise<Listeners> => {
  setDefaultCACertificates([...getCACertificates('default'), authority]);
  const all = Array.from({ length: LISTENERS }, (_, number) => {
    const addresses = number % 2 === 0 ? fronts : fronts.toReversed();
    return startListener(addresses, number, CHANNELS[(number >> 1) % CHANNELS.length] ?? '');
  });
  await untilAllListen(all);
  return {
    name: 'listeners',
    withinMs: BACK_WITHIN_MS,
    isOnItsOwn: false,
    all,
    goesOnSince: (moment) => all.every(({ toldAt }) => toldAt() > moment + ON_THE_WAY_MS),
    faults: () => Promise.resolve([]),
    stop: () => {
      for (const listener of all) listener.stop();
      return Promise.resolve();
    },
    summary: () => {
      const moves = all.flatMap(({ outages }) => outages.map(({ ms }) => ms));
      return `listeners connected anew ${moves.length} times, longest away ${(Math.max(0, ...moves) / 1_000).toFixed(1)} s`;
    },
  };
};
