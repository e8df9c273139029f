import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Reference, type SymbolAdjustment, listAllPriceAdjustments } from '@chuli/registry/reference';
import type { ShareEra } from '@chuli/tape/broker';

export type ExDate = Pick<SymbolAdjustment, 'symbol' | 'ex_on' | 'factor'>;

/** What a price of a day is multiplied by to stand beside one of the last day: the factors of all later ex-dates. */
export const factorSince = (ex_dates: readonly Omit<ExDate, 'symbol'>[], day: TradingDate): number =>
  ex_dates.reduce((product, { ex_on, factor }) => (ex_on > day ? product * factor : product), 1);

/** The ex-dates that divide a range, oldest first, of some stocks or of all. One on its first day divides nothing. */
export const exDatesWithin = async (
  reference: Reference,
  range: { from_date: TradingDate; to_date: TradingDate; as_of: TradingDate },
  symbols?: StockSymbol | readonly StockSymbol[] | null,
): Promise<ExDate[]> => {
  const { from_date, to_date, as_of } = range;
  const wanted = symbols === undefined || symbols === null ? null : new Set([symbols].flat());
  return (await listAllPriceAdjustments(reference, { after: from_date, as_of }))
    .filter((one) => one.ex_on <= to_date && (wanted === null || wanted.has(one.symbol)))
    .map((one) => ({ symbol: one.symbol, ex_on: one.ex_on, factor: one.factor }));
};

/** The parts into which ex-dates divide a range, stock by stock, each with the factor of its days. */
export const shareEras = (ex_dates: readonly ExDate[], from: TradingDate): ShareEra[] =>
  [...Map.groupBy(ex_dates, ({ symbol }) => symbol)].flatMap(([symbol, own]) =>
    [from, ...new Set(own.map(({ ex_on }) => ex_on))].map((since) => ({
      symbol,
      since,
      factor: factorSince(own, since),
    })),
  );
