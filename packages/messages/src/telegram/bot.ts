import { createHash } from 'node:crypto';
import { refused } from '@chuli/kernel';
import { secret } from '@chuli/settings';
import { z } from 'zod';
import { SendError, brokenLine } from '../send-error.ts';

export const TelegramEnvironment = z.object({
  CHULI_TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d{5,15}:[\w-]{30,60}$/, 'A token is written 123456:ABC…')
    .optional()
    .meta(secret('token of the bot, as BotFather gave it; without it nobody reads the bot')),
  CHULI_TELEGRAM_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.telegram.org')
    .describe('server of the bot protocol, where it is one of our own'),
});

export const TELEGRAM_DEMANDS = [
  refused('CHULI_TELEGRAM_URL', 'would send the token by http; it is for development', (url) =>
    url.startsWith('http:'),
  ),
];

/** Something that people wrote to the bot, or did to it; what it is, is read by whoever acts on it. */
export type Update = { readonly update_id: number } & Readonly<Record<string, unknown>>;

export type Bot = {
  /** The bot's number; the rest of the token is secret. */
  readonly id: string;
  /** Sends a text as it is, or throws `SendError`. */
  send: (chat: string, text: string) => Promise<void>;
  /** What came since, waiting for it as long as the other side allows. */
  updates: (from: number | null, signal: AbortSignal) => Promise<Update[]>;
};

const TIMEOUT_MS = 10_000;
const WAIT_S = 25;
/** In UTF-16 units, as Telegram counts them. */
const MOST_LETTERS = 4_096;

/** What is kept of the code that a person brings into the chat. */
export const chatCodeHash = (code: string): string =>
  createHash('sha256').update(`telegram ${code}`).digest('base64url');

const Reply = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().nonnegative().optional() }).optional(),
});
type Answer = { readonly status: number; readonly reply: z.output<typeof Reply> | null };

const Updates = z.array(z.looseObject({ update_id: z.int() }));

/** A person who blocked the bot, or whose account is gone, hears nothing more; nor does a chat that is not there. */
const isClosed = ({ status, reply }: Answer): boolean =>
  status === 403 || (status === 400 && (reply?.description ?? '').includes('chat not found'));

/** An answer that is not theirs comes from something in between, which may have passed the message on. */
const troubleOf = (answer: Answer): SendError => {
  const { status, reply } = answer;
  const words = `Telegram answered ${status}`;
  if (reply === null) return new SendError(words, 'unsure');
  if (isClosed(answer)) return new SendError('the chat was closed', 'gone');
  const wait = reply.parameters?.retry_after;
  if (status === 429) return new SendError(words, 'later', wait === undefined ? null : wait * 1_000);
  // 401 and 404 are about our token: the message can still leave once it is put right.
  return new SendError(words, [400, 413].includes(status) ? 'refused' : 'later');
};

const cut = (text: string): string =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** Telegram's bot protocol over HTTPS (core.telegram.org/bots/api, read 2026-11). */
export const openBot = ({ url, token }: { url: string; token: string }): Bot => {
  const ask = async (method: string, fields: object, signal: AbortSignal): Promise<unknown> => {
    const answer = await fetch(new URL(`/bot${token}/${method}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'error',
      signal,
    })
      .then(async (reply): Promise<Answer> => {
        const body = Reply.safeParse(await reply.json().catch(() => null));
        return { status: reply.status, reply: body.data ?? null };
      })
      .catch((error: unknown) => {
        throw brokenLine('Telegram', error);
      });
    if (answer.reply?.ok === true) return answer.reply.result;
    throw troubleOf(answer);
  };
  return {
    id: token.slice(0, token.indexOf(':')),
    send: async (chat, text) => {
      // Without a parse_mode nothing in a text means anything to Telegram.
      const fields = { chat_id: chat, text: cut(text), link_preview_options: { is_disabled: true } };
      await ask('sendMessage', fields, AbortSignal.timeout(TIMEOUT_MS));
    },
    updates: async (from, signal) => {
      const fields = {
        ...(from !== null && { offset: from }),
        timeout: WAIT_S,
        allowed_updates: ['message', 'my_chat_member'],
      };
      const within = AbortSignal.timeout(WAIT_S * 1_000 + TIMEOUT_MS);
      return Updates.parse(await ask('getUpdates', fields, AbortSignal.any([signal, within])));
    },
  };
};
