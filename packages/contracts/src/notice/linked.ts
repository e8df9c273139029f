import { z } from 'zod';
import { post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { Settings } from './settings.ts';

const none = { body: z.strictObject({}) };

/** Shown this once: we keep it sealed and never show it again. */
const WithSecret = z.object({ secret: z.string(), settings: Settings });

/** Ways that a person links: an address of the person's own that takes posts, and a chat with our bot. */
export const linkedContracts = {
  setWebhook: post({
    ...personal,
    path: '/notification/webhook/',
    summary: 'Post notices to an https address; the secret that signs them is shown this once',
    body: z.strictObject({ address: z.string().trim().min(9).max(500) }),
    reply: WithSecret,
  }),
  rotateWebhook: post({
    ...personal,
    ...none,
    path: '/notification/webhook/rotate/',
    summary: 'Sign with a new secret from now on, which is shown this once',
    reply: WithSecret,
  }),
  testWebhook: post({
    ...personal,
    ...none,
    path: '/notification/webhook/test/',
    summary: 'Post a test to the address; one that is taken switches it on again',
    reply: z.object({
      is_taken: z.boolean(),
      /** Why not. */
      reason: z.string().nullable(),
      settings: Settings,
    }),
  }),
  removeWebhook: {
    ...personal,
    method: 'DELETE',
    path: '/notification/webhook/',
    summary: 'Post no more notices',
    reply: Settings,
  },
  linkTelegram: post({
    ...personal,
    ...none,
    path: '/notification/telegram/',
    summary: 'A link that opens a chat with our bot and, followed once, makes it the person’s',
    reply: z.object({ link: z.url(), expires_in: z.int().positive() }),
  }),
  unlinkTelegram: {
    ...personal,
    method: 'DELETE',
    path: '/notification/telegram/',
    summary: 'Send no more notices to the chat',
    reply: Settings,
  },
} as const;
