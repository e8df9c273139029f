import { type StockSymbol, addDays, tradingDate } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { readCompanies, readCompanyPasts } from './company.ts';
import type { NewRow } from '../schema.ts';
import { registryStateHash } from '../state-hash.ts';
import { listedSymbols, replaceReference, storedReferenceRows, upsertCompanies } from './write-reference.ts';

const company = (symbol: string, name = symbol): NewRow<'company'> => ({
  symbol: symbol as StockSymbol,
  name,
  status: 'Active',
  provenance: 'list',
});

const session = (day: number): NewRow<'session_day'> => ({
  traded_on: tradingDate(`2030-01-${day}`),
  symbols_traded: day,
  has_index: true,
  has_official_summary: false,
});

describe('writing reference data', () => {
  let registry: Registry;
  beforeAll(async () => {
    const opened = await testRegistry(2);
    registry = opened.registry;
    return opened.close;
  });

  it('brings known companies up to date and never loses one', async () => {
    await upsertCompanies(registry, [company('AAA'), company('BBB')]);
    await upsertCompanies(registry, [company('BBB', 'Better Name'), company('CCC')]);
    const companies = await registry
      .selectFrom('company')
      .select(['symbol', 'name'])
      .orderBy('symbol')
      .execute();
    expect(companies.map(({ name }) => name)).toEqual(['AAA', 'Better Name', 'CCC']);
  });

  it('leaves what was said of a company, with its days, when a list says something else', async () => {
    const bank = { ...company('OLDB', 'Old Bank'), sector_id: 1, listed_shares: 100 };
    await upsertCompanies(registry, [bank]);
    const since = tradingDate('2020-01-05');
    await registry
      .updateTable('company')
      .set({ said_since: since })
      .where('symbol', '=', bank.symbol)
      .execute();
    const pasts = async () => (await readCompanyPasts(registry)).get(bank.symbol) ?? [];
    await upsertCompanies(registry, [{ ...bank, website: 'oldb.example' }]);
    expect(await pasts()).toEqual([]);
    await upsertCompanies(registry, [{ ...bank, name: 'New Bank', listed_shares: 120 }]);
    await upsertCompanies(registry, [{ ...bank, name: 'Newer Bank', listed_shares: 120 }]);
    expect(await pasts()).toMatchObject([{ name: 'Old Bank', listed_shares: 100, since }]);
    const [past] = await pasts();
    const now = (await readCompanies(registry)).find(({ symbol }) => symbol === bank.symbol);
    expect([now?.name, now?.said_since]).toEqual([
      'Newer Bank',
      addDays(past?.until ?? tradingDate('2000-01-01'), 1),
    ]);
  });

  it('knows the instrument that a ticker tells, where no list names it', async () => {
    const named = { ...company('CCCP'), instrument: 'Equity' };
    await upsertCompanies(registry, [
      ...['NIB', 'NIBPO', 'BBBP', 'NDEP', 'NCCD86'].map((one) => company(one)),
      named,
    ]);
    const read = await readCompanies(registry);
    const instruments = new Map<string, string | null>(
      read.map(({ symbol, instrument }) => [symbol, instrument]),
    );
    expect(['NIBPO', 'BBBP', 'NCCD86', 'NIB', 'NDEP', 'CCCP'].map((one) => instruments.get(one))).toEqual([
      'Promoter Share',
      'Promoter Share',
      'Non-Convertible Debentures',
      null,
      null,
      'Equity',
    ]);
  });

  it('tells listed symbols from those that trades alone know', async () => {
    await upsertCompanies(registry, [{ ...company('SEEN'), provenance: 'seen' }]);
    const listed = await listedSymbols(registry, 'seen');
    expect([listed.has('AAA'), listed.has('SEEN')]).toEqual([true, false]);
  });

  it('replaces a table whole, in any order, with the same state', async () => {
    await replaceReference(registry, 'session_day', [session(14), session(15)]);
    const state = await registryStateHash(registry);
    await replaceReference(registry, 'session_day', [session(15), session(14)]);
    expect(await registryStateHash(registry)).toBe(state);
    await replaceReference(registry, 'session_day', [session(14)]);
    expect(await storedReferenceRows(registry, 'session_day')).toBe(1);
    expect(await registryStateHash(registry)).not.toBe(state);
  });

  it('keeps the old rows when the new ones are refused', async () => {
    await replaceReference(registry, 'session_day', [session(14)]);
    await expect(replaceReference(registry, 'session_day', [session(16), session(16)])).rejects.toThrow(
      'duplicate',
    );
    expect(await storedReferenceRows(registry, 'session_day')).toBe(1);
  });
});
