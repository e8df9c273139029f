import type { StockSymbol } from '@chuli/kernel';
import type { TradeEvent } from '@chuli/session';
import { type Checked, isFields, rowText } from '../../checks/checked.ts';
import { TRADE_FIELDS, type TradeRules, readTrade } from '../../checks/read-trade.ts';
import { readId } from '../../checks/values.ts';
import type { Rejected } from '../source.ts';
import { createPartitionCounts } from './page-plan.ts';

export const KNOWN_TRADE_FIELDS: ReadonlySet<string> = new Set(TRADE_FIELDS);

export type Sorted = { readonly fresh: readonly TradeEvent[]; readonly rejected: readonly Rejected[] };

/** What a session has shown so far: every contract and every bad row once, and the exchange's id of each security. */
export const createSeen = (rules: TradeRules) => {
  const contracts = new Set<string>();
  const badRows = new Set<string>();
  const securities = new Map<StockSymbol, number>();
  const partitions = createPartitionCounts();
  const learn = (row: unknown, { symbol }: TradeEvent): void => {
    const id = isFields(row) ? readId(row['stockId']) : null;
    if (id !== null) securities.set(symbol, id);
  };
  const take = (
    row: unknown,
    trade: Checked<TradeEvent>,
    sorted: { fresh: TradeEvent[]; rejected: Rejected[] },
  ) => {
    if (trade.reason !== null) {
      const text = rowText(row);
      if (!badRows.has(text)) sorted.rejected.push({ kind: 'rejected', reason: trade.reason, row: text });
      badRows.add(text);
      return;
    }
    learn(row, trade.value);
    if (contracts.has(trade.value.contractId)) return;
    contracts.add(trade.value.contractId);
    partitions.add(trade.value.contractId);
    sorted.fresh.push(trade.value);
  };
  return {
    securities,
    count: (): number => contracts.size + badRows.size,
    firstPages: partitions.firstPages,
    sort: (rows: readonly unknown[]): Sorted => {
      const sorted = { fresh: [], rejected: [] };
      for (const row of rows) take(row, readTrade(row, rules), sorted);
      return sorted;
    },
  };
};

export type Seen = ReturnType<typeof createSeen>;

/** Two pages with the same rows: the exchange at times answers every page number with the first page. */
export const pageKey = (rows: readonly unknown[]): string => {
  const idOf = (row: unknown): unknown => (isFields(row) ? row['contractId'] : row);
  return JSON.stringify(rows.map(idOf));
};
