import type { RowOf } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import type { Option } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from './use-call.ts';

export type StockRow = RowOf<'/stock/'>;

const NO_STOCKS: readonly StockRow[] = [];
const NO_DATES: readonly TradingDate[] = [];

/** All stocks as of a day; asked once and shared by everything that needs a name or a price. */
export const useStocks = (asOf: TradingDate | undefined): readonly StockRow[] =>
  useCall('/stock/', asOf === undefined ? {} : { as_of: asOf }).data?.rows ?? NO_STOCKS;

/** Traded most recently first, then by turnover: an old day's turnover says nothing about today. */
const byTrading = (a: StockRow, b: StockRow): number =>
  (b.traded_on ?? '').localeCompare(a.traded_on ?? '') || (b.amount ?? -1) - (a.amount ?? -1);

/** What a symbol field offers: what trades first, by turnover, then the rest. */
export const useSymbolOptions = (asOf: TradingDate | undefined): Option[] => {
  const stocks = useStocks(asOf);
  return useMemo(
    () =>
      [...stocks].sort(byTrading).map(({ symbol, name }) => ({ value: symbol, label: symbol, detail: name })),
    [stocks],
  );
};

export const useBrokerNames = (): ReadonlyMap<string, string> => {
  const { data } = useCall('/broker/', {});
  return useMemo(() => new Map(data?.rows.map((broker) => [broker.id, broker.short_name])), [data]);
};

export const useBrokerOptions = (): Option[] => {
  const { data } = useCall('/broker/', {});
  return useMemo(
    () => (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: id, detail: name })),
    [data],
  );
};

const MOST_DATES = 1_000;

/** Sessions, newest first: all that have prices, or only those whose every trade is known. */
export const useSessions = (kind: 'prices' | 'trades', asOf?: TradingDate): readonly TradingDate[] => {
  const { data } = useCall('/tools/traded-date/', {
    limit: MOST_DATES,
    floorsheet: kind === 'trades' ? 'true' : 'false',
    ...(asOf !== undefined && { as_of: asOf }),
  });
  return useMemo(() => data?.rows.map(({ date }) => date) ?? NO_DATES, [data]);
};
