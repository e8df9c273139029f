import { expect, it } from 'vitest';
import { type RecordRow, recordColumns } from './record-columns.ts';

const row = (verdict: RecordRow['verdict'], interval_high: number): RecordRow =>
  ({ verdict, interval_high }) as RecordRow;

const COLOURED = recordColumns(() => '').filter(
  ({ format }) => format === 'signedPercent' || format === 'interval',
);

const mutedFor = (one: RecordRow): Set<boolean> =>
  new Set(COLOURED.map(({ isMuted }) => isMuted?.(one) === true));

it('figures of a record have a colour only when its verdict is an edge or the opposite', () => {
  expect(COLOURED).toHaveLength(7);
  expect(mutedFor(row('edge', 3))).toEqual(new Set([false]));
  expect(mutedFor(row('no-edge', -1))).toEqual(new Set([false]));
  expect(mutedFor(row('no-edge', 1))).toEqual(new Set([true]));
  expect(mutedFor(row('too-few', 1))).toEqual(new Set([true]));
});
