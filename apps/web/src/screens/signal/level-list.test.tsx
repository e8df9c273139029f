import { SCREENS, type ScreenId } from '@chuli/contracts/screens';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import LevelListScreen from './level-list.screen.tsx';

const NONE = { as_of: '2026-08-21', page: 1, page_size: 100, total: 0, rows: [] };

const SBL = {
  symbol: 'SBL',
  name: 'Siddhartha Bank Limited',
  sector_id: 1,
  instrument: 'Equity',
  close: 414,
  change: 0.61,
  level: 'support',
  low: 414.6,
  high: 416,
  touches: 2,
  first_on: '2026-01-06',
  last_on: '2026-06-18',
  strength: 1.1,
  distance: 0.14,
  turnover: 48_780_273.64,
};

const isList = (path: unknown): boolean => typeof path === 'string' && path.endsWith('-stock/');

/** What a list asks, and what it says when the answer to its own question is here. */
const listOf = (id: ScreenId, search = '', reply: object = NONE): { asked: unknown[]; page: string } => {
  const client = createQueryClient();
  const screen = SCREENS.find((row) => row.id === id);
  if (screen === undefined) throw new Error(`No screen ${id}`);
  const draw = (): string =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/${id}${search}`]}>
          <LevelListScreen screen={screen} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const lists = () => client.getQueryCache().findAll({ predicate: ({ queryKey: [path] }) => isList(path) });
  draw();
  for (const { queryKey } of lists()) client.setQueryData(queryKey, reply);
  const page = draw();
  const asked = lists().map(({ queryKey }) => queryKey);
  client.clear();
  return { asked, page };
};

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('window', { innerHeight: 900 });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('days and weeks ask a call each, with the same filters', () => {
  const filters = { within: 3, smallest_turnover: 2_000_000, sort: 'distance' };
  expect(listOf('stock-near-support-zone').asked).toEqual([['/data/daily-support-stock/', filters]]);
  expect(listOf('stock-near-resistance-zone', '?timeframe=weekly&within=5&sector=1').asked).toEqual([
    ['/data/weekly-resistance-stock/', { ...filters, within: 5, sector_id: 1 }],
  ]);
});

it('what the address says beyond the choices is the usual one', () => {
  expect(listOf('pivot-support-stock', '?within=99&sort=strength&timeframe=weekly').asked).toEqual([
    ['/data/pivot-support-stock/', { within: 1, smallest_turnover: 2_000_000, sort: 'distance' }],
  ]);
});

it('averages are asked for by kind and length', () => {
  expect(listOf('sma-ema-support-stock', '?average=ema&length=50').asked).toEqual([
    ['/data/sma-ema-support-stock/', expect.objectContaining({ average: 'ema', length: '50' })],
  ]);
});

it('an empty list says why, and leads to a wider one as long as there is one', () => {
  const { page } = listOf('stock-near-support-zone', '?within=1');
  expect(page).toContain('No stock closes within 1 % of a support that held twice.');
  expect(page).toContain('Within 5 %');
  expect(listOf('pivot-support-stock', '?within=5').page).toContain('All sectors, any turnover');
  const widest = listOf('sma-ema-support-stock', '?within=5&turnover=0').page;
  expect(widest).toContain('No stock rests on an average of 20, 50, 100 or 200 sessions.');
  expect(widest).not.toContain('All sectors, any turnover');
});

it('beside the list stands the chart of its first row, with what the zone is', () => {
  const { page } = listOf('stock-near-support-zone', '', { ...NONE, total: 1, rows: [SBL] });
  expect(page).toContain('1 stock');
  expect(page).toContain('aria-label="SBL, Siddhartha Bank Limited"');
  expect(page).toContain('414.60');
  expect(page).toContain('Below it');
});
