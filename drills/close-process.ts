import { randomUUID } from 'node:crypto';
import { openLog } from '@chuli/bus';
import { LOG_LIMITS, type PassStep, simulatorSource, startIngest, startServer } from '@chuli/ingest';
import { type TradingDate, atKathmandu, instant, kathmanduDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { pino } from 'pino';
import { LEASE_MS, type Order, type Told, smallDay } from './close-plan.ts';
import type { Place } from './engines.ts';
import { simulatedDay } from './plan.ts';

/** What a feed of this drill is started with. */
export type CloseProcess = {
  readonly place: Place;
  readonly port: number;
  readonly folder: string;
  readonly seed: number;
};

const { place, port, folder, seed } = JSON.parse(process.env['DRILL'] ?? '') as CloseProcess;

const AFTER_THE_CLOSE = 15 * 60 + 10;
const REQUEST_SECONDS = 5;

const tell = (told: Told): void => void process.send?.(told);

const { promise: dayKnown, resolve: knowDay } = Promise.withResolvers<void>();
let ahead = 0;
const goTo = (next: TradingDate): void => {
  ahead = atKathmandu(next, AFTER_THE_CLOSE) - Date.now();
  knowDay();
};

let goOn = (): void => undefined;
process.on('message', (order: Order) => ('day' in order ? goTo(order.day) : goOn()));
tell({ asks: 'day' });
await dayKnown;

const clock = () => instant(Date.now() + ahead);

let today = kathmanduDate(clock());
/** Every step is told, and the drill says when to go on. */
const pass: PassStep = (step) =>
  new Promise((resolve) => {
    goOn = resolve;
    tell({ step, day: today });
  });

const ingest = startIngest({
  log: await openLog({ ...place.log, ...LOG_LIMITS, clientName: 'drill' }),
  stream: place.log.stream,
  registry: openRegistry(place.registryUrl, 4),
  tape: openTape({ ...place.tape, maxSeconds: REQUEST_SECONDS }),
  logger: pino({ level: process.env['CHULI_LOG_LEVEL'] ?? 'fatal' }, pino.destination(2)),
  clock,
  openSource: (opened) => {
    today = opened;
    const made = simulatedDay(smallDay(seed, opened));
    return Promise.resolve(
      simulatorSource({ speed: smallDay(seed, opened).speed, brokers: 'after-close', day: () => made }),
    );
  },
  holder: `drill ${process.pid} ${randomUUID()}`,
  day: null,
  folder,
  snapshotMs: 5_000,
  leaseMs: LEASE_MS,
  rereads: 5,
  rereadMs: 200,
  pass,
});
await startServer({ host: '127.0.0.1', port }, ingest);
