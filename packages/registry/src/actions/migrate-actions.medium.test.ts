import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { testPostgres } from '@chuli/testkit';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openRegistry } from '../client.ts';
import { migrateRegistry } from '../migrate.ts';
import { readReference } from '../reference/reference.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

it('a factor of before stays in force, with its line of text as its evidence', async () => {
  const database = await testPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'chuli-migrations-'));
  const registry = openRegistry(database.url, 1);
  try {
    await cp(MIGRATIONS, folder, { recursive: true, filter: (file) => !/001[3-9]-|00[2-9]\d-/.test(file) });
    await migrateRegistry(database.url, pathToFileURL(`${folder}/`));
    await sql`insert into company (symbol, name, status, provenance) values ('AAA', 'Aaa', 'Active', 'list')`.execute(
      registry,
    );
    await sql`insert into price_adjustment (symbol, ex_on, kind, factor, known_on, evidence)
      values ('AAA', '2026-08-13', 'bonus', 0.8, '2026-08-10', 'declared bonus 25 %')`.execute(registry);
    await migrateRegistry(database.url);
    const row = await registry.selectFrom('price_adjustment').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ confidence: 'likely', decision: null, decided_by: null });
    expect(row.evidence).toEqual([{ by: 'declared', words: 'declared bonus 25 %', factor: 0.8 }]);
    expect((await readReference(registry)).adjustments).toHaveLength(1);
  } finally {
    await registry.destroy();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
