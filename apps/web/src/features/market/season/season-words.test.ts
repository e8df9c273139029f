import { expect, it } from 'vitest';
import { cellPhrase, standsOut } from './season-words.ts';

it('names months from 1 on and weekdays from Sunday on', () => {
  expect([cellPhrase('gregorian', 7), cellPhrase('bikram-sambat', 3), cellPhrase('weekday', 0)]).toEqual([
    'Jul',
    'Asar',
    'Sun',
  ]);
});

it('only what holds after all were counted stands out', () => {
  expect([0.049, 0.05, 1].map((chance_of_all) => standsOut({ chance_of_all }))).toEqual([true, false, false]);
});
