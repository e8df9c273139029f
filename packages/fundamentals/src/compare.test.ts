import { expect, it } from 'vitest';
import { meanPlace, percentileOf, placesAmong, quarterOfAll } from './compare.ts';
import { known, unknown } from './figure.ts';
import { ratioNamed } from './ratios.ts';

const [price, growth, loans] = [ratioNamed('price_earnings'), ratioNamed('profit_growth'), ratioNamed('cd')];

it('compares all in the newest quarter that every one of them has', () => {
  expect(
    quarterOfAll([
      [8332, 8331, 8330],
      [8331, 8330],
      [8333, 8331],
    ]),
  ).toBe(8331);
  expect(quarterOfAll([[8332], [8331]])).toBeNull();
  expect(quarterOfAll([[8332, 8331], []])).toBe(8332);
  expect(quarterOfAll([])).toBeNull();
});

it('puts the better first, lets equal ones share a place and leaves out what is not known', () => {
  const figures = [known(20), unknown('denominator'), known(10), known(20), known(30)];
  expect(placesAmong(price, figures)).toEqual([2, null, 1, 2, 4]);
  expect(placesAmong(growth, figures)).toEqual([2, null, 4, 2, 1]);
});

it('has no places where neither more nor less is better, or where nobody else is known', () => {
  expect(placesAmong(loans, [known(80), known(90)])).toEqual([null, null]);
  expect(placesAmong(price, [known(20), unknown('not-reported')])).toEqual([null, null]);
});

it('says how many of the others are left behind, equal ones by half', () => {
  const places = [1, 2, 2, 4, null, 5];
  expect(places.map((place) => percentileOf(place, places))).toEqual([100, 62.5, 62.5, 25, null, 0]);
  expect(percentileOf(1, [1, null])).toBeNull();
});

it('weighs places, and neither rewards nor punishes what is not known', () => {
  expect(meanPlace([1, null, 4])).toBe(2.5);
  expect(meanPlace([1, 4], [3, 1])).toBe(1.75);
  expect(meanPlace([null, null])).toBeNull();
  expect(meanPlace([1, 2], [0, 0])).toBeNull();
});
