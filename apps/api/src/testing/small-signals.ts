import { type StockSymbol, atKathmandu, fromRupees, tradingDate } from '@chuli/kernel';
import { FAMILIES, ruleVersion } from '@chuli/signals';
import type { Tape } from '@chuli/tape';
import {
  type SignalEventRow,
  type SignalNearRow,
  type SignalRecordRow,
  type SignalTradeRow,
  replaceSignalEvents,
  replaceSignalNear,
  replaceSignalRecord,
  replaceSignalTrades,
} from '@chuli/tape/signal';

/** The record knows the small market to its last session. */
const VERSION = '2026-08-18 test';

type Values = { lefts: (number | null)[]; rights: (number | null)[] };
type List = `${string} ${string} ${'hourly' | 'daily' | 'weekly'} ${'buy' | 'sell'}`;

const cellOf = (list: List) => {
  const [family = '', kind = '', timeframe = '', side = ''] = list.split(' ');
  return { family, kind, timeframe, side };
};

const versionOf = (id: string): string => {
  const family = FAMILIES.find((one) => one.id === id);
  return family === undefined ? '' : ruleVersion(family);
};

const signal = (list: List, symbol: string, day: string, close: number, values: Values) => ({
  ...cellOf(list),
  symbol: symbol as StockSymbol,
  signal_on: tradingDate(day),
  bar_ends_at: atKathmandu(tradingDate(day), 15 * 60) / 1_000,
  close: fromRupees(close),
  ...values,
  rule_version: versionOf(cellOf(list).family),
  data_version: VERSION,
});

const NO_VALUES: Values = { lefts: [], rights: [] };

export const event = (
  list: List,
  symbol: string,
  day: string,
  close: number,
  { ended = null, values = NO_VALUES }: { ended?: string | null; values?: Values } = {},
): SignalEventRow => ({
  ...signal(list, symbol, day, close, values),
  ended_on: ended === null ? null : tradingDate(ended),
});

export const near = (
  list: List,
  symbol: string,
  day: string,
  close: number,
  { missing, values }: { missing: number; values: Values },
): SignalNearRow => ({ ...signal(list, symbol, day, close, values), missing });

type Outcome = {
  fill?: string;
  entry?: [day: string, price: number];
  exits?: [day: string, price: number, net: number][];
};

/** Exits in the order of the rules: the family's own, 5, 10 and 20 sessions; those not given are open. */
export const trade = (
  list: List,
  symbol: string,
  day: string,
  { fill = 'filled', entry, exits = [] }: Outcome,
): SignalTradeRow => {
  const rules = ['rule', '5', '10', '20'];
  return {
    ...cellOf(list),
    symbol: symbol as StockSymbol,
    signal_on: tradingDate(day),
    signal_number: 0,
    fill,
    entry_on: entry === undefined ? null : tradingDate(entry[0]),
    entry_price: entry === undefined ? null : fromRupees(entry[1]),
    is_new_listing: false,
    exit_on: rules.map((_, at) => (exits[at] === undefined ? null : tradingDate(exits[at][0]))),
    exit_price: rules.map((_, at) => (exits[at] === undefined ? null : fromRupees(exits[at][1]))),
    exit_reason: rules.map((rule, at) =>
      exits[at] === undefined ? (fill === 'filled' ? 'open' : '') : rule,
    ),
    net: rules.map((_, at) => exits[at]?.[2] ?? null),
    excess: rules.map((_, at) => exits[at]?.[2] ?? null),
    data_version: VERSION,
  };
};

export const record = (list: List, exit_rule: string, slice: string, number: number): SignalRecordRow => ({
  ...cellOf(list),
  exit_rule,
  slice,
  number,
  mean: 0.012,
  median: 0.0021,
  hit_rate: 0.5125,
  payoff: 1.23456,
  mean_excess: -0.0049,
  mean_excess_at_average: -0.0081,
  interval_low: -0.01,
  interval_high: 0.0002,
  worst_run: 9,
  worst_run_sum: -0.5,
  first_half: 0.001,
  second_half: -0.01,
  by_year: JSON.stringify([{ year: 2025, number: 7, meanExcess: -0.02 }]),
  left_out: JSON.stringify({ locked: 3, thin: 1 }),
  verdict: 'no-edge',
  rule_version: versionOf(cellOf(list).family),
  data_version: VERSION,
});

type Rows = {
  events?: readonly SignalEventRow[];
  near?: readonly SignalNearRow[];
  trades?: readonly SignalTradeRow[];
  records?: readonly SignalRecordRow[];
};

/** Puts these in the place of all signals. */
export const fillSignals = async (
  tape: Tape,
  { events = [], near: misses = [], trades = [], records = [] }: Rows,
): Promise<void> => {
  const [one, two, three, four] = await Promise.all([
    replaceSignalEvents(tape),
    replaceSignalNear(tape),
    replaceSignalTrades(tape),
    replaceSignalRecord(tape),
  ]);
  await one.add(events);
  await two.add(misses);
  await three.add(trades);
  await four.add(records);
  await Promise.all([one.finish(), two.finish(), three.finish(), four.finish()]);
};
