import { phoneNumber } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { insertPerson } from '../account/person.ts';
import { openSignIn } from '../account/sign-in.ts';
import { claimDeliveries } from './claim.ts';
import { countInbox, inboxPage, markAllRead, markRead } from './inbox.ts';
import { type NewNotice, createNotice } from './create-notice.ts';
import { setPreference, setSwitches } from './preference.ts';
import { addSubscription } from './push-subscription.ts';
import { recoverDeliveries, settleDeliveries } from './settle.ts';

/** Noon in Kathmandu. */
const NOW = new Date('2026-11-15T06:15:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry();
  registry = opened.registry;
  return opened.close;
});

let people = 0;
const addPerson = async (): Promise<string> => {
  people += 1;
  const phone = phoneNumber(`98420000${String(people).padStart(2, '0')}`);
  return (await insertPerson(registry, { phone, name: 'Hari', passwordHash: 'x' }, NOW)) ?? '';
};
const paid = (personId: string, receipt: string): NewNotice => ({
  personId,
  kind: 'payment',
  key: `paid ${receipt}`,
  facts: { item: 'gold-12', total: 150_000, receipt },
});
const signal = (personId: string, symbol: string): NewNotice => ({
  personId,
  kind: 'signal',
  key: `signal ${symbol}`,
  facts: { symbol, list: 'MACD cross', timeframe: 'daily', side: 'buy', day: '2026-11-15' },
});
const deliveriesOf = (noticeId: string | null) =>
  registry.selectFrom('delivery').selectAll().where('notice_id', '=', noticeId).execute();
const claiming = (claim: string, most = 100) => ({
  claim,
  most,
  lifeMs: MINUTE,
  channels: ['push', 'email', 'sms'] as const,
  hasNotices: true,
  sealedWith: [],
});

const tell = (notice: NewNotice, at: Date) =>
  registry.transaction().execute((transaction) => createNotice(transaction, notice, at));

describe('a notice', () => {
  it('is told once for one cause, however many tell it at once', async () => {
    const id = await addPerson();
    const told = await Promise.all(Array.from({ length: 8 }, () => tell(paid(id, 'a'), NOW)));
    expect(told.filter((one) => one !== null)).toHaveLength(1);
    expect(await countInbox(registry, id)).toEqual({ all: 1, unread: 1 });
  });

  it('is there with its cause or not at all', async () => {
    const id = await addPerson();
    const failing = registry.transaction().execute(async (transaction) => {
      await createNotice(transaction, paid(id, 'b'), NOW);
      throw new Error('the cause did not happen');
    });
    await expect(failing).rejects.toThrow('did not happen');
    expect(await countInbox(registry, id)).toEqual({ all: 0, unread: 0 });
  });

  it('is not told to whoever switched its kind off, unless it is about the account', async () => {
    const id = await addPerson();
    await setSwitches(registry, { personId: id, kind: 'signal', inbox: false });
    await setSwitches(registry, { personId: id, kind: 'payment', inbox: false });
    expect(await tell(signal(id, 'NABIL'), NOW)).toBeNull();
    expect(await tell(paid(id, 'c'), NOW)).toEqual(expect.any(String));
  });

  it('goes by the channels that were chosen, and rings in no quiet hour', async () => {
    const id = await addPerson();
    await setPreference(registry, id, { email: 'hari@example.com', quiet_from: 600, quiet_until: 840 });
    await setSwitches(registry, { personId: id, kind: 'target', email: true, sms: true });
    const facts = { symbol: 'NABIL', side: 'buy' as const, target: 1, reached: 1, day: '2026-11-15' };
    const told = await tell({ personId: id, kind: 'target', key: 't', facts }, NOW);
    const due = new Map((await deliveriesOf(told)).map(({ channel, due_at }) => [channel, due_at]));
    expect(due).toEqual(
      new Map([
        ['email', NOW],
        ['sms', new Date('2026-11-15T08:15:00Z')],
      ]),
    );
  });

  it('that quiet hours held back leaves at their end, in one message with the others of its kind', async () => {
    const id = await addPerson();
    await setPreference(registry, id, { email: 'hari@example.com', quiet_from: 600, quiet_until: 840 });
    const signedIn = await openSignIn(
      registry,
      {
        personId: id,
        deviceHash: 'phone',
        deviceName: 'Phone',
        medium: 'web',
        address: '10.0.0.9',
        tokenHash: `${id} phone`,
        tokenExpiresAt: later(1_000 * MINUTE),
        passwordHash: 'x',
      },
      NOW,
    );
    const signInId = signedIn ?? '';
    const keys = { endpoint: `https://push.example.np/${id}`, p256dh: 'p', auth: 'a' };
    await addSubscription(registry, { personId: id, signInId, ...keys }, NOW);
    const ways = { channels: ['push', 'sms', 'email'] as const, gathers: false };
    const told = [
      await tell({ ...signal(id, 'NABIL'), ways }, NOW),
      await tell({ ...signal(id, 'UPPER'), ways }, later(20 * MINUTE)),
      await tell({ ...signal(id, 'AFTER'), ways }, new Date('2026-11-15T08:20:00Z')),
    ];
    const rows = (await Promise.all(told.map(deliveriesOf))).flat();
    const bundlesOf = (channel: string) =>
      rows.filter((row) => row.channel === channel).map(({ bundle }) => bundle);
    const held = 'signal held until 2026-11-15';
    expect(bundlesOf('push')).toEqual([held, held, null]);
    // A letter does not ring, and a text message says one thing.
    expect(bundlesOf('email')).toEqual([null, null, null]);
    expect(bundlesOf('sms')).toEqual([null, null, null]);
    await registry.deleteFrom('delivery').where('notice_id', 'in', told).execute();
  });

  it('is shown unread first, and only its owner can read it', async () => {
    const [id, other] = [await addPerson(), await addPerson()];
    const first = (await tell(paid(id, 'd'), NOW)) ?? '';
    await tell(paid(id, 'e'), later(1_000));
    await tell(paid(id, 'f'), later(2_000));
    expect(await markRead(registry, { personId: other, id: first }, NOW)).toBe(false);
    const newest = (await inboxPage(registry, { personId: id, offset: 0, limit: 1 }))[0]?.id ?? '';
    expect(await markRead(registry, { personId: id, id: newest }, NOW)).toBe(true);
    const shown = await inboxPage(registry, { personId: id, offset: 0, limit: 10 });
    expect(shown.map(({ facts }) => 'receipt' in facts && facts.receipt)).toEqual(['e', 'd', 'f']);
    await markAllRead(registry, other, later(3_000));
    expect(await countInbox(registry, id)).toEqual({ all: 3, unread: 2 });
  });
});

describe('a sign-in', () => {
  const open = async (personId: string, device: string) =>
    openSignIn(
      registry,
      {
        personId,
        deviceHash: device,
        deviceName: `Browser ${device}`,
        medium: 'web',
        address: '10.0.0.9',
        tokenHash: `${personId} ${device} ${Math.random()}`,
        tokenExpiresAt: later(MINUTE),
        passwordHash: 'x',
      },
      NOW,
    );

  it('is told of from a device that is new, but not the first of all and not a known one', async () => {
    const id = await addPerson();
    for (const device of ['one', 'one', 'two', 'two']) await open(id, device);
    const told = await inboxPage(registry, { personId: id, offset: 0, limit: 10 });
    expect(told.map(({ facts }) => 'device' in facts && facts.device)).toEqual(['Browser two']);
  });
});

describe('the outbox', () => {
  const fill = async (count: number): Promise<string> => {
    const id = await addPerson();
    await setSwitches(registry, { personId: id, kind: 'payment', sms: true });
    for (let at = 0; at < count; at += 1) await tell(paid(id, `o${at}`), NOW);
    return id;
  };
  const clear = () => registry.deleteFrom('delivery').execute();

  it('gives each message to one of any number of senders', async () => {
    await clear();
    await fill(60);
    const rounds = await Promise.all(
      Array.from({ length: 6 }, (_, at) => claimDeliveries(registry, claiming(`claim ${at}`, 20), later(1))),
    );
    const ids = rounds.flat().flatMap(({ notices }) => (notices ?? []).map(({ id }) => id));
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('takes what a sender left behind for unsure, and lets that sender still put it right', async () => {
    await clear();
    await fill(2);
    const claimed = await claimDeliveries(registry, claiming('gone'), later(1));
    const ids = claimed.flatMap(({ notices }) => (notices ?? []).map(({ id }) => id));
    expect(await recoverDeliveries(registry, later(MINUTE - 1))).toEqual({ again: 0, unsure: 0, late: 0 });
    expect(await recoverDeliveries(registry, later(MINUTE + 1))).toEqual({ again: 0, unsure: 2, late: 0 });
    expect(await claimDeliveries(registry, claiming('next'), later(2 * MINUTE))).toEqual([]);
    await settleDeliveries(registry, { ids: ids.slice(0, 1), claim: 'next' }, { kind: 'sent' }, NOW);
    await settleDeliveries(registry, { ids: ids.slice(1), claim: 'gone' }, { kind: 'sent' }, NOW);
    const states = await registry.selectFrom('delivery').select('state').orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['sent', 'unsure']);
  });

  it('sends what is gathered in one message, and gives up what is too late', async () => {
    await clear();
    const id = await addPerson();
    await setPreference(registry, id, { email: 'hari@example.com' });
    await setSwitches(registry, { personId: id, kind: 'signal', email: true });
    for (const symbol of ['NABIL', 'UPPER', 'HIDCL']) await tell(signal(id, symbol), NOW);
    expect(await claimDeliveries(registry, claiming('early'), later(MINUTE))).toEqual([]);
    const atFour = new Date('2026-11-15T10:15:00Z');
    const [message, ...more] = await claimDeliveries(registry, claiming('digest', 1), atFour);
    expect(message?.notices).toHaveLength(3);
    expect(more).toEqual([]);
    await tell(signal(id, 'NICA'), atFour);
    const { late } = await recoverDeliveries(registry, new Date(atFour.getTime() + 25 * 60 * MINUTE));
    expect(late).toBe(1);
  });
});
