import { type AlertRule, type Paisa, alertFigure } from '@chuli/kernel';
import type { LevelCondition } from './condition-zone.ts';

/** What an alert compared when it told: money in paisa. */
export type AlertFigure = { readonly name: string; readonly value: number | null; readonly unit: string };

const WHOLE = 10_000;

/** A level by the name that its notices have for it. */
export const levelRule = (condition: LevelCondition): AlertRule =>
  condition.kind === 'limit' ? `${condition.reach}-${condition.side}` : condition.measure;

/** Changes are judged by the price at which they are reached, and told in hundredths of a percent. */
export const toldValue = (
  rule: AlertRule | null,
  value: number | null,
  base: Paisa | null,
): number | null => {
  if (rule !== 'change' || value === null) return value;
  return base === null ? null : Math.round(((value - base) * WHOLE) / base);
};

const UNITS: Partial<Record<AlertRule, string>> = {
  change: 'percent',
  volume: 'shares',
  turnover: 'paisa',
};

/** What is kept of a level that was reached, by the value that is told. */
export const figuresOf = (rule: AlertRule | null, value: number | null): AlertFigure[] => {
  if (rule === null || value === null) return [];
  const unit = UNITS[rule] ?? 'paisa';
  const name = UNITS[rule] === undefined ? 'price' : rule;
  return [{ name, value: unit === 'percent' ? alertFigure(rule, value) : value, unit }];
};
