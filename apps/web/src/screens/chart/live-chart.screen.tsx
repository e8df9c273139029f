import '../../features/live/live.css';
import { type Phrase, t } from '@chuli/language';
import { Combobox, SegmentedControl, StatSkeleton, classNames } from '@chuli/ui';
import { useEffect } from 'react';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { LiveFoot } from '../../features/live/live-foot.tsx';
import { LiveLine } from '../../features/live/live-line.tsx';
import { LiveOrLast } from '../../features/live/live-or-last.tsx';
import { StockNote } from '../../features/live/stock-note.tsx';
import { type LiveMarket, useLiveMarket } from '../../shared/live/use-live-market.ts';
import { DepthPanel } from '../../features/chart/depth-panel.tsx';
import { LastTrades } from '../../features/chart/last-trades.tsx';
import type { Resolution } from '../../shared/chart/live-bars.ts';
import { liveChartAddress } from '../../features/chart/live-chart-address.ts';
import { SessionPanel } from '../../features/chart/session-panel.tsx';
import { ShownAs } from '../../features/chart/shown-as.tsx';
import { type StockFigures, figuresOfState, figuresOfSummary } from '../../features/chart/stock-figures.ts';
import { StockStats, stockStatLabels } from '../../features/chart/stock-stats.tsx';
import { type Course, useCourse } from '../../shared/chart/use-course.ts';
import { rememberSymbol } from '../../features/stock/last-symbol.ts';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'Candles of the session: hollow closed above the open, filled below. The empty space is the rest of the session.',
  'The dashed line is the previous close, as the exchange restated it on an ex-date. The other line is the average price of all trades of the session so far (VWAP).',
  'Prices are of contracts of ten shares or more; volume and the average count all of them. Without a live session the last one is shown, with its date.',
];

const RESOLUTION_CHOICES: readonly DeclaredChoice<Resolution>[] = [
  { value: '1', label: '1 min', hint: 'Bars of 1 minute' },
  { value: '5', label: '5 min', hint: 'Bars of 5 minutes' },
  { value: '15', label: '15 min', hint: 'Bars of 15 minutes, five sessions' },
  { value: '30', label: '30 min', hint: 'Bars of 30 minutes, ten sessions' },
  { value: '60', label: '60 min', hint: 'Bars of an hour, twenty sessions' },
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
        label={t('Minutes')}
        choices={translateChoices(RESOLUTION_CHOICES)}
        value={resolution}
        onChoose={(chosen) => set({ resolution: chosen })}
        isNamed
      />
      <ShownAs view={view} onChoose={(chosen) => set({ view: chosen })} />
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

const Shown = ({ symbol, live }: { symbol: string; live: LiveMarket }) => {
  const [{ resolution }] = useAddress(liveChartAddress);
  const isLive = live.market !== null;
  const course = useCourse(symbol, resolution, isLive);
  const figures = useFigures(symbol, live, course);
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
          <SessionPanel symbol={symbol} course={course} figures={figures} />
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
        <LiveLine live={live}>
          <StockNote live={live} symbol={shown} />
        </LiveLine>
        <Shown symbol={shown} live={live} />
        <LiveFoot live={live} source="floorsheet of the exchange" />
      </LiveOrLast>
    </>
  );
};

export default LiveChartScreen;
