import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestPostgres, testPostgres } from '@chuli/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegistry } from './client.ts';
import { migrateRegistry, requireRegistrySchema } from './migrate.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

const query = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

/** What schema.ts writes for each type of PostgreSQL, once brands and unions are taken for what they are. */
const WRITTEN: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'TradingDate',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'Date',
  jsonb: 'Json',
  xid8: 'string',
  ARRAY: 'string[]',
};

/** Where tables are declared beside schema.ts. */
const AREAS_WITH_TABLES = [
  'account',
  'alert',
  'chart',
  'find',
  'fundamental',
  'keep',
  'membership',
  'notice',
  'payment',
  'primary',
  'site',
];

/** The columns that schema.ts declares, as `table.column type`. */
const declaredColumns = (source: string): string[] => {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const tables = [...code.matchAll(/^ {2}(\w+): (\w+Table);$/gm)];
  return tables.flatMap(([, table, type]) => {
    const found = new RegExp(`^(?:export )?type ${type} = \\{(?:\\n([\\s\\S]*?)^| ([^\\n]*) )\\};`, 'm').exec(
      code,
    );
    const columns = (found?.[1] ?? found?.[2] ?? '').split(';').filter((column) => column.trim() !== '');
    return columns.map((column) => {
      const [name = '', declared = ''] = column.trim().split(/: ([\s\S]*)/);
      const plain = declared
        .replace(/Generated(?:Always)?<(.*)>/, '$1')
        .replace(/Json<.*>/, 'Json')
        .replaceAll(
          /StockSymbol|BrokerId|PhoneNumber|NoticeKind|ActionKind|KeptChartKind|ScanForm|SetKind|TimePeriod|Visibility|Confidence|SentChannel|TierName|FactBasis|FactUnit|('[^']*'( \| )?)+/g,
          'string',
        );
      return `${table}.${name} ${plain.replace(/string(?=null)/, 'string | ')}`;
    });
  });
};

describe('migrations of the registry', () => {
  let database: TestPostgres;
  let folder: string;
  let files: URL;
  const migrate = () => migrateRegistry(database.url, files);

  beforeAll(async () => {
    database = await testPostgres();
    folder = await mkdtemp(path.join(tmpdir(), 'chuli-migrations-'));
    await cp(MIGRATIONS, folder, { recursive: true });
    files = pathToFileURL(`${folder}/`);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('fill an empty database once, also when two run at the same time', async () => {
    const [one, other] = await Promise.all([migrate(), migrate()]);
    expect([...one, ...other]).toContain('0001-reference.sql');
    expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
    expect(await migrate()).toEqual([]);
  });

  it('leave the tables that schema.ts declares, column by column', async () => {
    const rows = await query<{ column: string; type: string; nullable: boolean }>(
      database.url,
      `select table_name || '.' || column_name as column, data_type as type, is_nullable = 'YES' as nullable
       from information_schema.columns
       where table_schema = 'public' and table_name != 'schema_migration'
         and table_name not in (select table_name from information_schema.views) order by 1`,
    );
    const stored = rows.map(
      ({ column, type, nullable }) => `${column} ${WRITTEN[type] ?? type}${nullable ? ' | null' : ''}`,
    );
    const sources = await Promise.all(
      ['schema.ts', ...AREAS_WITH_TABLES.map((area) => `${area}/tables.ts`)].map((file) =>
        readFile(new URL(file, import.meta.url), 'utf8'),
      ),
    );
    const declared = declaredColumns(sources.join('\n'));
    expect(declared.sort()).toEqual(stored.sort());
  });

  it('create the database where there is none', async () => {
    const url = new URL(database.url);
    url.pathname = `${url.pathname}_new`;
    expect(await migrateRegistry(url.href, files)).not.toEqual([]);
    await query(database.url, `drop database ${url.pathname.slice(1)} with (force)`);
  });

  it('take a failing file back whole', async () => {
    const file = path.join(folder, '9999-fails.sql');
    await writeFile(file, 'create table half (id int); select 1 / 0;');
    await expect(migrate()).rejects.toThrow('division by zero');
    expect(
      await query(database.url, `select from information_schema.tables where table_name = 'half'`),
    ).toEqual([]);
    await rm(file);
  });

  it('let people pass who wait behind them for a table in use, and are applied when it is free', async () => {
    const file = path.join(folder, '9999-waits.sql');
    await writeFile(file, 'alter table company add column nickname text;');
    const [holder, reader] = [database.url, database.url].map(
      (connectionString) => new pg.Client({ connectionString }),
    );
    if (holder === undefined || reader === undefined) throw new Error('two are there');
    await Promise.all([holder.connect(), reader.connect()]);
    try {
      await holder.query('begin; lock table company in access share mode');
      let isApplied = false;
      const applied = migrate().finally(() => (isApplied = true));
      await expect
        .poll(async () => {
          const { rows } = await holder.query(`select 1 from pg_locks where not granted`);
          return rows.length;
        })
        .toBeGreaterThan(0);
      await reader.query('select count(*) from company');
      expect(isApplied).toBe(false);
      await holder.query('commit');
      expect(await applied).toEqual(['9999-waits.sql']);
    } finally {
      await Promise.all([holder.end(), reader.end()]);
    }
    await query(database.url, `delete from schema_migration where name = '9999-waits.sql'`);
    await query(database.url, `alter table company drop column nickname`);
    await rm(file);
  });

  it('build an index anew that was cut off', async () => {
    const file = path.join(folder, '9999-company-by-name-concurrently.sql');
    await writeFile(file, 'create index concurrently if not exists company_by_name on company (name);');
    await query(database.url, 'create index company_by_name on company (name)');
    await query(
      database.url,
      `update pg_index set indisvalid = false where indexrelid = 'company_by_name'::regclass`,
    );
    await migrate();
    expect(
      await query(
        database.url,
        `select indisvalid from pg_index where indexrelid = 'company_by_name'::regclass`,
      ),
    ).toEqual([{ indisvalid: true }]);
    await query(database.url, 'drop index company_by_name');
    await query(database.url, `delete from schema_migration where name like '9999%'`);
    await rm(file);
  });

  it('are demanded of a database by whoever starts on it', async () => {
    const registry = openRegistry(database.url, 1);
    try {
      await expect(requireRegistrySchema(registry)).resolves.toBeUndefined();
      await query(database.url, `create table history_aside as select * from schema_migration`);
      await query(database.url, `delete from schema_migration where name like '0001%'`);
      await expect(requireRegistrySchema(registry)).rejects.toThrow('npm run migrate');
      await query(database.url, `drop table schema_migration`);
      await expect(requireRegistrySchema(registry)).rejects.toThrow('migration.pending');
      await query(database.url, `alter table history_aside rename to schema_migration`);
    } finally {
      await registry.destroy();
    }
  });

  it('are not demanded of a database that does not answer', async () => {
    const registry = openRegistry('postgres://nobody@127.0.0.1:9/none', 1);
    await expect(requireRegistrySchema(registry)).resolves.toBeUndefined();
    await registry.destroy();
  });

  it('refuse an applied file that was edited or has gone', async () => {
    const file = path.join(folder, '0001-reference.sql');
    await writeFile(file, 'select 1;');
    await expect(migrate()).rejects.toThrow('migration.edited');
    await rm(file);
    await expect(migrate()).rejects.toThrow('migration.missing');
  });
});
