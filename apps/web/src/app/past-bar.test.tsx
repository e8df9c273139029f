import { tradingDate } from '@chuli/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { PastBar } from './past-bar.tsx';

const DAY = '2026-08-18';

/** What the bar says while a call about that day, or about now, has no answer. */
const barWhileAsking = (query: { as_of?: string }): string => {
  const client = createQueryClient();
  void client.prefetchQuery({
    queryKey: ['/data/v2/daily-stock/', query],
    queryFn: () => new Promise(() => undefined),
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PastBar asOf={tradingDate(DAY)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  client.clear();
  return html;
};

it('names the day only when the page is there', () => {
  expect(barWhileAsking({ as_of: DAY })).toContain('Rewinding…');
  expect(barWhileAsking({ as_of: DAY })).not.toContain('Viewing the market');
});

it('does not wait for calls about another day', () => {
  expect(barWhileAsking({})).toContain(`Viewing the market as of ${DAY}`);
  expect(barWhileAsking({ as_of: '2026-08-17' })).not.toContain('Rewinding…');
});
