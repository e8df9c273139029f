import './beside-table.css';
import { type DataTableProps, NARROW, useMedia } from '@chuli/ui';
import { type ReactNode, useCallback, useState } from 'react';
import type { Beside } from './screen-definition.ts';
import type { LateRow } from './use-late-row.ts';

type Question<Row, S> = {
  beside: Beside<Row, S>;
  shown: S & { rows: readonly Row[] };
  /** The chosen row where it is not among those. */
  late?: LateRow<Row>;
  /** The key of the chosen row; empty until the reader has chosen one. */
  open: string;
  onChoose: (key: string) => void;
  children: (table: Pick<DataTableProps<Row & object>, 'isChosen' | 'onOpen' | 'detail'>) => ReactNode;
};

/**
 * A table and what is told of one of its rows. Beside each other the list stays while the reader walks it; where there
 * is no room, a row opens below itself.
 */
export const BesideTable = <Row extends object, S>({
  beside: { keyOf, show: Show },
  shown,
  late,
  open,
  onChoose,
  children,
}: Question<Row, S>) => {
  const isNarrow = useMedia(NARROW);
  // A row of a later page is not among those of the answer.
  const [chosen, setChosen] = useState<Row | null>(null);
  const isOpen = (row: Row): boolean => keyOf(row) === open;
  const choose = (row: Row): void => {
    setChosen(row);
    onChoose(keyOf(row));
  };
  const show = useCallback((row: Row) => <Show row={row} shown={shown} />, [Show, shown]);
  if (isNarrow)
    return children({
      detail: {
        isOpen,
        onToggle: (row) => (isOpen(row) ? onChoose('') : choose(row)),
        show,
      },
    });
  const later = chosen !== null && isOpen(chosen) ? chosen : late?.row;
  const row = shown.rows.find(isOpen) ?? later ?? (late?.isAwaited === true ? undefined : shown.rows[0]);
  return (
    <div className="beside">
      <div>
        {children({ isChosen: (one) => row !== undefined && keyOf(one) === keyOf(row), onOpen: choose })}
      </div>
      <div>{row !== undefined && <Show row={row} shown={shown} />}</div>
    </div>
  );
};
