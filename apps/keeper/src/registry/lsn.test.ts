import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lsnOf, lsnText, readLsn, segmentFile, serverLsn, spansOf } from './lsn.ts';

const SEGMENT = 16_777_216n;
const places = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

it('reads and writes places as the server does, and so that names sort', () => {
  expect(readLsn('16/B374D848')).toBe(0x16_b3_74_d8_48n);
  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(readLsn(serverLsn(one))).toBe(one);
      expect(lsnOf(lsnText(one))).toBe(one);
      expect(lsnText(one) < lsnText(other)).toBe(one < other);
    }),
  );
  for (const wrong of ['', '0', '0/', '0/123456789', 'x/1'])
    expect(() => readLsn(wrong)).toThrow('not a place');
});

it('names files as the server does', () => {
  expect(segmentFile('00000001', readLsn('0/3000148'), SEGMENT)).toBe('000000010000000000000003');
  expect(segmentFile('0000000A', readLsn('16/FF000000'), SEGMENT)).toBe('0000000A00000016000000FF');
  expect(segmentFile('00000001', readLsn('1/0'), SEGMENT)).toBe('000000010000000100000000');
});

it('cuts a stretch at the ends of files, without a byte between or twice', () => {
  expect(spansOf('00000001', readLsn('0/2FFFFF0'), readLsn('0/4000010'), SEGMENT)).toEqual([
    { file: '000000010000000000000002', offset: 16_777_200, length: 16 },
    { file: '000000010000000000000003', offset: 0, length: 16_777_216 },
    { file: '000000010000000000000004', offset: 0, length: 16 },
  ]);
  expect(spansOf('00000001', 5n, 5n, SEGMENT)).toEqual([]);
});
