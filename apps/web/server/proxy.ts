import { randomUUID } from 'node:crypto';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@chuli/kernel';
import { type ExchangeLimits, TooLateError, limitConnecting, limitExchange } from './exchange-limits.ts';
import { joinSockets } from './join-sockets.ts';
import type { Log } from './log.ts';

/** These belong to one connection alone, and those say where a request came from: we say that ourselves. */
const LEFT_OUT =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip)$/;

const passedOn = (asked: IncomingMessage): IncomingHttpHeaders => {
  const kept = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !LEFT_OUT.test(name)));
  const before = asked.headers['x-forwarded-for'];
  const here = asked.socket.remoteAddress ?? '';
  // Whoever reads it counts from the end, where only proxies of ours have written.
  const chain = [Array.isArray(before) ? before.join(', ') : before, here].filter(Boolean).join(', ');
  return { ...kept, 'x-forwarded-for': chain };
};

const answerHeaders = ({ rawHeaders }: IncomingMessage): string[] => {
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) kept.push(name, value);
  }
  return kept;
};

/**
 * Browsers say how long a body is. One in chunks would reach a connection that many readers share without its frame,
 * where what is behind us could take it for a request of somebody else.
 */
const hasNoLength = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

export type Proxy = {
  pass: (asked: IncomingMessage, response: ServerResponse) => void;
  passUpgrade: (asked: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

export type ProxyOptions = {
  /** Null where nothing is meant to stand behind us. */
  url: string | null;
  log: Log;
  limits: ExchangeLimits;
  /** What a reader is told while nothing answers behind us; the id stands in our log too. */
  whenAway: (response: ServerResponse, code: ErrorCode, requestId: string) => void;
};

/** Sockets to what is behind us: more calls than that wait, and are told so when their time is over. */
const MOST_SOCKETS = 256;
/** Below the time for which the API keeps them, so that no call is sent into a connection that is being closed. */
const IDLE_SOCKET_MS = 60_000;

/** Hands a request to one of our processes under the name by which it came. */
export const createProxy = ({ url, log, limits, whenAway }: ProxyOptions): Proxy => {
  if (url === null) {
    return {
      pass: (_, response) => whenAway(response, 'engine.unavailable', randomUUID()),
      passUpgrade: (_, socket) => void socket.destroy(),
    };
  }
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS, timeout: IDLE_SOCKET_MS });
  const open = (asked: IncomingMessage, headers: IncomingHttpHeaders, ofAgent: Agent | false) =>
    request({ hostname, port, method: asked.method, path: asked.url, headers, agent: ofAgent });

  const pass: Proxy['pass'] = (asked, response) => {
    if (hasNoLength(asked)) {
      response.writeHead(411, { connection: 'close', 'cache-control': 'no-store' }).end();
      return;
    }
    const passed = open(asked, passedOn(asked), agent);
    limitExchange(passed, response, limits);
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answerHeaders(answer));
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', (error) => {
      const requestId = randomUUID();
      log('warn', { behind: url, problem: error.message, requestId }, 'nothing answers');
      if (response.headersSent) response.destroy();
      else
        whenAway(
          response,
          error instanceof TooLateError ? 'server.no-answer' : 'engine.unavailable',
          requestId,
        );
    });
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  };

  const passUpgrade: Proxy['passUpgrade'] = (asked, socket, head) => {
    const { connection, upgrade } = asked.headers;
    const passed = open(asked, { ...passedOn(asked), connection, upgrade }, false);
    limitConnecting(passed, limits);
    joinSockets(passed, socket, head);
  };

  return { pass, passUpgrade };
};
