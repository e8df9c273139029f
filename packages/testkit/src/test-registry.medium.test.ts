import { migrateRegistry } from '@chuli/registry';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { testRegistry } from './index.ts';

it('gives each caller a migrated registry of its own that is gone when it is closed', async () => {
  const [one, other] = await Promise.all([testRegistry(), testRegistry(2)]);
  expect(await migrateRegistry(one.url)).toEqual([]);
  const offers = await other.registry.selectFrom('package').selectAll().execute();
  await one.registry.deleteFrom('package').execute();
  expect(offers).not.toEqual([]);
  expect(await other.registry.selectFrom('package').selectAll().execute()).toEqual(offers);
  await Promise.all([one.close(), other.close()]);
  await expect(new Client({ connectionString: one.url }).connect()).rejects.toThrow(/does not exist/);
});
