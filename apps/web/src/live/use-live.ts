import type {
  ChannelStates,
  FloorsheetState,
  IndexState,
  ListsState,
  MarketState,
  QuoteRow,
  SignalsState,
  SymbolState,
} from '@chuli/contracts/live';
import { useCallback, useSyncExternalStore } from 'react';
import { useNow } from '../screen-kit/use-now.ts';
import { type LiveHealth, healthOf } from './live-health.ts';
import { heardAtStart, heardNow, pageStore, readState, startPageStore } from './page-store.ts';

const never = (): void => undefined;

/** Listens while the component is drawn. Null listens to nothing. */
const useListening = (channel: string | null) =>
  useCallback(
    (listener: () => void): (() => void) => {
      if (channel === null) return never;
      startPageStore();
      return pageStore.listen(channel, listener);
    },
    [channel],
  );

/** A part of the whole market. What `select` returns must keep its identity for as long as it is equal. */
export const useMarketState = <T>(select: (state: MarketState | null) => T, isWanted = true): T =>
  useSyncExternalStore(
    useListening(isWanted ? 'market' : null),
    () => select(isWanted ? readState('market', 'market') : null),
    () => select(null),
  );

const quotesBySymbol = new WeakMap<MarketState, ReadonlyMap<string, QuoteRow>>();

const quotesOf = (state: MarketState): ReadonlyMap<string, QuoteRow> => {
  const known = quotesBySymbol.get(state);
  if (known !== undefined) return known;
  const quotes = new Map(state.quotes.map((quote) => [quote[0], quote]));
  quotesBySymbol.set(state, quotes);
  return quotes;
};

/** One stock's quote: drawn anew only when this quote changed. */
export const useQuote = (symbol: string): QuoteRow | null =>
  useMarketState((state) => (state === null ? null : (quotesOf(state).get(symbol) ?? null)));

export const useSymbolState = (symbol: string): SymbolState | null => {
  const channel = symbol === '' ? null : `symbol:${symbol}`;
  return useSyncExternalStore(
    useListening(channel),
    () => (channel === null ? null : readState('symbol', channel)),
    () => null,
  );
};

export const useIndexState = (indexId: number): IndexState | null => {
  const channel = `index:${indexId}`;
  return useSyncExternalStore(
    useListening(channel),
    () => readState('index', channel),
    () => null,
  );
};

/** The newest trades of all stocks. */
export const useFloorsheetTrades = (isWanted = true): FloorsheetState | null =>
  useSyncExternalStore(
    useListening(isWanted ? 'floorsheet' : null),
    () => (isWanted ? readState('floorsheet', 'floorsheet') : null),
    () => null,
  );

/** What lists say of bars that still form; null where nobody judges them or it is not for this reader. */
export const useSignalsState = (kind: 'signals' | 'signals-pro', isWanted: boolean): SignalsState | null =>
  useSyncExternalStore(
    useListening(isWanted ? kind : null),
    () => (isWanted ? readState(kind, kind) : null),
    () => null,
  );

/** What stocks trade against what is usual for them; null where there is no session or it is not for this reader. */
export const useListsState = (isWanted: boolean): ListsState | null =>
  useSyncExternalStore(
    useListening(isWanted ? 'lists' : null),
    () => (isWanted ? readState('lists', 'lists') : null),
    () => null,
  );

/** Large orders of today as they come; null where there is no session or it is not for this reader. */
export const useBulkState = <K extends 'bulk' | 'bulk-plus'>(
  kind: K,
  isWanted: boolean,
): ChannelStates[K]['state'] | null =>
  useSyncExternalStore(
    useListening(isWanted ? kind : null),
    () => (isWanted ? readState(kind, kind) : null),
    () => null,
  );

const watch = (listener: () => void): (() => void) => {
  startPageStore();
  return pageStore.watch(listener);
};

/** Whether the figures are live, and how old they are where they are not; told anew every second. */
export const useLiveHealth = (): LiveHealth => {
  const heard = useSyncExternalStore(watch, heardNow, heardAtStart);
  return healthOf(heard, useNow());
};
