import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { joinRenamed } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { formerTickers, listPriceAdjustments, listRenames, referenceOf } from '@chuli/registry/reference';
import type { Timeframe } from '@chuli/signals';
import { type Bar, dailyBars, hourlyBars, weeklyBars } from '@chuli/signals/testing/trace';
import type { Tape } from '@chuli/tape';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { stockHours, timedSessions, wholeSeries } from '@chuli/tape/signal';

export type Engines = { tape: Tape; registry: Registry };
type BarsOf = (symbol: StockSymbol, timeframe: Timeframe) => Promise<Bar[]>;

const wholeDays = async ({ tape, registry }: Engines, symbols: StockSymbol[], to: TradingDate) => {
  const series = await wholeSeries(tape, { to, symbols });
  const renames = await listRenames(referenceOf(registry), to);
  const joined = joinRenamed(new Map(series.map(({ symbol, bars }) => [symbol, bars])), renames);
  return joined.get(symbols.at(-1) ?? ('' as StockSymbol)) ?? [];
};

/** Reads the traded days and hours of one stock, and makes the bars that its signals were judged on. */
export const barReader = async (engines: Engines): Promise<BarsOf> => {
  const { tape, registry } = engines;
  const sessions = heldSessions(await knownDays(tape));
  const to = sessions.at(-1);
  if (to === undefined) throw new Error('No session is known: import a market first.');
  const timed = await timedSessions(tape, to);
  const reference = referenceOf(registry);
  return async (symbol, timeframe) => {
    const former = await formerTickers(reference, { symbol, as_of: to });
    const tickers = [...former, { symbol, until: null }];
    const symbols = tickers.map((ticker) => ticker.symbol);
    const adjustments = await listPriceAdjustments(reference, { symbols, as_of: to });
    const daily = dailyBars(await wholeDays(engines, symbols, to), adjustments, new Set(sessions));
    if (timeframe === 'daily') return daily;
    if (timeframe === 'weekly') return weeklyBars(daily);
    return hourlyBars(await stockHours(tape, { tickers, sessions: timed }), daily);
  };
};
