import type { Looked, Readiness } from './states.ts';

const WITHIN_MS = 2_000;
/** However many ask, what is behind us is asked so often and no more. */
const FRESH_MS = 5_000;
/** An answer of a process is a line; more of it is not read. */
const LONGEST_ANSWER = 10_000;

type Urls = { readonly apiUrl: string | null; readonly liveUrl: string | null };

const readinessOf = (text: string): Readiness => {
  const { status, away } = JSON.parse(text) as { status?: unknown; away?: unknown };
  return {
    status: typeof status === 'string' ? status : '',
    away: Array.isArray(away) ? away.filter((engine) => typeof engine === 'string') : [],
  };
};

/** A process that leaves, or has not begun, is away to whoever asks now. */
const askReadiness = async (url: string): Promise<Readiness> => {
  try {
    const reply = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(WITHIN_MS) });
    const text = (await reply.text()).slice(0, LONGEST_ANSWER);
    return reply.ok ? readinessOf(text) : null;
  } catch {
    return null;
  }
};

const lookAt = (url: string | null): Promise<Readiness | 'not here'> =>
  url === null ? Promise.resolve('not here') : askReadiness(url);

export type Seen = Looked & { readonly at: number };

/** Looks at what stands behind this server; all who ask within some seconds see the same. */
export const createLook = (
  { apiUrl, liveUrl }: Urls,
  now: () => number = Date.now,
): (() => Promise<Seen>) => {
  let seen: Promise<Seen> | null = null;
  let until = 0;
  return () => {
    if (seen === null || now() >= until) {
      until = now() + FRESH_MS;
      const at = now();
      seen = Promise.all([lookAt(apiUrl), lookAt(liveUrl)]).then(([api, live]) => ({ api, live, at }));
    }
    return seen;
  };
};
