import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

/** What the receiver does with the next posts instead of taking them. */
export type WebhookFault =
  | 'refuses'
  | 'gone'
  | 'busy'
  | 'fails'
  | 'redirects'
  | 'hangs-up'
  | 'takes-and-hangs-up'
  | 'takes-and-waits'
  | 'takes-and-talks';

export type TakenPost = { id: string; timestamp: number; signature: string; body: string };

export type TestWebhookReceiver = {
  readonly origin: string;
  /** Every post that was taken, in order; the same id again is one that a receiver drops. */
  readonly taken: readonly TakenPost[];
  /** The path of every request that came, whatever became of it. */
  readonly asked: readonly string[];
  /** Asked for each post; null takes it. */
  faults: (next: () => WebhookFault | null) => void;
  readonly stop: () => Promise<void>;
};

const STATUS = { refuses: 400, gone: 410, busy: 429, fails: 503, redirects: 302 } as const;

/** As long as anybody listens. */
const talk = (response: ServerResponse): void => {
  response.writeHead(200);
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', more);
  more();
};

/** Somebody's server that takes our posts, on loopback, with faults on demand. */
export const startWebhookReceiver = async (): Promise<TestWebhookReceiver> => {
  const taken: TakenPost[] = [];
  const asked: string[] = [];
  let nextFault: () => WebhookFault | null = () => null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push(request.url ?? '');
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const fault = nextFault();
    if (fault === 'hangs-up') return void response.destroy();
    if (fault !== null && fault in STATUS) {
      const headers = { ...(fault === 'busy' && { 'retry-after': '11' }), location: '/elsewhere' };
      return void response.writeHead(STATUS[fault as keyof typeof STATUS], headers).end();
    }
    const header = (name: string): string => String(request.headers[`chuli-${name}`] ?? '');
    taken.push({
      id: header('id'),
      timestamp: Number(header('timestamp')),
      signature: header('signature'),
      body,
    });
    if (fault === 'takes-and-waits') return;
    if (fault === 'takes-and-hangs-up') return void response.destroy();
    if (fault === 'takes-and-talks') return talk(response);
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    taken,
    asked,
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
