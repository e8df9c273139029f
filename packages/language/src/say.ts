import { translated } from './choice.ts';
import { digits } from './digits.ts';
import type { AnyPhrase, Filling } from './phrase.ts';

const BLANK = /\{(\w+)\}/;

const filled = (value: string | number): string =>
  typeof value === 'number' ? digits(String(value)) : value;

const fill = (text: string, known: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
    const value = known[name];
    return value === undefined ? blank : filled(value);
  });

/** The phrase in the reader's language. A number is written in the chosen numerals; a text is taken as it is. */
export const t = <P extends AnyPhrase>(phrase: P, ...[values]: Filling<P, string | number>): string => {
  const text = digits(translated(phrase));
  return values === undefined ? text : fill(text, values);
};

/** The same in pieces, for a blank that is an element: `['Read ', <a/>, ' first']`. */
export const pieces = <P extends AnyPhrase, V>(phrase: P, ...[values]: Filling<P, V>): (string | V)[] => {
  const known: Readonly<Record<string, V>> = values ?? {};
  return digits(translated(phrase))
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = BLANK.exec(part)?.[1];
      return name === undefined ? part : (known[name] ?? part);
    });
};

/**
 * A word that comes with the data (a sector, an index, a kind of event): translated where the catalogue has it. The
 * numbers of a clause come beside its words and stand in their braces.
 */
export const say = (word: string, numbers: Readonly<Record<string, number>> = {}): string =>
  fill(digits(translated(word)), numbers);
