import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Granted, holdingAt } from './holding.ts';
import { ALL_FEATURES, FEATURES, type Feature, TIERS, featuresOfTier } from './tiers.ts';

const START = Date.parse('2026-08-19T00:00:00Z');
const DAY = 86_400_000;
const at = (days: number): Date => new Date(START + days * DAY);

const grant = (held: Partial<Granted>): Granted => ({
  tier: null,
  feature: null,
  starts_at: at(0),
  ends_at: at(30),
  ended_at: null,
  ...held,
});

const names = ({ features }: ReturnType<typeof holdingAt>): Feature[] => [...features.keys()].toSorted();

describe('what a person holds', () => {
  it('is Basic without anything', () => {
    expect(holdingAt([], at(1))).toEqual({ tier: 'Basic', ends_at: null, features: new Map() });
  });

  it('is the highest running tier, and add-ons beside it', () => {
    const held = holdingAt(
      [
        grant({ tier: 'Gold' }),
        grant({ tier: 'Diamond', ends_at: at(5) }),
        grant({ feature: 'signals-pro' }),
      ],
      at(1),
    );
    expect(held).toMatchObject({ tier: 'Diamond', ends_at: at(5) });
    expect(names(held)).toEqual(featuresOfTier('Diamond').toSorted());
    const later = holdingAt([grant({ tier: 'Gold' }), grant({ feature: 'signals-pro' })], at(6));
    expect(names(later)).toEqual([...featuresOfTier('Gold'), 'signals-pro'].toSorted());
  });

  it('begins and ends exactly at its time, and at the moment it was taken back', () => {
    const gold = [grant({ tier: 'Gold', starts_at: at(1), ends_at: at(2) })];
    const tierAt = (moment: number) => holdingAt(gold, new Date(moment)).tier;
    expect(
      [at(1).getTime() - 1, at(1), at(2).getTime() - 1, at(2)].map((one) => tierAt(Number(one))),
    ).toEqual(['Basic', 'Gold', 'Gold', 'Basic']);
    const refunded = [grant({ tier: 'Platinum', ended_at: at(3) })];
    expect(holdingAt(refunded, new Date(at(3).getTime() - 1)).tier).toBe('Platinum');
    expect(holdingAt(refunded, at(3)).tier).toBe('Basic');
  });

  it('goes on without a gap where it was renewed in time', () => {
    const renewed = [
      grant({ tier: 'Gold', ends_at: at(30) }),
      grant({ tier: 'Gold', starts_at: at(30), ends_at: at(60) }),
      grant({ tier: 'Gold', starts_at: at(90), ends_at: at(120) }),
    ];
    expect(holdingAt(renewed, at(1)).ends_at).toEqual(at(60));
  });

  const days = fc.integer({ min: 0, max: 20 });
  const grants = fc.array(
    fc
      .record({
        of: fc.oneof(
          fc.record({ tier: fc.constantFrom(...TIERS), feature: fc.constant(null) }),
          fc.record({
            tier: fc.constant(null),
            feature: fc.constantFrom<string>(...ALL_FEATURES, 'unknown'),
          }),
        ),
        starts: days,
        lasts: fc.integer({ min: 1, max: 20 }),
        taken: fc.option(days),
      })
      .map(({ of, starts, lasts, taken }) =>
        grant({
          ...of,
          starts_at: at(starts),
          ends_at: at(starts + lasts),
          ended_at: taken === null ? null : at(taken),
        }),
      ),
    { maxLength: 6 },
  );

  it('is never more and never less than the table says of what runs', () => {
    fc.assert(
      fc.property(grants, days, (all, day) => {
        const now = at(day);
        const running = all.filter(
          ({ starts_at, ends_at, ended_at }) =>
            starts_at <= now && now < ends_at && (ended_at === null || now < ended_at),
        );
        const expected = ALL_FEATURES.filter((feature) =>
          running.some(
            (one) =>
              one.feature === feature ||
              (one.tier !== null && TIERS.indexOf(one.tier) >= TIERS.indexOf(FEATURES[feature])),
          ),
        );
        const held = holdingAt(all, now);
        expect(names(held)).toEqual(expected.toSorted());
        for (const until of held.features.values()) expect(until > now).toBe(true);
        for (const feature of featuresOfTier(held.tier)) expect(held.features.has(feature)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
