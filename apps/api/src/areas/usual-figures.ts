import { type Rupees, type TradingDate, paisa } from '@chuli/kernel';
import type { Bar } from '@chuli/tape';
import { averageRate, sum } from './figures.ts';

const AVERAGE_SESSIONS = 20;

/** The 20 sessions of the exchange before a day; null before there are as many. */
export const usualSessions = (
  before: readonly TradingDate[],
): { first: TradingDate; last: TradingDate } | null => {
  const [first, ...later] = before.slice(-AVERAGE_SESSIONS);
  const last = later.at(-1);
  return first === undefined || last === undefined || later.length + 1 < AVERAGE_SESSIONS
    ? null
    : { first, last };
};

type Traded = Pick<Bar, 'traded_on' | 'volume' | 'amount'>;
type UsualFigures = { average_volume_20: number | null; average_amount_20: Rupees | null };

/** Bars of the 20 sessions before; null for a stock that is not yet so old. Bars are oldest first. */
export const usualBars = <B extends Pick<Bar, 'traded_on'>>(
  bars: readonly B[],
  before: readonly TradingDate[],
): B[] | null => {
  const span = usualSessions(before);
  const oldest = bars[0]?.traded_on;
  if (span === null || oldest === undefined || oldest > span.first) return null;
  return bars.filter((bar) => bar.traded_on >= span.first && bar.traded_on <= span.last);
};

/** Days without a trade count as nothing. */
export const usualFigures = (bars: readonly Traded[], before: readonly TradingDate[]): UsualFigures => {
  const counted = usualBars(bars, before);
  if (counted === null) return { average_volume_20: null, average_amount_20: null };
  const amounts = counted.map((bar) => bar.amount).filter((amount) => amount !== null);
  return {
    average_volume_20: Math.round(sum(counted.map((bar) => bar.volume)) / AVERAGE_SESSIONS),
    average_amount_20:
      amounts.length < counted.length ? null : averageRate(paisa(sum(amounts)), AVERAGE_SESSIONS),
  };
};
