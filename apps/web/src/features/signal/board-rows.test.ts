import { paisa, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { boardAddress } from './board-address.ts';
import { boardRows, groupsOf, nearRows } from './board-rows.ts';
import type { Fact, Headline, NearRow, SignalList, SignalRow, Signals } from './signal-words.ts';

const filters = (search = '') => readAddress(boardAddress, new URLSearchParams(search));
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
  path: null,
  title: 'MACD cross',
  idea: '',
  means: '',
  settings: [],
  conditions: [],
  ending: 'opposite',
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

const row = (family: string, symbol: string, turnover: number, on = day): SignalRow => ({
  ...named,
  family,
  symbol: stockSymbol(symbol),
  signal_on: on,
  bar_ends_at: 0,
  close: rupees(100),
  close_now: rupees(110),
  change_since: 10,
  turnover: rupees(turnover),
  ended_on: null,
  fill: 'filled',
  rule_changed: false,
  why: [],
});

const fact = (left: number): Fact => ({
  clause: 0,
  says: '',
  numbers: {},
  left,
  is: '>',
  right: 100,
  unit: 'rupees',
  holds: false,
});

const near = (symbol: string, left: number): NearRow => ({
  ...named,
  family: 'dow',
  symbol: stockSymbol(symbol),
  signal_on: day,
  bar_ends_at: 0,
  close: rupees(100),
  turnover: rupees(50_00_000),
  rule_changed: false,
  missing: 0,
  why: [fact(left)],
});

const signals = (rows: SignalRow[], nears: NearRow[] = []): Signals => ({
  as_of: day,
  signals_to: day,
  lists: [
    list('edge', record('edge', 2)),
    list('none', record('no-edge', 0.1)),
    list('trails', record('no-edge', -2)),
    list('young', record('too-few', 3)),
  ],
  rows,
  near: nears,
  hours_to: null,
});

it('leaves out what trades less than Rs 20 lakh a day until the reader asks for it', () => {
  const all = signals([row('edge', 'AAA', 19_99_999), row('edge', 'BBB', 20_00_000)]);
  expect(boardRows(all, filters()).map(({ symbol }) => symbol)).toEqual(['BBB']);
  expect(boardRows(all, filters('turnover=0'))).toHaveLength(2);
});

it('shows the newest bar first, then what trades most', () => {
  const earlier = tradingDate('2026-08-19');
  const rows = [
    row('edge', 'OLD', 9_00_00_000, earlier),
    row('edge', 'LOW', 30_00_000),
    row('edge', 'TOP', 60_00_000),
  ];
  expect(boardRows(signals(rows), filters()).map(({ symbol }) => symbol)).toEqual(['TOP', 'LOW', 'OLD']);
});

it('keeps lists without an edge on the board, after those with one and those not yet judged', () => {
  const rows = ['none', 'trails', 'young', 'edge'].map((family) => row(family, 'AAA', 50_00_000));
  const groups = groupsOf(boardRows(signals(rows), filters()));
  expect(groups.map(({ id, rows: own }) => [id, own.map(({ verdict }) => verdict)])).toEqual([
    ['edge', ['Edge']],
    ['open', ['Too few']],
    ['none', ['No edge', 'Trails']],
  ]);
});

it('tells of each stock the condition that is nearest to holding, the nearest stock first', () => {
  const all = signals([], [near('FAR', 80), near('NEAR', 90), near('NEAR', 99)]);
  expect(nearRows(all, filters()).map(({ symbol, why }) => [symbol, why?.[0]?.left])).toEqual([
    ['NEAR', 99],
    ['FAR', 80],
  ]);
});
