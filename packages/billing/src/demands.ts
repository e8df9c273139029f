import { type Demand, needed, refused } from '@chuli/kernel';
import { type GatewayId, PUBLIC_TEST } from '@chuli/payments';
import { PaymentsEnvironment } from './environment.ts';

/** What a gateway cannot be opened without; its addresses have defaults. */
const NEEDED: Readonly<Record<GatewayId, readonly (keyof PaymentsEnvironment)[]>> = {
  esewa: ['CHULI_ESEWA_PRODUCT_CODE', 'CHULI_ESEWA_SECRET'],
  khalti: ['CHULI_KHALTI_SECRET'],
  connectips: [
    'CHULI_CONNECTIPS_MERCHANT_ID',
    'CHULI_CONNECTIPS_APP_ID',
    'CHULI_CONNECTIPS_APP_NAME',
    'CHULI_CONNECTIPS_PASSWORD',
    'CHULI_CONNECTIPS_KEY',
  ],
  fonepay: [
    'CHULI_FONEPAY_MERCHANT_CODE',
    'CHULI_FONEPAY_SECRET',
    'CHULI_FONEPAY_USERNAME',
    'CHULI_FONEPAY_PASSWORD',
  ],
};

/** What the vendors print in their documentation opens their test gateway, and would open ours to everyone. */
const PUBLIC_SECRETS = new Set<string>([
  PUBLIC_TEST.esewa.secret,
  PUBLIC_TEST.esewa.productCode,
  PUBLIC_TEST.khalti.secret,
  PUBLIC_TEST.connectips.password,
  PUBLIC_TEST.fonepay.secret,
  PUBLIC_TEST.fonepay.password,
]);

const isChosen = (list: string | undefined, gateway: string): boolean =>
  (list ?? '').split(',').some((name) => name.trim() === gateway);

const neededBy = ([gateway, names]: [string, readonly string[]]): Demand[] =>
  names.map((name) =>
    needed(name, 'a gateway of CHULI_PAYMENTS asks for it', ({ CHULI_PAYMENTS: chosen }) =>
      isChosen(chosen, gateway),
    ),
  );

const refusedSecret = (name: string): Demand =>
  refused(
    name,
    'everybody knows this one; it is for tests',
    (value, environment) => environment === 'production' && PUBLIC_SECRETS.has(value),
  );

const isPlain = (url: string): boolean => url.startsWith('http:');

export const PAYMENT_DEMANDS: readonly Demand[] = [
  ...Object.entries(NEEDED).flatMap(neededBy),
  ...Object.values(NEEDED).flat().map(refusedSecret),
  ...Object.keys(PaymentsEnvironment.shape)
    .filter((name) => name.endsWith('_URL') || name === 'CHULI_PUBLIC_ORIGIN')
    .map((name) => refused(name, 'has to be https', isPlain)),
  refused('CHULI_PAYMENT_STOP_AT', 'ends the process; it is for drills'),
];
