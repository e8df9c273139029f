import { ALERT_STATES, FREQUENCIES, OPERATORS, PAUSES, TIMINGS } from '@chuli/alerts';
import { z } from 'zod';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate } from '../parts.ts';

const UnixSeconds = z.int().nonnegative();
const Operator = z.enum(OPERATORS);
const Channel = z.enum(['push', 'email', 'sms']);

/** As long as the longest scan. */
const MOST_CHARACTERS = 2_000;
/** The largest turnover of a day that anybody could wait for: Rs 1 kharab. */
const MOST_RUPEES = 100_000_000_000;

const level = { kind: z.literal('level'), operator: Operator };

/** A number of the stock against a level of its own; rupees have at most two decimals and are refused, never rounded. */
const Level = z.discriminatedUnion('measure', [
  z.strictObject({
    ...level,
    measure: z.literal('price'),
    value: z.number().positive().max(10_000_000).multipleOf(0.01),
  }),
  /** Against the previous close, in percent. */
  z.strictObject({
    ...level,
    measure: z.literal('change'),
    value: z.number().min(-100).max(1_000).multipleOf(0.01),
  }),
  z.strictObject({
    ...level,
    measure: z.literal('volume'),
    value: z.int().positive().max(10_000_000_000),
  }),
  z.strictObject({
    ...level,
    measure: z.literal('turnover'),
    value: z.number().positive().max(MOST_RUPEES).multipleOf(0.01),
  }),
  /** A line of an indicator as a scan writes it, `rsi(14)`, in its own unit. */
  z.strictObject({
    ...level,
    measure: z.literal('indicator'),
    of: z.string().trim().min(1).max(100),
    value: z.number().min(-1e9).max(1e9).multipleOf(0.0001),
  }),
]);

/** What an alert waits for. Large trades and what brokers do are to come with the floorsheets that show them. */
const Condition = z.discriminatedUnion('kind', [
  Level,
  z.strictObject({ kind: z.literal('scan'), text: z.string().trim().min(1).max(MOST_CHARACTERS) }),
  /** As boards name their lists, `macd-cross.signal.daily.buy`. */
  z.strictObject({ kind: z.literal('signal'), list: z.string().max(80) }),
  /** At the limit of the day, or so near that one order can reach it. */
  z.strictObject({
    kind: z.literal('limit'),
    reach: z.enum(['at', 'near']),
    side: z.enum(['upper', 'lower']),
  }),
]);

export const MOST_ALERT_SYMBOLS = 50;

/** The stocks it is about: some, those that the person follows, or all that are traded. */
const Scope = z.union([
  z.strictObject({ symbols: z.array(StockSymbol).min(1).max(MOST_ALERT_SYMBOLS) }),
  z.strictObject({ of: z.enum(['my stocks', 'universe']) }),
]);

const parts = {
  condition: Condition,
  scope: Scope,
  timing: z.enum(TIMINGS),
  frequency: z.enum(FREQUENCIES),
  /** Ways beside the inbox. */
  channels: z.array(Channel).max(3),
  /** Into one message after the close. */
  is_gathered: z.boolean(),
  /** The last session on which it tells. */
  expires_on: TradingDate.nullable(),
  note: z.string().trim().max(200),
};

const Alert = z.object({
  id: z.string(),
  ...parts,
  state: z.enum(ALERT_STATES),
  paused_because: z.enum(PAUSES).nullable(),
  /** With how many stocks it stands how; those that wait are not counted where nobody knows how many there are. */
  standings: z.object({
    armed: z.int().nonnegative().nullable(),
    pending: z.int().nonnegative(),
    fired: z.int().nonnegative(),
    cooling: z.int().nonnegative(),
    expired: z.int().nonnegative(),
  }),
  fired_at: UnixSeconds.nullable(),
  created_at: UnixSeconds,
});

const Value = z.object({
  name: z.string(),
  value: z.union([Rupees, Percent, z.number()]).nullable(),
  unit: z.string(),
});

const Told = z.object({
  /** By the clock of the session. */
  at: UnixSeconds,
  bar: z.string(),
  symbol: z.string(),
  values: z.array(Value),
  deliveries: z.array(z.object({ channel: Channel, state: z.string(), reason: z.string().nullable() })),
  is_forming: z.boolean(),
  is_late: z.boolean(),
  /** When corrected bars no longer bore it out. */
  withdrawn_at: UnixSeconds.nullable(),
});

const alerts = { ...personal, feature: 'alerts' } as const;
const one = { ...alerts, mostRows: MOST_ROWS.one, params: z.strictObject({ id: z.uuid() }) } as const;
const page = z.coerce.number().int().min(1).max(1_000).default(1);
const paged = { page: z.int().positive(), pages: z.int().positive() };

export const alertContracts = {
  alerts: get({
    ...alerts,
    path: '/alert/',
    summary: 'The alerts of the person, the newest first, and how many there may be',
    query: z.strictObject({
      state: z.enum(['active', 'paused', 'expired']).optional(),
      symbol: StockSymbol.optional(),
      page,
    }),
    reply: z.object({ rows: z.array(Alert), limit: z.int().positive(), ...paged }),
  }),
  addAlert: post({
    ...alerts,
    path: '/alert/',
    summary: 'Be told when something comes true; sent twice with one request id it is kept once',
    mostRows: MOST_ROWS.one,
    body: z.strictObject({
      condition: parts.condition,
      scope: parts.scope,
      timing: parts.timing.default('close'),
      frequency: parts.frequency.default('once-per-bar-close'),
      channels: parts.channels.default(['push']),
      /** Left out, only what is told at every close is gathered. */
      is_gathered: parts.is_gathered.optional(),
      expires_on: parts.expires_on.default(null),
      note: parts.note.default(''),
      /** Tells of what is true already, at the first look. */
      fire_now: z.boolean().default(false),
      request_id: z.uuid().optional(),
    }),
    reply: Alert.extend({
      /** Stocks of which it was true at the last close, so that it has to become true again; null where nobody knows. */
      already_true: z.array(z.string()).nullable(),
    }),
  }),
  changeAlert: {
    ...one,
    method: 'PATCH',
    path: '/alert/{id}/',
    summary:
      'Change an alert; what is not named stays as it is. With another rule, scope or time it begins anew',
    body: z.strictObject(parts).partial(),
    reply: Alert,
  },
  removeAlert: {
    ...one,
    method: 'DELETE',
    path: '/alert/{id}/',
    summary: 'Delete an alert with its log; what it told stays in the inbox',
    body: z.strictObject({}),
    reply: z.object({ done: z.literal(true) }),
  },
  pauseAlert: post({
    ...one,
    path: '/alert/{id}/pause/',
    summary: 'Be told nothing more by an alert until it goes on',
    body: z.strictObject({}),
    reply: Alert,
  }),
  resumeAlert: post({
    ...one,
    path: '/alert/{id}/resume/',
    summary: 'Let an alert go on; what is true at that moment is no news',
    body: z.strictObject({}),
    reply: Alert,
  }),
  alertLog: get({
    ...alerts,
    path: '/alert/{id}/log/',
    summary:
      'What an alert told, the newest first: on which bar, by which values, and what became of its messages',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ page }),
    reply: z.object({ rows: z.array(Told), ...paged }),
  }),
} as const;
