import {
  ALERT_RULES,
  LINKED_CHANNELS,
  type NoticeKind,
  SENT_CHANNELS,
  type SentChannel,
} from '@chuli/kernel';
import { z } from 'zod';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Rupees } from '../parts.ts';
import { Kind, MinuteOfDay, Settings, Switches } from './settings.ts';

const UnixSeconds = z.int().nonnegative();
const SentChannelName = z.enum(Object.keys(SENT_CHANNELS) as [SentChannel, ...SentChannel[]]);
const Side = z.enum(['buy', 'sell']);

const Done = z.object({ done: z.literal(true) });

/** What became of a message. `unsure`: it may or may not have arrived; it is not sent again. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped'] as const;
const State = z.enum(DELIVERY_STATES);

const FACTS = {
  signal: z.object({
    symbol: z.string(),
    list: z.string(),
    timeframe: z.enum(['hourly', 'daily', 'weekly']),
    side: Side,
    day: z.string(),
  }),
  target: z.object({ symbol: z.string(), side: Side, target: Rupees, reached: Rupees, day: z.string() }),
  alert: z.object({
    about: z.enum(['fired', 'flood', 'package', 'silence']),
    /** Of which alert; null where all of them are meant. */
    alert: z.string().nullable(),
    note: z.string(),
    rule: z.enum(ALERT_RULES).nullable(),
    /** The scan, the line of the indicator or the list of signals. */
    says: z.string().nullable(),
    operator: z.enum(['>=', '<=', 'crosses']).nullable(),
    /** Rupees, percent, shares or the indicator's own unit, as the rule has it; so is the value. */
    level: z.number().nullable(),
    symbol: z.string().nullable(),
    value: z.number().nullable(),
    bar: z.string(),
    is_forming: z.boolean(),
    is_late: z.boolean(),
  }),
  'package-ends': z.object({ tier: z.string(), days: z.int(), ends_at: UnixSeconds }),
  payment: z.object({ item: z.string(), total: Rupees, receipt: z.string() }),
  refund: z.object({ item: z.string(), total: Rupees, credit_note: z.string() }),
  'sign-in': z.object({ device: z.string(), address: z.string(), at: UnixSeconds }),
  'wrong-codes': z.object({ address: z.string(), at: UnixSeconds }),
  channel: z.object({
    about: z.enum(['linked', 'off']),
    channel: z.enum(LINKED_CHANNELS),
    name: z.string().nullable(),
  }),
  close: z.object({
    day: z.string(),
    nepse: z.int(),
    change: z.int(),
    advanced: z.int(),
    declined: z.int(),
  }),
  announcement: z.object({
    title_en: z.string(),
    title_ne: z.string(),
    body_en: z.string(),
    body_ne: z.string(),
  }),
} as const satisfies Record<NoticeKind, z.ZodObject>;

const told = {
  id: z.string(),
  created_at: UnixSeconds,
  read_at: UnixSeconds.nullable(),
  deliveries: z.array(z.object({ channel: SentChannelName, state: State, reason: z.string().nullable() })),
};

const noticeOf = <K extends NoticeKind>(kind: K) =>
  z.object({ ...told, kind: z.literal(kind), facts: FACTS[kind] });

export const Notice = z.discriminatedUnion('kind', [
  noticeOf('signal'),
  noticeOf('target'),
  noticeOf('alert'),
  noticeOf('package-ends'),
  noticeOf('payment'),
  noticeOf('refund'),
  noticeOf('sign-in'),
  noticeOf('wrong-codes'),
  noticeOf('channel'),
  noticeOf('close'),
  noticeOf('announcement'),
]);

/** The address that a push service gave to a browser; which services are taken is the server's matter. */
const Endpoint = z.url({ protocol: /^https?$/ }).max(1_000);
const Key = z.string().regex(/^[\w-]{16,128}={0,2}$/, 'A key in base64url.');

export const noticeContracts = {
  inbox: get({
    ...personal,
    path: '/notification/',
    summary: 'What the person was told: unread first, then the newest first',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      kind: Kind.optional(),
    }),
    reply: z.object({
      rows: z.array(Notice),
      /** Of all kinds. */
      unread: z.int().nonnegative(),
      page: z.int().positive(),
      pages: z.int().positive(),
    }),
  }),
  unread: get({
    ...personal,
    path: '/notification/unread/',
    summary: 'How many notices the person has not read',
    reply: z.object({ unread: z.int().nonnegative() }),
  }),
  read: post({
    ...personal,
    path: '/notification/{id}/read/',
    summary: 'Mark one notice as read; how many are left',
    params: z.strictObject({ id: z.uuid() }),
    reply: z.object({ unread: z.int().nonnegative() }),
  }),
  readAll: post({
    ...personal,
    path: '/notification/read-all/',
    summary: 'Mark every notice as read',
    reply: z.object({ unread: z.int().nonnegative() }),
  }),
  settings: get({
    ...personal,
    path: '/notification/settings/',
    summary: 'Which kinds of notice go where, quiet hours, and what this server can send',
    reply: Settings,
  }),
  setSwitches: post({
    ...personal,
    path: '/notification/settings/{id}',
    summary: 'Choose the channels of one kind; what is not named stays as it is',
    params: z.strictObject({ id: Kind }),
    body: z.strictObject(Switches).partial(),
    reply: Settings,
  }),
  setPreferences: post({
    ...personal,
    path: '/notification/preferences/',
    summary: 'Quiet hours, language of messages, and whether signals are gathered into one message',
    body: z
      .strictObject({
        language: z.enum(['en', 'ne']),
        quiet: z.strictObject({ from: MinuteOfDay, until: MinuteOfDay }).nullable(),
        gathered: z.boolean(),
      })
      .partial(),
    reply: Settings,
  }),
  beginEmail: post({
    ...personal,
    path: '/notification/email/',
    summary: 'Send a code to an e-mail address; it is used once the code comes back',
    body: z.strictObject({ email: z.email().max(254) }),
    reply: z.object({ request: z.string(), expires_in: z.int().positive(), resend_in: z.int().positive() }),
  }),
  confirmEmail: post({
    ...personal,
    path: '/notification/email/confirm/',
    summary: 'Show the code that came by e-mail',
    body: z.strictObject({
      request: z.string().min(1).max(100),
      code: z.string().regex(/^\d{6}$/, 'A code has six digits.'),
    }),
    reply: Settings,
  }),
  removeEmail: {
    ...personal,
    method: 'DELETE',
    path: '/notification/email/',
    summary: 'Send no more e-mail',
    reply: Settings,
  },
  subscribe: post({
    ...personal,
    path: '/notification/push/',
    summary: 'Push notices to this browser for as long as it stays signed in',
    body: z.strictObject({ endpoint: Endpoint, p256dh: Key, auth: Key }),
    reply: Done,
  }),
  unsubscribe: {
    ...personal,
    method: 'DELETE',
    path: '/notification/push/',
    summary: 'Push no more notices to a browser',
    query: z.strictObject({ endpoint: Endpoint }),
    reply: Done,
  },
  deliveries: get({
    path: '/operator/delivery/',
    summary: 'Messages of the last days by channel and state, and the newest that did not arrive',
    access: 'operator',
    cache: 'no-store',
    cost: 'light',
    mostRows: MOST_ROWS.kept,
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(30).default(1) }),
    reply: z.object({
      at: UnixSeconds,
      counts: z.array(z.object({ channel: SentChannelName, state: State, count: z.int().nonnegative() })),
      rows: z.array(
        z.object({
          id: z.string(),
          channel: SentChannelName,
          /** Null for a code. */
          kind: Kind.nullable(),
          state: State,
          tries: z.int().nonnegative(),
          reason: z.string().nullable(),
          settled_at: UnixSeconds.nullable(),
        }),
      ),
    }),
  }),
} as const;
