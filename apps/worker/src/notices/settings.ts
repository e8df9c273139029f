import { HOSTS } from '@chuli/contracts/screens';
import { type Environment as Place, needed } from '@chuli/kernel';
import {
  type Bot,
  PUSH_DEMANDS,
  PushOrigins,
  SMS_DEMANDS,
  type Seal,
  SealKeys,
  type Sms,
  SmsEnvironment,
  TELEGRAM_DEMANDS,
  TelegramEnvironment,
  WEBHOOK_DEMANDS,
  WebhookOrigins,
  openBot,
  sealBy,
  smsOf,
} from '@chuli/messages';
import { SHARED, secret } from '@chuli/settings';
import { z } from 'zod';
import type { Mail } from './ways/email.ts';
import type { VapidKeys } from './ways/push.ts';

export const NoticeEnvironment = z.object({
  CHULI_VAPID_PUBLIC: z
    .string()
    .regex(/^[\w-]{87}$/, 'A public P-256 key in base64url')
    .optional()
    .meta(SHARED.vapidPublic),
  CHULI_VAPID_PRIVATE: z
    .string()
    .regex(/^[\w-]{43}$/, 'A private P-256 key in base64url')
    .optional()
    .meta(secret('the private key of CHULI_VAPID_PUBLIC')),
  CHULI_SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta(SHARED.smtpUrl),
  CHULI_MAIL_FROM: z.string().min(3).optional().describe('from whom letters come'),
  CHULI_SEAL_KEY: SealKeys.optional().meta(SHARED.sealKey),
  CHULI_PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(SHARED.publicOrigin),
  CHULI_SMS_NOTICES_DAILY_CAP: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(1_000)
    .describe('most notices by SMS in a day; ten for each person'),
  CHULI_NOTICE_POLL_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(60_000)
    .default(2_000)
    .describe('how often the outbox is looked at'),
  CHULI_NOTICE_CLAIM_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_600)
    .default(60)
    .describe('after how long a sender is taken for gone'),
  ...SmsEnvironment.shape,
  ...PushOrigins.shape,
  ...WebhookOrigins.shape,
  ...TelegramEnvironment.shape,
});

type Environment = z.output<typeof NoticeEnvironment>;

export const NOTICE_DEMANDS = [
  ...SMS_DEMANDS,
  ...PUSH_DEMANDS,
  ...WEBHOOK_DEMANDS,
  ...TELEGRAM_DEMANDS,
  needed('CHULI_SEAL_KEY', 'opens codes that wait in the outbox; the same as that of the API'),
  needed(
    'CHULI_MAIL_FROM',
    'from whom letters come',
    ({ CHULI_SMTP_URL: url }) => url !== undefined && url !== '',
  ),
];

export type NoticeSettings = {
  readonly vapid: VapidKeys | null;
  /** Push services beside the known ones: those of tests. */
  readonly pushOrigins: readonly string[];
  readonly mail: Mail | null;
  /** Webhooks that may be anywhere: those of tests. */
  readonly webhookOrigins: readonly string[];
  readonly bot: Bot | null;
  /** Where the links of messages lead. */
  readonly origin: string;
  readonly sms: Sms | null;
  readonly seal: Seal | null;
  readonly smsDailyCap: number;
  readonly pollMs: number;
  readonly claimMs: number;
};

const originOf = (env: Environment): string =>
  env.CHULI_PUBLIC_ORIGIN ?? `https://${HOSTS.production.whole[0]}`;

const vapidOf = (env: Environment): VapidKeys | null => {
  const { CHULI_VAPID_PUBLIC: publicKey, CHULI_VAPID_PRIVATE: privateKey } = env;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined)
    throw new Error('CHULI_VAPID_PUBLIC and CHULI_VAPID_PRIVATE are needed together.');
  const { protocol, origin } = new URL(originOf(env));
  // A push service wants to know whom to ask; it takes no other scheme.
  const subject = protocol === 'https:' ? origin : `https://${HOSTS.production.whole[0]}`;
  return { subject, publicKey, privateKey };
};

const mailOf = (env: Environment): Mail | null => {
  const { CHULI_SMTP_URL: url, CHULI_MAIL_FROM: from } = env;
  if (url === undefined) return null;
  if (from === undefined) throw new Error('CHULI_MAIL_FROM is needed with CHULI_SMTP_URL.');
  return { url, from, origin: originOf(env) };
};

const botOf = ({ CHULI_TELEGRAM_TOKEN: token, CHULI_TELEGRAM_URL: url }: Environment): Bot | null =>
  token === undefined ? null : openBot({ url, token });

export const noticeSettingsOf = (env: Environment, place: Place): NoticeSettings => ({
  vapid: vapidOf(env),
  pushOrigins: env.CHULI_PUSH_ORIGINS,
  mail: mailOf(env),
  webhookOrigins: env.CHULI_WEBHOOK_ORIGINS,
  bot: botOf(env),
  origin: originOf(env),
  sms: smsOf(env, place),
  seal: sealBy(env.CHULI_SEAL_KEY),
  smsDailyCap: env.CHULI_SMS_NOTICES_DAILY_CAP,
  pollMs: env.CHULI_NOTICE_POLL_MS,
  claimMs: env.CHULI_NOTICE_CLAIM_SECONDS * 1_000,
});
