import {
  browserName,
  instant,
  kathmanduDate,
  kathmanduMinutes,
  paisa,
  toRupees,
  toldAlert,
} from '@chuli/kernel';
import {
  type Language,
  type NoticeText,
  type ToldNotice,
  type Writing,
  digits,
  gatheredText,
  speak,
} from '@chuli/language';
import nepali from '@chuli/language/nepali';
import { groupDigits } from '@chuli/market';
import type { ClaimedNotice } from '@chuli/registry/notice';

const two = (value: number): string => String(value).padStart(2, '0');

const rupees = (amount: number): number => toRupees(paisa(amount));

/** Facts are kept in paisa and told in rupees. */
export const inRupees = (notice: ClaimedNotice): ToldNotice => {
  if (notice.kind === 'target') {
    const { target, reached, ...facts } = notice.facts;
    return { kind: 'target', facts: { ...facts, target: rupees(target), reached: rupees(reached) } };
  }
  if (notice.kind === 'alert') return { kind: 'alert', facts: toldAlert(notice.facts) };
  if (notice.kind === 'payment')
    return { kind: 'payment', facts: { ...notice.facts, total: rupees(notice.facts.total) } };
  return notice.kind === 'refund'
    ? { kind: 'refund', facts: { ...notice.facts, total: rupees(notice.facts.total) } }
    : notice;
};

const WRITING: Writing = {
  rupees: (amount) => digits(groupDigits(amount, 2)),
  number: (value) => digits(groupDigits(value, Number.isInteger(value) ? 0 : 2)),
  date: digits,
  device: browserName,
  moment: (at) => {
    const when = instant(at * 1_000);
    const minutes = kathmanduMinutes(when);
    return digits(`${kathmanduDate(when)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
  },
};

const VOICES = {
  en: { language: 'en', numerals: 'latin', catalogue: {} },
  ne: { language: 'ne', numerals: 'devanagari', catalogue: nepali },
} as const;

/** What a message says. Nothing waits between choosing the language and the words, so no other message speaks in it. */
export const writeMessage = (notices: readonly ClaimedNotice[], language: Language): NoticeText => {
  speak(VOICES[language]);
  return gatheredText(notices.map(inRupees), WRITING);
};
