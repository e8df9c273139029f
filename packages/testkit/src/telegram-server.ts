import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

/** What the server does with the next messages instead of taking them. */
export type TelegramFault =
  | 'blocked'
  | 'no-chat'
  | 'refuses'
  | 'busy'
  | 'fails'
  | 'no-json'
  | 'hangs-up'
  | 'takes-and-hangs-up'
  | 'takes-and-waits';

export type TakenText = { chat: string; text: string; fields: readonly string[] };

type Update = { update_id: number } & Record<string, unknown>;
type Waiting = { from: number; response: ServerResponse; timer: NodeJS.Timeout };

export type TestTelegram = {
  readonly url: string;
  readonly taken: readonly TakenText[];
  /** How often updates were asked for, and how often two did so at once. */
  readonly counts: { asked: number; conflicts: number };
  /** Updates that were not confirmed by an offset above theirs. */
  readonly waiting: () => number;
  /** Somebody writes to the bot. */
  write: (chat: number, text: string, from?: { username?: string; type?: string }) => void;
  /** Somebody blocks the bot. */
  block: (chat: number) => void;
  /** Asked for each message; null takes it. */
  faults: (next: () => TelegramFault | null) => void;
  /** The next question for updates is answered with this status. */
  failUpdates: (status: number, retryAfter?: number) => void;
  readonly stop: () => Promise<void>;
};

const ANSWERS = {
  blocked: { status: 403, description: 'Forbidden: bot was blocked by the user' },
  'no-chat': { status: 400, description: 'Bad Request: chat not found' },
  refuses: { status: 400, description: 'Bad Request: message text is empty' },
  busy: { status: 429, description: 'Too Many Requests: retry after 17', retryAfter: 17 },
  fails: { status: 500, description: 'Internal Server Error' },
} as const;

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const refuse = (
  response: ServerResponse,
  { status, description, retryAfter }: { status: number; description: string; retryAfter?: number },
): void =>
  send(response, status, {
    ok: false,
    error_code: status,
    description,
    ...(retryAfter !== undefined && { parameters: { retry_after: retryAfter } }),
  });

const fieldsOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
};

/** What people wrote, kept until an offset above it is asked for; one may ask at a time, and waits for news. */
const openUpdates = () => {
  const queue: Update[] = [];
  const counts = { asked: 0, conflicts: 0 };
  let nextId = 500_000_001;
  let waiting: Waiting | null = null;
  let failure: { status: number; description: string; retryAfter?: number } | null = null;
  const answer = (): void => {
    if (waiting === null) return;
    const { from, response, timer } = waiting;
    waiting = null;
    clearTimeout(timer);
    send(response, 200, { ok: true, result: queue.filter(({ update_id }) => update_id >= from) });
  };
  const ask = (response: ServerResponse, { offset, timeout }: Record<string, unknown>): void => {
    counts.asked += 1;
    if (failure !== null) {
      refuse(response, failure);
      failure = null;
      return;
    }
    if (waiting !== null) {
      counts.conflicts += 1;
      clearTimeout(waiting.timer);
      refuse(waiting.response, {
        status: 409,
        description: 'Conflict: terminated by other getUpdates request',
      });
    }
    const from = Number(offset ?? 0);
    while (queue[0] !== undefined && queue[0].update_id < from) queue.shift();
    waiting = { from, response, timer: setTimeout(answer, Number(timeout ?? 0) * 1_000) };
    response.on('close', () => {
      if (waiting?.response === response) waiting = null;
    });
    if (queue.length > 0) answer();
  };
  return {
    counts,
    ask,
    count: () => queue.length,
    add: (update: Record<string, unknown>): void => {
      queue.push({ update_id: nextId, ...update });
      nextId += 1;
      answer();
    },
    fail: (status: number, retryAfter?: number): void => {
      failure = { status, description: 'as asked', ...(retryAfter !== undefined && { retryAfter }) };
    },
  };
};

/** A server of Telegram's bot protocol on loopback, as far as a bot sees it, with its faults on demand. */
export const startTelegram = async (token: string): Promise<TestTelegram> => {
  const taken: TakenText[] = [];
  const updates = openUpdates();
  let nextFault: () => TelegramFault | null = () => null;
  const take = (response: ServerResponse, fields: Record<string, unknown>): void => {
    const fault = nextFault();
    if (fault === 'hangs-up') return void response.destroy();
    if (fault === 'no-json') return void response.writeHead(502).end('<html>Bad Gateway</html>');
    if (fault !== null && fault in ANSWERS) return refuse(response, ANSWERS[fault as keyof typeof ANSWERS]);
    const { chat_id: chat, text } = fields;
    taken.push({ chat: String(chat), text: String(text), fields: Object.keys(fields) });
    if (fault === 'takes-and-waits') return;
    if (fault === 'takes-and-hangs-up') return void response.destroy();
    send(response, 200, { ok: true, result: { message_id: taken.length } });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fields = await fieldsOf(request);
    if (request.url === `/bot${token}/sendMessage`) take(response, fields);
    else if (request.url === `/bot${token}/getUpdates`) updates.ask(response, fields);
    else refuse(response, { status: 404, description: 'Not Found' });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    taken,
    counts: updates.counts,
    waiting: updates.count,
    write: (chat, text, { username, type = 'private' } = {}) =>
      updates.add({
        message: {
          chat: { id: chat, type },
          from: { id: chat, is_bot: false, first_name: 'Maya', ...(username !== undefined && { username }) },
          text,
        },
      }),
    block: (chat) =>
      updates.add({
        my_chat_member: { chat: { id: chat, type: 'private' }, new_chat_member: { status: 'kicked' } },
      }),
    faults: (next) => {
      nextFault = next;
    },
    failUpdates: updates.fail,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
