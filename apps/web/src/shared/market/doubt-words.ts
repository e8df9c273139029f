import type { Phrase } from '@chuli/language';
import type { BarDoubt } from '@chuli/market';

/** Why the bar of a day is to be read with care. */
export const DOUBT_WORDS: Readonly<Record<BarDoubt, Phrase>> = {
  'from-floorsheet': 'Prices are those of the floorsheet; the publisher had others.',
  'beyond-limit': 'A high or low beyond the daily limit was left out.',
  'range-to-close':
    'The close lay outside low and high, often as the price of an odd lot; the range was drawn to it.',
  'close-of-next': 'Close taken from the next session; the printed one was outside low and high.',
  'previous-close-mended': 'The printed previous close was that of a wrong bar.',
  'close-outside-range': 'The publisher printed a close outside low and high.',
  'average-outside-range': 'The average price of the day lies outside low and high.',
  'publishers-disagree': 'Publishers disagree on the close or the volume of this day.',
  'same-as-before': 'Every figure is the same as in the session before.',
};
