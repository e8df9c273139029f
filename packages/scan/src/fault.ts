import type { Filling } from '@chuli/language';
import type faults from '@chuli/language/nepali/signal-scan-faults';
import type { ValueUnit } from './units.ts';

export type FaultCode = 'not-understood' | 'too-large' | 'units';

/** Where in a text something stands: of the first character, and after the last. */
export type Place = { readonly from: number; readonly to: number };

type FaultPhrase = keyof typeof faults | '{one} or {other}' | 'percent' | 'shares' | 'times' | 'bars';

/** A sentence in no language yet: its phrase, and what stands in its blanks. */
export type Sentence = {
  readonly phrase: FaultPhrase;
  readonly values: Readonly<Record<string, string | number | Sentence>>;
};

export const sentence = <P extends FaultPhrase>(
  phrase: P,
  ...[values]: Filling<P, string | number | Sentence>
): Sentence => ({ phrase, values: values ?? {} });

const textOf = ({ phrase, values }: Sentence, translate: (phrase: string) => string): string =>
  translate(phrase).replaceAll(/\{(\w+)\}/gu, (blank, name: string) => {
    const value = values[name] ?? blank;
    return typeof value === 'object' ? textOf(value, translate) : String(value);
  });

/** Why a text is no scan: the place, what was expected there, and a sentence that says what to do. */
export class ScanFault extends Error {
  override readonly name = 'ScanFault';
  readonly code: FaultCode;
  readonly place: Place;
  readonly expected: readonly string[];
  readonly said: Sentence;

  constructor(code: FaultCode, said: Sentence, place: Place, expected: readonly string[] = []) {
    super(textOf(said, (phrase) => phrase));
    this.code = code;
    this.said = said;
    this.place = place;
    this.expected = expected;
  }
}

/** The sentence of a fault in the language into which its phrases are translated. */
export const faultText = ({ said }: ScanFault, translate: (phrase: string) => string): string =>
  textOf(said, translate);

const UNIT_PHRASES: Readonly<Record<ValueUnit, Sentence>> = {
  rupees: sentence('rupees'),
  percent: sentence('percent'),
  shares: sentence('shares'),
  times: sentence('times'),
  points: sentence('points'),
  bars: sentence('bars'),
  state: sentence('a state'),
  plain: sentence('a number'),
};

/** Two units that do not go together, as the blanks of a sentence. */
export const twoUnits = (a: ValueUnit, b: ValueUnit): { a: Sentence; b: Sentence } => ({
  a: UNIT_PHRASES[a],
  b: UNIT_PHRASES[b],
});
