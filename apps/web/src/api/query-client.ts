import { QueryClient, onlineManager } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';

const TRIES = 2;
/** An answer that is younger than this is not asked for again by another panel. */
export const FRESH_MS = 30_000;

export const createQueryClient = (): QueryClient => {
  // A page that opens without a connection must notice when it comes.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: 15 * 60_000,
        // Without a connection the worker still has the last answers.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        retry: (count, error) => count < TRIES && error instanceof CallFailure && error.mayPass,
      },
    },
  });
};
