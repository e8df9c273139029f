import type { Screen } from '@chuli/contracts/screens';
import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const screen = (id: string, area: string, place: Screen['place'] = 'flow'): Screen => ({
  id,
  area,
  path: `/${id}`,
  title: id,
  layout: 'main',
  access: 'open',
  place,
});

it('the head names three screens of the place, its own area first; the menu has the rest', () => {
  const here = screen('here', 'broker');
  const { beside, more } = neighboursOf(here, [
    screen('a', 'bulk'),
    here,
    screen('b', 'bulk'),
    screen('c', 'broker'),
    screen('elsewhere', 'broker', 'market'),
    screen('d', 'bulk'),
  ]);
  expect(beside.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(more.map(({ id }) => id)).toEqual(['d']);
});

it('a head without room for names has them all in the menu', () => {
  const here = screen('here', 'broker');
  const { beside, more } = neighboursOf(here, [here, screen('a', 'bulk'), screen('b', 'broker')], 0);
  expect(beside).toEqual([]);
  expect(more.map(({ id }) => id)).toEqual(['b', 'a']);
});
