import { expect, it } from 'vitest';
import { readOrderAddress } from './order-address.ts';

const ORDER = '0f2d7a3e-5b1c-4e9a-8f6d-2c1b0a998877';

it('reads our own order and what eSewa put behind a second question mark', () => {
  expect(readOrderAddress(`?provider=esewa&order=${ORDER}&from=gateway?data=eyJh+b/c=`)).toEqual({
    order: ORDER,
    data: 'eyJh+b/c=',
  });
});

it('reads data that a browser has escaped', () => {
  expect(readOrderAddress(`?order=${ORDER}&data=eyJh%2Bb%2Fc%3D`).data).toBe('eyJh+b/c=');
});

it('reads the short name that connectIPS brings to the address registered with it', () => {
  expect(readOrderAddress('?TXNID=0f2d7a3e5b1c4e9a8f6d')).toEqual({
    order: '0f2d7a3e5b1c4e9a8f6d',
    data: undefined,
  });
});

it('brings all that Fonepay signed', () => {
  const signed = 'PRN=0f2d7a3e5b1c4e9a8f6d&PS=true&RC=successful&DV=ab12';
  expect(readOrderAddress(`?provider=fonepay&order=${ORDER}&from=gateway&${signed}`)).toEqual({
    order: ORDER,
    data: `provider=fonepay&order=${ORDER}&from=gateway&${signed}`,
  });
});

it('takes nothing for an order that has not its form, and no escape that is broken for data', () => {
  expect(readOrderAddress('?order=../accounts')).toEqual({ order: null, data: undefined });
  expect(readOrderAddress(`?order=${ORDER}?data=%E0%A4%A`)).toEqual({ order: ORDER, data: undefined });
  expect(readOrderAddress('')).toEqual({ order: null, data: undefined });
});
