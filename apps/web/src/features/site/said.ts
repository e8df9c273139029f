import { digits, languageNow } from '@chuli/language';
import type { Said } from './content/legal.ts';

/** A text that comes in both languages, as the reader speaks and counts. */
export const saidHere = (text: Said): string => digits(text[languageNow()]);
