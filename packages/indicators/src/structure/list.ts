import type { AnyIndicator } from '../define-indicator.ts';

export const STRUCTURE: readonly AnyIndicator[] = [];
