import { type ActionBar, type ActionSearch, searchActions } from '@chuli/actions';
import type { StockSymbol } from '@chuli/kernel';
import { archiveSource } from '@chuli/importer';

/** What the search makes of a whole archive, with what is needed to explain it. */
export type ArchiveActions = ActionSearch & {
  readonly bars: readonly ActionBar[];
  readonly instruments: ReadonlyMap<StockSymbol, string | null>;
};

export const searchArchive = async (folder: string): Promise<ArchiveActions> => {
  const source = archiveSource(folder);
  const bars = (await source.dailyBars.read()).rows;
  const securities = (await source.companies.read()).rows;
  const found = searchActions({
    bars,
    securities,
    dividends: (await source.dividends.read()).rows,
    rights: (await source.rights.read()).rows,
    listed: (await source.listedRestatements.read()).rows,
  });
  const instruments = new Map(securities.map(({ symbol, instrument }) => [symbol, instrument ?? null]));
  return { ...found, bars, instruments };
};
