import type { AskedBy, GetPath } from '@chuli/contracts';
import { useCall } from '../api/use-call.ts';
import type { Beside } from './screen-definition.ts';

/** A row that is asked for by itself; awaited until it is known whether there is one. */
export type LateRow<Row> = { readonly row: Row | undefined; readonly isAwaited: boolean };

type Asking<Row, S> = {
  readonly beside: Pick<Beside<Row, S>, 'keyOf' | 'asks'> | undefined;
  readonly path: GetPath;
  readonly shown: { readonly rows: readonly Row[]; readonly query: object };
  readonly open: string;
};

/** The chosen row of which only the address knows, as in a link that somebody sent: it may be on a later page. */
export const useLateRow = <Row, S>({ beside, path, shown, open }: Asking<Row, S>): LateRow<Row> => {
  const isOpen = (row: Row): boolean => beside?.keyOf(row) === open;
  const asked = open === '' || shown.rows.some(isOpen) ? undefined : beside?.asks?.(open);
  const query = { ...shown.query, ...asked } as AskedBy<GetPath>;
  const call = useCall(path, query, { enabled: asked !== undefined });
  if (asked === undefined) return { row: undefined, isAwaited: false };
  const { rows = [] } = (call.isPlaceholderData ? {} : (call.data ?? {})) as { rows?: readonly Row[] };
  return { row: rows.find(isOpen), isAwaited: call.isFetching };
};
