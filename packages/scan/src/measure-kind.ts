import type { AnyIndicator, Parameter } from '@chuli/indicators';
import type { Timeframe } from './tree.ts';
import type { Unit } from './units.ts';

/** A line that a measure has: its unit, and the words it may be where it is a state. */
export type Line = {
  readonly unit: Unit;
  readonly words: readonly string[];
  /** The bars of which it is known; of all without it. */
  readonly timeframes?: readonly Timeframe[];
};

/** Where a measure comes from that the bars do not tell: whoever judges brings its column along. */
export type Source = 'signals' | 'floorsheet' | 'reports';

export type MeasureKind = {
  readonly name: string;
  readonly title: string;
  readonly parameters: readonly (readonly [name: string, parameter: Parameter])[];
  readonly lines: ReadonlyMap<string, Line>;
  /** The line that is meant where none is named. */
  readonly usual: string;
  /** Absent where the bars themselves have it. */
  readonly indicator?: AnyIndicator;
  /** The folder of the indicator; that of the bars themselves has no name. */
  readonly group: string | null;
  readonly source?: Source;
  /** Its lines are named in brackets: `signal(macd_cross)`. */
  readonly isNamed?: true;
};
