import type { Column } from '@chuli/ui';
import type { BoardRow } from '../../shared/signal/board-rows.ts';
import { changeSince } from '../../shared/signal/change-since.ts';
import { FILL_WORDS, SIDE_WORDS, TIMEFRAME_WORDS, isProven } from '../../shared/signal/signal-words.ts';

type Href = (row: BoardRow) => string;
type SignalColumn = Column<BoardRow>;

const SESSION: SignalColumn = { key: 'signal_on', label: 'Session', format: 'session', width: 100 };

const SIDE: SignalColumn = {
  id: 'side',
  label: 'Side',
  format: 'reading',
  value: ({ side }) => SIDE_WORDS[side],
  width: 56,
  phoneWidth: 46,
};

const TIMEFRAME: SignalColumn = {
  id: 'timeframe',
  label: 'Timeframe',
  format: 'text',
  value: ({ timeframe }) => TIMEFRAME_WORDS[timeframe],
  priority: 2,
  width: 84,
};

const SIGNAL_PRICE: SignalColumn = {
  key: 'close',
  label: 'Signal price',
  format: 'rupees',
  priority: 2,
  width: 92,
  hint: 'Close of the bar that fired',
};

const CHANGE_SINCE: SignalColumn = {
  id: 'change_since',
  label: 'Change since',
  format: 'changeSince',
  value: ({ side, change_since: change }) => changeSince(side, change),
  hint: 'From the close of the signal to the latest close, adjusted',
  none: 'No session has closed since',
  width: 100,
  phoneWidth: 84,
};

const FILL: SignalColumn = {
  id: 'fill',
  label: 'Executable?',
  format: 'text',
  value: ({ fill }) => (fill === null ? null : FILL_WORDS[fill]),
  hint: 'Whether an order of Rs 1 lakh could be filled at the next opening',
  unknown: 'No track record is kept for this rule.',
  priority: 2,
  width: 96,
};

const VERDICT: SignalColumn = {
  key: 'verdict',
  label: 'Record',
  format: 'reading',
  hint: 'How this rule did out of sample',
  width: 118,
  phoneWidth: 118,
};

/** Of a page about one stock, which has no row above them that tells its price. */
const PRICE_AND_RECORD: readonly SignalColumn[] = [
  { key: 'close_now', label: 'Last price', format: 'rupees', priority: 2, width: 82 },
  { ...CHANGE_SINCE, priority: 2 },
  {
    key: 'turnover',
    label: 'Avg turnover',
    format: 'amount',
    priority: 2,
    width: 92,
    hint: 'Average turnover of 20 sessions',
  },
  FILL,
  {
    key: 'number',
    label: 'Trades',
    format: 'quantity',
    priority: 3,
    width: 60,
    hint: 'Trades of this rule out of sample',
    unknown: 'No track record is kept for this rule.',
  },
  {
    key: 'excess',
    label: 'Excess, 95 %',
    format: 'interval',
    priority: 2,
    width: 106,
    hint: 'Excess return of this rule over the market in 20 sessions, after costs, with its 95 % interval',
    unknown: 'Not enough trades for an interval',
    isMuted: ({ verdict }) => !isProven(verdict),
  },
];

const ruleColumn = (hrefOf: Href): SignalColumn => ({
  id: 'rule',
  label: 'Rule',
  format: 'link',
  value: (row) => [row.rule, hrefOf(row)],
  hint: 'Opens the chart at the bars of the signal',
  width: 178,
  phoneWidth: 118,
});

/** The newest first and in no other order. */
const inOneOrder = (columns: readonly SignalColumn[]): readonly SignalColumn[] =>
  columns.map((column) => Object.assign({}, column, { sortable: false }));

/** Signals of one stock on its own page; the rule of each leads to its bars. */
export const signalColumns = (hrefOf: Href): readonly SignalColumn[] =>
  inOneOrder([
    { ...SESSION, width: 116 },
    ruleColumn(hrefOf),
    SIDE,
    TIMEFRAME,
    SIGNAL_PRICE,
    ...PRICE_AND_RECORD,
    VERDICT,
  ]);

/** Below the row of a stock on a board. What would say nothing in any of these rows is left out. */
export const openedColumns = (rows: readonly BoardRow[], hrefOf: Href): readonly SignalColumn[] =>
  inOneOrder([
    ruleColumn(hrefOf),
    SIDE,
    ...(new Set(rows.map(({ timeframe }) => timeframe)).size > 1 ? [TIMEFRAME] : []),
    { ...SESSION, priority: 2 },
    SIGNAL_PRICE,
    ...(rows.every(({ change_since: change }) => change === null) ? [] : [CHANGE_SINCE]),
    ...(rows.every(({ fill }) => fill === null || fill === 'pending') ? [] : [FILL]),
    VERDICT,
  ]);
