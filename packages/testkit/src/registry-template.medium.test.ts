import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, type QueryResultRow } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { MAINTENANCE_DATABASE, withDatabase } from './addresses.ts';
import { type TemplatePlace, copyTemplate, reserveTemplate } from './registry-template.ts';

const ask = async <Row extends QueryResultRow>(database: string, text: string): Promise<Row[]> => {
  const client = new Client({ connectionString: withDatabase(inject('postgresUrl'), database) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};
const order = (text: string) => ask<{ name: string }>(MAINTENANCE_DATABASE, text);

describe('the template of a registry', () => {
  let folder: string;
  let place: TemplatePlace;
  let copies = 0;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'chuli-template-'));
    const prefix = `chuli_test_${randomBytes(8).toString('hex')}_`;
    place = { server: inject('postgresUrl'), migrations: pathToFileURL(`${folder}/`), prefix };
    await writeMigration('create table first (id int);');
  });
  afterEach(async () => {
    for (const name of await databases()) {
      await order(`alter database ${name} with is_template false`);
      await order(`drop database ${name} with (force)`);
    }
    await rm(folder, { recursive: true });
  });

  const writeMigration = (text: string) => writeFile(path.join(folder, '0001-first.sql'), text);
  const databases = async () => {
    const rows = await order(
      `select datname as name from pg_database where starts_with(datname, '${place.prefix}')`,
    );
    return rows.map(({ name }) => name);
  };
  const templates = async () => (await databases()).filter((name) => !name.includes('_copy_'));
  const copy = async (): Promise<string[]> => {
    copies += 1;
    const name = `${place.prefix}copy_${copies}`;
    await copyTemplate(place, name);
    const tables = await ask<{ table_name: string }>(
      name,
      `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    return tables.map(({ table_name }) => table_name);
  };

  it('is made once, however many ask for it at the same time', async () => {
    const copied = await Promise.all(Array.from({ length: 4 }, copy));
    expect(copied).toEqual(Array.from({ length: 4 }, () => ['first', 'schema_migration']));
    const [made] = await templates();
    const identity = `select oid::text as name from pg_database where datname = '${made}'`;
    const before = await order(identity);
    await copy();
    expect(await order(identity)).toEqual(before);
  });

  it('is made anew where its maker died half-way', async () => {
    await copy();
    const [made = ''] = await templates();
    await order(`alter database ${made} with is_template false allow_connections true`);
    await ask(made, 'drop table first');
    expect(await copy()).toEqual(['first', 'schema_migration']);
  });

  it('is none where a migration fails', async () => {
    await writeMigration('create table first (id int); select 1 / 0;');
    await expect(copy()).rejects.toThrow('division by zero');
    await expect(copy()).rejects.toThrow('division by zero');
  });

  it('goes when other migrations are made one, unless somebody needs it', async () => {
    await copy();
    const [first] = await templates();
    const release = await reserveTemplate(place);
    await writeMigration('create table second (id int);');
    await copy();
    expect(await templates()).toContain(first);
    await release();
    await writeMigration('create table third (id int);');
    expect(await copy()).toEqual(['schema_migration', 'third']);
    expect(await templates()).toHaveLength(1);
  });
});
