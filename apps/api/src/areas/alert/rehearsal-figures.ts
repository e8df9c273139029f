import type { ReplyOf, rehearsalContracts } from '@chuli/contracts';
import { type TradingDate, halfAway } from '@chuli/kernel';
import { weekOf } from '@chuli/market';
import type { Rehearsed } from './rehearsed.ts';

type Reply = ReplyOf<typeof rehearsalContracts.rehearseAlert>;
type Told = Pick<Rehearsed, 'days' | 'firings'>;

const MOST_STOCKS = 10;

/** The first of the most. */
const mostOf = <Row extends { readonly firings: number }>(rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>(
    (most, row) => (row.firings > 0 && row.firings > (most?.firings ?? 0) ? row : most),
    null,
  );

const weeksOf = ({ days, firings }: Told): Reply['weeks'] => {
  const weeks = new Map<number, { week: TradingDate; firings: number }>();
  for (const day of days) {
    const number = weekOf(day);
    if (!weeks.has(number)) weeks.set(number, { week: day, firings: 0 });
  }
  for (const { date } of firings) {
    const week = weeks.get(weekOf(date));
    if (week !== undefined) week.firings += 1;
  }
  return [...weeks.values()];
};

/** Messages a week, of all weeks in which there was a session. */
export const perWeek = ({ days, firings }: Told): number => {
  const weeks = new Set(days.map(weekOf)).size;
  return weeks === 0 ? 0 : halfAway(firings.length / weeks, 2);
};

/** How often an alert would have told, and when most. */
export const rehearsalFigures = (
  told: Told,
): Pick<Reply, 'total' | 'per_week' | 'worst_week' | 'worst_day' | 'weeks' | 'stocks'> => {
  const { firings } = told;
  const weeks = weeksOf(told);
  const days = [...Map.groupBy(firings, ({ date }) => date)].map(([date, those]) => ({
    date,
    firings: those.length,
  }));
  const stocks = [...Map.groupBy(firings, ({ symbol }) => symbol)]
    .map(([symbol, those]) => ({
      symbol,
      firings: those.length,
      dates: [...new Set(those.map(({ date }) => date))],
    }))
    .toSorted((one, other) => other.firings - one.firings || (one.symbol < other.symbol ? -1 : 1));
  return {
    total: firings.length,
    per_week: perWeek(told),
    worst_week: mostOf(weeks),
    worst_day: mostOf(days),
    weeks,
    stocks: stocks.slice(0, MOST_STOCKS),
  };
};
