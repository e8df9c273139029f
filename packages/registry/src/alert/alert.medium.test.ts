import { type Instance, NEW_INSTANCE } from '@chuli/alerts';
import {
  type AlertFacts,
  type StockSymbol,
  instant,
  phoneNumber,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertPerson } from '../account/person.ts';
import type { Registry } from '../client.ts';
import { countInbox } from '../notice/inbox.ts';
import { setPreference, setSwitches } from '../notice/preference.ts';
import {
  type ChosenAlert,
  addAlert,
  changeAlert,
  findAlert,
  listAlerts,
  pauseAlert,
  removeAlert,
  resumeAlert,
} from './alert.ts';
import { firingsSince, markFirings } from './corrections.ts';
import { judgeState, keepJudged, keepSilence, sweepAlerts, tellOfSilence } from './judge.ts';
import { alertLog } from './log.ts';
import { type JudgedChange, recordJudged } from './record.ts';
import { activeAlerts, changedAlerts, firingTimes, instancesOf, spentAlerts } from './watched.ts';

/** Noon in Kathmandu. */
const NOW = new Date('2026-11-15T06:15:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const DAY = tradingDate('2026-11-15');
const [NABIL, NICA] = [stockSymbol('NABIL'), stockSymbol('NICA')];

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry();
  registry = opened.registry;
  return opened.close;
});

let people = 0;
const addPerson = async (): Promise<string> => {
  people += 1;
  const phone = phoneNumber(`98430000${String(people).padStart(2, '0')}`);
  const id = (await insertPerson(registry, { phone, name: 'Hari', passwordHash: 'x' }, NOW)) ?? '';
  await setPreference(registry, id, { email: `hari${people}@example.com` });
  return id;
};

const HASH = 'a'.repeat(64);
const CHOSEN: ChosenAlert = {
  condition: { kind: 'level', measure: 'price', operator: '>=', value: 560_00 },
  ruleHash: HASH,
  scope: { symbols: [NABIL] },
  timing: 'forming',
  frequency: 'once-per-bar',
  channels: ['email'],
  isGathered: false,
  note: 'breakout',
  firesFirst: false,
  expiresOn: null,
};

const make = async (personId: string, more: Partial<ChosenAlert> = {}) => {
  const added = { personId, requestId: null, most: 100, ...CHOSEN, ...more };
  const alert = await addAlert(registry, added, NOW);
  if (alert === undefined) throw new Error('not kept');
  return alert;
};

const FACTS: AlertFacts = {
  about: 'fired',
  alert: null,
  note: '',
  rule: 'price',
  says: null,
  operator: '>=',
  level: 560_00,
  symbol: 'NABIL',
  value: 561_00,
  bar: DAY,
  is_forming: true,
  is_late: false,
};

const fired = (at: Date, turn = 0): Instance => ({
  ...NEW_INSTANCE,
  state: 'fired',
  place: { bar: DAY, isClosed: false, at: instant(at.getTime()), turn },
  value: 561_00,
  firedBar: DAY,
  firedAt: instant(at.getTime()),
});

const changeOf = (
  { id, revision }: { id: string; revision: number },
  more: Partial<JudgedChange> & { bar?: string; at?: Date; symbol?: StockSymbol } = {},
): JudgedChange => {
  const { bar = DAY, at = NOW, symbol = NABIL, ...rest } = more;
  return {
    alertId: id,
    revision,
    symbol,
    instance: fired(at),
    isCorrected: false,
    firing: {
      bar,
      at: instant(at.getTime()),
      value: 561_00,
      isForming: true,
      isLate: false,
      figures: [{ name: 'price', value: 561_00, unit: 'paisa' }],
      facts: FACTS,
      ways: { channels: ['email'], gathers: false },
    },
    pause: null,
    ...rest,
  };
};

const deliveries = (personId: string) =>
  registry
    .selectFrom('delivery')
    .innerJoin('notice', 'notice.id', 'delivery.notice_id')
    .select(['delivery.channel', 'delivery.bundle', 'notice.key'])
    .where('notice.person_id', '=', personId)
    .execute();

describe('alerts of a person', () => {
  it('are kept up to a limit, also when many are made at once; those that are over do not count', async () => {
    const personId = await addPerson();
    const added = { personId, requestId: null, most: 2, ...CHOSEN };
    const made = await Promise.all(Array.from({ length: 5 }, () => addAlert(registry, added, NOW)));
    expect(made.filter((alert) => alert !== undefined)).toHaveLength(2);
    await registry.updateTable('alert').set({ state: 'expired' }).where('person_id', '=', personId).execute();
    expect(await addAlert(registry, added, NOW)).toMatchObject({ state: 'active', standings: {} });
    expect(await listAlerts(registry, { personId, offset: 0, limit: 10 })).toMatchObject({ total: 3 });
  });

  it('sent twice under one request are kept once', async () => {
    const personId = await addPerson();
    const added = { personId, requestId: crypto.randomUUID(), most: 100, ...CHOSEN };
    const [one, other] = await Promise.all([addAlert(registry, added, NOW), addAlert(registry, added, NOW)]);
    expect(one?.id).toBe(other?.id);
  });

  it('are listed by state and stock, the newest first', async () => {
    const personId = await addPerson();
    const first = await make(personId);
    const mine = await make(personId, { scope: { of: 'my stocks' } });
    const other = await make(personId, { scope: { symbols: [NICA] } });
    await pauseAlert(registry, { personId, id: first.id }, NOW);
    const idsOf = async (filter: object): Promise<string[]> =>
      (await listAlerts(registry, { personId, offset: 0, limit: 10, ...filter })).rows.map(({ id }) => id);
    expect((await idsOf({ symbol: NICA })).toSorted()).toEqual([mine.id, other.id].toSorted());
    expect(await idsOf({ state: 'paused' })).toEqual([first.id]);
  });

  it('are nobody else’s', async () => {
    const [owner, stranger] = [await addPerson(), await addPerson()];
    const { id } = await make(owner);
    const own = { personId: stranger, id };
    expect(await findAlert(registry, own)).toBeUndefined();
    expect(await changeAlert(registry, own, { ...CHOSEN, resets: true }, NOW)).toBeUndefined();
    expect(await pauseAlert(registry, own, NOW)).toBeUndefined();
    expect(await resumeAlert(registry, own, NOW)).toBeUndefined();
    expect(await removeAlert(registry, own)).toBe(false);
    expect(await findAlert(registry, { personId: owner, id })).toMatchObject({
      state: 'active',
      revision: 1,
    });
  });

  it('begin anew when their rule changes or they go on, and not when only the note does', async () => {
    const personId = await addPerson();
    const alert = await make(personId);
    const own = { personId, id: alert.id };
    await recordJudged(registry, [changeOf(alert)], NOW);
    const noted = await changeAlert(registry, own, { ...CHOSEN, note: 'other', resets: false }, later(1_000));
    expect(noted).toMatchObject({ revision: 2, since: NOW, standings: { fired: 1 } });
    const changed = await changeAlert(registry, own, { ...CHOSEN, resets: true }, later(2_000));
    expect(changed).toMatchObject({ revision: 3, since: later(2_000), standings: {} });
    expect(await pauseAlert(registry, own, later(3_000))).toMatchObject({
      state: 'paused',
      paused_because: 'person',
    });
    expect(await resumeAlert(registry, own, later(4_000))).toMatchObject({
      state: 'active',
      paused_because: null,
      since: later(4_000),
      revision: 5,
    });
  });
});

describe('what an alert tells', () => {
  it('is told once under its key by the channels of the alert, however often it is recorded', async () => {
    const personId = await addPerson();
    const alert = await make(personId);
    const tell = () => recordJudged(registry, [changeOf(alert)], NOW);
    const results = await Promise.all([tell(), tell(), tell()]);
    expect(results.map(({ told }) => told).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await deliveries(personId)).toMatchObject([{ channel: 'email', bundle: null }]);
    expect((await findAlert(registry, { personId, id: alert.id }))?.fired_at).toEqual(NOW);
    const log = await alertLog(registry, { personId, id: alert.id, offset: 0, limit: 10 });
    expect(log).toMatchObject({
      total: 1,
      rows: [{ symbol: 'NABIL', bar: DAY, is_late: false, deliveries: [{ channel: 'email' }] }],
    });
    const other = await addPerson();
    expect(await alertLog(registry, { personId: other, id: alert.id, offset: 0, limit: 10 })).toEqual({
      rows: [],
      total: 0,
    });
  });

  it('is there together with how the alert stands, or not at all', async () => {
    const personId = await addPerson();
    const alert = await make(personId);
    const broken = { ...changeOf(alert), symbol: null as unknown as StockSymbol };
    await expect(recordJudged(registry, [changeOf(alert), broken], NOW)).rejects.toThrow('null value');
    expect(await countInbox(registry, personId)).toEqual({ all: 0, unread: 0 });
    expect((await instancesOf(registry, [alert.id])).get(alert.id)?.size).toBe(0);
  });

  it('is not told by a rule that was changed, paused or removed while it was judged', async () => {
    const personId = await addPerson();
    const [changed, paused, removed] = [await make(personId), await make(personId), await make(personId)];
    await changeAlert(registry, { personId, id: changed.id }, { ...CHOSEN, resets: true }, NOW);
    await pauseAlert(registry, { personId, id: paused.id }, NOW);
    await removeAlert(registry, { personId, id: removed.id });
    const alerts = [changed, paused, removed];
    const { told, stale } = await recordJudged(
      registry,
      alerts.map((alert) => changeOf(alert)),
      NOW,
    );
    expect([told, stale.toSorted()]).toEqual([0, alerts.map(({ id }) => id).toSorted()]);
    expect(await countInbox(registry, personId)).toEqual({ all: 0, unread: 0 });
  });

  it('never moves an alert back behind where it stands, unless bars were corrected', async () => {
    const personId = await addPerson();
    const alert = await make(personId);
    const silent = { firing: null, isCorrected: false };
    await recordJudged(registry, [changeOf(alert, { ...silent, instance: fired(later(5_000), 2) })], NOW);
    await recordJudged(registry, [changeOf(alert, { ...silent, instance: fired(later(5_000), 1) })], NOW);
    const placeOf = async () => (await instancesOf(registry, [alert.id])).get(alert.id)?.get(NABIL)?.place;
    expect(await placeOf()).toMatchObject({ at: later(5_000).getTime(), turn: 2 });
    const back = { firing: null, isCorrected: true };
    await recordJudged(registry, [changeOf(alert, { ...back, instance: fired(NOW) })], NOW);
    expect(await placeOf()).toMatchObject({ at: NOW.getTime(), turn: 0 });
    await recordJudged(registry, [changeOf(alert, { ...back, instance: NEW_INSTANCE })], NOW);
    expect(await placeOf()).toBeUndefined();
  });

  it('is not told to whoever switched alerts off, and stands in the log all the same', async () => {
    const personId = await addPerson();
    await setSwitches(registry, { personId, kind: 'alert', inbox: false });
    const alert = await make(personId);
    expect(await recordJudged(registry, [changeOf(alert)], NOW)).toMatchObject({ told: 1 });
    expect(await countInbox(registry, personId)).toEqual({ all: 0, unread: 0 });
    expect(await alertLog(registry, { personId, id: alert.id, offset: 0, limit: 1 })).toMatchObject({
      total: 1,
    });
  });

  it('of one bar is told of fifty stocks, and of the rest stands in the log', async () => {
    const personId = await addPerson();
    const alert = await make(personId, { scope: { of: 'universe' } });
    const changes = Array.from({ length: 60 }, (_, number) =>
      changeOf(alert, { symbol: stockSymbol(`S${number}`) }),
    );
    expect(await recordJudged(registry, changes, NOW)).toMatchObject({ told: 60 });
    expect(await countInbox(registry, personId)).toMatchObject({ all: 50 });
  });

  it('too often is its last, with a notice of why', async () => {
    const personId = await addPerson();
    const alert = await make(personId, { frequency: 'every-time' });
    const pause = { because: 'flood' as const, facts: { ...FACTS, about: 'flood' as const } };
    const changes = [
      changeOf(alert, { bar: `${DAY} 12:00`, pause }),
      changeOf(alert, { bar: `${DAY} 12:01`, at: later(60_000) }),
    ];
    expect(await recordJudged(registry, changes, NOW)).toMatchObject({ told: 1 });
    expect(await findAlert(registry, { personId, id: alert.id })).toMatchObject({
      state: 'paused',
      paused_because: 'flood',
    });
    expect(await countInbox(registry, personId)).toMatchObject({ all: 2 });
    expect(await firingTimes(registry, [alert.id], later(-60_000))).toEqual(
      new Map([[alert.id, [NOW.getTime()]]]),
    );
  });

  it('once ends the alert when it has told of each of its stocks, and a correction brings it back', async () => {
    const personId = await addPerson();
    const alert = await make(personId, { frequency: 'once', scope: { symbols: [NABIL, NICA] } });
    const spent: Instance = { ...fired(NOW), state: 'expired' };
    const stateNow = async () => (await findAlert(registry, { personId, id: alert.id }))?.state;
    await recordJudged(registry, [changeOf(alert, { instance: spent })], NOW);
    expect(await stateNow()).toBe('active');
    await recordJudged(registry, [changeOf(alert, { instance: spent, symbol: NICA })], NOW);
    expect(await stateNow()).toBe('expired');
    expect((await spentAlerts(registry, NOW, 10_000)).map(({ id }) => id)).toContain(alert.id);
    const back = { instance: NEW_INSTANCE, firing: null, isCorrected: true };
    await recordJudged(registry, [changeOf(alert, back)], NOW);
    expect(await stateNow()).toBe('active');
  });
});

describe('the worker', () => {
  it('reads the alerts that are judged, page by page, and those that were changed', async () => {
    const personId = await addPerson();
    const [one, other] = [await make(personId), await make(personId)];
    const ids: string[] = [];
    for (let after = ''; ; after = ids.at(-1) ?? '') {
      const page = await activeAlerts(registry, { after, limit: 1 });
      if (page.length === 0) break;
      ids.push(...page.map(({ id }) => id));
    }
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toEqual(expect.arrayContaining([one.id, other.id]));
    await pauseAlert(registry, { personId, id: one.id }, later(900_000));
    const changed = await changedAlerts(registry, later(900_000));
    expect(changed).toMatchObject([{ id: one.id, state: 'paused', revision: 2, since: NOW.getTime() }]);
    expect((await activeAlerts(registry, { after: '', limit: 1_000 })).map(({ id }) => id)).not.toContain(
      one.id,
    );
  });

  it('marks what corrected bars do not bear out, and takes the mark away again', async () => {
    const personId = await addPerson();
    const alert = await make(personId);
    const at = later(1_000);
    await recordJudged(registry, [changeOf(alert, { at, instance: fired(at) })], NOW);
    const [told] = await firingsSince(registry, [alert.id], DAY);
    expect(told).toMatchObject({ symbol: 'NABIL', bar: DAY, isForming: true, isWithdrawn: false });
    await markFirings(registry, { withdrawn: [told?.id ?? ''], standing: [] }, later(5_000));
    const log = () => alertLog(registry, { personId, id: alert.id, offset: 0, limit: 1 });
    expect((await log()).rows[0]?.withdrawn_at).toEqual(later(5_000));
    await markFirings(registry, { withdrawn: [], standing: [told?.id ?? ''] }, later(6_000));
    expect((await log()).rows[0]?.withdrawn_at).toBeNull();
    // By another rule: no longer its own.
    await changeAlert(
      registry,
      { personId, id: alert.id },
      { ...CHOSEN, ruleHash: 'b'.repeat(64), resets: true },
      NOW,
    );
    expect(await firingsSince(registry, [alert.id], DAY)).toEqual([]);
  });

  it('keeps how far it came, and ends what was to end with that session', async () => {
    const personId = await addPerson();
    const [ending, going] = [
      await make(personId, { expiresOn: DAY }),
      await make(personId, { expiresOn: tradingDate('2026-11-16') }),
    ];
    await keepJudged(registry, { to: DAY, barsHash: 'h' }, NOW);
    expect(await judgeState(registry)).toEqual({ judged_to: DAY, bars_hash: 'h', silent_since: null });
    const stateOf = async ({ id }: { id: string }) => (await findAlert(registry, { personId, id }))?.state;
    expect([await stateOf(ending), await stateOf(going)]).toEqual(['expired', 'active']);
  });

  it('tells of a feed that fell silent once a day, however many alerts somebody has', async () => {
    const personId = await addPerson();
    await make(personId);
    await make(personId);
    await keepSilence(registry, NOW);
    expect((await judgeState(registry)).silent_since).toEqual(NOW);
    const silence = { day: DAY, facts: { ...FACTS, about: 'silence' as const } };
    expect(await tellOfSilence(registry, silence, NOW)).toBeGreaterThan(0);
    expect(await tellOfSilence(registry, silence, NOW)).toBe(0);
    expect(await countInbox(registry, personId)).toMatchObject({ all: 1 });
    await keepSilence(registry, null);
  });

  it('removes what is a year old', async () => {
    const personId = await addPerson();
    const alert = await make(personId);
    await recordJudged(registry, [changeOf(alert)], NOW);
    await sweepAlerts(registry, later(366 * 86_400_000));
    expect(await alertLog(registry, { personId, id: alert.id, offset: 0, limit: 1 })).toMatchObject({
      total: 0,
    });
    expect(await findAlert(registry, { personId, id: alert.id })).toMatchObject({ state: 'active' });
  });
});
