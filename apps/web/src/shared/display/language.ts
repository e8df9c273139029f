import { type Calendar, type Language, type Numerals, speak } from '@chuli/language';
import { useSyncExternalStore } from 'react';
import { localValue } from '../../screen-kit/local-value.ts';

/** What the reader chose. Figures are in Latin digits in both languages until chosen otherwise, as the exchange prints them. */
export type Spoken = {
  readonly language: Language;
  readonly numerals: Numerals;
  readonly calendar: Calendar;
};

const isNepaliReader = (): boolean => (globalThis.navigator?.language ?? '').startsWith('ne');

const chosenLanguage = localValue<Language>('chuli.language', (json) => {
  if (json === 'en' || json === 'ne') return json;
  return isNepaliReader() ? 'ne' : 'en';
});

const chosenNumerals = localValue<Numerals>('chuli.numerals', (json) =>
  json === 'devanagari' ? json : 'latin',
);

const chosenCalendar = localValue<Calendar>('chuli.calendar', (json) => (json === 'bs' ? 'bs' : 'ad'));

const wanted = (): Spoken => ({
  language: chosenLanguage.get(),
  numerals: chosenNumerals.get(),
  calendar: chosenCalendar.get(),
});

let spoken: Spoken = { language: 'en', numerals: 'latin', calendar: 'ad' };
const listeners = new Set<() => void>();

/** Loads the catalogue where one is needed and speaks from then on; without it the page stays readable in English. */
const speakAs = async (next: Spoken): Promise<void> => {
  const catalogue = next.language === 'en' ? {} : (await import('@chuli/language/nepali')).default;
  speak({ ...next, catalogue });
  document.documentElement.lang = next.language;
  spoken = next;
  for (const listener of listeners) listener();
};

export const speakAsChosen = (): Promise<void> => speakAs(wanted());

/** For a page in another site's frame: the site says the language, and nothing is chosen for the reader. */
export const speakHere = (language: Language): Promise<void> => speakAs({ ...wanted(), language });

export const chooseLanguage = (language: Language): void => {
  chosenLanguage.set(language);
  void speakAsChosen();
};

export const chooseNumerals = (numerals: Numerals): void => {
  chosenNumerals.set(numerals);
  void speakAsChosen();
};

export const chooseCalendar = (calendar: Calendar): void => {
  chosenCalendar.set(calendar);
  void speakAsChosen();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const spokenNow = (): Spoken => spoken;

export const useSpoken = (): Spoken => useSyncExternalStore(subscribe, spokenNow, spokenNow);
