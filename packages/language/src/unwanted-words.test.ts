import { expect, it } from 'vitest';
import { unwantedWords } from '../testing/unwanted-words.ts';
import nepali from './nepali.ts';

it('no screen says what traders do not say, in either language', () => {
  expect(unwantedWords(nepali)).toEqual([]);
});

it('finds such a word in a sentence, but not in the name of a place in it', () => {
  const found = unwantedWords({ 'Of 98 lists in the sealed years': 'हरामी', '{cases} trades': 'ठीक' });
  expect(found.map(({ word, instead }) => [word, instead])).toEqual([
    ['sealed', 'out of sample'],
    ['हरामी', 'हारामी'],
  ]);
});
