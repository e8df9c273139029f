import type { Column } from '@chuli/ui';
import type { BoardRow } from './board-rows.ts';
import { FILL_WORDS, SIDE_WORDS, TIMEFRAME_WORDS } from './signal-words.ts';

type Href = (row: BoardRow) => string;

/** The signal, what the price did since, whether it could be traded, and what its list is worth. */
const FIGURES: readonly Column<BoardRow>[] = [
  { id: 'side', label: 'Side', format: 'reading', value: ({ side }) => SIDE_WORDS[side], width: 56 },
  {
    id: 'timeframe',
    label: 'Bars',
    format: 'text',
    value: ({ timeframe }) => TIMEFRAME_WORDS[timeframe],
    priority: 2,
    width: 70,
  },
  { key: 'signal_on', label: 'Session', format: 'date', priority: 3 },
  {
    key: 'close',
    label: 'Price then',
    format: 'rupees',
    priority: 2,
    width: 82,
    hint: 'Close of the bar that fired',
  },
  { key: 'close_now', label: 'Price now', format: 'rupees', priority: 2, width: 82 },
  {
    key: 'change_since',
    label: 'Since',
    format: 'percent',
    hint: 'From the close of the signal to the latest close, adjusted',
    unknown: 'No session has closed since',
    priority: 2,
    width: 86,
  },
  {
    key: 'turnover',
    label: 'Turnover 20',
    format: 'amount',
    priority: 2,
    width: 92,
    hint: 'Mean turnover of 20 sessions',
  },
  {
    id: 'fill',
    sortable: false,
    label: 'Order',
    format: 'text',
    value: ({ fill }) => (fill === null ? null : FILL_WORDS[fill]),
    hint: 'Whether an order of Rs 1 lakh could be filled at the next opening',
    unknown: 'No record is kept of this list.',
    priority: 2,
    width: 76,
  },
  {
    key: 'number',
    label: 'Cases',
    format: 'quantity',
    priority: 2,
    width: 60,
    hint: 'Trades of this list in the sealed years',
    unknown: 'No record is kept of this list.',
  },
  {
    key: 'excess',
    label: '−4 · 0 · +4 %',
    format: 'interval',
    priority: 2,
    width: 106,
    hint: 'Excess of this list over the market in 20 sessions, after costs, with the interval that holds it 95 times of 100',
    unknown: 'Too few cases for an interval',
  },
  {
    key: 'verdict',
    sortable: false,
    label: 'Record',
    format: 'reading',
    hint: 'What the sealed years say of this list',
    width: 88,
  },
];

const ruleColumn = (hrefOf: Href): Column<BoardRow> => ({
  id: 'rule',
  sortable: false,
  label: 'Rule',
  format: 'link',
  value: (row) => [row.rule, hrefOf(row)],
  hint: 'Opens the chart at the bars of the signal',
  width: 178,
  phoneWidth: 148,
});

/** The rule of each row leads to its bars. */
export const boardColumns = (hrefOf: Href): readonly Column<BoardRow>[] => [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 84 },
  ruleColumn(hrefOf),
  ...FIGURES,
];

/** Of one stock: the session instead of the symbol, the newest first and in no other order. */
export const stockColumns = (hrefOf: Href): readonly Column<BoardRow>[] =>
  [
    { key: 'signal_on', label: 'Session', format: 'date', width: 116 } as const,
    ruleColumn(hrefOf),
    ...FIGURES.filter((column) => !('key' in column) || column.key !== 'signal_on'),
  ].map((column) => Object.assign({}, column, { sortable: false }));
