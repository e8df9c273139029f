import { GATEWAY_IDS, STOP_POINTS } from '@chuli/payments';
import { SHARED, listOf, secret } from '@chuli/settings';
import { z } from 'zod';

const Url = z.url({ protocol: /^https?$/ });
const Name = z.string().min(1).optional();

const hidden = (about: string) =>
  z.string().min(8, 'A secret has 8 characters or more').optional().meta(secret(about));

/** Secrets of gateways are refused where they are missing; what was read never stands in the message. */
export const PaymentsEnvironment = z.object({
  CHULI_PAYMENTS: z
    .string()
    .transform(listOf)
    .pipe(z.array(z.enum(GATEWAY_IDS)))
    .default([])
    .describe(
      `gateways that people may choose, in this order, with commas between them: ${GATEWAY_IDS.join(', ')}`,
    ),
  CHULI_PUBLIC_ORIGIN: Url.optional().meta(SHARED.publicOrigin),
  CHULI_ESEWA_FORM_URL: Url.default('https://epay.esewa.com.np/api/epay/main/v2/form').describe(
    'where payers of eSewa are sent',
  ),
  CHULI_ESEWA_STATUS_URL: Url.default('https://epay.esewa.com.np/api/epay/transaction/status/').describe(
    'where eSewa is asked about an order',
  ),
  CHULI_ESEWA_PRODUCT_CODE: Name.describe('our code at eSewa'),
  CHULI_ESEWA_SECRET: hidden('what eSewa signs by'),
  CHULI_KHALTI_URL: Url.default('https://khalti.com').describe('where Khalti is'),
  CHULI_KHALTI_SECRET: hidden('what Khalti knows us by'),
  CHULI_CONNECTIPS_URL: Url.default('https://connectips.com').describe('where connectIPS is'),
  CHULI_CONNECTIPS_MERCHANT_ID: Name.describe('our number at connectIPS'),
  CHULI_CONNECTIPS_APP_ID: Name.describe('our program there'),
  CHULI_CONNECTIPS_APP_NAME: Name.describe('its name there'),
  CHULI_CONNECTIPS_PASSWORD: hidden('what connectIPS knows us by'),
  CHULI_CONNECTIPS_KEY: hidden('PEM of the private key whose certificate NCHL has'),
  CHULI_FONEPAY_URL: Url.default('https://clientapi.fonepay.com').describe(
    'where payers of Fonepay are sent',
  ),
  CHULI_FONEPAY_VERIFY_URL: Url.default('https://merchantapi.fonepay.com/api').describe(
    'where Fonepay is asked about an order',
  ),
  CHULI_FONEPAY_MERCHANT_CODE: Name.describe('our code at Fonepay'),
  CHULI_FONEPAY_SECRET: hidden('what requests to Fonepay are signed by'),
  CHULI_FONEPAY_USERNAME: Name.describe('our name at Fonepay'),
  CHULI_FONEPAY_PASSWORD: hidden('what Fonepay knows us by'),
  CHULI_PAYMENT_BACK_OFF: z
    .string()
    .transform((text) => listOf(text).map(Number))
    .pipe(z.array(z.number().positive().max(3_600)).min(1))
    .optional()
    .describe('seconds between questions about an order that waits, with commas between them'),
  CHULI_PAYMENT_WINDOW_SECONDS: z.coerce
    .number()
    .positive()
    .max(86_400)
    .optional()
    .describe('how long an order can be paid; else as each gateway has it'),
  CHULI_PAYMENT_SWEEP_SECONDS: z.coerce
    .number()
    .positive()
    .max(60)
    .default(5)
    .describe('how often orders that wait are looked at'),
  CHULI_PAYMENT_PAUSE_SECONDS: z.coerce
    .number()
    .nonnegative()
    .max(60)
    .default(2)
    .describe('how soon a person may have the same order asked about again'),
  CHULI_PAYMENT_STOP_AT: z
    .enum(STOP_POINTS)
    .optional()
    .describe('for drills: ends the process at this step of a payment'),
});

export type PaymentsEnvironment = z.output<typeof PaymentsEnvironment>;
