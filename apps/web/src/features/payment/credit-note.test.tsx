import { speak } from '@chuli/language';
import nepali from '@chuli/language/nepali';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { CreditNote, isCredited } from './receipt.tsx';
import type { Order } from '../../shared/payment/start-order.ts';

const ENGLISH = { language: 'en', numerals: 'latin', catalogue: {} } as const;
const PRICE = { list: 1_500, credit: 0, discount: 0, vat: 172.57, total: 1_500 };
const REFUNDED = {
  id: 'a0000000-0000-4000-8000-000000000000',
  provider: 'khalti',
  state: 'refunded',
  item: 'gold-12',
  price: PRICE,
  created_at: 1_794_700_800,
  settled_at: 1_794_700_800,
  receipt: '2083/84-000007',
  refunded_at: 1_794_787_200,
  credit_note: 'CN-2083/84-000002',
} as unknown as Order;

const render = (order: Order): string => {
  if (!isCredited(order)) throw new Error('It has no credit note.');
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CreditNote order={order} />
    </QueryClientProvider>,
  );
};

afterEach(() => speak(ENGLISH));

it('names its number, its day, the amount, the VAT, and the receipt with its day', () => {
  const text = render(REFUNDED);
  for (const part of ['CN-2083/84-000002', '1,500.00', '172.57', '2083/84-000007', REFUNDED.id])
    expect(text).toContain(part);
  expect(text).toMatch(/paid back with Khalti on .*2026/);
  expect(text).toMatch(/To receipt 2083\/84-000007 of .*2026/);
});

it('is said in Nepali', () => {
  speak({ language: 'ne', numerals: 'latin', catalogue: nepali });
  expect(render(REFUNDED)).toContain('क्रेडिट नोट CN-2083/84-000002');
});

it('is only of what has one', () => {
  expect(isCredited({ ...REFUNDED, credit_note: null })).toBe(false);
});
