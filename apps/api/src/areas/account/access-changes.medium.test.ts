import { instant, phoneNumber } from '@chuli/kernel';
import { insertPerson } from '@chuli/registry/account';
import { testRegistry } from '@chuli/testkit';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createAccessChanges } from './access-changes.ts';
import { createHoldings } from './holdings.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const PATIENCE = { timeout: 20_000 };

it('a second process hears within seconds what was granted and taken back, and asks for nobody else', async () => {
  const { registry, close } = await testRegistry();
  const changes = createAccessChanges();
  // It stands still, so that nothing is looked up because of its age.
  const clock = () => instant(NOW.getTime());
  const holdings = createHoldings({ registry, clock, freeFeatures: [], changes });
  const stop = changes.follow(registry, pino({ level: 'silent' }));
  try {
    expect(changes.areTold()).toBe(false);
    await expect.poll(changes.areTold, PATIENCE).toBe(true);
    const phone = phoneNumber('9843000001');
    const person = (await insertPerson(registry, { phone, name: 'Ram', passwordHash: 'one' }, NOW)) ?? '';
    const tier = async (): Promise<string | null> => (await holdings.of(person)).tier;
    const before = await tier();
    await registry
      .insertInto('membership_grant')
      .values({
        person_id: person,
        tier: 'Gold',
        feature: null,
        starts_at: NOW,
        ends_at: new Date('2027-11-15T06:00:00Z'),
        source: 'operator',
        order_id: null,
        ended_at: null,
        created_at: NOW,
      })
      .execute();
    await expect.poll(tier, PATIENCE).toBe('Gold');
    await registry.updateTable('membership_grant').set({ ended_at: NOW }).execute();
    await expect.poll(tier, PATIENCE).toBe(before);
    expect(changes.areTold()).toBe(true);
  } finally {
    stop();
    await close();
  }
});
