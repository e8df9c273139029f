import { type BarRow, type IndexRow, QUOTE_FLAGS, type QuoteRow, type TradeRow } from '@chuli/contracts';
import type { Bar, IndexView, Quote, TradeEvent } from '@chuli/session';

const BAND_FLAG = {
  within: 0,
  'at-upper': QUOTE_FLAGS.atUpper,
  'at-lower': QUOTE_FLAGS.atLower,
  outside: QUOTE_FLAGS.outsideBand,
} as const satisfies Record<Quote['band'], number>;

const flagsOf = ({ band, isHalted, isOfficialClose }: Quote): number =>
  BAND_FLAG[band] + (isHalted ? QUOTE_FLAGS.halted : 0) + (isOfficialClose ? QUOTE_FLAGS.officialClose : 0);

export const quoteRow = (quote: Quote): QuoteRow => [
  quote.symbol,
  quote.last,
  quote.open,
  quote.high,
  quote.low,
  quote.volume,
  quote.amount,
  quote.trades,
  flagsOf(quote),
];

export const indexRow = (index: IndexView): IndexRow => [
  index.indexId,
  index.value,
  index.open,
  index.high,
  index.low,
  index.previousClose,
  index.origin === 'official' ? 1 : 0,
  index.at,
];

export const barRow = (bar: Bar): BarRow => [
  bar.start,
  bar.open,
  bar.high,
  bar.low,
  bar.close,
  bar.volume,
  bar.amount,
  bar.trades,
];

export const tradeRow = (trade: TradeEvent): TradeRow => [
  trade.contractId,
  trade.symbol,
  trade.at,
  trade.quantity,
  trade.rate,
  trade.buyer,
  trade.seller,
];

/** In the order of their keys, as the wire has them. */
export const byKey = <Row extends readonly [key: string | number, ...rest: readonly unknown[]]>(
  rows: Row[],
): Row[] => rows.sort((one, other) => (one[0] < other[0] ? -1 : 1));
