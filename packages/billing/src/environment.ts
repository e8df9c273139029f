import { GATEWAY_IDS, STOP_POINTS } from '@chuli/payments';
import { z } from 'zod';

const Url = z.url({ protocol: /^https?$/ });
const Secret = z.string().min(8, 'A secret has 8 characters or more');

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Secrets of gateways are refused where they are missing; what was read never stands in the message. */
export const PaymentsEnvironment = z.object({
  /** Gateways that people may choose, in this order; by default none. */
  CHULI_PAYMENTS: z
    .string()
    .transform(listOf)
    .pipe(z.array(z.enum(GATEWAY_IDS)))
    .default([]),
  /** Where people come back to: a host of our own table. */
  CHULI_PUBLIC_ORIGIN: Url.optional(),
  CHULI_ESEWA_FORM_URL: Url.optional(),
  CHULI_ESEWA_STATUS_URL: Url.optional(),
  CHULI_ESEWA_PRODUCT_CODE: z.string().min(1).optional(),
  CHULI_ESEWA_SECRET: Secret.optional(),
  CHULI_KHALTI_URL: Url.optional(),
  CHULI_KHALTI_SECRET: Secret.optional(),
  CHULI_CONNECTIPS_URL: Url.optional(),
  CHULI_CONNECTIPS_MERCHANT_ID: z.string().min(1).optional(),
  CHULI_CONNECTIPS_APP_ID: z.string().min(1).optional(),
  CHULI_CONNECTIPS_APP_NAME: z.string().min(1).optional(),
  CHULI_CONNECTIPS_PASSWORD: Secret.optional(),
  CHULI_CONNECTIPS_KEY: Secret.optional(),
  CHULI_FONEPAY_URL: Url.optional(),
  CHULI_FONEPAY_VERIFY_URL: Url.optional(),
  CHULI_FONEPAY_MERCHANT_CODE: z.string().min(1).optional(),
  CHULI_FONEPAY_SECRET: Secret.optional(),
  CHULI_FONEPAY_USERNAME: z.string().min(1).optional(),
  CHULI_FONEPAY_PASSWORD: Secret.optional(),
  /** Seconds between questions about an order that waits, with commas between them. */
  CHULI_PAYMENT_BACK_OFF: z
    .string()
    .transform((text) => listOf(text).map(Number))
    .pipe(z.array(z.number().positive().max(3_600)).min(1))
    .optional(),
  /** How long an order can be paid; else as each gateway has it. */
  CHULI_PAYMENT_WINDOW_SECONDS: z.coerce.number().positive().max(86_400).optional(),
  CHULI_PAYMENT_SWEEP_SECONDS: z.coerce.number().positive().max(60).default(5),
  /** How soon a person may have the same order asked about again. */
  CHULI_PAYMENT_PAUSE_SECONDS: z.coerce.number().nonnegative().max(60).default(2),
  /** For drills: ends the process at this step of a payment. */
  CHULI_PAYMENT_STOP_AT: z.enum(STOP_POINTS).optional(),
});

export type PaymentsEnvironment = z.output<typeof PaymentsEnvironment>;
