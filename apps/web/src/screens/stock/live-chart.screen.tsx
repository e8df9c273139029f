import '../../features/live/live.css';
import { type Phrase, t } from '@chuli/language';
import {
  ChartSkeleton,
  Combobox,
  EmptyState,
  Panel,
  PanelHead,
  SegmentedControl,
  StatSkeleton,
  classNames,
  dateText,
} from '@chuli/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { LiveFoot } from '../../features/live/live-foot.tsx';
import { LiveLine } from '../../features/live/live-line.tsx';
import { LiveOrLast } from '../../features/live/live-or-last.tsx';
import { type LiveMarket, useLiveMarket } from '../../features/live/use-live-market.ts';
import { DepthPanel } from '../../features/live-chart/depth-panel.tsx';
import { EMPTY_REASONS } from '../../features/live-chart/empty-reason.ts';
import { IntradayChart } from '../../features/live-chart/intraday-chart.tsx';
import { IntradayTable } from '../../features/live-chart/intraday-table.tsx';
import { LastTrades } from '../../features/live-chart/last-trades.tsx';
import { type Resolution, dayOfBar } from '../../features/live-chart/live-bars.ts';
import { liveChartAddress } from '../../features/live-chart/live-chart-address.ts';
import {
  type StockFigures,
  closeBefore,
  figuresOfState,
  figuresOfSummary,
} from '../../features/live-chart/stock-figures.ts';
import { StockStats, stockStatLabels } from '../../features/live-chart/stock-stats.tsx';
import { type Course, useCourse } from '../../features/live-chart/use-course.ts';
import { rememberSymbol } from '../../features/stock/last-symbol.ts';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'Candles of the session: hollow closed above their open, filled below. A new bar stands where its minute stands; room is left for the rest of the session.',
  'The dashed line is the previous close, as the exchange restated it on an ex-date. The other line is the average price of all trades of the session so far (VWAP).',
  'Prices are of contracts of ten shares or more; volume and the average count all of them. Without a live session the last one is shown, with its date.',
];

const RESOLUTION_CHOICES: readonly DeclaredChoice<Resolution>[] = [
  { value: '1', label: '1', hint: 'Bars of 1 minute' },
  { value: '5', label: '5', hint: 'Bars of 5 minutes' },
  { value: '15', label: '15', hint: 'Bars of 15 minutes, five sessions' },
  { value: '30', label: '30', hint: 'Bars of 30 minutes, ten sessions' },
  { value: '60', label: '60', hint: 'Bars of an hour, twenty sessions' },
];

const VIEW_CHOICES: readonly DeclaredChoice<'chart' | 'table'>[] = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];

const Filters = ({ shown }: { shown: string }) => {
  const [{ resolution, view }, set] = useAddress(liveChartAddress);
  const options = useSymbolOptions(useAsOf());
  return (
    <>
      <Combobox
        label={t('Symbol')}
        size={9}
        options={options}
        value={shown}
        onChoose={(symbol) => set({ symbol })}
      />
      <SegmentedControl
        label={t('Minutes in a bar')}
        choices={saidChoices(RESOLUTION_CHOICES)}
        value={resolution}
        onChoose={(chosen) => set({ resolution: chosen })}
      />
      <SegmentedControl
        label={t('Shown as')}
        choices={saidChoices(VIEW_CHOICES)}
        value={view}
        onChoose={(chosen) => set({ view: chosen })}
      />
    </>
  );
};

/** The figures of the session in view: live ones, else those of the last session that is known. */
const useFigures = (symbol: string, live: LiveMarket, { state }: Course): StockFigures | null => {
  const query = { symbol, ...asOfQuery(useAsOf()) };
  const { data } = useCall('/data/v2/market-summary/bysymbol/', query, { enabled: symbol !== '' });
  if (state !== null && live.market !== null) return figuresOfState(live.market.day, state);
  return data?.symbol === symbol ? figuresOfSummary(data) : null;
};

type BarsProps = { symbol: string; course: Course; figures: StockFigures | null };

const Bars = ({ symbol, course: { bars, resolution, call }, figures }: BarsProps) => {
  const [{ view }] = useAddress(liveChartAddress);
  const navigate = useNavigate();
  const href = useCarriedHref();
  const reason = call.data?.reason ?? 'not-traded';
  if (bars.length === 0) {
    return (
      <EmptyState
        title={t('No bars')}
        why={t(EMPTY_REASONS[reason])}
        looser={{
          label: t('Show the daily chart'),
          onAsk: () => void navigate(href('/charts', { symbol })),
        }}
      />
    );
  }
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

const ChartPanel = ({ symbol, course, figures }: BarsProps) => {
  const last = course.bars.at(-1);
  const day = last === undefined ? course.call.data?.to_date : dayOfBar(last);
  return (
    <Panel label={t('Chart')}>
      <PanelHead
        title={symbol}
        note={course.call.data?.name}
        asOf={day === undefined ? undefined : t('Session of {date}', { date: dateText(day) })}
      />
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
};

const Shown = ({ symbol, live }: { symbol: string; live: LiveMarket }) => {
  const [{ resolution }] = useAddress(liveChartAddress);
  const course = useCourse(symbol, resolution, live);
  const figures = useFigures(symbol, live, course);
  const isLive = live.market !== null;
  const isOld = isLive && (live.health.kind === 'stale' || live.health.kind === 'offline');
  return (
    <div className={classNames('contents', isOld && 'is-stale')}>
      {figures === null ? (
        <StatSkeleton label={symbol} stats={stockStatLabels()} />
      ) : (
        <StockStats symbol={symbol} figures={figures} />
      )}
      <div className="live-chart-columns">
        <div>
          <ChartPanel symbol={symbol} course={course} figures={figures} />
        </div>
        <div>
          <DepthPanel
            depth={course.state?.depth ?? null}
            isLive={isLive}
            hasDepth={live.market?.has_depth ?? false}
          />
          <LastTrades symbol={symbol} live={course.state?.trades ?? null} />
        </div>
      </div>
    </div>
  );
};

/** The chart of one stock by the minute, fed live. */
const LiveChartScreen = () => {
  const [{ symbol }, set] = useAddress(liveChartAddress);
  const live = useLiveMarket();
  const shown = useShownSymbol(symbol, useAsOf());
  useEffect(() => {
    if (symbol === '' && shown !== '') set({ symbol: shown }, 'replace');
    else if (symbol !== '') rememberSymbol(symbol);
  }, [symbol, shown, set]);
  return (
    <>
      <PageHead screen="live-chart" explain={EXPLAIN}>
        <Filters shown={shown} />
      </PageHead>
      <LiveOrLast
        live={live}
        title={t('The chart')}
        skeleton={<StatSkeleton label={t('Price')} stats={stockStatLabels()} />}
      >
        <LiveLine live={live} />
        <Shown symbol={shown} live={live} />
        <LiveFoot live={live} source="floorsheet of the exchange" />
      </LiveOrLast>
    </>
  );
};

export default LiveChartScreen;
