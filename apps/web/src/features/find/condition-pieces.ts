import { AGGREGATES, COMPARISONS, MEASURES, SIGNAL_WORDS, TIMEFRAMES, tokensOf } from '@chuli/scan';

/** A part of the text of a condition that can be set by itself, or words between such parts. */
export type Piece = {
  readonly kind: 'measure' | 'named' | 'side' | 'number' | 'relation' | 'timeframe' | 'aggregate' | 'words';
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/** What two values can be to each other. */
export const RELATIONS = [...COMPARISONS, 'crosses above', 'crosses below'] as const;

const WORD_KINDS: readonly (readonly [Piece['kind'], (word: string) => boolean])[] = [
  ['measure', (word) => MEASURES.has(word)],
  ['timeframe', (word) => TIMEFRAMES.some((one) => one === word)],
  ['aggregate', (word) => AGGREGATES.some((one) => one === word)],
];

type Token = ReturnType<typeof tokensOf>[number];

const relationAt = (tokens: readonly Token[], place: number): string | null => {
  const [one, other] = [tokens[place]?.text ?? '', tokens[place + 1]?.text ?? ''];
  if (COMPARISONS.some((mark) => mark === one)) return one;
  const both = `${one} ${other}`;
  return RELATIONS.some((relation) => relation === both) ? both : null;
};

/** Which line of a measure is meant, where it is named in brackets as in `signal(macd_cross)`. */
const isNamed = (tokens: readonly Token[], place: number): boolean =>
  tokens[place - 1]?.text === '(' &&
  MEASURES.get(tokens[place - 2]?.text.toLowerCase() ?? '')?.isNamed === true;

/** What a signal has to be: `signal(macd_cross) = buy`. */
const isSide = (tokens: readonly Token[], place: number, word: string): boolean =>
  tokens[place - 1]?.text === '=' &&
  SIGNAL_WORDS.includes(word) &&
  tokens.some(({ text }) => text === 'signal');

const kindOf = (tokens: readonly Token[], place: number, { kind, text }: Token): Piece['kind'] => {
  if (kind === 'number') return 'number';
  if (kind === 'word' && isNamed(tokens, place)) return 'named';
  if (kind === 'word' && isSide(tokens, place, text)) return 'side';
  return WORD_KINDS.find(([, is]) => kind === 'word' && is(text.toLowerCase()))?.[0] ?? 'words';
};

/** The piece that begins at a token, and how many tokens it takes. */
const pieceAt = (
  text: string,
  tokens: readonly Token[],
  place: number,
): { piece: Piece; count: number } | null => {
  const token = tokens[place];
  if (token === undefined || token.kind === 'end') return null;
  const { from } = token;
  const relation = relationAt(tokens, place);
  if (relation === null)
    return {
      piece: { kind: kindOf(tokens, place, token), text: text.slice(from, token.to), from, to: token.to },
      count: 1,
    };
  const count = relation.includes(' ') ? 2 : 1;
  const to = tokens[place + count - 1]?.to ?? token.to;
  return { piece: { kind: 'relation', text: relation, from, to }, count };
};

const tokensIn = (text: string): Token[] | null => {
  try {
    return tokensOf(text);
  } catch {
    return null;
  }
};

/** The text of a condition piece by piece; joined they are the text. Null where it cannot even be taken apart. */
export const piecesOf = (text: string): Piece[] | null => {
  const tokens = tokensIn(text);
  if (tokens === null) return null;
  const pieces: Piece[] = [];
  let [place, end] = [0, 0];
  for (let found = pieceAt(text, tokens, place); found !== null; found = pieceAt(text, tokens, place)) {
    const { piece, count } = found;
    if (piece.from > end)
      pieces.push({ kind: 'words', text: text.slice(end, piece.from), from: end, to: piece.from });
    pieces.push(piece);
    end = piece.to;
    place += count;
  }
  return pieces;
};

export const withPiece = (text: string, { from, to }: Piece, put: string): string =>
  `${text.slice(0, from)}${put}${text.slice(to)}`;

/** Where a measure ends with its numbers and its line. */
const endOfMeasure = (text: string, from: number): number => {
  const rest = text.slice(from);
  const found = /^[A-Za-z_]\w*(?:\([^()]*\))?(?:\.\w+)?/u.exec(rest);
  return from + (found?.[0].length ?? 0);
};

/** Another measure in the place of one; its numbers are the usual ones of the new. */
export const withMeasure = (text: string, piece: Piece, name: string): string => {
  const kind = MEASURES.get(name);
  const numbers: readonly (string | number)[] =
    kind?.isNamed === true ? [kind.usual] : (kind?.parameters.map(([, { usual }]) => usual) ?? []);
  const put = numbers.length === 0 ? name : `${name}(${numbers.join(', ')})`;
  return `${text.slice(0, piece.from)}${put}${text.slice(endOfMeasure(text, piece.from))}`;
};
