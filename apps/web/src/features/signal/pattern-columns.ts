import type { RepliedBy, RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import { SIDE_WORDS, type VerdictWord, verdictWord } from '../../shared/signal/signal-words.ts';
import type { RecordRow } from './record-columns.ts';

export type PatternRow = RowOf<'/data/pattern-board/'>;
export type PatternCount = RepliedBy<'/data/pattern-board/'>['patterns'][number];

type Verdicts = ReadonlyMap<string, VerdictWord>;

/** What the trades of each pattern were worth, by the pattern, its bars and its side. */
export const verdictsOf = (records: readonly RecordRow[]): Verdicts =>
  new Map(
    records
      .filter(({ family }) => family === 'candlestick')
      .map((row) => [`${row.kind} ${row.timeframe} ${row.side}`, verdictWord(row)]),
  );

/** A pattern of a session: where, which, and its candles; the day it was completed where that is not the session shown. */
export const patternColumns = (
  hrefOf: (row: PatternRow) => string,
  isDated: boolean,
  verdicts: Verdicts,
): readonly Column<PatternRow>[] => [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  {
    id: 'pattern',
    label: 'Pattern',
    format: 'link',
    value: (row) => [row.title, hrefOf(row)],
    width: 210,
    phoneWidth: 136,
  },
  { id: 'side', label: 'Side', format: 'reading', value: ({ side }) => SIDE_WORDS[side], width: 64 },
  ...(isDated
    ? [{ key: 'signal_on', label: 'Completed', format: 'date', sortable: false, priority: 2 } as const]
    : []),
  {
    key: 'candles',
    label: 'Candles',
    format: 'candles',
    sortable: false,
    hint: 'The last candles, the newest at the right',
    unknown: 'Opening price unknown',
  },
  {
    id: 'record',
    label: 'Record',
    format: 'reading',
    value: ({ pattern, timeframe, side }) => verdicts.get(`${pattern} ${timeframe} ${side}`) ?? null,
    sortable: false,
    priority: 2,
    width: 118,
    hint: 'How this rule did out of sample',
    unknown: 'No track record is kept for this rule.',
  },
  { key: 'close', label: 'Close', format: 'rupees', priority: 2 },
  {
    key: 'turnover',
    label: 'Avg turnover',
    format: 'amount',
    priority: 2,
    hint: 'Average turnover of 20 sessions',
  },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 220, sortable: false },
];
