import { createHmac } from 'node:crypto';
import { PUBLIC_TEST } from '@chuli/payments';

const NAMES = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';

const encode = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');

/** A success as eSewa would write it, signed with whatever key the forger has. */
const success = (secret: string, orderId: string, change: Record<string, string> = {}): string => {
  const fields = {
    transaction_code: '000FORGE',
    status: 'COMPLETE',
    total_amount: '1,500.0',
    transaction_uuid: orderId,
    product_code: PUBLIC_TEST.esewa.productCode,
    signed_field_names: NAMES,
    ...change,
  };
  const text = Object.entries(fields)
    .filter(([name]) => fields.signed_field_names.split(',').includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
  return encode({ ...fields, signature: createHmac('sha256', secret).update(text).digest('base64') });
};

/** The query with which Fonepay would send the browser back. */
const fonepaySuccess = (secret: string, orderId: string): string => {
  const fields = {
    PRN: orderId.replaceAll('-', '').slice(0, 20),
    PID: 'NBQM',
    PS: 'true',
    RC: 'successful',
    UID: '000FORGE',
    BC: 'LOCAL',
    INI: 'LOCAL',
    P_AMT: '1500.00',
    R_AMT: '1500.00',
  };
  const DV = createHmac('sha512', secret).update(Object.values(fields).join(',')).digest('hex');
  return new URLSearchParams({ ...fields, DV }).toString();
};

/**
 * What a browser may bring back to an order that nobody paid. Some are signed with the real key, as by a gateway that
 * was broken into or a sandbox that shares it: even they grant nothing, because only the gateway itself is believed.
 */
export const forgedReturns = (orderId: string, formSignature: string, fonepaySecret: string): string[] => {
  const { secret } = PUBLIC_TEST.esewa;
  const plain = {
    transaction_code: 'X',
    status: 'COMPLETE',
    total_amount: '1500',
    transaction_uuid: orderId,
    product_code: PUBLIC_TEST.esewa.productCode,
  };
  return [
    encode(plain),
    encode({
      ...plain,
      signed_field_names: 'total_amount,transaction_uuid,product_code',
      signature: formSignature,
    }),
    encode({ ...plain, signed_field_names: '', signature: '' }),
    success('a key of the forger', orderId),
    success(secret, orderId),
    success(secret, orderId, { total_amount: '1.0' }),
    success(secret, orderId, { product_code: 'OTHERSHOP' }),
    success(secret, 'another-order'),
    fonepaySuccess('a key of the forger', orderId),
    fonepaySuccess(fonepaySecret, orderId),
    '{}',
    'x'.repeat(3_999),
  ];
};
