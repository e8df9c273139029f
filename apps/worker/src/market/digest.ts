import { createHash } from 'node:crypto';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { LoadedMarket, LoadedStock } from './load-market.ts';

const digestOf = ({ bars, adjustments, hours }: LoadedStock, until: TradingDate): string => {
  const digest = createHash('sha256');
  for (const bar of bars)
    if (bar.traded_on <= until)
      digest.update(`${bar.traded_on} ${bar.open} ${bar.high} ${bar.low} ${bar.close} ${bar.volume}\n`);
  for (const { ex_on, factor } of adjustments) if (ex_on <= until) digest.update(`${ex_on} ${factor}\n`);
  for (const hour of hours)
    if (hour.traded_on <= until) digest.update(`${hour.ends_at} ${hour.close} ${hour.volume}\n`);
  return digest.digest('hex');
};

/** What the pass has read up to a day, stock by stock: a later correction of an old bar shows as another digest. */
export const digests = (
  { stocks }: Pick<LoadedMarket, 'stocks'>,
  until: TradingDate,
): Map<StockSymbol, string> => new Map(stocks.map((stock) => [stock.symbol, digestOf(stock, until)]));
