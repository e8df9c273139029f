import { paisa, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { Fact, SignalRow, Signals } from '../signal/signal-words.ts';
import { signalMarks } from './signal-marks.ts';

const day = tradingDate('2026-08-20');

const row = (kind: string, side: 'buy' | 'sell'): SignalRow => ({
  family: 'mean-reversion',
  kind,
  timeframe: 'daily',
  side,
  symbol: stockSymbol('NABIL'),
  name: 'Nabil Bank',
  sector_id: 1,
  instrument: 'Equity',
  signal_on: day,
  bar_ends_at: 0,
  close: toRupees(paisa(500_00)),
  close_now: null,
  change_since: null,
  turnover: null,
  ended_on: null,
  fill: null,
  rule_changed: false,
});

const signals = (rows: SignalRow[]): Pick<Signals, 'lists' | 'rows'> => ({ lists: [], rows });

const OVERSOLD: Fact = {
  clause: 0,
  says: 'RSI of {strength} bars below {oversold}',
  numbers: { strength: 14, oversold: 30 },
  left: 28.4,
  is: '<',
  right: 30,
  unit: 'points',
  holds: true,
};

const asked = (): Fact[] => [OVERSOLD];
const notAsked = (): Fact[] => [];

it('marks a buy under its bar and a sell above it, hollow where it only warns', () => {
  const marks = signalMarks(signals([row('signal', 'buy'), row('alert', 'sell')]), notAsked);
  expect(marks.map(({ sign }) => sign)).toEqual([
    { letter: 'B', isFilled: true, direction: 'up' },
    { letter: 'S', isFilled: false, direction: 'down' },
  ]);
});

it('tells every condition with its two values once they are here, and that no record is kept', () => {
  expect(signalMarks(signals([row('signal', 'buy')]), notAsked)[0]?.details).toEqual([]);
  const [mark] = signalMarks(signals([row('signal', 'buy')]), asked);
  expect(mark?.details).toEqual([{ label: 'RSI of 14 bars below 30', value: '✓ 28.4 < 30' }]);
  expect(mark?.note).toBe('No track record is kept for this rule.');
});

it('leaves out states, which hold on every bar', () => {
  expect(signalMarks(signals([row('list', 'buy'), row('bucket', 'buy')]), notAsked)).toEqual([]);
});
