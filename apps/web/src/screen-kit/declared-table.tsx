import type { GetPath } from '@chuli/contracts';
import { t } from '@chuli/language';
import { DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo, useState } from 'react';
import type { PagedPath } from '../api/fetch-pages.ts';
import { type FirstPage, PagedTable } from './paged-table.tsx';
import type { TableBlock } from './screen-definition.ts';

type Answer<Row> = { reply: object; rows: readonly Row[]; query: object };

type DeclaredTableProps<Row, S> = {
  id: string;
  title: string;
  block: TableBlock<Row, S>;
  path: GetPath;
  shown: S;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
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
}: DeclaredTableProps<Row, S>) => {
  const [opened, setOpened] = useState<Row | null>(null);
  const source = useMemo(() => localRows(shown.rows), [shown.rows]);
  // The contract of a path that the server sorts says that its answer is a page.
  const first = useMemo(() => ({ ...(shown.reply as FirstPage<Row>), rows: shown.rows }), [shown]);
  const { columns, peek: Peek } = block;
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
  };
  const table =
    block.isPaged === undefined ? (
      <DataTable {...given} source={source} scrolls="page" />
    ) : (
      <PagedTable
        {...given}
        path={path as PagedPath}
        query={shown.query}
        first={first}
        rowsOf={({ rows }) => rows as readonly object[] as readonly Row[]}
      />
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
