import type { AnyIndicator } from '../define-indicator.ts';
import { rsi } from './rsi.ts';

export const MOMENTUM: readonly AnyIndicator[] = [rsi];
