import { seasonCases, seasonality as seasonalityOf } from '@chuli/backtest';
import { type QueryOf, type ReplyOf, seasonalityContracts } from '@chuli/contracts';
import { halfAway } from '@chuli/kernel';
import { closeCourse } from '../../figures/close-course.ts';
import { type Asked, implement } from '../../http/implement.ts';

type Seasonality = typeof seasonalityContracts.seasonality;

const percent = (value: number): number => halfAway(value * 100, 3);
const percentOrNull = (value: number | null): number | null => (value === null ? null : percent(value));

/** What each month or weekday did over the years, with what of it may be chance. */
const seasonality = async (asked: Asked<QueryOf<Seasonality>>): Promise<ReplyOf<Seasonality>> => {
  const { symbol, by, from_year, as_of: asOf } = asked.query;
  const { as_of, name, days } = await closeCourse(asked, { symbol, as_of: asOf });
  // One session more: the first month is measured from the close before it.
  const first = from_year === undefined ? 0 : days.findIndex(({ traded_on }) => traded_on >= `${from_year}`);
  const counted = first === -1 ? [] : days.slice(Math.max(0, first - 1));
  const cases = seasonCases(counted, by, as_of);
  return {
    as_of,
    symbol,
    name,
    by,
    first_on: counted[0]?.traded_on ?? null,
    rows: seasonalityOf(cases).map(({ cell, years, up, chance, chanceOfAll, ...told }) => ({
      cell,
      years,
      up,
      mean: percent(told.mean),
      median: percent(told.median),
      low: percentOrNull(told.low),
      high: percentOrNull(told.high),
      excess: percent(told.excess),
      chance: halfAway(chance, 4),
      chance_of_all: halfAway(chanceOfAll, 4),
    })),
    cells: cases.map(({ year, cell, value }) => ({ year, cell, change: percent(value) })),
  };
};

export const seasonalityEndpoints = implement(seasonalityContracts, { seasonality });
