export {
  type Calendar,
  type Language,
  type Numerals,
  calendarNow,
  languageNow,
  numeralsNow,
  speak,
} from './choice.ts';
export { digits, latinDigits } from './digits.ts';
export { type NoticeText, type ToldNotice, type Writing, gatheredText, noticeText } from './notice-text.ts';
export type { Phrase } from './phrase.ts';
export { type Said, saidHere } from './said.ts';
export { pieces, say, t } from './say.ts';
