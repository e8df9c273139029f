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
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
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
} from './flow-address.ts';
import { FlowCharts } from './flow-charts.tsx';
import { flowColumns } from './flow-columns.ts';
import { missingText, nameOf, netOf } from './flow-figures.ts';
import { RangeFilters, SubjectFilters } from './flow-filters.tsx';
import { FlowStats } from './flow-stats.tsx';

const Caveat = ({ reply }: { reply: FlowReply }) => {
  const missing = missingText(reply);
  return (
    <div className="caveat">
      <b>A broker is not a client.</b>
      <span>
        One number mixes thousands of accounts, and a net over {reply.sessions.length}{' '}
        {reply.sessions.length === 1 ? 'session' : 'sessions'} is not a holding. Transfers outside the
        exchange are not seen.
        {missing !== null && (
          <>
            {' '}
            <b>{missing}:</b> the trades of the others are missing, not zero.
          </>
        )}
      </span>
    </div>
  );
};

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
  const href = useCarriedHref();
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
    <Panel label="Table">
      <DataTable
        id={`flow-of-${subject}`}
        label={subject === 'broker' ? 'Stocks of the broker' : 'Brokers'}
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
      CSV
    </Button>
  );
};

const Skeleton = () => (
  <>
    <div className="split">
      {['Net by broker', 'Running net'].map((label) => (
        <Panel key={label} label={label}>
          <div className="h-(--panel-head)" />
          <ChartSkeleton label={label} height={206} />
        </Panel>
      ))}
    </div>
    <TableSkeleton label="Brokers" rows={12} columns={9} />
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
        title="No trades in this range"
        why={missingText(reply) ?? `Nothing was traded from ${reply.from_date} to ${reply.to_date}.`}
        looser={{
          label: 'Show 60 sessions',
          onAsk: () => set({ days: '60', from_date: null, to_date: null }),
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
      <Caveat reply={reply} />
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
        <Loaded title="Broker flow" call={reply} skeleton={<Skeleton />}>
          {(data) => (
            <Content
              reply={data}
              summary={summary}
              subject={subject}
              measure={measure}
              symbol={filters.symbol}
              sort={filters.sort}
              set={set}
            />
          )}
        </Loaded>
      </div>
    </>
  );
};
