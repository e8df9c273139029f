import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Base } from '@chuli/market';
import type { Tape } from '../client.ts';
import { type RowEncoding, insertRows } from './insert.ts';
import { DAILY_BAR } from './replace-tables.ts';
import { UNFENCED, createStaging, dropStaging, sweepStaging } from './staging.ts';

/** A base for one bar, as long as that is the row of this version. */
export type BarStamp = Base & { symbol: StockSymbol; traded_on: TradingDate; of_version: string };

const BAR_STAMP: RowEncoding<BarStamp> = {
  columns: ['symbol', 'traded_on', 'of_version', 'base', 'basis'],
  write: (out, row) => {
    out.string(row.symbol);
    out.date(row.traded_on);
    out.string(row.of_version);
    out.nullableUint32(row.base);
    out.string(row.basis);
  },
};

const KEPT = DAILY_BAR.columns.join(', ');

/**
 * The row of a bar anew, with its base, one version later: it takes the place of the row that was read and of no other.
 * A row that was written or deleted since is not found under its version, so that nothing old comes back. One insert a
 * year, which is a partition, becomes visible at once.
 */
const stampYear = (stamping: string): string => `
INSERT INTO daily_bar (${KEPT}, base, basis, version)
SELECT ${DAILY_BAR.columns.map((column) => `bar.${column}`).join(', ')}, stamp.base, stamp.basis, bar.version + 1
FROM (
  SELECT ${KEPT}, version FROM daily_bar FINAL
  WHERE traded_on BETWEEN {from:Date} AND {to:Date}
) AS bar
INNER JOIN (SELECT * FROM ${stamping} WHERE traded_on BETWEEN {from:Date} AND {to:Date}) AS stamp
  ON stamp.symbol = bar.symbol AND stamp.traded_on = bar.traded_on
WHERE toString(bar.version) = stamp.of_version`;

export const writeStamps = async (tape: Tape, stamps: readonly BarStamp[]): Promise<void> => {
  if (stamps.length === 0) return;
  await sweepStaging(tape, ['bar_stamp']);
  const stamping = await createStaging(tape, 'bar_stamp', UNFENCED);
  await insertRows(tape, stamping, BAR_STAMP, stamps);
  const years = [...new Set(stamps.map(({ traded_on }) => traded_on.slice(0, 4)))].toSorted();
  for (const year of years) {
    const query_params = { from: `${year}-01-01`, to: `${year}-12-31` };
    await tape.command({ query: stampYear(stamping), query_params });
  }
  await dropStaging(tape, stamping);
};
