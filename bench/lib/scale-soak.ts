import { setTimeout as delay } from 'node:timers/promises';
import { lineThrough } from '@chuli/harness';
import type { BenchProcess } from './live-process.ts';
import { openScalePlace } from './scale-place.ts';

const LISTENERS = 500;
/** So many go and so many come at every look, as browsers do. */
const CHANGED = 25;
const LOOK_MS = 5_000;
const TOLD_EVERY_MS = 300_000;
/** What a process learns at first and the deltas that it keeps come to rest within this part. */
const WARM_UP = 0.5;
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

const tell = (
  at: number,
  lines: readonly { readonly name: string; readonly looks: readonly Look[] }[],
): void => {
  const said = lines.map(
    ({ name, looks }) => `${name} ${((looks.at(-1)?.heap ?? 0) / MEGABYTE).toFixed(1)} MB`,
  );
  console.log(`  after ${(at / 60_000).toFixed(0)} minutes: ${said.join(', ')}`);
};

const judge = (name: string, looks: readonly Look[], warmUpMs: number): Soaked => {
  const warm = looks.filter(({ at }) => at >= warmUpMs);
  const { slope } = lineThrough(warm.map(({ at, heap }) => ({ x: at / HOUR_MS, y: heap / MEGABYTE })));
  const last = looks.at(-1);
  return { name, slope, heapMb: (last?.heap ?? 0) / MEGABYTE, rssMb: (last?.rss ?? 0) / MEGABYTE };
};

/** A market that moves and adds nothing, listeners that come and go, straight and through a relay. */
export const soak = async (minutes: number): Promise<Soaked[]> => {
  const place = await openScalePlace(1, 2);
  const { folder, folderPort, relays, clients } = place;
  const lines = [
    { name: 'gateway', server: folder, port: folderPort, sender: clients[0], looks: [] as Look[] },
    {
      name: 'relay',
      server: relays[0]?.server,
      port: relays[0]?.port ?? 0,
      sender: clients[1],
      looks: [] as Look[],
    },
  ];
  const length = minutes * 60_000;
  try {
    for (const { port, sender } of lines)
      await sender?.ask('comeLive', { port, count: LISTENERS, spreadMs: 1_000 });
    await folder.ask('startSteadySeconds');
    const started = performance.now();
    let tellAt = TOLD_EVERY_MS;
    for (let at = 0; at < length; at = performance.now() - started) {
      for (const { server, port, sender, looks } of lines) {
        await sender?.ask('leaveSome', { count: CHANGED });
        await sender?.ask('comeLive', { port, count: CHANGED, spreadMs: 500 });
        await sender?.ask('delays');
        if (server !== undefined) looks.push(await look(server, at));
      }
      if (at >= tellAt) {
        tell(at, lines);
        tellAt += TOLD_EVERY_MS;
      }
      await delay(LOOK_MS);
    }
    return lines.map(({ name, looks }) => judge(name, looks, length * WARM_UP));
  } finally {
    await place.stop();
  }
};
