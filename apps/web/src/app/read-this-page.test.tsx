import { SCREENS, type Screen, type ScreenId } from '@chuli/contracts/screens';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { loadFile } from './screen-table.ts';

/** Pages without figures of the market, by what they are instead. Every other row of the table is a data screen. */
const WITHOUT_DATA: Readonly<Record<string, readonly ScreenId[]>> = {
  forms: ['contact-us', 'feedback', 'jira', 'form'],
  'texts of law': [
    'privacy-policy',
    'privacy',
    'terms-and-condition',
    'terms-and-conditions',
    'disclaimer',
    'tms-privacy-and-policy',
    'tms-terms-and-condition',
  ],
  help: ['faq'],
  'sign-in': ['login', 'signup', 'reset', 'demo-login'],
  payments: [
    'payment',
    'payment-providers',
    'payment-success',
    'payment-failure',
    'esewa-pending',
    'payment-ios',
  ],
  'settings of a person': ['user-profile', 'settings'],
  'links to other pages': ['fav-menu'],
  'messages to a person': ['notifications', 'notifications-user', 'notifications-general'],
};

const withoutData: ReadonlySet<string> = new Set(Object.values(WITHOUT_DATA).flat());

/** What a page asks for before it has a head. */
const ANSWERS: readonly (readonly [key: readonly unknown[], answer: object])[] = [
  [
    ['/data/v2/daily-stock/', {}],
    { as_of: '2026-08-18', total: { amount: 0, volume: 0, trades: null }, rows: [] },
  ],
  [['/chart/layout/', {}], { rows: [{ id: 'mine', name: 'Mine', version: 1, link: {}, cells: [] }] }],
  [
    ['/data/v2/market-summary/bysymbol/', { symbol: 'NABIL' }],
    {
      symbol: 'NABIL',
      name: 'Nabil Bank',
      sector: null,
      status: 'Active',
      traded_on: null,
      change: null,
      band_low: null,
      band_percent: null,
      amount: null,
      close: null,
      low_52_weeks: null,
      high_52_weeks: null,
    },
  ],
];

/** Where the bare address says too little. */
const ADDRESSES: Partial<Record<string, string>> = {
  'stock-profile': '/stock-profile?symbol=NABIL&tab=chart',
  'multiple-layout': '/multiple-layout/mine',
};

/** The page of a screen as it is first drawn. */
const pageOf = async (screen: Screen): Promise<string> => {
  const { default: Content } = await loadFile(screen);
  const client = createQueryClient();
  for (const [key, answer] of ANSWERS) client.setQueryData(key, answer);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[ADDRESSES[screen.id] ?? screen.path]}>
        <Routes>
          <Route path={screen.path} element={<Content screen={screen} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  client.clear();
  return page;
};

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'localhost', pathname: '/' });
  vi.stubGlobal('window', { innerHeight: 900 });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** On a busy machine the first of them waits for the code of all. */
const LONG_MS = 300_000;

it.each(SCREENS.map((screen) => [screen.path, screen] as const))(
  '%s says how to read it where it shows figures',
  async (_, screen) => {
    const explanations = (await pageOf(screen)).split('aria-label="Read this page"').length - 1;
    expect(explanations).toBe(withoutData.has(screen.id) ? 0 : 1);
  },
  LONG_MS,
);
