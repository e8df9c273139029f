import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, deleteLog, openLog } from '@chuli/bus';
import type { Tier } from '@chuli/contracts';
import { type TradingDate, atKathmandu, instant, paisa, phoneNumber, stockSymbol } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type ChosenAlert, addAlert, judgeState } from '@chuli/registry/alert';
import { insertPerson } from '@chuli/registry/account';
import { setPreference } from '@chuli/registry/notice';
import { type SessionEvent, encodeEvent, messageId } from '@chuli/session';
import { type DailyBarRow, migrateTape, openTape } from '@chuli/tape';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { replaceDailyBars, stampBases } from '@chuli/tape/write';
import { testClickHouse, testNats, testRegistry } from '@chuli/testkit';
import { pino } from 'pino';
import { startAlerts } from '../start-alerts.ts';
import type { ScanJudge } from '../scan-judge.ts';

const CHOSEN: ChosenAlert = {
  condition: { kind: 'level', measure: 'price', operator: '>=', value: 510_00 },
  ruleHash: 'a'.repeat(64),
  scope: { symbols: [stockSymbol('T0')] },
  timing: 'close',
  frequency: 'once-per-bar-close',
  channels: ['email'],
  isGathered: false,
  note: '',
  firesFirst: false,
  expiresOn: null,
};

const HOUR_MS = 3_600_000;
const YEAR_MS = 8_760 * HOUR_MS;

/** A daily bar in rupees; without more of it the price stood still. */
export const barOf = (
  symbol: string,
  traded_on: TradingDate,
  close: number,
  { high = close, low = close }: { high?: number; low?: number } = {},
): DailyBarRow => ({
  symbol: stockSymbol(symbol),
  traded_on,
  open: null,
  high: paisa(high * 100),
  low: paisa(low * 100),
  close: paisa(close * 100),
  last_traded: null,
  volume: 1_000,
  amount: null,
  trades: null,
  vwap: null,
  previous_close: null,
  source: 'test',
  sources_agreeing: 1,
  flags: '',
});

type People = { readonly registry: Registry; readonly now: () => number };

const peopleOf = ({ registry, now }: People) => {
  let people = 0;
  return {
    /** Somebody with a package who reads letters. */
    settle: async (tier: Tier | null = 'Platinum'): Promise<string> => {
      people += 1;
      const phone = phoneNumber(`98450000${String(people).padStart(2, '0')}`);
      const at = new Date(now() - YEAR_MS);
      const id = (await insertPerson(registry, { phone, name: 'Maya', passwordHash: 'x' }, at)) ?? '';
      await setPreference(registry, id, { email: `maya${people}@example.com` });
      const ends_at = new Date(now() + YEAR_MS);
      const grant = { person_id: id, source: 'operator', starts_at: at, ends_at, created_at: at } as const;
      if (tier !== null)
        await registry
          .insertInto('membership_grant')
          .values({ ...grant, tier })
          .execute();
      return id;
    },
    /** Made at a moment of its own, else long ago. */
    make: async (personId: string, more: Partial<ChosenAlert> = {}, madeAt = now() - YEAR_MS / 2) => {
      const added = { ...CHOSEN, ...more, personId, requestId: null, most: 1_000 };
      const alert = await addAlert(registry, added, new Date(madeAt));
      if (alert === undefined) throw new Error('not kept');
      return alert;
    },
    firings: () =>
      registry
        .selectFrom('alert_firing')
        .select(['alert_id', 'symbol', 'bar', 'value', 'is_late', 'withdrawn_at'])
        .orderBy('bar')
        .orderBy('alert_id')
        .execute(),
    judgedTo: async () => (await judgeState(registry)).judged_to,
  };
};

/** Engines, a log and a clock of which one has control; the worker's alerts run on them when they are started. */
export const openAlertPlace = async (today: TradingDate) => {
  const [engine, opened] = await Promise.all([testClickHouse(), testRegistry(6)]);
  const nats = testNats();
  const tape = openTape(engine);
  const log: Log = await openLog(nats);
  await migrateTape(engine);
  const { registry } = opened;
  let now = Number(atKathmandu(today, 12 * 60));
  const clock = () => instant(now);
  return {
    ...peopleOf({ registry, now: clock }),
    tape,
    registry,
    clock,
    start: (scans: ScanJudge | null = null) =>
      startAlerts({
        tape,
        registry,
        log: nats,
        logger: pino({ level: process.env['CHULI_LOG_LEVEL'] ?? 'silent' }),
        clock,
        holder: randomUUID(),
        freeFeatures: [],
        scans,
        passedTo: async () => heldSessions(await knownDays(tape)).at(-1) ?? null,
        lookMs: 50,
      }),
    goTo: (day: TradingDate, minutes: number): void => {
      now = Number(atKathmandu(day, minutes));
    },
    /** All bars there are, from now on. */
    write: async (rows: readonly DailyBarRow[]): Promise<void> => {
      await replaceDailyBars(tape, rows);
      await stampBases(tape, { adjustments: [], renames: [], instruments: new Map() });
    },
    publish: async (day: TradingDate, events: readonly SessionEvent[]): Promise<void> => {
      for (const event of events) {
        const logged = { day, term: 1, event };
        const bytes = encodeEvent(logged);
        await log.publish({ day, kind: event.kind, messageId: messageId(logged), bytes });
      }
    },
    /** Long enough for anything that was still to be told. */
    rest: () => sleep(1_500),
    close: async (): Promise<void> => {
      await log.close();
      await deleteLog(nats);
      await Promise.all([tape.close(), opened.close()]);
      await engine.drop();
    },
  };
};

export type AlertPlace = Awaited<ReturnType<typeof openAlertPlace>>;
