import type { AskedBy, GetPath, ParamsBy, RepliedBy } from '@chuli/contracts';
import { ownFetch } from '../account/own-fetch.ts';
import { noteAnswer } from '../offline/kept-answers.ts';
import { failureOf, unreachable } from './call-failure.ts';

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

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Asks one call of the API. What comes back has been checked by the server against the same contract. */
export const fetchCall = async <P extends GetPath>(
  path: P,
  query: AskedBy<P>,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
  params?: ParamsBy<P>,
): Promise<RepliedBy<P>> => {
  const address = `/api${pathOf(path, params)}${searchOf(query)}`;
  const response = await ownFetch(address, { signal: signal ?? null, headers }).catch((error: unknown) => {
    throw isAbort(error) ? error : unreachable();
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    if (isAbort(error)) throw error;
    return null;
  });
  if (!response.ok || body === null) throw failureOf(body);
  noteAnswer(address, response.headers);
  return body as RepliedBy<P>;
};
