import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../account/session.ts';
import { createQueryClient } from '../../api/query-client.ts';
import MySignalsScreen from './my-signals.screen.tsx';

const SYMBOL = 'NABIL';

const position = (buy_date: string, sell_date: string | null, gain: number) => ({
  symbol: SYMBOL,
  buy_date,
  sell_date,
  gain,
  sessions: 9,
});

const STOCK = { id: '1', symbol: SYMBOL, name: 'Nabil Bank', buy_target: null, sell_target: null };

const ANSWERS: readonly (readonly [key: readonly unknown[], answer: object])[] = [
  [['/membership/package/', {}], { rows: [{ ...STOCK, send_notification: true }], limit: 50 }],
  [
    ['/data/performance/daily/', {}],
    {
      as_of: '2026-08-18',
      rows: [{ symbol: SYMBOL, close: 510.1, change_1: 1.11, change_5: 2.22, change_20: 3.33 }],
    },
  ],
  [
    ['/data/buysell-live/', 'all pages', {}],
    { signals_to: '2026-08-18', rows: [{ symbol: SYMBOL, state: 'sell', since: '2026-08-17' }] },
  ],
  [
    ['/data/buysell/', { symbol: SYMBOL, page_size: 500 }],
    {
      rows: [
        position('2026-08-03', '2026-08-13', -10),
        position('2026-07-01', '2026-07-21', 20),
        position('2026-06-01', null, 4),
      ],
    },
  ],
  [
    ['/data/broker-analytics/', { symbol: SYMBOL, days: 20 }],
    {
      rows: [
        { broker: '58', net: 1_200 },
        { broker: '34', net: -900 },
      ],
    },
  ],
];

/** The words of the page, without its markup. */
const textOfScreen = (): string => {
  const client = createQueryClient();
  for (const [key, answer] of ANSWERS) client.setQueryData(key, answer);
  // As high as the rows that a table draws.
  vi.stubGlobal('window', { innerHeight: 900 });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/my-signals']}>
        <MySignalsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  client.clear();
  return page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
};

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  session.keep({ id: 's1', refresh: 'r0' });
});
afterEach(() => {
  session.forget('left');
  vi.unstubAllGlobals();
});

it.each([
  ['the stock', ['NABIL', 'Nabil Bank']],
  ['its price', ['510.10']],
  ['the side that stands', ['Sell']],
  ['how often it bought and sold', ['Buys 3', '2 sells']],
  ['what that came to', ['Round trips 2', '30 days held', 'Sum of gains', '10.00', '8.00']],
  ['who kept and who released most', ['Top net buyers 58', '1,200', 'Top net sellers 34', '900']],
  ['its moves of a day, a week and a month', ['+1.11 % +2.2 % +3.3 %']],
  ['its signals, early ones too', ['Early trend signal', '2026-08-03', '2026-08-13', '2026-07-21']],
])('R29 of a followed stock shows %s', (_, words) => {
  const text = textOfScreen();
  for (const word of words) expect(text).toContain(word);
});
