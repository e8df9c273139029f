import { type SymbolHistory, hasFallenSilent, sessionBars } from '@chuli/backtest';
import type { TradingDate } from '@chuli/kernel';
import { INSTRUMENT_NAMES, type Instrument, SECTORS } from '@chuli/market';
import type { LoadedMarket, LoadedStock } from '../market/loaded-market.ts';

const instrumentOf = (name: string | null | undefined): Instrument | null =>
  INSTRUMENT_NAMES.find((known) => known === name) ?? null;

const historyOf = (
  { symbol, company, bars, adjustments }: LoadedStock,
  sessionOf: ReadonlyMap<TradingDate, number>,
): SymbolHistory => {
  const days = sessionBars(bars, adjustments, sessionOf);
  const sector = SECTORS.find(({ id }) => id === company?.sector_id);
  return {
    symbol,
    instrument: instrumentOf(company?.instrument),
    sector: sector?.id ?? null,
    listedShares: company?.listed_shares ?? null,
    hasEnded: company?.status === 'Delisted' || hasFallenSilent(days, sessionOf.size),
    bars: days,
  };
};

/** What the record trades with, in the order of the market's stocks. */
export const historiesOf = ({ sessions, stocks }: LoadedMarket): SymbolHistory[] => {
  const sessionOf = new Map(sessions.map((day, number) => [day, number]));
  return stocks.map((stock) => historyOf(stock, sessionOf));
};
