import { PushOrigins } from '@chuli/messages';
import { z } from 'zod';

/** By what notices can leave this copy of the product; the worker is the one that sends them. */
export type NoticeOffers = {
  /** What browsers subscribe with; without it nothing is pushed. */
  readonly pushKey: string | null;
  /** Push services beside the known ones: those of tests. */
  readonly pushOrigins: readonly string[];
  readonly email: boolean;
};

export const NO_OFFERS: NoticeOffers = { pushKey: null, pushOrigins: [], email: false };

export const NoticeEnvironment = z.object({
  CHULI_VAPID_PUBLIC: z
    .string()
    .regex(/^[\w-]{87}$/, 'A public P-256 key in base64url')
    .optional(),
  CHULI_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ...PushOrigins.shape,
});

export const noticeOffersOf = (env: z.output<typeof NoticeEnvironment>): NoticeOffers => ({
  pushKey: env.CHULI_VAPID_PUBLIC ?? null,
  pushOrigins: env.CHULI_PUSH_ORIGINS,
  email: env.CHULI_SMTP_URL !== undefined,
});
