import type { RepliedBy } from '@chuli/contracts';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '../../api/call-failure.ts';
import { fetchCall } from '../../api/fetch-call.ts';
import type { Call } from '../../api/use-call.ts';

export type Feed = RepliedBy<'/operator/feed/'>;

const EVERY_MS = 5_000;

/** Asked every five seconds with the key of the operator; not at all without one, nor again after it was refused. */
export const useFeed = (key: string): Call<Feed> =>
  useQuery({
    queryKey: ['/operator/feed/', {}, key],
    queryFn: ({ signal }) => fetchCall('/operator/feed/', {}, signal, { 'x-operator-key': key }),
    enabled: key !== '',
    gcTime: 0,
    refetchInterval: ({ state }) => (refusalOf(state.error) === null ? EVERY_MS : false),
  });

/** Why the key does not open the page; null for every other failure. */
export const refusalOf = (error: unknown): 'refused' | 'no-door' | null => {
  if (!(error instanceof CallFailure)) return null;
  if (error.code === 'access.denied') return 'refused';
  return error.code === 'route.not-found' ? 'no-door' : null;
};
