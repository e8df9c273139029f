import type { AnyIndicator } from '../define-indicator.ts';
import { atr } from './atr.ts';
import { bollinger } from './bollinger.ts';

export const VOLATILITY: readonly AnyIndicator[] = [atr, bollinger];
