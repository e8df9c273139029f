import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { HOSTS } from '@chuli/contracts/screens';
import type { Clock } from '@chuli/kernel';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type Caller, VISITOR } from '../access/authorise.ts';
import { createDoor } from '../door.ts';
import type { Limits } from '../limits.ts';
import { createMetrics } from '../metrics.ts';
import { openRelay } from '../relay/open-relay.ts';
import { TRUNK_KEY } from './test-gateway.ts';

type Options = { clock: Clock; caller?: Caller; ticketKeys?: readonly Buffer[]; limits?: Partial<Limits> };

/** A relay on a free port that has been taken in by the first of these folders. */
export const testRelay = async (
  folders: readonly string[],
  { clock, caller = VISITOR, ticketKeys = [], limits = {} }: Options,
) => {
  const metrics = createMetrics();
  const log = pino({ level: 'silent' });
  const { close, ...source } = openRelay({
    folders: folders.map((address) => `ws://${address}`),
    trunkKey: TRUNK_KEY,
    clock,
    log,
    metrics,
  });
  const door = createDoor({
    ...source,
    metrics,
    clock,
    log,
    hosts: HOSTS.development,
    resolveCaller: () => caller,
    ticketKeys,
    limits,
  });
  door.server.listen({ host: '127.0.0.1', port: 0 });
  await once(door.server, 'listening');
  onTestFinished(() => {
    close();
    door.server.closeAllConnections();
    door.server.close();
  });
  await expect.poll(source.isFilled).toBe(true);
  return { door, away: source.away, address: `127.0.0.1:${(door.server.address() as AddressInfo).port}` };
};
