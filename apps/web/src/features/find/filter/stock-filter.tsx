import './filter.css';
import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { FILTER_COLUMNS, type Filtered, type StockTable, stockTable } from '@chuli/scan/filter';
import {
  Button,
  DataTable,
  EmptyState,
  PHONE,
  downloadText,
  localRows,
  quantityText,
  toCsv,
  useMedia,
} from '@chuli/ui';
import { useMemo } from 'react';
import { textPart } from '../../../screen-kit/address.ts';
import { PanelFoot } from '../../../screen-kit/panel-foot.tsx';
import { useAddress } from '../../../screen-kit/use-address.ts';
import { ColumnList } from './column-list.tsx';
import { FilterCount } from '../../../shared/find/filter-count.tsx';
import { FilterHistogram } from './filter-histogram.tsx';
import { FilterSave } from './filter-save.tsx';
import { judgedText, scanOf } from '../../../shared/find/judged-text.ts';
import { FormulaBox } from '../../../shared/find/formula-box.tsx';
import { type FilterRow, USUAL_COLUMNS, shownColumns } from './shown-columns.ts';

type Reply = RepliedBy<'/data/columns/'>;

const ADDRESS = { q: textPart(), columns: textPart(), sort: textPart() };
const IDS = new Set(FILTER_COLUMNS.map(({ id }) => id));
const USUAL_SORT = '-amount';

const chosenIn = (text: string): readonly string[] => {
  const named = text.split(',').filter((id) => IDS.has(id));
  return named.length === 0 ? USUAL_COLUMNS : named;
};

const rowOf = (reply: Reply, row: number): FilterRow => ({
  row,
  symbol: reply.symbols[row] ?? '',
  sector_id: reply.sector_ids[row] ?? null,
  quarter: reply.quarters[row] ?? null,
  values: Object.fromEntries(Object.entries(reply.columns).map(([id, values]) => [id, values[row] ?? null])),
});

const noneWhy = ({ clauses, judged }: Filtered): string => {
  const dearest = clauses.toSorted((one, other) => other.without - one.without)[0];
  const n = quantityText(judged);
  return dearest === undefined
    ? t('0 of {n} match.', { n })
    : t('0 of {n} match; without “{clause}” it would be {k}.', {
        n,
        clause: dearest.text,
        k: quantityText(dearest.without),
      });
};

type FoundProps = { readonly reply: Reply; readonly table: StockTable; readonly found: Filtered };

const FoundTable = ({ reply, table, found }: FoundProps) => {
  const [{ q, columns: named, sort }, set] = useAddress(ADDRESS);
  const columns = useMemo(() => shownColumns(chosenIn(named)), [named]);
  const rows = useMemo(() => found.matches.map((row) => rowOf(reply, row)), [reply, found]);
  const source = useMemo(() => localRows(rows), [rows]);
  const order = sort === '' ? USUAL_SORT : sort;
  return (
    <>
      <div className="toolbar">
        <Button onClick={() => downloadText(`stock-filter-${reply.as_of}.csv`, toCsv(columns, rows))}>
          {t('CSV')}
        </Button>
        {found.parsed !== null && <FilterSave scan={scanOf(found.parsed)} />}
      </div>
      <FilterHistogram
        id={order.replace('-', '')}
        text={q}
        found={found}
        table={table}
        onText={(text) => set({ q: text }, 'replace')}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('No stock matches')} why={noneWhy(found)} />
      ) : (
        <DataTable
          label={t('Stock filter')}
          columns={columns}
          source={source}
          sort={order}
          onSort={(next) => set({ sort: next === USUAL_SORT ? '' : next })}
          scrolls="page"
          keyOf={({ symbol }) => symbol}
        />
      )}
    </>
  );
};

const columnsText = (chosen: readonly string[]): string =>
  chosen.toSorted().join() === USUAL_COLUMNS.toSorted().join() ? '' : chosen.join(',');

const JudgedStocks = ({ reply, table, found }: FoundProps) => {
  const [{ columns }, set] = useAddress(ADDRESS);
  const isPhone = useMedia(PHONE);
  return (
    <>
      <FilterCount found={found} />
      <div className="filter-body">
        <details className="filter-side" open={!isPhone}>
          <summary>{t('Columns')}</summary>
          <ColumnList
            chosen={chosenIn(columns)}
            table={table}
            universe={found.universe}
            onChoose={(chosen) => set({ columns: columnsText(chosen) }, 'replace')}
          />
        </details>
        <div className="filter-found">
          <FoundTable reply={reply} table={table} found={found} />
          <PanelFoot asOf={reply.as_of} source={t('prices of the exchange, newest quarterly reports')} />
        </div>
      </div>
    </>
  );
};

/** All stocks by a rule over any of their figures, judged here over the columns of the day. */
export const StockFilter = ({ reply }: { reply: Reply }) => {
  const [{ q }, set] = useAddress(ADDRESS);
  const table = useMemo(() => stockTable(reply), [reply]);
  const judged = useMemo(() => judgedText(q, table), [q, table]);
  return (
    <>
      <FormulaBox text={q} table={table} onText={(text) => set({ q: text }, 'replace')} />
      {'found' in judged && <JudgedStocks reply={reply} table={table} found={judged.found} />}
    </>
  );
};
