import type { ReplyOf, profileContracts } from '@chuli/contracts';
import { type BrokerId, halfAway, percentOf } from '@chuli/kernel';
import type { PriceHabit } from '@chuli/tape/broker';
import type { PlayerFigures } from './player-figures.ts';

type MeasureRow = ReplyOf<typeof profileContracts.profile>['style'][number];
type Measure = MeasureRow['measure'];

/** Measures as the page tells them; null is not known. */
export type Style = Readonly<Record<Measure, number | null>>;

const against = (amount: number, usual: number): number | null =>
  usual === 0 ? null : halfAway(100 * (amount / usual - 1), 3);

/** The figures of the list of brokers, and what it paid and was paid against others. */
export const styleOf = (figures: PlayerFigures, prices: PriceHabit | undefined): Style => ({
  net_to_turnover: figures.net_to_turnover,
  aggressive: figures.aggressive_percent,
  median_order: figures.median_order,
  stocks: figures.stocks,
  concentration: figures.hhi,
  matched: figures.matched_percent,
  first_hour: figures.first_hour_percent,
  paid: prices === undefined ? null : against(prices.paid, prices.paid_at_average),
  received: prices === undefined ? null : against(prices.received, prices.received_at_average),
});

const middle = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};

const DECIMALS: Readonly<Record<Measure, number>> = {
  net_to_turnover: 3,
  aggressive: 2,
  median_order: 2,
  stocks: 1,
  concentration: 1,
  matched: 2,
  first_hour: 2,
  paid: 3,
  received: 3,
};

const MEASURES = Object.keys(DECIMALS) as Measure[];

/** One broker among all that traded, measure by measure. */
export const amongBrokers = (broker: BrokerId, styles: ReadonlyMap<BrokerId, Style>): MeasureRow[] => {
  const own = styles.get(broker);
  return MEASURES.map((measure) => {
    const value = own?.[measure] ?? null;
    const all = [...styles.values()].map((style) => style[measure]).filter((one) => one !== null);
    const median = middle(all);
    const percentile =
      value === null ? null : percentOf(all.filter((one) => one <= value).length, all.length);
    return {
      measure,
      value,
      median: median === null ? null : halfAway(median, DECIMALS[measure]),
      percentile,
    };
  });
};
