import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keptWhileSameDay } from './kept-answer.ts';

const PATH = '/data/market-cap/';
const optionsOf = (query: Record<string, unknown>) => {
  const queryKey = [PATH, query];
  return {
    queryKey,
    // What is asked for next never comes, so that only what is kept can be seen.
    queryFn: () => new Promise<string>(() => undefined),
    placeholderData: keptWhileSameDay(queryKey),
  };
};

/** What a panel shows right after its question changed. */
const shownAfter = (before: Record<string, unknown>, after: Record<string, unknown>): string | undefined => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([PATH, before], 'the answer before');
  const observer = new QueryObserver<string>(client, optionsOf(before));
  const leave = observer.subscribe(() => undefined);
  observer.setOptions(optionsOf(after));
  const { data } = observer.getCurrentResult();
  leave();
  client.clear();
  return data;
};

describe('the answer before', () => {
  it('stays while another question about the same day comes', () => {
    expect(shownAfter({ days: 5 }, { days: 20 })).toBe('the answer before');
    expect(shownAfter({ days: 5, as_of: '2024-06-10' }, { days: 20, as_of: '2024-06-10' })).toBe(
      'the answer before',
    );
  });

  it('goes when the day changes: rewound, back to today, and from one day to another', () => {
    expect(shownAfter({}, { as_of: '2024-06-10' })).toBeUndefined();
    expect(shownAfter({ as_of: '2024-06-10' }, {})).toBeUndefined();
    expect(shownAfter({ as_of: '2024-06-10' }, { as_of: '2024-06-11' })).toBeUndefined();
  });
});
