import type { TradingDate } from '@chuli/kernel';
import { CLOSE_RULE, PRICE_LIMITS } from '@chuli/market';
import type { BarFigures, TradedFigures } from './figures.ts';

export const FIELDS = ['open', 'high', 'low', 'close', 'volume', 'amount', 'trades'] as const;
export type Field = (typeof FIELDS)[number];

export type Mismatch = { symbol: string; fields: Field[]; causes: string[] };

export const UNEXPLAINED = 'unexplained';

type Pair = { date: TradingDate; traded: TradedFigures; bar: BarFigures };

/** What the bar should say by the trades: prices from board lots, sums from all trades, close by the rule of the day. */
const expected = ({ date, traded }: Pair): Record<Field, number | null> => {
  const isAverage = CLOSE_RULE.on(date) === 'average-last-15-minutes';
  return {
    open: traded.board_open,
    high: traded.board_high,
    low: traded.board_low,
    close: isAverage ? (traded.late_average ?? traded.board_close) : traded.board_close,
    volume: traded.volume,
    amount: traded.amount,
    trades: traded.trades,
  };
};

/** An auction without a match opens at the previous close, which then belongs to the day's range. */
const isOpenedAtPreviousClose = (field: Field, { traded, bar }: Pair): boolean => {
  const { previous_close: previous } = bar;
  if (previous === null || traded.board_high === null || traded.board_low === null) return false;
  if (bar.open !== null && bar.open !== previous) return false;
  if (field === 'open') return bar.open === previous;
  if (field === 'high') return bar.high === Math.max(traded.board_high, previous);
  return field === 'low' && bar.low === Math.min(traded.board_low, previous);
};

const isOutsideBand = ({ date, traded, bar }: Pair): boolean => {
  if (bar.previous_close === null) return false;
  const limit = PRICE_LIMITS.on(date).daily / 10_000 + 0.01;
  return (
    (traded.board_low ?? Infinity) < bar.previous_close * (1 - limit) ||
    (traded.board_high ?? 0) > bar.previous_close * (1 + limit)
  );
};

const isOddLotPrice = (field: Field, { traded, bar }: Pair): boolean =>
  (field === 'open' && bar.open === traded.all_open) || (field === 'close' && bar.close === traded.all_close);

const isAnotherTrade = (field: Field, { traded, bar }: Pair): boolean =>
  (field === 'open' || field === 'close') && traded.board_rates.includes(bar[field] ?? 0);

const isRounded = (field: Field, { traded, bar }: Pair): boolean =>
  field === 'amount' && Math.abs((bar.amount ?? 0) - traded.amount) < 100;

type Cause = { name: string; explains: (field: Field, pair: Pair) => boolean };

/** In order: the first that explains a field names its cause. */
const CAUSES: readonly Cause[] = [
  { name: 'open blank in source', explains: (field, { bar }) => field === 'open' && bar.open === null },
  {
    name: 'amount or trades blank in source',
    explains: (field, { bar }) => (field === 'amount' || field === 'trades') && bar[field] === null,
  },
  { name: 'odd lots only', explains: (_, { traded }) => traded.board_trades === 0 },
  { name: 'floorsheet lacks trades', explains: (_, { traded, bar }) => traded.volume < bar.volume },
  { name: 'bar lacks trades', explains: (_, { traded, bar }) => traded.volume > bar.volume },
  { name: 'amount rounded to the rupee in source', explains: isRounded },
  { name: 'opened at the previous close', explains: isOpenedAtPreviousClose },
  { name: 'publishers disagree on the bar', explains: (_, { bar }) => bar.flags.includes('D') },
  { name: 'close outside the range in source', explains: (_, { bar }) => bar.flags.includes('C') },
  { name: 'trade outside the price band', explains: (_, pair) => isOutsideBand(pair) },
  { name: 'price of an odd lot', explains: isOddLotPrice },
  { name: 'another trade of the day', explains: isAnotherTrade },
];

/** Compares one symbol's trades of a day with its bar; null when every figure is the same. */
export const compareSymbol = (pair: Pair): Mismatch | null => {
  const should = expected(pair);
  const fields = FIELDS.filter((field) => pair.bar[field] !== should[field]);
  if (fields.length === 0) return null;
  const causes = fields.map(
    (field) => CAUSES.find(({ explains }) => explains(field, pair))?.name ?? UNEXPLAINED,
  );
  return { symbol: pair.traded.symbol, fields, causes: [...new Set(causes)] };
};
