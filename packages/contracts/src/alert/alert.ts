import { ALERT_STATES, PAUSES } from '@chuli/alerts';
import { z } from 'zod';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol } from '../parts.ts';
import { Channel, UnixSeconds, Value, chosen, parts } from './parts.ts';

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
      ...chosen,
      /** An alert that would tell very often is kept only when the person has seen that and wants it. */
      is_confirmed: z.boolean().default(false),
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
    body: z.strictObject({ ...parts, is_confirmed: z.boolean() }).partial(),
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
