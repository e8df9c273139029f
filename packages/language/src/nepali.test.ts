import { readdirSync } from 'node:fs';
import { DRAWN_INDICATORS } from '@chuli/indicators/drawn';
import { ERRORS } from '@chuli/kernel';
import { INDICES, INSTRUMENTS, NEPALI_MONTHS, SECTORS } from '@chuli/market';
import { FAMILIES, cellsOf, conditionsOf, endingOf } from '@chuli/signals';
import { expect, it } from 'vitest';
import nepali from './nepali.ts';

const folder = new URL('./nepali/', import.meta.url);

const areas = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const { default: phrases }: { default: Record<string, string> } = await import(
      new URL(file, folder).href
    );
    return { file, phrases };
  }),
);

const clauses = FAMILIES.flatMap((family) =>
  cellsOf(family).flatMap((cell) => {
    const ending = endingOf(family, cell);
    return [...conditionsOf(family, cell), ...(Array.isArray(ending) ? ending : [])].map(({ says }) => says);
  }),
);

/** What stays as it is in every language of traders: `%K`, `R1`, `+DI`. */
const isSign = (words: string): boolean => !/[a-z]{2}/i.test(words) || words.endsWith('DI');

const indicatorWords = DRAWN_INDICATORS.flatMap(({ title, parameters, drawing }) => {
  const labels = Object.values(parameters).map(({ label }) => label);
  const lines = drawing.lines.slice(1).map(({ words }) => words);
  return [[title], labels, lines].flat();
}).filter((words) => !isSign(words));

const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('has each phrase in one area only', () => {
  const seen = new Map<string, string>();
  for (const { file, phrases } of areas) {
    for (const phrase of Object.keys(phrases)) {
      expect(seen.get(phrase), `${phrase} in ${file}`).toBeUndefined();
      seen.set(phrase, file);
    }
  }
  expect(seen.size).toBe(Object.keys(nepali).length);
});

it('fills the same blanks in both languages', () => {
  for (const [english, translated] of Object.entries(nepali))
    expect(blanks(translated), english).toEqual(blanks(english));
});

it('leaves the numerals to the reader', () => {
  for (const translated of Object.values(nepali)) expect(translated).not.toMatch(/[०-९]/);
});

it('writes Nepali, and nothing empty', () => {
  for (const [english, translated] of Object.entries(nepali)) {
    // Names of techniques and marks stay as traders write them: RSI, CSV, Ctrl K.
    const hasWords = /[a-z]{4}/.test(english.replaceAll(/\{\w+\}/g, ''));
    expect(translated, english).toMatch(hasWords ? /[\u0900-\u097F]/ : /\S/);
  }
});

it.each([
  ['sectors', SECTORS.map(({ name }) => name)],
  ['indices', INDICES.map(({ name }) => name)],
  ['instruments', INSTRUMENTS.map(({ name }) => name)],
  ['months', NEPALI_MONTHS.map(({ name }) => name)],
  ['families of signals', FAMILIES.flatMap(({ title, idea }) => [title, idea])],
  ['meanings of lists', FAMILIES.flatMap(({ kinds }) => Object.values(kinds).map(({ means }) => means))],
  ['clauses of signals', clauses],
  ['words of indicators', indicatorWords],
  ['errors', Object.values(ERRORS).map(({ message }) => message)],
])('knows all %s', (_, words) => {
  for (const word of words) expect(Object.keys(nepali)).toContain(word);
});
