import type { AnyIndicator } from '../define-indicator.ts';
import { fractals } from './fractals.ts';
import { gap } from './gap.ts';
import { highLow52 } from './high-low-52.ts';
import { pivotsCamarilla, pivotsClassic, pivotsFibonacci } from './pivots.ts';
import { zigZag, zigZagAtr } from './zig-zag.ts';

export const LEVEL: readonly AnyIndicator[] = [
  fractals,
  gap,
  highLow52,
  pivotsCamarilla,
  pivotsClassic,
  pivotsFibonacci,
  zigZag,
  zigZagAtr,
];
