import { GRADED_FROM, type Effect } from './effect.ts';
import { type EffectFigures, type EffectMeasured, effectFigures } from './effect-figures.ts';

/** Published with the text of the rules: so many events in so many months before it is judged, and the last call. */
export const GRADE_EVENTS = 60;
export const GRADE_MONTHS = 8;
export const GRADE_LAST_CALL = 100;

export const GRADES = ['under-test', 'holds', 'withdrawn', 'not-judged'] as const;
export type Grade = (typeof GRADES)[number];

export type Graded = EffectFigures & { readonly grade: Grade };

/**
 * What the events that nobody had seen say of an effect. It holds when there are enough of them and the interval lies on
 * the side that was claimed; it is withdrawn when after the last call their mean lies on the other. Whatever was known
 * too late to act on is not counted, and old events never are.
 */
export const gradeOf = ({ claim }: Pick<Effect, 'claim'>, measured: readonly EffectMeasured[]): Graded => {
  const seen = measured.filter(({ on, wasTold }) => on >= GRADED_FROM && wasTold);
  const figures = effectFigures(seen, claim === 'below' ? 'gross' : 'net');
  if (claim === null) return { ...figures, grade: 'not-judged' };
  const sign = claim === 'below' ? -1 : 1;
  const { events, months, mean, interval } = figures;
  if (events >= GRADE_LAST_CALL && mean !== null && sign * mean <= 0)
    return { ...figures, grade: 'withdrawn' };
  const isEnough = events >= GRADE_EVENTS && months >= GRADE_MONTHS && interval !== null;
  const isBeyond = isEnough && (claim === 'below' ? interval.high < 0 : interval.low > 0);
  return { ...figures, grade: isBeyond ? 'holds' : 'under-test' };
};
