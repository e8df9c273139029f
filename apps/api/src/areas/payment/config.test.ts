import { PUBLIC_TEST } from '@chuli/payments';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { DEVELOPMENT, PRODUCTION } from '../../testing/settings.ts';

const real = {
  ...PRODUCTION,
  CHULI_PAYMENTS: 'esewa, khalti',
  CHULI_ESEWA_PRODUCT_CODE: 'CHULI',
  CHULI_ESEWA_SECRET: 'a real secret of ours',
  CHULI_KHALTI_SECRET: 'another real secret',
};
const namesOf = (environment: NodeJS.ProcessEnv) =>
  readConfig(environment).payments.gateways?.map(({ id }) => id);
const order = {
  id: 'd9428888-122b-41e1-b85c-61cd3cbb3210',
  reference: 'd9428888122b41e1b85c',
  amount: 150_000,
  title: 'Chuli gold-12',
  createdAt: 0,
  expiresAt: 1,
  gatewayRef: null,
} as never;
const formOf = async (environment: NodeJS.ProcessEnv) =>
  (await readConfig(environment).payments.gateways?.[0]?.start(order, 0 as never))?.go as {
    address: string;
    fields: Record<string, string>;
  };

describe('the environment of payments', () => {
  it('has no gateway that was not asked for', () => {
    expect(namesOf(DEVELOPMENT)).toEqual([]);
    expect(namesOf(PRODUCTION)).toEqual([]);
    expect(namesOf(real)).toEqual(['esewa', 'khalti']);
  });

  it.each(['CHULI_ESEWA_PRODUCT_CODE', 'CHULI_ESEWA_SECRET', 'CHULI_KHALTI_SECRET'])(
    'needs %s in production',
    (name) => {
      expect(() => readConfig({ ...real, [name]: undefined })).toThrow(name);
    },
  );

  it.each([
    ['CHULI_ESEWA_SECRET', PUBLIC_TEST.esewa.secret],
    ['CHULI_ESEWA_PRODUCT_CODE', PUBLIC_TEST.esewa.productCode],
    ['CHULI_KHALTI_SECRET', PUBLIC_TEST.khalti.secret],
    ['CHULI_KHALTI_URL', 'http://khalti.com'],
    ['CHULI_KHALTI_SECRET', 'short'],
    ['CHULI_PAYMENTS', 'esewa,pigeon'],
    ['CHULI_PAYMENTS', 'connectips'],
    ['CHULI_PAYMENTS', 'fonepay'],
    ['CHULI_PUBLIC_ORIGIN', 'https://evil.example'],
    ['CHULI_PUBLIC_ORIGIN', 'http://chuli.app'],
    ['CHULI_PAYMENT_STOP_AT', 'settled'],
    ['CHULI_PAYMENT_BACK_OFF', '0'],
  ])('refuses %s=%s in production', (name, value) => {
    expect(() => readConfig({ ...real, [name]: value })).toThrow(/CHULI_/);
    expect(() => readConfig({ ...real, [name]: value })).not.toThrow(` ${value}`);
  });

  it.each([
    ['connectips', 'CHULI_CONNECTIPS_PASSWORD', PUBLIC_TEST.connectips.password],
    ['fonepay', 'CHULI_FONEPAY_SECRET', PUBLIC_TEST.fonepay.secret],
    ['fonepay', 'CHULI_FONEPAY_PASSWORD', PUBLIC_TEST.fonepay.password],
  ])('refuses what everybody knows of %s: %s', (gateway, name, value) => {
    const own = {
      CHULI_CONNECTIPS_MERCHANT_ID: '1',
      CHULI_CONNECTIPS_APP_ID: '1',
      CHULI_CONNECTIPS_APP_NAME: 'Chuli',
      CHULI_CONNECTIPS_PASSWORD: 'a real password',
      CHULI_CONNECTIPS_KEY: 'a key of ours',
      CHULI_FONEPAY_MERCHANT_CODE: '1',
      CHULI_FONEPAY_SECRET: 'a real secret of ours',
      CHULI_FONEPAY_USERNAME: 'chuli',
      CHULI_FONEPAY_PASSWORD: 'a real password',
    };
    const asked = { ...real, ...own, CHULI_PAYMENTS: gateway };
    expect(namesOf(asked)).toEqual([gateway]);
    expect(() => readConfig({ ...asked, [name]: value })).toThrow(name);
  });

  it('names all that is missing of all gateways at once', () => {
    const asked = { ...PRODUCTION, CHULI_PAYMENTS: 'esewa, khalti,connectips' };
    for (const name of ['CHULI_ESEWA_SECRET', 'CHULI_KHALTI_SECRET', 'CHULI_CONNECTIPS_KEY'])
      expect(() => readConfig(asked)).toThrow(`${name}: `);
  });

  it('takes the gateways’ own test keys on a test host, and not in production', () => {
    const keys = {
      CHULI_ESEWA_SECRET: PUBLIC_TEST.esewa.secret,
      CHULI_ESEWA_PRODUCT_CODE: PUBLIC_TEST.esewa.productCode,
    };
    expect(namesOf({ ...real, ...keys, CHULI_ENVIRONMENT: 'test' })).toEqual(['esewa', 'khalti']);
    expect(() => readConfig({ ...real, ...keys })).toThrow('CHULI_ESEWA_PRODUCT_CODE');
    expect(() => readConfig({ ...real, ...keys, CHULI_ENVIRONMENT: undefined })).toThrow(
      'CHULI_ESEWA_PRODUCT_CODE',
    );
  });

  it('sends people back to a host of its own table', async () => {
    const { address, fields } = await formOf(real);
    expect(address).toBe('https://epay.esewa.com.np/api/epay/main/v2/form');
    expect(fields['success_url']).toMatch(
      /^https:\/\/chuli\.app\/payment\/success\?provider=esewa&order=d9428888-/,
    );
    expect(fields['failure_url']).toMatch(/^https:\/\/chuli\.app\/payment\/esewa\/pending\?/);
    const test = { ...real, CHULI_ENVIRONMENT: 'test' };
    expect((await formOf(test)).fields['success_url']).toMatch(/^https:\/\/test\.chuli\.app\//);
    const developer = { ...real, ...DEVELOPMENT };
    expect((await formOf(developer)).fields['success_url']).toMatch(/^http:\/\/127\.0\.0\.1:5310\//);
  });
});
