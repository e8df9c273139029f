import { readFileSync } from 'node:fs';
import { AppError, PRODUCT, type PhoneNumber, nationalNumber } from '@chuli/kernel';

/** NIST SP 800-63B-4 asks for length and a list of what everybody uses, and for no mixture of kinds of letters. */
export const SHORTEST = 8;
export const LONGEST = 128;

/** Passwords of eight letters or more that guessers try first: yearly lists of leaked ones, and Nepal's own. */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Words that are the first guess here; with figures and marks around them they still are. */
const OURS = new Set([
  PRODUCT.slug,
  'nepse',
  'nepal',
  'nepali',
  'kathmandu',
  'password',
  'passw0rd',
  'qwerty',
  'admin',
]);

/** What the product knows of the person and a stranger could know too. */
export type KnownOfPerson = { phone: PhoneNumber; name: string };

export type PasswordProblem = 'short' | 'long' | 'common' | 'personal';

const RUNS = '0123456789 9876543210 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl zxcvbnm';

const isOneRun = (text: string): boolean =>
  new Set(text).size === 1 || RUNS.split(' ').some((run) => `${run}${run}`.includes(text));

/** The same piece again and again: `abcabcabc`. */
const isRepetition = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;

const trimmed = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isCommon = (text: string): boolean =>
  COMMON.has(text) || OURS.has(trimmed(text)) || isOneRun(text) || isRepetition(text);

const isPersonal = (text: string, { phone, name }: KnownOfPerson): boolean => {
  const plain = text.replaceAll(/[^\p{L}\d]/gu, '');
  if (plain.includes(nationalNumber(phone))) return true;
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= 3);
  return [...words, words.join('')].includes(trimmed(text));
};

/** What is wrong with a password; null where nothing is. Paste, spaces and every script are welcome. */
export const passwordProblem = (password: string, known: KnownOfPerson): PasswordProblem | null => {
  const text = password.normalize('NFKC');
  const length = text.replaceAll(/[\s\S]/gu, '.').length;
  if (length < SHORTEST) return 'short';
  if (length > LONGEST) return 'long';
  const lower = text.toLowerCase();
  if (isCommon(lower)) return 'common';
  return isPersonal(lower, known) ? 'personal' : null;
};

export const refuseWeakPassword = (password: string, known: KnownOfPerson): void => {
  const reason = passwordProblem(password, known);
  if (reason !== null) throw new AppError('password.weak', { reason, shortest: SHORTEST, longest: LONGEST });
};
