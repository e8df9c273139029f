import type { Column } from '@chuli/ui';
import type { BoardRow } from '../../shared/live/board-row.ts';

const NOT_TRADED = 'No trades in this session';

export const BOARD_COLUMNS: readonly Column<BoardRow>[] = [
  {
    id: 'symbol',
    label: 'Symbol',
    format: 'notedSymbol',
    width: 100,
    phoneWidth: 92,
    value: ({ symbol, note }) => [symbol, note ?? ''],
  },
  { key: 'last', label: 'LTP', hint: 'Last traded price', format: 'rupees', unknown: NOT_TRADED },
  { key: 'change', label: 'Change', format: 'signedRupees', width: 80, priority: 2, unknown: NOT_TRADED },
  { key: 'percent', label: 'Percent', format: 'percent', width: 96, unknown: NOT_TRADED },
  { key: 'open', label: 'Open', format: 'rupees', priority: 2, unknown: NOT_TRADED },
  { key: 'high', label: 'High', format: 'rupees', priority: 2, unknown: NOT_TRADED },
  { key: 'low', label: 'Low', format: 'rupees', priority: 2, unknown: NOT_TRADED },
  {
    key: 'previous_close',
    label: 'Prev. close',
    format: 'rupees',
    priority: 3,
    unknown: 'It is traded for the first time',
  },
  { key: 'volume', label: 'Volume', format: 'quantity', width: 88, priority: 2, total: 'sum' },
  { key: 'amount', label: 'Turnover', format: 'amount', width: 100, phoneWidth: 96, total: 'sum' },
  { key: 'trades', label: 'Trades', format: 'quantity', width: 74, priority: 2, total: 'sum' },
  {
    id: 'band',
    label: 'Daily limits',
    hint: 'Lower circuit, previous close and upper circuit of the day; the thick line is the range, the dot the last price',
    format: 'band',
    priority: 2,
    unknown: NOT_TRADED,
    value: ({ floor, ceiling, previous_close: close, low, high, last }) =>
      floor === null || ceiling === null || close === null || low === null || high === null || last === null
        ? null
        : [floor, ceiling, close, low, high, last],
  },
  { id: 'note', label: 'State', format: 'text', width: 104, priority: 2, value: ({ note }) => note ?? '' },
  {
    key: 'sector',
    label: 'Sector',
    format: 'sector',
    priority: 3,
    unknown: 'Sector unknown',
  },
];
