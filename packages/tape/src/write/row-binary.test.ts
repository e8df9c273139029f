import { tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowBinaryWriter } from './row-binary.ts';

const written = (write: (out: RowBinaryWriter) => void): string => {
  const out = new RowBinaryWriter(1);
  write(out);
  return out.finish().toString('hex');
};

describe('RowBinary, as the engine documents it', () => {
  it('writes numbers little-endian, dates as days since 1970, strings after their length', () => {
    expect(written((out) => out.uint32(0x01_02_03_04))).toBe('04030201');
    expect(written((out) => out.date(tradingDate('1970-01-02')))).toBe('0100');
    expect(written((out) => out.string('AB'))).toBe('024142');
    expect(written((out) => out.string('क'))).toBe('03e0a495');
    expect(written((out) => out.string('x'.repeat(200)))).toBe(`c801${'78'.repeat(200)}`);
    expect(written((out) => out.nullableUint32(null))).toBe('01');
    expect(written((out) => out.nullableUint64(7))).toBe('000700000000000000');
  });

  it('writes every whole number up to 2^53 as 64 bits', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        const out = new RowBinaryWriter();
        out.uint64(value);
        expect(out.finish().readBigUInt64LE()).toBe(BigInt(value));
      }),
    );
  });
});
