/** The size that sites which show a picture beside a link cut nothing from. */
export const CARD = { width: 1_200, height: 630 } as const;

export type Tone =
  | 'surface'
  | 'text'
  | 'muted'
  | 'line'
  | 'accent'
  | 'brand'
  | 'on-brand'
  | 'up'
  | 'down'
  | 'flat';

export type TextMark = {
  readonly kind: 'text';
  readonly text: string;
  /** Where its line begins, or ends where it stands at the right. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly tone: Tone;
  readonly align: 'left' | 'right';
};
export type BoxMark = {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: Tone;
};
/** A course through points, its strokes as wide as they are to be. */
export type LineMark = {
  readonly kind: 'line';
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly width: number;
  readonly tone: Tone;
};
export type Mark = TextMark | BoxMark | LineMark;

export type Measure = (text: string, size: number, isBold: boolean) => number;

/** What a reader takes for one letter: a Devanagari syllable is never cut in two. */
const LETTERS = new Intl.Segmenter();
const lettersOf = (text: string): string[] => Array.from(LETTERS.segment(text), ({ segment }) => segment);

/** As much of a text as fits a line, with the sign that something was left out. */
export const fitted = (text: string, width: number, measured: (text: string) => number): string => {
  if (measured(text) <= width) return text;
  const letters = lettersOf(text);
  while (letters.length > 0 && measured(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** A text in lines of a width, at most so many; the last says when something was left out. */
export const wrapped = (
  text: string,
  width: number,
  most: number,
  measured: (text: string) => number,
): string[] => {
  const lines: string[] = [];
  const words = text.split(' ').filter((word) => word !== '');
  while (words.length > 0 && lines.length < most - 1) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && measured(`${line} ${words[0]}`) <= width)
      line = `${line} ${words.shift() ?? ''}`;
    lines.push(fitted(line, width, measured));
  }
  return words.length === 0 ? lines : [...lines, fitted(words.join(' '), width, measured)];
};

export type Style = Partial<Pick<TextMark, 'isBold' | 'tone' | 'align'>>;

export const textMark = (
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  style: Style = {},
): Mark => ({
  kind: 'text',
  text,
  x,
  y,
  size,
  isBold: false,
  tone: 'text',
  align: 'left',
  ...style,
});
