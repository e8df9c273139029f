import { stockSymbol } from '@chuli/kernel';
import { type TestPostgres, testPostgres } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Registry, openRegistry } from '../client.ts';
import { migrateRegistry } from '../migrate.ts';
import { type Announced, countAnnounced, replaceAnnounced } from './announced.ts';
import { listAnnouncements, publishAnnouncement } from './announcement.ts';
import { untoldAnnouncements } from '../notice/sources.ts';

let database: TestPostgres;
let registry: Registry;
beforeAll(async () => {
  database = await testPostgres();
  await migrateRegistry(database.url);
  registry = openRegistry(database.url);
});
afterAll(async () => {
  await registry.destroy();
  await database.drop();
});

const NOW = new Date('2030-03-01T06:00:00Z');

const announced = (source_id: string, more: Partial<Announced> = {}): Announced => ({
  kind: 'company',
  symbol: stockSymbol('AAA'),
  title_en: `Notice ${source_id}`,
  title_ne: `Notice ${source_id}`,
  body_en: '',
  body_ne: '',
  published_at: new Date('2030-02-28T10:00:00Z'),
  source: 'exchange',
  source_id,
  topic: 'dividend',
  language: 'en',
  ...more,
});

const titles = async (wanted: object = {}): Promise<string[]> => {
  const rows = await listAnnouncements(registry, { limit: 10, ...wanted }, NOW);
  return rows.map(({ title_en }) => title_en).toSorted();
};

it('are brought up to date by the id of their source; what is gone there goes, what an operator wrote stays', async () => {
  const { symbol: _none, ...general } = announced('');
  await publishAnnouncement(registry, {
    ...general,
    kind: 'market',
    source: 'operator',
    source_id: null,
    title_en: 'By hand',
  });
  await replaceAnnounced(registry, [announced('1'), announced('2'), announced('1', { source: 'company' })]);
  expect(await countAnnounced(registry)).toBe(3);
  const [before] = await listAnnouncements(registry, { source: 'company', limit: 1 }, NOW);
  await replaceAnnounced(registry, [
    announced('1', { source: 'company', title_en: 'Corrected', topic: 'agm' }),
    announced('2'),
  ]);
  const [after] = await listAnnouncements(registry, { source: 'company', limit: 1 }, NOW);
  expect(after).toMatchObject({ id: before?.id, title_en: 'Corrected', topic: 'agm' });
  expect(await titles()).toEqual(['By hand', 'Corrected', 'Notice 2']);
  expect(await titles({ topic: 'agm' })).toEqual(['Corrected']);
  await replaceAnnounced(registry, []);
  expect(await titles()).toEqual(['By hand']);
});

it('are news for three days: an archive that is imported tells nobody', async () => {
  await replaceAnnounced(registry, [
    announced('new', { published_at: new Date('2030-02-27T06:00:00Z') }),
    announced('old', { published_at: new Date('2030-02-25T06:00:00Z') }),
  ]);
  const untold = await untoldAnnouncements(registry, NOW);
  expect(untold.map(({ source_id }) => source_id)).toContain('new');
  expect(untold.map(({ source_id }) => source_id)).not.toContain('old');
});
