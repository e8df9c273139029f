import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_PROTOCOL, TICKET_PREFIX } from '@chuli/contracts';
import { type Hosts, roleOfRequest } from '@chuli/contracts/screens';
import { WebSocketServer } from 'ws';
import { type Caller, RELAY } from '../access/authorise.ts';
import { TRUNK_PATH, isRelay } from '../access/trunk-key.ts';
import { addressOf, isOwnOrigin } from '../access/origin.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Seats } from '../access/seats.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Limits } from '../limits.ts';
import type { Shared } from './conversation.ts';

const CLOSE_TIMEOUT_MS = 2_000;

type Options = Shared & {
  seats: Seats;
  /** Who holds a ticket; it is worth nothing afterwards. */
  redeem: (ticket: string) => Caller | null;
  hosts: Hosts;
  proxies: number;
  isReady: () => boolean;
  /** Prove relays of ours. */
  trunkKeys: readonly Buffer[];
  trunkLimits: Limits;
};

type Newcomer = { readonly caller: Caller; readonly limits: Limits; readonly transport: 'socket' | 'trunk' };

/** `closeTimeout` is younger than the types of the library: how long a browser may take to say good-bye. */
const openServer = (maxPayload: number): WebSocketServer => {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
    closeTimeout: CLOSE_TIMEOUT_MS,
    handleProtocols: () => LIVE_PROTOCOL,
  };
  return new WebSocketServer(options);
};

/** Refused before there is a WebSocket: an answer in HTTP and the end. */
const refuseUpgrade = (socket: Duplex, status: number): void => {
  const retry = status === 429 || status === 503 ? 'Retry-After: 5\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
};

/** The ticket among the subprotocols that the browser offers. */
const ticketOf = (request: IncomingMessage): string => {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim());
  const ticket = offered.find((part) => part.startsWith(TICKET_PREFIX)) ?? '';
  return offered.includes(LIVE_PROTOCOL) ? ticket.slice(TICKET_PREFIX.length) : '';
};

/** Takes in browsers: own pages only, on a host of ours, with a ticket, as long as there is room. */
export const createAcceptor = (options: Options) => {
  const { seats, redeem, hosts, proxies, isReady, metrics, limits, trunkKeys, trunkLimits } = options;
  const connections = new Set<Connection>();
  const server = openServer(limits.messageBytes);
  server.on('headers', (headers, request) => {
    headers.push(`X-Request-Id: ${requestIdOf(request, proxies)}`);
  });

  const refuse = (socket: Duplex, status: number, reason: string): void => {
    metrics.refused(reason);
    refuseUpgrade(socket, status);
  };

  const open = (request: IncomingMessage, socket: Duplex, head: Buffer, newcomer: Newcomer): void =>
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const { caller, transport } = newcomer;
      const connection = openConnection(webSocket, socket, caller, { ...options, limits: newcomer.limits });
      connections.add(connection);
      metrics.connected(transport);
      webSocket.once('close', () => {
        connections.delete(connection);
        metrics.disconnected(transport);
      });
    });

  const seat = (request: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller): void => {
    const address = addressOf(request, proxies);
    const refusal = seats.take(address);
    if (refusal !== null) return refuse(socket, refusal === 'full' ? 503 : 429, refusal);
    socket.once('close', () => seats.leave(address));
    open(request, socket, head, { caller, limits, transport: 'socket' });
  };

  /** Knows no host and no page: it is a process of ours, and comes straight here. */
  const acceptRelay = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isRelay(request, trunkKeys)) return refuse(socket, 404, 'no-such-address');
    if (!isReady()) return refuse(socket, 503, 'not-ready');
    open(request, socket, head, { caller: RELAY, limits: trunkLimits, transport: 'trunk' });
  };

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (request.url === TRUNK_PATH) return acceptRelay(request, socket, head);
    if (roleOfRequest(hosts, request).kind === 'unknown') return refuse(socket, 421, 'host');
    if (request.url !== '/live/socket') return refuse(socket, 404, 'no-such-address');
    if (!isOwnOrigin(hosts, request.headers.origin)) return refuse(socket, 403, 'origin');
    if (!isReady()) return refuse(socket, 503, 'not-ready');
    const caller = redeem(ticketOf(request));
    if (caller === null) return refuse(socket, 401, 'ticket');
    seat(request, socket, head, caller);
  };

  return { accept, connections: (): ReadonlySet<Connection> => connections };
};
