import type { Depth, SymbolDelta, SymbolState } from '@chuli/contracts';
import type { StockSymbol } from '@chuli/kernel';
import type { DepthEvent } from '@chuli/session';
import type { Channel } from './channel.ts';
import { changedFields, changedNewest, changedRows, present } from './diff.ts';
import { barRow, byKey, quoteRow, tradeRow } from './rows.ts';

const LAST_TRADES = 50;

const depthOf = (event: DepthEvent): Depth => ({
  at: event.at,
  bids: event.bids.map(({ rate, quantity, orders }) => [rate, quantity, orders]),
  asks: event.asks.map(({ rate, quantity, orders }) => [rate, quantity, orders]),
  total_bid: event.totalBid,
  total_ask: event.totalAsk,
});

const EMPTY: SymbolState = { previous_close: null, quote: null, depth: null, trades: [], bars: [] };

export const symbolChannel = (symbol: StockSymbol): Channel<SymbolState, SymbolDelta> => ({
  isTouched: ({ symbols, depth }) => symbols.includes(symbol) || depth.includes(symbol),
  read: (session) => {
    if (session === null) return EMPTY;
    const quote = session.quote(symbol);
    const depth = session.depth(symbol);
    return {
      previous_close: quote?.previousClose ?? null,
      quote: quote === null ? null : quoteRow(quote),
      depth: depth === null ? null : depthOf(depth),
      trades: session.latestTrades(LAST_TRADES, symbol).map(tradeRow),
      bars: byKey(session.bars(symbol, 1).map(barRow)),
    };
  },
  difference: ({ trades, bars, ...before }, { trades: nextTrades, bars: nextBars, ...after }) =>
    present<SymbolDelta>({
      ...changedFields(before, after),
      trades: changedNewest(trades, nextTrades),
      bars: changedRows(bars, nextBars),
    }),
});
