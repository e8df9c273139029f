import { type Match, type Parsed, canonicalText, parseScan } from '@chuli/scan';
import type { Operator } from './zone.ts';

/** What of a stock is compared with a level of its own: paisa, hundredths of a percent, shares, paisa. */
export const LEVEL_MEASURES = ['price', 'change', 'volume', 'turnover'] as const;
export type LevelMeasure = (typeof LEVEL_MEASURES)[number];

export type Level = {
  readonly kind: 'level';
  readonly measure: LevelMeasure;
  readonly operator: Operator;
  readonly value: number;
};

/** A line of an indicator against a number, in the unit of the indicator. */
export type IndicatorLevel = {
  readonly kind: 'level';
  readonly measure: 'indicator';
  /** As it is written in a scan: `rsi(14)`. */
  readonly of: string;
  readonly operator: Operator;
  readonly value: number;
};

/** At the limit of the day, or so near that one order can reach it. */
export type LimitCondition = {
  readonly kind: 'limit';
  readonly reach: 'at' | 'near';
  readonly side: 'upper' | 'lower';
};

export type Condition =
  | Level
  | IndicatorLevel
  | LimitCondition
  | { readonly kind: 'scan'; readonly text: string }
  /** A list of signals, as boards name it. */
  | { readonly kind: 'signal'; readonly list: string };

export type ConditionKind = Condition['kind'];

/** An alert looks for the edge itself: what its scan has to say of a bar is whether it holds. */
const MATCH: Match = 'hybrid';

/** Throws a ScanFault. */
export const parseAlertScan = (text: string): Parsed => parseScan(text, MATCH);

const indicatorText = ({ of, operator, value }: IndicatorLevel): string =>
  operator === 'crosses'
    ? `${of} crosses above ${value} or ${of} crosses below ${value}`
    : `${of} ${operator} ${value}`;

/** Whether it is one line of an indicator and nothing else; what is no scan at all throws a ScanFault. */
export const isIndicatorLine = (of: string): boolean => {
  const { rule } = parseAlertScan(`${of} >= 0`).scan;
  return (
    rule.kind === 'compare' &&
    rule.left.kind === 'measure' &&
    rule.right.kind === 'number' &&
    rule.right.value === 0
  );
};

/** The scan that says whether a condition holds; null for those that need none. */
export const scanTextOf = (condition: Condition): string | null => {
  if (condition.kind === 'scan') return condition.text;
  return condition.kind === 'level' && condition.measure === 'indicator' ? indicatorText(condition) : null;
};

/** Equal rules have equal texts, however they were written; whoever keeps them hashes it. */
export const ruleText = (condition: Condition): string => {
  const scan = scanTextOf(condition);
  if (scan !== null) return `scan ${canonicalText(parseAlertScan(scan).scan)}`;
  const parts = Object.entries(condition).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(parts);
};
