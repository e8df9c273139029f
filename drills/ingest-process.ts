import { randomUUID } from 'node:crypto';
import { openLog } from '@chuli/bus';
import { LOG_LIMITS, type Source, startIngest, startServer } from '@chuli/ingest';
import { type Instant, atKathmandu, instant } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { openTracing, readTelemetry } from '@chuli/telemetry';
import { pino } from 'pino';
import type { Place } from './engines.ts';
import { type ExchangePlan, type Plan, sourceOf } from './plan.ts';

/** The feed as apps/ingest runs it, on the day of the drill. */
export type ProcessPlan = {
  readonly plan: Plan | ExchangePlan;
  readonly place: Place;
  readonly host?: string;
  readonly port: number;
  readonly folder: string;
  /** By its clock the day begins now: what it hears is of this moment. */
  readonly isOnTime?: boolean;
  /** Where it does not begin at the bell. */
  readonly beginsAt?: Instant;
};

const {
  plan,
  place,
  host = '127.0.0.1',
  port,
  folder,
  isOnTime = false,
  beginsAt,
} = JSON.parse(process.env['DRILL'] ?? '') as ProcessPlan;

/** A source that is held says nothing until it is let go. */
const HELD_MS = 50;

const logger = pino({ level: process.env['CHULI_LOG_LEVEL'] ?? 'error' }, pino.destination(2));
const registry = openRegistry(place.registryUrl, 4);
const tape = openTape(place.tape);
const source = sourceOf(plan);

const bell = atKathmandu(plan.day, sessionHours(plan.day).from);

const shiftMs = isOnTime ? (beginsAt ?? bell) - Date.now() : 0;

const held = { now: false };
process.on('message', (message) => {
  held.now = (message as { isHeld: boolean }).isHeld;
});

/** How much later than due a trade is given: what a source that cannot keep up adds to every lag. */
const timed = (given: Source): Source => ({
  ...given,
  async *read(context) {
    const delays: number[] = [];
    for await (const item of given.read(context)) {
      if (item.kind === 'event' && item.event.kind === 'trade' && (item.event.at ?? 0) >= bell * 1_000) {
        delays.push(performance.now() - (item.event.at ?? 0) / 1_000 / plan.speed);
      }
      while (held.now && !context.signal.aborted) await context.sleep(HELD_MS);
      yield item;
    }
    const least = delays.reduce((low, delay) => Math.min(low, delay), Infinity);
    const late = delays.map((delay) => delay - least);
    process.send?.({ late });
  },
});

const ingest = startIngest({
  log: await openLog({ ...place.log, ...LOG_LIMITS, clientName: 'drill' }),
  stream: place.log.stream,
  registry,
  tape,
  logger,
  clock: () => instant(Date.now() + shiftMs),
  openSource: () => Promise.resolve(timed(source)),
  holder: `drill ${process.pid} ${randomUUID()}`,
  day: plan.day,
  folder,
  snapshotMs: 5_000,
  leaseMs: 3_000,
  rereads: 5,
  rereadMs: 500,
});
ingest.metrics.collectProcess();
const { settings, faults } = readTelemetry(process.env);
if (faults.length > 0) throw new Error(faults.join('; '));
openTracing('ingest', settings.traces);
await startServer({ host, port, key: settings.key }, ingest);
process.once('SIGTERM', () => void ingest.stop().then(() => process.exit()));
