import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';
import type { StockRow } from '../../api/reference-calls.ts';
import { quarterName } from './quarter-name.ts';

export type ScanRow = RowOf<'/fundamental-scan/'>;

/** Ratios that are compared within a sector, as each company's source states them. */
const MEASURES = [
  ['eps', 'EPS, Rs'],
  ['price_earnings', 'P/E'],
  ['book_value', 'Book value, Rs'],
  ['price_book', 'P/B'],
  ['return_on_equity', 'ROE, %'],
  ['non_performing_loans', 'NPL, %'],
] as const satisfies readonly (readonly [keyof ScanRow, Phrase])[];

export type SectorPlace = {
  measure: Phrase;
  own: number | null;
  median: number | null;
  /** Own value over the median. */
  times: number | null;
  /** From the largest down, and of how many. */
  place: readonly [number, number] | null;
};

/** With fewer a median says nothing. */
const FEWEST = 5;

const medianOf = (sorted: readonly number[]): number | null => {
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};

const placeIn = (
  key: (typeof MEASURES)[number][0],
  measure: Phrase,
  own: ScanRow,
  rows: readonly ScanRow[],
): SectorPlace => {
  const known = rows.flatMap((row) => row[key] ?? []).toSorted((a, b) => b - a);
  const value = own[key];
  const isEnough = known.length >= FEWEST;
  const median = isEnough ? medianOf(known) : null;
  return {
    measure,
    own: value,
    median,
    times: value === null || median === null || median <= 0 ? null : value / median,
    place: value === null || !isEnough ? null : [known.indexOf(value) + 1, known.length],
  };
};

/** A stock against the companies of its sector, each by its newest report; what nobody in the sector states is left out. */
export const sectorPlaces = (scan: readonly ScanRow[], symbol: string): SectorPlace[] => {
  const own = scan.find((row) => row.symbol === symbol);
  if (own === undefined || own.sector_id === null) return [];
  const sector = scan.filter((row) => row.sector_id === own.sector_id);
  return MEASURES.filter(([key]) => sector.some((row) => row[key] !== null)).map(([key, measure]) =>
    placeIn(key, measure, own, sector),
  );
};

export type PeerRow = Pick<StockRow, 'symbol' | 'close' | 'percentage_change'> &
  Pick<ScanRow, 'eps' | 'price_earnings' | 'price_book' | 'return_on_equity' | 'net_profit'> & {
    report: string | null;
  };

/** Prices of the stocks around one, with what each last reported. */
export const peerRows = (peers: readonly StockRow[], scan: readonly ScanRow[]): PeerRow[] => {
  const reported = new Map(scan.map((row) => [row.symbol, row]));
  return peers.map(({ symbol, close, percentage_change }) => {
    const row = reported.get(symbol);
    return {
      symbol,
      close,
      percentage_change,
      eps: row?.eps ?? null,
      price_earnings: row?.price_earnings ?? null,
      price_book: row?.price_book ?? null,
      return_on_equity: row?.return_on_equity ?? null,
      net_profit: row?.net_profit ?? null,
      report: row === undefined ? null : quarterName(row),
    };
  });
};
