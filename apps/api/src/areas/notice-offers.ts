import { refused } from '@chuli/kernel';
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
  /** For tests: origins of push services, with commas between them. */
  CHULI_PUSH_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
});

export const OFFER_DEMANDS = [
  refused('CHULI_PUSH_ORIGINS', 'would let people send our requests anywhere; it is for development'),
];

export const noticeOffersOf = (env: z.output<typeof NoticeEnvironment>): NoticeOffers => ({
  pushKey: env.CHULI_VAPID_PUBLIC ?? null,
  pushOrigins: env.CHULI_PUSH_ORIGINS.map((url) => new URL(url).origin),
  email: env.CHULI_SMTP_URL !== undefined,
});

/** The push services of Chrome, Firefox, Safari and Edge. A person names the address that we shall send to: no other host is asked. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

export const isPushService = (endpoint: string, { pushOrigins }: NoticeOffers): boolean => {
  const { protocol, hostname, origin, port } = new URL(endpoint);
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return (protocol === 'https:' && port === '' && isKnown) || pushOrigins.includes(origin);
};
