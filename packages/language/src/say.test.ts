import { afterEach, expect, it } from 'vitest';
import { digits, latinDigits, pieces, say, speak, t } from './index.ts';
import nepali from './nepali.ts';

const english = { language: 'en', numerals: 'latin', catalogue: {} } as const;

afterEach(() => speak(english));

it('is the English text itself until another language is spoken', () => {
  expect(t('Rs {amount}', { amount: '86.21' })).toBe('Rs 86.21');
  expect(say('Hydro')).toBe('Hydro');
});

it('speaks Nepali with the numerals the reader chose', () => {
  speak({ language: 'ne', numerals: 'devanagari', catalogue: nepali });
  expect(t('{count} days', { count: 40 })).toBe('४० दिन');
  expect(say('Hydro')).toBe('जलविद्युत्');
  expect(digits('17,67,834.50')).toBe('१७,६७,८३४.५०');
  speak({ language: 'ne', numerals: 'latin', catalogue: nepali });
  expect(t('{count} days', { count: 40 })).toBe('40 दिन');
});

it('puts the numbers of a clause into its translated words', () => {
  speak({ language: 'ne', numerals: 'devanagari', catalogue: nepali });
  expect(say('Close above the average of {trend} bars', { trend: 50 })).toBe('बन्द ५० बारको औसतभन्दा माथि');
});

it('leaves a word of the data that nobody translated as it came', () => {
  speak({ language: 'ne', numerals: 'latin', catalogue: nepali });
  expect(say('NABIL')).toBe('NABIL');
});

it('puts what is not text between the pieces of a phrase', () => {
  expect(pieces('Rs {amount}', { amount: 7 })).toEqual(['Rs ', 7]);
});

it('reads either numerals', () => {
  expect(latinDigits('२०८३-०५-०4')).toBe('2083-05-04');
});
