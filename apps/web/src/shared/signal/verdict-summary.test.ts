import { expect, it } from 'vitest';
import { byVerdict, countVerdicts, recordsIn, verdictText } from './verdict-summary.ts';

const edge = { verdict: 'edge', interval_high: 3 } as const;
const none = { verdict: 'no-edge', interval_high: 1 } as const;
const few = { verdict: 'too-few', interval_high: null } as const;

it('counts lists that could not be judged among the lists, and those without a record not', () => {
  expect(verdictText(recordsIn(countVerdicts([none, none, few, null])))).toBe(
    'None of the 3 rules has beaten the market out of sample.',
  );
});

it('says how many showed an edge', () => {
  expect(verdictText(recordsIn(countVerdicts([edge, none])))).toContain('One of the 2 rules has');
  expect(verdictText(recordsIn(countVerdicts([edge, edge, none])))).toContain('2 of the 3 rules have');
});

it('does not count one rule alone', () => {
  expect(verdictText({ lists: 1, edge: 0 })).toBe('This rule has not beaten the market out of sample.');
  expect(verdictText({ lists: 1, edge: 1 })).toBe('This rule has beaten the market out of sample.');
});

it('says nothing of lists where no record is known', () => {
  expect(verdictText(recordsIn(countVerdicts([null])))).toBe('No track record up to this day.');
});

it('orders lists by verdict, then by where their interval begins', () => {
  const trails = { verdict: 'no-edge', interval_high: -1, interval_low: -2 } as const;
  const lists = [
    { ...few, interval_low: null },
    trails,
    { ...none, interval_low: -3 },
    { ...edge, interval_low: 0.2 },
    { ...none, interval_low: 0.1 },
    { ...edge, interval_low: 0.9 },
  ];
  expect(lists.toSorted(byVerdict).map(({ verdict, interval_low: low }) => [verdict, low])).toEqual([
    ['edge', 0.9],
    ['edge', 0.2],
    ['no-edge', 0.1],
    ['no-edge', -3],
    ['no-edge', -2],
    ['too-few', null],
  ]);
});
