import { FlowMatrix } from '../../features/broker/flow-matrix.tsx';
import { KnownLine, emptyWords } from '../../features/broker/known-line.tsx';
import { DIMENSIONS, MEASURES } from '../../features/broker/matrix-words.ts';
import { rangeFilter } from '../../shared/market/session-range.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { brokerFilter, choiceFilter, symbolFilter } from '../../screen-kit/filters.tsx';

export default defineScreen({
  title: 'Broker matrix',
  data: '/data/broker-pivot/',
  filters: {
    rows: choiceFilter('Rows', DIMENSIONS),
    columns: choiceFilter('Columns', DIMENSIONS, 'symbol'),
    measure: choiceFilter('Show in', MEASURES),
    symbol: symbolFilter(),
    broker: brokerFilter(),
    range: rangeFilter(),
  },
  isFolded: true,
  blocks: [
    { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
    { kind: 'custom', component: FlowMatrix, skeleton: { rows: 26, columns: 18 } },
  ],
  empty: emptyWords('range'),
  source: 'floorsheet of the exchange, summed by broker',
  explain: [
    'Each cell is what a row did in a column over the range. Its colour compares it with the same cell in the sixty known sessions before: how many standard deviations it stands from what those lead to expect.',
    'An unusual cell is a question, not an answer: a large client may have changed its broker.',
  ],
});
