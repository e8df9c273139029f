import { type Filling, type Language, type Piece, piecesIn, sayIn } from '@chuli/language';
import common from '@chuli/language/nepali/common';
import fundamental from '@chuli/language/nepali/fundamental';
import indicators from '@chuli/language/nepali/chart-indicators';
import measures from '@chuli/language/nepali/signal-scan-measures';
import names from '@chuli/language/nepali/market-names';
import patterns from '@chuli/language/nepali/signal-patterns';
import scan from '@chuli/language/nepali/signal-scan';
import units from '@chuli/language/nepali/units';

/** The part of the catalogue that scans are said with: both languages stand side by side where a rule is written. */
const CATALOGUE = {
  ...common,
  ...fundamental,
  ...indicators,
  ...measures,
  ...names,
  ...patterns,
  ...scan,
  ...units,
} as const;

export type ScanPhrase = keyof typeof CATALOGUE;

export type Say = <P extends ScanPhrase>(phrase: P, ...filling: Filling<P, string>) => string;

/** One language. Digits are Latin in both. */
export type Speech = {
  readonly language: Language;
  readonly say: Say;
  readonly pieces: <P extends ScanPhrase>(phrase: P, ...filling: Filling<P, string>) => Piece[];
  /** A name that comes with the data: a sector, a pattern. */
  readonly sayName: (name: string) => string;
};

const isPhrase = (name: string): name is ScanPhrase => Object.hasOwn(CATALOGUE, name);

const speechOf = (language: Language): Speech => ({
  language,
  say: (phrase, ...filling) => sayIn(language, CATALOGUE, phrase, ...filling),
  pieces: (phrase, ...filling) => piecesIn(language, CATALOGUE, phrase, ...filling),
  sayName: (name) => {
    if (isPhrase(name)) return language === 'en' ? name : CATALOGUE[name];
    throw new RangeError(`no words for “${name}”`);
  },
});

export const SPEECHES: Readonly<Record<Language, Speech>> = { en: speechOf('en'), ne: speechOf('ne') };
