import { expect, it } from 'vitest';
import { changesBetween } from './favourite-changes.ts';

it('is one press for a page added or removed', () => {
  expect(changesBetween(['a'], ['a', 'b'])).toEqual([{ kind: 'toggle', id: 'b', wasFavourite: false }]);
  expect(changesBetween(['a', 'b'], ['b'])).toEqual([{ kind: 'toggle', id: 'a', wasFavourite: true }]);
});

it('is an order where pages only changed places, and nothing where nothing changed', () => {
  expect(changesBetween(['a', 'b'], ['b', 'a'])).toEqual([{ kind: 'order', order: ['b', 'a'] }]);
  expect(changesBetween(['a', 'b'], ['a', 'b'])).toEqual([]);
});

it('puts a page that was added in front into its place', () => {
  expect(changesBetween(['a'], ['b', 'a'])).toEqual([
    { kind: 'toggle', id: 'b', wasFavourite: false },
    { kind: 'order', order: ['b', 'a'] },
  ]);
});
