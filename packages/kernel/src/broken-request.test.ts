import { describe, expect, it } from 'vitest';
import { answerBroken } from './broken-request.ts';

const answered = (code: string, { isWritable = true } = {}) => {
  const told: string[] = [];
  const line = {
    writable: isWritable,
    end: (text: string) => told.push(text),
    destroy: () => told.push('destroyed'),
  };
  answerBroken({ 'referrer-policy': 'no-referrer' })({ code }, line);
  return told.join('');
};

describe('a request that never became one', () => {
  it.each([
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ])('%s is answered with %s, in our shape and with our headers', (code, status) => {
    const [head = '', body = ''] = answered(code).split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'connection: close',
    ]);
    expect(JSON.parse(body)).toMatchObject({ code: 'input.invalid', retry: 'never', details: {} });
  });

  it('is told nothing where nobody listens any more', () => {
    expect(answered('ECONNRESET')).toBe('destroyed');
    expect(answered('HPE_INVALID_METHOD', { isWritable: false })).toBe('destroyed');
  });
});
