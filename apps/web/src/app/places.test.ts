import type { Place, Screen } from '@chuli/contracts/screens';
import { expect, it } from 'vitest';
import { placeLinks } from './places.ts';

const screen = (path: `/${string}`, place: Place): Screen => ({
  id: path,
  area: 'site',
  path,
  title: path,
  layout: 'main',
  access: 'open',
  place,
});

it('only places that have a screen are shown, in their order, each leading to its first screen', () => {
  const screens = [
    screen('/floorsheet', 'flow'),
    screen('/net-holding', 'flow'),
    screen('/tree-map', 'market'),
  ];
  expect(placeLinks(screens).map(({ label, path }) => [label, path])).toEqual([
    ['Market', '/tree-map'],
    ['Flow', '/floorsheet'],
  ]);
  expect(placeLinks([screen('/multiple-layout/:layout', 'stock')])).toEqual([]);
});
