import type { ReplyOf, signalScanContracts } from '@chuli/contracts';
import { FILL_WINDOW_SESSIONS } from '@chuli/backtest';
import { type TradingDate, toRupees } from '@chuli/kernel';
import type { FoundEvent, FoundFill, FoundNear, FoundSignal } from '@chuli/tape';
import { rupeesOrNull } from './figures.ts';
import { reasonsOf } from './signal-facts.ts';
import type { Moment, StockBook } from './signal-stocks.ts';

type SignalsReply = ReplyOf<typeof signalScanContracts.strongBuy>;
export type SignalRow = SignalsReply['rows'][number];
export type NearRow = SignalsReply['near'][number];

const commonOf = (found: FoundSignal, book: StockBook) => ({
  family: found.family,
  kind: found.kind,
  timeframe: found.timeframe,
  side: found.side,
  ...book.described(found.symbol),
  signal_on: found.signal_on,
  bar_ends_at: found.bar_ends_at,
  close: toRupees(found.close),
  turnover: book.turnover(found.symbol),
  ...reasonsOf(found),
});

export type FillOf = (event: FoundEvent) => SignalRow['fill'];

type Named = Pick<FoundFill, 'family' | 'kind' | 'timeframe' | 'side' | 'symbol' | 'signal_on'>;

const dayOf = ({ family, kind, timeframe, side, symbol, signal_on }: Named): string =>
  `${family} ${kind} ${timeframe} ${side} ${symbol} ${signal_on}`;

type Known = { sessions: readonly TradingDate[]; isRewound: boolean };

/**
 * Whether a signal could be traded, as far as it was known by the last of these sessions: an order waits some sessions
 * for the stock to trade, and until then a rewound reader does not know. Signals of one list, stock and day are counted
 * from the first; only hours have several.
 */
export const fillsBy = (
  fills: readonly FoundFill[],
  events: readonly FoundEvent[],
  { sessions, isRewound }: Known,
): FillOf => {
  const byDay = Map.groupBy(fills, (fill) => dayOf(fill));
  const eventsByDay = Map.groupBy(events.toReversed(), (event) => dayOf(event));
  const waitingSince = sessions.at(-FILL_WINDOW_SESSIONS) ?? sessions[0];
  const as_of = sessions.at(-1);
  return (event) => {
    const day = dayOf(event);
    const found = byDay.get(day)?.[eventsByDay.get(day)?.indexOf(event) ?? 0];
    if (found === undefined || as_of === undefined || waitingSince === undefined) return null;
    if (found.entry_on !== null) return found.entry_on <= as_of ? found.fill : 'pending';
    return isRewound && event.signal_on >= waitingSince ? 'pending' : found.fill;
  };
};

const momentOf = ({ signal_on: on, close, timeframe, bar_ends_at: ends_at }: FoundEvent): Moment =>
  timeframe === 'hourly' ? { on, close, ends_at } : { on, close };

export const signalRow = (event: FoundEvent, book: StockBook, fillOf: FillOf): SignalRow => {
  const { why, rule_changed, ...common } = commonOf(event, book);
  return {
    ...common,
    close_now: rupeesOrNull(book.closeNow(event.symbol)),
    change_since: book.change(event.symbol, momentOf(event)),
    ended_on: event.ended_on,
    fill: fillOf(event),
    rule_changed,
    why,
  };
};

export const nearRow = (near: FoundNear, book: StockBook): NearRow => ({
  ...commonOf(near, book),
  missing: near.missing,
});

/** Those that trade most first: a signal in a stock that nobody trades cannot be followed. */
export const byTurnover = (one: { turnover: number | null }, other: { turnover: number | null }): number =>
  (other.turnover ?? -1) - (one.turnover ?? -1);
