export { type Language, type Numerals, languageNow, numeralsNow, speak } from './choice.ts';
export { digits, latinDigits } from './digits.ts';
export type { Phrase } from './phrase.ts';
export { pieces, say, t } from './say.ts';
