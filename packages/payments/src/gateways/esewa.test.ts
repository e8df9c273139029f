import { instant, paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, rawFields, rupeesText } from '../raw-json.ts';
import { PUBLIC_TEST } from '../test-settings.ts';
import { esewa, esewaForm, readEsewaReturn, signEsewa } from './esewa.ts';

const { secret, productCode } = PUBLIC_TEST.esewa;
const settings = {
  formUrl: 'http://127.0.0.1:1/form',
  statusUrl: 'http://127.0.0.1:1/status/',
  productCode,
  secret,
  windowMs: 60_000,
};
const returns = { success: (id: string) => `https://x/s?${id}`, failure: () => 'https://x/f', website: 'x' };
const order = {
  id: '241028',
  reference: '241028',
  amount: paisa(11_000),
  title: 'x',
  createdAt: instant(0),
  expiresAt: instant(60_000),
  gatewayRef: null,
};
const signed = (amount: string, uuid: string) =>
  [
    ['total_amount', amount],
    ['transaction_uuid', uuid],
    ['product_code', productCode],
  ] as const;

const NAMES = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';
/** The answer that eSewa prints in its documentation, its amount as it is written there. */
const PRINTED = `{"transaction_code":"000AWEO","status":"COMPLETE","total_amount":1000.0,"transaction_uuid":"250610-162413","product_code":"EPAYTEST","signed_field_names":"${NAMES}","signature":"62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA="}`;
const encode = (text: string): string => Buffer.from(text).toString('base64');

describe('the signature of eSewa', () => {
  it('is the one that eSewa prints for 110 rupees', () => {
    expect(signEsewa(secret, signed('110', '241028'))).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=');
    expect(esewaForm(settings, returns, order)).toMatchObject({
      amount: '110',
      total_amount: '110',
      signed_field_names: 'total_amount,transaction_uuid,product_code',
      signature: 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=',
    });
  });

  it('is another than the one printed for 100 rupees, which does not fit its own key', () => {
    expect(signEsewa(secret, signed('100', '11-201-13'))).toBe(
      '5DZywcrTKD0gia/rsSMcrRHmJl+4Tbol6S+lWgdJ94E=',
    );
  });

  it('covers the amount as it is written: 1000.0 is not 1000', () => {
    expect(readEsewaReturn(encode(PRINTED), secret)?.get('total_amount')).toBe('1000.0');
    expect(readEsewaReturn(encode(PRINTED.replace('1000.0', '1000')), secret)).toBeNull();
    expect(readEsewaReturn(encode(PRINTED.replace('1000.0', '"1000.0"')), secret)).not.toBeNull();
  });

  it.each([
    ['000AWEO', '000AWEP'],
    ['COMPLETE', 'PENDING'],
    ['250610-162413', '250610-162414'],
    ['"EPAYTEST"', '"OTHER"'],
    [',signed_field_names"', '"'],
    ['"status":', '"status":"COMPLETE","status":'],
  ])('does not fit with %s as %s', (before, after) => {
    expect(readEsewaReturn(encode(PRINTED.replace(before, after)), secret)).toBeNull();
  });

  it('of our own form, which everyone sees, is no answer', () => {
    const form = esewaForm(settings, returns, order);
    const forged = {
      transaction_code: 'X',
      status: 'COMPLETE',
      total_amount: form['total_amount'],
      transaction_uuid: order.id,
      product_code: productCode,
      signed_field_names: form['signed_field_names'],
      signature: form['signature'],
    };
    expect(readEsewaReturn(encode(JSON.stringify(forged)), secret)).toBeNull();
    expect(esewa(settings, returns).isGenuine?.(encode(JSON.stringify(forged)), order)).toBe(false);
  });

  it('of another order says nothing of this one', () => {
    const mine = { ...order, id: '250610-162413', amount: paisa(100_000) };
    const { isGenuine } = esewa(settings, returns);
    expect(isGenuine?.(encode(PRINTED), mine)).toBe(true);
    expect(isGenuine?.(encode(PRINTED), { ...mine, id: 'other' })).toBe(false);
    expect(isGenuine?.(encode(PRINTED), { ...mine, amount: paisa(100_001) })).toBe(false);
  });
});

describe('amounts', () => {
  it('are read with and without separators', () => {
    expect(['1,000.0', '1000', '1,00,000.50', '12.345', 'x', '1e3'].map(amountOf)).toEqual([
      100_000,
      100_000,
      10_000_050,
      null,
      null,
      null,
    ]);
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
        expect(amountOf(rupeesText(paisa(amount)))).toBe(amount);
      }),
    );
  });
});

describe('fields as they are written', () => {
  it('are those of JSON, for every flat object of texts', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (object) => {
        const fields = rawFields(JSON.stringify(object));
        expect(fields === null ? null : Object.fromEntries(fields)).toEqual(
          Object.fromEntries(Object.entries(object)),
        );
      }),
    );
  });

  it.each(['', '[]', '{"a":{"b":1}}', '{"a":[1]}', '{"a":1,"a":2}', '{"a":1', 'null', '{"a":1}}'])(
    'are not read from %s',
    (text) => {
      expect(rawFields(text)).toBeNull();
    },
  );
});
