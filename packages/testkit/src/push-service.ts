import { randomBytes, createECDH } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

/** What the service does with the next messages instead of taking them. */
export type PushFault =
  | 'gone'
  | 'busy'
  | 'fails'
  | 'too-large'
  | 'hangs-up'
  | 'takes-and-hangs-up'
  | 'takes-and-waits';

export type TakenPush = { topic: string; bytes: number; authorization: string; encoding: string };

export type TestPushService = {
  readonly origin: string;
  /** Every message that was taken, in order; the same topic again replaces what a browser has not seen yet. */
  readonly taken: readonly TakenPush[];
  /** A browser that subscribes: its address, and the keys that messages are encrypted for. */
  subscribe: () => { endpoint: string; p256dh: string; auth: string };
  /** Asked for each message; null takes it. */
  faults: (next: () => PushFault | null) => void;
  readonly stop: () => Promise<void>;
};

const STATUS = { gone: 410, busy: 429, fails: 503, 'too-large': 413 } as const;

/** A push service on loopback that speaks RFC 8030 as far as senders see it, with faults on demand. */
export const startPushService = async (): Promise<TestPushService> => {
  const taken: TakenPush[] = [];
  let nextFault: () => PushFault | null = () => null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    const fault = nextFault();
    if (fault === 'hangs-up') return void response.destroy();
    if (fault === null || fault === 'takes-and-hangs-up' || fault === 'takes-and-waits') {
      const header = (name: string): string => String(request.headers[name] ?? '');
      taken.push({
        topic: header('topic'),
        bytes,
        authorization: header('authorization'),
        encoding: header('content-encoding'),
      });
      if (fault === 'takes-and-waits') return;
      if (fault !== null) return void response.destroy();
      return void response.writeHead(201, { location: '/m/1' }).end();
    }
    response.writeHead(STATUS[fault], fault === 'busy' ? { 'retry-after': '1' } : {}).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    origin,
    taken,
    subscribe: () => {
      const keys = createECDH('prime256v1');
      return {
        endpoint: `${origin}/push/${randomBytes(12).toString('base64url')}`,
        p256dh: keys.generateKeys().toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
    },
    faults: (next) => {
      nextFault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
