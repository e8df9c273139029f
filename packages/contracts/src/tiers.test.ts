import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FEATURES, FEATURES, TIERS, type Tier, featuresOfTier, sellableTiers } from './tiers.ts';

describe('R23 tiers', () => {
  it('are six, from the smallest to the largest', () => {
    expect(TIERS).toEqual(['Basic', 'Gold', 'Diamond', 'Diamond+', 'Platinum-1M', 'Platinum']);
  });

  it('the first that lists a feature is the one it requires, and every later one lists it too', () => {
    for (const feature of ALL_FEATURES) {
      const listing = TIERS.filter((tier) => featuresOfTier(tier).includes(feature));
      expect(listing, feature).toEqual(TIERS.slice(TIERS.indexOf(FEATURES[feature])));
    }
  });
});

describe('a tier on offer', () => {
  it('is sold only where it opens something of its own', () => {
    expect(sellableTiers(TIERS)).toEqual(['Gold', 'Diamond', 'Diamond+', 'Platinum-1M']);
  });

  it('is sold by itself once a feature is declared for it', () => {
    const features = { ...FEATURES, heatmap: 'Platinum-1M' } as const;
    expect(sellableTiers(TIERS, features)).toEqual(['Gold', 'Diamond', 'Diamond+', 'Platinum-1M']);
  });

  it('takes the place of a smaller one that is offered no longer', () => {
    expect(sellableTiers(['Platinum', 'Gold', 'Diamond+'])).toEqual(['Gold', 'Diamond+', 'Platinum']);
    expect(sellableTiers(['Diamond+', 'Gold'])).toEqual(['Gold', 'Diamond+']);
    expect(sellableTiers([])).toEqual([]);
  });

  it('opens, with those before it, everything that any tier on offer opens, and none of them twice', () => {
    const tier = fc.constantFrom(...TIERS);
    const rank = (one: Tier): number => TIERS.indexOf(one);
    fc.assert(
      fc.property(
        fc.uniqueArray(tier),
        fc.dictionary(fc.string({ minLength: 1 }), tier),
        (offered, features) => {
          const sold = sellableTiers(offered, features);
          const openedBy = (tiers: readonly Tier[]): string[] =>
            Object.keys(features).filter((name) =>
              tiers.some((one) => rank(features[name] ?? 'Platinum') <= rank(one)),
            );
          const free = openedBy(['Basic']).length;
          expect(Math.max(free, openedBy(sold).length)).toBe(Math.max(free, openedBy(offered).length));
          for (const [place, one] of sold.entries())
            expect(openedBy([one]).length).toBeGreaterThan(openedBy(sold.slice(0, place)).length);
        },
      ),
    );
  });
});
