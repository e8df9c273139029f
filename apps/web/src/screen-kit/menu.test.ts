import type { Screen } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { favouriteItems, generalMenu } from './menu.ts';

const screen = (path: `/${string}`, title: string): Screen => ({
  id: title,
  area: 'site',
  path,
  title,
  layout: 'main',
  access: 'open',
  place: 'today',
});

const screens = [
  screen('/', 'Dashboard'),
  screen('/floorsheet', 'Floorsheet'),
  screen('/tree-map', 'Tree map'),
];

describe('the general menu', () => {
  it('R47 excludes the Dashboard and marks favourites by text', () => {
    const menu = generalMenu(screens, ['Tree map', 'Dashboard']);
    expect(menu.map(({ text, favourite }) => [text, favourite])).toEqual([
      ['Floorsheet', false],
      ['Tree map', true],
    ]);
  });

  it('gives the favourites in the order they were put, without pages that are gone', () => {
    const favourite = ['Tree map', 'Long gone', 'Floorsheet'];
    const items = favouriteItems(generalMenu(screens, favourite), favourite);
    expect(items.map(({ name }) => name)).toEqual(['tree-map', 'floorsheet']);
  });
});
