import './wall.css';
import { t } from '@chuli/language';
import {
  type BarSpan,
  type ChartRange,
  ChartSkeleton,
  type ChartWindow,
  type DrawingControl,
  EmptyState,
  PriceChart,
  type PriceBar,
  type PriceChartHandle,
  type PriceMark,
  dateText,
  rangeBegins,
  resample,
  type TimeLink,
  useTimeLink,
} from '@chuli/ui';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { INTERVAL_NAMES, isMinutes, ofDays } from '../../../shared/chart/chart-interval.ts';
import { marksOf } from '../../../shared/chart/chart-marks.ts';
import { EMPTY_REASONS } from '../../../shared/chart/empty-reason.ts';
import type { Resolution } from '../../../shared/chart/live-bars.ts';
import { minuteBars } from '../../../shared/chart/minute-bars.ts';
import { type History, useHistory } from '../../../shared/chart/use-history.ts';
import { useIndicatorLines } from '../../../shared/chart/use-indicator-lines.ts';
import { useMinutes } from '../../../shared/chart/use-minutes.ts';
import { NoBarNote } from './no-bar-note.tsx';
import type { WallCell, WallLink } from './wall-address.ts';

type CellChartProps = {
  /** Which of the charts that are linked this is. */
  index: number;
  cell: WallCell;
  range: ChartRange;
  links: readonly WallLink[];
  link: TimeLink;
  /** Left out where nothing is drawn, as in a page of somebody else. */
  drawing?: DrawingControl;
  handle?: RefObject<PriceChartHandle | null>;
  /** Where there are no minutes, the way to days. */
  onDaily: () => void;
};

const NO_MARKS: readonly PriceMark[] = [];
const SKELETON_HEIGHT = 160;

const Waiting = () => <ChartSkeleton label={t('Chart')} height={SKELETON_HEIGHT} />;

type BarsProps = CellChartProps & {
  bars: readonly PriceBar[];
  marks: readonly PriceMark[];
  span: BarSpan;
  course: string;
  between: ChartWindow | null;
};

const CellBars = (props: BarsProps) => {
  const { index, cell, range, links, link, bars, marks, span, course, between, drawing } = props;
  const own = useRef<PriceChartHandle>(null);
  const handle = props.handle ?? own;
  const lines = useIndicatorLines(bars, cell.indicators);
  const linked = useTimeLink({
    link,
    index,
    isPointLinked: links.includes('crosshair'),
    isLookLinked: links.includes('range'),
    bars,
    span,
    handle,
  });
  return (
    <>
      <PriceChart
        ref={handle}
        label={t('{symbol}, {interval} {type}', {
          symbol: cell.symbol,
          interval: t(INTERVAL_NAMES[cell.interval]),
          type: t('candles'),
        })}
        course={course}
        bars={bars}
        marks={marks}
        {...lines}
        range={range}
        between={between}
        {...(drawing !== undefined && { drawing })}
        {...linked}
      />
      {links.includes('crosshair') && <NoBarNote link={link} bars={bars} span={span} />}
    </>
  );
};

/** Charts that are linked by their range begin on the same day, also where the stock was listed later. */
const useSharedWindow = ({ range, links }: CellChartProps, { as_of }: History): ChartWindow | null => {
  const from = links.includes('range') ? rangeBegins(as_of, range) : null;
  return useMemo(() => (from === null ? null : { from, to: as_of }), [from, as_of]);
};

const DayBars = ({ history, ...props }: CellChartProps & { history: History }) => {
  const { cell } = props;
  const span = ofDays(cell.interval);
  const bars = useMemo(() => resample(history.rows, span), [history.rows, span]);
  const marks = useMemo(() => marksOf(history), [history]);
  const between = useSharedWindow(props, history);
  if (bars.length === 0)
    return (
      <EmptyState
        title={t('No bars')}
        why={t('{symbol} has not traded up to {date}.', {
          symbol: cell.symbol,
          date: dateText(history.as_of),
        })}
      />
    );
  const course = [history.symbol, span, history.as_of].join(' ');
  return <CellBars {...props} bars={bars} marks={marks} span={span} course={course} between={between} />;
};

const Days = (props: CellChartProps): ReactNode => (
  <Loaded title={t('The chart')} call={useHistory(props.cell.symbol, 'adjusted')} skeleton={<Waiting />}>
    {(history) => <DayBars {...props} history={history} />}
  </Loaded>
);

const Minutes = ({ interval, ...props }: CellChartProps & { interval: Resolution }) => {
  const { cell, onDaily } = props;
  const course = useMinutes(cell.symbol, interval);
  const bars = useMemo(() => minuteBars(course.bars), [course.bars]);
  return (
    <Loaded title={t('The chart')} call={course.call} skeleton={<Waiting />}>
      {(reply) =>
        bars.length === 0 ? (
          <EmptyState
            title={t('No minute bars')}
            why={t(EMPTY_REASONS[reply.reason ?? 'not-traded'])}
            action={{ label: t('Show the daily chart'), onClick: onDaily }}
          />
        ) : (
          <CellBars
            {...props}
            bars={bars}
            marks={NO_MARKS}
            span={Number(interval)}
            course={[reply.symbol, interval, reply.as_of].join(' ')}
            between={null}
          />
        )
      }
    </Loaded>
  );
};

/** The chart of one cell, of days or of minutes. */
export const CellChart = (props: CellChartProps) => {
  const { interval } = props.cell;
  return isMinutes(interval) ? <Minutes {...props} interval={interval} /> : <Days {...props} />;
};
