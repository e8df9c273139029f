import { type Phrase, t } from '@chuli/language';
import { TableSkeleton, quantityText } from '@chuli/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import { useCall } from '../../api/use-call.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { type FirstPage, PagedTable } from './paged-table.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { boardAddress } from './board-address.ts';
import { boardColumns } from './board-columns.ts';
import { type BoardGroup, type BoardRow, type GroupId, boardRows } from './board-rows.ts';
import { chartQuery } from './signal-href.ts';
import type { Signals } from './signal-words.ts';

const GROUP_NAMES: Record<GroupId, Phrase> = {
  edge: 'Lists that showed an edge',
  unjudged: 'Lists not yet judged',
  'no-edge': 'Lists without an edge',
};

export type BoardQuery = PagedQuery<'/data/signal-board/'>;

type OpenRow = (row: BoardRow) => void;
type RowsProps = { id: GroupId; first: FirstPage<BoardRow>; query: BoardQuery; onOpen: OpenRow };

const GroupRows = ({ id, first, query, onOpen }: RowsProps) => {
  const [{ sort }, set] = useAddress(boardAddress);
  const href = useCarriedHref();
  const columns = useMemo(
    () => boardColumns((row) => href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))),
    [href],
  );
  return (
    <PagedTable
      id={`signal-board-${id}`}
      label={t(GROUP_NAMES[id])}
      columns={columns}
      path="/data/signal-board/"
      query={{ ...query, verdict: id }}
      first={first}
      rowsOf={boardRows}
      sort={sort}
      onSort={(chosen) => set({ sort: boardAddress.sort.read(chosen) })}
      onOpen={onOpen}
    />
  );
};

const firstOf = (signals: Signals): FirstPage<BoardRow> => ({ ...signals, rows: boardRows(signals) });

const AskedRows = ({ signals, ...rows }: Omit<RowsProps, 'first'> & { signals: Signals }) => {
  const first = useMemo(() => firstOf(signals), [signals]);
  return <GroupRows {...rows} first={first} />;
};

/** Rows of a group that does not begin the answer: asked for when it is opened. */
const AskedGroup = ({ id, query, onOpen }: Omit<RowsProps, 'first'>) => {
  const call = useCall('/data/signal-board/', { ...query, verdict: id });
  return (
    <Loaded
      title={t('Signals')}
      call={call}
      skeleton={<TableSkeleton label={t('Signals')} rows={8} columns={8} />}
    >
      {(signals) => <AskedRows id={id} query={query} onOpen={onOpen} signals={signals} />}
    </Loaded>
  );
};

type GroupTableProps = {
  group: BoardGroup;
  pageSize: number;
  query: BoardQuery;
  isFirst: boolean;
  onOpen: OpenRow;
};

/** One group of the board; those after the first are closed, with what they hold still counted. */
export const GroupTable = ({ group, pageSize, query, isFirst, onOpen }: GroupTableProps) => {
  const [isOpen, setOpen] = useState(isFirst);
  const { id, count, rows } = group;
  const first = useMemo(() => ({ rows, total: count, page_size: pageSize }), [rows, count, pageSize]);
  const isHere = rows.length === Math.min(count, pageSize);
  const name = t(GROUP_NAMES[id]);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <section className="panel" aria-label={name}>
      <h2 className="group-head">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Arrow aria-hidden />
          {name}
          <span className="note">{t('{count} signals', { count: quantityText(count) })}</span>
        </button>
      </h2>
      {isOpen &&
        (isHere ? (
          <GroupRows id={id} first={first} query={query} onOpen={onOpen} />
        ) : (
          <AskedGroup id={id} query={query} onOpen={onOpen} />
        ))}
    </section>
  );
};
