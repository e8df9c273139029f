import { numeralsNow } from './choice.ts';

const DEVANAGARI_ZERO = 0x0966;

/** The digits of a formatted figure in the numerals the reader chose; everything else stays. */
export const digits = (text: string): string =>
  numeralsNow() === 'latin'
    ? text
    : text.replace(/\d/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit)));

/** What a reader typed in either numerals, as ASCII digits. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
