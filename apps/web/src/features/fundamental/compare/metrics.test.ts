import { ratioNamed } from '@chuli/fundamentals';
import { expect, it } from 'vitest';
import { type Reported, isInSet, metricOf, ofAnotherKind, ratiosOfAll } from './metrics.ts';

const bank: Reported = {
  symbol: 'BANK',
  sector_id: 1,
  ratios: { price_earnings: 20, npl: 3, roe: 10 },
  why: { roe: 'sources-differ' },
};
const other: Reported = {
  symbol: 'OTHER',
  sector_id: 1,
  ratios: { price_earnings: 10, npl: null, roe: 10 },
  why: { npl: 'stale' },
};
const power: Reported = {
  symbol: 'POWER',
  sector_id: 5,
  ratios: { price_earnings: null, roe: 4 },
  why: { price_earnings: 'denominator' },
};

it('puts the better first, shares places and says why a figure is missing', () => {
  const rows = [bank, other, power];
  expect(metricOf(ratioNamed('price_earnings'), rows).cells).toEqual([
    { value: 20, why: null, place: 2 },
    { value: 10, why: null, place: 1 },
    { value: null, why: 'denominator', place: null },
  ]);
  expect(metricOf(ratioNamed('roe'), rows).cells).toEqual([
    { value: 10, why: 'sources-differ', place: 1 },
    { value: 10, why: null, place: 1 },
    { value: 4, why: null, place: 3 },
  ]);
  expect(metricOf(ratioNamed('npl'), rows).cells.map(({ why, place }) => [why, place])).toEqual([
    [null, null],
    ['stale', null],
    ['not-applicable', null],
  ]);
});

it('shows what any of them can have, and counts what does not apply to one of another kind', () => {
  const ratios = ratiosOfAll([bank, power]);
  expect(ratios.map(({ id }) => id)).toEqual(expect.arrayContaining(['price_earnings', 'npl', 'price_mw']));
  const lenderOnly = ratios.filter((ratio) => isInSet(ratio, 'kind') && ratio.group === 'lender');
  expect(ofAnotherKind([bank, other], ratios)[0]?.symbol).toBe('OTHER');
  expect(ofAnotherKind([bank, power], lenderOnly)).toEqual([{ symbol: 'POWER', count: lenderOnly.length }]);
  expect(ofAnotherKind([bank, other], lenderOnly)).toEqual([]);
});
