import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';

const TRIES = 2;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        retry: (count, error) => count < TRIES && error instanceof CallFailure && error.mayPass,
      },
    },
  });
