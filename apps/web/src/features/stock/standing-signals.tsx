import { t } from '@chuli/language';
import { type Column, DataTable, EmptyState, localRows, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { type HrefWithAsOf, useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { type BoardRow, boardRows } from '../../shared/signal/board-rows.ts';
import { chartQuery } from '../../shared/signal/signal-href.ts';
import { SIDE_WORDS, type Signals, TIMEFRAME_WORDS } from '../../shared/signal/signal-words.ts';

const SESSIONS = 60;
const SHOWN = 5;

const columnsOf = (href: HrefWithAsOf): readonly Column<BoardRow>[] => [
  {
    id: 'rule',
    label: 'Rule',
    format: 'link',
    value: (row) => [row.rule, href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))],
    width: 200,
    phoneWidth: 112,
    sortable: false,
  },
  {
    id: 'side',
    label: 'Side',
    format: 'reading',
    value: ({ side }) => SIDE_WORDS[side],
    width: 56,
    phoneWidth: 48,
    sortable: false,
  },
  {
    id: 'timeframe',
    label: 'Timeframe',
    format: 'text',
    value: ({ timeframe }) => TIMEFRAME_WORDS[timeframe],
    width: 84,
    priority: 2,
    sortable: false,
  },
  { key: 'signal_on', label: 'Session', format: 'session', width: 96, phoneWidth: 94, sortable: false },
  {
    key: 'verdict',
    label: 'Record',
    format: 'reading',
    width: 118,
    phoneWidth: 108,
    hint: 'How this rule did out of sample',
    sortable: false,
  },
];

const Rows = ({ signals }: { signals: Signals }) => {
  const href = useHrefWithAsOf();
  const columns = useMemo(() => columnsOf(href), [href]);
  const source = useMemo(() => localRows(boardRows(signals)), [signals]);
  if (signals.total === 0)
    return <EmptyState title={t('No signal')} why={t('No rule that fired in 60 sessions still holds.')} />;
  return <DataTable label={t('Signals that stand')} columns={columns} source={source} scrolls="page" />;
};

/** The newest signals that have not ended, each with what its rule is worth. */
export const StandingSignals = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  const call = useCall('/data/signal-board/', {
    symbol,
    days: SESSIONS,
    match: 'hybrid',
    page_size: SHOWN,
    ...asOfQuery(useAsOf()),
  });
  const more = (call.data?.total ?? 0) - SHOWN;
  return (
    <CallPanel
      title={t('Signals that stand')}
      note={more > 0 ? t('{count} more signals', { count: quantityText(more) }) : undefined}
      call={call}
      rows={SHOWN}
      columns={4}
      aside={
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'signals' })}>
          {t('Signals')}
        </Link>
      }
    >
      {(signals) => <Rows signals={signals} />}
    </CallPanel>
  );
};
