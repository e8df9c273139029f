import { t } from '@chuli/language';
import {
  DataTable,
  type DataTableProps,
  FailedState,
  type RowSource,
  WindowedRows,
  localRows,
} from '@chuli/ui';
import { useEffect, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';

/** The first page of an answer, and how many rows all pages have. */
export type FirstPage<Row> = { rows: readonly Row[]; total: number; page_size: number };

type LoadRows<Row> = (page: number, signal: AbortSignal) => Promise<readonly Row[]>;

type PagedTableProps<Row extends object> = Omit<DataTableProps<Row>, 'source' | 'scrolls'> & {
  first: FirstPage<Row>;
  /** Later pages of the same question. */
  load: LoadRows<Row>;
};

type Shown<Row> = { first: FirstPage<Row>; source: RowSource<Row>; dispose: () => void };

/** All of a short list are here, and sorted here; of a long one pages are fetched as they come into view. */
const shownOf = <Row,>(
  first: FirstPage<Row>,
  load: LoadRows<Row>,
  onFailure: (error: unknown) => void,
): Shown<Row> => {
  const { rows, total, page_size: pageSize } = first;
  if (rows.length >= total) return { first, source: localRows(rows), dispose: () => undefined };
  const source = new WindowedRows({
    pageSize,
    first: { rows, count: total },
    load: async (page, signal) => ({ rows: await load(page, signal), count: total }),
    onFailure,
  });
  return { first, source, dispose: () => source.dispose() };
};

const messageOf = (error: unknown): string =>
  error instanceof CallFailure ? error.message : t('The answer could not be read.');

/** A table of which the server sorts, filters and cuts the rows; what is shown stays until the next answer is here. */
export const PagedTable = <Row extends object>({ first, load, ...table }: PagedTableProps<Row>) => {
  const [failure, setFailure] = useState<unknown>(null);
  const [shown, setShown] = useState(() => shownOf(first, load, setFailure));
  const show = (): void => {
    setFailure(null);
    setShown(shownOf(first, load, setFailure));
  };
  if (shown.first !== first) show();
  useEffect(() => shown.dispose, [shown]);
  return (
    <>
      {failure !== null && (
        <FailedState
          title={t('{what} did not arrive', { what: table.label })}
          message={messageOf(failure)}
          requestId={failure instanceof CallFailure ? failure.requestId : undefined}
          onRetry={show}
        />
      )}
      <DataTable {...table} source={shown.source} scrolls="page" />
    </>
  );
};
