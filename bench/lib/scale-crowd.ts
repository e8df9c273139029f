import { setTimeout as delay } from 'node:timers/promises';
import type { BenchProcess } from './live-process.ts';
import { openScalePlace } from './scale-place.ts';

const CONNECTS_A_SECOND = 1_000;
const SECONDS = 20;

export type Crowd = {
  readonly sockets: number;
  readonly seconds: number;
  /** Messages that arrived, of those that were due. */
  readonly messages: number;
  readonly delivered: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of one relay. */
  readonly kb: number;
  readonly relayMicros: number;
  readonly folderMicrosASecond: number;
};

const figureOf = async (process: BenchProcess, question: string, name: string): Promise<number> =>
  (await process.ask(question))[name] ?? 0;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Line = { readonly server: BenchProcess; readonly port: number; readonly sender: BenchProcess };

const come = ({ port, sender }: Line, count: number, aSecond: number) =>
  sender.ask('comeLive', { port, count, spreadMs: (count / aSecond) * 1_000 });

/** Twenty seconds of the market, and what each process spent in them. */
const listen = async (folder: BenchProcess, lines: readonly Line[]) => {
  const cpuOf = (process: BenchProcess): Promise<number> => figureOf(process, 'cpu', 'micros');
  for (const { sender } of lines) await sender.ask('delays');
  const before = await Promise.all([folder, ...lines.map(({ server }) => server)].map(cpuOf));
  await folder.ask('startSeconds');
  await delay((SECONDS + 0.5) * 1_000);
  await folder.ask('stopSeconds');
  await delay(1_000);
  const heard = await Promise.all(lines.map(({ sender }) => sender.ask('delays')));
  const after = await Promise.all([folder, ...lines.map(({ server }) => server)].map(cpuOf));
  const [ofFolder = 0, ...ofRelays] = after.map((micros, at) => micros - (before[at] ?? 0));
  return { heard, ofFolder, ofRelays: sum(ofRelays) };
};

/** As many listeners as given behind two relays, each with a process of senders, while the market trades. */
export const measureCrowd = async (sockets: number): Promise<Crowd> => {
  const place = await openScalePlace(2, 2);
  const lines: Line[] = place.relays.flatMap((relay, at) => {
    const sender = place.clients[at];
    return sender === undefined ? [] : [{ ...relay, sender }];
  });
  const each = sockets / lines.length;
  const rss = (): Promise<number[]> =>
    Promise.all(lines.map(({ server }) => figureOf(server, 'memory', 'rss')));
  try {
    for (const line of lines) {
      await come(line, 100, 1_000);
      await line.sender.ask('leaveLive');
    }
    const before = await rss();
    await Promise.all(lines.map((line) => come(line, each, CONNECTS_A_SECOND / lines.length)));
    const after = await rss();
    const { heard, ofFolder, ofRelays } = await listen(place.folder, lines);
    const messages = sum(heard.map(({ count = 0 }) => count));
    return {
      sockets: sum(await Promise.all(lines.map(({ sender }) => figureOf(sender, 'here', 'count')))),
      seconds: SECONDS,
      messages,
      delivered: messages / (sockets * SECONDS),
      p50Ms: Math.max(...heard.map(({ p50 = 0 }) => p50)),
      p99Ms: Math.max(...heard.map(({ p99 = 0 }) => p99)) + 1_000,
      kb: Math.max(...after.map((bytes, at) => bytes - (before[at] ?? 0))) / each / 1_024,
      relayMicros: ofRelays / Math.max(1, messages),
      folderMicrosASecond: ofFolder / SECONDS,
    };
  } finally {
    await place.stop();
  }
};
