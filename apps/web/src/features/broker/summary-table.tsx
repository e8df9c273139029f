import type { AskedBy, RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { type Column, DataTable, Panel, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { brokerPath } from '../../shared/broker/broker-path.ts';

type SummaryRow = RowOf<'/data/broker-summary/'>;
type TrendRow = RowOf<'/data/broker-trend/'>;
type Row = SummaryRow & { trend: TrendRow | undefined };

const DIRECTIONS = {
  buying: 'Buying',
  selling: 'Selling',
  mixed: 'Mixed',
} as const satisfies Record<string, Phrase>;

const TOO_FEW: Phrase = 'Fewer than four sessions known';

const directionText = ({ trend }: Row): string | null =>
  trend?.direction ? t(DIRECTIONS[trend.direction]) : null;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'broker', label: 'Broker', format: 'broker', width: 180, phoneWidth: 130 },
  { key: 'turnover', label: 'Turnover', format: 'amount', priority: 2 },
  {
    key: 'turnover_percent',
    label: '% of market',
    hint: 'Of twice the turnover of the market: every contract has two sides',
    format: 'share',
    width: 84,
    priority: 2,
  },
  { key: 'bought_amount', label: 'Bought Rs', format: 'amount', priority: 2 },
  { key: 'sold_amount', label: 'Sold Rs', format: 'amount', priority: 2 },
  { key: 'net_amount', label: 'Net Rs', format: 'netAmount' },
  {
    id: 'course',
    label: '20 sessions',
    hint: 'Net rupees of each known session, the oldest first',
    format: 'sparkbars',
    width: 150,
    phoneWidth: 96,
    sortable: false,
    value: ({ trend }) => trend?.net_by_session ?? null,
  },
  {
    id: 'net_20',
    label: 'Net of 20',
    format: 'signedAmount',
    priority: 2,
    value: ({ trend }) => trend?.net_20 ?? null,
  },
  {
    id: 'direction',
    label: 'Direction',
    format: 'text',
    width: 84,
    priority: 3,
    unknown: TOO_FEW,
    value: directionText,
  },
  {
    id: 'most_bought',
    label: 'Bought most',
    format: 'symbol',
    width: 92,
    priority: 3,
    value: ({ most_bought }) => most_bought?.symbol ?? null,
  },
  {
    id: 'most_sold',
    label: 'Sold most',
    format: 'symbol',
    width: 92,
    priority: 3,
    value: ({ most_sold }) => most_sold?.symbol ?? null,
  },
  { key: 'stocks', label: 'Stocks', format: 'quantity', width: 64, priority: 3 },
  { key: 'matched_percent', label: 'Matched %', format: 'share', width: 80, priority: 3 },
  { key: 'rank', label: 'Rank', format: 'quantity', width: 58, priority: 4 },
  {
    key: 'rank_before',
    label: 'Before',
    hint: 'Rank in the session before',
    format: 'quantity',
    width: 64,
    priority: 4,
  },
];

const withTrend = (row: SummaryRow, trend: TrendRow | undefined): Row => ({ ...row, trend });

/** The brokers of a session, with their course over the twenty up to it. */
export const SummaryTable = ({
  rows,
  query,
}: {
  rows: readonly SummaryRow[];
  query: AskedBy<'/data/broker-trend/'>;
}) => {
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const trend = useCall('/data/broker-trend/', query).data;
  const source = useMemo(() => {
    const byBroker = new Map(trend?.rows.map((row) => [row.broker, row]));
    return localRows(rows.map((row) => withTrend(row, byBroker.get(row.broker))));
  }, [rows, trend]);
  return (
    <Panel label={t('Table')}>
      <DataTable
        id="broker-summary"
        label={t('Brokers')}
        columns={COLUMNS}
        source={source}
        sort="-turnover"
        onOpen={({ broker }) => void navigate(href(brokerPath(), { broker }))}
        scrolls="page"
      />
    </Panel>
  );
};
