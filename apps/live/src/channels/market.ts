import type { MarketDelta, MarketFields, MarketState } from '@chuli/contracts';
import type { MarketView } from '@chuli/session';
import type { Channel } from './channel.ts';
import { changedFields, changedRows, present } from './diff.ts';
import { byKey, indexRow, quoteRow } from './rows.ts';

const fieldsOf = (view: MarketView): MarketFields => ({
  day: view.day,
  source: view.source,
  brokers: view.capabilities.brokers,
  has_depth: view.capabilities.depth,
  phase: view.phase,
  phase_since: view.phaseSince,
  halt_until: view.haltUntil,
  reason: view.reason,
  heard_at: view.heardAt,
  turnover: view.turnover,
  volume: view.volume,
  trades: view.trades,
  symbols: view.symbols,
  advances: view.breadth.advances,
  declines: view.breadth.declines,
  unchanged: view.breadth.unchanged,
  at_upper: view.breadth.atUpper,
  at_lower: view.breadth.atLower,
  against_usual: view.againstUsual,
  declared_final: view.declared?.isFinal ?? null,
});

const EMPTY: MarketState = { market: null, previous: [], quotes: [], indices: [] };

export const marketChannel: Channel<MarketState, MarketDelta> = {
  isTouched: ({ symbols, indexIds, hasMarket }) => hasMarket || symbols.length > 0 || indexIds.length > 0,
  read: (session) => {
    if (session === null) return EMPTY;
    const quotes = session.quotes();
    return {
      market: fieldsOf(session.market()),
      previous: byKey(quotes.map((quote) => [quote.symbol, quote.previousClose] as const)),
      quotes: byKey(quotes.map(quoteRow)),
      indices: byKey(session.indices().map(indexRow)),
    };
  },
  difference: (before, after) =>
    present<MarketDelta>({
      market: before.market && after.market ? changedFields(before.market, after.market) : undefined,
      previous: changedRows(before.previous, after.previous),
      quotes: changedRows(before.quotes, after.quotes),
      indices: changedRows(before.indices, after.indices),
    }),
};
