import { type ReplyOf, signalPatternContracts } from '@chuli/contracts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { PATTERNS, PRODUCT_NAMES } from '@chuli/indicators';
import { type NamedSignal, signalNames } from '@chuli/tape';
import { type Context, implement } from '../http/implement.ts';
import { searchedTo, signalDays } from './signal-lists.ts';

type PatternsReply = ReplyOf<typeof signalPatternContracts.data>;
type PatternRow = PatternsReply['rows'][number];

/** As far back as one stock is told without a range. */
const STOCK_SESSIONS = 1_000;

const NAMED = [...new Set(PRODUCT_NAMES.map(({ pattern }) => pattern))];
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
  symbol,
});

type Query = {
  symbol?: StockSymbol | undefined;
  date?: TradingDate | undefined;
  range?: number | undefined;
  type?: 'weekly' | 'daily' | 'intraday';
  as_of?: TradingDate | undefined;
};

type Asked = Context & { query: Query };

const earlier = (one: TradingDate | undefined, other: TradingDate | undefined): TradingDate | undefined =>
  one !== undefined && other !== undefined && other < one ? other : (one ?? other);

/** Patterns of so many sessions up to the asked day: of one stock all that are told, of the market one session. */
const patterns = async (asked: Asked, kinds: readonly string[]): Promise<PatternsReply> => {
  const { symbol, date, range, type = 'daily', as_of: limit } = asked.query;
  const { as_of, sessions } = await signalDays({ ...asked, query: { as_of: earlier(date, limit) } });
  const isWhole = symbol !== undefined && date === undefined;
  const count = range ?? (isWhole ? STOCK_SESSIONS : 1);
  const [signals_to, signals] = await Promise.all([
    searchedTo(asked, as_of),
    type === 'intraday'
      ? []
      : signalNames(asked.tape, {
          families: ['candlestick'],
          kinds,
          timeframes: [type],
          sides: [],
          from: sessions.at(-count) ?? sessions[0] ?? as_of,
          to: as_of,
          symbol,
        }),
  ]);
  return { as_of, signals_to, rows: signals.map(rowOf) };
};

const named = (asked: Asked): Promise<PatternsReply> => patterns(asked, NAMED);

export const signalPatternEndpoints = implement(signalPatternContracts, {
  byDays: (asked) => named({ ...asked, query: { range: asked.query.days, as_of: asked.query.as_of } }),
  search: named,
  strict: named,
  strictAll: (asked) => patterns(asked, []),
  data: named,
});
