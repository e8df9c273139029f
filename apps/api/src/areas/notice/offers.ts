import { HOSTS } from '@chuli/contracts/screens';
import { PushOrigins, type Resolve, WebhookOrigins } from '@chuli/messages';
import { SHARED } from '@chuli/settings';
import { z } from 'zod';

/** By what notices can leave this copy of the product; the worker is the one that sends them. */
export type NoticeOffers = {
  /** What browsers subscribe with; without it nothing is pushed. */
  readonly pushKey: string | null;
  /** Push services beside the known ones: those of tests. */
  readonly pushOrigins: readonly string[];
  readonly email: boolean;
  /** Webhooks that may be anywhere: those of tests. */
  readonly webhookOrigins: readonly string[];
  /** Asked for the addresses of host names in the place of the name servers. */
  readonly resolve?: Resolve;
  /** The name of the bot; without it there is no Telegram. */
  readonly telegramBot: string | null;
  /** Where the links of messages lead. */
  readonly origin: string;
};

const ORIGIN = `https://${HOSTS.production.whole[0]}`;

export const NO_OFFERS: NoticeOffers = {
  pushKey: null,
  pushOrigins: [],
  email: false,
  webhookOrigins: [],
  telegramBot: null,
  origin: ORIGIN,
};

export const NoticeEnvironment = z.object({
  CHULI_VAPID_PUBLIC: z
    .string()
    .regex(/^[\w-]{87}$/, 'A public P-256 key in base64url')
    .optional()
    .meta(SHARED.vapidPublic),
  CHULI_SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta(SHARED.smtpUrl),
  CHULI_TELEGRAM_BOT: z
    .string()
    .regex(/^[a-z]\w{1,28}bot$/i, 'The name of a bot, without @')
    .optional()
    .describe('name of the bot whose token the worker has, without @; without it Telegram is not offered'),
  ...PushOrigins.shape,
  ...WebhookOrigins.shape,
});

type Given = z.output<typeof NoticeEnvironment> & { CHULI_PUBLIC_ORIGIN?: string | undefined };

export const noticeOffersOf = (env: Given): NoticeOffers => ({
  pushKey: env.CHULI_VAPID_PUBLIC ?? null,
  pushOrigins: env.CHULI_PUSH_ORIGINS,
  email: env.CHULI_SMTP_URL !== undefined,
  webhookOrigins: env.CHULI_WEBHOOK_ORIGINS,
  telegramBot: env.CHULI_TELEGRAM_BOT ?? null,
  origin: env.CHULI_PUBLIC_ORIGIN ?? ORIGIN,
});
