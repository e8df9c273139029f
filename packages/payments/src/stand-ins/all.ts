import { generateKeyPairSync } from 'node:crypto';
import { GATEWAY_IDS, type GatewayId } from '../gateway.ts';
import { PUBLIC_TEST } from '../test-settings.ts';
import { startConnectIps } from './connectips.ts';
import { startEsewa } from './esewa.ts';
import { startFonepay } from './fonepay.ts';
import { startKhalti } from './khalti.ts';
import type { StandIn } from './server.ts';

type Place = {
  /** Where the merchant's own pages are; connectIPS has its return addresses from a register, not from a request. */
  readonly origin: string;
  /** The others follow it; without it each takes a port that is free. */
  readonly firstPort?: number;
  readonly khaltiExpiresInSeconds?: number;
};

export type StandIns = Readonly<Record<GatewayId, StandIn>>;

const { connectips: BANK, fonepay: PHONE } = PUBLIC_TEST;

/** The origins of gateways to which the browser sends a form. */
export const formOriginsAt = (firstPort: number): string[] =>
  (['esewa', 'connectips'] as const).map((id) => `http://127.0.0.1:${firstPort + GATEWAY_IDS.indexOf(id)}`);

/** The settings with which the API finds these gateways. */
const environmentOf = ({ esewa, khalti, connectips, fonepay }: StandIns, key: string) => ({
  CHULI_PAYMENTS: GATEWAY_IDS.join(','),
  CHULI_ESEWA_FORM_URL: `${esewa.url}/api/epay/main/v2/form`,
  CHULI_ESEWA_STATUS_URL: `${esewa.url}/api/epay/transaction/status/`,
  CHULI_ESEWA_PRODUCT_CODE: PUBLIC_TEST.esewa.productCode,
  CHULI_ESEWA_SECRET: PUBLIC_TEST.esewa.secret,
  CHULI_KHALTI_URL: khalti.url,
  CHULI_KHALTI_SECRET: PUBLIC_TEST.khalti.secret,
  CHULI_CONNECTIPS_URL: connectips.url,
  CHULI_CONNECTIPS_MERCHANT_ID: BANK.merchantId,
  CHULI_CONNECTIPS_APP_ID: BANK.appId,
  CHULI_CONNECTIPS_APP_NAME: BANK.appName,
  CHULI_CONNECTIPS_PASSWORD: BANK.password,
  CHULI_CONNECTIPS_KEY: key,
  CHULI_FONEPAY_URL: fonepay.url,
  CHULI_FONEPAY_VERIFY_URL: fonepay.url,
  CHULI_FONEPAY_MERCHANT_CODE: PHONE.merchantCode,
  CHULI_FONEPAY_SECRET: PHONE.secret,
  CHULI_FONEPAY_USERNAME: PHONE.username,
  CHULI_FONEPAY_PASSWORD: PHONE.password,
});

/** Every gateway that the product knows, with a key of the merchant made for this run. */
export const startStandIns = async ({ origin, firstPort, khaltiExpiresInSeconds }: Place) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const portOf = (id: GatewayId): number =>
    firstPort === undefined ? 0 : firstPort + GATEWAY_IDS.indexOf(id);
  const registered = {
    successUrl: `${origin}/payment/success`,
    failureUrl: `${origin}/payment/failure`,
    publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
  const khalti = {
    ...PUBLIC_TEST.khalti,
    ...(khaltiExpiresInSeconds !== undefined && { expiresInSeconds: khaltiExpiresInSeconds }),
  };
  const gateways: StandIns = {
    esewa: await startEsewa(PUBLIC_TEST.esewa, portOf('esewa')),
    khalti: await startKhalti(khalti, portOf('khalti')),
    connectips: await startConnectIps({ ...BANK, ...registered }, portOf('connectips')),
    fonepay: await startFonepay(PHONE, portOf('fonepay')),
  };
  return {
    gateways,
    environment: environmentOf(gateways, String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    stop: async (): Promise<void> => {
      await Promise.all(Object.values(gateways).map(({ stop }) => stop()));
    },
  };
};
