import { setTimeout as delay } from 'node:timers/promises';
import { lineThrough } from '@chuli/harness';
import type { BenchProcess } from './live-process.ts';
import { type ScalePlace, openScalePlace } from './scale-place.ts';

const LISTENERS = 500;
/** So many go and so many come at every look, as browsers do. */
const CHANGED = 25;
const LOOK_MS = 5_000;
const TOLD_EVERY_MS = 300_000;
/** Most of what a process learns at first it learns with the first ten thousand who go and come. */
const WARM_UP = { rounds: 130, changed: 100 };
/** What it learns by the minute comes to rest within this part. */
const SETTLED = 0.5;
const HOUR_MS = 3_600_000;
const MEGABYTE = 1_048_576;

export type Soaked = {
  readonly name: string;
  /** Megabytes that the heap with its buffers grows in an hour, garbage taken out before each look. */
  readonly slope: number;
  readonly heapMb: number;
  readonly rssMb: number;
};

type Look = { readonly at: number; readonly heap: number; readonly rss: number };

const look = async (process: BenchProcess, at: number): Promise<Look> => {
  const { heap = 0, rss = 0 } = await process.ask('memory');
  return { at, heap, rss };
};

type Line = {
  readonly name: string;
  readonly server: BenchProcess;
  readonly port: number;
  readonly sender: BenchProcess;
  readonly looks: Look[];
};

const linesOf = ({ folder, folderPort, relays, clients }: ScalePlace): Line[] => {
  const [relay] = relays;
  const [first, second] = clients;
  if (relay === undefined || first === undefined || second === undefined)
    throw new Error('there is no relay, or nobody listens');
  return [
    { name: 'gateway', server: folder, port: folderPort, sender: first, looks: [] },
    { name: 'relay', ...relay, sender: second, looks: [] },
  ];
};

const exchange = async ({ sender, port }: Line, count: number, spreadMs: number): Promise<void> => {
  await sender.ask('leaveSome', { count });
  await sender.ask('comeLive', { port, count, spreadMs });
  await sender.ask('delays');
};

const warmUp = async (lines: readonly Line[]): Promise<void> => {
  for (let round = 0; round < WARM_UP.rounds; round += 1)
    for (const line of lines) await exchange(line, WARM_UP.changed, 300);
  console.log(`  ${WARM_UP.rounds * WARM_UP.changed} listeners have gone and come at each`);
};

const tell = (at: number, lines: readonly Line[]): void => {
  const said = lines.map(
    ({ name, looks }) => `${name} ${((looks.at(-1)?.heap ?? 0) / MEGABYTE).toFixed(1)} MB`,
  );
  console.log(`  after ${(at / 60_000).toFixed(0)} minutes: ${said.join(', ')}`);
};

const judge = (name: string, looks: readonly Look[]): Soaked => {
  const from = (looks.at(-1)?.at ?? 0) * SETTLED;
  const warm = looks.filter(({ at }) => at >= from);
  const { slope } = lineThrough(warm.map(({ at, heap }) => ({ x: at / HOUR_MS, y: heap / MEGABYTE })));
  const last = looks.at(-1);
  return { name, slope, heapMb: (last?.heap ?? 0) / MEGABYTE, rssMb: (last?.rss ?? 0) / MEGABYTE };
};

const watch = async (lines: readonly Line[], lengthMs: number): Promise<void> => {
  const started = performance.now();
  let tellAt = TOLD_EVERY_MS;
  for (let at = 0; at < lengthMs; at = performance.now() - started) {
    for (const line of lines) {
      await exchange(line, CHANGED, 500);
      line.looks.push(await look(line.server, at));
    }
    if (at >= tellAt) {
      tell(at, lines);
      tellAt += TOLD_EVERY_MS;
    }
    await delay(LOOK_MS);
  }
};

/** A market that moves and adds nothing, listeners that come and go, straight and through a relay. */
export const soak = async (minutes: number): Promise<Soaked[]> => {
  const place = await openScalePlace(1, 2);
  try {
    const lines = linesOf(place);
    for (const { port, sender } of lines)
      await sender.ask('comeLive', { port, count: LISTENERS, spreadMs: 1_000 });
    await place.folder.ask('startSteadySeconds');
    await warmUp(lines);
    await watch(lines, minutes * 60_000);
    return lines.map(({ name, looks }) => judge(name, looks));
  } finally {
    await place.stop();
  }
};
