import type { Language, Numerals } from '@chuli/language';

/** Each language in its own words: who looks for it reads it. */
export const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'ne', label: 'नेपाली' },
];

export const NUMERALS: readonly { value: Numerals; label: string }[] = [
  { value: 'latin', label: '123' },
  { value: 'devanagari', label: '१२३' },
];
