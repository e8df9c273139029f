import { describe, expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const request = (traceparent: string) => ({ headers: { traceparent } });

describe('the id of a request to the gateway', () => {
  it('is that of the web server before it', () => {
    expect(requestIdOf(request(`00-${TRACE}-00f067aa0ba902b7-00`), 1)).toBe(TRACE);
  });

  it('is its own where nobody of ours stands before it, or what came is no id', () => {
    for (const [text, proxies] of [
      [`00-${TRACE}-00f067aa0ba902b7-00`, 0],
      ['nothing', 1],
    ] as const) {
      expect(requestIdOf(request(text), proxies)).toMatch(/^[\da-f]{32}$/);
      expect(requestIdOf(request(text), proxies)).not.toBe(TRACE);
    }
  });
});
