import { paisa, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { FAMILIES } from '@chuli/signals';
import { expect, it } from 'vitest';
import type { Side, SignalRow } from './signal-words.ts';
import { VOTING_FAMILIES, standingAlone } from './standing-alone.ts';

const row = (symbol: string, family: string, side: Side = 'buy', kind = 'signal'): SignalRow => ({
  family,
  kind,
  timeframe: 'daily',
  side,
  symbol: stockSymbol(symbol),
  name: symbol,
  sector_id: null,
  instrument: null,
  signal_on: tradingDate('2026-08-18'),
  bar_ends_at: 0,
  close: toRupees(paisa(10_000)),
  close_now: null,
  change_since: null,
  turnover: null,
  ended_on: null,
  fill: null,
  rule_changed: false,
  why: null,
});

const kept = (rows: SignalRow[]): string[] =>
  standingAlone({
    as_of: tradingDate('2026-08-18'),
    signals_to: null,
    lists: [],
    rows,
    near: [],
    hours_to: null,
  }).rows.map(({ symbol }) => symbol);

it('keeps a stock on which one family fired, however often, and alerts do not count', () => {
  expect(
    kept([row('NABIL', 'dow'), row('NABIL', 'dow'), row('NABIL', 'macd-divergence', 'buy', 'alert')]),
  ).toEqual(['NABIL', 'NABIL']);
});

it('leaves out a stock on which another family agrees or objects', () => {
  expect(kept([row('UPPER', 'dow'), row('UPPER', 'inside-bar')])).toEqual([]);
  expect(kept([row('UPPER', 'dow'), row('UPPER', 'inside-bar', 'sell')])).toEqual([]);
  expect(kept([row('UPPER', 'dow'), row('UPPER', 'dow', 'sell')])).toEqual([]);
});

it('counts the families that make an agreement', () => {
  const voters = FAMILIES.find(({ id }) => id === 'agreement')?.votes?.of.map(({ family }) => family);
  expect([...VOTING_FAMILIES].toSorted()).toEqual(voters?.toSorted());
});
