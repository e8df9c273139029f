import { STOCK_SORTS } from '../../features/signal/board-shown.ts';
import { SessionsBoard } from '../../features/signal/session-board.tsx';
import { openFilter } from '../../features/signal/signal-filters.tsx';
import { datePart, sortPart } from '../../screen-kit/address.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter, onPage } from '../../screen-kit/filters.tsx';

/** Buys and sells, early ones too, of 90 sessions by date. */
export default defineScreen({
  title: 'Signals',
  data: '/data/signal-sessions/',
  also: { market: { path: '/data/market-days/', query: { days: 90 } } },
  filters: {
    view: onPage(
      choiceFilter('View', [
        { value: 'sessions', label: 'Sessions' },
        { value: 'trips', label: 'Round trips' },
      ]),
    ),
    day: onPage({ part: datePart(), Field: () => null }),
    open: openFilter(),
    stocks: onPage({ part: sortPart(STOCK_SORTS, '-newest'), Field: () => null }),
  },
  blocks: [{ kind: 'custom', component: SessionsBoard, skeleton: { rows: 20, columns: 8 } }],
  explain: [
    'A buy is the bar on which trend, averages and momentum start to agree upwards; a sell is the same downwards. Early signals turn before the averages cross and are wrong more often.',
    'Round trips pair each buy with the sell that closed it. Gains are close to close, before costs; the track record has results after costs.',
  ],
});
