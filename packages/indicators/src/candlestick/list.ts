import type { AnyIndicator } from '../define-indicator.ts';
import { candlesticks } from './candlesticks.ts';
import { PATTERNS } from './patterns.ts';
import { singleOf } from './single.ts';

export const CANDLESTICK: readonly AnyIndicator[] = [...PATTERNS.map(singleOf), candlesticks];
