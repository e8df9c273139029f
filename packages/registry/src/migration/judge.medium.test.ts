import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestPostgres, testPostgres } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from './history.ts';
import { rehearseRegistry } from './rehearse.ts';

/** Applied before there were people to wait, or programs to go on beside them. */
const LAST_BEFORE_THE_RULES = '0022-primary.sql';

const FIRST = '0001-first.sql';
const PLACES = `
  create table place (id int primary key, name text, seats int);
  create table visit (id int primary key, place_id int references place (id));
  alter table visit add constraint visit_of_place check (place_id > 0) not valid;
  create view place_name as select name from place;`;

describe('files of the registry', () => {
  let database: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    database = await testPostgres();
    folder = await mkdtemp(path.join(tmpdir(), 'chuli-rules-'));
    await writeFile(path.join(folder, FIRST), PLACES);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const faultsOf = async (text: string, name = '0002-next.sql'): Promise<readonly string[]> => {
    await writeFile(path.join(folder, name), text);
    try {
      const judged = await rehearseRegistry(database.url, {
        folder: pathToFileURL(`${folder}/`),
        applied: [FIRST],
      });
      expect(judged.map((file) => file.name)).toEqual([name]);
      return judged[0]?.faults ?? [];
    } finally {
      await rm(path.join(folder, name));
    }
  };

  it('may be applied under people and under the release before', async () => {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
    expect(names).toContain(LAST_BEFORE_THE_RULES);
    const applied = names.filter((name) => name <= LAST_BEFORE_THE_RULES);
    for (const { name, faults } of await rehearseRegistry(database.url, { applied }))
      expect([name, ...faults]).toEqual([name]);
  });

  it.each([
    ['alter table place drop column seats', 'place.seats is gone'],
    ['drop view place_name', 'place_name is gone'],
    ['alter table place rename column seats to chairs', 'place.seats is gone'],
    ['alter table place alter column seats type bigint', 'place.seats was integer and is bigint'],
    [
      'alter table place alter column name set not null',
      'place.name is demanded of those who do not know it',
    ],
    [
      'alter table place add column open boolean not null',
      'place.open is demanded of those who do not know it',
    ],
    [
      'alter table place add column at timestamptz default clock_timestamp()',
      'every row of place is written anew',
    ],
    ['alter table place add check (seats > 0)', 'place is read from end to end while nobody may write to it'],
    ['create index on place (name)', 'place is read from end to end while nobody may write to it'],
    ['alter table place add unique (name)', 'place is read from end to end while nobody may write to it'],
    [
      'alter table visit add foreign key (id) references place (id)',
      'visit is read from end to end while nobody may write to it',
    ],
    ['update place set seats = 1', 'place is gone through in one transaction'],
  ])('%s: %s', async (text, fault) => {
    expect((await faultsOf(text)).join('\n')).toContain(fault);
  });

  it.each([
    'alter table place add column open boolean not null default false',
    'alter table place add column note text; create table chair (id int primary key, place_id int references place)',
    'alter table place add constraint seats_positive check (seats > 0) not valid',
    'alter table visit add constraint by_id foreign key (id) references place (id) not valid',
    'create table chair (id int primary key check (id > 0), name text unique); create index on chair (name)',
    'create or replace view place_name as select name, id from place',
    '-- contract: no program since 26.11.2 asks for it\nalter table place drop column seats',
  ])('%s may be applied', async (text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('check a rule of rows that are there in a file of its own, while people write', async () => {
    expect(await faultsOf('alter table visit validate constraint visit_of_place')).toEqual([]);
  });

  it('build an index beside readers and writers in a file that says so by its name', async () => {
    const text = 'create index concurrently if not exists place_by_name on place (name)';
    expect(await faultsOf(text, '0002-place-by-name-concurrently.sql')).toEqual([]);
    await expect(faultsOf(text)).rejects.toThrow('cannot run inside a transaction block');
  });

  it('say of what they take away which release asked for it last', async () => {
    expect(await faultsOf('-- contract:\nalter table place drop column seats')).toHaveLength(1);
  });
});
