import { FREQUENCIES, OPERATORS, TIMINGS } from '@chuli/alerts';
import { SENT_CHANNELS, type SentChannel } from '@chuli/kernel';
import { z } from 'zod';
import { Percent, Rupees, StockSymbol, TradingDate } from '../parts.ts';

export const UnixSeconds = z.int().nonnegative();
const Operator = z.enum(OPERATORS);
const CHANNELS = Object.keys(SENT_CHANNELS) as [SentChannel, ...SentChannel[]];
export const Channel = z.enum(CHANNELS);

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

export const parts = {
  condition: Condition,
  scope: Scope,
  timing: z.enum(TIMINGS),
  frequency: z.enum(FREQUENCIES),
  /** Ways beside the inbox. */
  channels: z.array(Channel).max(CHANNELS.length),
  /** Into one message after the close. */
  is_gathered: z.boolean(),
  /** The last session on which it tells. */
  expires_on: TradingDate.nullable(),
  note: z.string().trim().max(200),
};

/** What a person chooses of a new alert; what is left out is as usual. */
export const chosen = {
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
};

/** Something an alert compared. */
export const Value = z.object({
  name: z.string(),
  value: z.union([Rupees, Percent, z.number()]).nullable(),
  unit: z.string(),
});
