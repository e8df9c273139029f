import { groupDigits } from '@chuli/market';
import { decimal } from '../print.ts';
import { SCALES, type Value } from '../tree.ts';
import type { ValueUnit } from '../units.ts';
import type { Speech } from './speech.ts';

/** What a number is counted in; a multiple is `2 times`, any other ratio a bare number. */
export type Counting = ValueUnit | 'multiple';

type Scaled = Pick<Extract<Value, { kind: 'number' }>, 'value' | 'scale'>;

const SCALE_PHRASES = { lakh: '{count} lakh', crore: '{count} crore', arab: '{count} arab' } as const;
const LARGEST_FIRST = ['arab', 'crore', 'lakh'] as const;

const grouped = (value: number): string => {
  const [, fraction = ''] = decimal(value).split('.');
  return groupDigits(value, fraction.length);
};

/** In lakh or crore where two decimals say all of it. */
const scaleOf = (value: number): keyof typeof SCALE_PHRASES | null =>
  LARGEST_FIRST.find((scale) => Math.abs(value) >= SCALES[scale] && value % (SCALES[scale] / 100) === 0) ??
  null;

const amountWords = ({ say }: Speech, { value, scale }: Scaled): string => {
  if (scale !== null && scale !== '%') return say(SCALE_PHRASES[scale], { count: grouped(value) });
  const fitting = scaleOf(value);
  return fitting === null
    ? grouped(value)
    : say(SCALE_PHRASES[fitting], { count: grouped(value / SCALES[fitting]) });
};

export const rupeesWords = (speech: Speech, value: number): string =>
  speech.say('Rs {amount}', { amount: amountWords(speech, { value, scale: null }) });

/** A number as the unit of what it stands beside wants it. */
export const numberWords = (speech: Speech, number: Scaled, counting: Counting): string => {
  const amount = amountWords(speech, number);
  if (number.scale === '%' || counting === 'percent') return `${amount} %`;
  if (counting === 'rupees') return speech.say('Rs {amount}', { amount });
  if (counting === 'shares')
    return speech.say(number.value === 1 ? '{count} share' : '{count} shares', { count: amount });
  if (counting === 'bars')
    return speech.say(number.value === 1 ? '{count} bar' : '{count} bars', { count: amount });
  return counting === 'multiple' ? speech.say('{count} times', { count: amount }) : amount;
};
