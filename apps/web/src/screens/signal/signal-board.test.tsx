import { SCREENS, type ScreenId } from '@chuli/contracts/screens';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import SignalBoardScreen from './signal-board.screen.tsx';

const PATH = '/data/signal-stocks/';

const NO_SIGNALS = {
  as_of: '2026-08-18',
  signals_to: '2026-08-18',
  page: 1,
  page_size: 100,
  total: 0,
  counts: { buy: 0, sell: 0, stocks: 0 },
  records: { lists: 0, edge: 0 },
  lists: [],
  marked: [],
  rows: [],
  near: [],
  near_total: 0,
  families: [],
  hours_to: null,
};

/** What a board asks, and what it says when the answer to its own question is here. */
const boardOf = (id: ScreenId, search = ''): { asked: unknown[]; page: string } => {
  const client = createQueryClient();
  const screen = SCREENS.find((row) => row.id === id);
  if (screen === undefined) throw new Error(`No screen ${id}`);
  const draw = (): string =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/${id}${search}`]}>
          <SignalBoardScreen screen={screen} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const boards = () => client.getQueryCache().findAll({ queryKey: [PATH] });
  draw();
  for (const { queryKey } of boards()) client.setQueryData(queryKey, NO_SIGNALS);
  const page = draw();
  const asked = boards().map(({ queryKey: [, query] }) => query);
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

it('the board of strong agreement asks for nothing moderate', () => {
  expect(boardOf('live-strong-buy-sell').asked).toEqual([
    expect.objectContaining({ family: 'agreement', kind: 'strong' }),
  ]);
});

it('moderate agreement stands beside single rules, each under its name', () => {
  const { asked, page } = boardOf('live-weak-buy-sell', '?side=sell');
  expect(asked).toEqual([
    expect.objectContaining({ alone: 'true', side: 'sell' }),
    expect.objectContaining({ family: 'agreement', kind: 'weak', alone: 'false', side: 'sell' }),
  ]);
  expect(page).toContain('aria-label="Moderate agreement"');
  expect(page).toContain('aria-label="Single-rule signals"');
});

it('a chosen rule group leaves agreement out, which is of none', () => {
  expect(boardOf('live-weak-buy-sell', '?family=dow').asked).toEqual([
    expect.objectContaining({ family: 'dow', alone: 'true' }),
  ]);
});

it.each([
  ['consolidating-up-breakout', 'consolidation-breakout', 'buy'],
  ['consolidating-down-breakout', 'consolidation-breakout', 'sell'],
  ['insidebar-up-breakout', 'inside-bar', 'buy'],
  ['insidebar-down-breakout', 'inside-bar', 'sell'],
] as const)('%s asks for its rule and its side, whatever the address says', (id, family, side) => {
  expect(boardOf(id, '?side=any').asked).toEqual([expect.objectContaining({ family, side })]);
});

it('a board of breakouts without any says so, and for how many sessions', () => {
  expect(boardOf('consolidating-up-breakout').page).toContain('No range was broken upwards in 5 sessions.');
  const { page } = boardOf('insidebar-down-breakout', '?days=1');
  expect(page).toContain('No range was broken downwards in this session.');
  expect(page).toContain('Twenty sessions, any turnover');
});
