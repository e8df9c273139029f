import type nepali from './nepali.ts';

/**
 * A text of the product, by its English words. Only what has a Nepali translation is a phrase: a text that nobody
 * translated does not compile.
 */
export type AnyPhrase = keyof typeof nepali;

/** The names in braces of a phrase: `{count} trades on {date}` needs a count and a date. */
export type Blank<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blank<Rest>
  : never;

/** A phrase that can be said as it is: what headings, labels and explanations are made of. */
export type Phrase = { [P in AnyPhrase]: [Blank<P>] extends [never] ? P : never }[AnyPhrase];

export type Filling<P extends string, V> = [Blank<P>] extends [never]
  ? []
  : [values: Readonly<Record<Blank<P>, V>>];
