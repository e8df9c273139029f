import { type TradingDate, tradingDate } from '@chuli/kernel';
import type { LiveBoard } from '../live/live-board.ts';
import { healthOf } from '../live/live-health.ts';

type Known = {
  /** The earlier day that the reader chose. */
  asOf: TradingDate | undefined;
  lastSession: TradingDate;
  board: LiveBoard | null;
  now: number;
};

/** The live day from its first trade on, as the screens below show it. */
const liveDay = (board: LiveBoard | null, lastSession: TradingDate): TradingDate | null => {
  if (board === null || board.market.trades === 0 || board.market.day < lastSession) return null;
  return tradingDate(board.market.day);
};

/** Which day the screens show, and whether it goes on at this moment. */
export const asOfShown = ({
  asOf,
  lastSession,
  board,
  now,
}: Known): { day: TradingDate; isLive: boolean } => {
  const day = asOf === undefined ? liveDay(board, lastSession) : null;
  if (day === null || board === null) return { day: asOf ?? lastSession, isLive: false };
  return { day, isLive: board.market.phase !== 'closed' && healthOf(board, now).kind === 'live' };
};
