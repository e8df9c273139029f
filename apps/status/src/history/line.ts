import { z } from 'zod';
import {
  GOOD,
  IDLE,
  type Minute,
  REASONS,
  type Reason,
  UNHEARD,
  UNKNOWN,
  UNTRADED,
  type Verdict,
  verdictsOf,
} from '../judge/verdict.ts';

const MINUTE_MS = 60_000;

/** Words as they stand in the file, each verdict in memory once. */
const VERDICTS: ReadonlyMap<string, Verdict> = new Map<string, Verdict>([
  ['good', GOOD],
  ['unknown', UNKNOWN],
  ['idle', IDLE],
  ['unheard', UNHEARD],
  ['untraded', UNTRADED],
  ...REASONS.map((reason): [string, Verdict] => [`bad: ${reason}`, { state: 'bad', reason }]),
]);

const wordOf = (verdict: Verdict): string =>
  verdict.state === 'bad' ? `bad: ${verdict.reason satisfies Reason}` : verdict.state;

const Word = z.string().transform((word, context): Verdict => {
  const verdict = VERDICTS.get(word);
  if (verdict !== undefined) return verdict;
  context.addIssue({ code: 'custom', message: 'no such verdict' });
  return z.NEVER;
});

const At = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/)
  .transform((text) => Date.parse(text) / MINUTE_MS)
  .pipe(z.int());

const Line = z.strictObject({
  at: At,
  day: z.iso.date().nullable(),
  pages: Word,
  calls: Word,
  live: Word,
  prices: Word,
});

/** One line of a day's file: to be read by people as well. */
export const writeLine = ({ at, day, verdicts }: Minute): string => {
  const minute = `${new Date(at * MINUTE_MS).toISOString().slice(0, 16)}Z`;
  const { pages, calls, live, prices } = verdicts;
  return `${JSON.stringify({ at: minute, day, pages: wordOf(pages), calls: wordOf(calls), live: wordOf(live), prices: wordOf(prices) })}\n`;
};

/** Null for what is no whole line: a machine may die while one is written. */
export const readLine = (text: string): Minute | null => {
  try {
    const { at, day, ...words } = Line.parse(JSON.parse(text));
    return { at, day, verdicts: verdictsOf((part) => words[part]) };
  } catch {
    return null;
  }
};
