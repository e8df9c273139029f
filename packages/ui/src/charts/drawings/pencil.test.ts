import { expect, it } from 'vitest';
import { sketch, takeUp, withPoint } from './pencil.ts';

const [start, end, next] = [100, 120, 90].map((price) => ({ date: '2025-01-01', price }));
if (!start || !end || !next) throw new Error('three points');

it('a level is done with one point, a trend line with two', () => {
  expect(withPoint(takeUp('horizontal'), start).isDone).toBe(true);
  expect(withPoint(takeUp('trend'), start).isDone).toBe(false);
  expect(withPoint(withPoint(takeUp('trend'), start), end)).toMatchObject({
    anchors: [start, end],
    isDone: true,
  });
});

it('what is begun reaches to the pointer, what is done does not', () => {
  const begun = withPoint(takeUp('measure'), start);
  expect(sketch(takeUp('measure'), next)).toEqual([]);
  expect(sketch(begun, next)).toEqual([start, next]);
  expect(sketch(withPoint(begun, end), next)).toEqual([start, end]);
});

it('a point after a finished measure begins another', () => {
  const done = withPoint(withPoint(takeUp('measure'), start), end);
  expect(withPoint(done, next)).toEqual({ tool: 'measure', anchors: [next], isDone: false });
});
