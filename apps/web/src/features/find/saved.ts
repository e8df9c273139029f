import type { RowOf } from '@chuli/contracts';
import { type Language, languageNow } from '@chuli/language';

export const SAVED_PATH = '/custom-signals/v2/custom-pro/new/save/';

export type SavedRule = RowOf<typeof SAVED_PATH>;

const WORDS = { en: 'words_en', ne: 'words_ne' } as const satisfies Record<Language, string>;

/** What the server said in both languages, in the reader's own. */
export const wordsOf = (said: { readonly words_en: string; readonly words_ne: string }): string =>
  said[WORDS[languageNow()]];
