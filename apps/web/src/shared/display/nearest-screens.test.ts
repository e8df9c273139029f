import { SCREENS } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { nearestScreens } from './nearest-screens.ts';

const nearest = (path: string): string | undefined => nearestScreens(path, SCREENS, 3)[0]?.path;

describe('the screens nearest to an address that does not exist', () => {
  it('forgives a letter, a hyphen or a plural', () => {
    expect(nearest('/floor-sheet')).toBe('/floorsheet');
    expect(nearest('/brokers-analitics')).toBe('/brokers-analytics');
    expect(nearest('/stock-profiles')).toBe('/stock-profile');
  });

  it('finds what traders call a screen, as the palette does', () => {
    expect(nearest('/heat-map')).toBe('/live-market');
    expect(nearest('/watchlist')).toBe('/my-signals');
    expect(nearestScreens('/top-gainers', SCREENS, 3).map(({ path }) => path)).toContain(
      '/nepse-market-summary',
    );
  });

  it('offers nothing rather than anything', () => {
    expect(nearestScreens('/xyzzy', SCREENS, 3)).toEqual([]);
    expect(nearestScreens('/', SCREENS, 3)).toEqual([]);
  });
});
