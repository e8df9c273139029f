import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrokerId, type Paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { isFreshDatabase } from '@chuli/tape/keep';
import { replaceTradeDay } from '@chuli/tape/write';
import { type TestClickHouse, type TestRegistry, testClickHouse, testRegistry } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePair } from '../seal/keys.ts';
import { type Store, openStore } from '../store/store.ts';
import { chooseTape, restoreTape } from './restore-tape.ts';
import { takeTape } from './take-tape.ts';

const { publicKey, privateKey } = makePair();
const silently = (): void => undefined;

let engine: TestClickHouse;
let server: TestRegistry;
let tape: Tape;
let root: string;
let store: Store;
beforeAll(async () => {
  [engine, server] = [await testClickHouse(), await testRegistry()];
  await migrateTape(engine);
  tape = openTape(engine);
  root = await mkdtemp(path.join(tmpdir(), 'chuli-tape-'));
  store = openStore(root);
  for (const day of ['2030-01-14', '2030-01-15']) await writeDay(day, 300);
});
afterAll(async () => {
  await Promise.all([tape.close(), server.close(), rm(root, { recursive: true })]);
  await engine.drop();
});

const writeDay = async (day: string, count: number): Promise<void> => {
  const trades = Array.from({ length: count }, (_, number) => ({
    contract_id: `${day.replaceAll('-', '')}01${String(number).padStart(6, '0')}`,
    symbol: 'ABCD' as StockSymbol,
    traded_at: null,
    buyer: '34' as BrokerId,
    seller: '58' as BrokerId,
    quantity: 10,
    rate: 100_000 as Paisa,
    amount: 1_000_000 as Paisa,
  }));
  await replaceTradeDay(tape, tradingDate(day), trades);
};

const take = () =>
  takeTape({ store, recipients: [publicKey], registry: server.registry, tape, commit: 'a', tell: silently });

const restoreInto = async (database: string, key = privateKey): Promise<boolean | null> =>
  restoreTape({ store, key, url: engine.url, database, tell: silently }, await chooseTape(store, null));

describe('a tape that is kept', () => {
  it('writes again only what has changed', async () => {
    const first = await take();
    expect(first.written).toBe(first.manifest.parts.length);
    expect((await take()).written).toBe(0);
    await writeDay('2030-01-15', 301);
    const { manifest, written } = await take();
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(manifest.parts.length);
  });

  it('comes back whole, roll-ups too, into a fresh place and no other', async () => {
    const copy = await testClickHouse();
    await expect(restoreInto(copy.database)).rejects.toThrow('a restore goes into a fresh place');
    await copy.drop();
    expect(await restoreInto(copy.database)).toBe(true);
    const restored = openTape(copy);
    await restored.command({ query: `DROP DATABASE ${copy.database}` });
    await restored.close();
  });

  it('comes back by no other key, and not from a file that was changed', async () => {
    const another = restoreInto('chuli_test_no_key', makePair().privateKey);
    await expect(another).rejects.toThrow(/sealed for \w+, not for/);
    expect(await isFreshDatabase(engine.url, 'chuli_test_no_key')).toBe(true);
    const { parts } = await chooseTape(store, null);
    await writeFile(path.join(root, parts[0]?.file.name ?? ''), 'other');
    await expect(restoreInto('chuli_test_changed')).rejects.toThrow('not a sealed file');
    expect(await isFreshDatabase(engine.url, 'chuli_test_changed')).toBe(true);
  });
});
