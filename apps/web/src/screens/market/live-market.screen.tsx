import { defineLiveScreen } from '../../features/live/define-live-screen.tsx';
import { liveStatLabels } from '../../features/live/live-stats.tsx';
import { MarketNow } from '../../features/live/market-now.tsx';

/** The market as it moves: map, breadth, pace and movers. */
export default defineLiveScreen({
  title: 'The market',
  show: MarketNow,
  skeleton: { stats: liveStatLabels },
  explain: [
    'Tile size is turnover, updated every half minute so that tiles stay in place; colours follow the price every second.',
    'Average pace compares turnover so far with the average by this minute in earlier sessions: 1 is an ordinary day.',
    'Movers and breadth count ordinary shares. A change is measured from the previous close, as the exchange restated it on an ex-date.',
  ],
});
