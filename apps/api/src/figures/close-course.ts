import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { INDICES } from '@chuli/market';
import { listPriceAdjustments } from '@chuli/registry/reference';
import { dailyBars, indexBars } from '@chuli/tape/stock';
import type { Context } from '../http/implement.ts';
import { latest, upTo } from '../sessions.ts';
import { adjustBars } from './adjust-bars.ts';
import { identifyStock } from './identify-stock.ts';

type Day = {
  readonly traded_on: TradingDate;
  readonly close: number;
  readonly volume: number;
  readonly amount: number | null;
};

export type CloseCourse = {
  readonly as_of: TradingDate;
  readonly symbol: StockSymbol;
  readonly name: string;
  readonly isIndex: boolean;
  readonly instrument: string | null;
  /** The days on which it traded, oldest first, prices in shares of the last one. */
  readonly days: readonly Day[];
  /** The sessions of the exchange up to the as-of day, or those of the index. */
  readonly held: readonly TradingDate[];
};

type CourseAsked = Pick<Context, 'tape' | 'reference' | 'clock' | 'sessions'>;
type Question = {
  readonly symbol: StockSymbol;
  readonly as_of?: TradingDate | undefined;
  /** How many of the last sessions are read; all of them without it. */
  readonly count?: number;
};

const EARLIEST = '1990-01-01' as TradingDate;

/** The daily closes of a stock or an index as they compare with the last one. */
export const closeCourse = async (asked: CourseAsked, question: Question): Promise<CloseCourse> => {
  const { tape, reference, clock } = asked;
  const { symbol } = question;
  const book = await asked.sessions();
  const index = INDICES.find((candidate) => candidate.symbol === symbol);
  const known = index === undefined ? book.daily : book.index;
  const as_of = latest(known, question.as_of, clock);
  const held = upTo(known, as_of);
  const from = question.count === undefined ? EARLIEST : (held.at(-question.count) ?? EARLIEST);
  if (index !== undefined) {
    const days = (await indexBars(tape, { index_id: index.id, from, to: as_of })).map(
      ({ traded_on, close }) => ({ traded_on, close, volume: 0, amount: null }),
    );
    const own = days.map(({ traded_on }) => traded_on);
    return { as_of, symbol, name: index.name, isIndex: true, instrument: null, days, held: own };
  }
  const { company, tickers } = await identifyStock(reference, symbol, as_of);
  const symbols = tickers.map((ticker) => ticker.symbol);
  const [bars, adjustments] = await Promise.all([
    dailyBars(tape, { tickers, from, to: as_of }),
    listPriceAdjustments(reference, { symbols, as_of }),
  ]);
  const sessions = new Set(held);
  const days = adjustBars(
    bars.filter(({ traded_on }) => sessions.has(traded_on)),
    adjustments,
  );
  const { name, instrument } = company;
  return { as_of, symbol, name, isIndex: false, instrument, days, held };
};

/** One close for every session from the first trade on: without a trade the price stays what it was. */
export const filledCloses = ({ days, held }: Pick<CloseCourse, 'days' | 'held'>) => {
  const first = days[0]?.traded_on;
  const byDay = new Map(days.map((day) => [day.traded_on, day.close]));
  let close = 0;
  return held.flatMap((traded_on) => {
    if (first === undefined || traded_on < first) return [];
    const traded = byDay.get(traded_on);
    close = traded ?? close;
    return [{ traded_on, close, isSilent: traded === undefined }];
  });
};
