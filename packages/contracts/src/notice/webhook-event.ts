import { z } from 'zod';

const Said = z.strictObject({ title: z.string(), body: z.string() });

/**
 * What is posted to a webhook. A later version may have more, under another number; of this one nothing changes.
 * `id` is the same however often it is sent.
 */
export const WebhookEvent = z.strictObject({
  version: z.literal(1),
  id: z.string(),
  /** A kind of notice, or `test`. */
  kind: z.string(),
  /** When the cause came about, in Unix seconds. */
  at: z.int().nonnegative(),
  symbol: z.string().nullable(),
  says: z.strictObject({ en: Said, own: Said.extend({ language: z.enum(['en', 'ne']) }) }),
  /** Money in rupees. */
  values: z.array(
    z.strictObject({
      name: z.string(),
      value: z.number(),
      unit: z.enum(['rupees', 'percent', 'shares', 'points']),
    }),
  ),
  /** The session of the bar that it is about. */
  bar: z.string().nullable(),
  link: z.url(),
});
export type WebhookEvent = z.output<typeof WebhookEvent>;
