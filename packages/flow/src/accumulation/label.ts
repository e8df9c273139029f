/** Windows of the past among which a score takes its place, and how few of them are none. */
export const HISTORY_WINDOWS = 230;
export const FEWEST_WINDOWS = 60;
/** Of the sessions of a window, the share whose floorsheets must be known. */
export const LEAST_KNOWN = 0.6;
export const FEWEST_ORDERS = 30;
export const HIGH_PERCENTILE = 95;
export const HIGH_Z = 2;
/** A price that moved no more than this many average ranges moved quietly. */
export const QUIET_RANGES = 1;

export type Label = 'accumulation' | 'distribution';
export const WITHHELD = ['coverage', 'history'] as const;
export type Withheld = (typeof WITHHELD)[number];
/** What a window lacks for a label. */
export const LACKS = ['percentile', 'z', 'orders'] as const;
export type Lack = (typeof LACKS)[number];

const MIDDLE = 0.5;
const PERCENT = 100;

/**
 * The place of a score among others, equal ones counted by half: 100 above all, 0 below all. The score itself is none of
 * them, so that the highest of 60 and the lowest of 60 stand equally far out. Null where there are no others.
 */
export const percentileOf = (score: number, others: ArrayLike<number>): number | null => {
  let below = 0;
  for (let at = 0; at < others.length; at += 1) {
    const other = others[at] ?? 0;
    if (other < score) below += 1;
    else if (other === score) below += MIDDLE;
  }
  return others.length === 0 ? null : (PERCENT * below) / others.length;
};

export type Place = {
  readonly percentile: number | null;
  /** Full windows of the stock's own, this one included where it is full, at most 230. */
  readonly windows: number;
};

export type Judged = Place & {
  /** Sessions known and asked for. */
  readonly known: number;
  readonly days: number;
  readonly z: number | null;
  readonly orders: number;
};

export const withheldOf = ({ known, days, windows }: Judged): Withheld | null => {
  if (known / days < LEAST_KNOWN) return 'coverage';
  return windows < FEWEST_WINDOWS ? 'history' : null;
};

/** What is missing for the label of a side; the other side is this one mirrored. */
export const lacksOf = ({ percentile, z, orders }: Judged, side: Label): Lack[] => {
  const place = percentile === null || side === 'accumulation' ? percentile : PERCENT - percentile;
  const far = z === null || side === 'accumulation' ? z : -z;
  const holds = {
    percentile: place !== null && place >= HIGH_PERCENTILE,
    z: far !== null && far >= HIGH_Z,
    orders: orders >= FEWEST_ORDERS,
  };
  return LACKS.filter((lack) => !holds[lack]);
};

export const LABELS = ['accumulation', 'distribution'] as const satisfies readonly Label[];

/** A window is called so where it stands far out in the stock’s own past, further than chance, on enough orders. */
export const labelOf = (judged: Judged): Label | null =>
  withheldOf(judged) === null ? (LABELS.find((side) => lacksOf(judged, side).length === 0) ?? null) : null;

export const isQuiet = (ranges: number | null): boolean | null =>
  ranges === null ? null : Math.abs(ranges) <= QUIET_RANGES;

type Window = { readonly score: number; readonly isFull: boolean };

/** The place of every window of one stock and length among those before it, oldest first. */
export const placesIn = (windows: readonly Window[]): Place[] => {
  let before: number[] = [];
  return windows.map(({ score, isFull }) => {
    const others = isFull ? before.slice(1 - HISTORY_WINDOWS) : before;
    const place = { percentile: percentileOf(score, others), windows: others.length + Number(isFull) };
    if (isFull) before = [...before, score].slice(-HISTORY_WINDOWS);
    return place;
  });
};
