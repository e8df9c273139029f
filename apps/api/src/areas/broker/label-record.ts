import { excessFigures } from '@chuli/backtest';
import { FOLLOWED_SESSIONS } from '@chuli/contracts';
import { LABELS, type Label, withheldOf } from '@chuli/flow';
import { type StockSymbol, type TradingDate, halfAway, percentOf } from '@chuli/kernel';
import type { WindowBook } from './window-book.ts';

type Asked = {
  readonly side: Label;
  readonly as_of: TradingDate;
  readonly isCounted: (symbol: StockSymbol) => boolean;
};

/** How often the label was given to windows that could be judged, up to a day. */
export const baseRate = ({ stocks }: WindowBook, { side, as_of, isCounted }: Asked) => {
  let [windows, labelled] = [0, 0];
  for (const [symbol, own] of stocks) {
    if (!isCounted(symbol)) continue;
    for (const window of own) {
      if (window.date > as_of) break;
      if (withheldOf(window) !== null) continue;
      windows += 1;
      if (window.label === side) labelled += 1;
    }
  }
  return { windows, labelled, percent: percentOf(labelled, windows) };
};

const PERCENT = 100;
/** Both labels are looked at after every horizon: among so many, one is far out by luck now and then. */
const CELLS = LABELS.length * FOLLOWED_SESSIONS.length;

const inPercent = (share: number | null | undefined): number | null =>
  share === undefined || share === null ? null : halfAway(PERCENT * share, 2);

/** What followed the label, as far as it was known on a day. */
export const followedBy = ({ cases }: WindowBook, { side, as_of, isCounted }: Asked) => {
  const own = cases.filter(({ symbol, label }) => label === side && isCounted(symbol));
  // After distribution a stock that falls behind bears the label out.
  const sign = side === 'distribution' ? -1 : 1;
  return FOLLOWED_SESSIONS.map((sessions, horizon) => {
    const figures = excessFigures(own, { horizon, as_of, sign, cells: CELLS });
    return {
      sessions,
      number: figures.number,
      on_sessions: figures.sessions,
      mean: inPercent(figures.mean),
      interval_low: inPercent(figures.interval?.low),
      interval_high: inPercent(figures.interval?.high),
      verdict: figures.verdict,
    };
  });
};
