import { type Paisa, type Rupees, type TradingDate, paisa, proportion } from '@chuli/kernel';
import type { Bar } from '@chuli/tape/stock';
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

/** What some sessions come to on average, to the paisa; unknown of what is not known. */
export const aSession = (together: number | null, sessions: number): Paisa | null =>
  together === null ? null : proportion(paisa(together), 1, sessions);

type Traded = Pick<Bar, 'traded_on' | 'volume' | 'amount'>;
type UsualFigures = { average_volume_20: number | null; average_amount_20: Rupees | null };

/** The sessions of the exchange before a day, oldest first, and the first on which a stock traded, where it is known. */
type Age = { before: readonly TradingDate[]; first: TradingDate | undefined };

/** Bars of the 20 sessions before; null for a stock that is not yet so old. Bars are oldest first. */
export const usualBars = <B extends Pick<Bar, 'traded_on'>>(
  bars: readonly B[],
  { before, first }: Age,
): B[] | null => {
  const span = usualSessions(before);
  const oldest = bars[0]?.traded_on;
  if (span === null || oldest === undefined) return null;
  if (oldest > span.first && (first === undefined || first > span.first)) return null;
  return bars.filter((bar) => bar.traded_on >= span.first && bar.traded_on <= span.last);
};

/** Days without a trade count as nothing. */
export const usualFigures = (bars: readonly Traded[], age: Age): UsualFigures => {
  const counted = usualBars(bars, age);
  if (counted === null) return { average_volume_20: null, average_amount_20: null };
  const amounts = counted.map((bar) => bar.amount).filter((amount) => amount !== null);
  return {
    average_volume_20: Math.round(sum(counted.map((bar) => bar.volume)) / AVERAGE_SESSIONS),
    average_amount_20:
      amounts.length < counted.length ? null : averageRate(paisa(sum(amounts)), AVERAGE_SESSIONS),
  };
};
