import type { ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode } from '@chuli/kernel';

/** An answer in JSON that nobody keeps. */
export const answer = (response: ServerResponse, status: number, body: unknown): void => {
  const bytes = Buffer.from(JSON.stringify(body));
  const retry: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '5' } : {};
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
      'cache-control': 'no-store',
      ...retry,
    })
    .end(bytes);
};

export const answerError = (response: ServerResponse, code: ErrorCode, status?: number): void => {
  const error = ERRORS[code];
  answer(response, status ?? error.status, { code, message: error.message });
};
