import type { StockSymbol } from '@chuli/kernel';
import { figuresOf, joinBars } from './bars.ts';
import { tradedSymbols } from './market-view.ts';
import { type PriceFold, hasPrice } from './price-fold.ts';
import { type SessionState, inSymbolOrder } from './session-state.ts';
import type { SymbolState } from './symbol-state.ts';

/** One thing that keeps the day from being exact: what should be, what is, and of which symbol. */
export type AuditReason = {
  readonly name: string;
  readonly expected: number;
  readonly found: number;
  readonly symbol: StockSymbol | null;
};

export type Audit = {
  readonly isExact: boolean;
  readonly reasons: readonly AuditReason[];
  /** Symbols that traded outside the day's limits: kept, but worth a look. */
  readonly outsideBand: readonly StockSymbol[];
};

type Expectation = readonly [name: string, expected: number | null, found: number | null];

const differences = (
  expectations: readonly Expectation[],
  symbol: StockSymbol | null,
): readonly AuditReason[] =>
  expectations
    .filter(([, expected, found]) => expected !== found)
    .map(([name, expected, found]) => ({ name, expected: expected ?? 0, found: found ?? 0, symbol }));

const sumOf = (symbols: readonly SymbolState[], figure: keyof PriceFold & ('volume' | 'amount' | 'trades')) =>
  symbols.reduce((total, { day }) => total + day[figure], 0);

/** Market = sum of symbols. */
const checkTotals = ({ totals }: SessionState, symbols: readonly SymbolState[]): readonly AuditReason[] =>
  differences(
    [
      ['quotes-volume', totals.volume, sumOf(symbols, 'volume')],
      ['quotes-amount', totals.amount, sumOf(symbols, 'amount')],
      ['quotes-trades', totals.trades, sumOf(symbols, 'trades')],
    ],
    null,
  );

/** Day = fold of its minutes and of what has no time. Prices are compared where every trade has one. */
const checkBars = ({ symbol, day, minutes, untimed }: SymbolState): readonly AuditReason[] => {
  const inOrder = [...minutes].toSorted(([a], [b]) => a - b).map(([, fold]) => figuresOf(fold));
  const joined = joinBars(inOrder);
  const whole = figuresOf(day);
  const prices: readonly Expectation[] =
    untimed.boardLots > 0
      ? []
      : [
          ['minutes-open', whole.open, joined.open],
          ['minutes-high', whole.high, joined.high],
          ['minutes-low', whole.low, joined.low],
          ['minutes-close', whole.close, joined.close],
        ];
  return differences(
    [
      ['minutes-volume', whole.volume, joined.volume + untimed.volume],
      ['minutes-amount', whole.amount, joined.amount + untimed.amount],
      ['minutes-trades', whole.trades, joined.trades + untimed.trades],
      ...prices,
    ],
    symbol,
  );
};

/** What brokers bought = what brokers sold; and all of it has brokers where the source tells them. */
const checkBrokers = ({ store, opening, totals }: SessionState): readonly AuditReason[] => {
  let bought = 0;
  let sold = 0;
  for (let row = 0; row < store.rows; row++) {
    if (store.isReversed.get(row) === 1) continue;
    if (store.buyer.get(row) !== 0) bought += store.quantity.get(row);
    if (store.seller.get(row) !== 0) sold += store.quantity.get(row);
  }
  const hasBrokers = (opening?.capabilities.brokers ?? 'never') !== 'never';
  return differences(
    [
      ['brokers-sold', bought, sold],
      ...(hasBrokers ? ([['brokers-known', totals.volume, bought]] as const) : []),
    ],
    null,
  );
};

/** The exchange's own totals after the close. Until they are told the day is provisional. */
const checkDeclared = (state: SessionState): readonly AuditReason[] => {
  const { declared, totals } = state;
  if (declared === null || !declared.isFinal) return differences([['declared-missing', 1, 0]], null);
  const symbols = tradedSymbols(state);
  return differences(
    [
      ['declared-turnover', declared.turnover, totals.amount],
      ['declared-volume', declared.volume, totals.volume],
      ['declared-trades', declared.trades, totals.trades],
      ['declared-symbols', declared.symbols ?? symbols, symbols],
    ],
    null,
  );
};

const checkCounters = ({ counters }: SessionState): readonly AuditReason[] =>
  differences(
    [
      ...Object.entries(counters.conflicts).map(([name, count]) => [`conflict-${name}`, 0, count] as const),
      ['unusable-trades', 0, counters.unusable],
    ],
    null,
  );

const isOutside = ({ day, limits }: SymbolState): boolean =>
  limits !== null && hasPrice(day) && (day.high > limits.upper || day.low < limits.lower);

/** Whether the day adds up within itself and to what the exchange declared, and every reason why not. */
export const audit = (state: SessionState): Audit => {
  const symbols = inSymbolOrder(state);
  const reasons = [
    ...checkTotals(state, symbols),
    ...symbols.flatMap(checkBars),
    ...checkBrokers(state),
    ...checkDeclared(state),
    ...checkCounters(state),
  ];
  return {
    isExact: reasons.length === 0,
    reasons,
    outsideBand: symbols.filter(isOutside).map(({ symbol }) => symbol),
  };
};
