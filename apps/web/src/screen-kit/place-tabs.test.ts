import { SCREENS, type Screen, type ScreenGroup } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { placeTabs } from './place-tabs.ts';

const screen = (id: string, more: Partial<Screen> & { group?: ScreenGroup } = {}): Screen => ({
  id,
  area: 'signal',
  path: `/${id}`,
  title: id,
  layout: 'main',
  access: 'open',
  place: 'find',
  ...more,
});

const idsOf = (screens: readonly Screen[]): string[] => screens.map(({ id }) => id);

describe('the tabs of a place', () => {
  it('are the same on each of its pages: those of the place, in order, without addresses to fill in', () => {
    const all = [
      screen('a'),
      screen('b'),
      screen('other', { place: 'flow' }),
      screen('part', { path: '/part/:id' }),
      screen('larger', { sizeOf: 'a' }),
      screen('partner', { layout: 'utility' }),
    ];
    for (const here of all.slice(0, 2)) {
      const { groups, screens } = placeTabs(here, all);
      expect(idsOf(screens)).toEqual(['a', 'b']);
      expect(groups).toEqual([]);
    }
  });

  it('are groups where there are many, with the screens of the one that one is in', () => {
    const all = [
      screen('board', { group: 'boards' }),
      screen('dow', { group: 'trend' }),
      screen('ten', { group: 'boards' }),
      screen('ratios', { group: 'fundamentals', layout: 'fundamental' }),
    ];
    const { groups, screens } = placeTabs(screen('ten', { group: 'boards' }), all);
    expect(groups.map(({ group, first }) => [group, first.id])).toEqual([
      ['boards', 'board'],
      ['fundamentals', 'ratios'],
      ['trend', 'dow'],
    ]);
    expect(idsOf(screens)).toEqual(['board', 'ten']);
  });

  it('of the product are all in a group where their place has groups', () => {
    const listed = (SCREENS as readonly Screen[]).filter(
      ({ isUnlisted, path }) => isUnlisted !== true && !path.includes(':'),
    );
    const grouped = new Set(listed.filter(({ group }) => group !== undefined).map(({ place }) => place));
    const strays = listed.filter(({ place, group }) => grouped.has(place) && group === undefined);
    expect(idsOf(strays)).toEqual([]);
  });
});
