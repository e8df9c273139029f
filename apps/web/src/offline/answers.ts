import { putLimited } from './limited-cache.ts';
import { KEPT, isKeepable } from './rules.ts';

const CACHE = 'chuli-answers';
const MOST_ANSWERS = 150;
const MOST_BYTES = 2_000_000;
/** A line that has not answered by then is taken for broken where something is kept; what comes later is kept. */
const PATIENCE_MS = 6_000;

const keep = async (request: Request, response: Response): Promise<void> => {
  const body = await response.arrayBuffer();
  if (body.byteLength > MOST_BYTES) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT, String(Date.now()));
  // The browser has unpacked it already.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const marked = new Response(body, { status: 200, headers });
  await putLimited(await caches.open(CACHE), request, marked, MOST_ANSWERS);
};

const kept = async (request: Request): Promise<Response | undefined> =>
  await (await caches.open(CACHE)).match(request, { ignoreVary: true });

type Work = (work: Promise<unknown>) => void;

const fromNetwork = async (request: Request, waitUntil: Work): Promise<Response> => {
  // The browser's own cache would answer for a while as if there were a network; ours says how old it is.
  const response = await fetch(request, { cache: navigator.onLine ? 'default' : 'no-cache' });
  if (isKeepable(response)) waitUntil(keep(request, response.clone()).catch(() => undefined));
  return response;
};

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** The network first; where it is broken or does not answer, the last answer, with the time it came. */
export const answerFrom = async (request: Request, waitUntil: Work): Promise<Response> => {
  const asked = fromNetwork(request, waitUntil);
  const first = await Promise.race([asked.catch(() => null), later(PATIENCE_MS)]);
  if (first !== null && first.status < 500) return first;
  return (await kept(request)) ?? first ?? (await asked);
};
