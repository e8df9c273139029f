import { randomUUID } from 'node:crypto';
import { openLog } from '@chuli/bus';
import { LOG_LIMITS, type Source, startIngest, startServer } from '@chuli/ingest';
import { atKathmandu, instant } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { pino } from 'pino';
import type { Place } from './engines.ts';
import { type Plan, sourceOf } from './plan.ts';

/** The feed as apps/ingest runs it, on the day of the drill. */
export type ProcessPlan = {
  readonly plan: Plan;
  readonly place: Place;
  readonly port: number;
  readonly folder: string;
};

const { plan, place, port, folder } = JSON.parse(process.env['DRILL'] ?? '') as ProcessPlan;

const logger = pino({ level: process.env['CHULI_LOG_LEVEL'] ?? 'error' }, pino.destination(2));
const registry = openRegistry(place.registryUrl, 4);
const tape = openTape(place.tape);
const source = sourceOf(plan);

const bell = atKathmandu(plan.day, sessionHours(plan.day).from);

/** How much later than due a trade is given: what a source that cannot keep up adds to every lag. */
const timed = (given: Source): Source => ({
  ...given,
  async *read(context) {
    const delays: number[] = [];
    for await (const item of given.read(context)) {
      if (item.kind === 'event' && item.event.kind === 'trade' && (item.event.at ?? 0) >= bell * 1_000) {
        delays.push(performance.now() - (item.event.at ?? 0) / 1_000 / plan.speed);
      }
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
  clock: () => instant(Date.now()),
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
await startServer({ host: '127.0.0.1', port }, ingest);
process.once('SIGTERM', () => void ingest.stop().then(() => process.exit()));
