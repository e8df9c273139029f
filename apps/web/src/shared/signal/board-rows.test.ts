import { paisa, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { boardRows } from './board-rows.ts';
import type { Headline, SignalList, SignalRow } from './signal-words.ts';

const rupees = (amount: number) => toRupees(paisa(amount * 100));
const day = tradingDate('2026-08-20');

const record = (verdict: Headline['verdict'], mean: number): Headline => ({
  as_of: day,
  number: 400,
  hit_rate: 48,
  mean_excess: mean,
  interval_low: mean - 0.5,
  interval_high: mean + 0.5,
  verdict,
});

const list = (family: string, headline: Headline | null): SignalList => ({
  family,
  kind: 'signal',
  timeframe: 'daily',
  side: 'buy',
  title: 'MACD cross',
  means: '',
  record: headline,
});

const named = {
  kind: 'signal',
  timeframe: 'daily',
  side: 'buy',
  name: 'A',
  sector_id: 1,
  instrument: null,
} as const;

const row = (family: string, symbol: string, turnover: number): SignalRow => ({
  ...named,
  family,
  symbol: stockSymbol(symbol),
  signal_on: day,
  bar_ends_at: 0,
  close: rupees(100),
  close_now: rupees(110),
  change_since: 10,
  turnover: rupees(turnover),
  ended_on: null,
  fill: 'filled',
  rule_changed: false,
});

const LISTS = [
  list('edge', record('edge', 2)),
  list('none', record('no-edge', 0.1)),
  list('trails', record('no-edge', -2)),
  list('young', record('too-few', 3)),
];

it('gives each signal the record of its list', () => {
  expect(
    boardRows({ lists: LISTS, rows: [row('trails', 'AAA', 0), row('unknown', 'AAA', 0)] }),
  ).toMatchObject([
    { verdict: 'Underperforms', number: 400, excess: [-2, -2.5, -1.5] },
    { verdict: 'No record', number: null, excess: null, rule: 'unknown' },
  ]);
});
