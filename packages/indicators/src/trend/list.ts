import type { AnyIndicator } from '../define-indicator.ts';
import { ema } from './ema.ts';
import { macd } from './macd.ts';
import { sma } from './sma.ts';

export const TREND: readonly AnyIndicator[] = [ema, macd, sma];
