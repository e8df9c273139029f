import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Instrument, SectorId } from '@chuli/market';

/** A security of the sample market and what its price is made of. Everything here is fixed for the whole period. */
export type Listing = {
  readonly symbol: StockSymbol;
  readonly name: string;
  readonly sectorId: SectorId;
  readonly instrument: Instrument;
  readonly group: 'A' | 'B' | 'G' | 'Z';
  readonly status: 'Active' | 'Suspended' | 'Delisted';
  readonly listedOn: TradingDate;
  /** The last session in which it may trade; null while it is listed. */
  readonly lastDay: TradingDate | null;
  /** It traded under another ticker before this day. */
  readonly rename: { readonly oldSymbol: StockSymbol; readonly on: TradingDate } | null;
  readonly faceValue: Paisa;
  /** Price at the start of the period, or around which a later listing opens. */
  readonly startPrice: Paisa;
  readonly netWorth: Paisa;
  /** Earnings per share of a year at the start, in paisa; funds and debentures have none. */
  readonly earnings: number | null;
  readonly growth: number;
  readonly bonusShare: number;
  readonly shares: number;
  readonly publicShare: number;
  readonly beta: number;
  readonly volatility: number;
  /** Trades of an ordinary day. */
  readonly trades: number;
  /** Paisa that change hands in one trade. */
  readonly ticket: number;
};

/** The ticker under which it traded on this day. */
export const symbolOn = (listing: Listing, date: TradingDate): StockSymbol =>
  listing.rename !== null && date < listing.rename.on ? listing.rename.oldSymbol : listing.symbol;

/** Every ticker it has had, the present one last. */
export const tickersOf = ({ symbol, rename }: Listing): StockSymbol[] =>
  rename === null ? [symbol] : [rename.oldSymbol, symbol];
