import type { RepliedBy, RowOf } from '@chuli/contracts';
import { sectorName } from '../../../shared/market/sectors.ts';
import { type Rotation, type RotationRow, newestPoints } from './quadrant-words.ts';

type IndexRow = RowOf<'/data/performance/daily/'>;
type Session = RepliedBy<'/data/sector-session/'>;

/** A sector by its index; of NEPSE there is no sector. */
export type BoardRow = IndexRow & {
  readonly sector: string | null;
  readonly rotated: RotationRow | null;
  /** What it traded; null until that is here, and of another session than the index. */
  readonly traded: Session['rows'][number] | null;
  /** Since when its index is known. */
  readonly begins: string | null;
};

/** The sectors, and NEPSE as the last row; other indices measure no sector. */
export const boardRows = ({
  reply: { as_of, rows: indices },
  also: { rotation, session },
}: {
  reply: RepliedBy<'/data/performance/daily/'>;
  also: { readonly rotation?: Rotation | undefined; readonly session?: Session | undefined };
}): BoardRow[] => {
  const rotated = new Map(newestPoints(rotation?.rows ?? []).map((row) => [row.sector_id, row]));
  const traded = new Map(session?.as_of === as_of ? session.rows.map((row) => [row.sector_id, row]) : []);
  const begins = new Map(rotation?.begins.map(({ sector_id, date }) => [sector_id, date]));
  const boardRow = (row: IndexRow): BoardRow => {
    const id = row.sector_id ?? 0;
    return {
      ...row,
      sector: sectorName(id),
      rotated: rotated.get(id) ?? null,
      traded: traded.get(id) ?? null,
      begins: begins.get(id) ?? null,
    };
  };
  const rows = indices
    .filter(({ sector_id, symbol }) => sector_id !== null || symbol === 'NEPSE')
    .map(boardRow);
  return rows.toSorted((one, other) => Number(one.sector === null) - Number(other.sector === null));
};

/** Sectors whose index is younger than the longest period, by the day on which they begin. */
export const youngSectors = (
  rows: readonly BoardRow[],
): { readonly from: string; readonly names: readonly string[] }[] => {
  const young = rows.filter(({ change_5_years, begins }) => change_5_years === null && begins !== null);
  return [...Map.groupBy(young, ({ begins }) => begins ?? '')]
    .map(([from, own]) => ({ from, names: own.map(({ sector }) => sector ?? '') }))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
};
