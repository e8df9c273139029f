import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type RequestOptions, request as plainRequest } from 'node:http';
import { connect as connectTwo } from 'node:http2';
import { request as secureRequest } from 'node:https';
import { connect as connectSecure } from 'node:tls';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LIVE_PROTOCOL, TICKET_PREFIX } from '@chuli/contracts/live';
import type { InFront } from './install-proxy.ts';

const PATIENCE_MS = 15_000;
const SWITCHED = 101;

/** A browser somewhere: it comes from an address of its own. */
export type Reader = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  ticket: () => Promise<string>;
  /** The status, and what stays open where that is 101. */
  listen: (ticket: string) => Promise<{ status: number; socket: Duplex | null }>;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export const readerFrom = (
  { at = '127.0.0.1', port, authority }: Omit<InFront, 'stop' | 'plainPort'>,
  host: string,
  address: string,
): Reader => {
  const base: RequestOptions & { ca?: string; servername?: string } = {
    host: at,
    port,
    localAddress: address,
    agent: false,
    timeout: PATIENCE_MS,
    ...(authority !== null && { ca: authority, servername: host }),
  };
  const send = authority === null ? plainRequest : secureRequest;
  const origin = `https://${host}`;
  const ask = (method: string, path: string, headers: Record<string, string>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = send({ ...base, method, path, headers: { host, ...headers } }, (reply) => {
        text(reply).then(
          (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
          reject,
        );
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer to ${path}`)));
      sent.on('error', reject).end();
    });
  return {
    get: (path, headers = {}) => ask('GET', path, headers),
    ticket: async () => {
      const { status, body } = await ask('POST', '/live/ticket', { origin, 'content-length': '0' });
      if (status !== 200) throw new Error(`no ticket: ${status} ${body}`);
      return (JSON.parse(body) as { ticket: string }).ticket;
    },
    listen: (ticket) =>
      new Promise((resolve, reject) => {
        const headers = {
          host,
          origin,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
          'sec-websocket-protocol': `${LIVE_PROTOCOL}, ${TICKET_PREFIX}${ticket}`,
        };
        const sent = send({ ...base, path: '/live/socket', headers });
        sent.on('upgrade', (_, socket) => resolve({ status: SWITCHED, socket }));
        sent.on('response', (reply) => {
          reply.resume();
          resolve({ status: reply.statusCode ?? 0, socket: null });
        });
        sent.on('error', reject).end();
      }),
  };
};

const MASK = 0x80;
const WHOLE_TEXT = 0x81;

/** A short text of a browser: masked with zeros, which leaves it as it is. */
const frame = (words: string): Buffer =>
  Buffer.concat([Buffer.from([WHOLE_TEXT, MASK + words.length, 0, 0, 0, 0]), Buffer.from(words)]);

/** The first that a listener is told of a channel. */
export const firstWord = (socket: Duplex, channel: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const patience = setTimeout(() => socket.destroy(new Error(`nothing of ${channel}`)), PATIENCE_MS);
    socket.once('error', reject);
    socket.once('data', (chunk: Buffer) => {
      clearTimeout(patience);
      resolve(/"t":"(\w+)"/.exec(chunk.toString('utf8'))?.[1] ?? 'nothing that can be read');
    });
    socket.write(frame(JSON.stringify({ op: 'subscribe', channel })));
  });

/** What a browser gets that speaks HTTP/2. */
export const statusByTwo = ({ port, authority }: Omit<InFront, 'stop'>, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const session = connectTwo(`https://${host}`, {
      createConnection: () =>
        connectSecure({
          host: '127.0.0.1',
          port,
          servername: host,
          ca: authority ?? '',
          ALPNProtocols: ['h2'],
        }),
    });
    session.setTimeout(PATIENCE_MS, () => session.destroy(new Error('no answer by HTTP/2')));
    session.on('error', reject);
    const asked = session.request({ ':path': '/' });
    asked.on('response', (headers) => {
      resolve(Number(headers[':status']));
      session.close();
    });
    asked.resume().end();
  });
