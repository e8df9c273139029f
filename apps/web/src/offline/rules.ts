/** What is asked of the network, as far as the worker is concerned. */
export type AskedKind = 'page' | 'file' | 'answer' | 'other';

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has' | 'get'> };

/** Told every ten seconds or not at all: a market that was open when the line broke may be closed by now. */
const NEVER_KEPT: ReadonlySet<string> = new Set(['/api/tools/market-status/']);

/** Who sends one of these asks for himself. */
const PERSONAL = ['authorization', 'x-operator-key'];

const answerKind = ({ headers }: Asked, path: string): AskedKind => {
  const isPersonal = PERSONAL.some((name) => headers.has(name));
  const isStream = headers.get('accept')?.includes('text/event-stream') === true;
  return isPersonal || isStream || NEVER_KEPT.has(path) ? 'other' : 'answer';
};

export const kindOf = (asked: Asked, origin: string): AskedKind => {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin || asked.headers.has('range')) return 'other';
  // How things stand is told by the server or not at all.
  if (url.pathname === '/status') return 'other';
  if (url.pathname.startsWith('/api/')) return answerKind(asked, url.pathname);
  if (asked.mode === 'navigate') return 'page';
  return url.pathname.startsWith('/assets/') ? 'file' : 'other';
};

/** The header by which a page knows an old answer, of our own cache or the server's: when it came, in milliseconds. */
export const KEPT = 'x-chuli-kept';

/** Market data that is the same for everyone, whole and right: nothing personal and no error is ever kept. */
export const isKeepable = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean => {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    !headers.has(KEPT) &&
    /\bpublic\b/.test(control) &&
    !/no-store|private/.test(control) &&
    headers.get('content-type')?.startsWith('application/json') === true
  );
};
