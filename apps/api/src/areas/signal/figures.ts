import { halfAway } from '@chuli/kernel';
import type { RecordFigures } from '@chuli/tape/signal';

/** A share of the order in percent, to three decimals: costs of a trade are fractions of a percent. */
export const percentOfShare = <S extends number | null>(share: S): S =>
  (share === null ? null : halfAway(share * 100, 3)) as S;

/** The figures of a record as they are shown: shares in percent. */
export const figuresOf = (figures: RecordFigures) => ({
  number: figures.number,
  mean: percentOfShare(figures.mean),
  median: percentOfShare(figures.median),
  hit_rate: percentOfShare(figures.hit_rate),
  payoff: figures.payoff === null ? null : halfAway(figures.payoff, 3),
  mean_excess: percentOfShare(figures.mean_excess),
  mean_excess_at_average: percentOfShare(figures.mean_excess_at_average),
  interval_low: percentOfShare(figures.interval_low),
  interval_high: percentOfShare(figures.interval_high),
  worst_run: figures.worst_run,
  worst_run_sum: percentOfShare(figures.worst_run_sum),
  first_half: percentOfShare(figures.first_half),
  second_half: percentOfShare(figures.second_half),
});

export const leftOutOf = ({ left_out }: RecordFigures): Record<string, number> =>
  JSON.parse(left_out) as Record<string, number>;

type StoredYear = { year: number; number: number; meanExcess: number };

export const yearsOf = ({ by_year }: RecordFigures) =>
  (JSON.parse(by_year) as StoredYear[]).map(({ year, number, meanExcess }) => ({
    year,
    number,
    mean_excess: percentOfShare(meanExcess),
  }));
