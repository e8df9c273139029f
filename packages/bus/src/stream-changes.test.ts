import { describe, expect, it } from 'vitest';
import { changesOf } from './stream-changes.ts';

const held = { replicas: 3, maxBytes: -1, bytes: 1_000 };

describe('a stream that is there', () => {
  it('stays as it is where nothing is set', () => {
    expect(changesOf(held, {})).toEqual({ refused: [] });
  });

  it('gets more copies and never fewer', () => {
    expect(changesOf(held, { replicas: 5 })).toEqual({ replicas: 5, refused: [] });
    expect(changesOf(held, { replicas: 3 })).toEqual({ refused: [] });
    expect(changesOf(held, { replicas: 1 })).toEqual({
      refused: ['the stream has 3 replicas and is not lowered to 1'],
    });
  });

  it('gets a limit that takes nothing away', () => {
    expect(changesOf(held, { maxBytes: 1_000 })).toEqual({ maxBytes: 1_000, refused: [] });
    expect(changesOf({ ...held, maxBytes: 1_000 }, { maxBytes: 1_000 })).toEqual({ refused: [] });
    expect(changesOf(held, { maxBytes: 999 }).refused).toEqual([
      'the stream holds 1000 bytes and is not limited to 999',
    ]);
  });
});
