import type { FloorsheetState, MarketFields, TradeRow } from '@chuli/contracts/live';
import { tradingDate } from '@chuli/kernel';
import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useFloorsheetTrades } from '../../live/use-live.ts';
import type { Trade } from '../../shared/floorsheet/floorsheet-address.ts';
import type { TodayFilters } from './today-address.ts';
import { mergedNewest, passes, tradeOf, withArchive } from '../../shared/live/trade-log.ts';

const PAGE_SIZE = 1_000;
const ARCHIVE_EVERY_MS = 60_000;
const NO_TRADES: readonly TradeRow[] = [];
const NO_ARCHIVE: readonly Trade[] = [];

type Log = {
  readonly day: string;
  readonly seen: FloorsheetState | null;
  readonly trades: readonly TradeRow[];
};

/** Grows with what the channel carries; another day begins anew. */
const grown = (log: Log, day: string, state: FloorsheetState): Log => {
  const before = log.day === day ? log.trades : NO_TRADES;
  return { day, seen: state, trades: mergedNewest(before, state.trades) };
};

/** Drawn from the state itself: what the channel carries is in the log before anything is painted. */
const useLog = (day: string, state: FloorsheetState | null): Log => {
  const [log, setLog] = useState<Log>({ day, seen: null, trades: NO_TRADES });
  const next = state === null || log.seen === state ? log : grown(log, day, state);
  if (next !== log) setLog(next);
  return next;
};

/** What the archive already has of today under these filters: trades from before the page was opened. */
const useArchived = (market: MarketFields, filters: TodayFilters): readonly Trade[] => {
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const { data } = useCall(
    '/data/floorsheet/',
    { ...asked, date: tradingDate(market.day), sort: '-contract_id', page_size: PAGE_SIZE },
    { every: ARCHIVE_EVERY_MS },
  );
  return data?.date === market.day ? data.rows : NO_ARCHIVE;
};

/** Today's trades that pass the filters, newest first. */
export const useTodayTrades = (market: MarketFields, filters: TodayFilters) => {
  const state = useFloorsheetTrades();
  const log = useLog(market.day, state);
  const archived = useArchived(market, filters);
  const live = useMemo(() => log.trades.map(tradeOf), [log]);
  const { symbol, buyer, seller } = filters;
  const rows = useMemo(() => {
    const wanted = { symbol, buyer, seller };
    return withArchive(live, archived).filter((trade) => passes(trade, wanted));
  }, [live, archived, symbol, buyer, seller]);
  return { rows, isHere: state !== null, total: state?.total ?? market.trades };
};
