import {
  CARD,
  type Mark,
  type Measure,
  type Style,
  fitted,
  textMark,
  wrapped,
} from '../../../shared/picture/marks.ts';

/** What the picture says, in the words and numerals of its reader. */
export type CardText = {
  readonly brand: string;
  readonly title: string;
  readonly rule: string;
  readonly date: string;
  readonly count: string;
  readonly ofJudged: string;
  readonly followed: string;
  readonly heads: readonly [symbol: string, close: string, change: string];
  readonly rows: readonly {
    readonly symbol: string;
    readonly close: string;
    readonly change: string;
    readonly tone: 'up' | 'down' | 'flat';
  }[];
  /** How many are left out below the first rows; empty where none is. */
  readonly more: string;
  readonly address: string;
  readonly honest: string;
};

const EDGE = 56;
const RIGHT = CARD.width - EDGE;
const TABLE = { left: 620, close: 930, head: 296, first: 334, step: 34 } as const;
/** Rows that have room; what more there is, is told by its number. */
export const CARD_ROWS = 7;

const headMarks = (card: CardText, measure: Measure): Mark[] => {
  const dateWidth = measure(card.date, 24, false);
  const brand = fitted(card.brand, RIGHT - EDGE - 28 - dateWidth, (text) => measure(text, 26, true));
  const title = fitted(card.title, RIGHT - EDGE, (text) => measure(text, 44, true));
  const rule = wrapped(card.rule, RIGHT - EDGE, 3, (text) => measure(text, 25, false));
  return [
    { kind: 'box', x: 0, y: 0, width: CARD.width, height: 10, tone: 'brand' },
    textMark(brand, [EDGE, 62], 26, { isBold: true, tone: 'brand' }),
    textMark(card.date, [RIGHT, 62], 24, { align: 'right', tone: 'muted' }),
    textMark(title, [EDGE, 128], 44, { isBold: true }),
    ...rule.map((line, place) => textMark(line, [EDGE, 174 + place * 34], 25, { tone: 'muted' })),
  ];
};

const countMarks = (card: CardText, measure: Measure): Mark[] => {
  const width = TABLE.left - EDGE - 40;
  const followed = wrapped(card.followed, width, 5, (text) => measure(text, 20, false));
  return [
    textMark(card.count, [EDGE, 358], 92, { isBold: true, tone: 'accent' }),
    textMark(
      fitted(card.ofJudged, width, (text) => measure(text, 24, false)),
      [EDGE, 398],
      24,
    ),
    ...followed.map((line, place) => textMark(line, [EDGE, 444 + place * 28], 20, { tone: 'muted' })),
  ];
};

const rowMarks = ({ heads, rows, more }: CardText): Mark[] => {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[], y: number, size: number, styles: readonly Style[]): Mark[] =>
    [TABLE.left, TABLE.close, RIGHT].map((x, place) =>
      textMark(cells[place] ?? '', [x, y], size, { align: place === 0 ? 'left' : 'right', ...styles[place] }),
    );
  const quiet = { tone: 'muted' } as const;
  return [
    ...line(heads, TABLE.head, 18, [quiet, quiet, quiet]),
    { kind: 'box', x: TABLE.left, y: TABLE.head + 8, width: RIGHT - TABLE.left, height: 1, tone: 'line' },
    ...rows
      .slice(0, CARD_ROWS)
      .flatMap(({ symbol, close, change, tone }, place) =>
        line([symbol, close, change], TABLE.first + place * TABLE.step, 23, [{ isBold: true }, {}, { tone }]),
      ),
    ...(more === ''
      ? []
      : [textMark(more, [TABLE.left, TABLE.first + CARD_ROWS * TABLE.step - 4], 18, quiet)]),
  ];
};

const footMarks = ({ address, honest }: CardText, measure: Measure): Mark[] => {
  const honestWidth = measure(honest, 20, true);
  const link = fitted(address, RIGHT - EDGE - honestWidth - 32, (text) => measure(text, 20, false));
  return [
    { kind: 'box', x: EDGE, y: 578, width: RIGHT - EDGE, height: 1, tone: 'line' },
    textMark(link, [EDGE, 608], 20, { tone: 'muted' }),
    textMark(honest, [RIGHT, 608], 20, { isBold: true, align: 'right' }),
  ];
};

/** Where everything stands on the picture. What is painted first lies below. */
export const cardMarks = (card: CardText, measure: Measure): Mark[] => [
  { kind: 'box', x: 0, y: 0, width: CARD.width, height: CARD.height, tone: 'surface' },
  ...headMarks(card, measure),
  ...countMarks(card, measure),
  ...rowMarks(card),
  ...footMarks(card, measure),
];
