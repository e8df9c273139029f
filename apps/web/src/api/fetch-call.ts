import type { AskedBy, GetPath, ParamsBy, RepliedBy } from '@chuli/contracts';
import { ownFetch } from '../account/own-fetch.ts';
import { noteAnswer } from '../offline/kept-answers.ts';
import { CallFailure, failureOf, unreachable } from './call-failure.ts';

/** The query part of an address, without what is not asked. */
export const searchOf = (query: object): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

/** `/form/{id}/` with its named parts filled in. */
export const pathOf = (path: string, params: object | undefined): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );

const isAbort = (error: unknown): boolean =>
  error instanceof CallFailure || (error instanceof DOMException && error.name === 'AbortError');

/** Longer than any answer may take: a line that broke while a laptop slept says nothing at all. */
const LONGEST_ANSWER_MS = 30_000;

/** Asks with a signal that ends with the caller's, or when nothing came for too long. */
export const limited = async <T>(
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
  longest = LONGEST_ANSWER_MS,
): Promise<T> => {
  const controller = new AbortController();
  const stop = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(unreachable()), longest);
  if (signal?.aborted === true) stop();
  signal?.addEventListener('abort', stop);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

/** Asks one call of the API. What comes back has been checked by the server against the same contract. */
export const fetchCall = async <P extends GetPath>(
  path: P,
  query: AskedBy<P>,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
  params?: ParamsBy<P>,
): Promise<RepliedBy<P>> => {
  const address = `/api${pathOf(path, params)}${searchOf(query)}`;
  return await limited(signal, async (ends) => {
    const response = await ownFetch(address, { signal: ends, headers }).catch((error: unknown) => {
      throw isAbort(error) ? error : unreachable();
    });
    const body: unknown = await response.json().catch((error: unknown) => {
      if (isAbort(error)) throw error;
      return null;
    });
    if (!response.ok || body === null) throw failureOf(body);
    noteAnswer(address, response.headers);
    return body as RepliedBy<P>;
  });
};
