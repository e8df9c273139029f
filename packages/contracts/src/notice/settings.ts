import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeChannel, type NoticeKind } from '@chuli/kernel';
import { z } from 'zod';

const UnixSeconds = z.int().nonnegative();

export const Kind = z.enum(Object.keys(NOTICE_KINDS) as [NoticeKind, ...NoticeKind[]]);

/** Minutes past midnight in Kathmandu. */
export const MinuteOfDay = z.int().min(0).max(1_439);

export const Switches = Object.fromEntries(
  NOTICE_CHANNELS.map((channel) => [channel, z.boolean()]),
) as Record<NoticeChannel, z.ZodBoolean>;

/** A webhook or a chat that a person linked, and what became of the last messages there. */
const Link = z.object({
  /** The address, or how the person is called in the chat where that is known. */
  name: z.string().nullable(),
  linked_at: UnixSeconds,
  sent_at: UnixSeconds.nullable(),
  failed_at: UnixSeconds.nullable(),
  failure: z.string().nullable(),
  /** Since when nothing is sent there, after too many messages that were not taken. */
  off_at: UnixSeconds.nullable(),
});

export const Settings = z.object({
  rows: z.array(
    z.object({
      id: Kind,
      ...Switches,
      /** Told in any case: its inbox cannot be switched off. */
      is_required: z.boolean(),
      is_quiet: z.boolean(),
      is_gathered: z.boolean(),
    }),
  ),
  language: z.enum(['en', 'ne']),
  quiet_from: MinuteOfDay.nullable(),
  quiet_until: MinuteOfDay.nullable(),
  /** One message after the close instead of many. */
  gathered: z.boolean(),
  /** The confirmed address. */
  email: z.string().nullable(),
  webhook: Link.nullable(),
  telegram: Link.nullable(),
  /** What this server can send; `push` is the key that a browser subscribes with, `telegram` the name of the bot. */
  offers: z.object({
    push: z.string().nullable(),
    email: z.boolean(),
    sms: z.boolean(),
    webhook: z.boolean(),
    telegram: z.string().nullable(),
  }),
  /** The browsers that take pushes, by the addresses of their push services. */
  browsers: z.array(z.string()),
});
