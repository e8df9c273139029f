export type Language = 'en' | 'ne';
export type Numerals = 'latin' | 'devanagari';

/** The calendar in which lists show their days. */
export type Calendar = 'ad' | 'bs';

export type Catalogue = Readonly<Record<string, string>>;

/** What this page speaks. English needs no catalogue: a phrase is its own English text. */
type Choice = {
  readonly language: Language;
  readonly numerals: Numerals;
  readonly calendar?: Calendar;
  readonly catalogue: Catalogue;
};

let choice: Choice = { language: 'en', numerals: 'latin', catalogue: {} };

/** Called before anything is drawn, and again, with the whole page drawn anew, when the reader changes it. */
export const speak = (next: Choice): void => {
  choice = next;
};

export const languageNow = (): Language => choice.language;

export const numeralsNow = (): Numerals => choice.numerals;

export const calendarNow = (): Calendar => choice.calendar ?? 'ad';

export const translated = (text: string): string => choice.catalogue[text] ?? text;
