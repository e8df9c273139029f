import {
  CONNECTIPS_WINDOW_MS,
  ESEWA_WINDOW_MS,
  FONEPAY_WINDOW_MS,
  type Gateway,
  type GatewayId,
  KHALTI_WINDOW_MS,
  type ReturnAddresses,
  connectIps,
  esewa,
  fonepay,
  khalti,
} from '@chuli/payments';
import type { PaymentsEnvironment } from './environment.ts';

type Name = keyof PaymentsEnvironment & `CHULI_${string}`;

type Read = (name: Name) => string;

/** What a setting says; throws where one is needed and missing. */
export const settingsOf =
  (env: PaymentsEnvironment): Read =>
  (name) => {
    const given = env[name];
    if (typeof given !== 'string') throw new Error(`${name} is needed for CHULI_PAYMENTS.`);
    return given;
  };

type Open = (read: Read, returns: ReturnAddresses, windowMs: number | undefined) => Gateway;

export const OPEN_GATEWAY: Record<GatewayId, Open> = {
  esewa: (read, returns, windowMs = ESEWA_WINDOW_MS) =>
    esewa(
      {
        formUrl: read('CHULI_ESEWA_FORM_URL'),
        statusUrl: read('CHULI_ESEWA_STATUS_URL'),
        productCode: read('CHULI_ESEWA_PRODUCT_CODE'),
        secret: read('CHULI_ESEWA_SECRET'),
        windowMs,
      },
      returns,
    ),
  khalti: (read, returns, windowMs = KHALTI_WINDOW_MS) =>
    khalti({ baseUrl: read('CHULI_KHALTI_URL'), secret: read('CHULI_KHALTI_SECRET'), windowMs }, returns),
  connectips: (read, _, windowMs = CONNECTIPS_WINDOW_MS) =>
    connectIps({
      baseUrl: read('CHULI_CONNECTIPS_URL'),
      merchantId: read('CHULI_CONNECTIPS_MERCHANT_ID'),
      appId: read('CHULI_CONNECTIPS_APP_ID'),
      appName: read('CHULI_CONNECTIPS_APP_NAME'),
      password: read('CHULI_CONNECTIPS_PASSWORD'),
      privateKey: read('CHULI_CONNECTIPS_KEY'),
      windowMs,
    }),
  fonepay: (read, returns, windowMs = FONEPAY_WINDOW_MS) =>
    fonepay(
      {
        baseUrl: read('CHULI_FONEPAY_URL'),
        verifyUrl: read('CHULI_FONEPAY_VERIFY_URL'),
        merchantCode: read('CHULI_FONEPAY_MERCHANT_CODE'),
        secret: read('CHULI_FONEPAY_SECRET'),
        username: read('CHULI_FONEPAY_USERNAME'),
        password: read('CHULI_FONEPAY_PASSWORD'),
        windowMs,
      },
      returns,
    ),
};
