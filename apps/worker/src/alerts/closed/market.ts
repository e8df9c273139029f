import { createHash } from 'node:crypto';
import { type ClosedBar, closedBarOf } from '@chuli/alerts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { referenceOf } from '@chuli/registry/reference';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { wholeSeries } from '@chuli/tape/signal';
import type { Engines } from '../../market/load-market.ts';

/** Two years: what an alert told longer ago is left as it is. */
const MOST_SESSIONS = 460;

/** The last sessions of the market as closed bars, oldest first. */
export type ClosedMarket = {
  /** Whether there is no session before them. */
  readonly isWhole: boolean;
  readonly sessions: readonly TradingDate[];
  readonly bars: ReadonlyMap<StockSymbol, readonly ClosedBar[]>;
  readonly instruments: ReadonlyMap<StockSymbol, string | null>;
};

export const loadClosed = async ({ tape, registry }: Engines, to: TradingDate): Promise<ClosedMarket> => {
  const held = heldSessions(await knownDays(tape)).filter((day) => day <= to);
  const sessions = held.slice(-MOST_SESSIONS);
  const { companies } = await referenceOf(registry)();
  const series = await wholeSeries(tape, { from: sessions[0] ?? to, to });
  return {
    isWhole: sessions.length === held.length,
    sessions,
    bars: new Map(
      series.map(({ symbol, bars }) => [symbol, bars.map((bar, place) => closedBarOf(bar, bars[place - 1]))]),
    ),
    instruments: new Map(companies.map(({ symbol, instrument }) => [symbol, instrument])),
  };
};

/** The place of a stock's bar of a session, or of the last before it. */
const placeUpTo = (bars: readonly ClosedBar[], day: TradingDate): number => {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bars[middle]?.day ?? day) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** A stock's bar of a session and the one before it; a stock that did not trade then has neither. */
export const barOn = (
  { bars }: ClosedMarket,
  symbol: StockSymbol,
  day: TradingDate,
): { readonly bar: ClosedBar; readonly before: ClosedBar | undefined } | null => {
  const own = bars.get(symbol) ?? [];
  const place = placeUpTo(own, day);
  const bar = own[place];
  return bar?.day === day ? { bar, before: own[place - 1] } : null;
};

/** The bars of a stock up to a session. */
export const barsUpTo = (
  { bars }: ClosedMarket,
  symbol: StockSymbol,
  day: TradingDate,
): readonly ClosedBar[] => {
  const own = bars.get(symbol) ?? [];
  return own.slice(0, placeUpTo(own, day) + 1);
};

/** Fewer than are loaded: the window moves with the newest session, and what is compared must not. */
const HASHED_SESSIONS = 250;

/** Of the bars of the sessions up to one: another one means that a bar was corrected since. */
export const hashUpTo = (market: ClosedMarket, day: TradingDate): string => {
  const hash = createHash('sha256');
  const sessions = market.sessions.filter((session) => session <= day).slice(-HASHED_SESSIONS);
  const oldest = sessions[0] ?? day;
  for (const symbol of [...market.bars.keys()].toSorted()) {
    const cells = barsUpTo(market, symbol, day)
      .filter((bar) => bar.day >= oldest)
      .map(({ day: on, high, low, close, volume, amount, base }) =>
        [on, high, low, close, volume, amount, base].join(' '),
      );
    if (cells.length > 0) hash.update(`${symbol} ${cells.join(',')}\n`);
  }
  return hash.digest('hex');
};
