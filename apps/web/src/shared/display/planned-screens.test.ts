import { SCREENS } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { nearestBuilt } from './planned-screens.ts';

describe('an address that is planned', () => {
  it.each([
    ['/portfolio', 'my-signals'],
    ['/Back-Test-Engine/', 'chuli-performance'],
    ['/tms-market-depth/12', 'nepse-live-market'],
  ])('%s leads to a screen that is built', (path, id) => {
    expect(nearestBuilt(path)).toBe(id);
    expect(SCREENS.some((screen) => screen.id === id && screen.layout !== 'others')).toBe(true);
  });

  it('is not one that is built', () => {
    for (const { path } of SCREENS) expect(nearestBuilt(path), path).toBeUndefined();
  });

  it('is not any address', () => {
    expect(nearestBuilt('/xyzzy')).toBeUndefined();
    expect(nearestBuilt('/')).toBeUndefined();
  });
});
