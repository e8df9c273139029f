import { languageNow } from './choice.ts';
import { digits } from './digits.ts';

/** A text in both languages, side by side: neither can be changed without the other in view. */
export type Said = { readonly en: string; readonly ne: string };

/** A text that comes in both languages, as the reader speaks and counts. */
export const saidHere = (text: Said): string => digits(text[languageNow()]);
