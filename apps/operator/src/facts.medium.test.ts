import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stockSymbol } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { listFacts } from '@chuli/registry/fundamental';
import { upsertCompanies } from '@chuli/registry/reference';
import { listDeeds } from '@chuli/registry/site';
import { testRegistry } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { facts } from './facts.ts';
import { given } from './operation.ts';
import { perform } from './perform.ts';

const NOW = new Date('2026-08-20T06:00:00Z');
const HEADER = 'symbol,item,fiscal_year,quarter,basis,value,unit,is_audited,published_on,source,document';

let registry: Registry;
let folder: string;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'chuli-facts-'));
  const opened = await testRegistry(2);
  registry = opened.registry;
  const company = { name: 'A', instrument: 'Equity', status: 'Active', provenance: 'test' };
  await upsertCompanies(registry, [{ ...company, symbol: stockSymbol('ABCD') }]);
  return opened.close;
});
afterAll(() => rm(folder, { recursive: true }));

const operate = async (verb: 'import' | 'undo', word: string, isApplied = true) => {
  const operation = facts[verb];
  if (operation === undefined || !('change' in operation)) throw new Error(`${verb} changes nothing.`);
  return perform(
    registry,
    operation,
    given([word], {}),
    { operator: 'sita', command: `facts ${verb}`, isApplied },
    NOW,
  );
};

const fileOf = async (name: string, ...lines: string[]): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, [HEADER, ...lines, ''].join('\n'));
  return file;
};

const values = async () =>
  (await listFacts(registry)).map(({ item, value, known_on }) => [item, value, known_on]);
const quarantined = () =>
  registry.selectFrom('quarantined_row').select(['reason', 'row']).orderBy('id').execute();

const PROFIT =
  'ABCD,net_profit,2082/2083,3,ytd,12.5,Rs crore,false,2026-05-10,company,https://example.com/q3.pdf';

describe('lines of reports from a file', () => {
  it('are shown in a dry run, which leaves nothing', async () => {
    const change = await operate('import', await fileOf('q3.csv', PROFIT), false);
    expect(change.after).toMatchObject({ read: 1, added: 1, quarantined: 0 });
    expect(await values()).toEqual([]);
    expect(await listDeeds(registry, 5)).toEqual([]);
  });

  it('are added once, whatever is read again, and written down', async () => {
    const file = await fileOf('q3.csv', PROFIT);
    await operate('import', file);
    expect((await operate('import', file)).after).toMatchObject({ added: 0 });
    expect(await values()).toEqual([['net_profit', 12_500_000_000, '2026-05-10']]);
    expect((await listDeeds(registry, 1))[0]).toMatchObject({ operator: 'sita', command: 'facts import' });
  });

  it('go to quarantine where they cannot be believed, each with its line', async () => {
    const file = await fileOf(
      'bad.csv',
      PROFIT.replace('ABCD', 'NONE'),
      PROFIT.replace('2026-05-10', '2026-03-01'),
      PROFIT.replace('2026-05-10', '2026-08-21'),
      PROFIT.replace('2082/2083,3', '2083/2084,3'),
      PROFIT.replace('ytd', 'instant'),
      PROFIT.replace('Rs crore', 'MW'),
      PROFIT.replace('12.5', ''),
      PROFIT.replace(',3,ytd,12.5', ',2,ytd,9000'),
    );
    expect((await operate('import', file)).after).toMatchObject({ read: 8, added: 0, quarantined: 8 });
    expect((await quarantined()).map(({ reason }) => reason)).toEqual([
      'unknown symbol',
      'published before the quarter was over',
      'published after today',
      'quarter is not over',
      'basis of net_profit is one of ytd, quarter, year, ttm',
      'unit of net_profit is one of Rs, Rs thousand, Rs lakh, Rs crore',
      'value is not a number',
      'unit jump',
    ]);
    expect((await quarantined())[0]?.row).toMatch(/bad\.csv line 2: NONE,net_profit/);
    await operate('import', file);
    expect(await quarantined()).toHaveLength(8);
  });

  it('are taken back to what stood before, and only once', async () => {
    const { subject } = await operate('import', await fileOf('again.csv', PROFIT.replace('12.5', '12')));
    expect(await values()).toEqual([['net_profit', 12_000_000_000, '2026-05-10']]);
    await operate('undo', subject);
    expect(await values()).toEqual([['net_profit', 12_500_000_000, '2026-05-10']]);
    await expect(operate('undo', subject)).rejects.toThrow('Nothing stands');
  });
});
