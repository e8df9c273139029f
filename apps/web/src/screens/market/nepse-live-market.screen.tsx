import { BoardFilters, BoardTable } from '../../features/live/board-table.tsx';
import { defineLiveScreen } from '../../features/live/define-live-screen.tsx';

/** The live price table of every stock. */
export default defineLiveScreen({
  title: 'Prices',
  above: BoardFilters,
  show: BoardTable,
  skeleton: { columns: 9 },
  fillsWindow: true,
  explain: [
    'Every stock with its last traded price. Prices come from trades of ten shares or more; volume, turnover and trades count all of them.',
    'A row flashes when its price changes. Rows move at most once a second, so the one under your pointer stays readable.',
    'The bar shows the lower circuit, the previous close and the upper circuit of the day. Without a live session the table shows the last one and its date.',
  ],
});
