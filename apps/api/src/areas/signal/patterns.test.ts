import { PRODUCT_NAMES } from '@chuli/indicators';
import { expect, it } from 'vitest';

const FIRST_LIST = {
  bullish:
    'Spinning Top, Pin Bar, Kicker, Engulfing, Morning Star, Three White Soldiers, Inverted Hammer, Hammer, Piercing Line, Three Inside Up',
  bearish:
    'Spinning Top, Pin Bar, Kicker, Engulfing, Evening Star, Three Black Crows, Hanging Man, Shooting Star, Dark Cloud Cover, Three Side Down',
};
const ADDED_BY_SECOND_LIST = ['Fractal', 'Piercing', 'Three Down Pattern'];

const namesOf = (side: 'bullish' | 'bearish'): string[] =>
  PRODUCT_NAMES.filter((one) => one.side === side).map(({ name }) => name);

it.each(['bullish', 'bearish'] as const)('R39 every %s name of the first list is a pattern', (side) => {
  expect(namesOf(side)).toEqual(expect.arrayContaining(FIRST_LIST[side].split(', ')));
});

it('R39 the second list adds three names, and nothing beside the two lists is named', () => {
  const first = new Set(Object.values(FIRST_LIST).flatMap((names) => names.split(', ')));
  const added = PRODUCT_NAMES.map(({ name }) => name).filter((name) => !first.has(name));
  expect(new Set(added)).toEqual(new Set(ADDED_BY_SECOND_LIST));
});
