import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import { excessFigures } from './excess-figures.ts';
import { SIDE_WORDS, TIMEFRAME_WORDS, listTitle, verdictWord } from './signal-words.ts';

export type RecordRow = RowOf<'/data/overall-chuli-performance/'>;

/** Hit rate never without payoff, excess never without its interval. */
const FIGURES: readonly Column<RecordRow>[] = [
  { id: 'side', label: 'Side', format: 'reading', value: ({ side }) => SIDE_WORDS[side], width: 60 },
  {
    id: 'timeframe',
    label: 'Bars',
    format: 'text',
    value: ({ timeframe }) => TIMEFRAME_WORDS[timeframe],
    priority: 2,
    width: 76,
  },
  {
    key: 'number',
    label: 'Cases',
    format: 'quantity',
    width: 72,
    priority: 2,
    hint: 'Trades that could be filled',
  },
  {
    key: 'mean',
    label: 'Mean',
    format: 'signedPercent',
    priority: 3,
    width: 80,
    hint: 'Mean of the trades after costs',
  },
  {
    key: 'median',
    label: 'Median',
    format: 'signedPercent',
    priority: 3,
    width: 80,
    hint: 'Half of the trades gave less',
  },
  {
    key: 'hit_rate',
    label: 'Hit rate',
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
    hint: 'Mean gain over mean loss',
    unknown: 'Without a gain or without a loss there is none',
  },
  {
    key: 'mean_excess',
    label: 'Excess',
    format: 'signedPercent',
    width: 84,
    hint: 'After costs, over the equal-weight market of the same days',
    unknown: 'No trade of it could be filled',
  },
  {
    id: 'excess',
    label: '−4 · 0 · +4 %',
    format: 'interval',
    value: excessFigures,
    priority: 2,
    hint: 'The excess with the interval that holds it 95 times of 100',
    unknown: 'Too few cases for an interval',
  },
  {
    key: 'first_half',
    label: '1st half',
    format: 'signedPercent',
    priority: 3,
    width: 84,
    hint: 'Mean excess in the first half of the time',
  },
  {
    key: 'second_half',
    label: '2nd half',
    format: 'signedPercent',
    priority: 3,
    width: 84,
    hint: 'Mean excess in the second half of the time: an edge that fades shows here',
  },
  {
    key: 'worst_run',
    label: 'Worst run',
    format: 'quantity',
    priority: 3,
    width: 84,
    hint: 'Longest row of trades without a gain',
  },
  { id: 'verdict', label: 'Verdict', format: 'reading', value: verdictWord, width: 80 },
];

/** Every list with what its trades gave; its name leads to all of them. */
export const recordColumns = (hrefOf: (row: RecordRow) => string): readonly Column<RecordRow>[] => [
  {
    id: 'list',
    label: 'List',
    format: 'link',
    value: (row) => [listTitle(row), hrefOf(row)],
    width: 220,
    phoneWidth: 150,
    hint: 'Opens its slices and all of its trades',
  },
  ...FIGURES,
];
