import type { ReplyOf, signalScanContracts } from '@chuli/contracts';
import { FILL_WINDOW_SESSIONS } from '@chuli/backtest';
import { toRupees } from '@chuli/kernel';
import type { FoundFill, PagedSignal } from '@chuli/tape/signal';
import { rupeesOrNull } from '../../figures/figures.ts';
import type { SignalDays } from './days.ts';
import { hasRuleChanged } from './facts.ts';
import type { Moment, StockBook } from './stocks.ts';

type SignalsReply = ReplyOf<typeof signalScanContracts.strongBuy>;
export type SignalRow = SignalsReply['rows'][number];

export type FillOf = (signal: PagedSignal) => SignalRow['fill'];

type Bar = Omit<FoundFill, 'fill' | 'entry_on'>;

const barOf = ({ family, kind, timeframe, side, symbol, bar_ends_at }: Bar): string =>
  `${family} ${kind} ${timeframe} ${side} ${symbol} ${bar_ends_at}`;

/**
 * Whether a signal could be traded, as far as it was known by the last of these sessions: an order waits some sessions
 * for the stock to trade, and until then a rewound reader does not know.
 */
export const fillsBy = (fills: readonly FoundFill[], { as_of, sessions, isRewound }: SignalDays): FillOf => {
  const byBar = new Map(fills.map((fill) => [barOf(fill), fill]));
  const waitingSince = sessions.at(-FILL_WINDOW_SESSIONS) ?? sessions[0] ?? as_of;
  return (signal) => {
    const found = byBar.get(barOf(signal));
    if (found === undefined) return null;
    if (found.entry_on !== null) return found.entry_on <= as_of ? found.fill : 'pending';
    return isRewound && signal.signal_on >= waitingSince ? 'pending' : found.fill;
  };
};

const momentOf = ({ signal_on: on, close, timeframe, bar_ends_at: ends_at }: PagedSignal): Moment =>
  timeframe === 'hourly' ? { on, close, ends_at } : { on, close };

export const signalRow = (signal: PagedSignal, book: StockBook, fillOf: FillOf): SignalRow => ({
  family: signal.family,
  kind: signal.kind,
  timeframe: signal.timeframe,
  side: signal.side,
  ...book.described(signal.symbol),
  signal_on: signal.signal_on,
  bar_ends_at: signal.bar_ends_at,
  close: toRupees(signal.close),
  close_now: rupeesOrNull(book.closeNow(signal.symbol)),
  change_since: book.change(signal.symbol, momentOf(signal)),
  turnover: book.turnover(signal.symbol),
  ended_on: signal.ended_on,
  fill: fillOf(signal),
  rule_changed: hasRuleChanged(signal),
});
