import type { StockSymbol } from '@chuli/kernel';
import { type Instrument, instrumentOf } from '@chuli/market';
import type { Rename } from './company.ts';
import type { SymbolAdjustment } from './price-adjustment.ts';
import type { Reference } from './reference.ts';

type BaseFacts = {
  readonly adjustments: readonly SymbolAdjustment[];
  readonly renames: readonly Rename[];
  readonly instruments: ReadonlyMap<StockSymbol, Instrument>;
};

/**
 * What the bases of bars are computed from beside the bars, on whatever day each became known: a factor is known by its
 * ex-date at the latest, so that the base of a day says nothing that the day itself could not know.
 */
export const baseFacts = async (reference: Reference): Promise<BaseFacts> => {
  const { adjustments, renames, companies } = await reference();
  return {
    adjustments: adjustments.map(({ adjustment }) => adjustment),
    renames,
    instruments: new Map(companies.map(({ symbol, instrument }) => [symbol, instrumentOf(instrument)])),
  };
};
