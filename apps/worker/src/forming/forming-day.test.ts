import type { FormingSignal, SessionEvent } from '@chuli/session';
import { describe, expect, it } from 'vitest';
import { walkingMarket } from '../testing/walking-market.ts';
import { openFormingDay } from './forming-day.ts';
import { baseOf, dayAfter, dayTeller, lastCloses } from './testing/forming-place.ts';

const { days, rows } = walkingMarket(6, 120);
const DAY = dayAfter(days);
const base = baseOf(rows, [...days, DAY], DAY);
const closes = lastCloses(rows);
const told = dayTeller(DAY, closes);

const TRADES = [0.93, 1.08, 0.95, 1.06].flatMap((factor, round) =>
  [...closes].map(([symbol, close], place) =>
    told.trade(symbol, Math.round(close * factor), 10 * round + place + 1, 900),
  ),
);
const LOG: readonly SessionEvent[] = [told.opening(), told.status('open', 0), ...TRADES];

const hearing = (log: readonly SessionEvent[]) => {
  const day = openFormingDay(base);
  for (const event of log) day.hear({ day: DAY, term: 1, event });
  return day;
};

const signals = (list: readonly FormingSignal[]): SessionEvent => ({
  kind: 'signals',
  at: told.at(60),
  rows: list,
});

const stood = (row: FormingSignal): FormingSignal => ({ ...row, status: 'stood' });

describe('a process that begins again', () => {
  const own = hearing(LOG).rows();

  it('tells only what the log does not have', () => {
    expect(own.length).toBeGreaterThan(3);
    expect(hearing(LOG).takeDifference()?.rows).toEqual(own);
    expect(hearing([...LOG, signals(own)]).takeDifference()?.rows).toEqual([]);
    expect(hearing([...LOG, signals(own.slice(1))]).takeDifference()?.rows).toEqual(own.slice(0, 1));
  });

  it('withdraws what it cannot find in the bars and rules of now', () => {
    const [first] = own;
    if (first === undefined) throw new Error('Nothing forms.');
    const strange: FormingSignal = { ...first, list: 'a list of before', status: 'forming' };
    const news = hearing([...LOG, signals([...own, strange])]).takeDifference()?.rows;
    expect(news).toEqual([{ ...strange, status: 'withdrawn', changedAt: told.at(36) }]);
  });

  it('unsays nothing of what another has read in the final pass', () => {
    const closed = [...LOG, signals(own.map(stood)), told.status('closed', 100)];
    expect(hearing(closed).takeDifference()?.rows ?? []).toEqual([]);
  });
});
