import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTape } from './client.ts';
import { migrateTape, requireTapeSchema } from './migrate.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

const tablesOf = async ({ client, database }: TestClickHouse): Promise<string[]> => {
  const result = await client.query({
    query: 'SELECT name FROM system.tables WHERE database = {database:String} ORDER BY name',
    query_params: { database },
    format: 'JSONEachRow',
  });
  return (await result.json<{ name: string }>()).map(({ name }) => name);
};

describe('migrations of the tape', () => {
  let engine: TestClickHouse;
  let folder: string;
  let files: URL;
  const migrate = () => migrateTape({ url: engine.url, database: engine.database }, files);

  beforeAll(async () => {
    engine = await testClickHouse();
    folder = await mkdtemp(path.join(tmpdir(), 'chuli-migrations-'));
    await cp(MIGRATIONS, folder, { recursive: true });
    files = pathToFileURL(`${folder}/`);
  });
  afterAll(async () => {
    await engine.drop();
    await rm(folder, { recursive: true });
  });

  it('fill an empty database once, also when two run at the same time', async () => {
    const [one, other] = await Promise.all([migrate(), migrate()]);
    expect([...one, ...other]).toContain('0001-trades-and-roll-ups.sql');
    expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
    expect(await tablesOf(engine)).not.toContain('schema_migration_lock');
    expect(await tablesOf(engine)).toEqual(
      expect.arrayContaining([
        'broker_day_by_broker',
        'daily_bar',
        'import_step',
        'schema_migration',
        'trade',
      ]),
    );
    expect(await migrate()).toEqual([]);
  });

  it('go on after a crash before the record: every statement may run again', async () => {
    await engine.client.command({ query: 'TRUNCATE TABLE schema_migration SYNC' });
    expect(await migrate()).not.toEqual([]);
    expect(await migrate()).toEqual([]);
  });

  it('are demanded of a database by whoever starts on it', async () => {
    const tape = openTape(engine);
    const demand = () => requireTapeSchema(tape);
    await expect(demand()).resolves.toBeUndefined();
    await engine.client.command({ query: "DELETE FROM schema_migration WHERE name LIKE '0001%'" });
    await expect(demand()).rejects.toThrow('npm run migrate');
    await engine.client.command({ query: 'DROP TABLE schema_migration SYNC' });
    await expect(demand()).rejects.toThrow('migration.pending');
    await tape.close();
    expect(await migrate()).not.toEqual([]);
  });

  it('refuse an applied file that was edited or has gone', async () => {
    const file = path.join(folder, '0001-trades-and-roll-ups.sql');
    await writeFile(file, '-- nothing\n');
    await expect(migrate()).rejects.toThrow('migration.edited');
    await rm(file);
    await expect(migrate()).rejects.toThrow('migration.missing');
  });
});
