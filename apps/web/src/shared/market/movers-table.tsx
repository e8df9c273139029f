import { type Phrase, t } from '@chuli/language';
import { type Column, DataTable, EmptyState, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { DOUBT_WORDS } from './doubt-words.ts';
import { type Ranking, type SessionRow, ranked } from './session-facts.ts';

const EACH = 10;

/** Shown only where a row has something to say in it. */
const DOUBT: Column<SessionRow> = {
  id: 'doubt',
  label: 'In doubt',
  format: 'text',
  value: ({ doubt }) => (doubt === null ? null : t(DOUBT_WORDS[doubt])),
  width: 160,
  sortable: false,
};

const columnsOf = (ranking: Ranking, price: Phrase): readonly Column<SessionRow>[] => [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 84, sortable: false },
  { key: 'close', label: price, format: 'rupees', width: 76, sortable: false },
  { key: 'percentage_change', label: 'Change', format: 'percent', sortable: false },
  ranking === 'volume'
    ? { key: 'volume', label: 'Shares', format: 'quantity', width: 96, sortable: false }
    : { key: 'amount', label: 'Turnover', format: 'amount', width: 96, sortable: false },
];

type MoversTableProps = {
  title: string;
  ranking: Ranking;
  rows: readonly SessionRow[];
  /** What the price is: a close, or the last one of a session that goes on. */
  price?: Phrase;
};

/** The first ten of one ranking of the session. */
export const MoversTable = ({ title, ranking, rows, price = 'Close' }: MoversTableProps) => {
  const shown = useMemo(() => ranked(rows, ranking, EACH), [rows, ranking]);
  const source = useMemo(() => localRows(shown), [shown]);
  const columns = useMemo(() => {
    const plain = columnsOf(ranking, price);
    return shown.some(({ doubt }) => doubt !== null) ? [...plain, DOUBT] : plain;
  }, [shown, ranking, price]);
  return (
    <Panel label={title}>
      <PanelHead title={title} />
      {source.count === 0 ? (
        <EmptyState title={t('None')} why={t('No stock moved this way in this session.')} />
      ) : (
        <DataTable label={title} columns={columns} source={source} scrolls="page" />
      )}
    </Panel>
  );
};
