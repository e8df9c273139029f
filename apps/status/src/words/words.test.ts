import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_LETTERS, MOST_WORDS, sayWord, standingWords, unsayWord } from './words.ts';

const NOW = new Date('2026-11-19T06:00:00Z');

const REFUSED = /nothing was said|at most|one line/;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'status-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const said = (): string[] => standingWords(folder).map(({ en }) => en);

describe('what operators say', () => {
  it('is there newest first until it is taken back', () => {
    expect(said()).toEqual([]);
    sayWord(folder, 'Work tonight', null, NOW);
    const { number } = sayWord(folder, ' Done ', 'सकियो', NOW);
    expect(standingWords(folder)[0]).toEqual({ number, at: NOW.toISOString(), en: 'Done', ne: 'सकियो' });
    unsayWord(folder, 1, NOW);
    expect(said()).toEqual(['Done']);
    expect(() => unsayWord(folder, 1, NOW)).toThrow('there is no word 1');
    expect(sayWord(folder, 'Again', null, NOW).number).toBe(3);
  });

  it.each([
    '',
    '  ',
    'x'.repeat(MOST_LETTERS + 1),
    'two\nlines',
    'turned \u202e around',
    'a bell \u0007',
    'a mark\u200f',
  ])('is one line of bounded length that is seen: %j', (text) => {
    expect(() => sayWord(folder, text, null, NOW)).toThrow(REFUSED);
    expect(() => sayWord(folder, 'fine', text, NOW)).toThrow(REFUSED);
    expect(said()).toEqual([]);
  });

  it('is no more than fits above a page', () => {
    for (let count = 0; count < MOST_WORDS; count += 1) sayWord(folder, `word ${count}`, null, NOW);
    expect(() => sayWord(folder, 'one too many', null, NOW)).toThrow('take one back first');
  });

  it('is read past lines that are torn or foreign', () => {
    sayWord(folder, 'first', null, NOW);
    appendFileSync(path.join(folder, 'words.jsonl'), '{"number":9,"at":"2026');
    sayWord(folder, 'second', null, NOW);
    expect(said()).toEqual(['second', 'first']);
    writeFileSync(path.join(folder, 'words.jsonl'), '{"number":1,"en":"<b>","ne":null,"at":"never"}\n');
    expect(said()).toEqual([]);
  });
});
