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
export { type Piece, piecesIn, sayIn } from './in-language.ts';
export { type NoticeText, type ToldNotice, type Writing, gatheredText, noticeText } from './notice-text.ts';
export type { Filling, Phrase } from './phrase.ts';
export { type Said, saidHere } from './said.ts';
export { pieces, say, t } from './say.ts';
