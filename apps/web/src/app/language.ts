import { type Calendar, type Language, type Numerals, speak } from '@chuli/language';
import { useSyncExternalStore } from 'react';
import { localValue } from '../screen-kit/local-value.ts';

/** What the reader chose; numerals follow the language until chosen apart from it. */
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

const chosenNumerals = localValue<Numerals | null>('chuli.numerals', (json) =>
  json === 'latin' || json === 'devanagari' ? json : null,
);

const chosenCalendar = localValue<Calendar>('chuli.calendar', (json) => (json === 'bs' ? 'bs' : 'ad'));

const wanted = (): Spoken => {
  const language = chosenLanguage.get();
  return {
    language,
    numerals: chosenNumerals.get() ?? (language === 'ne' ? 'devanagari' : 'latin'),
    calendar: chosenCalendar.get(),
  };
};

let spoken: Spoken = { language: 'en', numerals: 'latin', calendar: 'ad' };
const listeners = new Set<() => void>();

/** Loads the catalogue where one is needed and speaks from then on; without it the page stays readable in English. */
export const speakAsChosen = async (): Promise<void> => {
  const next = wanted();
  const catalogue = next.language === 'en' ? {} : (await import('@chuli/language/nepali')).default;
  speak({ ...next, catalogue });
  document.documentElement.lang = next.language;
  spoken = next;
  for (const listener of listeners) listener();
};

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
