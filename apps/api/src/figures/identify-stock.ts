import { AppError, type StockSymbol, type TradingDate } from '@chuli/kernel';
import { type Company, type Reference, findCompany, formerTickers } from '@chuli/registry/reference';
import type { Ticker } from '@chuli/tape/stock';

/** A company by its ticker, with the tickers it had before: its history continues across them. */
export const identifyStock = async (
  reference: Reference,
  symbol: StockSymbol,
  as_of: TradingDate,
): Promise<{ company: Company; tickers: Ticker[] }> => {
  const [company, former] = await Promise.all([
    findCompany(reference, { symbol, as_of }),
    formerTickers(reference, { symbol, as_of }),
  ]);
  if (company === undefined) throw new AppError('stock.not-found', { symbol });
  return { company, tickers: [...former, { symbol, until: null }] };
};
