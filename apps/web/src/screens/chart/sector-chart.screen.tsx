import '../../features/live/live.css';
import { type TradingDate, tradingDate } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { ChartSkeleton, EmptyState, Panel, PanelHead, SegmentedControl, dateText } from '@chuli/ui';
import { type ComponentProps, useMemo } from 'react';
import { LiveFoot } from '../../features/live/live-foot.tsx';
import { LiveLine } from '../../features/live/live-line.tsx';
import { type LiveMarket, useLiveMarket } from '../../shared/live/use-live-market.ts';
import { EMPTY_REASONS } from '../../shared/chart/empty-reason.ts';
import { type IndexCourse, minutesAhead } from '../../features/chart/index-courses.ts';
import { IndexPicker, indexFigures } from '../../features/chart/index-picker.tsx';
import { OverlayChart } from '../../features/chart/overlay-chart.tsx';
import { OverlayTable } from '../../features/chart/overlay-table.tsx';
import { type SectorRange, sectorChartAddress } from '../../features/chart/sector-chart-address.ts';
import { ShownAs } from '../../features/chart/shown-as.tsx';
import {
  dailyCourse,
  minuteCourse,
  useHistories,
  useIndexMinutes,
  useLiveCourses,
} from '../../features/chart/use-index-courses.ts';
import { useIndexPerformance } from '../../shared/market/use-session.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { PanelFoot } from '../../screen-kit/panel-foot.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'Every line is how far an index has gone in percent: from its previous close within a day, from its first close in a range. Lines that part show which sector leads and which falls behind.',
  'Up to five indices are drawn; click another in the table to add it. The table has every index with its value and change.',
  'Minute values exist for sessions we followed live; older days have daily values only.',
];

const RANGE_CHOICES: readonly DeclaredChoice<SectorRange>[] = [
  { value: '1D', label: '1D', hint: 'The session by the minute' },
  { value: '1M', label: '1M' },
  { value: '3M', label: '3M' },
  { value: '6M', label: '6M' },
  { value: '1Y', label: '1Y' },
  { value: '5Y', label: '5Y' },
];

const Skeleton = () => <ChartSkeleton label={t('Sector chart')} height={470} />;

type OverlayProps = ComponentProps<typeof OverlayChart>;

const Overlay = (props: OverlayProps) => {
  const [{ view }] = useAddress(sectorChartAddress);
  return view === 'table' ? (
    <OverlayTable label={props.label} courses={props.courses} />
  ) : (
    <OverlayChart {...props} />
  );
};

const DailyChart = ({ day }: { day: string }) => {
  const [{ indices, range }] = useAddress(sectorChartAddress);
  const histories = useHistories(indices, range, useIndexPerformance().data?.as_of);
  const failed = histories.find(({ isError }) => isError) ?? histories[0];
  const courses = histories.flatMap(({ data }) => (data === undefined ? [] : [dailyCourse(data)]));
  if (failed === undefined) return <Skeleton />;
  return (
    <Loaded title={t('The chart')} call={failed} skeleton={<Skeleton />}>
      {() => (
        <Overlay label={t('Indices in percent, up to {date}', { date: dateText(day) })} courses={courses} />
      )}
    </Loaded>
  );
};

const SessionChart = ({ day, courses }: { day: TradingDate; courses: readonly IndexCourse[] }) => (
  <Overlay
    label={t('Indices in percent on {date}', { date: dateText(day) })}
    courses={courses}
    ahead={minutesAhead(day, courses)}
  />
);

/** The last session by the minute, where its values are known. */
const ArchivedSession = () => {
  const [{ indices }, set] = useAddress(sectorChartAddress);
  const minutes = useIndexMinutes(indices);
  const histories = useHistories(indices, '1D', useIndexPerformance().data?.as_of);
  const failed = minutes.find(({ isError }) => isError) ?? minutes[0];
  if (failed === undefined) return <Skeleton />;
  const courses = minutes.flatMap(({ data }) => {
    const daily = histories.find((history) => history.data?.symbol === data?.symbol);
    return data === undefined ? [] : [minuteCourse(data, daily?.data)];
  });
  return (
    <Loaded title={t('The chart')} call={failed} skeleton={<Skeleton />}>
      {({ to_date, reason }) =>
        courses.some(({ points }) => points.length > 0) ? (
          <SessionChart day={to_date} courses={courses} />
        ) : (
          <EmptyState
            title={t('Session of {date}', { date: dateText(to_date) })}
            why={t(EMPTY_REASONS[reason ?? 'no-index-minutes'])}
            action={{ label: t('Show three months'), onClick: () => set({ range: '3M' }) }}
          />
        )
      }
    </Loaded>
  );
};

const LiveSession = ({ day }: { day: TradingDate }) => {
  const [{ indices }] = useAddress(sectorChartAddress);
  const courses = useLiveCourses(indices);
  return courses.some(({ points }) => points.length > 0) ? (
    <SessionChart day={day} courses={courses} />
  ) : (
    <Skeleton />
  );
};

const NOTES: Record<'session' | 'range', Phrase> = {
  session: 'percent from the previous close',
  range: 'percent from the first close of the range',
};

const ChartPanel = ({ live }: { live: LiveMarket }) => {
  const [{ range }] = useAddress(sectorChartAddress);
  const day = useIndexPerformance().data?.as_of;
  const shown = range === '1D' && live.market !== null ? live.market.day : day;
  return (
    <Panel label={t('Sector chart')}>
      <PanelHead
        title={t('Indices')}
        note={t(NOTES[range === '1D' ? 'session' : 'range'])}
        asOf={shown === undefined ? undefined : dateText(shown)}
      />
      {range !== '1D' && (day === undefined ? <Skeleton /> : <DailyChart day={day} />)}
      {range === '1D' &&
        (live.market === null ? <ArchivedSession /> : <LiveSession day={tradingDate(live.market.day)} />)}
    </Panel>
  );
};

/** Indices of the market and its sectors over each other. */
const SectorChartScreen = () => {
  const [{ indices, range, view }, set] = useAddress(sectorChartAddress);
  const live = useLiveMarket();
  const performance = useIndexPerformance();
  const rows = performance.data?.rows;
  const figures = useMemo(() => indexFigures(live.state, rows ?? []), [live.state, rows]);
  return (
    <>
      <PageHead screen="sector-chart" explain={EXPLAIN}>
        <SegmentedControl
          label={t('Range')}
          choices={translateChoices(RANGE_CHOICES)}
          value={range}
          onChoose={(chosen) => set({ range: chosen })}
        />
        <ShownAs view={view} onChoose={(chosen) => set({ view: chosen })} />
      </PageHead>
      <LiveLine live={live} />
      <Loaded title={t('Indices')} call={performance} skeleton={<Skeleton />}>
        {({ as_of }) => (
          <>
            <div className="live-chart-columns is-narrow">
              <ChartPanel live={live} />
              <IndexPicker
                figures={figures}
                chosen={indices}
                onChoose={(chosen) => set({ indices: chosen })}
              />
            </div>
            {range === '1D' && live.market !== null ? (
              <LiveFoot live={live} />
            ) : (
              <PanelFoot source={t('index values of the exchange')} asOf={as_of} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
};

export default SectorChartScreen;
