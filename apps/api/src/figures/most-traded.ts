import { DEMO_SYMBOL } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, stockSymbol } from '@chuli/kernel';
import { stockTurnovers } from '@chuli/tape/floorsheet';
import type { Context } from '../http/implement.ts';

/** What a reader who names no stock is shown: the one of which most was traded in the newest of these sessions. */
export const mostTraded = async (
  { tape }: Pick<Context, 'tape'>,
  sessions: readonly TradingDate[],
): Promise<StockSymbol> => {
  const newest = sessions.at(-1);
  const turnovers = newest === undefined ? [] : await stockTurnovers(tape, { from: newest, to: newest });
  const [most] = [...turnovers].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? stockSymbol(DEMO_SYMBOL);
};
