import { ClickHouseError } from '@clickhouse/client';
import { AppError } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { isRefusedForGood, refusalOf } from './refused.ts';
import { RowBinaryWriter } from './row-binary.ts';

const said = (type: string): ClickHouseError => new ClickHouseError({ message: type, code: '0', type });

const doesNotFit = (): unknown => {
  try {
    return new RowBinaryWriter().uint16(70_000);
  } catch (error) {
    return error;
  }
};

describe('a failed insert', () => {
  it.each(['TYPE_MISMATCH', 'VIOLATED_CONSTRAINT', 'CANNOT_PARSE_NUMBER'])('is for good by %s', (type) => {
    expect(isRefusedForGood(said(type))).toBe(true);
  });

  it.each([
    'TOO_MANY_PARTS',
    'MEMORY_LIMIT_EXCEEDED',
    'TIMEOUT_EXCEEDED',
    'UNKNOWN_TABLE',
    'NO_SUCH_COLUMN_IN_TABLE',
    'CANNOT_READ_ALL_DATA',
  ])('may pass by %s', (type) => {
    expect(isRefusedForGood(said(type))).toBe(false);
  });

  it('is for good by a figure that does not fit its column, not by an engine that is away', () => {
    expect(isRefusedForGood(doesNotFit())).toBe(true);
    expect(isRefusedForGood(new RangeError('Maximum call stack size exceeded'))).toBe(false);
    expect(isRefusedForGood(new AppError('engine.unavailable', { engine: 'tape' }))).toBe(false);
  });

  it('has a reason in few words', () => {
    expect([said('VIOLATED_CONSTRAINT'), doesNotFit()].map(refusalOf)).toEqual([
      'violated-constraint',
      'does-not-fit',
    ]);
  });
});
