import type { RowOf } from '@chuli/contracts';
import { type TradingDate, halfAway } from '@chuli/kernel';

type PerformanceRow = RowOf<'/data/performance/daily/'>;

type Changes = Pick<PerformanceRow, Extract<keyof PerformanceRow, `change_${string}`>>;

type Against = 'nepse' | 'sector';

/** Of two decimals, as the changes themselves are. */
const pointsOver = (own: number | null, index: number | null | undefined): number | null =>
  own === null || index === null || index === undefined ? null : halfAway(own - index, 2);

/** The changes in percentage points over those of an index; null where either is not known. */
export const changesOver = (own: Changes, index: Changes | undefined): Changes => ({
  change_1: pointsOver(own.change_1, index?.change_1),
  change_5: pointsOver(own.change_5, index?.change_5),
  change_20: pointsOver(own.change_20, index?.change_20),
  change_60: pointsOver(own.change_60, index?.change_60),
  change_fiscal_year: pointsOver(own.change_fiscal_year, index?.change_fiscal_year),
  change_1_year: pointsOver(own.change_1_year, index?.change_1_year),
  change_3_years: pointsOver(own.change_3_years, index?.change_3_years),
  change_5_years: pointsOver(own.change_5_years, index?.change_5_years),
});

const indexFor = (
  { sector_id }: PerformanceRow,
  against: Against,
  indices: readonly PerformanceRow[],
): PerformanceRow | undefined => {
  if (against === 'nepse') return indices.find(({ symbol }) => symbol === 'NEPSE');
  return sector_id === null ? undefined : indices.find((index) => index.sector_id === sector_id);
};

/** An index without a value of the day is left out: its changes would be of another period. */
export const comparedRows = (
  rows: readonly PerformanceRow[],
  indices: readonly PerformanceRow[],
  { against, as_of }: { against: Against; as_of: TradingDate },
): PerformanceRow[] => {
  const valued = indices.filter(({ traded_on }) => traded_on === as_of);
  return rows.map((row) => ({ ...row, ...changesOver(row, indexFor(row, against, valued)) }));
};
