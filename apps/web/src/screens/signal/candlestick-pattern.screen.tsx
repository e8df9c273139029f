import '../../features/signal/signal.css';
import { PATTERN_FILTERS } from '../../features/signal/pattern-filters.tsx';
import { PatternTable } from '../../features/signal/pattern-table.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';

/** Every pattern of a session, with its candles. */
export default defineScreen({
  title: 'Candlestick patterns',
  data: '/data/pattern-board/',
  also: { records: { path: '/data/overall-chuli-performance/' } },
  filters: PATTERN_FILTERS,
  isFolded: true,
  blocks: [{ kind: 'custom', component: PatternTable, skeleton: { rows: 14, columns: 6 } }],
  explain: [
    'A pattern is a shape of one to five candles by TA-Lib’s strict rules, shown on the bar that completes it. The small candles are the stock’s own, newest on the right.',
    'A candle opens at the first trade of at least 10 shares, even a single one in the opening auction. No open was published up to 17 February 2018, so there are no patterns before then.',
    'Fresh fired on the newest bar; Already fired before it and still holds; Hybrid is both. A signal holds until its rule ends it, a pattern for five bars or until a close beyond its far end.',
    'Most shapes are common and mean little: the pattern library shows how each has done after costs.',
  ],
});
