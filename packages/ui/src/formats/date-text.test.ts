import { kathmanduDate } from '@chuli/kernel';
import { speak } from '@chuli/language';
import { describe, expect, it } from 'vitest';
import {
  ageText,
  bikramSambatText,
  instantOf,
  clockText,
  kathmanduTime,
  listedDateText,
  otherDateText,
} from './date-text.ts';

describe('dates and times', () => {
  it('puts the Bikram Sambat date beside a day of its table, and nothing beside others', () => {
    expect(bikramSambatText('2026-08-20')).toBe('2083-05-04');
    expect(bikramSambatText('2024-06-13')).toBe('2081-02-31');
    expect(bikramSambatText('1900-01-01')).toBeNull();
    expect(bikramSambatText('2024-02-31')).toBeNull();
  });

  it('shows the time of a trade on the clock of Kathmandu', () => {
    expect(clockText(instantOf('2024-06-13T05:01:00.021787Z'))).toBe('10:46 AM');
    expect(clockText(instantOf('2024-06-13T09:15:00Z'))).toBe('3:00 PM');
    expect(clockText(instantOf('2024-06-12T18:30:00Z'))).toBe('12:15 AM');
    expect(kathmanduTime(instantOf('2024-06-13T05:01:00.021787Z'))).toBe('10:46:00');
  });

  it.each(['2024-06-13T18:30:00+00:00', '2024-06-14T00:15:00+05:45', '2024-06-13T11:30:00-07:00'])(
    'R52 shows %s as the moment it is, in Kathmandu, where a new day has begun',
    (written) => {
      const at = instantOf(written);
      expect([kathmanduDate(at), kathmanduTime(at)]).toEqual(['2024-06-14', '00:15:00']);
    },
  );

  it('tells an age in the largest unit that fits', () => {
    expect([3, 89, 360, 7200, 40 * 86_400].map(ageText)).toEqual(['3 s', '89 s', '6 min', '2 h', '40 days']);
  });
});

it('shows the days of lists in the chosen calendar, and the other one beside it', () => {
  expect([listedDateText('2026-08-20'), otherDateText('2026-08-20')]).toEqual([
    '2026-08-20',
    '2083-05-04 BS',
  ]);
  speak({ language: 'en', numerals: 'latin', calendar: 'bs', catalogue: {} });
  expect([listedDateText('2026-08-20'), otherDateText('2026-08-20')]).toEqual(['2083-05-04', '2026-08-20']);
  expect(listedDateText('1800-01-01')).toBe('1800-01-01');
  speak({ language: 'en', numerals: 'latin', catalogue: {} });
});
