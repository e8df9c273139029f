import { queryOptions } from '@tanstack/react-query';
import { fetchCall } from './fetch-call.ts';

const EVERY = 10_000;

/**
 * Asked every ten seconds for as long as the page lives: after a failure, in the background, and also while the
 * browser believes to be offline, since it is often wrong about that.
 */
export const marketStatusQuery = queryOptions({
  queryKey: ['/tools/market-status/', {}],
  queryFn: ({ signal }) => fetchCall('/tools/market-status/', {}, signal),
  refetchInterval: EVERY,
  refetchIntervalInBackground: true,
  networkMode: 'always',
  // The next round is the retry.
  retry: false,
});
