import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { PRICE_LIMITS, dayLimits, tickAround } from '@chuli/market';
import type { Condition, Level, LimitCondition } from './condition.ts';
import { type Operator, type Zone, marginOf, zoneOf } from './zone.ts';

/** The values that a level can wait for; a day's volume and turnover begin at nothing. */
export const AXES = ['price', 'volume', 'turnover'] as const;
export type Axis = (typeof AXES)[number];

/** What a day's level is measured from. */
export type DayFacts = {
  readonly day: TradingDate;
  /** The previous close as the exchange restated it. */
  readonly base: Paisa | null;
  readonly instrument: string | null;
};

/** A condition that one number of the stock decides. */
export type LevelCondition = Level | LimitCondition;

/** The axis on which a condition waits; null for one that is judged otherwise. */
export const axisOf = (condition: Condition): Axis | null => {
  if (condition.kind === 'limit') return 'price';
  if (condition.kind !== 'level' || condition.measure === 'indicator') return null;
  return condition.measure === 'change' ? 'price' : condition.measure;
};

export const isOnAxis = (condition: Condition): condition is LevelCondition => axisOf(condition) !== null;

/** Whether it is measured anew every day: from the day's own base or limits, or from no volume and no turnover. */
export const isDaily = (condition: LevelCondition): boolean =>
  condition.kind === 'limit' || condition.measure !== 'price';

const WHOLE = 10_000;

const priceZone = (operator: Operator, up: number, down: number, { day, instrument }: DayFacts): Zone =>
  zoneOf(operator, { up, down, margin: marginOf(up, tickAround(paisa(up), day, instrument)) });

const changeZone = ({ operator, value }: Level, base: Paisa, facts: DayFacts): Zone | null => {
  const exact = base * (WHOLE + value);
  return exact <= 0 ? null : priceZone(operator, Math.ceil(exact / WHOLE), Math.floor(exact / WHOLE), facts);
};

const countZone = ({ operator, value }: Level): Zone =>
  zoneOf(operator, { up: value, down: value, margin: 1 });

/** One order may go so far from the last price: from there on it reaches the limit. */
const limitZone = ({ reach, side }: LimitCondition, facts: DayFacts): Zone | null => {
  const limits = dayLimits(facts.base, facts.day, facts.instrument);
  if (limits === null) return null;
  const order = reach === 'at' ? 0 : PRICE_LIMITS.on(facts.day).order;
  const upper = Math.ceil((limits.upper * WHOLE) / (WHOLE + order));
  const lower = Math.floor((limits.lower * WHOLE) / (WHOLE - order));
  return side === 'upper' ? priceZone('>=', upper, upper, facts) : priceZone('<=', lower, lower, facts);
};

/** The level of a condition on a day; null where there is nothing to measure it from. */
export const conditionZone = (condition: LevelCondition, facts: DayFacts): Zone | null => {
  if (condition.kind === 'limit') return limitZone(condition, facts);
  if (condition.measure === 'volume' || condition.measure === 'turnover') return countZone(condition);
  if (condition.measure === 'price')
    return priceZone(condition.operator, condition.value, condition.value, facts);
  return facts.base === null ? null : changeZone(condition, facts.base, facts);
};
