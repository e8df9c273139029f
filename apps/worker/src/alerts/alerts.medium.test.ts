import { instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { addTradingDays } from '@chuli/market';
import { changeAlert, findAlert, judgeState, pauseAlert, removeAlert } from '@chuli/registry/alert';
import { countInbox } from '@chuli/registry/notice';
import { addSignalEvents } from '@chuli/tape/signal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayTeller } from '../forming/testing/forming-place.ts';
import type { FollowedAlerts } from './follow-alerts.ts';
import type { ScanJudge } from './scan-judge.ts';
import { watchSilence } from './silence.ts';
import { type AlertPlace, barOf, openAlertPlace } from './testing/alert-place.ts';

const FIRST = tradingDate('2026-08-03');
const day = (number: number) => addTradingDays(FIRST, number);
const [D0, D1, D2, D3] = [day(0), day(1), day(2), day(3)];
const NIGHT = 17 * 60;
const LIVE = { timing: 'forming', frequency: 'once-per-bar' } as const;

let place: AlertPlace;
beforeEach(async () => {
  place = await openAlertPlace(D1);
});
let runs: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(runs.map((stop) => stop()));
  runs = [];
  await place.close();
});

/** Started; stopped by what it returns, or at the end. */
const run = (scans: ScanJudge | null = null): (() => Promise<void>) => {
  const { stop } = place.start(scans);
  runs.push(stop);
  return stop;
};
const told = dayTeller(D1, new Map([['T0', 500_00]]));
const trade = (rupees: number, seconds: number) => told.trade('T0', rupees * 100, seconds);
const OPEN = [told.opening(), told.status('open', 0)];
const lines = async () =>
  (await place.firings()).map(
    ({ bar, symbol, is_late, withdrawn_at }) =>
      `${symbol} ${bar}${is_late ? ' late' : ''}${withdrawn_at === null ? '' : ' withdrawn'}`,
  );
const flat = (prices: readonly number[], symbol = 'T0') =>
  prices.map((close, number) => barOf(symbol, day(number), close));

describe('alerts at the close', () => {
  it('judge every session that was missed in its order, each once, and what is older than today is late', async () => {
    const personId = await place.settle();
    const alert = await place.make(personId);
    await place.write(flat([500]));
    const stop = run();
    await expect.poll(place.judgedTo).toBe(D0);
    await stop();
    place.goTo(D3, NIGHT);
    await place.write(flat([500, 511, 505, 512]));
    run();
    await expect.poll(lines).toEqual([`T0 ${D1} late`, `T0 ${D3}`]);
    const notices = await place.registry
      .selectFrom('delivery')
      .innerJoin('notice', 'notice.id', 'delivery.notice_id')
      .select(['bundle', 'notice.kind'])
      .orderBy('due_at')
      .execute();
    // What is late waits for the message after the close.
    expect(notices.filter(({ bundle }) => bundle !== null)).toHaveLength(1);
    expect(notices).toHaveLength(2);
    await place.rest();
    expect(await lines()).toHaveLength(2);
    expect((await findAlert(place.registry, { personId, id: alert.id }))?.standings).toEqual({ fired: 1 });
  });

  it('mark what a corrected bar does not bear out, tell late what it does, and bring back what was over', async () => {
    const personId = await place.settle();
    await place.make(personId);
    const once = await place.make(personId, { frequency: 'once', note: 'once' });
    place.goTo(D2, NIGHT);
    await place.write(flat([500, 511, 505]));
    run();
    await expect.poll(lines).toEqual([`T0 ${D1} late`, `T0 ${D1} late`]);
    expect((await findAlert(place.registry, { personId, id: once.id }))?.state).toBe('expired');
    // The first was an error, and the second as well.
    await place.write(flat([500, 509, 513]));
    await expect
      .poll(lines)
      .toEqual([`T0 ${D1} late withdrawn`, `T0 ${D1} late withdrawn`, `T0 ${D2}`, `T0 ${D2}`]);
    await place.write(flat([500, 511, 505]));
    await expect
      .poll(lines)
      .toEqual([`T0 ${D1} late`, `T0 ${D1} late`, `T0 ${D2} withdrawn`, `T0 ${D2} withdrawn`]);
    expect(await countInbox(place.registry, personId)).toMatchObject({ all: 4 });
  });

  it('judge lists of signals by what the final pass stored', async () => {
    const personId = await place.settle();
    const condition = { kind: 'signal', list: 'macd-cross.signal.daily.buy' } as const;
    await place.make(personId, { condition, scope: { of: 'universe' } });
    await place.make(personId, { condition, scope: { symbols: [stockSymbol('T1')] } });
    const row = { kind: 'signal', timeframe: 'daily', side: 'buy', symbol: stockSymbol('T0') } as const;
    const values = {
      bar_ends_at: 0,
      close: paisa(1),
      lefts: [],
      rights: [],
      rule_version: '1',
      data_version: '1',
    };
    await addSignalEvents(place.tape, [
      { family: 'macd-cross', ...row, ...values, signal_on: D1, ended_on: null },
    ]);
    place.goTo(D1, NIGHT);
    await place.write([...flat([500, 500]), ...flat([500, 500], 'T1')]);
    run();
    await expect.poll(lines).toEqual([`T0 ${D1}`]);
  });

  it('judge scans behind their question, each text once', async () => {
    const personId = await place.settle();
    await place.make(personId, { condition: { kind: 'scan', text: 'close > 1' }, scope: { of: 'universe' } });
    await place.make(personId, {
      condition: { kind: 'level', measure: 'indicator', of: 'rsi(14)', operator: '>=', value: 70 },
    });
    const asked: string[] = [];
    const judged: ScanJudge['judged'] = async (text, days) => {
      asked.push(text);
      const truthOn = (on: string) => ({
        truth: on === D1 ? ('holds' as const) : ('fails' as const),
        figures: [{ name: 'close', value: 5, unit: 'rupees' }],
      });
      return new Map(days.map((on) => [on, new Map([[stockSymbol('T0'), truthOn(on)]])]));
    };
    const scans: ScanJudge = { judged, stood: judged };
    place.goTo(D1, NIGHT);
    await place.write([...flat([500, 500]), ...flat([500, 500], 'T1')]);
    run(scans);
    await expect.poll(lines).toEqual([`T0 ${D1}`, `T0 ${D1}`]);
    expect(new Set(asked)).toEqual(new Set(['close > 1', 'rsi(14) >= 70']));
  });

  it('on a scan wait through sessions in which the stock is not traded, or nothing can be said of it', async () => {
    const personId = await place.settle();
    await place.make(personId, { condition: { kind: 'scan', text: 'close > 1' }, scope: { of: 'universe' } });
    const said: Readonly<Record<string, 'holds' | 'fails' | 'silent'>> = {
      [`T0 ${D0}`]: 'fails',
      [`T1 ${D0}`]: 'fails',
      [`T1 ${D1}`]: 'silent',
      [`T0 ${D2}`]: 'holds',
      [`T1 ${D2}`]: 'holds',
    };
    const judged: ScanJudge['judged'] = async (_, days) =>
      new Map(
        days.map((on) => [
          on,
          new Map(
            ['T0', 'T1'].map((symbol) => [
              stockSymbol(symbol),
              { truth: said[`${symbol} ${on}`] ?? 'silent', figures: [] },
            ]),
          ),
        ]),
      );
    place.goTo(D2, NIGHT);
    await place.write([barOf('T0', D0, 500), barOf('T0', D2, 500), ...flat([500, 500, 500], 'T1')]);
    run({ judged, stood: judged });
    await expect.poll(lines).toEqual([`T0 ${D2}`, `T1 ${D2}`]);
  });

  it('of a package that has ended are paused, and say so once', async () => {
    const personId = await place.settle(null);
    const alert = await place.make(personId);
    place.goTo(D1, NIGHT);
    await place.write(flat([500, 511]));
    run();
    await expect
      .poll(async () => (await findAlert(place.registry, { personId, id: alert.id }))?.paused_because)
      .toBe('package');
    expect(await place.firings()).toEqual([]);
    expect(await countInbox(place.registry, personId)).toMatchObject({ all: 1 });
  });

  it('end with the last session that they were made for', async () => {
    const personId = await place.settle();
    const alert = await place.make(personId, { expiresOn: D1 });
    place.goTo(D2, NIGHT);
    await place.write(flat([500, 505, 511]));
    run();
    await expect
      .poll(async () => (await findAlert(place.registry, { personId, id: alert.id }))?.state)
      .toBe('expired');
    expect(await place.firings()).toEqual([]);
  });
});

it('a feed that falls silent in mid-session is told of once, and forgotten when it is heard again', async () => {
  const personId = await place.settle();
  await place.make(personId, LIVE);
  place.goTo(D1, 12 * 60);
  let silentMs = 61_000;
  const followed = {
    day: () => ({ day: D1 }),
    isCaughtUp: () => true,
    heardAt: () => performance.now() - silentMs,
  } as unknown as FollowedAlerts;
  const listen = watchSilence(place);
  const since = async () => (await judgeState(place.registry)).silent_since;
  await listen(followed);
  await listen(followed);
  expect(await since()).toEqual(new Date(place.clock()));
  silentMs = 0;
  await listen(followed);
  expect(await since()).toBeNull();
  silentMs = 61_000;
  await listen(followed);
  expect(await countInbox(place.registry, personId)).toMatchObject({ all: 1 });
  // After the close nobody expects to hear anything.
  place.goTo(D1, NIGHT);
  await listen(followed);
  expect(await since()).toBeNull();
});

describe('alerts on bars that form', () => {
  it('are told within the session, once, and not again after a restart or at the close', async () => {
    const personId = await place.settle();
    await place.make(personId, LIVE);
    await place.make(personId, { ...LIVE, frequency: 'every-time', note: 'every' });
    await place.write(flat([500]));
    const stop = run();
    await place.publish(D1, [...OPEN, trade(505, 1), trade(511, 2), trade(505, 70), trade(512, 90)]);
    await expect.poll(lines).toEqual([`T0 ${D1}`, `T0 ${D1} 11:00`, `T0 ${D1} 11:01`]);
    await stop();
    run();
    await place.publish(D1, [trade(505, 200), trade(513, 260), told.status('closed', 4 * 3_600)]);
    await expect.poll(lines).toHaveLength(4);
    place.goTo(D1, NIGHT);
    await place.write([...flat([500]), barOf('T0', D1, 513, { high: 513, low: 505 })]);
    await expect.poll(place.judgedTo).toBe(D1);
    await place.rest();
    expect(await lines()).toEqual([`T0 ${D1}`, `T0 ${D1} 11:00`, `T0 ${D1} 11:01`, `T0 ${D1} 11:04`]);
  });

  it('are withdrawn where the trade was annulled, and told at the close where nobody could look', async () => {
    const personId = await place.settle();
    await place.make(personId, LIVE);
    await place.write(flat([500]));
    run();
    await place.publish(D1, [...OPEN, trade(505, 1), trade(511, 2), told.status('closed', 4 * 3_600)]);
    await expect.poll(lines).toEqual([`T0 ${D1}`]);
    place.goTo(D2, NIGHT);
    const second = barOf('T0', D2, 507, { high: 512, low: 500 });
    await place.write([...flat([500]), barOf('T0', D1, 505, { high: 506, low: 500 }), second]);
    await expect.poll(lines).toEqual([`T0 ${D1} withdrawn`, `T0 ${D2}`]);
  });

  it('follow what their owner does with them while the market trades', async () => {
    const personId = await place.settle();
    await place.write(flat([500]));
    const [removed, paused, changed] = [
      await place.make(personId, LIVE),
      await place.make(personId, LIVE),
      await place.make(personId, LIVE),
    ];
    run();
    await place.publish(D1, [...OPEN, trade(505, 1)]);
    await place.rest();
    place.goTo(D1, 11 * 60 + 1);
    await removeAlert(place.registry, { personId, id: removed.id });
    await pauseAlert(place.registry, { personId, id: paused.id }, new Date(place.clock()));
    const higher = { kind: 'level', measure: 'price', operator: '>=', value: 520_00 } as const;
    await changeAlert(
      place.registry,
      { personId, id: changed.id },
      {
        condition: higher,
        ruleHash: 'b'.repeat(64),
        scope: { symbols: [stockSymbol('T0')] },
        ...LIVE,
        channels: [],
        isGathered: false,
        note: '',
        firesFirst: false,
        expiresOn: null,
        resets: true,
      },
      new Date(place.clock()),
    );
    const made = await place.make(personId, LIVE, instant(place.clock()));
    await place.rest();
    await place.publish(D1, [trade(512, 70), trade(521, 80)]);
    await expect.poll(lines).toHaveLength(2);
    await place.rest();
    const ids = (await place.firings()).map(({ alert_id, value }) => [alert_id, value]);
    expect(new Map(ids as [string, number][])).toEqual(
      new Map([
        [made.id, 512_00],
        [changed.id, 521_00],
      ]),
    );
  });

  it('one copy judges, and another goes on when it is gone', async () => {
    const personId = await place.settle();
    await place.make(personId, LIVE);
    await place.write(flat([500]));
    const [stop] = [run(), run()];
    await place.publish(D1, [...OPEN, trade(505, 1)]);
    await place.rest();
    await stop();
    await place.publish(D1, [trade(511, 2)]);
    await expect.poll(lines).toEqual([`T0 ${D1}`]);
  });
});
