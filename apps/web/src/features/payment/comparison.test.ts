import { FEATURES, SCREENS, type Screen } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { comparisonOf, isShown } from './comparison.ts';

const screen = (path: `/${string}`, place: Screen['place'], more: Partial<Screen> = {}): Screen => ({
  id: path.slice(1),
  area: 'market',
  path,
  title: path,
  layout: 'main',
  access: 'open',
  place,
  ...more,
});

describe('what each package opens', () => {
  const screens = [
    screen('/prices', 'market'),
    screen('/boards', 'find', { feature: 'signals' }),
    screen('/form/:id', 'site'),
    screen('/login', 'mine', { layout: 'others' }),
  ];

  it('groups the free screens by place and the paid ones by feature', () => {
    const { free, paid } = comparisonOf(screens);
    expect(free.map(({ place, screens: own }) => [place, own.map(({ path }) => path)])).toEqual([
      ['market', ['/prices']],
    ]);
    expect(paid.map(({ feature, screens: own }) => [feature, own.map(({ path }) => path)])).toEqual([
      ['signals', ['/boards']],
    ]);
  });

  it('offers no feature that nothing on the screen shows', () => {
    expect(isShown('signals', screens)).toBe(true);
    expect(isShown('stock-scans', screens)).toBe(false);
    expect(comparisonOf([])).toEqual({ free: [], paid: [] });
  });

  it('names every screen of the product that a feature opens, once', () => {
    const all: readonly Screen[] = SCREENS;
    // An address with a part to fill in is reached from a screen that is named.
    const locked = all
      .filter(({ feature, path }) => feature !== undefined && !path.includes(':'))
      .map(({ path }) => path);
    const { paid } = comparisonOf(all);
    expect(paid.flatMap(({ screens: own }) => own.map(({ path }) => path)).toSorted()).toEqual(
      locked.toSorted(),
    );
    for (const { feature, screens: own } of paid) {
      expect(FEATURES[feature]).toBeTruthy();
      expect(own.every((one) => one.feature === feature)).toBe(true);
    }
  });
});
