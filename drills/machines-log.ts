import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Log, openLog } from '@chuli/bus';
import { nats, readRecord } from '@chuli/engines';
import { tradingDate } from '@chuli/kernel';
import { type Cluster, type ClusterNode, startCluster } from './log-cluster.ts';
import { heldByEach } from './log-watch.ts';
import type { Link } from './machines-network.ts';
import type { LogPart } from './machines-part.ts';
import { PORTS } from './machines-ports.ts';
import type { Witness } from './machines-witness.ts';

/** Of no session: whoever reads one hears nothing of it. */
const DAY = tradingDate('2026-11-12');
const PUBLISHERS = 2;
const PAUSE_MS = 60;
const ANSWER_WITHIN_MS = 2_000;
/** A silent server is given up by its clients after nine seconds, by the other servers in less; then one is asked anew. */
const BACK_WITHIN_MS = 15_000;

/** Servers that have just been started agree on who leads them within seconds. */
const OPENED_WITHIN_MS = 90_000;
const READ_WITHIN_MS = 30_000;

type Home = { readonly name: string; readonly folder: string; readonly link: Link };

type Beside = { acknowledges: () => Promise<boolean>; close: () => Promise<void> };

/** Messages to the log, and what it has said of them. */
export type Messages = Witness & {
  /** Somebody who talks to one server; while that reaches no other, nothing it is given may be said to be kept. */
  openAt: (server: string) => Promise<Beside>;
};

/** A server on each machine. */
export const startLog = (dir: string, homes: readonly Home[]): Promise<Cluster> =>
  startCluster(
    dir,
    homes.map(({ name, folder, link }) => ({
      name,
      folder,
      own: link.inner,
      reached: link.address,
      ports: { client: PORTS.log, cluster: PORTS.route, monitor: PORTS.monitor },
      namespace: link.namespace,
    })),
  );

const removeAllBut = (folder: string, kept: string): void => {
  for (const name of readdirSync(folder))
    if (name !== kept) rmSync(path.join(folder, name), { recursive: true });
};

export const partOfNode = ({ start, kill }: ClusterNode, folder: string): LogPart => ({
  start,
  kill,
  forget: () => {
    const store = path.join(folder, nats.name, 'jetstream');
    removeAllBut(store, '$SYS');
    removeAllBut(path.join(store, '$SYS/_js_'), '_meta_');
  },
  signal: (name) => {
    const pid = readRecord(folder, nats.name)?.pid;
    if (pid !== undefined) process.kill(pid, name);
  },
});

const openTo = async (cluster: Cluster, url: string): Promise<Log> => {
  let trouble: unknown = 'it does not answer';
  const opening = openLog({
    ...cluster.address('publisher'),
    url,
    publishTimeoutMs: ANSWER_WITHIN_MS,
    clientName: 'drill',
    onTrouble: (error) => void (trouble = error),
  });
  const log = await Promise.race([opening, delay(OPENED_WITHIN_MS, null, { ref: false })]);
  if (log === null) throw new Error(`the log at ${url} is not open: ${String(trouble)}`);
  return log;
};

const entryOf = (messageId: string) => ({ day: DAY, kind: 'drill', messageId, bytes: Buffer.from('{}') });

/** What is on the log, by its place. A server that led until it was cut off may end it too early: it is read to a place. */
const readTo = async (cluster: Cluster, last: number): Promise<ReadonlyMap<number, string>> => {
  const log = await openLog({ ...cluster.address('reader'), role: 'reader', clientName: 'drill' });
  const found = new Map<number, string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const reading = log.follow({
    day: null,
    onMessage: ({ sequence, messageId }) => {
      found.set(sequence, messageId ?? '');
      if (sequence >= last) resolve();
    },
    onGap: () => undefined,
  });
  try {
    await Promise.race([promise, delay(READ_WITHIN_MS)]);
    return found;
  } finally {
    await reading.stop();
    await log.close();
  }
};

/** How much is lost, the first of it, and what each server holds. */
const lossOf = async (
  cluster: Cluster,
  lost: readonly (readonly [messageId: string, sequence: number])[],
  kept: ReadonlyMap<number, string>,
): Promise<string> => {
  const [[messageId, sequence] = ['', 0]] = lost;
  const there = kept.get(sequence) ?? 'nothing';
  const last = Math.max(0, ...kept.keys());
  const what = `the first ${messageId} at ${sequence}, where ${there} is`;
  return `${lost.length} acknowledged messages are lost, ${what}; read to ${last}; ${await heldByEach(cluster)}`;
};

export const startMessages = async (cluster: Cluster): Promise<Messages> => {
  const { url } = cluster.address('publisher');
  const opened = await Promise.all(Array.from({ length: PUBLISHERS }, () => openTo(cluster, url)));
  const acknowledged = new Map<string, number>();
  const twice: string[] = [];
  const lastBegun = opened.map(() => 0);
  const stopping = new AbortController();
  let next = 0;

  const publish = async (log: Log, publisher: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const messageId = `message ${(next += 1)}`;
      const begun = performance.now();
      try {
        const sequence = await log.publish(entryOf(messageId));
        if (sequence === 'duplicate') twice.push(messageId);
        else acknowledged.set(messageId, sequence);
        lastBegun[publisher] = begun;
      } catch {
        // Whether it is there nobody knows.
      }
      await delay(PAUSE_MS);
    }
  };
  const publishing = opened.map(publish);
  return {
    name: 'messages',
    withinMs: BACK_WITHIN_MS,
    isOnItsOwn: true,
    goesOnSince: (moment) => lastBegun.every((begun) => begun > moment),
    openAt: async (server) => {
      const node = cluster.nodes.find((one) => one.server === server);
      if (node === undefined) throw new Error(`no server of the log on ${server}`);
      const log = await openTo(cluster, node.url);
      return {
        acknowledges: () =>
          log.publish(entryOf(`alone ${(next += 1)}`)).then(
            () => true,
            () => false,
          ),
        close: () => log.close(),
      };
    },
    faults: async () => {
      const told = [...acknowledged];
      const kept = await readTo(cluster, Math.max(...acknowledged.values()));
      // One place for two messages is the word of two leaders.
      const lost = told.filter(([messageId, sequence]) => kept.get(sequence) !== messageId);
      return [
        ...(lost.length === 0 ? [] : [await lossOf(cluster, lost, kept)]),
        ...twice.splice(0).map((messageId) => `${messageId} was there before it was sent`),
      ];
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(publishing);
      await Promise.all(opened.map((log) => log.close()));
    },
    summary: () => `${acknowledged.size} messages acknowledged`,
  };
};
