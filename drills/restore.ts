import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@chuli/kernel';
import { openStore, promisedPoint, restorable } from '@chuli/keeper';
import { waitUntil } from '@chuli/harness';
import { openTape } from '@chuli/tape';
import { fillMarket } from './access-market.ts';
import type { Drill } from './drill.ts';
import { DAY } from './plan.ts';
import { auditRestored } from './restore-audit.ts';
import { type RestorePlace, openRestorePlace, startRestored } from './restore-place.ts';
import { strikeStore } from './restore-strikes.ts';
import { type Written, startWriters } from './restore-writers.ts';

const SIZES = {
  small: { restores: 2, bases: 1, writers: 3, stretchMs: 1_500 },
  full: { restores: 20, bases: 4, writers: 6, stretchMs: 10_000 },
};

type Size = (typeof SIZES)[keyof typeof SIZES];

const PATIENCE_MS = 60_000;

const must = (what: string, { code, output }: { code: number; output: string }): void => {
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${output}`);
  console.log(`  ${output.trim().split('\n').join('\n  ')}`);
};

const promisedAt = async ({ store }: RestorePlace): Promise<number> =>
  promisedPoint(await restorable(openStore(store)))?.until?.getTime() ?? 0;

/** People write, backups are taken beside them, and what puts the log away is killed once. */
const writeAndKeep = async (place: RestorePlace, size: Size): Promise<readonly Written[]> => {
  let archive = place.archive();
  const writers = startWriters(place.registry, size.writers);
  try {
    for (let base = 0; base < size.bases; base += 1) {
      await delay(size.stretchMs);
      must('take', await place.backup(['take', '--only', 'base']));
    }
    await delay(size.stretchMs);
    await archive.kill();
    archive = place.archive();
    await delay(size.stretchMs);
    await writers.stop();
    const last = Math.max(...writers.written.map(({ acknowledged }) => acknowledged));
    const isPromised = async (): Promise<boolean> => (await promisedAt(place)) >= last;
    const ms = await waitUntil(isPromised, 'the promise of the last write', PATIENCE_MS, 20);
    console.log(`  the last write was promised ${(ms / 1_000).toFixed(1)} s later`);
    return writers.written;
  } finally {
    await writers.stop();
    const code = await archive.end();
    if (code !== 0) console.log(`  archive ended with ${code}: ${archive.said()}`);
  }
};

type Restored = { readonly seconds: number; readonly isGood: boolean };

/** To one moment, with one key: the folder, the server on it, and what it holds. */
const restoreOnce = async (
  place: RestorePlace,
  written: readonly Written[],
  { at, key, name }: { at: number; key: string; name: string },
): Promise<Restored> => {
  const into = place.folder(name);
  const moment = new Date(at).toISOString();
  const made = await place.backup(['restore', '--key', key, '--to', moment, '--into', into]);
  if (made.code !== 0) {
    console.log(`  SHORT restore to ${moment}: ${made.output}`);
    return { seconds: made.seconds, isGood: false };
  }
  const server = await startRestored(into, place);
  try {
    const audit = await auditRestored(server.registry, written, at);
    const isGood = Object.values(audit).every((count) => count === 0);
    const before = written.filter(({ acknowledged }) => acknowledged <= at).length;
    const seconds = made.seconds + server.seconds;
    console.log(
      `  ${isGood ? 'good ' : 'SHORT'} ${moment}: ${made.seconds.toFixed(1)} s for the folder, ` +
        `${server.seconds.toFixed(1)} s until it takes writes; ${before} of ${written.length} writes were before, ` +
        `${audit.lost} lost, ${audit.early} early, ${audit.unbalanced} events out of balance, ` +
        `${audit.clearingPaisa} paisa off, ${audit.unserved + audit.free} grants wrong, ${audit.receiptGaps} gaps`,
    );
    return { seconds, isGood };
  } finally {
    await server.stop();
    await rm(into, { recursive: true, force: true });
  }
};

/** Random moments between the end of the first copy and the promised point, which is one of them itself. */
const momentsOf = async (place: RestorePlace, { count, seed }: { count: number; seed: number }) => {
  const [first] = await restorable(openStore(place.store));
  const from = new Date(first?.base.ended_at ?? 0).getTime();
  const until = await promisedAt(place);
  const random = seededRandom(seed);
  const others = Array.from({ length: count - 1 }, () => Math.floor(from + random() * (until - from)));
  return [...others, until];
};

const restoreTape = async (place: RestorePlace): Promise<Restored> => {
  const { tape: address } = place.place;
  const tape = openTape(address);
  try {
    await fillMarket({ tape, registry: place.registry }, DAY);
  } finally {
    await tape.close();
  }
  must('take', await place.backup(['take', '--only', 'tape']));
  const again = await place.backup(['take', '--only', 'tape']);
  must('take', again);
  const restored = await place.restoreTape();
  console.log(`  ${restored.output.trim()}`);
  return {
    seconds: restored.seconds,
    isGood:
      restored.code === 0 && restored.output.includes('as it was') && / 0 of \d+ parts/.test(again.output),
  };
};

const slowest = (all: readonly Restored[]): string =>
  Math.max(...all.map(({ seconds }) => seconds)).toFixed(1);

/** What is kept of a day of writes is restored to random moments; what was struck is refused. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const size = isFull ? SIZES.full : SIZES.small;
  const place = await openRestorePlace();
  try {
    const written = await writeAndKeep(place, size);
    const moments = await momentsOf(place, { count: times ?? size.restores, seed });
    const restored: Restored[] = [];
    for (const [index, at] of moments.entries()) {
      const key = index % 2 === 0 ? place.keys.own : place.keys.escrow;
      restored.push(await restoreOnce(place, written, { at, key, name: `restored-${index}` }));
    }
    const tape = await restoreTape(place);
    const strikes = await strikeStore(place);
    for (const { what, isGood, said } of strikes)
      console.log(`  ${isGood ? 'good ' : 'SHORT'} ${what}: ${said}`);
    const short = [...restored, tape, ...strikes].filter(({ isGood }) => !isGood).length;
    return {
      isGood: short === 0,
      summary:
        `${written.length} writes, ${restored.length} restores, the slowest in ${slowest(restored)} s, ` +
        `the tape in ${tape.seconds.toFixed(1)} s, ${strikes.length} strikes; ${short} short`,
    };
  } finally {
    await place.stop();
  }
};
