import { secret } from './secret.ts';

/** What is said of settings that several processes read, each in its own way. */
export const SHARED = {
  liveKey: secret(
    '32 bytes in base64 by which API and gateways sign tickets to the live stream, and gateways prove them',
  ),
  sealKey: secret(
    '32 bytes in base64 that seal second factors, secrets of webhooks and codes that wait to be sent; while it is replaced several with commas between them, of which the first seals and all open; the same in API and worker. Lost, every second factor is lost',
  ),
  vapidPublic: { description: 'public key that browsers subscribe with; without the pair nothing is pushed' },
  smtpUrl: secret('`smtps://user:password@host`; without it no e-mail is offered'),
  publicOrigin: { description: 'where links lead and payers come back to: a host of our own table' },
  freeFeatures: { description: 'features that everyone holds, with commas between them, or `all`' },
} as const;
