import type { AnyIndicator } from '../define-indicator.ts';

export const VOLUME: readonly AnyIndicator[] = [];
