import { type Phrase, t } from '@chuli/language';
import { DataTable, localRows, quantityText } from '@chuli/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { boardAddress } from './board-address.ts';
import { boardColumns } from './board-columns.ts';
import type { BoardGroup, BoardRow, GroupId } from './board-rows.ts';
import { chartQuery } from './signal-href.ts';

const GROUP_NAMES: Record<GroupId, Phrase> = {
  edge: 'Lists that showed an edge',
  open: 'Lists not yet judged',
  none: 'Lists without an edge',
};

type GroupTableProps = {
  group: BoardGroup;
  isFirst: boolean;
  onOpen: (row: BoardRow) => void;
};

/** One group of the board; those after the first are closed, with what they hold still counted. */
export const GroupTable = ({ group, isFirst, onOpen }: GroupTableProps) => {
  const [isOpen, setOpen] = useState(isFirst);
  const [{ sort }, set] = useAddress(boardAddress);
  const href = useCarriedHref();
  const source = useMemo(() => localRows(group.rows), [group.rows]);
  const columns = useMemo(
    () => boardColumns((row) => href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))),
    [href],
  );
  const name = t(GROUP_NAMES[group.id]);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <section className="panel" aria-label={name}>
      <h2 className="group-head">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Arrow aria-hidden />
          {name}
          <span className="note">{t('{count} signals', { count: quantityText(group.rows.length) })}</span>
        </button>
      </h2>
      {isOpen && (
        <DataTable
          id={`signal-board-${group.id}`}
          label={name}
          columns={columns}
          source={source}
          sort={sort === '' ? undefined : sort}
          onSort={(chosen) => set({ sort: chosen })}
          onOpen={onOpen}
          scrolls="page"
        />
      )}
    </section>
  );
};
