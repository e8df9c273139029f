import { dated } from './dated.ts';

/** A move of the NEPSE index that stops all trading. */
export type IndexHalt = {
  /** Move from the previous close, either way, in basis points. */
  readonly move: number;
  /** The halt applies only before this minute of the day; null at any time. */
  readonly before: number | null;
  /** Length in minutes; null for the rest of the day. */
  readonly minutes: number | null;
};

const clock = (hour: number, minute = 0): number => hour * 60 + minute;

/** Smallest move first. Before August 2008 the halts were counted in points; that regime is not recorded. */
export const INDEX_HALTS = dated<readonly IndexHalt[]>([
  {
    from: '2008-08-01',
    to: '2019-03-31',
    value: [
      { move: 300, before: null, minutes: 15 },
      { move: 400, before: null, minutes: 30 },
      { move: 500, before: null, minutes: null },
    ],
    source: 'Press August 2008; the days of start and end are approximate',
    confidence: 'press',
  },
  {
    from: '2019-04-01',
    to: '2026-04-19',
    value: [
      { move: 400, before: clock(12), minutes: 20 },
      { move: 500, before: clock(13), minutes: 40 },
      { move: 600, before: null, minutes: null },
    ],
    source: 'Press, many reports; day of start approximate; index extremes of ten years stop at 6.06 %',
    confidence: 'press',
  },
  {
    from: '2026-04-20',
    to: null,
    value: [
      { move: 500, before: clock(13), minutes: 15 },
      { move: 800, before: null, minutes: null },
    ],
    source: 'One repository names the two levels, a second confirms two higher levels; not yet seen in data',
    confidence: 'repository',
  },
]);
