import type { Registry } from '../client.ts';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, expect, it } from 'vitest';
import { appliedMigrations, beat, readKept, serverTime, tellKept } from './kept.ts';

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry(2);
  ({ registry } = opened);
  return opened.close;
});

it('says up to when each is kept, and nothing of what never was', async () => {
  expect(await readKept(registry)).toEqual(new Map());
  const [first, second] = [new Date('2026-11-15T06:00:00Z'), new Date('2026-11-15T06:00:10Z')];
  await tellKept(registry, 'base', first);
  await tellKept(registry, 'base', second);
  await tellKept(registry, 'log', null);
  expect(await readKept(registry)).toEqual(new Map([['base', second]]));
});

it('beats behind what was acknowledged, further each time', async () => {
  const before = await serverTime(registry);
  const one = await beat(registry, null);
  const other = await beat(registry, one.at);
  expect(one.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(other.at.getTime()).toBeGreaterThanOrEqual(one.at.getTime());
  expect(one.place).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  expect(other.place).not.toBe(one.place);
  expect((await readKept(registry)).get('log')).toEqual(one.at);
});

it('names the migrations it has', async () => {
  expect(await appliedMigrations(registry)).toContain('0023-kept.sql');
});
