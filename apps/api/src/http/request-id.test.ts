import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestIds } from './request-id.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TOLD = `00-${TRACE}-00f067aa0ba902b7-01`;

const request = (remoteAddress: string, traceparent = TOLD): IncomingMessage =>
  ({ headers: { traceparent }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the id of a request', () => {
  const ids = requestIds(['10.0.0.7', '10.1.0.0/16', 'fd00::/8']);

  it.each(['10.0.0.7', '10.1.2.3', 'fd00::1', '::ffff:10.0.0.7'])(
    'is that of the trace where %s of ours sent it',
    (address) => {
      expect(ids.id(request(address))).toBe(TRACE);
      expect(ids.from(request(address))).toMatchObject({ traceId: TRACE, traceFlags: 1 });
    },
  );

  it.each(['10.0.0.8', '127.0.0.1', '::1', 'fe80::1', ''])('is our own where %s sent it', (address) => {
    expect(ids.id(request(address))).toMatch(/^[\da-f]{32}$/);
    expect(ids.id(request(address))).not.toBe(TRACE);
    expect(ids.from(request(address))).toBeNull();
  });

  it('is our own where what was sent is none, and where nobody is trusted', () => {
    expect(ids.id(request('10.0.0.7', 'x\r\ny'))).toMatch(/^[\da-f]{32}$/);
    expect(requestIds([]).id(request('127.0.0.1'))).not.toBe(TRACE);
  });
});
