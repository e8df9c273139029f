import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Arena, type Program, type StockBars, type Universe, judge } from '@chuli/scan';
import { givenFor, keyOfGiven } from './given.ts';
import { closeOf } from './load-market.ts';
import { type PackedBars, barsAsOf, closedBy } from './packed-bars.ts';
import { type ScanMarket, type ScanStock, isIntraday } from './scan-market.ts';
import { isOfUniverse, isTradedEnough } from './universe.ts';

/** A stock while it is judged. The truths and the arena are good until the next one. */
export type JudgedStock = {
  readonly symbol: StockSymbol;
  readonly daily: PackedBars;
  /** Whether it is of the universe now; of a universe of earlier days it may have been. */
  readonly isPresent: boolean;
  /** The bars of the rule's own timeframe, of which the first so many were closed on the day. */
  readonly base: PackedBars;
  readonly length: number;
  readonly truths: Uint8Array;
  readonly arena: Arena;
};

export type Judging = {
  readonly program: Program;
  readonly universe: Universe;
  readonly mine: ReadonlySet<string>;
  readonly asOf: TradingDate;
  /** Stocks that trade too little now are judged as well: they may have traded enough before. */
  readonly isHistory: boolean;
};

/** The bars of a stock that a program reads. */
export type StockFrames = {
  readonly base: PackedBars;
  /** As they were known at a moment, on the scale of a day. */
  readonly asOf: (moment: number, factor: number) => StockBars;
};

/** None of a stock that lacks the bars of the program's own timeframe. */
export type Frames = (stock: ScanStock) => StockFrames | null;

type Packed = readonly (readonly [timeframe: string, bars: PackedBars])[];

const barsIn = (frames: Packed, given: ReadonlyMap<string, Float64Array>): StockFrames['asOf'] => {
  if (given.size === 0)
    return (moment, factor) =>
      Object.fromEntries(
        frames.map(([timeframe, bars]) => [timeframe, barsAsOf(bars, closedBy(bars, moment), factor)]),
      );
  return (moment, factor) =>
    Object.fromEntries(
      frames.map(([timeframe, bars]) => [
        timeframe,
        barsAsOf(bars, closedBy(bars, moment), factor, (measure) =>
          given.get(keyOfGiven(timeframe, measure)),
        ),
      ]),
    );
};

/** The bars of each timeframe that a program reads, with what it reads beside them. */
export const framesOf = async (market: ScanMarket, program: Program): Promise<Frames> => {
  const { base, timeframes } = program;
  const givenOf = await givenFor(market, program);
  const sources = await Promise.all(
    timeframes.map(async (timeframe) => {
      if (!isIntraday(timeframe))
        return [timeframe, (stock: ScanStock): PackedBars | undefined => stock.bars[timeframe]] as const;
      const { bars } = await market.intraday(timeframe);
      return [timeframe, ({ symbol }: ScanStock) => bars.get(symbol)] as const;
    }),
  );
  return (stock) => {
    const frames = sources.flatMap(([timeframe, barsFor]) => {
      const bars = barsFor(stock);
      return bars === undefined ? [] : [[timeframe, bars] as const];
    });
    const own = frames.find(([timeframe]) => timeframe === base)?.[1];
    return own === undefined ? null : { base: own, asOf: barsIn(frames, givenOf(stock)) };
  };
};

/** Sessions without a trade after which a stock is no longer counted among those that could not be judged. */
const GONE_SESSIONS = 60;

const isListed = ({ session }: PackedBars, bar: number, now: number): boolean =>
  bar >= 0 && now - (session[bar] ?? 0) <= GONE_SESSIONS;

/** Whether a stock is judged on a session: it still trades, and enough of it; `days` of its bars are closed by then. */
export const isPresentAt = (universe: Universe, daily: PackedBars, days: number, session: number): boolean =>
  isListed(daily, days - 1, session) && isTradedEnough(universe, daily, days - 1, session);

type Takers = {
  /** Called while the columns of the stock are still there. */
  readonly take: (stock: JudgedStock) => void;
  /** A stock of the universe that has no bar of the rule's timeframe. */
  readonly miss: (symbol: StockSymbol) => void;
};

/** Judges the stocks of a universe one after the other. */
export const judgeStocks = async (
  market: ScanMarket,
  { program, universe, mine, asOf, isHistory }: Judging,
  arena: Arena,
  { take, miss }: Takers,
): Promise<void> => {
  const [companies, framesFor] = await Promise.all([market.companiesOn(asOf), framesOf(market, program)]);
  const moment = closeOf(asOf);
  const session = market.sessions.findLastIndex((day) => day <= asOf);
  for (const stock of market.stocks) {
    const { symbol } = stock;
    const { daily } = stock.bars;
    if (!isOfUniverse(universe, symbol, companies.get(symbol), mine)) continue;
    const days = closedBy(daily, moment);
    const isPresent = isPresentAt(universe, daily, days, session);
    if (days === 0 || (!isHistory && !isPresent)) continue;
    const frames = framesFor(stock);
    if (frames === null) {
      if (isPresent) miss(symbol);
      continue;
    }
    const factor = daily.factor[days - 1] ?? 1;
    const { base } = frames;
    const truths = judge(program, arena, frames.asOf(moment, factor));
    take({ symbol, daily, isPresent, base, length: closedBy(base, moment), truths, arena });
  }
};
