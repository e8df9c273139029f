import type { Column } from '@chuli/ui';
import type { Side } from '../../shared/signal/signal-words.ts';
import type { StockRow, StocksReply } from './board-shown.ts';

/** Buys and sells of the marked sessions, one after the other. */
const marksOf = ({ buys, sells }: StockRow): number[] => buys.flatMap((buy, at) => [buy, sells[at] ?? 0]);

const COURSE: readonly Column<StockRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 112, phoneWidth: 84 },
  {
    key: 'closes',
    label: '20 sessions',
    format: 'inkline',
    sortable: false,
    priority: 2,
    width: 96,
    hint: 'Closes of 20 sessions, adjusted',
  },
  {
    key: 'close',
    label: 'LTP',
    format: 'rupees',
    width: 82,
    phoneWidth: 70,
    unknown: 'No trade in 20 sessions',
  },
  {
    key: 'change',
    label: 'Chg %',
    format: 'percent',
    width: 92,
    phoneWidth: 84,
    unknown: 'No trade in this session',
  },
];

const COUNTS: Readonly<Record<Side, Column<StockRow>>> = {
  buy: { key: 'buy', label: 'Buy', format: 'buys', width: 48, phoneWidth: 42 },
  sell: { key: 'sell', label: 'Sell', format: 'sells', width: 48, phoneWidth: 74 },
};

/** Of one session they would say what the counts say. */
const SESSIONS: readonly Column<StockRow>[] = [
  {
    id: 'marks',
    label: 'By session',
    format: 'sideMarks',
    value: marksOf,
    sortable: false,
    priority: 2,
    width: 96,
    hint: 'Buys above the line, sells below it; the newest session at the right',
  },
  {
    id: 'newest',
    label: 'Newest',
    format: 'date',
    value: ({ signal_on: on }) => on,
    firstSort: 'descending',
    priority: 2,
    width: 104,
    hint: 'Session of the newest signal',
  },
];

const TURNOVER: Column<StockRow> = {
  key: 'turnover',
  label: 'Avg turnover',
  format: 'amount',
  priority: 2,
  width: 92,
  hint: 'Average turnover of 20 sessions',
};

type Href = (row: StockRow) => string;

const ruleColumn = (hrefOf: Href): Column<StockRow> => ({
  id: 'rule',
  label: 'Newest rule',
  format: 'link',
  value: (row) => [row.rule, hrefOf(row)],
  sortable: false,
  priority: 2,
  width: 176,
  hint: 'Opens the chart at the bars of the signal',
});

/** Of the sides that fired: where all are of one, the other is a column of nothing. */
const countsOf = (lists: StocksReply['lists']): readonly Column<StockRow>[] => {
  const fired = new Set(lists.flatMap(({ side, signals }) => (signals === null ? [] : [side])));
  return (['buy', 'sell'] as const).filter((side) => fired.has(side)).map((side) => COUNTS[side]);
};

const hasOneRule = (lists: StocksReply['lists']): boolean =>
  new Set(lists.flatMap(({ family, kind, signals }) => (signals === null ? [] : [`${family} ${kind}`])))
    .size === 1;

/** A stock with its course and its signals counted. What would say the same in every row of the answer is left out. */
export const stockColumns = (
  { marked, lists }: Pick<StocksReply, 'marked' | 'lists'>,
  hrefOf: Href,
): readonly Column<StockRow>[] => [
  ...COURSE,
  ...countsOf(lists),
  ...(marked.length > 1 ? SESSIONS : []),
  ...(hasOneRule(lists) ? [] : [ruleColumn(hrefOf)]),
  TURNOVER,
];
