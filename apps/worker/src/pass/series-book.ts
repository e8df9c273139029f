import type { Fact, Firing, NearMiss, Plan, SeriesBar, SignalState } from '@chuli/signals';
import { nearMissesOf, start, stepBar, whyOf } from '@chuli/signals';

/** A firing with its reasons; `ends` is set when the family's own rule ends it. */
export type Explained = { -readonly [F in keyof Firing]: Firing[F] } & { readonly why: readonly Fact[] };

type Cell = { readonly needsOpen: boolean; readonly holdsBars: number | null; open: Explained[] };

/** Where the pass over one series stands: what it has seen, and which firings wait for their end. */
export type SeriesBook = {
  readonly plan: Plan;
  readonly state: SignalState;
  /** By the number of the plan's cell. */
  readonly cells: readonly Cell[];
  /** Those whose firings end after a number of bars. */
  readonly timed: readonly Cell[];
};

export const openBook = (plan: Plan): SeriesBook => {
  const readsOpen = new Set(
    plan.families.filter(({ family }) => family.readsOpen === true).map(({ family }) => family.id),
  );
  const cells: Cell[] = plan.cells.map(({ family, exit }) => ({
    needsOpen: readsOpen.has(family),
    holdsBars: exit.by === 'bars' ? exit.bars : null,
    open: [],
  }));
  return { plan, state: start(plan), cells, timed: cells.filter(({ holdsBars }) => holdsBars !== null) };
};

/** A book as plain data, for JSON: what it has seen, and the firings of each cell that wait. */
export type SavedBook = { readonly state: SignalState; readonly open: readonly (readonly Explained[])[] };

export const savedOf = ({ state, cells }: SeriesBook): SavedBook => ({
  state,
  open: cells.map(({ open }) => open),
});

/** Null where it does not fit the plan, as a book of other rules. */
export const bookFrom = (plan: Plan, { state, open }: SavedBook): SeriesBook | null => {
  const book = openBook(plan);
  const isFitting =
    open.length === book.cells.length &&
    state.held.length === book.state.held.length &&
    state.indicators.length === book.state.indicators.length &&
    state.values.length === book.state.values.length;
  if (!isFitting) return null;
  for (const [at, cell] of book.cells.entries()) cell.open = [...(open[at] ?? [])];
  return { ...book, state };
};

/** A body or a gap without a known opening price is an invention: the bars that a pattern may span must have one. */
const PATTERN_BARS = 5;

const lacksOpen = (bars: readonly SeriesBar[], at: number): boolean => {
  for (let bar = Math.max(0, at - PATTERN_BARS + 1); bar <= at; bar += 1)
    if (bars[bar]?.has_open === false) return true;
  return false;
};

const endBefore = (cell: Cell, first: number, at: number): Explained[] => {
  if ((cell.open[0]?.bar ?? first) >= first) return [];
  const ended = cell.open.filter(({ bar }) => bar < first);
  cell.open = cell.open.filter(({ bar }) => bar >= first);
  for (const firing of ended) firing.ends = at;
  return ended;
};

export type Advance = { fired: Explained[]; ended: Explained[]; near: readonly NearMiss[] };

/**
 * Takes the bars that the book has not seen yet. Over a whole history at once or bar by bar, across restarts or not, it
 * gives the same firings with the same ends.
 */
export const advance = ({ plan, state, cells, timed }: SeriesBook, bars: readonly SeriesBar[]): Advance => {
  const fired: Explained[] = [];
  const ended: Explained[] = [];
  for (let at = state.bars; at < bars.length; at += 1) {
    const bar = bars[at];
    if (bar === undefined) break;
    for (const event of stepBar(plan, state, bar.candle)) {
      const cell = cells[event.cell];
      if (cell === undefined || (cell.needsOpen && lacksOpen(bars, at))) continue;
      if (event.event === 'ends') {
        ended.push(...endBefore(cell, at, at));
        continue;
      }
      const { family, kind, side } = event;
      const firing = { family, kind, side, bar: at, ends: null, why: whyOf(plan, event, bar.factor) };
      fired.push(firing);
      cell.open.push(firing);
    }
    for (const cell of timed)
      if (cell.open.length > 0) ended.push(...endBefore(cell, at - (cell.holdsBars ?? 0) + 1, at));
  }
  const last = bars.at(-1);
  return { fired, ended, near: last === undefined ? [] : nearMissesOf(plan, last.factor) };
};
