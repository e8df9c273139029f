import type { TradingDate } from '@chuli/kernel';
import { type Instrument, SETTLEMENT, type Side } from '@chuli/market';
import { turnoverBefore } from './liquidity.ts';
import { lockedAgainst } from './locked.ts';
import type { MarketDays } from './market-days.ts';
import { faultsUpTo } from './steps.ts';
import type { SymbolHistory } from './symbol-history.ts';

/** A symbol with what all its trades ask for, worked out once for every bar. */
export type TradedSymbol = {
  readonly history: SymbolHistory;
  readonly instrument: Instrument;
  readonly market: MarketDays;
  readonly dates: readonly TradingDate[];
  readonly locked: readonly (Side | null)[];
  readonly turnoverBefore: Float64Array;
  readonly faults: Int32Array;
};

export const tradedSymbol = (market: MarketDays, history: SymbolHistory): TradedSymbol => {
  const instrument = history.instrument ?? 'Equity';
  const dates: TradingDate[] = [];
  const locked: (Side | null)[] = [];
  for (const [index, bar] of history.bars.entries()) {
    const date = market.sessions[bar.session];
    if (date === undefined) throw new RangeError(`${history.symbol}: no session ${bar.session}`);
    dates.push(date);
    locked.push(lockedAgainst(bar, history.bars[index - 1], date, instrument));
  }
  return {
    history,
    instrument,
    market,
    dates,
    locked,
    turnoverBefore: turnoverBefore(history.bars),
    faults: faultsUpTo(history.bars),
  };
};

/** Shares bought on a day reach the account after settlement and can be sold in the session after that. */
export const sessionsUntilSale = (boughtOn: TradingDate): number => SETTLEMENT.on(boughtOn).days + 1;
