import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { LIVE_PROTOCOL, type ServerMessage, TICKET_PREFIX } from '@chuli/contracts';
import { HOSTS, type Hosts } from '@chuli/contracts/screens';
import { type Instant, instant } from '@chuli/kernel';
import type { SessionReader } from '@chuli/session';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Caller, VISITOR } from '../access/authorise.ts';
import { createGateway } from '../gateway.ts';
import type { ChannelRules } from '../hub/close-ended.ts';
import type { Limits } from '../limits.ts';

export const ORIGIN = 'http://localhost:5173';
export const TRUNK_KEY = randomBytes(32);
export const START = Date.parse('2024-07-15T05:15:00Z');

type Options = {
  hosts?: Hosts;
  caller?: Caller;
  limits?: Partial<Limits>;
  ticketKeys?: readonly Buffer[];
  trunkLimits?: Partial<Limits>;
  rules?: ChannelRules;
  isLeaving?: () => boolean;
};

/** A gateway on a free port whose seconds pass when the test says so. */
export const testGateway = async (
  session: SessionReader,
  { caller = VISITOR, limits = {}, ...options }: Options = {},
) => {
  let now = START;
  let shown: SessionReader | null = session;
  let generation = 1;
  let isCaughtUp = true;
  let away: string[] = [];
  const clock = (): Instant => instant(now);
  const gateway = createGateway({
    market: {
      session: () => shown,
      generation: () => generation,
      isCaughtUp: () => isCaughtUp,
      takeOldestUnsent: () => null,
      stop: () => Promise.resolve(),
    },
    away: () => away,
    clock,
    trunkKeys: [TRUNK_KEY],
    log: pino({ level: 'silent' }),
    hosts: HOSTS.development,
    resolveCaller: () => caller,
    limits,
    ...options,
  });
  gateway.server.listen({ host: '127.0.0.1', port: 0 });
  await once(gateway.server, 'listening');
  onTestFinished(() => {
    gateway.server.closeAllConnections();
    gateway.server.close();
  });
  const address = `127.0.0.1:${(gateway.server.address() as AddressInfo).port}`;
  return {
    gateway,
    address,
    clock,
    pass: (ms: number): void => {
      now += ms;
    },
    tick: (): void => {
      now += 1_000;
      gateway.tick();
    },
    show: (next: SessionReader | null): void => {
      shown = next;
      generation += 1;
    },
    lose: (...engines: string[]): void => {
      away = engines;
    },
    forgetLog: (): void => {
      isCaughtUp = false;
    },
  };
};

export const takeTicket = async (address: string, origin = ORIGIN): Promise<string> => {
  const reply = await fetch(`http://${address}/live/ticket`, { method: 'POST', headers: { origin } });
  const body: unknown = await reply.json();
  if (typeof body === 'object' && body !== null && 'ticket' in body) return String(body.ticket);
  throw new Error(`no ticket: ${reply.status}`);
};

/** The status of a refused WebSocket, or 101. */
export const upgradeStatus = (address: string, ticket: string, origin = ORIGIN): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address}/live/socket`, [LIVE_PROTOCOL, TICKET_PREFIX + ticket], {
      origin,
    });
    onTestFinished(() => socket.terminate());
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });

/** A real WebSocket client that keeps what it hears. */
export const connectClient = async (address: string, ticket?: string) => {
  const protocols = [LIVE_PROTOCOL, TICKET_PREFIX + (ticket ?? (await takeTicket(address)))];
  const socket = new WebSocket(`ws://${address}/live/socket`, protocols, { origin: ORIGIN });
  const heard: string[] = [];
  const closed = once(socket, 'close').then(([code]) => Number(code));
  let taken = 0;
  socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');

  const nextText = async (): Promise<string> => {
    while (heard.length <= taken) await once(socket, 'message');
    taken += 1;
    return heard[taken - 1] ?? '';
  };
  return {
    socket,
    closed,
    nextText,
    next: async (): Promise<ServerMessage> => JSON.parse(await nextText()) as ServerMessage,
    say: (message: unknown): void => socket.send(JSON.stringify(message)),
    /** Messages heard and not yet taken. */
    waiting: (): number => heard.length - taken,
  };
};

export type Client = Awaited<ReturnType<typeof connectClient>>;
