import { setTimeout as delay } from 'node:timers/promises';
import type { WatchPlace } from './watch-place.ts';
import type { Alarm } from './watch-prometheus.ts';

/** Called once the alarms of the scene have come: what was done is undone. */
export type After = (undo: () => unknown) => void;

/** One alarm, and what is done to what runs so that it comes; nothing where it follows from another of its scene. */
export type Strike = {
  readonly alarm: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly strike?: (place: WatchPlace, after: After) => unknown;
};

/** Strikes that are made together. */
export type Scene = { readonly name: string; readonly strikes: readonly Strike[] };

/** What became of one of them: after how many seconds its alarm came, or why it did not. */
export type Struck = {
  readonly strike: Strike;
  readonly seconds: number | null;
  readonly because: string | null;
};

const COMES_WITHIN_MS = 120_000;
const GOES_WITHIN_MS = 60_000;
const LOOK_MS = 250;

const isOf =
  ({ alarm, labels = {} }: Strike) =>
  ({ labels: told }: Alarm): boolean =>
    told['alertname'] === alarm && Object.entries(labels).every(([name, value]) => told[name] === value);

/** Looks until it is over for each of them, or for so long. */
const waitFor = async (
  strikes: ReadonlySet<Strike>,
  withinMs: number,
  isOver: (strike: Strike, firing: readonly Alarm[]) => boolean,
  { prometheus }: WatchPlace,
): Promise<void> => {
  const left = new Set(strikes);
  const until = performance.now() + withinMs;
  while (left.size > 0 && performance.now() < until) {
    const firing = await prometheus.firing();
    for (const strike of left) if (isOver(strike, firing)) left.delete(strike);
    if (left.size > 0) await delay(LOOK_MS);
  }
};

/** An alarm proves a strike only where it was not there before. */
const stillThere = async (place: WatchPlace, strikes: readonly Strike[]): Promise<Set<Strike>> => {
  const there = new Set(strikes);
  await waitFor(
    there,
    GOES_WITHIN_MS,
    (strike, firing) => !firing.some(isOf(strike)) && there.delete(strike),
    place,
  );
  return there;
};

const strikeAll = async (
  place: WatchPlace,
  strikes: readonly Strike[],
  after: After,
): Promise<Map<Strike, string>> => {
  const failed = new Map<Strike, string>();
  await Promise.all(
    strikes.map(async (one) => {
      try {
        await one.strike?.(place, after);
      } catch (error) {
        failed.set(one, `the strike failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
  return failed;
};

export const playScene = async (place: WatchPlace, { strikes }: Scene): Promise<Struck[]> => {
  const before = await stillThere(place, strikes);
  const undoing: (() => unknown)[] = [];
  const began = performance.now();
  const came = new Map<Strike, number>();
  const striking = strikeAll(place, strikes, (undo) => undoing.push(undo));
  try {
    const isThere = (strike: Strike, firing: readonly Alarm[]): boolean => {
      if (!firing.some(isOf(strike))) return false;
      came.set(strike, (performance.now() - began) / 1_000);
      return true;
    };
    await waitFor(new Set(strikes), COMES_WITHIN_MS, isThere, place);
    const failed = await striking;
    return strikes.map((strike): Struck => {
      const seconds = came.get(strike) ?? null;
      if (before.has(strike)) return { strike, seconds: null, because: 'it was there before' };
      return {
        strike,
        seconds,
        because: seconds === null ? (failed.get(strike) ?? 'it did not come') : null,
      };
    });
  } finally {
    for (const undo of undoing.toReversed()) await undo();
  }
};
