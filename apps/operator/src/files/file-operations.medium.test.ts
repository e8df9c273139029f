import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stockSymbol } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { upsertCompanies } from '@chuli/registry/reference';
import { listDeeds } from '@chuli/registry/site';
import { testRegistry } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { given } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import { perform } from '../perform.ts';

const NOW = new Date('2026-08-20T06:00:00Z');

let registry: Registry;
let folder: string;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'chuli-files-'));
  const opened = await testRegistry(2);
  registry = opened.registry;
  const company = { name: 'A', instrument: 'Equity', status: 'Active', provenance: 'test' };
  await upsertCompanies(registry, [{ ...company, symbol: stockSymbol('ABCD') }]);
  return opened.close;
});
afterAll(() => rm(folder, { recursive: true }));

const operate = async (command: string, word: string, isApplied = true) => {
  const [thing = '', verb = ''] = command.split(' ');
  const operation = OPERATIONS[thing]?.[verb];
  if (operation === undefined || !('change' in operation)) throw new Error(`${command} changes nothing.`);
  return perform(registry, operation, given([word], {}), { operator: 'sita', command, isApplied }, NOW);
};

const fileOf = async (name: string, lines: readonly string[]): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
};

const LOCK_INS = 'symbol,kind,units,allotted_on,ends_on,source';
const lockIns = () => registry.selectFrom('lock_in').selectAll().orderBy('ends_on').execute();
const quarantined = () =>
  registry.selectFrom('quarantined_row').select(['source', 'reason', 'row']).execute();

describe('a file of a table', () => {
  const good = 'ABCD,promoter,1000,2025-01-05,2028-01-05,SEBON';

  it('is tried whole in a dry run, and nothing of it stays', async () => {
    const file = await fileOf('one.csv', [LOCK_INS, good]);
    expect((await operate('lock-ins import', file, false)).after).toMatchObject({ read: 1, changed: 1 });
    expect(await lockIns()).toEqual([]);
  });

  it('is written with its line in the log; the same file again changes nothing', async () => {
    const file = await fileOf('one.csv', [LOCK_INS, good]);
    const { subject } = await operate('lock-ins import', file);
    expect(await lockIns()).toMatchObject([
      { symbol: 'ABCD', units: 1_000, is_assumed: false, known_on: '2025-01-05', source: 'SEBON' },
    ]);
    expect(await listDeeds(registry, 1)).toMatchObject([
      { operator: 'sita', command: 'lock-ins import', subject },
    ]);
    expect((await operate('lock-ins import', file)).after).toMatchObject({ changed: 0, quarantined: 0 });
  });

  it('sets apart what cannot be believed, once, with its line and reason', async () => {
    const lines = [
      LOCK_INS,
      'NOSUCH,promoter,10,,2028-01-05,SEBON',
      'ABCD,promoter,10,,2028-02-31,SEBON',
      'ABCD,promoter,10,2028-01-06,2028-01-05,SEBON',
      'ABCD,promoter,-4,,2028-01-05,SEBON',
      'ABCD,fund,50,,2026-12-01,SEBON',
      'ABCD,fund,60,,2026-12-01,SEBON',
    ];
    const file = await fileOf('bad.csv', lines);
    expect((await operate('lock-ins import', file)).after).toMatchObject({
      read: 6,
      changed: 1,
      quarantined: 5,
    });
    await operate('lock-ins import', file);
    expect(
      (await quarantined()).map(
        ({ reason, row }) => `${row.split(':')[0]?.split(' ').slice(2).join(' ')}: ${reason}`,
      ),
    ).toEqual([
      'line 2: unknown symbol',
      'line 3: ends_on is not a day',
      'line 4: allotted_on is after today',
      'line 5: units is not a whole number above 0',
      'line 7: names a row that an earlier line names',
    ]);
  });

  it('corrects a row, keeps when it became known, and is taken back to what stood before', async () => {
    const file = await fileOf('two.csv', [LOCK_INS, 'ABCD,promoter,2000,2025-03-01,2028-01-05,SEBON']);
    const { subject, before } = await operate('lock-ins import', file);
    expect(before).toMatchObject({ rows: [{ units: 1_000 }] });
    expect((await lockIns()).at(-1)).toMatchObject({ units: 2_000, known_on: '2025-01-05' });
    expect((await operate('lock-ins import', file)).after).toMatchObject({ changed: 0 });
    await operate('lock-ins undo', subject);
    expect((await lockIns()).at(-1)).toMatchObject({ units: 1_000, known_on: '2025-01-05' });
    await expect(operate('lock-ins undo', subject)).rejects.toThrow('Nothing stands');
  });

  it('takes back rows that it brought, unless they were changed since', async () => {
    const header = 'symbol,name,sponsor,manager,kind,par,units,started_on,matures_on';
    const first = await operate(
      'funds import',
      await fileOf('f1.csv', [header, 'FND,Fund,,,closed,10,100,2020-01-01,2030-01-01']),
    );
    await operate(
      'funds import',
      await fileOf('f2.csv', [header, 'FND,Fund,,New,closed,10,100,2020-01-01,2030-01-01']),
    );
    await expect(operate('funds undo', first.subject)).rejects.toThrow('changed since');
    const nav = 'symbol,cycle,date,nav,fund_size';
    const navs = await operate(
      'navs import',
      await fileOf('n.csv', [nav, 'FND,weekly,2026-08-14,10.25,1025']),
    );
    expect(await registry.selectFrom('fund_nav').select(['nav', 'fund_size']).execute()).toEqual([
      { nav: 1_025, fund_size: 102_500 },
    ]);
    await operate('navs undo', navs.subject);
    expect(await registry.selectFrom('fund_nav').selectAll().execute()).toEqual([]);
  });

  it('reads the days of a notice where they stand as a range of Bikram Sambat', async () => {
    const header =
      'company,symbol,kind,reserved_for,units,price,manager,announced_on,opens_on,closes_on,allotted_on,listed_on,applied_units,source';
    const line = 'New Hydro,,ipo,general,1000,100,,2026-03-26,"22nd - 25th Chaitra, 2082",,,,,notice';
    await operate('public-offers import', await fileOf('o.csv', [header, line]));
    expect(
      await registry
        .selectFrom('public_offer')
        .select(['company', 'opens_on', 'closes_on', 'price', 'known_on'])
        .execute(),
    ).toEqual([
      {
        company: 'New Hydro',
        opens_on: '2026-04-05',
        closes_on: '2026-04-08',
        price: 10_000,
        known_on: '2026-03-26',
      },
    ]);
  });
});
