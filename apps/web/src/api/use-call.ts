import type { AskedBy, GetPath, ParamsBy, RepliedBy } from '@chuli/contracts';
import { type UseQueryResult, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCall } from './fetch-call.ts';
import { oldestKept } from '../offline/kept-answers.ts';
import { keptWhileSameDay } from './kept-answer.ts';
import { FRESH_MS } from './query-client.ts';

type CallOptions<P extends GetPath = GetPath> = {
  /** The named parts of the path. */
  params?: ParamsBy<P>;
  /** False while the question is not complete. */
  enabled?: boolean;
  /** Ask again every so many milliseconds, also after a failure and in the background. */
  every?: number;
};

/** A call as the screen sees it: the last answer of the same as-of day stays until the next one is here. */
export type Call<T> = UseQueryResult<T>;

/** Asked once and shared by everything on the page until it is loaded anew or somebody signs in or out. */
const ASKED_ONCE: ReadonlySet<GetPath> = new Set(['/broker/']);

/** What the worker kept for a time without answers stands in for one only until the next comes. */
const freshFor = (): number => (oldestKept() === null ? Infinity : FRESH_MS);

export const callOptions = <P extends GetPath>(
  path: P,
  query: AskedBy<P>,
  { enabled = true, every, params }: CallOptions<P> = {},
) =>
  queryOptions<RepliedBy<P>>({
    // The question comes last: its day is looked for there.
    queryKey: [path, ...(params === undefined ? [] : [params]), query],
    queryFn: ({ signal }) => fetchCall(path, query, signal, {}, params),
    enabled,
    placeholderData: keptWhileSameDay([path, query]),
    ...(ASKED_ONCE.has(path) && { staleTime: freshFor, gcTime: Infinity }),
    ...(every !== undefined && { refetchInterval: every, refetchIntervalInBackground: true }),
  });

export const useCall = <P extends GetPath>(
  path: P,
  query: AskedBy<P>,
  options?: CallOptions<P>,
): Call<RepliedBy<P>> => useQuery(callOptions(path, query, options));
