import {
  type CompanyFacts,
  type Figure,
  ITEMS,
  type ItemId,
  type Ratio,
  type RatioId,
  type Reason,
  isKnown,
  itemsOf,
  type Pack,
  ratioOf,
  ratiosOf,
  unknown,
} from '@chuli/fundamentals';
import type { Basis } from '@chuli/fundamentals';
import { type Rupees, daysBetween, halfAway } from '@chuli/kernel';
import { type ReportingCompany, endOf, isStale } from './companies.ts';

export type Figures = ReadonlyMap<RatioId, Figure>;

type Cells = {
  ratios: Partial<Record<RatioId, number | null>>;
  why: Partial<Record<RatioId, Reason>>;
  basis: Partial<Record<RatioId, Basis>>;
};

const DECIMALS = 2;

export const shown = (value: number): number => halfAway(value, DECIMALS);

export const shownOrNull = (figure: Figure | undefined): number | null =>
  figure === undefined || !isKnown(figure) ? null : shown(figure.value);

/** Ratios with a price in them are told at the last close, and of an earlier quarter not at all. */
export const hasPrice = ({ formula }: Ratio): boolean =>
  /"name":"(price|close)"|"id":"price_/.test(JSON.stringify(formula));

/** What was printed at the end of a quarter may be too old for the last close. */
const figureOf = (ratio: Ratio, { facts, bar }: ReportingCompany, at: number): Figure => {
  const figure = ratioOf(ratio, facts, at);
  const days = bar === null ? 0 : daysBetween(endOf(at), bar.traded_on);
  return isKnown(figure) && days > (ratio.freshDays ?? Infinity) ? unknown('stale') : figure;
};

/** Every ratio of a company in a quarter; of a report too old beside those of others none. */
export const figuresOf = (
  of: ReportingCompany,
  at: number,
  newest: number,
  ratios: readonly Ratio[] = ratiosOf(of.company.sector_id),
): Figures =>
  new Map(
    ratios.map((ratio) => [ratio.id, isStale(at, newest) ? unknown('stale') : figureOf(ratio, of, at)]),
  );

/** As a reply has them: a value or null, and of nulls the reason. */
export const cellsOf = (figures: Figures): Cells => {
  const cells: Cells = { ratios: {}, why: {}, basis: {} };
  for (const [id, figure] of figures) {
    cells.ratios[id] = shownOrNull(figure);
    if (!isKnown(figure)) {
      cells.why[id] = figure.why;
      continue;
    }
    cells.basis[id] = figure.basis;
    if (figure.differs) cells.why[id] = 'sources-differ';
  }
  return cells;
};

/** Paisa as rupees, all else as it is kept. */
export const factShown = (item: ItemId, value: number): number =>
  ITEMS[item].unit === 'paisa' ? Math.round(value) / 100 : value;

export const rupeesOf = (paisa: number): Rupees => (Math.round(paisa) / 100) as Rupees;

/** The lines of a quarter, as they are printed. */
export const linesOf = (facts: CompanyFacts, at: number, pack: Pack): Partial<Record<ItemId, number>> =>
  Object.fromEntries(
    itemsOf(pack).flatMap((item) => {
      const line = facts.line(item, at);
      return line === null ? [] : [[item, factShown(item, line.value)]];
    }),
  );

/** Counts what is left out of a list, by reason. */
export const countReasons = (figures: readonly Figure[]): Partial<Record<Reason, number>> => {
  const counts: Partial<Record<Reason, number>> = {};
  for (const figure of figures) {
    if (!isKnown(figure)) counts[figure.why] = (counts[figure.why] ?? 0) + 1;
  }
  return counts;
};
