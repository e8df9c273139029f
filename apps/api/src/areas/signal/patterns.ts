import { type ReplyOf, signalPatternContracts } from '@chuli/contracts';
import { AppError, type StockSymbol, type TradingDate } from '@chuli/kernel';
import { PATTERNS, PRODUCT_NAMES } from '@chuli/indicators';
import type { Side } from '@chuli/signals';
import { type Match, type NamedSignal, signalNamesPage } from '@chuli/tape/signal';
import { type Context, implement } from '../../http/implement.ts';
import { pageOf } from './row-pages.ts';
import { type HourPattern, hourPatterns } from './hour-patterns.ts';
import { searchedTo, signalDays } from './days.ts';
import { standingPatterns } from './standing-patterns.ts';

type PatternsReply = ReplyOf<typeof signalPatternContracts.data>;
type PatternRow = PatternsReply['rows'][number];

/** As far back as one stock is told without a range. */
const STOCK_SESSIONS = 1_000;

const NAMED = [...new Set(PRODUCT_NAMES.map(({ pattern }) => pattern))];
const ALL = PATTERNS.map(({ id }): string => id);
/** An empty list of kinds would stand for all. */
const NO_KIND = [''];
const TITLES = new Map<string, string>(PATTERNS.map(({ id, title }) => [id, title]));

/** The product's name on a side, the first where it has two; else the pattern's own. */
const candleType = (pattern: string, isBullish: boolean): string =>
  PRODUCT_NAMES.find((one) => one.pattern === pattern && (one.side === 'bullish') === isBullish)?.name ??
  TITLES.get(pattern) ??
  pattern;

const rowOf = ({ kind, side, symbol, signal_on, timeframe }: NamedSignal): PatternRow => ({
  date: signal_on,
  value: side === 'buy' ? 100 : -100,
  candle_type: candleType(kind, side === 'buy'),
  pattern: kind,
  timeframe: timeframe === 'weekly' ? 'weekly' : 'daily',
  bar_ends_at: null,
  symbol,
});

const hourRow = ({ id, value, symbol, on, ends_at }: HourPattern): PatternRow => ({
  date: on,
  value: value > 0 ? 100 : -100,
  candle_type: candleType(id, value > 0),
  pattern: id,
  timeframe: 'hourly',
  bar_ends_at: ends_at,
  symbol,
});

type Query = {
  symbol?: StockSymbol | undefined;
  date?: TradingDate | undefined;
  range?: number | undefined;
  type?: 'weekly' | 'daily' | 'intraday';
  pattern?: string | undefined;
  side?: Side | undefined;
  match?: Match['as'] | undefined;
  page: number;
  page_size: number;
  as_of?: TradingDate | undefined;
};

type Asked = Context & { query: Query };

/** A session that is named is never later than the as-of day: the contract refuses it. */
const daysOf = (asked: Asked) =>
  signalDays({ ...asked, query: { as_of: asked.query.date ?? asked.query.as_of } });

/** Hours are read from the trades themselves: of the whole market no more sessions than that at once. */
const MOST_MARKET_SESSIONS = 5;

const hours = async (
  asked: Asked,
  kinds: readonly string[],
  span: { symbol?: StockSymbol | undefined; count: number },
): Promise<Omit<PatternsReply, 'as_of' | 'signals_to'>> => {
  if (span.symbol === undefined && span.count > MOST_MARKET_SESSIONS) {
    const problem = `At most ${MOST_MARKET_SESSIONS} sessions of hours of the whole market.`;
    throw new AppError('input.invalid', { problems: [{ parameter: 'range', problem }] });
  }
  const { as_of, sessions } = await daysOf(asked);
  const found = await hourPatterns(asked, { ...span, sessions, as_of });
  if (found === null) return { ...pageOf([], asked.query), reason: 'no-trade-times' };
  const { side } = asked.query;
  const wanted = found.filter(
    ({ id, value }) => kinds.includes(id) && (side === undefined || (side === 'buy') === value > 0),
  );
  const { rows, ...paged } = pageOf(wanted, asked.query);
  return { ...paged, rows: rows.map(hourRow), reason: null };
};

const listsOf = <T extends string>(kinds: readonly string[], timeframe: T, side: Side | undefined) => ({
  families: ['candlestick'],
  kinds: kinds.length === 0 ? NO_KIND : kinds,
  timeframes: [timeframe] as const,
  sides: side === undefined ? [] : [side],
});

/** Those that hold on the newest bar. */
const standing = async (
  asked: Asked,
  kinds: readonly string[],
  { as_of, sessions, match }: { as_of: TradingDate; sessions: readonly TradingDate[]; match: Match['as'] },
): Promise<Omit<PatternsReply, 'as_of' | 'signals_to'>> => {
  const { symbol, type = 'daily', side } = asked.query;
  if (type === 'intraday') {
    const problem =
      'Patterns of hours are told as they complete: fresh, already and hybrid are of days and weeks.';
    throw new AppError('input.invalid', { problems: [{ parameter: 'match', problem }] });
  }
  const lists = listsOf(kinds, type, side);
  const found = await standingPatterns(asked, { lists, as_of, sessions, symbol, match });
  const { rows, ...paged } = pageOf(found, asked.query);
  return { ...paged, rows: rows.map(rowOf), reason: null };
};

/** Patterns of so many sessions up to the asked day: of one stock all that are told, of the market one session. */
const patterns = async (asked: Asked, told: readonly string[]): Promise<PatternsReply> => {
  const { symbol, date, range, type = 'daily', pattern, side, match, page, page_size } = asked.query;
  const kinds = pattern === undefined ? told : told.filter((kind) => kind === pattern);
  const { as_of, sessions } = await daysOf(asked);
  const isWhole = symbol !== undefined && date === undefined;
  const count = range ?? (isWhole ? STOCK_SESSIONS : 1);
  const signals_to = await searchedTo(asked, as_of);
  if (match !== undefined)
    return { as_of, signals_to, ...(await standing(asked, kinds, { as_of, sessions, match })) };
  if (type === 'intraday') return { as_of, signals_to, ...(await hours(asked, kinds, { symbol, count })) };
  const { total, names } = await signalNamesPage(asked.tape, {
    ...listsOf(kinds, type, side),
    from: sessions.at(-count) ?? sessions[0] ?? as_of,
    to: as_of,
    symbol,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return { as_of, signals_to, page, page_size, total, rows: names.map(rowOf), reason: null };
};

const named = (asked: Asked): Promise<PatternsReply> => patterns(asked, NAMED);

export const signalPatternEndpoints = implement(signalPatternContracts, {
  byDays: ({ query: { days, ...query }, ...asked }) => named({ ...asked, query: { ...query, range: days } }),
  search: named,
  strict: named,
  strictAll: (asked) => patterns(asked, ALL),
  data: named,
});
