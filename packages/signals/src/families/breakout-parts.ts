import type { Side } from '../cell.ts';
import type { Condition } from '../clause.ts';
import { type Reading, before, close, now } from '../reads.ts';
import { beyond, short } from './mirrored.ts';

type Range = Reading<{ readonly upper: number | null; readonly lower: number | null }>;

/** A close outside the range of the bars before. */
export const leavesRange = <R extends { readonly range: Range }>(side: Side): Condition<R> =>
  beyond<R>(side, {
    buy: 'Close above the highest high of the {range} bars before',
    sell: 'Close below the lowest low of the {range} bars before',
    left: close,
    right: side === 'buy' ? before('range', 'upper') : before('range', 'lower'),
    unit: 'rupees',
  });

/** A close beyond the other end of a shorter range: the exit of the Turtles. */
export const leavesExitRange = <R extends { readonly exitRange: Range }>(side: Side): Condition<R> =>
  short<R>(side, {
    buy: 'Close below the lowest low of the {exit_range} bars before',
    sell: 'Close above the highest high of the {exit_range} bars before',
    left: close,
    right: side === 'buy' ? before('exitRange', 'lower') : before('exitRange', 'upper'),
    unit: 'rupees',
  });

/** Unusual volume stands behind the move. */
export const onVolume = <R extends { readonly volume: Reading<number> }>(least: number): Condition<R> => ({
  says: 'Volume at least {volume} times its mean of the {volume_bars} bars before',
  left: now('volume'),
  is: '>=',
  right: least,
  unit: 'times',
});
