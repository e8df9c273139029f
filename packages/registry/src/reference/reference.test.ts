import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { findCompany, formerTickers, listCompanies, listRenames } from './company.ts';
import { listAllPriceAdjustments, listPriceAdjustments } from './price-adjustment.ts';
import type { Reference, ReferenceTables } from './reference.ts';

const symbol = (text: string) => text as StockSymbol;
const day = tradingDate;

const company = (name: string, since: string | null): ReferenceTables['companies'][number] => ({
  since: since === null ? null : day(since),
  company: {
    symbol: symbol(name),
    name,
    sector_id: null,
    instrument: 'Equity',
    status: 'Active',
    listed_shares: null,
    public_shares: null,
  },
});

const rename = (from: string, to: string, on: string) => ({
  old_symbol: symbol(from),
  new_symbol: symbol(to),
  renamed_on: day(on),
});

const adjustment = (of: string, ex_on: string, known_on: string) => ({
  known_on: day(known_on),
  adjustment: { symbol: symbol(of), ex_on: day(ex_on), kind: 'bonus', factor: 0.9 },
});

const referenceOf =
  (tables: Partial<ReferenceTables>): Reference =>
  () =>
    Promise.resolve({ companies: [], brokers: [], renames: [], adjustments: [], sessions: [], ...tables });

describe('companies', () => {
  const reference = referenceOf({ companies: [company('AAA', null), company('BBB', '2026-01-10')] });
  const named = async (as_of: string, one?: string) =>
    (
      await listCompanies(reference, {
        as_of: day(as_of),
        symbol: one === undefined ? undefined : symbol(one),
      })
    ).map((listed) => listed.symbol);

  it('are those that could be traded by a day, or one of them', async () => {
    expect(await named('2026-01-09')).toEqual(['AAA']);
    expect(await named('2026-01-10')).toEqual(['AAA', 'BBB']);
    expect(await named('2026-01-10', 'BBB')).toEqual(['BBB']);
    expect(await named('2026-01-09', 'BBB')).toEqual([]);
  });

  it('are found by their ticker on any day, and nothing is told beside their columns', async () => {
    expect(await findCompany(reference, symbol('BBB'))).toEqual(company('BBB', null).company);
    expect(await findCompany(reference, symbol('CCC'))).toBeUndefined();
  });
});

describe('tickers', () => {
  const renames = [
    rename('A', 'B', '2020-01-01'),
    rename('X', 'Y', '2021-01-01'),
    rename('B', 'C', '2022-01-01'),
  ];
  const reference = referenceOf({ renames });

  it('of before are followed back to the first, oldest first', async () => {
    const asked = { symbol: symbol('C'), as_of: day('2022-01-01') };
    expect(await formerTickers(reference, asked)).toEqual([
      { symbol: 'A', until: '2020-01-01' },
      { symbol: 'B', until: '2022-01-01' },
    ]);
    expect(await formerTickers(reference, { ...asked, as_of: day('2021-12-31') })).toEqual([]);
  });

  it('that go round in a circle come to an end', async () => {
    const circle = referenceOf({ renames: [...renames, rename('C', 'A', '2019-01-01')] });
    const found = await formerTickers(circle, { symbol: symbol('C'), as_of: day('2022-01-01') });
    expect(found.map((ticker) => ticker.symbol)).toEqual(['C', 'A', 'B']);
  });

  it('are listed as far as they had changed by a day', async () => {
    expect(await listRenames(reference, day('2021-06-01'))).toEqual(renames.slice(0, 2));
  });
});

describe('price adjustments', () => {
  const reference = referenceOf({
    adjustments: [adjustment('A', '2026-01-05', '2026-01-01'), adjustment('B', '2026-01-08', '2026-01-20')],
  });
  const of = (as_of: string) =>
    listPriceAdjustments(reference, { symbols: [symbol('A'), symbol('B')], as_of: day(as_of) });

  it('hold from their ex-date on, and not before they were known', async () => {
    expect(await of('2026-01-04')).toEqual([]);
    expect((await of('2026-01-10')).map(({ ex_on }) => ex_on)).toEqual(['2026-01-05']);
    expect((await of('2026-01-20')).map(({ ex_on }) => ex_on)).toEqual(['2026-01-05', '2026-01-08']);
  });

  it('of every company are told for ex-dates after a day', async () => {
    const asked = { after: day('2026-01-05'), as_of: day('2026-01-20') };
    expect(await listAllPriceAdjustments(reference, asked)).toMatchObject([{ symbol: 'B' }]);
  });
});
