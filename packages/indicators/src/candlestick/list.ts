import type { AnyIndicator } from '../define-indicator.ts';

export const CANDLESTICK: readonly AnyIndicator[] = [];
