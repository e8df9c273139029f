import { CARD, type Mark, type Measure, type Tone } from './marks.ts';

const TONES: readonly Tone[] = [
  'surface',
  'text',
  'muted',
  'line',
  'accent',
  'brand',
  'on-brand',
  'up',
  'down',
  'flat',
];

const fontOf = (family: string, size: number, isBold: boolean): string =>
  `${isBold ? 600 : 400} ${size}px ${family}`;

/** The colours of the page, so that theme and brand are those of the reader. */
const coloursOf = (style: CSSStyleDeclaration): ReadonlyMap<Tone, string> =>
  new Map(TONES.map((tone) => [tone, style.getPropertyValue(`--${tone}`).trim()]));

/** A canvas takes only fonts that are here; Devanagari may not have been needed on the page yet. One that fails is done without. */
const fontsFor = async (family: string, marks: readonly Mark[]): Promise<void> => {
  const text = marks.map((mark) => (mark.kind === 'text' ? mark.text : '')).join('');
  await Promise.allSettled(
    [false, true].map((isBold) => document.fonts.load(fontOf(family, 20, isBold), text)),
  );
};

const paint = (
  context: CanvasRenderingContext2D,
  mark: Mark,
  family: string,
  colours: ReadonlyMap<Tone, string>,
): void => {
  const colour = colours.get(mark.tone) ?? '';
  if (mark.kind === 'line') {
    context.strokeStyle = colour;
    context.lineWidth = mark.width;
    context.lineJoin = 'round';
    context.beginPath();
    for (const [x, y] of mark.points) context.lineTo(x, y);
    context.stroke();
    return;
  }
  context.fillStyle = colour;
  if (mark.kind === 'box') {
    context.fillRect(mark.x, mark.y, mark.width, mark.height);
    return;
  }
  context.font = fontOf(family, mark.size, mark.isBold);
  context.textAlign = mark.align;
  context.fillText(mark.text, mark.x, mark.y);
};

/** Where everything stands, once it can be told how wide a text is. What is painted first lies below. */
export type MarksOf = (measure: Measure) => readonly Mark[];

/** The picture as a file; null where the browser cannot make one. */
export const paintMarks = async (marksOf: MarksOf): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [CARD.width, CARD.height];
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const style = getComputedStyle(document.documentElement);
  const family = getComputedStyle(document.body).fontFamily;
  const measure: Measure = (text, size, isBold) => {
    context.font = fontOf(family, size, isBold);
    return context.measureText(text).width;
  };
  await fontsFor(family, marksOf(measure));
  const colours = coloursOf(style);
  for (const mark of marksOf(measure)) paint(context, mark, family, colours);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
};
