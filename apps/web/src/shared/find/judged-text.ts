import { type ParsedFilter, ScanFault, parseScan, printScan } from '@chuli/scan';
import { type Filtered, type IsShown, type StockTable, filteredBy } from '@chuli/scan/filter';

export type Judged = { readonly found: Filtered } | { readonly fault: ScanFault };

export const judgedText = (text: string, table: StockTable, isShown?: IsShown): Judged => {
  try {
    return { found: filteredBy(text, table, isShown) };
  } catch (error) {
    if (error instanceof ScanFault) return { fault: error };
    throw error;
  }
};

const readable = (text: string): string | null => {
  try {
    parseScan(text);
    return text;
  } catch {
    return null;
  }
};

/** A rule as a scan of all shares, whenever it began to hold; null where a scan cannot say it. */
export const scanTextOf = (rule: string): string | null =>
  readable(`${rule} for equity and turnover >= 0 as hybrid`);

/** A filter as a scan of the same stocks; null where a scan cannot say it. */
export const scanOf = ({ rule, universe }: Pick<ParsedFilter, 'rule' | 'universe'>): string | null =>
  readable(printScan({ rule, universe, match: 'hybrid' }));
