import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import { excessFigures } from '../../shared/signal/excess-figures.ts';
import {
  SIDE_WORDS,
  TIMEFRAME_WORDS,
  isProven,
  listTitle,
  verdictWord,
} from '../../shared/signal/signal-words.ts';

export type RecordRow = RowOf<'/data/overall-chuli-performance/'>;

const isMuted = (row: RecordRow): boolean => !isProven(verdictWord(row));

/** Hit rate never without payoff, excess never without its interval. */
const FIGURES: readonly Column<RecordRow>[] = [
  { id: 'side', label: 'Side', format: 'reading', value: ({ side }) => SIDE_WORDS[side], width: 60 },
  {
    id: 'timeframe',
    label: 'Timeframe',
    format: 'text',
    value: ({ timeframe }) => TIMEFRAME_WORDS[timeframe],
    priority: 2,
    width: 86,
  },
  {
    key: 'number',
    label: 'Trades',
    format: 'quantity',
    width: 72,
    priority: 2,
    hint: 'Trades that could be filled',
  },
  {
    key: 'mean',
    label: 'Mean',
    format: 'signedPercent',
    isMuted,
    priority: 3,
    width: 80,
    hint: 'Average per trade after costs',
  },
  {
    key: 'median',
    label: 'Median',
    format: 'signedPercent',
    isMuted,
    priority: 3,
    width: 80,
    hint: 'Half of the trades returned less',
  },
  {
    key: 'hit_rate',
    label: 'Win rate',
    format: 'share',
    priority: 3,
    width: 78,
    hint: 'Share of trades with a gain after costs',
  },
  {
    id: 'payoff',
    label: 'Payoff',
    format: 'rupees',
    value: ({ payoff }) => payoff,
    priority: 3,
    width: 70,
    hint: 'Average gain over average loss',
    unknown: 'Without a gain or without a loss there is none',
  },
  {
    key: 'mean_excess',
    label: 'Excess',
    format: 'signedPercent',
    isMuted,
    width: 84,
    phoneWidth: 76,
    hint: 'After costs, over the equal-weight market on the same days',
    unknown: 'No trade of it could be filled',
  },
  {
    id: 'excess',
    label: 'Excess, 95 %',
    format: 'interval',
    isMuted,
    value: excessFigures,
    priority: 2,
    hint: 'The excess with its 95 % interval',
    unknown: 'Not enough trades for an interval',
  },
  {
    key: 'mean_excess_at_average',
    label: 'At average',
    format: 'signedPercent',
    isMuted,
    priority: 3,
    width: 92,
    hint: 'The same excess had each trade been done at the average price of its session instead of the open',
    unknown: 'An hourly signal comes in mid-session: no average price is its own',
  },
  {
    key: 'first_half',
    label: '1st half',
    format: 'signedPercent',
    isMuted,
    priority: 3,
    width: 84,
    hint: 'Mean excess in the first half of the time',
  },
  {
    key: 'second_half',
    label: '2nd half',
    format: 'signedPercent',
    isMuted,
    priority: 3,
    width: 84,
    hint: 'Mean excess in the second half of the time: an edge that fades shows here',
  },
  {
    key: 'worst_run',
    label: 'Losing streak',
    format: 'quantity',
    priority: 3,
    width: 100,
    hint: 'Most trades in a row without a gain',
  },
  { id: 'verdict', label: 'Verdict', format: 'reading', value: verdictWord, width: 124, phoneWidth: 116 },
];

/** Every list with what its trades gave; its name leads to all of them. */
export const recordColumns = (hrefOf: (row: RecordRow) => string): readonly Column<RecordRow>[] => [
  {
    id: 'list',
    label: 'Rule',
    format: 'link',
    value: (row) => [listTitle(row), hrefOf(row)],
    width: 220,
    phoneWidth: 132,
    hint: 'Opens its breakdown and all of its trades',
  },
  ...FIGURES,
];
