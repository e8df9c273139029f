import { createHash } from 'node:crypto';
import type { TradingDate } from '@chuli/kernel';
import type { LoadedMarket, LoadedStock } from './loaded-market.ts';

type Read = Pick<LoadedMarket, 'stocks' | 'sessions' | 'nepse'>;

/** The sessions and the index belong to no stock, and every stock is judged beside them. */
export const WHOLE_MARKET = '';

const digestOfMarket = ({ sessions, nepse }: Read, until: TradingDate): string => {
  const digest = createHash('sha256');
  for (const day of sessions) if (day <= until) digest.update(`${day} ${nepse.get(day)}\n`);
  return digest.digest('hex');
};

const digestOf = ({ bars, adjustments, hours }: LoadedStock, until: TradingDate): string => {
  const digest = createHash('sha256');
  for (const { traded_on, open, high, low, close, volume, amount, base } of bars)
    if (traded_on <= until)
      digest.update(`${traded_on} ${open} ${high} ${low} ${close} ${volume} ${amount} ${base}\n`);
  for (const { ex_on, factor } of adjustments) if (ex_on <= until) digest.update(`${ex_on} ${factor}\n`);
  for (const { traded_on, ends_at, open, high, low, close, volume } of hours)
    if (traded_on <= until) digest.update(`${ends_at} ${open} ${high} ${low} ${close} ${volume}\n`);
  return digest.digest('hex');
};

/** What the pass has read up to a day, stock by stock: a later correction of an old bar shows as another digest. */
export const digests = (market: Read, until: TradingDate): Map<string, string> =>
  new Map([
    [WHOLE_MARKET, digestOfMarket(market, until)],
    ...market.stocks.map((stock) => [stock.symbol, digestOf(stock, until)] as const),
  ]);
