import { TIERS } from '@chuli/contracts/screens';
import { type Rupees, paisa, toRupees } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { type Offer, byTier, itemTitle, startsWhen } from './package-words.ts';
import { vatInside } from './vat-inside.ts';

const price: Rupees = toRupees(paisa(150_000));
const gold: Offer = {
  id: 'gold-12',
  tier: 'Gold',
  months: 12,
  price,
  features: ['signals'],
  is_sold: true,
};
const diamond: Offer = { ...gold, id: 'diamond-12', tier: 'Diamond', features: ['signals', 'signals-pro'] };
const platinum: Offer = { ...diamond, id: 'platinum-1', tier: 'Platinum-1M', months: 1 };

it('puts the packages in order of their tiers, whatever they cost', () => {
  const offers = byTier([platinum, diamond, gold], TIERS);
  expect(offers.map(({ id }) => id)).toEqual(['gold-12', 'diamond-12', 'platinum-1']);
});

it('begins at once beside nothing, in place of a lower tier, and after the same or a higher one', () => {
  expect(startsWhen('Gold', 'Basic', TIERS)).toBe('at-once');
  expect(startsWhen('Diamond', 'Gold', TIERS)).toBe('instead');
  expect(startsWhen('Gold', 'Gold', TIERS)).toBe('after');
  expect(startsWhen('Gold', 'Diamond', TIERS)).toBe('after');
});

it('names a package in words, and by its id what is unknown', () => {
  const sold = { offers: [gold, platinum], addOns: [] };
  expect(itemTitle('gold-12', sold)).toBe('Gold, 1 year');
  expect(itemTitle('platinum-1', sold)).toBe('Platinum-1M, 1 month');
  expect(itemTitle('silver-3', sold)).toBe('silver-3');
});

it('tells the VAT inside a price to the paisa', () => {
  // 1,500 × 13 / 113 = 172.566…
  expect(vatInside(price, 13)).toBe(172.57);
  expect(vatInside(price, 0)).toBe(0);
});
