import { type SilentServer, type TestRegistry, startSilentServer, testRegistry } from '@chuli/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Registry, isRegistryAway, openRegistry, pingRegistry } from './client.ts';
import type { RegistryUse } from './uses.ts';

let test: TestRegistry;
let silent: SilentServer;

beforeAll(async () => {
  [test, silent] = await Promise.all([testRegistry(1), startSilentServer()]);
});
afterAll(async () => {
  silent.close();
  await test.close();
});

const open = (use: RegistryUse, connections = 1, url = test.url): Registry => {
  const registry = openRegistry(url, connections, use);
  onTestFinished(() => registry.destroy());
  return registry;
};

const settingOf = async (registry: Registry, name: string): Promise<string> => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(registry);
  return rows[0]?.value ?? '';
};

const sleep = (registry: Registry) => sql`select pg_sleep(30)`.execute(registry);

describe('a connection to PostgreSQL', () => {
  it.each<[RegistryUse, string, string, string]>([
    ['interactive', '2s', '1s', '10s'],
    ['work', '30s', '5s', '30s'],
    ['command', '10min', '1min', '10min'],
  ])('for %s has its limits on the server too', async (use, statement, lock, idle) => {
    const registry = open(use);
    expect(await settingOf(registry, 'statement_timeout')).toBe(statement);
    expect(await settingOf(registry, 'lock_timeout')).toBe(lock);
    expect(await settingOf(registry, 'idle_in_transaction_session_timeout')).toBe(idle);
  });

  it('is there for the next after a statement that took too long, and the engine is not called away', async () => {
    const registry = open('interactive', 4);
    const slow = Array.from({ length: 4 }, () => expect(sleep(registry)).rejects.toThrow('query.timed-out'));
    await Promise.all(slow);
    expect(isRegistryAway(registry)).toBe(false);
    expect(await settingOf(registry, 'statement_timeout')).toBe('2s');
  });

  it('waits a second for a lock', async () => {
    const registry = open('interactive', 2);
    await registry.transaction().execute(async (transaction) => {
      await sql`lock table broker`.execute(transaction);
      await expect(registry.selectFrom('broker').selectAll().execute()).rejects.toThrow('query.timed-out');
    });
  });

  it('that the server ends is engine.unavailable, undoes what was begun on it, and is replaced', async () => {
    const registry = open('interactive');
    const cut = registry.transaction().execute(async (transaction) => {
      const broker = { id: '7', name: 'Seven', short_name: '7', is_active: true, is_dealer: false };
      await transaction
        .insertInto('broker')
        .values({ ...broker, provenance: 'test' } as never)
        .execute();
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(cut).rejects.toMatchObject({ code: 'engine.unavailable' });
    expect(await registry.selectFrom('broker').select('id').execute()).toEqual([]);
  });
});

describe('a server that takes connections and says nothing', () => {
  const urlOf = (): string => `postgres://nobody@127.0.0.1:${silent.port}/none`;

  it('is left by all who wait, and from then on not asked', async () => {
    const registry = open('interactive', 2, urlOf());
    const asked = Array.from({ length: 6 }, () => settingOf(registry, 'statement_timeout'));
    const answers = await Promise.allSettled(asked);
    expect(answers.map((answer) => answer.status)).not.toContain('fulfilled');
    expect(isRegistryAway(registry)).toBe(true);
    const refused = settingOf(registry, 'statement_timeout');
    await expect(refused).rejects.toMatchObject({
      code: 'engine.unavailable',
      details: { engine: 'registry', retry_after: 1 },
    });
  });

  it('fails a ping', async () => {
    const registry = open('interactive', 1, urlOf());
    await expect(pingRegistry(registry)).rejects.toThrow('engine.unavailable');
  });
});
