import type { GetPath } from '@chuli/contracts';
import { t } from '@chuli/language';
import { DataTable, type DataTableProps, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo, useState } from 'react';
import type { PagedPath } from '../api/fetch-pages.ts';
import { BesideTable } from './beside-table.tsx';
import { type FirstPage, PagedTable } from './paged-table.tsx';
import type { TableBlock } from './screen-definition.ts';
import { useLateRow } from './use-late-row.ts';

type Answer<Row> = { reply: object; rows: readonly Row[]; query: object };

type DeclaredTableProps<Row, S> = {
  id: string;
  title: string;
  block: TableBlock<Row, S>;
  path: GetPath;
  shown: S;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
  /** The row that is looked at, as the address calls it. */
  open: string;
  onChoose: (key: string) => void;
};

type RowsProps<Row extends object> = Omit<DataTableProps<Row>, 'source' | 'scrolls'> & {
  shown: Answer<Row>;
  /** The call that has the other pages; none of a list that is here whole. */
  paged: PagedPath | undefined;
};

const Rows = <Row extends object>({ shown, paged, ...table }: RowsProps<Row>) => {
  const source = useMemo(() => localRows(shown.rows), [shown.rows]);
  // The contract of a path that the server sorts says that its answer is a page.
  const first = useMemo(() => ({ ...(shown.reply as FirstPage<Row>), rows: shown.rows }), [shown]);
  if (paged === undefined) return <DataTable {...table} source={source} scrolls="page" />;
  return (
    <PagedTable
      {...table}
      path={paged}
      query={shown.query}
      first={first}
      rowsOf={({ rows }) => rows as readonly object[] as readonly Row[]}
    />
  );
};

/** All rows of an answer, or its first page with the rest behind it. */
export const DeclaredTable = <Row extends object, S extends Answer<Row>>({
  id,
  title,
  block,
  path,
  shown,
  sort,
  onSort,
  open,
  onChoose,
}: DeclaredTableProps<Row, S>) => {
  const [opened, setOpened] = useState<Row | null>(null);
  const { columns, peek: Peek, beside } = block;
  const late = useLateRow({ beside, path, shown, open });
  const listed = useMemo(() => (typeof columns === 'function' ? columns(shown) : columns), [columns, shown]);
  const usual = typeof block.sort === 'function' ? block.sort(shown) : block.sort;
  const name = block.title === undefined ? title : t(block.title);
  const given = {
    id,
    label: name,
    columns: listed,
    sort: sort === '' ? usual : sort,
    ...(onSort !== undefined && { onSort }),
    ...(Peek !== undefined && { onOpen: setOpened }),
    shown,
    paged: block.isPaged === undefined ? undefined : (path as PagedPath),
  };
  const table =
    beside === undefined ? (
      <Rows {...given} />
    ) : (
      <BesideTable {...{ beside, shown, late, open, onChoose }}>
        {(chosen) => <Rows {...given} {...chosen} />}
      </BesideTable>
    );
  return (
    <>
      {block.title === undefined ? (
        table
      ) : (
        <Panel label={name}>
          <PanelHead title={name} {...(block.note !== undefined && { note: t(block.note) })} />
          {table}
        </Panel>
      )}
      {Peek !== undefined && opened !== null && <Peek row={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
