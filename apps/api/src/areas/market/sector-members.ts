import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { ALL_SECTORS_ID, NEPSE_SECTOR_ID, instrumentOf, presentTickers } from '@chuli/market';
import { type Company, type Reference, listCompanies, listRenames } from '@chuli/registry/reference';

const FUNDS_SECTOR_ID = 13;

/** Ordinary shares belong to the sector of their company, funds to their own; nothing else to any. */
const isMember = ({ sector_id, instrument }: Company): boolean => {
  if (sector_id === null) return false;
  const kind = instrumentOf(instrument);
  return sector_id === FUNDS_SECTOR_ID ? kind === 'Mutual Funds' : kind === 'Equity';
};

/** The whole market has the ordinary shares of its twelve sectors of companies. */
export const isOfSector = ({ sector_id }: Pick<Company, 'sector_id'>, asked: number): boolean =>
  asked === NEPSE_SECTOR_ID || asked === ALL_SECTORS_ID ? sector_id !== FUNDS_SECTOR_ID : sector_id === asked;

/** Every share that was ever in a sector, by its ticker of the day; delisted ones had their days too. */
export const sectorMembers = async (reference: Reference, as_of: TradingDate): Promise<Company[]> =>
  (await listCompanies(reference, { as_of })).filter(isMember);

/** By what its bars are found: the ticker of the day, and those it had before. */
export const tickersOf = async (
  reference: Reference,
  { symbols, as_of }: { symbols: readonly StockSymbol[]; as_of: TradingDate },
): Promise<StockSymbol[]> => {
  const renames = await listRenames(reference, as_of);
  const present = presentTickers(renames);
  const wanted = new Set(symbols.map((symbol) => present.get(symbol) ?? symbol));
  const former = renames
    .map(({ old_symbol }) => old_symbol)
    .filter((old) => wanted.has(present.get(old) ?? old));
  return [...new Set([...symbols, ...wanted, ...former])];
};
