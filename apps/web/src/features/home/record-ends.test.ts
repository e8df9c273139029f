import { describe, expect, it } from 'vitest';
import { type RecordRow, recordEnds } from './record-ends.ts';

const record = (kind: string, low: number | null, high: number | null, verdict: RecordRow['verdict']) =>
  ({
    family: 'f',
    kind,
    verdict,
    mean_excess: low === null || high === null ? null : (low + high) / 2,
    interval_low: low,
    interval_high: high,
  }) as RecordRow;

const kinds = (rows: readonly RecordRow[]): string[] => rows.map(({ kind }) => kind);

describe('the records at both ends', () => {
  it('puts an edge before a higher interval without one, and the worst last', () => {
    const rows = [
      record('under', -3, -1, 'no-edge'),
      record('wide', 0.5, 9, 'no-edge'),
      record('edge', 0.2, 1, 'edge'),
      record('worst', -5, -2, 'no-edge'),
    ];
    const { best, worst } = recordEnds(rows, 2);
    expect(kinds(best)).toEqual(['edge', 'wide']);
    expect(kinds(worst)).toEqual(['under', 'worst']);
  });

  it('shows as many of the worst as of the best, and none twice', () => {
    const rows = [record('a', 1, 2, 'no-edge'), record('b', 0, 1, 'no-edge'), record('c', -2, -1, 'no-edge')];
    const { best, worst } = recordEnds(rows, 4);
    expect(kinds(best)).toEqual(['a']);
    expect(kinds(worst)).toEqual(['c']);
  });

  it('leaves out what cannot be judged', () => {
    const few = record('few', 5, 9, 'too-few');
    const bare = record('bare', null, null, 'no-edge');
    expect(recordEnds([few, bare], 4)).toEqual({ best: [], worst: [] });
    expect(recordEnds([], 4)).toEqual({ best: [], worst: [] });
  });
});
