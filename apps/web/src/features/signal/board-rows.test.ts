import { paisa, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { boardAddress, filterQuery } from './board-address.ts';
import { boardRows, groupsOf } from './board-rows.ts';
import type { Headline, SignalList, SignalRow } from './signal-words.ts';

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

it('asks for what trades Rs 20 lakh a day or more, the newest first, until the reader asks otherwise', () => {
  expect(filterQuery(filters())).toEqual({ smallest_turnover: 20_00_000, sort: '-signal_on' });
  expect(filterQuery(filters('turnover=0&side=sell&family=dow&timeframe=weekly&sort=excess'))).toEqual({
    family: 'dow',
    side: 'sell',
    timeframe: 'weekly',
    smallest_turnover: 0,
    sort: 'excess',
  });
});

it('sorts as the server can, whatever the address says', () => {
  expect(filterQuery(filters('sort=nothing')).sort).toBe('-signal_on');
});

it('gives each signal the record of its list', () => {
  expect(
    boardRows({ lists: LISTS, rows: [row('trails', 'AAA', 0), row('unknown', 'AAA', 0)] }),
  ).toMatchObject([
    { verdict: 'Trails', number: 400, excess: [-2, -2.5, -1.5] },
    { verdict: 'No record', number: null, excess: null, rule: 'unknown' },
  ]);
});

it('keeps lists without an edge on the board, after those with one and those not yet judged', () => {
  const rows = ['edge', 'young', 'none', 'trails'].map((family) => row(family, 'AAA', 50_00_000));
  const counts = { buy: 4, sell: 0, stocks: 1, verdicts: { edge: 1, unjudged: 1, 'no-edge': 700 } };
  const groups = groupsOf({ lists: LISTS, rows, counts });
  expect(groups.map(({ id, count, rows: own }) => [id, count, own.map(({ verdict }) => verdict)])).toEqual([
    ['edge', 1, ['Edge']],
    ['unjudged', 1, ['Too few']],
    ['no-edge', 700, ['No edge', 'Trails']],
  ]);
});

it('leaves out a group without signals', () => {
  const counts = { buy: 0, sell: 3, stocks: 1, verdicts: { edge: 0, unjudged: 0, 'no-edge': 3 } };
  expect(groupsOf({ lists: [], rows: [], counts }).map(({ id }) => id)).toEqual(['no-edge']);
});
