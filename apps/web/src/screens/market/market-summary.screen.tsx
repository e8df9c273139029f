import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import {
  EmptyState,
  Panel,
  PanelHead,
  SegmentedControl,
  type Stat,
  StatRow,
  StatSkeleton,
  TableSkeleton,
  Value,
  dateText,
} from '@chuli/ui';
import { Suspense, useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { type DayStatus, meanOf, risingDays, summaryRows } from '../../features/summary/market-days.ts';
import { MarketPlots } from '../../features/summary/market-plots.tsx';
import { SummaryTable } from '../../features/summary/summary-table.tsx';
import { choicePart, textPart } from '../../screen-kit/address.ts';
import { latePart } from '../../screen-kit/late-part.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { PanelFoot } from '../../screen-kit/panel-foot.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

/** The session that trades has no place among the settled ones; it stands over them. */
const LivePulse = latePart(() => import('../../features/live/live-pulse.tsx'));

const EXPLAIN: readonly Phrase[] = [
  'Turnover, shares and trades are sums over all stocks of a session; where the trades of a stock are not known, the chart has the declared number. Breadth counts ordinary shares that closed above and below their previous close.',
  'Declared is what the exchange stated for the whole day. Counted is what the trades of our floorsheet add up to: a difference means that some trades are missing or that the exchange corrected its total.',
  'A day is exact when floorsheet, daily prices, broker sums and declared totals agree, provisional with its reasons until then. A day that came with an archive was not compared: nothing is recorded about it.',
];

const RANGES = ['20', '60', '120', '240', '1200'] as const;
type Range = (typeof RANGES)[number];

const RANGE_CHOICES: readonly DeclaredChoice<Range>[] = [
  { value: '20', label: '20', hint: '20 sessions' },
  { value: '60', label: '60', hint: '60 sessions' },
  { value: '120', label: '120', hint: '120 sessions' },
  { value: '240', label: '240', hint: '240 sessions, about a year' },
  { value: '1200', label: '5 years', hint: '1200 sessions, about five years' },
];

const ADDRESS = { days: choicePart(RANGES, '60'), sort: textPart() };
const STATUS_DAYS = 60;
const NO_STATUSES: readonly DayStatus[] = [];

const LABELS = [
  'Sessions',
  'Turnover',
  'Mean turnover',
  'Largest turnover',
  'Mean trades',
  'Rising sessions',
] as const;

type Reply = RepliedBy<'/data/market-days/'>;

const Figures = ({ days }: { days: Reply['rows'] }) => {
  const turnovers = days.map(({ turnover }) => turnover);
  const mean = meanOf(turnovers);
  const busiest = days.reduce<Reply['rows'][number] | undefined>(
    (most, day) => ((day.turnover ?? 0) > (most?.turnover ?? 0) ? day : most),
    undefined,
  );
  const isWhole = turnovers.every((turnover) => turnover !== null);
  const trades = meanOf(days.map((day) => day.trades ?? day.declared_trades));
  const stats: Stat[] = [
    {
      label: t('Sessions'),
      figure: <Value format="quantity" value={days.length} />,
      below: t('{from} to {to}', {
        from: dateText(days[0]?.date ?? ''),
        to: dateText(days.at(-1)?.date ?? ''),
      }),
    },
    {
      label: t('Turnover'),
      figure: <Value format="amount" value={isWhole && mean !== null ? mean * days.length : null} />,
    },
    { label: t('Mean turnover'), figure: <Value format="amount" value={mean} /> },
    {
      label: t('Largest turnover'),
      figure: <Value format="amount" value={busiest?.turnover ?? null} />,
      below: busiest === undefined ? undefined : dateText(busiest.date),
    },
    {
      label: t('Mean trades'),
      figure: <Value format="quantity" value={trades === null ? null : Math.round(trades)} />,
    },
    {
      label: t('Rising sessions'),
      figure: <Value format="fraction" value={[risingDays(days), days.length]} />,
      below: t('more shares up than down'),
    },
  ];
  return <StatRow label={t('Market over time')} stats={stats} />;
};

const Summary = ({ reply }: { reply: Reply }) => {
  const [{ days, sort }, set] = useAddress(ADDRESS);
  const statuses = useCall('/data/session-status/', { days: STATUS_DAYS, ...asOfQuery(useAsOf()) }).data
    ?.rows;
  const rows = useMemo(() => summaryRows(reply.rows, statuses ?? NO_STATUSES), [reply, statuses]);
  if (rows.length === 0) {
    return <EmptyState title={t('None')} why={t('No session is known up to this day.')} />;
  }
  return (
    <>
      <Figures days={reply.rows} />
      {reply.open_from !== null && rows.length < Number(days) && (
        <p className="caveat">
          {t('shown from {date}; earlier years open with an account', { date: dateText(reply.open_from) })}
        </p>
      )}
      <MarketPlots days={reply.rows} />
      <Panel label={t('Sessions')}>
        <PanelHead
          title={t('Sessions')}
          note={t('declared totals beside counted ones')}
          asOf={dateText(reply.as_of)}
        />
        <SummaryTable rows={rows} sort={sort} onSort={(chosen) => set({ sort: chosen })} />
      </Panel>
      <PanelFoot source={t('daily prices and declared totals of the exchange')} asOf={reply.as_of} />
    </>
  );
};

const Skeleton = () => (
  <>
    <StatSkeleton label={t('Market over time')} stats={LABELS.map((label) => t(label))} />
    <TableSkeleton label={t('Sessions')} rows={20} columns={7} />
  </>
);

/** The market over time: turnover, shares, trades and breadth by session. */
const MarketSummaryScreen = () => {
  const [{ days }, set] = useAddress(ADDRESS);
  const call = useCall('/data/market-days/', { days: Number(days), ...asOfQuery(useAsOf()) });
  return (
    <>
      <PageHead screen="market-summary" explain={EXPLAIN}>
        <SegmentedControl
          label={t('Sessions')}
          choices={saidChoices(RANGE_CHOICES)}
          value={days}
          onChoose={(chosen) => set({ days: chosen })}
        />
      </PageHead>
      <Suspense fallback={null}>
        <LivePulse />
      </Suspense>
      <Loaded title={t('Market over time')} call={call} skeleton={<Skeleton />}>
        {(reply) => <Summary reply={reply} />}
      </Loaded>
    </>
  );
};

export default MarketSummaryScreen;
