import { type StockSymbol, type TradingDate, dateOfDayNumber } from '@chuli/kernel';
import { joinRenamed } from '@chuli/market';
import type { Rename } from '@chuli/registry/reference';
import { hourlySeries } from '@chuli/signals';
import type { Tape } from '@chuli/tape';
import { type HourBar, sessionHoursBars, timedSessions } from '@chuli/tape/signal';
import { type PackedBars, packBars } from './packed-bars.ts';
import type { Intraday, IntradayFrame, ScanMarket, ScanStock } from './scan-market.ts';

const MINUTES: Readonly<Record<IntradayFrame, number>> = { half_hourly: 30, hourly: 60 };

/** The days of a stock that have hours, as far as hours take something over from them. */
const daysOf = (daily: PackedBars, timed: ReadonlySet<TradingDate>) =>
  Array.from(daily.day, (day, bar) => ({ on: dateOfDayNumber(day), bar })).flatMap(({ on, bar }) => {
    if (!timed.has(on)) return [];
    const market = daily.market[bar] ?? Number.NaN;
    return [
      {
        on,
        factor: daily.factor[bar] ?? 1,
        candle: { market: Number.isNaN(market) ? null : market, session: daily.session[bar] ?? 0 },
      },
    ];
  });

type Of = {
  readonly asOf: TradingDate;
  readonly stocks: readonly ScanStock[];
  readonly renames: readonly Rename[];
};

const readIntraday = async (
  tape: Tape,
  timeframe: IntradayFrame,
  { asOf, stocks, renames }: Of,
): Promise<Intraday> => {
  const minutes = MINUTES[timeframe];
  const days = await timedSessions(tape, asOf);
  const timed = new Set(days);
  const hours: HourBar[] = [];
  for (const day of days) hours.push(...(await sessionHoursBars(tape, day, minutes * 60)));
  const bySymbol = Map.groupBy(hours, ({ symbol }) => symbol);
  const joined = joinRenamed(bySymbol, renames);
  const bars = new Map<StockSymbol, PackedBars>();
  for (const { symbol, bars: of } of stocks) {
    const own = joined.get(symbol);
    if (own === undefined) continue;
    const series = hourlySeries(own, daysOf(of.daily, timed), minutes);
    bars.set(
      symbol,
      packBars(series.map((bar) => Object.assign(bar, { closed_at: bar.ends_at, trades: null }))),
    );
  }
  return { days, bars };
};

/** Read once for a market; a reading that failed is tried again by whoever asks next. */
export const keptIntraday = (tape: Tape, of: Of): ScanMarket['intraday'] => {
  const kept = new Map<IntradayFrame, Promise<Intraday>>();
  return (timeframe) => {
    const known = kept.get(timeframe);
    if (known !== undefined) return known;
    const reading = readIntraday(tape, timeframe, of);
    kept.set(timeframe, reading);
    reading.catch(() => kept.delete(timeframe));
    return reading;
  };
};
