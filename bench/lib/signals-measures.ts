import type { Candle } from '@chuli/indicators';
import { FAMILIES, type Plan, passOf, peekBar, planOf, start, stepBar } from '@chuli/signals';
import { median } from './median.ts';
import { type FlatPass, flatPassOf } from './signals-flat.ts';

/** Bars of one length of one symbol, with the plan that judges them. */
export type Subject = { readonly timeframe: 'daily' | 'weekly'; readonly candles: readonly Candle[] };

const PLANS = { daily: planOf(FAMILIES, 'daily'), weekly: planOf(FAMILIES, 'weekly') };

export const barsIn = (subjects: readonly Subject[]): number =>
  subjects.reduce((bars, { candles }) => bars + candles.length, 0);

/** Milliseconds of processor time, whatever else the machine does; collecting garbage is part of it. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const timePass = (subjects: readonly Subject[]): number =>
  cpuOf(() => {
    for (const { timeframe, candles } of subjects) passOf(PLANS[timeframe], candles);
  });

type FlatPasses = Record<Subject['timeframe'], FlatPass>;

/** Only the loops: their columns are there before. */
const timeFlat = (flat: FlatPasses, subjects: readonly Subject[]): number => {
  let ms = 0;
  for (const { timeframe, candles } of subjects) {
    flat[timeframe].load(candles);
    ms += cpuOf(flat[timeframe].run);
  }
  return ms;
};

/** By cell how many fired, and a sum that changes with any bar or end of a firing. */
const tally = (plan: Plan): { counts: Int32Array; sums: Float64Array } => ({
  counts: new Int32Array(plan.cells.length),
  sums: new Float64Array(plan.cells.length),
});

const add = (
  { counts, sums }: ReturnType<typeof tally>,
  cell: number,
  { bar, ends }: { bar: number; ends: number },
): void => {
  counts[cell] = (counts[cell] ?? 0) + 1;
  sums[cell] = (sums[cell] ?? 0) + bar * 7 + ends * 13;
};

/** Cells for which both do not say the same, and how many firings were compared. */
const compare = (
  plan: Plan,
  flat: FlatPass,
  subjects: readonly Subject[],
): { firings: number; differ: string[] } => {
  const nameOf = (cell: { family: string; kind: string; side: string }): string =>
    `${cell.family} ${cell.kind} ${cell.side}`;
  const numbers = new Map(plan.cells.map((cell) => [nameOf(cell), cell.number]));
  const ours = tally(plan);
  const theirs = tally(plan);
  let firings = 0;
  for (const { candles } of subjects) {
    for (const firing of passOf(plan, candles))
      add(ours, numbers.get(nameOf(firing)) ?? -1, { bar: firing.bar, ends: firing.ends ?? -1 });
    flat.load(candles);
    const { cells, bars, ends, count } = flat.run();
    for (let at = 0; at < count; at += 1)
      add(theirs, cells[at] ?? -1, { bar: bars[at] ?? 0, ends: ends[at] ?? 0 });
    firings += count;
  }
  const differ = plan.cells.filter(
    ({ number }) =>
      ours.counts[number] !== theirs.counts[number] || ours.sums[number] !== theirs.sums[number],
  );
  return { firings, differ: differ.map((cell) => `${plan.timeframe} ${nameOf(cell)}`) };
};

export type Beside = { ours: number; flat: number; ratio: number; firings: number; differ: string[] };

/** The pass beside the loops, by turns, so that whatever else the machine does falls on both. */
export const timeBeside = (subjects: readonly Subject[], rounds: number): Beside => {
  const room = Math.max(...subjects.map(({ candles }) => candles.length));
  const flat = { daily: flatPassOf(PLANS.daily, room), weekly: flatPassOf(PLANS.weekly, room) };
  const compared = (['daily', 'weekly'] as const).map((timeframe) =>
    compare(
      PLANS[timeframe],
      flat[timeframe],
      subjects.filter((subject) => subject.timeframe === timeframe),
    ),
  );
  const pairs = Array.from({ length: rounds }, () => ({
    ours: timePass(subjects),
    flat: timeFlat(flat, subjects),
  }));
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    flat: median(pairs.map((pair) => pair.flat)),
    ratio: median(pairs.map((pair) => pair.ours / pair.flat)),
    firings: compared.reduce((sum, { firings }) => sum + firings, 0),
    differ: compared.flatMap(({ differ }) => differ),
  };
};

export const timeRounds = (subjects: readonly Subject[], rounds: number): number =>
  median(Array.from({ length: rounds }, () => timePass(subjects)));

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Microseconds to judge a symbol's forming day anew after a trade, by symbol in turn as trades come. */
export const timePeeks = (subjects: readonly Subject[], trades: number): { p50: number; p99: number } => {
  const books = subjects.flatMap(({ timeframe, candles }) => {
    const last = candles.at(-1);
    if (timeframe !== 'daily' || last === undefined) return [];
    const state = start(PLANS.daily);
    for (const candle of candles.slice(0, -1)) stepBar(PLANS.daily, state, candle);
    return [{ state, last }];
  });
  const times: number[] = [];
  for (let trade = 0; trade < trades; trade += 1) {
    const book = books[trade % books.length];
    if (book === undefined) break;
    const { state, last } = book;
    const close = last.low + ((last.high - last.low) * (trade % 7)) / 7;
    const forming = { ...last, close, volume: last.volume + trade };
    const begun = performance.now();
    peekBar(PLANS.daily, state, forming);
    times.push((performance.now() - begun) * 1_000);
  }
  const sorted = times.slice(times.length >> 1).sort((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};
