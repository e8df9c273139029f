import type { AskedBy, GetPath, RepliedBy } from '@chuli/contracts';
import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchCall } from './fetch-call.ts';

type CallOptions = {
  /** False while the question is not complete. */
  enabled?: boolean;
  /** Ask again every so many milliseconds, also after a failure and in the background. */
  every?: number;
};

/** A call as the screen sees it: the last answer stays until the next one is here. */
export type Call<T> = UseQueryResult<T>;

export const useCall = <P extends GetPath>(
  path: P,
  query: AskedBy<P>,
  { enabled = true, every }: CallOptions = {},
): Call<RepliedBy<P>> =>
  useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => fetchCall(path, query, signal),
    enabled,
    placeholderData: keepPreviousData,
    ...(every !== undefined && { refetchInterval: every, refetchIntervalInBackground: true }),
  });
