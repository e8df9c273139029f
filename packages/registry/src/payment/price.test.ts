import { paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeldGrant, addMonths, creditsFor, planGrant } from './grant-plan.ts';
import { priceOf } from './price.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const DAY = 86_400_000;
const days = (count: number): Date => new Date(NOW.getTime() + count * DAY);
const held = (tier: HeldGrant['tier'], from: number, to: number, worth: number | null): HeldGrant => ({
  id: `${tier} ${from}`,
  tier,
  feature: null,
  startsAt: days(from),
  endsAt: days(to),
  worth: worth === null ? null : paisa(worth),
});
const diamond = { tier: 'Diamond', feature: null, months: 12 } as const;
const full = { given: paisa(1), list: paisa(1) };

describe('a price', () => {
  it('has its VAT inside: 287.61 of 2,500', () => {
    expect(priceOf({ list: paisa(250_000), credit: paisa(0), percentOff: 0 })).toEqual({
      list: 250_000,
      credit: 0,
      discount: 0,
      vat: 28_761,
      total: 250_000,
    });
  });

  it('takes a discount from what the credit leaves, and never asks for less than ten rupees', () => {
    expect(priceOf({ list: paisa(250_000), credit: paisa(50_000), percentOff: 25 })).toMatchObject({
      discount: 50_000,
      total: 150_000,
    });
    expect(priceOf({ list: paisa(30_000), credit: paisa(0), percentOff: 100 }).total).toBe(1_000);
  });

  it('always adds up, to the paisa', () => {
    const list = fc.integer({ min: 1_000, max: 10_000_000 });
    fc.assert(
      fc.property(
        list,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        (of, part, percentOff) => {
          const credit = Math.floor((of - 1_000) * part);
          const price = priceOf({ list: paisa(of), credit: paisa(credit), percentOff });
          expect(price.list - price.credit - price.discount).toBe(price.total);
          expect(price.total).toBeGreaterThanOrEqual(1_000);
          expect(Math.abs(price.vat * 113 - price.total * 13)).toBeLessThanOrEqual(113 / 2);
        },
      ),
    );
  });
});

describe('an upgrade', () => {
  it('credits the unused whole days, rounded down', () => {
    const gold = held('Gold', -65.5, 299.5, 150_000);
    expect(creditsFor([gold], diamond, paisa(250_000), NOW)).toEqual([
      { grantId: gold.id, credit: Math.floor((150_000 * 299) / 365) },
    ]);
  });

  it('credits what begins later too, and nothing that nobody paid for or that is as high', () => {
    const grants = [
      held('Gold', 10, 20, 1_000),
      held('Gold', -5, 5, null),
      held('Diamond', -5, 5, 1_000),
      held('Platinum', -5, 5, 1_000),
    ];
    expect(creditsFor(grants, diamond, paisa(250_000), NOW)).toEqual([{ grantId: 'Gold 10', credit: 1_000 }]);
  });

  it('leaves alone what is worth more than it costs', () => {
    const year = held('Diamond', 0, 365, 250_000);
    const month = { tier: 'Platinum-1M', feature: null, months: 1 } as const;
    expect(creditsFor([year], month, paisa(60_000), NOW)).toEqual([]);
  });

  it('never credits more than was given', () => {
    const grant = fc.record({
      from: fc.integer({ min: -500, max: 500 }),
      length: fc.integer({ min: 1, max: 800 }),
      worth: fc.integer({ min: 1_000, max: 240_000 }),
    });
    fc.assert(
      fc.property(grant, ({ from, length, worth }) => {
        const [credit] = creditsFor([held('Gold', from, from + length, worth)], diamond, paisa(250_000), NOW);
        expect(credit?.credit ?? 0).toBeLessThanOrEqual(worth);
        expect(credit === undefined || from + length > 0).toBe(true);
      }),
    );
  });
});

describe('a grant', () => {
  it('begins now, after the same tier, and after a higher one; never after a lower', () => {
    const from = (grants: HeldGrant[]) => planGrant(grants, diamond, full, NOW).startsAt;
    expect(from([])).toEqual(NOW);
    expect(from([held('Diamond', -5, 30, 1)])).toEqual(days(30));
    expect(from([held('Platinum', -5, 40, 1), held('Diamond', -5, 30, 1)])).toEqual(days(40));
    expect(from([held('Gold', -5, 30, 1)])).toEqual(NOW);
  });

  it('of a feature begins after the same feature', () => {
    const addOn = { tier: null, feature: 'signals-pro', months: 1 };
    const held = { id: 'x', tier: null, feature: 'signals-pro', startsAt: NOW, endsAt: days(9), worth: null };
    expect(planGrant([held], addOn, full, NOW).startsAt).toEqual(days(9));
    expect(planGrant([{ ...held, feature: 'other' }], addOn, full, NOW).startsAt).toEqual(NOW);
  });

  it('is as much shorter as less was given', () => {
    const { startsAt, endsAt } = planGrant([], diamond, { given: paisa(50), list: paisa(100) }, NOW);
    expect((endsAt.getTime() - startsAt.getTime()) / DAY).toBe(182);
  });

  it.each([
    ['2026-11-15T06:00:00Z', 12, '2027-11-15T06:00:00Z'],
    ['2026-01-31T06:00:00Z', 1, '2026-02-28T06:00:00Z'],
    ['2024-02-29T06:00:00Z', 12, '2025-02-28T06:00:00Z'],
    // Already the 31st in Kathmandu.
    ['2026-01-30T20:00:00Z', 1, '2026-02-27T20:00:00Z'],
  ])('from %s for %i months ends at %s', (start, months, end) => {
    expect(addMonths(new Date(start), months)).toEqual(new Date(end));
  });
});
