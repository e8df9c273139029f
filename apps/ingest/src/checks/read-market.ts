import type { Instant, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { CloseEvent, DepthEvent, DepthLevel, IndexEvent } from '@chuli/session';
import { type Checked, type Fields, bad, good, isFields } from './checked.ts';
import { type ReadTime, instantOf, readCount, readId, readPaisa, readSymbol, readTime } from './values.ts';

export type MarketWord = 'open' | 'closed' | 'pre-open' | 'matching';

const WORDS: Readonly<Record<string, MarketWord>> = {
  OPEN: 'open',
  CLOSE: 'closed',
  CLOSED: 'closed',
  'PRE OPEN': 'pre-open',
  'PRE OPEN CLOSE': 'matching',
};

export type MarketOpen = { readonly word: MarketWord; readonly asOf: ReadTime };

export const readMarketOpen = (payload: unknown): Checked<MarketOpen> => {
  if (!isFields(payload)) return bad('market status is not an object');
  const label = payload['isOpen'];
  const word = typeof label === 'string' ? WORDS[label.trim().toUpperCase()] : undefined;
  if (word === undefined) return bad(`market status unknown: ${String(label).slice(0, 40)}`);
  const asOf = readTime(payload['asOf']);
  return asOf === null ? bad('market status without a time') : good({ word, asOf });
};

const MOST_POINTS = 1e6;

/** Hundredths of a point, at least one. */
const readPoints = (value: unknown): number | null => {
  const points = typeof value === 'number' && value < MOST_POINTS ? Math.round(value * 100) : 0;
  return points > 0 ? points : null;
};

/** After the close the field `close` is the day before; `currentValue` is always the newest. */
export const readIndex = (row: unknown): Checked<IndexEvent & { readonly day: TradingDate }> => {
  if (!isFields(row)) return bad('index is not an object');
  const indexId = readId(row['id']);
  if (indexId === null) return bad('index id malformed');
  const value = readPoints(row['currentValue']);
  if (value === null) return bad('index value absurd');
  const time = readTime(row['generatedTime']);
  if (time === null) return bad('index time malformed');
  return good({ kind: 'index', indexId, value, at: instantOf(time), day: time.day });
};

const readLevel = (row: unknown): DepthLevel | null => {
  if (!isFields(row)) return null;
  const rate = readPaisa(row['orderBookOrderPrice']);
  const quantity = readCount(row['quantity']);
  const orders = readCount(row['orderCount']);
  const isSound = rate !== null && rate > 0 && quantity !== null && quantity > 0 && orders !== null;
  return isSound ? { rate, quantity, orders } : null;
};

const LEVELS = 5;

/** Best first; null as soon as one level cannot be believed, because a book with a hole misleads. */
const readSide = (rows: unknown, direction: 1 | -1): DepthLevel[] | null => {
  if (!Array.isArray(rows)) return null;
  const levels: DepthLevel[] = [];
  for (const row of rows) {
    const level = readLevel(row);
    if (level === null) return null;
    levels.push(level);
  }
  return levels.sort((a, b) => (a.rate - b.rate) * direction).slice(0, LEVELS);
};

type Book = Pick<DepthEvent, 'bids' | 'asks'>;

const readBook = (lists: unknown): Checked<Book> => {
  if (!isFields(lists)) return bad('depth is not an object');
  const bids = readSide(lists['buyMarketDepthList'], -1);
  const asks = readSide(lists['sellMarketDepthList'], 1);
  if (bids === null || asks === null) return bad('depth level malformed');
  const isCrossed = (bids[0]?.rate ?? 0) >= (asks[0]?.rate ?? Infinity);
  return isCrossed ? bad('depth crossed') : good({ bids, asks });
};

/** The payload has no time of its own; `at` is when it was read. */
export const readDepth = (payload: unknown, symbol: StockSymbol, at: Instant): Checked<DepthEvent> => {
  if (!isFields(payload)) return bad('depth is not an object');
  const book = readBook(payload['marketDepth']);
  if (book.reason !== null) return book;
  const totalBid = readCount(payload['totalBuyQty']);
  const totalAsk = readCount(payload['totalSellQty']);
  if (totalBid === null || totalAsk === null) return bad('depth totals malformed');
  return good({ kind: 'depth', symbol, at, ...book.value, totalBid, totalAsk });
};

/** The official close of one security; null while the session runs, when the exchange prints null or 0. */
export const readClose = (row: unknown, day: TradingDate): Checked<CloseEvent | null> => {
  if (!isFields(row)) return bad('price is not an object');
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return bad('symbol malformed');
  if (row['businessDate'] !== day) return bad('price of another day');
  const value = row['closePrice'];
  if (value === null || value === 0) return good(null);
  const close = readPaisa(value);
  return close === null || close <= 0 ? bad('close absurd') : good({ kind: 'close', symbol, close });
};

export type Summary = {
  readonly turnover: Paisa;
  readonly volume: number;
  readonly trades: number;
  readonly symbols: number | null;
};

const LABELS = {
  turnover: 'total turnover rs:',
  volume: 'total traded shares',
  trades: 'total transactions',
  symbols: 'total scrips traded',
};

const valuesByLabel = (rows: readonly unknown[]): Fields =>
  Object.fromEntries(
    rows.filter(isFields).map((row) => [String(row['detail']).trim().toLowerCase(), row['value']]),
  );

export const readSummary = (payload: unknown): Checked<Summary> => {
  if (!Array.isArray(payload)) return bad('summary is not a list');
  const values = valuesByLabel(payload);
  const turnover = readPaisa(values[LABELS.turnover]);
  const volume = readCount(values[LABELS.volume]);
  const trades = readCount(values[LABELS.trades]);
  if (turnover === null || turnover < 0 || volume === null || trades === null)
    return bad('summary incomplete');
  return good({ turnover, volume, trades, symbols: readCount(values[LABELS.symbols]) });
};
