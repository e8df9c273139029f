import { appendFileSync, chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const FILE = 'words.jsonl';
const MODE = 0o640;

/** What people read beside the bars: at most so much of it, and so many. */
export const MOST_LETTERS = 500;
export const MOST_WORDS = 10;
/** What was said and taken back adds up; of more than this the newest is read. */
const MOST_BYTES = 500_000;

/** Line ends and what turns the direction of writing would let a word look like part of the page. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const Text = z
  .string()
  .trim()
  .min(1, 'nothing was said')
  .max(MOST_LETTERS, `at most ${MOST_LETTERS} letters`)
  .refine((text) => !UNSEEN.test(text), 'one line of letters that are seen');

const Said = z.strictObject({
  number: z.int().positive(),
  at: z.iso.datetime(),
  en: Text,
  ne: Text.nullable(),
});

/** What an operator tells on top of the page. */
export type Word = z.output<typeof Said>;

const Line = z.union([Said, z.strictObject({ unsaid: z.int().positive(), at: z.iso.datetime() })]);

const fileIn = (folder: string): string => path.join(folder, FILE);

const linesIn = (folder: string): z.output<typeof Line>[] => {
  let text = '';
  try {
    text = readFileSync(fileIn(folder), 'utf8').slice(-MOST_BYTES);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [Line.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
};

/** Those that stand, newest first. */
export const standingWords = (folder: string): Word[] => {
  const standing = new Map<number, Word>();
  for (const line of linesIn(folder)) {
    if ('unsaid' in line) standing.delete(line.unsaid);
    else standing.set(line.number, line);
  }
  return [...standing.values()].toReversed().slice(0, MOST_WORDS);
};

/** A line is added whole: who reads meanwhile sees it or does not. Root leaves it to the owner of the folder. */
const append = (folder: string, line: z.output<typeof Line>): void => {
  const file = fileIn(folder);
  appendFileSync(file, `\n${JSON.stringify(line)}\n`, { mode: MODE });
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
};

export const sayWord = (folder: string, en: string, ne: string | null, now: Date): Word => {
  if (standingWords(folder).length >= MOST_WORDS)
    throw new Error(`${MOST_WORDS} are said already: take one back first`);
  const numbers = linesIn(folder).map((line) => ('unsaid' in line ? line.unsaid : line.number));
  const number = Math.max(0, ...numbers) + 1;
  const read = Said.safeParse({ number, at: now.toISOString(), en, ne });
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('; '));
  append(folder, read.data);
  return read.data;
};

export const unsayWord = (folder: string, number: number, now: Date): void => {
  if (!standingWords(folder).some((word) => word.number === number))
    throw new Error(`there is no word ${number}`);
  append(folder, { unsaid: number, at: now.toISOString() });
};
