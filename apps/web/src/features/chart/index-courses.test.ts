import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { minutesAhead, overlaid, startsLater } from './index-courses.ts';

const NEPSE = {
  symbol: 'NEPSE',
  base: 2_000,
  points: [
    { at: '2026-08-17', value: 2_020 },
    { at: '2026-08-18', value: 1_980 },
  ],
};
const HYDRO = { symbol: 'HYDPOWIND', base: null, points: [{ at: '2026-08-18', value: 3_000 }] };

it('a course is in percent of its base, or of its first value', () => {
  expect(overlaid([NEPSE, HYDRO])).toEqual({
    axis: ['2026-08-17', '2026-08-18'],
    lines: [
      { symbol: 'NEPSE', values: [1.0000000000000009, -1.0000000000000009] },
      { symbol: 'HYDPOWIND', values: [null, 0] },
    ],
  });
});

it('an index whose values begin later is named', () => {
  expect(startsLater([NEPSE, HYDRO])).toEqual([{ symbol: 'HYDPOWIND', at: '2026-08-18' }]);
  expect(startsLater([{ ...HYDRO, points: [] }])).toEqual([]);
});

it('a running session leaves room for its remaining minutes, and a finished one for none', () => {
  const day = tradingDate('2026-08-18');
  const at = (minute: number) => String(atKathmandu(day, minute) / 1_000);
  const running = { symbol: 'NEPSE', base: 2_000, points: [{ at: at(14 * 60 + 57), value: 2_001 }] };
  expect(minutesAhead(day, [running])).toEqual([at(14 * 60 + 58), at(14 * 60 + 59)]);
  const closed = { ...running, points: [{ at: at(15 * 60), value: 2_001 }] };
  expect(minutesAhead(day, [closed])).toEqual([]);
  expect(minutesAhead(day, [])).toEqual([]);
});
