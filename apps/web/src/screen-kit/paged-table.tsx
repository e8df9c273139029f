import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import {
  DataTable,
  type DataTableProps,
  FailedState,
  type RowSource,
  WindowedRows,
  downloadText,
  localRows,
} from '@chuli/ui';
import { useEffect, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { type PagedPath, type PagedQuery, fetchCsv, fetchPage } from '../api/fetch-pages.ts';

/** The first page of an answer, and how many rows all pages have. */
export type FirstPage<Row> = { rows: readonly Row[]; total: number; page_size: number };

type Question<P extends PagedPath, Row> = {
  path: P;
  /** What was asked, whatever the page. */
  query: PagedQuery<P>;
  first: FirstPage<Row>;
  /** The rows of a page as the table shows them. */
  rowsOf: (reply: RepliedBy<P>) => readonly Row[];
};

type PagedTableProps<P extends PagedPath, Row extends object> = Question<P, Row> &
  Omit<DataTableProps<Row>, 'source' | 'scrolls' | 'onCsv'>;

type Shown<Row> = {
  first: FirstPage<Row>;
  source: RowSource<Row>;
  csv: () => Promise<string>;
  end: () => void;
};

/** All of a short list are here, and sorted here; of a long one pages are fetched as they come into view. */
const shownOf = <P extends PagedPath, Row>(
  { path, query, first, rowsOf }: Question<P, Row>,
  onFailure: (error: unknown) => void,
): Shown<Row> => {
  const { rows, total, page_size } = first;
  const csv = (): Promise<string> => fetchCsv(path, query);
  if (rows.length >= total) return { first, source: localRows(rows), csv, end: () => undefined };
  const source = new WindowedRows({
    pageSize: page_size,
    first: { rows, count: total },
    load: async (page, signal) => ({
      rows: rowsOf(await fetchPage(path, query, { page, page_size }, signal)),
      count: total,
    }),
    onFailure,
  });
  return { first, source, csv, end: () => source.dispose() };
};

const messageOf = (error: unknown): string =>
  error instanceof CallFailure ? error.message : t('The response could not be read.');

/** A table of which the server sorts, filters and cuts the rows; what is shown stays until the next answer is here. */
export const PagedTable = <P extends PagedPath, Row extends object>({
  path,
  query,
  first,
  rowsOf,
  ...table
}: PagedTableProps<P, Row>) => {
  const question = { path, query, first, rowsOf };
  const [failure, setFailure] = useState<unknown>(null);
  const [shown, setShown] = useState(() => shownOf(question, setFailure));
  const show = (): void => {
    setFailure(null);
    setShown(shownOf(question, setFailure));
  };
  const save = (): void =>
    void shown.csv().then((text) => downloadText(`${table.label}.csv`, text), setFailure);
  if (shown.first !== first) show();
  useEffect(() => shown.end, [shown]);
  return (
    <>
      {failure !== null && (
        <FailedState
          title={t('Could not load {what}', { what: table.label })}
          message={messageOf(failure)}
          requestId={failure instanceof CallFailure ? failure.requestId : undefined}
          onRetry={show}
        />
      )}
      <DataTable {...table} source={shown.source} onCsv={save} scrolls="page" />
    </>
  );
};
