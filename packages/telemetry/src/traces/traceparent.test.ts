import { describe, expect, it } from 'vitest';
import { isKept, newSpanId, newTraceId, readTraceparent, writeTraceparent } from './traceparent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it('is read as it is written', () => {
    const text = `00-${TRACE}-${SPAN}-01`;
    const found = readTraceparent(text);
    expect(found).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true });
    expect(found === null ? null : writeTraceparent(found)).toBe(text);
    expect([isKept(text), isKept(`00-${TRACE}-${SPAN}-00`), isKept(null)]).toEqual([true, false, false]);
  });

  it.each([
    undefined,
    null,
    '',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01\r\nx: y`,
    [`00-${TRACE}-${SPAN}-01`],
  ])('is not read where it is not whole: %s', (text) => {
    expect(readTraceparent(text)).toBeNull();
  });

  it('has ids of its own for every request', () => {
    expect(new Set(Array.from({ length: 100 }, newTraceId)).size).toBe(100);
    expect([newTraceId(), newSpanId()]).toEqual([
      expect.stringMatching(/^[\da-f]{32}$/),
      expect.stringMatching(/^[\da-f]{16}$/),
    ]);
  });
});
