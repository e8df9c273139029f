import type { TradingDate } from '@chuli/kernel';
import { NEPSE_ID } from '@chuli/market';
import type { IndexBarRow } from '@chuli/tape';

/** A session of NEPSE of which the close alone is known, in points. */
export const nepseClose = (traded_on: TradingDate, points: number): IndexBarRow => ({
  index_id: NEPSE_ID,
  traded_on,
  open: null,
  high: null,
  low: null,
  close: Math.round(points * 100),
  turnover: null,
  volume: null,
  trades: null,
  source: 'test',
  flags: '',
});
