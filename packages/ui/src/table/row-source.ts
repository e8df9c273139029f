/** Where a table's rows come from: all of them in memory, or pages fetched as they come into view. */
export type RowSource<Row> = {
  readonly count: number;
  /** Undefined while the row is on its way. */
  rowAt: (index: number) => Row | undefined;
  /** Asks for the rows from..to (end included); what is no longer wanted may be dropped. */
  ensure: (from: number, to: number) => void;
  subscribe: (listener: () => void) => () => void;
  /** Changes whenever rows arrive. */
  version: () => number;
  /** The rows themselves when all are here: only then can the table sort them. */
  readonly rows: readonly Row[] | null;
};

const nothing = (): void => undefined;

export const localRows = <Row>(rows: readonly Row[]): RowSource<Row> => ({
  count: rows.length,
  rowAt: (index) => rows[index],
  ensure: nothing,
  subscribe: () => nothing,
  version: () => 0,
  rows,
});
