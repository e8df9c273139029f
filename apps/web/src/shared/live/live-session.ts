import type { IndexRow, MarketState } from '@chuli/contracts/live';
import { type Rupees, paisa, percentageChange, stockSymbol, toRupees } from '@chuli/kernel';
import { INDICES } from '@chuli/market';
import type { SessionRow } from '../market/session-facts.ts';
import type { BoardRow } from './board-row.ts';

const LIMITS: Readonly<Record<string, SessionRow['limit']>> = {
  'Upper circuit': 'ceiling',
  'Lower circuit': 'floor',
};

const tradedRow = (row: BoardRow): SessionRow | null => {
  const { symbol, last, high, low } = row;
  if (last === null || high === null || low === null) return null;
  return {
    symbol: stockSymbol(symbol),
    name: row.name ?? symbol,
    sector_id: row.sector_id,
    instrument: row.instrument,
    open: row.open,
    high,
    low,
    close: last,
    previous_close: row.previous_close,
    change: row.change,
    percentage_change: row.percent,
    volume: row.volume,
    amount: row.amount,
    trades: row.trades,
    band_low: row.floor,
    band_high: row.ceiling,
    limit: LIMITS[row.note ?? ''] ?? null,
    doubt: null,
  };
};

/** The rows that traded, in the form that breadth, movers and the map of any session are made from. */
export const tradedRows = (rows: readonly BoardRow[]): SessionRow[] =>
  rows.flatMap((row) => tradedRow(row) ?? []);

export type LiveIndex = { readonly value: Rupees | null; readonly change: number | null };

export const indexOf = (row: IndexRow | undefined): LiveIndex => {
  const [, value = null, , , , close = null] = row ?? [];
  return {
    value: value === null ? null : toRupees(paisa(value)),
    change: value === null ? null : percentageChange(value, close),
  };
};

/** The exchange's id of its main index. */
export const NEPSE = 58;

/** The exchange's number of an index, by which its channel is named; NEPSE's where the symbol is of none. */
export const indexIdOf = (symbol: string | undefined): number =>
  INDICES.find((index) => index.symbol === symbol)?.id ?? NEPSE;

export const nepseOf = (state: MarketState): LiveIndex => indexOf(state.indices.find(([id]) => id === NEPSE));

/** Changes of the sectors by the indices that measure them. */
export const sectorChanges = (state: MarketState): { sector_id: number; change_1: number | null }[] =>
  INDICES.flatMap(({ id, sectorId }) => {
    const row = state.indices.find(([own]) => own === id);
    return sectorId === null || row === undefined
      ? []
      : [{ sector_id: sectorId, change_1: indexOf(row).change }];
  });
