import type { ParsedFilter } from '@chuli/scan';
import { type Bound, SCALED } from './histogram.ts';

/** About so many steps lead across the picture. */
const STEPS = 100;
const ROUND = [1, 2, 5, 10];

/** A round step of a range: 1, 2 or 5 with noughts. */
export const stepOf = (from: number, to: number): number => {
  const wanted = (to - from) / STEPS;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const times = ROUND.find((round) => round * power >= wanted) ?? 10;
  return Number((times * power).toPrecision(1));
};

const PRECISE = 12;

/** The nearest number that is so many whole steps, without what counting in binary adds. */
export const steppedTo = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(PRECISE));

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

type Stepping = { readonly from: number; readonly to: number; readonly step: number };

/** Where a key of a slider leads; null for every other key. */
export const afterKey = (key: string, value: number, { from, to, step }: Stepping): number | null => {
  const steps = KEYS[key];
  if (steps === undefined) return null;
  return Math.min(to, Math.max(from, value + steps * step));
};

/** The rule with another number in the place of a bound, in the unit in which it was written; null where it has no place. */
export const movedBound = (
  text: string,
  parsed: Pick<ParsedFilter, 'placeOf'>,
  { number }: Bound,
  value: number,
): string | null => {
  const place = parsed.placeOf(number);
  if (place === undefined) return null;
  const { scale } = number;
  const written =
    scale === null
      ? String(value)
      : `${Number((value / SCALED[scale]).toPrecision(PRECISE))}${scale === '%' ? ' %' : ` ${scale}`}`;
  return text.slice(0, place.from) + written + text.slice(place.to);
};

/** The rule and a bound beside it; what it is of stays behind it. */
export const withBound = (text: string, parsed: ParsedFilter | null, bound: string): string => {
  if (parsed === null) return bound;
  const end = parsed.placeOf(parsed.rule)?.to ?? text.length;
  const rule = text.slice(0, end);
  return `${parsed.rule.kind === 'any' ? `(${rule})` : rule} and ${bound}${text.slice(end)}`;
};
