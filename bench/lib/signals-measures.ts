import type { Candle } from '@chuli/indicators';
import { FAMILIES, type Plan, historyOf, planOf } from '@chuli/signals';
import { type Explained, type SteppedHistory, steppedHistory } from '@chuli/signals/testing/stepped-history';
import { median } from '@chuli/harness';

/** Bars of one length of one symbol, with the plan that judges them. */
export type Subject = { readonly timeframe: 'daily' | 'weekly'; readonly candles: readonly Candle[] };

const PLANS = { daily: planOf(FAMILIES, 'daily'), weekly: planOf(FAMILIES, 'weekly') };

export const barsIn = (subjects: readonly Subject[]): number =>
  subjects.reduce((bars, { candles }) => bars + candles.length, 0);

/** As the nightly rebuild takes it: every firing with its figures, and what nearly fired at the end. */
const inColumns = (plan: Plan, candles: readonly Candle[]): SteppedHistory => {
  const { firings, figuresOf, nearMisses } = historyOf(plan, candles);
  return {
    firings: firings.map((firing) => Object.assign({}, firing, figuresOf(firing, 1))),
    near: nearMisses(1),
  };
};

type Pass = (plan: Plan, candles: readonly Candle[]) => SteppedHistory;

/** Milliseconds of processor time, whatever else the machine does; collecting garbage is part of it. */
const cpuOf = (pass: Pass, subjects: readonly Subject[]): number => {
  const before = process.cpuUsage();
  for (const { timeframe, candles } of subjects) pass(PLANS[timeframe], candles);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const isSame = (one: Explained, other: Explained | undefined): boolean =>
  one.cell === other?.cell &&
  one.bar === other.bar &&
  one.ends === other.ends &&
  one.lefts.every((left, at) => left === other.lefts[at]) &&
  one.rights.every((right, at) => right === other.rights[at]);

/** The first thing that the two passes do not say alike of one symbol, in words. */
const differenceIn = (plan: Plan, ours: SteppedHistory, stepped: SteppedHistory): string[] => {
  if (ours.firings.length !== stepped.firings.length)
    return [`${plan.timeframe}: ${ours.firings.length} firings for ${stepped.firings.length}`];
  const wrong = ours.firings.find((firing, at) => !isSame(firing, stepped.firings[at]));
  if (wrong !== undefined)
    return [`${plan.timeframe}: ${wrong.family} ${wrong.kind} ${wrong.side} at bar ${wrong.bar}`];
  const isNear = JSON.stringify(ours.near) === JSON.stringify(stepped.near);
  return isNear ? [] : [`${plan.timeframe}: other near misses`];
};

export type Compared = { readonly firings: number; readonly differences: readonly string[] };

/** Both passes over everything, firing by firing. */
export const compareAll = (subjects: readonly Subject[]): Compared => {
  const differences: string[] = [];
  let firings = 0;
  for (const { timeframe, candles } of subjects) {
    const stepped = steppedHistory(PLANS[timeframe], candles);
    const ours = inColumns(PLANS[timeframe], candles);
    firings += stepped.firings.length;
    differences.push(...differenceIn(PLANS[timeframe], ours, stepped));
  }
  return { firings, differences };
};

export type Times = { readonly columns: number; readonly steps: number; readonly ratio: number };

/** One pass beside the other, by turns, so that whatever else the machine does falls on both. */
export const timeBoth = (subjects: readonly Subject[], rounds: number): Times => {
  const pairs = Array.from({ length: rounds }, () => ({
    columns: cpuOf(inColumns, subjects),
    steps: cpuOf(steppedHistory, subjects),
  }));
  return {
    columns: median(pairs.map(({ columns }) => columns)),
    steps: median(pairs.map(({ steps }) => steps)),
    ratio: median(pairs.map(({ columns, steps }) => columns / steps)),
  };
};
