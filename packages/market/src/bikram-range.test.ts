import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { parseBikramMonth, parseBikramRange } from './bikram-range.ts';
import { formatBikramSambat } from './bikram-sambat.ts';

it.each([
  ['18th - 21st Magh, 2082', '2082-10-18', '2082-10-21'],
  ['28th Magh - 4th Falgun, 2082', '2082-10-28', '2082-11-04'],
  ['27th Falgun - 1st Chaitra, 2082', '2082-11-27', '2082-12-01'],
  ['29th Chaitra - 3rd Baishakh, 2083', '2082-12-29', '2083-01-03'],
  ['3rd to 8th Baishakh, 2083', '2083-01-03', '2083-01-08'],
  ['5th Phalgun, 2082', '2082-11-05', '2082-11-05'],
])('reads the days of a notice: %s', (text, from, to) => {
  const range = parseBikramRange(text);
  expect(range === null ? null : [range.from, range.to].map(formatBikramSambat)).toEqual([from, to]);
});

it.each(['', 'Unknown', '18th - 21st, 2082', '40th - 41st Magh, 2082', '9th - 3rd Magh, 2082', 'Magh 2082'])(
  'reads no days where there are none: "%s"',
  (text) => expect(parseBikramRange(text)).toBeNull(),
);

it('knows the last day of a month', () => {
  expect(parseBikramMonth('Magh 2082')).toEqual({ month: '2082-10', end: tradingDate('2026-02-12') });
  expect(parseBikramMonth('Falgun 2082')).toEqual({ month: '2082-11', end: tradingDate('2026-03-14') });
  expect(parseBikramMonth('2026-03-14')).toBeNull();
});
