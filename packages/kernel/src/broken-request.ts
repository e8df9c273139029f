import { ERRORS } from './errors.ts';

/** Node and browsers both have it; the language alone does not. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** What the parser of Node calls a request that it could not read to its end, and how HTTP says so. */
const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * The whole answer to a request that never became one: nothing of ours has seen it, and what leaves has our shape and
 * our headers all the same. The connection ends with it.
 */
export const brokenRequest = (code: string, headers: Readonly<Record<string, string>> = {}): string => {
  const { message, retry } = ERRORS['input.invalid'];
  const body = JSON.stringify({ code: 'input.invalid', message, retry, details: {}, request_id: '' });
  const lines = Object.entries({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(new TextEncoder().encode(body).length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${STATUSES[code] ?? '400 Bad Request'}`, ...lines, '', body].join('\r\n');
};

/** As much of Node's error and socket as is needed. */
type Failed = { readonly code?: string | undefined };
type Line = { readonly writable: boolean; end: (text: string) => unknown; destroy: () => unknown };

/** What a server of Node does with such a request. */
export const answerBroken =
  (headers: Readonly<Record<string, string>> = {}) =>
  ({ code = '' }: Failed, line: Line): void => {
    if (code === 'ECONNRESET' || !line.writable) line.destroy();
    else line.end(brokenRequest(code, headers));
  };
