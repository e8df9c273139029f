import { t } from '@chuli/language';
import {
  ChartSkeleton,
  type Column,
  DataTable,
  EmptyState,
  Panel,
  PanelHead,
  dateText,
  localRows,
} from '@chuli/ui';
import { useNavigate } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { DailyInstead } from './daily-instead.tsx';
import { EMPTY_REASONS } from '../../shared/chart/empty-reason.ts';
import { IntradayChart } from './intraday-chart.tsx';
import { type ChartBar, dayOfBar } from '../../shared/chart/live-bars.ts';
import { liveChartAddress } from './live-chart-address.ts';
import { type StockFigures, closeBefore } from './stock-figures.ts';
import type { Course } from '../../shared/chart/use-course.ts';
import { useMemo } from 'react';

const COLUMNS: readonly Column<ChartBar>[] = [
  { id: 'time', label: 'Time', format: 'time', value: ({ time }) => new Date(time * 1_000).toISOString() },
  { id: 'date', label: 'Date', format: 'date', priority: 2, value: dayOfBar },
  { key: 'open', label: 'Open', format: 'rupees', priority: 2, unknown: 'Odd lots alone set no price' },
  { key: 'high', label: 'High', format: 'rupees', priority: 2, unknown: 'Odd lots alone set no price' },
  { key: 'low', label: 'Low', format: 'rupees', priority: 2, unknown: 'Odd lots alone set no price' },
  { key: 'close', label: 'Close', format: 'rupees', unknown: 'Odd lots alone set no price' },
  { key: 'volume', label: 'Volume', format: 'quantity' },
  { key: 'amount', label: 'Turnover', format: 'amount' },
  { key: 'trades', label: 'Trades', format: 'quantity', priority: 2 },
];

/** The figures behind the chart, newest first. */
const IntradayTable = ({ label, bars }: { label: string; bars: readonly ChartBar[] }) => {
  const source = useMemo(() => localRows(bars.toReversed()), [bars]);
  return <DataTable label={label} columns={COLUMNS} source={source} scrolls="page" />;
};

type BarsProps = { symbol: string; course: Course; figures: StockFigures | null };

/** The trades of the session are known, their moments are not: its days can be drawn, its minutes cannot. */
const isWithoutTimes = ({ bars, call }: Course): boolean =>
  bars.length === 0 && call.data?.reason === 'no-trade-times';

const NoBars = ({ symbol, course: { call } }: Omit<BarsProps, 'figures'>) => {
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  return (
    <EmptyState
      title={t('No bars')}
      why={t(EMPTY_REASONS[call.data?.reason ?? 'not-traded'])}
      action={{
        label: t('Show the daily chart'),
        onClick: () => void navigate(href('/charts', { symbol })),
      }}
    />
  );
};

const Bars = ({ symbol, course, figures }: BarsProps) => {
  const [{ view }] = useAddress(liveChartAddress);
  const { bars, resolution } = course;
  if (isWithoutTimes(course)) return <DailyInstead symbol={symbol} view={view} />;
  if (bars.length === 0) return <NoBars symbol={symbol} course={course} />;
  const label = t('{symbol}, bars of {minutes} minutes', { symbol, minutes: resolution });
  return view === 'table' ? (
    <IntradayTable label={label} bars={bars} />
  ) : (
    <IntradayChart
      label={label}
      bars={bars}
      resolution={resolution}
      previousClose={closeBefore(figures, bars.at(-1))}
    />
  );
};

const Head = ({ symbol, course }: Omit<BarsProps, 'figures'>) => {
  const last = course.bars.at(-1);
  const day = last === undefined ? course.call.data?.to_date : dayOfBar(last);
  const date = day === undefined ? undefined : dateText(day);
  if (isWithoutTimes(course))
    return <PanelHead title={symbol} note={t('daily, no trade times for this session')} asOf={date} />;
  return (
    <PanelHead
      title={symbol}
      note={course.call.data?.name}
      asOf={date === undefined ? undefined : t('Session of {date}', { date })}
    />
  );
};

/** The session of a stock by the minute, or its days where the minutes are not known. */
export const SessionPanel = ({ symbol, course, figures }: BarsProps) => (
  <Panel label={t('Chart')}>
    <Head symbol={symbol} course={course} />
    {course.bars.length > 0 ? (
      <Bars symbol={symbol} course={course} figures={figures} />
    ) : (
      <Loaded
        title={t('The chart')}
        call={course.call}
        skeleton={<ChartSkeleton label={t('Chart')} height={540} />}
      >
        {() => <Bars symbol={symbol} course={course} figures={figures} />}
      </Loaded>
    )}
  </Panel>
);
