import type { RepliedBy } from '@chuli/contracts';

export type Footprint = RepliedBy<'/data/footprint/'>;

/** Shares by who came in; `none` is the auction and what nothing shows a side of. */
export type Sides = {
  bought: number;
  sold: number;
  estimated_bought: number;
  estimated_sold: number;
  none: number;
};

export type Candle = { open: number; high: number; low: number; close: number };

export type GridColumn = {
  /** The minute of the day with which it begins. */
  readonly from: number;
  /** By the paisa of a rung. */
  readonly cells: ReadonlyMap<number, Sides>;
  readonly sides: Sides;
  /** Null where only odd lots were traded. */
  readonly candle: Candle | null;
  readonly contracts: number;
};

const PAISA = 100;
const SIDES = ['bought', 'sold', 'estimated_bought', 'estimated_sold', 'none'] as const;

export const paisaOf = (rupees: number): number => Math.round(rupees * PAISA);

const noSides = (): Sides => ({ bought: 0, sold: 0, estimated_bought: 0, estimated_sold: 0, none: 0 });

const add = (into: Sides, other: Sides): void => {
  for (const side of SIDES) into[side] += other[side];
};

export const volumeOf = (sides: Sides): number => SIDES.reduce((sum, side) => sum + sides[side], 0);

/** Bought less sold: of what orders show, or with what is estimated. */
export const deltaOf = (sides: Sides, isEstimated: boolean): number =>
  sides.bought - sides.sold + (isEstimated ? sides.estimated_bought - sides.estimated_sold : 0);

/** The candle of several minutes from those of each. */
const joined = (one: Candle | null, next: Candle | null): Candle | null => {
  if (one === null || next === null) return one ?? next;
  return {
    open: one.open,
    high: Math.max(one.high, next.high),
    low: Math.min(one.low, next.low),
    close: next.close,
  };
};

const candleAt = ({ open, high, low, close }: Footprint['minutes'], at: number): Candle | null => {
  const [o, h, l, c] = [open[at], high[at], low[at], close[at]];
  if (o === null || h === null || l === null || c === null) return null;
  if (o === undefined || h === undefined || l === undefined || c === undefined) return null;
  return { open: o, high: h, low: l, close: c };
};

type Draft = { cells: Map<number, Sides>; sides: Sides; candle: Candle | null; contracts: number };

const sidesAt = (cells: Footprint['cells'], at: number): Sides => ({
  bought: cells.bought[at] ?? 0,
  sold: cells.sold[at] ?? 0,
  estimated_bought: cells.estimated_bought[at] ?? 0,
  estimated_sold: cells.estimated_sold[at] ?? 0,
  none: cells.none[at] ?? 0,
});

export type GridAsked = {
  /** Minutes of a column, and paisa of a rung. */
  readonly minutes: number;
  readonly step: number;
  /** The last minute that is known at the clock of the replay: nothing after it is counted. */
  readonly until: number;
};

/** Columns in which something was traded, oldest first. */
export const columnsOf = (
  { minutes: bars, cells }: Footprint,
  { minutes, step, until }: GridAsked,
): GridColumn[] => {
  const drafts = new Map<number, Draft>();
  const draftOf = (minute: number): Draft => {
    const from = Math.floor(minute / minutes) * minutes;
    const found = drafts.get(from) ?? { cells: new Map(), sides: noSides(), candle: null, contracts: 0 };
    drafts.set(from, found);
    return found;
  };
  for (const [at, minute] of bars.minute.entries()) {
    if (minute > until) break;
    const draft = draftOf(minute);
    draft.candle = joined(draft.candle, candleAt(bars, at));
    draft.contracts += bars.contracts[at] ?? 0;
  }
  for (const [at, minute] of cells.minute.entries()) {
    if (minute > until) break;
    const draft = draftOf(minute);
    const rung = Math.floor(paisaOf(cells.price[at] ?? 0) / step) * step;
    const sides = draft.cells.get(rung) ?? noSides();
    draft.cells.set(rung, sides);
    add(sides, sidesAt(cells, at));
    add(draft.sides, sidesAt(cells, at));
  }
  return [...drafts].map(([from, draft]) => Object.assign(draft, { from }));
};

/** Every rung from the highest price of these columns down to the lowest, those without trades as well. */
export const rungsOf = (columns: readonly GridColumn[], step: number): number[] => {
  const prices = columns.flatMap(({ cells }) => [...cells.keys()]);
  if (prices.length === 0) return [];
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  return Array.from({ length: (highest - lowest) / step + 1 }, (_, place) => highest - place * step);
};

/** The sum of all columns. */
export const totalOf = (columns: readonly GridColumn[]): Sides => {
  const total = noSides();
  for (const { sides } of columns) add(total, sides);
  return total;
};

/** The session so far by price. */
export const profileOf = (columns: readonly GridColumn[]): Map<number, Sides> => {
  const profile = new Map<number, Sides>();
  for (const { cells } of columns)
    for (const [rung, sides] of cells) {
      const sum = profile.get(rung) ?? noSides();
      profile.set(rung, sum);
      add(sum, sides);
    }
  return profile;
};

/** The rung at which most was traded; of equal ones the higher. */
export const busiestRung = (cells: ReadonlyMap<number, Sides>): number | null => {
  let busiest: number | null = null;
  let most = 0;
  for (const [rung, sides] of [...cells].toSorted(([one], [other]) => other - one)) {
    const volume = volumeOf(sides);
    if (volume <= most) continue;
    [busiest, most] = [rung, volume];
  }
  return busiest;
};

/** How many base steps a rung may have. */
export const STEP_FACTORS = [1, 2, 5, 10, 20, 50, 100] as const;

/** The finest step at which these columns need no more rungs than these. */
export const fittingFactor = (columns: readonly GridColumn[], base: number, most: number): number =>
  STEP_FACTORS.find((factor) => {
    const prices = columns.flatMap(({ cells }) => [...cells.keys()]);
    return (Math.max(...prices) - Math.min(...prices)) / (base * factor) + 2 <= most;
  }) ?? 100;
