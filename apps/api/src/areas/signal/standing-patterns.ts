import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Match, type NamedSignal, type SignalLists, standingNames } from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { candlesOf, weeklyCandles } from './candles-of.ts';
import { isMatch, lifeOf } from './pattern-life.ts';

/** Sessions in which even a stock that trades seldom has the bars for which a pattern holds, and those of the pattern. */
const SESSIONS = { daily: 30, weekly: 60 } as const;

type Question = {
  lists: SignalLists & { timeframes: readonly ['daily' | 'weekly'] };
  as_of: TradingDate;
  sessions: readonly TradingDate[];
  symbol: StockSymbol | undefined;
  match: Match['as'];
};

/** The patterns that hold on the newest bar of each stock of the session, the newest first. */
export const standingPatterns = async (
  context: Pick<Context, 'tape' | 'reference'>,
  { lists, as_of, sessions, symbol, match }: Question,
): Promise<NamedSignal[]> => {
  const [timeframe] = lists.timeframes;
  const count = SESSIONS[timeframe];
  const from = sessions.at(-count) ?? sessions[0] ?? as_of;
  const names = await standingNames(context.tape, { ...lists, from, to: as_of, symbol });
  const symbols = [...new Set(names.map((name) => name.symbol))];
  const days = await candlesOf(context, { sessions, count: 2 * count, to: as_of, symbols });
  const candles = new Map(
    [...days].map(([stock, own]) => [stock, timeframe === 'daily' ? own : weeklyCandles(own, as_of)]),
  );
  return names.filter((name) => isMatch(lifeOf(candles.get(name.symbol) ?? [], name), match));
};
