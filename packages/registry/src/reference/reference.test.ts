import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { companyOn, findCompany, formerTickers, isListedOn, listCompanies, listRenames } from './company.ts';
import { listAllPriceAdjustments, listDoubtfulActions, listPriceAdjustments } from './price-adjustment.ts';
import type { Reference, ReferenceTables } from './reference.ts';

const symbol = (text: string) => text as StockSymbol;
const day = tradingDate;

const company = (
  name: string,
  first: string | null,
  { status = 'Active', last = null }: { status?: string; last?: string | null } = {},
): ReferenceTables['companies'][number] => ({
  symbol: symbol(name),
  name,
  sector_id: null,
  instrument: 'Equity',
  status,
  listed_shares: 1_000,
  public_shares: 400,
  first_traded_on: first === null ? null : day(first),
  last_traded_on: last === null ? null : day(last),
  said_since: day('2026-05-01'),
});

const rename = (from: string, to: string, on: string) => ({
  old_symbol: symbol(from),
  new_symbol: symbol(to),
  renamed_on: day(on),
});

const adjustment = (of: string, ex_on: string, known_on: string) => ({
  known_on: day(known_on),
  adjustment: {
    symbol: symbol(of),
    ex_on: day(ex_on),
    kind: 'bonus',
    factor: 0.9,
    confidence: 'likely' as const,
  },
});

const referenceOf =
  (tables: Partial<ReferenceTables>): Reference =>
  () =>
    Promise.resolve({
      companies: [],
      companyPasts: new Map(),
      brokers: [],
      renames: [],
      adjustments: [],
      doubtful: [],
      sessions: [],
      ...tables,
    });

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

  it('are found by their ticker on any day', async () => {
    const as_of = day('2026-01-09');
    expect(await findCompany(reference, { symbol: symbol('BBB'), as_of })).toEqual(
      company('BBB', '2026-01-10'),
    );
    expect(await findCompany(reference, { symbol: symbol('CCC'), as_of })).toBeUndefined();
  });

  it('are as they were described on the day, and before the first list as that one did', async () => {
    const { first_traded_on: _, last_traded_on: __, said_since: ___, ...now } = company('AAA', null);
    const before = { ...now, name: 'Old Name', sector_id: 4, listed_shares: 700, status: 'Suspended' };
    const past = { ...before, since: day('2026-03-01'), until: day('2026-04-30') };
    const rewound = referenceOf({
      companies: [company('AAA', null)],
      companyPasts: new Map([[symbol('AAA'), [past]]]),
    });
    const on = async (as_of: string) => {
      const [one] = await listCompanies(rewound, { as_of: day(as_of) });
      const { name, sector_id, listed_shares, status } = companyOn(one ?? company('', null), day(as_of));
      return [name, sector_id, listed_shares, status];
    };
    expect(await on('2026-05-01')).toEqual(['AAA', null, 1_000, 'Active']);
    expect(await on('2026-04-30')).toEqual(['Old Name', 4, 700, 'Suspended']);
    expect(await on('2026-02-28')).toEqual(['Old Name', 4, null, 'Unknown']);
  });
});

describe('a company on an earlier day', () => {
  const merged = company('NCCB', '2004-01-01', { status: 'Delisted', last: '2022-12-30' });
  const on = (one: typeof merged, date: string) => companyOn(one, day(date)).status;

  it('D9 was active while it had sessions to come, whatever became of it', () => {
    expect([on(merged, '2019-06-10'), on(merged, '2022-12-30')]).toEqual(['Active', 'Active']);
    expect([isListedOn(merged, day('2019-06-10')), isListedOn(merged, day('2022-12-31'))]).toEqual([
      true,
      false,
    ]);
    const halted = company('HALT', '2010-01-01', { status: 'Suspended', last: '2024-03-01' });
    expect([on(halted, '2024-02-01'), isListedOn(halted, day('2025-01-01'))]).toEqual(['Active', true]);
  });

  it('has no status of a day that no source dates: after its last session, before its first', () => {
    expect(on(merged, '2023-02-01')).toBe('Unknown');
    expect(on(merged, '2003-12-31')).toBe('Unknown');
    expect(on(company('NEVER', null, { status: 'Inactive' }), '2020-01-01')).toBe('Unknown');
  });

  it('has no share counts: those of today are not those of then', () => {
    expect(companyOn(merged, day('2019-06-10'))).toMatchObject({ listed_shares: null, public_shares: null });
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

  it('that wait are told apart, from the day on which they were known', async () => {
    const action = { ex_on: day('2026-01-05'), kind: 'restated', factor: 0.8, words: 'moved' };
    const waiting = referenceOf({ doubtful: [{ symbol: symbol('A'), known_on: day('2026-01-06'), action }] });
    const asked = (as_of: string) =>
      listDoubtfulActions(waiting, { symbols: [symbol('A')], as_of: day(as_of) });
    expect(await asked('2026-01-05')).toEqual([]);
    expect(await asked('2026-01-06')).toEqual([action]);
    expect(await listPriceAdjustments(waiting, { symbols: [symbol('A')], as_of: day('2026-01-06') })).toEqual(
      [],
    );
  });
});
