/**
 * How a line is drawn. Levels stand over their bar alone; joined runs through the points that are told, however far
 * apart; area and zone reach to their other edge, smooth or bar by bar; above and below are marks at a bar; shade
 * colours the ground behind the bars.
 */
export type LineShape =
  | 'line'
  | 'faint'
  | 'columns'
  | 'steps'
  | 'levels'
  | 'dots'
  | 'joined'
  | 'area'
  | 'zone'
  | 'above'
  | 'below'
  | 'shade';

export type DrawnLine = {
  /** Of what the indicator tells; a plain number is its `value`. */
  field: string;
  shape: LineShape;
  /** What it is called beside the others; the first bears the name of the indicator. */
  words: string;
  /** The field that has the other edge of an area. */
  until?: string;
  /** The field that says which way things go: the colour follows it. */
  way?: string;
  /** The way it always speaks for. */
  side?: 'up' | 'down';
  /** The field that says how many bars ago it was: the point stands there. */
  back?: string;
  /** A mark stands at the bars at which the field is this, beyond their high or low. */
  is?: string | number;
  /** Shown so many times larger: a share as percent. */
  times?: number;
};

/** How an indicator is drawn on a chart. One that has no drawing is not offered there. */
export type Drawing = {
  /** What traders call it. */
  short: string;
  place: 'overlay' | 'pane' | 'marks' | 'zones' | 'background';
  lines: readonly DrawnLine[];
  /** Where a reader looks for the line to be above or below. */
  levels?: readonly number[];
  /** What it cannot leave, so that a pane always shows all of it. */
  scale?: readonly [lowest: number, highest: number];
  /** What is told at a bar is for the one after it. */
  isForNext?: true;
  /** Means something only within a session. */
  isIntraday?: true;
};

const VALUE: readonly DrawnLine[] = [{ field: 'value', shape: 'line', words: '' }];

/** One line over the prices. */
export const overlay = (short: string): Drawing => ({ short, place: 'overlay', lines: VALUE });

/** One line in a pane below. */
export const pane = (
  short: string,
  more: Pick<Drawing, 'levels' | 'scale' | 'isIntraday'> = {},
): Drawing => ({ short, place: 'pane', lines: VALUE, ...more });
