import type { NoticeName } from '../source.ts';

export type Fault = Extract<NoticeName, 'html' | 'truncated' | 'too-large' | 'unavailable'>;

export type Answer =
  | { readonly fault: null; readonly value: unknown; readonly text: string }
  | { readonly fault: Fault; readonly detail: string; readonly isThrottled: boolean };

export type FetchOptions = {
  readonly headers: Readonly<Record<string, string>>;
  readonly method: 'GET' | 'POST';
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
};

const faulty = (fault: Fault, detail: string, isThrottled = false): Answer => ({
  fault,
  detail,
  isThrottled,
});

/** Bytes up to the cap; null beyond it. The rest is not even received. */
const readBody = async (response: Response, maxBytes: number): Promise<string | null> => {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parse = (text: string): Answer => {
  try {
    const value: unknown = JSON.parse(text);
    return { fault: null, value, text };
  } catch {
    return faulty('truncated', `JSON ends or breaks within ${text.length} characters`);
  }
};

const looksLikeHtml = (text: string): boolean => text.trimStart().startsWith('<');

const refusalOf = (status: number, type: string): Answer => {
  const detail = `status ${status}, ${type || 'no content type'}`;
  if (status === 429 || status >= 500) return faulty('unavailable', detail, true);
  return faulty(status === 403 || type.includes('html') ? 'html' : 'unavailable', detail);
};

/** Blocks and errors come as web pages, so the content type is looked at before anything is parsed. */
const judge = async (response: Response, maxBytes: number): Promise<Answer> => {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('json')) {
    await response.body?.cancel();
    return refusalOf(response.status, type);
  }
  const text = await readBody(response, maxBytes);
  if (text === null) return faulty('too-large', `more than ${maxBytes} bytes`);
  return looksLikeHtml(text) ? faulty('html', 'a web page that calls itself JSON') : parse(text);
};

/** A connection that breaks within the body leaves half a payload; one that breaks before it, nothing. */
const faultOf = (error: unknown, hasAnswered: boolean): Answer => {
  const name = error instanceof Error ? error.name : 'Error';
  if (name === 'TimeoutError') return faulty('unavailable', 'timed out');
  if (hasAnswered) return faulty('truncated', 'the connection ended within the body');
  return faulty('unavailable', 'not reachable');
};

/** One request and everything that can become of it. Never throws. */
export const fetchJson = async (address: URL, options: FetchOptions): Promise<Answer> => {
  let hasAnswered = false;
  try {
    const response = await fetch(address, {
      method: options.method,
      headers: { accept: 'application/json', ...options.headers },
      redirect: 'error',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]),
    });
    hasAnswered = true;
    return await judge(response, options.maxBytes);
  } catch (error) {
    return faultOf(error, hasAnswered);
  }
};
