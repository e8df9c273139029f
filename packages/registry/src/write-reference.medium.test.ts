import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from './client.ts';
import type { NewRow } from './schema.ts';
import { registryStateHash } from './state-hash.ts';
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
