import { type Paisa, type TradingDate, addYears, paisa, percentageChange, toRupees } from '@chuli/kernel';
import type { SymbolAdjustment } from '@chuli/registry/reference';
import type { Era, SeriesPoint } from '@chuli/tape/market';
import { rupeesOrNull, sum } from '../../figures/figures.ts';

export type Price = { readonly traded_on: TradingDate; readonly close: Paisa };
type Factor = Pick<SymbolAdjustment, 'ex_on' | 'factor'>;
type Why = 'needs-history' | 'stale';

/** The sum where each is known. */
export const sumKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : sum(known);
};

const NO_CHANGE = { base: null, percentage_change: null } as const;

/** From the base to the last price, on the scale of the last; a base of more than a year before says nothing of the range. */
const changeOf = (
  last: Paisa,
  base: Price | undefined,
  { base_on, factor }: { base_on: TradingDate | null; factor: number },
) => {
  if (base === undefined || base_on === null) return { ...NO_CHANGE, why: 'needs-history' as Why };
  if (base.traded_on <= addYears(base_on, -1)) return { ...NO_CHANGE, why: 'stale' as Why };
  const scaled = paisa(Math.round(base.close * factor));
  return { base: toRupees(scaled), percentage_change: percentageChange(last, scaled), why: null };
};

/** What a stock did over a range, from its eras, the oldest first; null where it did not trade in it. */
export const stockRange = (
  eras: readonly Era[],
  base: Price | undefined,
  { base_on, adjustments }: { base_on: TradingDate | null; adjustments: readonly Factor[] },
) => {
  const last = eras.at(-1);
  if (last === undefined) return null;
  const factorAfter = (day: TradingDate): number =>
    adjustments
      .filter(({ ex_on }) => ex_on > day && ex_on <= last.last_on)
      .reduce((product, { factor }) => product * factor, 1);
  const scaled = (price: (era: Era) => Paisa): number[] =>
    eras.map((era) => Math.round(price(era) * factorAfter(era.last_on)));
  const factor = base === undefined ? 1 : factorAfter(base.traded_on);
  return {
    last: toRupees(last.close),
    ...changeOf(last.close, base, { base_on, factor }),
    high: toRupees(paisa(Math.max(...scaled((era) => era.high)))),
    low: toRupees(paisa(Math.min(...scaled((era) => era.low)))),
    amount: rupeesOrNull(sumKnown(eras.map((era) => era.amount)) as Paisa | null),
    volume: sum(eras.map((era) => era.volume)),
    trades: sumKnown(eras.map((era) => era.trades)),
    sessions_traded: sum(eras.map((era) => era.sessions)),
  };
};

/** The same of an index, whose points are in hundredths; null where it has no value in the range. */
export const indexRange = (
  points: readonly SeriesPoint[],
  { base_on, end_on }: { base_on: TradingDate | null; end_on: TradingDate },
) => {
  const inside = points.filter(
    ({ traded_on }) => traded_on <= end_on && (base_on === null || traded_on > base_on),
  );
  const last = inside.at(-1);
  if (last === undefined) return null;
  const base = points.findLast(({ traded_on }) => base_on !== null && traded_on <= base_on);
  return {
    last: toRupees(last.close),
    ...changeOf(last.close, base, { base_on, factor: 1 }),
    high: toRupees(paisa(Math.max(...inside.map(({ high }) => high)))),
    low: toRupees(paisa(Math.min(...inside.map(({ low }) => low)))),
    sessions_traded: inside.length,
  };
};

type Worth = {
  readonly base: number | null;
  readonly last: number | null;
  readonly listed_shares: number | null;
};

/** What companies together gained, by what all their shares were worth at the base; null where that is known of none. */
export const capWeighted = (companies: readonly Worth[]): number | null => {
  const known = companies.flatMap(({ base, last, listed_shares: shares }) =>
    base === null || last === null || shares === null ? [] : [{ before: base * shares, now: last * shares }],
  );
  const before = sum(known.map((one) => one.before));
  return before === 0 ? null : percentageChange(sum(known.map((one) => one.now)), before);
};
