import { expect, it } from 'vitest';
import { countVerdicts, recordsIn, verdictText } from './verdict-summary.ts';

const edge = { verdict: 'edge', interval_high: 3 } as const;
const none = { verdict: 'no-edge', interval_high: 1 } as const;
const few = { verdict: 'too-few', interval_high: null } as const;

it('counts lists that could not be judged among the lists, and those without a record not', () => {
  expect(verdictText(recordsIn(countVerdicts([none, none, few, null])))).toBe(
    'Of 3 lists none has shown an edge over the market in the sealed years.',
  );
});

it('says how many showed an edge', () => {
  expect(verdictText(recordsIn(countVerdicts([edge, none])))).toContain('one has shown');
  expect(verdictText(recordsIn(countVerdicts([edge, edge, none])))).toContain('Of 3 lists 2 have shown');
});

it('says nothing of lists where no record is known', () => {
  expect(verdictText(recordsIn(countVerdicts([null])))).toBe('No record is known up to this day.');
});
