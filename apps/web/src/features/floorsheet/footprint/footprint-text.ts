import { type Phrase, digits, t } from '@chuli/language';
import type { Footprint } from './footprint-grid.ts';

export const FOOTPRINT_TEXT: readonly Phrase[] = [
  'Each cell is a price and some minutes: to the left of its middle what came in to sell, to the right what came in to buy, in shares. Bold is three times the other side; the frame marks the busiest price of the column.',
  'Who came in took a price at which somebody waited. Orders show it; of single contracts it is estimated, drawn hatched, and about 9 in 10 are right. Delta is bought less sold.',
  'Play, or drag the clock: what came later is hidden, in the drawing, in the sums and in the brokers.',
  'It shows who was in a hurry, not why. Orders that waited and were not traded are not in it, and a broker is many clients.',
];

/** Why there is nothing to draw. */
export const footprintWhy = ({ symbol, date, volume }: Footprint): string =>
  volume === 0
    ? t('{symbol} was not traded on {days}, or no floorsheet of it is in the archive.', {
        symbol,
        days: digits(date),
      })
    : t('The trades of {date} came without times.', { date: digits(date) });
