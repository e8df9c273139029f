import { expect, it } from 'vitest';
import { changeSince } from './change-since.ts';

it('a buy is right above its price, a sell below', () => {
  expect(changeSince('buy', 2)).toEqual([2, 'right']);
  expect(changeSince('buy', -2)).toEqual([-2, 'wrong']);
  expect(changeSince('sell', 2)).toEqual([2, 'wrong']);
  expect(changeSince('sell', -2)).toEqual([-2, 'right']);
});

it('an unchanged price says nothing of either side, and an unknown one is unknown', () => {
  expect(changeSince('sell', 0)).toEqual([0, 'open']);
  expect(changeSince('buy', null)).toBeNull();
});
