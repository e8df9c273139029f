import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

export type TakenMessage = { gateway: 'sparrow' | 'aakash'; to: string; text: string };

/** What the gateway does with the next messages instead of taking them. */
export type SmsFault =
  | 'refuses'
  | 'fails'
  | 'wrong-token'
  | 'no-json'
  | 'hangs-up'
  | 'takes-and-hangs-up'
  | 'takes-and-waits';

export type TestSmsGateway = {
  readonly sparrowUrl: string;
  readonly aakashUrl: string;
  readonly taken: readonly TakenMessage[];
  /** How many requests came, whatever became of them. */
  readonly asked: () => number;
  fault: (kind: SmsFault, times: number) => void;
  /** Asked for each message instead of `fault`; null takes it. */
  faults: (next: () => SmsFault | null) => void;
  readonly stop: () => Promise<void>;
};

type Answer = { status: number; body: object };

/** Sparrow tells failures by its own code; Aakash may tell them with status 200. */
const ANSWERS: Record<
  TakenMessage['gateway'],
  Record<'taken' | 'refuses' | 'fails' | 'wrong-token', Answer>
> = {
  sparrow: {
    taken: { status: 200, body: { count: 1, response_code: 200, response: '1 mesages has been queued' } },
    refuses: { status: 403, body: { response_code: 1007, response: 'Invalid Receiver' } },
    fails: { status: 200, body: { response_code: 1013, response: 'Insufficient credits' } },
    'wrong-token': { status: 403, body: { response_code: 1002, response: 'Invalid Token' } },
  },
  aakash: {
    taken: {
      status: 200,
      body: { error: false, message: '1 messages queued', data: { valid: [{ id: 1 }] } },
    },
    refuses: { status: 422, body: { error: true, message: 'The to field is invalid', data: { valid: [] } } },
    fails: { status: 200, body: { error: true, message: 'Try again later', data: { valid: [] } } },
    'wrong-token': { status: 401, body: { error: true, message: 'Authentication failed' } },
  },
};

const isTaken = (kind: SmsFault | null): boolean => kind === null || kind.startsWith('takes');

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

/** Answers as the gateway would; a fault may also be silence. */
const say = (response: ServerResponse, gateway: TakenMessage['gateway'], kind: SmsFault | null): void => {
  if (kind === 'takes-and-waits') return;
  if (kind === 'hangs-up' || kind === 'takes-and-hangs-up') return void response.destroy();
  if (kind === 'no-json') return void response.writeHead(502).end('<html>Bad Gateway</html>');
  const { status, body } = ANSWERS[gateway][kind ?? 'taken'];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Both gateways on loopback, as their documentation describes them, with faults on demand. */
export const startSmsGateway = async (token: string): Promise<TestSmsGateway> => {
  const taken: TakenMessage[] = [];
  let asked = 0;
  let nextFault: () => SmsFault | null = () => null;
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked += 1;
    const gateway = request.url === '/v2/sms/' ? 'sparrow' : 'aakash';
    const form = await readForm(request);
    const kind = nextFault();
    const isKnown = form.get(gateway === 'sparrow' ? 'token' : 'auth_token') === token;
    if (isKnown && isTaken(kind))
      taken.push({ gateway, to: form.get('to') ?? '', text: form.get('text') ?? '' });
    say(response, gateway, isKnown || kind === 'no-json' ? kind : 'wrong-token');
  };
  const server = createServer((request, response) => {
    reply(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    sparrowUrl: `${base}/v2/sms/`,
    aakashUrl: `${base}/sms/v3/send`,
    taken,
    asked: () => asked,
    fault: (kind, times) => {
      let left = times;
      nextFault = () => {
        left -= 1;
        return left >= 0 ? kind : null;
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
