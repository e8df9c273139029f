import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { Loaded } from './loaded.tsx';
import { LockedState } from './locked-state.tsx';

const offer = (id: string, tier: string, months: number, price: number, is_sold = true) => ({
  id,
  tier,
  months,
  price,
  features: ['broker-analytics'],
  is_sold,
});

const OFFERS = {
  rows: [
    offer('platinum-1', 'Platinum-1M', 1, 600),
    offer('gold-12', 'Gold', 12, 1_500),
    offer('diamond-12', 'Diamond', 12, 2_500),
  ],
  vat_percent: 13,
};

const refusal = (demo?: string, isTried = false): CallFailure =>
  new CallFailure('membership.tier-required', 'This needs a higher package.', {
    requestId: 'r1',
    details: {
      feature: 'broker-analytics',
      tier: 'Gold',
      ...(demo !== undefined && { demo_symbol: demo }),
      ...(isTried && { is_demo: true }),
    },
  });

const clientWithOffers = (offers = OFFERS): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(['/membership/package/list/', {}], offers);
  return client;
};

const page = (address: string, element: React.ReactNode, client: QueryClient) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
  </QueryClientProvider>
);

const render = (address: string, element: React.ReactNode, client = clientWithOffers()): string =>
  renderToStaticMarkup(page(address, element, client));

describe('a locked feature', () => {
  it('says which package opens it, its price, and the way to it', () => {
    const text = render(
      '/net-holding?symbol=UPPER&days=20',
      <LockedState title="Flow" failure={refusal('NABIL')} />,
    );
    expect(text).toContain('Flow: opens with Gold');
    expect(text).toContain('From Rs 1,500 a year');
    expect(text).toContain('href="/payment?package=gold-12"');
    expect(text).toContain('href="/net-holding?symbol=NABIL&amp;days=20"');
  });

  it('tells somebody who tries things what the demo shows', () => {
    const words = 'The demo shows this for the stocks in your list';
    expect(render('/x', <LockedState title="Flow" failure={refusal('NABIL', true)} />)).toContain(words);
    expect(render('/x', <LockedState title="Flow" failure={refusal('NABIL')} />)).not.toContain(words);
  });

  it('offers nothing that is not sold', () => {
    const rows = [
      offer('platinum-1', 'Platinum-1M', 1, 600, false),
      offer('gold-12', 'Gold', 12, 1_500, false),
      offer('diamond-12', 'Diamond', 12, 2_500),
    ];
    const client = clientWithOffers({ ...OFFERS, rows });
    const text = render('/x', <LockedState title="Flow" failure={refusal()} />, client);
    expect(text).toContain('href="/payment?package=diamond-12"');
    expect(text).not.toContain('gold-12');
  });

  it('offers no example where a call is about no stock, and none where it stands below', () => {
    expect(render('/x', <LockedState title="Flow" failure={refusal()} />)).not.toContain('NABIL');
    const below = render('/x', <LockedState title="Flow" failure={refusal('NABIL')} hasExample />);
    expect(below).not.toContain('NABIL');
  });
});

describe('a locked screen', () => {
  const failed = async (address: string, query: object): Promise<string> => {
    const client = clientWithOffers();
    const failure = refusal('NABIL');
    client
      .getQueryCache()
      .build(client, { queryKey: ['/data/net-holding/', query] })
      .setState({ error: failure, status: 'error' });
    client.setQueryData(['/data/net-holding/', { symbol: 'NABIL' }], { rows: ['the real thing'] });
    const call = { data: undefined, isError: true, error: failure } as never;
    const element = (
      <Loaded<{ rows: string[] }> title="Flow" call={call} skeleton="…">
        {({ rows }) => rows.join(' ')}
      </Loaded>
    );
    const { prelude } = await prerender(page(address, element, client));
    return await new Response(prelude).text();
  };

  it('shows the real thing for the demo stock, and says that it is an example', async () => {
    const text = await failed('/net-holding', { symbol: 'UPPER' });
    expect(text).toContain('Example: NABIL');
    expect(text).toContain('the real thing');
  });

  it('shows no example of a broker, and none within an open screen', async () => {
    expect(await failed('/net-holding', { broker: '58' })).not.toContain('the real thing');
    const part = await failed('/stock-profile', { symbol: 'UPPER' });
    expect(part).not.toContain('the real thing');
    expect(part).toContain('opens with Gold');
  });
});
