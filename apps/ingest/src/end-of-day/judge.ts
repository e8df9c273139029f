import type { Audit, AuditReason } from '@chuli/session';
import type { WholeDay } from '../sources/index.ts';

/** Exact, or provisional with every reason why, for people. */
export type Verdict = { readonly isExact: boolean; readonly reasons: readonly string[] };

const MOST_REASONS = 20;

const textOf = ({ name, expected, found, symbol }: AuditReason): string =>
  `${name}${symbol === null ? '' : ` of ${symbol}`}: ${found} instead of ${expected}`;

const bounded = (reasons: readonly string[]): readonly string[] =>
  reasons.length <= MOST_REASONS
    ? reasons
    : [...reasons.slice(0, MOST_REASONS), `and ${reasons.length - MOST_REASONS} more`];

/** A day is exact when its fold adds up to what was declared and the read after the close was whole. */
export const judge = (
  audit: Audit,
  whole: Pick<WholeDay, 'isComplete' | 'reasons'>,
  onTape: readonly string[] = [],
): Verdict => {
  const unexplained = !whole.isComplete && whole.reasons.length === 0 ? ['the day was not read whole'] : [];
  const reasons = [...new Set([...audit.reasons.map(textOf), ...whole.reasons, ...unexplained, ...onTape])];
  return { isExact: reasons.length === 0, reasons: bounded(reasons) };
};
