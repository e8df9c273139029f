import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { Hosts } from '@chuli/contracts/screens';
import { type Clock, answerBroken } from '@chuli/kernel';
import type { Logger } from 'pino';
import { createSeats } from './access/seats.ts';
import { createTickets } from './access/tickets.ts';
import { answerError } from './http/answer.ts';
import { createEventStreams } from './http/event-stream.ts';
import { requestIdOf } from './http/request-id.ts';
import { type ResolveCaller, createRoutes } from './http/routes.ts';
import type { Hub } from './hub/hub.ts';
import { LIMITS, type Limits, TRUNK_LIMITS } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { createAcceptor } from './sockets/accept.ts';
import { handOver } from './sockets/hand-over.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** Room for those who only ask for a ticket or how we are. */
const SPARE_CONNECTIONS = 2_000;

export type DoorOptions = {
  hub: Hub;
  /** Whether there is a whole market to tell of. */
  isFilled: () => boolean;
  /** Engines that are away at this moment; listeners are served on from what was read. */
  away?: () => readonly string[];
  clock: Clock;
  log: Logger;
  hosts: Hosts;
  resolveCaller: ResolveCaller;
  /** The first signs the tickets of visitors, all prove those that others gave; without any only its own visitors listen. */
  ticketKeys?: readonly Buffer[];
  /** Prove relays of ours; without it there are none. */
  trunkKeys?: readonly Buffer[];
  trunkLimits?: Partial<Limits>;
  /** How many proxies of ours stand before the process. */
  proxies?: number;
  limits?: Partial<Limits>;
  /** Whether the process is about to stop: listeners who come are still taken in, balancers are told no. */
  isLeaving?: () => boolean;
  metrics: Metrics;
};

/** What listeners come in by, without its timers: whoever owns it says when a second has passed and when to beat. */
export const createDoor = (options: DoorOptions) => {
  const { hub, isFilled, clock, log, hosts, resolveCaller, proxies = 0, metrics } = options;
  const away = options.away ?? (() => []);
  const limits: Limits = { ...LIMITS, ...options.limits };
  let isClosing = false;
  const isReady = (): boolean => !isClosing && isFilled();
  const { isLeaving = () => false, trunkKeys = [] } = options;
  const seats = createSeats(limits);
  const tickets = createTickets(clock, {
    keys: options.ticketKeys ?? [],
    total: limits.connections,
    perAddress: limits.connectionsPerAddress,
  });
  const streams = createEventStreams({ hub, limits, metrics });
  const shared = { hub, clock, limits, metrics, seats, tickets, hosts, proxies, isReady, isLeaving, away };
  const acceptor = createAcceptor({
    ...shared,
    redeem: tickets.redeem,
    trunkKeys,
    trunkLimits: { ...TRUNK_LIMITS, ...options.trunkLimits },
  });
  const route = createRoutes({ ...shared, streams, resolveCaller });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = requestIdOf(request, proxies);
    response.setHeader('x-request-id', requestId);
    try {
      await route(request, response);
    } catch (error) {
      log.error({ err: error, requestId }, 'a request failed');
      if (response.headersSent) response.destroy();
      else answerError(response, 'server.unexpected');
    }
  };

  const server = createServer((request, response) => void handle(request, response));
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.maxConnections = limits.connections + SPARE_CONNECTIONS;
  server.on('upgrade', acceptor.accept);
  server.on('clientError', answerBroken());

  return {
    server,
    metrics,
    tick: hub.tick,
    beat: (): void => {
      hub.beat();
      for (const connection of acceptor.connections()) connection.checkLife();
    },
    /** Stops taking listeners in, tells those who are here to go elsewhere, and ends. */
    leave: async (withinMs: number): Promise<void> => {
      isClosing = true;
      await handOver(server, acceptor.connections(), streams.all(), withinMs);
    },
  };
};

export type Door = ReturnType<typeof createDoor>;
