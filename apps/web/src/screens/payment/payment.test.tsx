import { speak } from '@chuli/language';
import nepali from '@chuli/language/nepali';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../../account/session.ts';
import PaymentProvidersScreen from './payment-providers.screen.tsx';
import PaymentScreen from './payment.screen.tsx';

const offer = (id: string, tier: string, is_sold: boolean) => ({
  id,
  tier,
  months: 12,
  price: 1_500,
  features: ['signals'],
  is_sold,
});

const ENGLISH = { language: 'en', numerals: 'latin', catalogue: {} } as const;
const PRICE = { list: 1_500, credit: 0, discount: 0, vat: 172.57, total: 1_500 };

const render = (address: string, { isDemo = false } = {}): string => {
  const client = new QueryClient();
  const rows = [offer('gold-12', 'Gold', true), offer('platinum-12', 'Platinum', false)];
  client.setQueryData(['/membership/package/list/', {}], { rows, vat_percent: 13 });
  client.setQueryData(['/accounts/user/whoami/', {}], { is_demo: isDemo });
  client.setQueryData(['POST /payment/quote/', { item: 'gold-12', code: '' }], PRICE);
  client.setQueryData(['/payment/providers/', {}], { rows: [{ id: 'esewa', name: 'eSewa' }] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        {address.startsWith('/payment/providers') ? <PaymentProvidersScreen /> : <PaymentScreen />}
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

afterEach(() => {
  speak(ENGLISH);
  session.forget('left');
});

describe('a package that is not sold', () => {
  it('is nothing to choose, also where the address names it', () => {
    expect(render('/payment')).toContain('Choose Gold');
    const named = render('/payment?package=platinum-12');
    expect(named).not.toContain('Platinum');
    expect(named).toContain('This is not for sale.');
    expect(named).not.toContain('/payment/providers');
  });
});

describe('a demo account', () => {
  const pages = ['/payment?package=gold-12', '/payment/providers?package=gold-12'];

  it.each(pages)('is told on %s to sign up first, and comes back afterwards', (address) => {
    session.keep({ id: 'demo', refresh: null });
    const text = render(address, { isDemo: true });
    expect(text).toContain('Demo accounts can’t buy packages');
    expect(text).toContain('href="/signup?next=%2Fpayment%2Fproviders%3Fpackage%3Dgold-12"');
    expect(text).not.toMatch(/Continue to payment|with eSewa/);
    speak({ ...ENGLISH, language: 'ne', catalogue: nepali });
    expect(render(address, { isDemo: true })).toContain('डेमो खाताबाट किन्न मिल्दैन');
  });

  it.each(pages)('and nobody else: on %s a person goes on', (address) => {
    session.keep({ id: 'person', refresh: null });
    const text = render(address);
    expect(text).toMatch(/Continue to payment|with eSewa/);
    expect(text).not.toContain('/signup');
  });
});
