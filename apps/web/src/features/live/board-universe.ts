import type { BoardRow } from '../../shared/live/board-row.ts';
import { stockUniverse } from '../../shared/market/universe/stock-universe.ts';

/** How far a price is from its 52-week high is known of closed sessions alone, and so is a whole day's volume. */
export const BOARD_UNIVERSE = stockUniverse<BoardRow>({
  averages: 'asked',
  facts: ({ percent }) => ({ change_1: percent }),
  presets: { gainers: '-percent', losers: 'percent' },
});
