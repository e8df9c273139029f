/** A word that no screen says, and what traders say instead. */
type Unwanted = { readonly word: RegExp; readonly instead: string };

const ENGLISH: readonly Unwanted[] = [
  { word: /\bsealed\b/i, instead: 'out of sample' },
  { word: /\bfamil(y|ies)\b/i, instead: 'rule group' },
  { word: /\bcases\b/i, instead: 'trades' },
  { word: /\bhit rate\b/i, instead: 'win rate' },
  { word: /\btrails\b/i, instead: 'underperforms' },
  { word: /\bslices?\b/i, instead: 'breakdown' },
  { word: /\b(ceiling|at floor)\b/i, instead: 'upper circuit, lower circuit' },
  { word: /\busual\b/i, instead: 'average' },
  { word: /\bfillable\b/i, instead: 'executable' },
  { word: /\b(is|are) (not )?known\b/i, instead: 'unknown, missing, or the thing itself' },
  { word: /\b(is|are) told\b/i, instead: 'shown, published' },
  { word: /\bstands? (here|there|in)\b/i, instead: 'is, has' },
  { word: /\bno such\b/i, instead: 'not found' },
  { word: /\bat the moment\b/i, instead: 'right now' },
  { word: /\bwhoever\b/i, instead: 'you, anyone who' },
  { word: /\bpresent (password|package)\b/i, instead: 'current' },
  { word: /\bnotices\b/i, instead: 'notifications' },
  { word: /\bnothing rings\b/i, instead: 'do not disturb' },
  { word: /\bfollow no longer\b/i, instead: 'unfollow' },
  { word: /\b\d+ lac\b/i, instead: 'lakh' },
  { word: /\bbrokers analytics\b/i, instead: 'broker analytics' },
];

/** Words that mean something else, are rude, or are said by nobody who trades. */
const NEPALI: readonly Unwanted[] = [
  { word: /हरामी/u, instead: 'हारामी' },
  { word: /पुस (सूचना|नोटिफिकेसन)/u, instead: 'पुश' },
  { word: /परिवार/u, instead: 'नियम समूह' },
  { word: /सङ्केत/u, instead: 'सिम्बोल, सिग्नल' },
  { word: /चलायमान/u, instead: 'बढी घटबढ' },
  { word: /फैलावट/u, instead: 'बढे–घटेका सेयर' },
  { word: /घातीय/u, instead: 'EMA' },
  { word: /प्रवाह/u, instead: 'ब्रोकर फ्लो' },
  { word: /सौदा हराएका/u, instead: 'सौदाको विवरण उपलब्ध छैन' },
  { word: /स्थानहरू/u, instead: 'मुख्य भागहरू' },
];

/** What a screen says of a gap in its data, word for word as it was agreed. */
const AGREED: ReadonlySet<string> = new Set(['No dividend of {symbol} is known before {year}.']);

/** A place in a phrase is named in code, not read. */
const read = (phrase: string): string => phrase.replaceAll(/\{\w+\}/g, '');

export type UnwantedWord = { readonly text: string; readonly word: string; readonly instead: string };

const wordsIn = (text: string, unwanted: readonly Unwanted[]): UnwantedWord[] =>
  unwanted.flatMap(({ word, instead }) => {
    const found = word.exec(read(text));
    return found === null ? [] : [{ text, word: found[0], instead }];
  });

/** Everything in the catalogue that a trader would have to read twice. */
export const unwantedWords = (catalogue: Readonly<Record<string, string>>): UnwantedWord[] =>
  Object.entries(catalogue).flatMap(([english, nepali]) =>
    (AGREED.has(english) ? [] : wordsIn(english, ENGLISH)).concat(wordsIn(nepali, NEPALI)),
  );
