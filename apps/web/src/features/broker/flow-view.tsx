import { digits, t } from '@chuli/language';
import {
  Button,
  ChartSkeleton,
  DataTable,
  EmptyState,
  Panel,
  TableSkeleton,
  classNames,
  downloadText,
  localRows,
  toCsv,
} from '@chuli/ui';
import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSessions } from '../../api/reference-calls.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { type SetAddress, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import {
  type FlowReply,
  type FlowRow,
  type FlowSummary,
  type Measure,
  type Subject,
  flowAddress,
  flowQuery,
  measureOf,
  subjectOf,
} from '../../shared/broker/flow-address.ts';
import { BrokerCaveat } from './broker-caveat.tsx';
import { FlowCharts } from './flow-charts.tsx';
import { flowColumns } from './flow-columns.ts';
import { adjustedText, missingText, nameOf, netOf } from './flow-figures.ts';
import { RangeFilters, SubjectFilters } from './flow-filters.tsx';
import { FlowStats } from './flow-stats.tsx';

type CaveatProps = { sessions: number; missing: string | null; adjusted: string | null };

const Caveat = ({ sessions, missing, adjusted }: CaveatProps) => (
  <>
    <BrokerCaveat sessions={sessions} />
    {missing !== null && (
      <div className="caveat">
        <b>{missing}:</b>
        <span>{t('the missing trades are left out of these sums; they are not zero.')}</span>
      </div>
    )}
    {adjusted !== null && (
      <div className="caveat">
        <b>{adjusted}:</b>
        <span>{t('earlier shares are divided by the factor, rupees stay as they were paid.')}</span>
      </div>
    )}
  </>
);

type TableProps = {
  reply: FlowReply;
  summary: FlowSummary | undefined;
  subject: Subject;
  measure: Measure;
  sort: string;
  onSort: (sort: string) => void;
};

const FlowTable = ({ reply, summary, subject, measure, sort, onSort }: TableProps) => {
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const columns = useMemo(
    () => flowColumns(subject, measure, reply, summary),
    [subject, measure, reply, summary],
  );
  const source = useMemo(() => localRows(reply.rows), [reply]);
  const netKey = measure === 'shares' ? 'net' : 'net_amount';
  const open = (row: FlowRow): void =>
    void navigate(
      subject === 'broker'
        ? href('/stock-profile', { symbol: nameOf(row), tab: 'flow' })
        : href('/brokers-analytics', { broker: nameOf(row) }),
    );
  return (
    <Panel label={t('Table')}>
      <DataTable
        id={`flow-of-${subject}`}
        label={t(subject === 'broker' ? 'Stocks of the broker' : 'Brokers')}
        columns={columns}
        source={source}
        sort={sort === '' ? `-${netKey}` : sort}
        onSort={onSort}
        onOpen={open}
        scrolls="page"
        {...((sort === '' || sort === `-${netKey}`) && {
          isCut: (row: FlowRow, next: FlowRow | undefined) =>
            netOf(row, measure) >= 0 && next !== undefined && netOf(next, measure) < 0,
        })}
      />
    </Panel>
  );
};

const CsvButton = ({
  call,
  ...question
}: {
  call: Call<FlowReply>;
  subject: Subject;
  measure: Measure;
  summary: FlowSummary | undefined;
}) => {
  const save = (reply: FlowReply): void => {
    const columns = flowColumns(question.subject, question.measure, reply, question.summary);
    downloadText(`brokers-${reply.from_date}-${reply.to_date}.csv`, toCsv(columns, reply.rows));
  };
  return (
    <Button
      className="phone:hidden"
      disabled={call.data === undefined}
      onClick={() => call.data && save(call.data)}
    >
      <Download aria-hidden />
      {t('CSV')}
    </Button>
  );
};

/** A range that is not a number of sessions has as many as the market held. */
const sessionsAsked = (days: string): number | undefined => (/^\d+$/.test(days) ? Number(days) : undefined);

/** As tall as what will come, with all that can be said before it does. */
const Skeleton = ({ stats, sessions }: { stats: ReactNode; sessions: number | undefined }) => (
  <>
    {stats}
    <div className="split">
      {[t('Net by broker'), t('Cumulative net')].map((label) => (
        <Panel key={label} label={label}>
          <div className="h-(--panel-head)" />
          <ChartSkeleton label={label} height={206} />
        </Panel>
      ))}
    </div>
    {sessions !== undefined && <Caveat sessions={sessions} missing={null} adjusted={null} />}
    <TableSkeleton label={t('Brokers')} rows={12} columns={9} />
  </>
);

type FlowViewProps = {
  renderHead: (filters: ReactNode, actions: ReactNode) => ReactNode;
  /** The stock of the workspace around; the subject cannot be changed then. */
  stock?: string;
};

type Set = SetAddress<typeof flowAddress>;
type ContentProps = {
  reply: FlowReply;
  summary: Call<FlowSummary>;
  subject: Subject;
  measure: Measure;
  symbol: string;
  sort: string;
  set: Set;
};

const Content = ({ reply, summary, subject, measure, symbol, sort, set }: ContentProps) => {
  if (reply.rows.length === 0) {
    return (
      <EmptyState
        title={t('No trades in this range')}
        why={
          missingText(reply) ??
          t('No trades from {from} to {to}.', {
            from: digits(reply.from_date),
            to: digits(reply.to_date),
          })
        }
        action={{
          label: t('Show 60 sessions'),
          onClick: () => set({ days: '60', from_date: null, to_date: null }),
        }}
      />
    );
  }
  return (
    <>
      <FlowStats call={summary} subject={subject} />
      <FlowCharts
        reply={reply}
        subject={subject}
        measure={measure}
        symbol={subject === 'stock' ? symbol : null}
      />
      <Caveat sessions={reply.sessions.length} missing={missingText(reply)} adjusted={adjustedText(reply)} />
      <FlowTable
        reply={reply}
        summary={summary.data}
        subject={subject}
        measure={measure}
        sort={sort}
        onSort={(next) => set({ sort: next })}
      />
    </>
  );
};

/** Who bought and who sold: brokers of a stock, stocks of a broker, or brokers of the market. */
export const FlowView = ({ renderHead, stock }: FlowViewProps) => {
  const [address, set] = useAddress(flowAddress);
  const filters = stock === undefined ? address : { ...address, symbol: stock, by: 'stock' as const };
  const asOf = useAsOf();
  const latest = useSessions('prices', asOf)[0];
  const subject = subjectOf(filters);
  const measure = measureOf(filters, subject);
  const query = flowQuery(filters, asOf, latest);
  const reply = useCall('/data/broker-analytics/', query ?? {}, { enabled: query !== null });
  const summary = useCall('/data/broker-analytics/avgsum/', query ?? {}, { enabled: query !== null });
  const range = reply.data ? { from: reply.data.from_date, to: reply.data.to_date } : null;
  return (
    <>
      {renderHead(
        <>
          {stock === undefined && <SubjectFilters filters={filters} subject={subject} set={set} />}
          <RangeFilters filters={filters} measure={measure} set={set} range={range} />
        </>,
        <CsvButton call={reply} subject={subject} measure={measure} summary={summary.data} />,
      )}
      <div className={classNames('flex flex-1 flex-col', reply.isPlaceholderData && 'is-waiting-for-new')}>
        <Loaded
          title={t('Broker flow')}
          call={reply}
          skeleton={
            <Skeleton
              stats={<FlowStats call={summary} subject={subject} />}
              sessions={sessionsAsked(filters.days)}
            />
          }
        >
          {(data) => (
            <Content
              reply={data}
              summary={summary}
              subject={subject}
              measure={measure}
              symbol={subject === 'stock' ? (data.rows[0]?.symbol ?? filters.symbol) : filters.symbol}
              sort={filters.sort}
              set={set}
            />
          )}
        </Loaded>
      </div>
    </>
  );
};
