import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import {
  type Instrument,
  LIMIT_SIDES,
  type LimitSide,
  type LimitState,
  circuitOf,
  isAtLimit,
} from '@chuli/market';
import type { LimitBar, NextBar } from '@chuli/tape/market';

/** A session in which a share reached a limit. */
export type LimitDay = {
  /** Its present ticker, by which its sessions belong together, and that of the day. */
  readonly share: StockSymbol;
  readonly symbol: StockSymbol;
  readonly instrument: Instrument;
  readonly date: TradingDate;
  readonly side: LimitSide;
  readonly state: Exclude<LimitState, 'near'>;
  readonly close: Paisa;
  readonly limit: Paisa;
  /** Sessions in a row at the limit up to this one; 0 of one that left it again. */
  readonly streak: number;
  /** The next session in which it traded. */
  readonly next: NextDay | null;
};

type NextDay = Pick<NextBar, 'open' | 'close' | 'base'> & {
  readonly date: TradingDate;
  /** Closed at the same limit; null where its own limits are not known. */
  readonly isAgain: boolean | null;
};

type Fault = Pick<LimitDay, 'share' | 'instrument' | 'date'>;

/** Every session of all years in which a share reached a limit; what an answer may know of them is its own affair. */
export type LimitBook = {
  readonly shareOf: (symbol: StockSymbol) => StockSymbol;
  readonly isFirstDay: (share: StockSymbol, date: TradingDate) => boolean;
  /** Oldest first. */
  readonly days: readonly LimitDay[];
  readonly faults: readonly Fault[];
  readonly dayOf: (share: StockSymbol, side: LimitSide, date: TradingDate) => LimitDay | undefined;
  readonly isFault: (share: StockSymbol, date: TradingDate) => boolean;
};

export type BookFacts = {
  readonly instrumentOf: (symbol: StockSymbol) => Instrument;
  readonly shareOf: (symbol: StockSymbol) => StockSymbol;
  /** A first session has its own range and is no session at a limit. */
  readonly firstDays: ReadonlyMap<StockSymbol, TradingDate>;
};

/** Where no source printed the turnover, it is the volume at the close. */
export const sessionOf = ({
  high,
  low,
  close,
  volume,
  amount,
}: Omit<NextBar, 'traded_on' | 'open' | 'base'>) => ({
  high,
  low,
  close,
  volume,
  turnover: amount ?? ((volume * close) as Paisa),
});

const judge = (bar: NextBar, instrument: Instrument) =>
  circuitOf(sessionOf(bar), { base: bar.base, date: bar.traded_on, instrument });

const nextOf = (next: NextBar | null, side: LimitSide, instrument: Instrument): NextDay | null => {
  if (next === null) return null;
  const day = judge(next, instrument);
  const { traded_on: date, open, close, base } = next;
  const isAgain = day === null || day.isFault ? null : isAtLimit(day[side]);
  return { date, open, close, base, isAgain };
};

const keyOf = (share: StockSymbol, side: LimitSide, date: TradingDate): string => `${share} ${side} ${date}`;

/** Bars are oldest first of each share. */
export const limitBook = (bars: readonly LimitBar[], facts: BookFacts): LimitBook => {
  const isFirstDay: LimitBook['isFirstDay'] = (share, date) => facts.firstDays.get(share) === date;
  const days = new Map<string, LimitDay>();
  const faults = new Map<string, Fault>();
  /** How long each share stood at a limit after the session of a place. */
  const streaks = new Map<string, number>();
  for (const bar of bars) {
    const { share, symbol, place, traded_on: date, close } = bar;
    if (isFirstDay(share, date)) continue;
    const instrument = facts.instrumentOf(symbol);
    const day = judge(bar, instrument);
    if (day === null) continue;
    if (day.isFault) faults.set(`${share} ${date}`, { share, instrument, date });
    for (const side of LIMIT_SIDES) {
      const state = day[side];
      if (state === null || state === 'near') continue;
      const streak = isAtLimit(state) ? (streaks.get(`${share} ${side} ${place - 1}`) ?? 0) + 1 : 0;
      if (streak > 0) streaks.set(`${share} ${side} ${place}`, streak);
      days.set(keyOf(share, side, date), {
        share,
        symbol,
        instrument,
        date,
        side,
        state,
        close,
        limit: side === 'up' ? day.limits.upper : day.limits.lower,
        streak,
        next: nextOf(bar.next, side, instrument),
      });
    }
  }
  return {
    shareOf: facts.shareOf,
    isFirstDay,
    days: [...days.values()].toSorted((one, other) =>
      one.date < other.date ? -1 : Number(one.date > other.date),
    ),
    faults: [...faults.values()],
    dayOf: (share, side, date) => days.get(keyOf(share, side, date)),
    isFault: (share, date) => faults.has(`${share} ${date}`),
  };
};
