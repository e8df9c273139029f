import { type Paisa, type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import { presentTickers } from '@chuli/market';
import { firstTradingDays, listRenames } from '@chuli/registry/reference';
import { tradedAmounts } from '@chuli/tape/primary';
import { sum } from '../../figures/figures.ts';
import { aSession, usualSessions } from '../../figures/usual-figures.ts';
import type { Context } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';

const USUAL_SESSIONS = 20;
const SESSIONS_A_WEEK = 5;

export type UsualTurnover = {
  /** Mean of the 20 sessions before the last; null of a stock that is younger, or of which it is not known. */
  readonly of: (symbol: StockSymbol) => Paisa | null;
  /** What all stocks together trade in a week of such sessions. */
  readonly marketWeek: Paisa | null;
};

const NOTHING: UsualTurnover = { of: () => null, marketWeek: null };

/** What stocks usually trade, as of a day: the same sessions as everywhere that a usual turnover is shown. */
export const usualTurnover = async (
  { tape, reference, sessions }: Pick<Context, 'tape' | 'reference' | 'sessions'>,
  as_of: TradingDate,
): Promise<UsualTurnover> => {
  const span = usualSessions(upTo((await sessions()).daily, as_of).slice(0, -1));
  if (span === null) return NOTHING;
  const [traded, renames, firsts] = await Promise.all([
    tradedAmounts(tape, { from: span.first, to: span.last }),
    listRenames(reference, as_of),
    firstTradingDays(reference, as_of),
  ]);
  const present = presentTickers(renames);
  const bySymbol = Map.groupBy(traded, ({ symbol }) => present.get(symbol) ?? symbol);
  const together = (rows: readonly { amount: Paisa | null }[]): number | null => {
    const known = rows.map(({ amount }) => amount).filter((amount) => amount !== null);
    return known.length < rows.length ? null : sum(known);
  };
  const market = aSession(together(traded), USUAL_SESSIONS);
  return {
    of: (symbol) => {
      const first = firsts.get(symbol);
      if (first === undefined || first > span.first) return null;
      return aSession(together(bySymbol.get(symbol) ?? []), USUAL_SESSIONS);
    },
    marketWeek: market === null ? null : paisa(market * SESSIONS_A_WEEK),
  };
};
