import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { crowdMs } from '@chuli/serving';
import { type Outgoing, outgoing } from '../hub/outgoing.ts';
import type { Connection } from './connection.ts';

type Ending = { readonly send: (message: Outgoing) => void; readonly end: () => void };

/** The part of the time that browsers have to leave by themselves, spread out; then they are dismissed, then cut off. */
const OWN_WILL = 0.7;
const POLITE = 0.2;

/** Tells everyone to connect elsewhere; resolves when the last has gone, at the latest after `withinMs`, or what a crowd needs. */
export const handOver = async (
  server: Server,
  connections: ReadonlySet<Connection>,
  streams: ReadonlySet<Ending>,
  withinMs: number,
): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const ownWillMs = Math.round(Math.max(withinMs * OWN_WILL, crowdMs(connections.size + streams.size)));
  const moved = outgoing({ t: 'moved', within_ms: ownWillMs });
  for (const listener of [...connections, ...streams]) listener.send(moved);
  const isGone = (): boolean => connections.size === 0 && streams.size === 0;
  const deadline = performance.now() + ownWillMs;
  while (!isGone() && performance.now() < deadline) await delay(50);
  for (const connection of connections) connection.dismiss();
  for (const stream of streams) stream.end();
  await Promise.race([closed, delay(withinMs * POLITE)]);
  for (const connection of connections) connection.terminate();
  server.closeAllConnections();
  await Promise.race([closed, delay(withinMs * (1 - OWN_WILL - POLITE))]);
};
