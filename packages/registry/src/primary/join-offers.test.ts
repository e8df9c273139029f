import { type StockSymbol, type TradingDate, paisa, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { joinOffers } from './join-offers.ts';
import type { Offer } from './told-offer.ts';

const on = (day: string): TradingDate => tradingDate(`2026-${day}`);

const offer = (id: string, told: Partial<Offer>): Offer => ({
  id,
  symbol: null,
  company: null,
  kind: 'ipo',
  reserved_for: 'general',
  units: 1_842_600,
  price: null,
  manager: null,
  announced_on: null,
  opens_on: null,
  closes_on: null,
  closes_late_on: null,
  allotted_on: null,
  listed_on: null,
  applied_units: null,
  dates_bs: null,
  source: 'notices',
  ...told,
});

const SHIKHAR = { symbol: 'SIPD' as StockSymbol, company: 'Shikhar Power' };

/** Names no kind, nobody for whom, and one day. */
const listed = offer('list', {
  ...SHIKHAR,
  kind: 'other',
  reserved_for: null,
  price: paisa(10_000),
  manager: 'Global IME Capital',
  opens_on: on('03-01'),
  source: 'offers',
});
const notice = offer('notice', {
  ...SHIKHAR,
  announced_on: on('02-17'),
  opens_on: on('03-01'),
  closes_on: on('03-06'),
  dates_bs: '17th - 22nd Falgun, 2082',
});

it('an offer that a list and a notice name is one, with what each of them tells', () => {
  expect(joinOffers([listed, notice])).toEqual([
    {
      ...notice,
      price: paisa(10_000),
      manager: 'Global IME Capital',
    },
  ]);
});

it('a notice that comes again without days leaves those of the first', () => {
  const again = offer('again', { ...SHIKHAR, announced_on: on('03-01') });
  const [only, ...others] = joinOffers([again, listed, notice]);
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    id: 'notice',
    announced_on: on('02-17'),
    opens_on: on('03-01'),
    closes_on: on('03-06'),
  });
});

it('a later notice moves the days, both of them', () => {
  const moved = offer('moved', {
    ...SHIKHAR,
    announced_on: on('02-26'),
    opens_on: on('03-02'),
    closes_on: on('03-09'),
  });
  expect(joinOffers([notice, moved, listed])).toMatchObject([
    { id: 'notice', announced_on: on('02-17'), opens_on: on('03-02'), closes_on: on('03-09') },
  ]);
});

it('one spelt differently is known by its number of units and its day', () => {
  const spelt = { ...notice, symbol: null, company: 'Shikhar Powers' };
  expect(joinOffers([listed, spelt])).toMatchObject([{ symbol: 'SIPD', company: 'Shikhar Power' }]);
});

it('a right issue that an operator entered beside the list of right issues is one', () => {
  const right = { ...SHIKHAR, kind: 'right' as const, opens_on: on('04-09'), units: 2_310_000 };
  const entered = offer('entered', { ...right, reserved_for: null, source: 'operator' });
  const declared = offer('declared', { ...right, reserved_for: null, closes_on: on('04-29') });
  expect(joinOffers([entered, declared])).toMatchObject([{ kind: 'right', closes_on: on('04-29') }]);
});

it.each([
  ['for others', { ...notice, id: 'abroad', reserved_for: 'abroad' as const, units: 94_000 }],
  ['of another size', { ...notice, id: 'size', units: 500 }],
  ['of another kind', { ...notice, id: 'kind', kind: 'debenture' as const }],
  ['of a year later', { ...notice, id: 'later', opens_on: tradingDate('2027-03-01') }],
  ['of another company', { ...notice, id: 'other', symbol: 'KHPL' as StockSymbol, company: 'Kalinchowk' }],
  ['of nobody that is named', offer('unknown', { units: null, announced_on: on('02-13') })],
])('an offer %s stays apart', (_, other) => {
  expect(joinOffers([notice, other])).toHaveLength(2);
});
