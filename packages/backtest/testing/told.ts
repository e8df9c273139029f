import { type TradingDate, fromRupees, paisa, toRupees, tradingDate } from '@chuli/kernel';
import { addTradingDays, tradingDaysBetween } from '@chuli/market';
import {
  type Firing,
  type SessionBar,
  type SymbolHistory,
  type Trade,
  marketDays,
  tradesOfSymbol,
} from '../src/index.ts';

/** A session as `open high low close volume` in rupees, `-` for an unknown open, with what is not ordinary behind. */
export type Told = string | { bar: string; factor?: number; turnover?: number; previousClose?: number };

/** No trade in this session. */
export const NO_TRADE = '';

const barOf = (told: Told, session: number): SessionBar[] => {
  const { bar, factor = 1, turnover, previousClose } = typeof told === 'string' ? { bar: told } : told;
  if (bar === NO_TRADE) return [];
  const [open = '-', high, low, close, volume] = bar.split(' ');
  const price = (text: string | undefined) => fromRupees(Number(text));
  return [
    {
      session,
      open: open === '-' ? null : price(open),
      high: price(high),
      low: price(low),
      close: price(close),
      volume: Number(volume),
      turnover: turnover === undefined ? paisa(price(close) * Number(volume)) : fromRupees(turnover),
      previousClose: previousClose === undefined ? null : fromRupees(previousClose),
      factor,
    },
  ];
};

export const sessionsFrom = (start: string, count: number): TradingDate[] =>
  tradingDaysBetween(tradingDate(start), addTradingDays(tradingDate(start), count - 1));

export const historyOf = (days: readonly Told[], also: Partial<SymbolHistory> = {}): SymbolHistory => ({
  symbol: 'ABC',
  instrument: 'Equity',
  sector: 1,
  listedShares: null,
  hasEnded: false,
  bars: days.flatMap(barOf),
  ...also,
});

export const firingOf = (also: Partial<Firing> = {}): Firing => ({
  family: 'test',
  kind: 'plain',
  timeframe: 'daily',
  side: 'buy',
  signal: { bar: 0, sameSessionOpen: null },
  ownExit: null,
  ...also,
});

/** The trades of one signal on the first of these sessions. */
export const tradesFrom = (
  start: string,
  days: readonly Told[],
  firing: Partial<Firing> = {},
  also: Partial<SymbolHistory> = {},
): Trade[] => {
  const history = historyOf(days, also);
  const market = marketDays(sessionsFrom(start, days.length), [history]);
  return tradesOfSymbol(market, history, [firingOf(firing)]);
};

const rupees = (amount: Parameters<typeof toRupees>[0] | null): string =>
  amount === null ? '?' : toRupees(amount).toFixed(2);

/** A trade in one line: `2024-06-03 200 @ 500.00 → 2024-06-10 @ 550.00 (5) fees 774.50 tax 691.91`. */
export const told = (trade: Trade | undefined): string => {
  if (trade === undefined) return 'no trade';
  if (trade.fill !== 'filled') return trade.fill;
  const entry = `${trade.entryOn} ${trade.quantity} @ ${rupees(trade.entryPrice)}`;
  if (trade.exitOn === null) return `${entry} → ${trade.exitReason}`;
  const exit = `${trade.exitOn} @ ${rupees(trade.exitPrice)} (${trade.exitReason})`;
  return `${entry} → ${exit} fees ${rupees(trade.fees)} tax ${rupees(trade.tax)}`;
};

export const toldBy = (trades: readonly Trade[], exit: Trade['exit']): string =>
  told(trades.find((trade) => trade.exit === exit));
