import type { RowOf } from '@chuli/contracts';
import { RATIO_IDS, type Reason, isRatioId } from '@chuli/fundamentals';
import { type NullReason, SAME_AS, type StockTable, stockTable } from '@chuli/scan/filter';
import { type Judged, judgedText } from '../../shared/find/judged-text.ts';
import { isOfSector } from '../../shared/market/of-sector.ts';

export type ScanRow = RowOf<'/fundamental-scan/'>;

type Values = { readonly sector: string; readonly q: string };
type Asked<Row> = { readonly reply: { readonly rows: readonly Row[] }; readonly values: Values };

const REASONS: Readonly<Record<Reason, NullReason>> = {
  'not-reported': 'not-reported',
  'not-applicable': 'not-applicable',
  denominator: 'loss',
  stale: 'stale',
  'needs-history': 'needs-history',
  'unit-mismatch': 'unit-mismatch',
  'sources-differ': 'not-reported',
};

const LONG_NAMES = new Map(Object.entries(SAME_AS).map(([ratio, column]) => [column, ratio]));

const whyOf =
  (rows: readonly ScanRow[]) =>
  (id: string, at: number): NullReason | null => {
    const [row, ratio] = [rows[at], LONG_NAMES.get(id) ?? id];
    if (row === undefined || !isRatioId(ratio)) return null;
    const why = row.why[ratio];
    return why === undefined ? null : REASONS[why];
  };

/** The rows as the columns that a rule is judged over: every ratio by its id, the close, the profit and the capital. */
const ratioTable = (rows: readonly ScanRow[]): StockTable =>
  stockTable({
    symbols: rows.map(({ symbol }) => symbol),
    sector_ids: rows.map(({ sector_id }) => sector_id),
    instruments: rows.map(() => 'Equity'),
    traded: rows.map(({ close }) => close !== null),
    reports: rows.map(() => 'known'),
    columns: {
      close: rows.map(({ close }) => close),
      net_profit: rows.map((row) => row.net_profit),
      paid_up: rows.map((row) => row.paid_up_capital),
      ...Object.fromEntries(
        RATIO_IDS.map((id) => [SAME_AS[id] ?? id, rows.map(({ ratios }) => ratios[id] ?? null)]),
      ),
    },
    why: whyOf(rows),
  });

/** What the rule says of the companies of the chosen sector; medians of sectors are over all of them. */
export const judgedRows = (
  rows: readonly ScanRow[],
  { sector, q }: Values,
): { readonly table: StockTable; readonly judged: Judged } => {
  const table = ratioTable(rows);
  return {
    table,
    judged: judgedText(q, table, (at) => rows[at] !== undefined && isOfSector(rows[at], sector)),
  };
};

/** Companies of the sector of which the rule holds. */
export const matchingRows = <Row extends ScanRow>({
  reply: { rows },
  values,
}: Asked<Row>): readonly Row[] => {
  if (values.q.trim() === '') return rows.filter((row) => isOfSector(row, values.sector));
  const { judged } = judgedRows(rows, values);
  return 'fault' in judged ? [] : judged.found.matches.flatMap((at) => rows[at] ?? []);
};
