import { createHash, randomUUID } from 'node:crypto';
import { ruleText } from '@chuli/alerts';
import { type Log, openLog } from '@chuli/bus';
import { type Paisa, type TradingDate, atKathmandu, paisa, phoneNumber } from '@chuli/kernel';
import { type Registry, openRegistry } from '@chuli/registry';
import { insertPerson } from '@chuli/registry/account';
import { addAlert } from '@chuli/registry/alert';
import { setPreference } from '@chuli/registry/notice';
import { type SessionEvent, encodeEvent, messageId } from '@chuli/session';
import { type DailyBarRow, type Tape, openTape } from '@chuli/tape';
import { replaceDailyBars, stampBases } from '@chuli/tape/write';
import type { DayBar, PlannedAlert, PlannedDay } from './alerts-plan.ts';
import { startDrillEngines } from './engines.ts';
import { DAY } from './plan.ts';

const PEOPLE = 20;
/** Each firing goes into the inbox and leaves by both. */
export const CHANNELS = ['email', 'sms'] as const;

const settlePeople = async (registry: Registry, now: Date): Promise<string[]> => {
  const ids: string[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const phone = phoneNumber(`98470000${String(number).padStart(2, '0')}`);
    const id = (await insertPerson(registry, { phone, name: 'Drill', passwordHash: 'x' }, now)) ?? '';
    await setPreference(registry, id, { email: `drill${number}@example.np` });
    ids.push(id);
  }
  return ids;
};

const makeAlert = async (registry: Registry, personId: string, planned: PlannedAlert): Promise<string> => {
  const { condition, symbols, timing, frequency, since } = planned;
  const alert = await addAlert(
    registry,
    {
      condition,
      ruleHash: createHash('sha256').update(ruleText(condition)).digest('hex'),
      scope: { symbols: [...symbols] },
      timing,
      frequency,
      channels: [...CHANNELS],
      isGathered: false,
      note: '',
      firesFirst: false,
      expiresOn: null,
      personId,
      requestId: randomUUID(),
      most: Number.MAX_SAFE_INTEGER,
    },
    new Date(since),
  );
  if (alert === undefined) throw new Error('an alert was not kept');
  return alert.id;
};

const rowOf = ({ symbol, day, high, low, close, volume, amount }: DayBar): DailyBarRow => ({
  symbol,
  traded_on: day,
  open: null,
  high: paisa(high),
  low: paisa(low),
  close: paisa(close),
  last_traded: null,
  volume,
  amount: paisa(amount),
  trades: null,
  vwap: null,
  previous_close: null,
  source: 'drill',
  sources_agreeing: 1,
  flags: '',
});

/** Engines of its own, a log, people and their alerts. */
export type AlertsPlace = {
  readonly place: Awaited<ReturnType<Awaited<ReturnType<typeof startDrillEngines>>['place']>>;
  readonly registry: Registry;
  readonly tape: Tape;
  /** The ids of the alerts, in the order of the plan. */
  readonly ids: readonly string[];
  write: (bars: readonly DayBar[]) => Promise<void>;
  publish: (events: readonly SessionEvent[]) => Promise<void>;
  stop: () => Promise<void>;
};

const insertCompanies = async (registry: Registry, { listings }: PlannedDay): Promise<void> => {
  await registry
    .insertInto('company')
    .values(
      listings.map(({ symbol, name, instrument }) => ({
        symbol,
        name,
        instrument,
        status: 'Active',
        provenance: 'drill',
      })),
    )
    .execute();
};

export const openAlertsPlace = async (
  alerts: readonly PlannedAlert[],
  day: PlannedDay,
): Promise<AlertsPlace> => {
  const engines = await startDrillEngines();
  const place = await engines.place('alerts');
  const registry = openRegistry(place.registryUrl, 4);
  const tape = openTape(place.tape);
  const log: Log = await openLog(place.log);
  await insertCompanies(registry, day);
  const people = await settlePeople(registry, new Date(atKathmandu(DAY, 0)));
  const ids: string[] = [];
  for (const [number, alert] of alerts.entries())
    ids.push(await makeAlert(registry, people[number % people.length] ?? '', alert));
  return {
    place,
    registry,
    tape,
    ids,
    write: async (bars) => {
      await replaceDailyBars(tape, bars.map(rowOf));
      await stampBases(tape, { adjustments: [], renames: [], instruments: new Map() });
    },
    publish: async (events) => {
      for (const event of events) {
        const logged = { day: DAY, term: 1, event };
        const bytes = encodeEvent(logged);
        await log.publish({ day: DAY, kind: event.kind, messageId: messageId(logged), bytes });
      }
    },
    stop: async () => {
      await log.close();
      await Promise.all([registry.destroy(), tape.close()]);
      await engines.stop();
    },
  };
};

/** The previous session: every stock stood where the day begins. */
export const flatBars = (
  listings: readonly { readonly symbol: DayBar['symbol']; readonly previousClose: Paisa | null }[],
  day: TradingDate,
): DayBar[] =>
  listings.flatMap(({ symbol, previousClose: close }) =>
    close === null ? [] : [{ symbol, day, high: close, low: close, close, volume: 10, amount: 10 * close }],
  );
