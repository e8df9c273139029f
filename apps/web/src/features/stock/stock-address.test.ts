import { expect, it } from 'vitest';
import { TABS, TAB_VIEWS, placeOf, placeQuery } from './stock-address.ts';

it('every tab and view is read back from what the address says of it', () => {
  for (const tab of TABS)
    for (const view of TAB_VIEWS[tab]) {
      const { tab: said = '', view: seen = '' } = placeQuery(placeOf(tab, view));
      expect(placeOf(said, seen)).toEqual({ tab, view });
    }
});

it('an address that nobody knows is the overview, and a view of another tab is the usual one', () => {
  expect(placeOf('', '')).toEqual({ tab: 'overview', view: 'all' });
  expect(placeOf('nonsense', 'levels')).toEqual({ tab: 'overview', view: 'all' });
  expect(placeOf('signals', 'trades')).toEqual({ tab: 'signals', view: 'signals' });
});

it('old links to the floorsheet of a stock lead to the trades of its flow', () => {
  expect(placeOf('floorsheet', '')).toEqual({ tab: 'flow', view: 'trades' });
});
