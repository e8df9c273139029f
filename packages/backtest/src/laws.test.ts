import type { TradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RandomMarket, randomMarket } from '../testing/random-market.ts';
import { marketDays } from './market-days.ts';
import type { SymbolHistory } from './symbol-history.ts';
import type { Firing, Trade } from './trade.ts';
import { tradesOfSymbol } from './trades-of-symbol.ts';

const SMALLEST_MARKET = 2;
const TIMEOUT_MS = 60_000;
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

type Traded = { trade: Trade; firing: Firing };

const tradesOf = ({ sessions, histories, firings }: RandomMarket): Traded[] => {
  const market = marketDays(sessions, histories, SMALLEST_MARKET);
  return histories.flatMap((history) => {
    const own = firings.get(history.symbol) ?? [];
    return own.flatMap((firing) =>
      tradesOfSymbol(market, history, [firing]).map((trade) => ({ trade, firing })),
    );
  });
};

/** The seed of a random market in which a trade breaks the law; null where none does. */
const breachOf = (isKept: (traded: Traded) => boolean) =>
  fc.check(
    fc.property(seeds, (seed) => tradesOf(randomMarket(seed)).every(isKept)),
    { numRuns: 200 },
  ).counterexample;

/** The market as it was known at the open of the last of these sessions. */
const cutAfter = ({ sessions, histories }: RandomMarket, last: TradingDate) => {
  const known = sessions.slice(0, sessions.indexOf(last) + 1);
  const early = histories.map(({ symbol, instrument, sector, hasEnded, bars }): SymbolHistory => ({
    symbol,
    instrument,
    sector,
    hasEnded,
    listedShares: null,
    bars: bars.filter(({ session }) => session < known.length),
  }));
  return { market: marketDays(known, early, SMALLEST_MARKET), early };
};

/** The same trade, with nothing known that came after its exit. */
const tradeSeenFromItsExit = (whole: RandomMarket, { trade, firing }: Traded, exitOn: TradingDate) => {
  const { market, early } = cutAfter(whole, exitOn);
  const history = early.find(({ symbol }) => symbol === trade.symbol);
  const ownExit = trade.exit === 'rule' ? firing.ownExit : null;
  const trades = history === undefined ? [] : tradesOfSymbol(market, history, [{ ...firing, ownExit }]);
  return trades.find(({ exit }) => exit === trade.exit);
};

describe('every trade of a random market', { timeout: TIMEOUT_MS }, () => {
  it('nets what it grossed less fees and tax, in whole paisa', () => {
    const breach = breachOf(({ trade: { side, amount, proceeds, fees, tax, gross, net } }) => {
      if (amount === null || proceeds === null || fees === null || tax === null) return true;
      const kept = (proceeds - amount - fees - tax) / amount;
      const isWhole = [amount, proceeds, fees, tax].every(Number.isSafeInteger);
      return isWhole && net === (side === 'buy' ? kept : -kept) && gross !== null && net <= gross;
    });
    expect(breach).toBeNull();
  });

  it('has an excess that adds up with the market, and nothing that is not a number', () => {
    const breach = breachOf(({ trade: { side, gross, net, market, excess } }) => {
      if ([gross, net, market, excess].some((value) => Number.isNaN(value))) return false;
      if (net === null || market === null || excess === null) return true;
      return Math.abs(excess - (side === 'buy' ? net - market : net + market)) < 1e-12;
    });
    expect(breach).toBeNull();
  });

  it('is entered after its signal and left after its entry, a purchase three sessions later', () => {
    const breach = breachOf(
      ({ trade: { side, signalOn, entryOn, exitOn, exitReason, heldSessions }, firing }) => {
        if (entryOn === null) return true;
        const isSameSession = firing.signal.sameSessionOpen !== null;
        if (isSameSession ? entryOn !== signalOn : entryOn <= signalOn) return false;
        if (exitOn === null || exitReason === 'delisted') return true;
        return exitOn > entryOn && (side === 'sell' || (heldSessions ?? 0) >= 3);
      },
    );
    expect(breach).toBeNull();
  });

  it('is the same when nothing after its exit is known yet', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const whole = randomMarket(seed);
        const closed = tradesOf(whole).filter(({ trade }) => trade.exitReason !== 'delisted');
        for (const traded of closed) {
          const { exitOn } = traded.trade;
          if (exitOn === null) continue;
          const then = tradeSeenFromItsExit(whole, traded, exitOn);
          expect(then).toEqual({ ...traded.trade, capitalisation: null });
        }
      }),
      { numRuns: 30 },
    ));
});
