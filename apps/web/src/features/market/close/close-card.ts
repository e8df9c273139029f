import { t } from '@chuli/language';
import { dateText, quantityText, rupeesText, signedPercentText, signedRupeesText } from '@chuli/ui';
import { CARD, type Mark, type Measure, type Tone, fitted, textMark } from '../../../shared/picture/marks.ts';
import { type CloseReply, type Sentence, type SentenceOf, linesOf } from './sentence-text.ts';

const EDGE = 56;
const RIGHT = CARD.width - EDGE;
const CHART = { left: 620, right: RIGHT, top: 150, bottom: 430 } as const;
const BAR = { top: 456, height: 34 } as const;

const find = <Id extends Sentence['id']>(
  { sentences }: Pick<CloseReply, 'sentences'>,
  id: Id,
): SentenceOf<Id> | undefined => sentences.find((one): one is SentenceOf<Id> & Sentence => one.id === id);

const toneOf = (change: number): Tone => (change > 0 ? 'up' : change < 0 ? 'down' : 'flat');

const indexMarks = ({ close, change, percent, closes }: SentenceOf<'index'>): Mark[] => {
  const tone = toneOf(change);
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const x = (at: number): number =>
    CHART.left + ((CHART.right - CHART.left) * at) / Math.max(1, closes.length - 1);
  const y = (value: number): number =>
    CHART.bottom - ((CHART.bottom - CHART.top) * (value - low)) / (high - low || 1);
  return [
    textMark('NEPSE', [EDGE, 162], 26, { tone: 'muted' }),
    textMark(rupeesText(close), [EDGE, 256], 92, { isBold: true }),
    textMark(`${signedRupeesText(change)}   ${signedPercentText(percent)} %`, [EDGE, 318], 38, { tone }),
    { kind: 'line', points: closes.map((value, at) => [x(at), y(value)] as const), width: 4, tone },
  ];
};

/** Up, flat and down side by side, each as long as it is many. */
const breadthMarks = ({ advanced, unchanged, declined }: SentenceOf<'breadth'>): Mark[] => {
  const all = Math.max(1, advanced + unchanged + declined);
  const width = CHART.right - CHART.left;
  let left: number = CHART.left;
  const boxes = (
    [
      ['up', advanced],
      ['line', unchanged],
      ['down', declined],
    ] as const
  ).map(([tone, count]): Mark => {
    const box = {
      kind: 'box',
      x: left,
      y: BAR.top,
      width: (width * count) / all,
      height: BAR.height,
      tone,
    } as const;
    left += box.width;
    return box;
  });
  return [
    ...boxes,
    textMark(`${t('Up')} ${quantityText(advanced)}`, [CHART.left, 526], 24, { tone: 'up' }),
    textMark(`${t('Down')} ${quantityText(declined)}`, [RIGHT, 526], 24, { tone: 'down', align: 'right' }),
  ];
};

const LINES = ['breadth', 'turnover', 'sectors'] as const;

/** The day on one picture: what stands on it stands on the page as well. */
export const closeMarks = (reply: CloseReply, brand: string, address: string, measure: Measure): Mark[] => {
  const [index, breadth] = [find(reply, 'index'), find(reply, 'breadth')];
  const said = LINES.flatMap((id) => find(reply, id) ?? []);
  const honest = t('Every sentence has its figure. Not advice.');
  const room = RIGHT - EDGE - measure(honest, 20, false) - 32;
  return [
    { kind: 'box', x: 0, y: 0, width: CARD.width, height: CARD.height, tone: 'surface' },
    { kind: 'box', x: 0, y: 0, width: CARD.width, height: 10, tone: 'brand' },
    textMark(brand, [EDGE, 72], 28, { isBold: true, tone: 'brand' }),
    textMark(dateText(reply.as_of), [RIGHT, 72], 24, { tone: 'muted', align: 'right' }),
    ...(index === undefined ? [] : indexMarks(index)),
    ...(breadth === undefined ? [] : breadthMarks(breadth)),
    ...said.map((sentence, place) =>
      textMark(
        fitted(linesOf(sentence)[0] ?? '', CHART.left - EDGE - 40, (text) => measure(text, 22, false)),
        [EDGE, 396 + place * 40],
        22,
      ),
    ),
    { kind: 'box', x: EDGE, y: 566, width: RIGHT - EDGE, height: 1, tone: 'line' },
    textMark(
      fitted(address, room, (text) => measure(text, 20, false)),
      [EDGE, 602],
      20,
      { tone: 'muted' },
    ),
    textMark(honest, [RIGHT, 602], 20, { tone: 'muted', align: 'right' }),
  ];
};
