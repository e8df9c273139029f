import { runCommand } from '@chuli/command';
import { readFolder } from '../settings.ts';
import { MOST_LETTERS, sayWord, standingWords, unsayWord } from './words.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const say = (words: readonly string[]): void => {
  const [en, ne, ...rest] = words;
  if (en === undefined || rest.length > 0)
    throw new Error('what is to be said stands in quotes: in English, and after it in Nepali');
  const { number } = sayWord(readFolder(process.env), en, ne ?? null, new Date());
  print(`${number} is said; status unsay ${number} takes it back`);
};

const unsay = ([text = '']: readonly string[]): void => {
  const folder = readFolder(process.env);
  if (!/^\d{1,9}$/.test(text)) {
    for (const { number, at, en } of standingWords(folder)) print(`${number}  ${at}  ${en}`);
    throw new Error('which one? its number');
  }
  unsayWord(folder, Number(text), new Date());
  print(`${text} is taken back`);
};

/** What an operator says on top of the page, beside a running robot. */
export const WORD_VERBS = {
  say: {
    words: 'say "<English>" ["<Nepali>"]',
    summary: `Says something on top of the status page: planned work, what is being done. One line, at most ${MOST_LETTERS} letters.`,
    run: say,
  },
  unsay: {
    words: 'unsay <number>',
    summary: 'Takes back what was said. Without a number it shows what stands there.',
    run: unsay,
  },
} as const;

export const runWordVerb = (name: keyof typeof WORD_VERBS): Promise<void> => {
  const { words, summary, run } = WORD_VERBS[name];
  return runCommand({
    name: 'status',
    words,
    summary,
    options: {},
    run: (_, given) => run(given.slice(1)),
  });
};
