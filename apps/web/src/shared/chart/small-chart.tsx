import { digits, t } from '@chuli/language';
import {
  type ChartLine,
  ChartSkeleton,
  type ChartWindow,
  type Interval,
  PanelHead,
  type PriceBar,
  PriceChart,
  resample,
} from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import type { ChosenIndicator } from './chosen-indicators.ts';
import { type History, useHistory } from './use-history.ts';
import { useIndicatorLines } from './use-indicator-lines.ts';

/** What a small chart shows, and what its head says of it. */
export type DrawnOnChart = {
  title: string;
  note: string;
  interval: Interval;
  /** How many of the newest bars are in view; half a year of them without it. */
  newest?: number;
  /** The session that is looked at, where it is not the newest: half a year up to it, and a month after. */
  around?: string;
  linesOn: (bars: readonly PriceBar[]) => readonly ChartLine[];
  indicators: readonly ChosenIndicator[];
};

const NONE: never[] = [];
const noLines = (): readonly ChartLine[] => NONE;

/** Six months of daily candles; around a session where it is not the newest. */
export const halfYear = (around?: string): DrawnOnChart => ({
  ...(around !== undefined && { around }),
  title: t('Price'),
  note: t('six months, adjusted'),
  interval: 'D',
  linesOn: noLines,
  indicators: NONE,
});

type BarsProps = { symbol: string; history: History; drawn: DrawnOnChart };

const [BEFORE, AFTER] = [120, 20];

const windowAround = (bars: readonly PriceBar[], day: string): ChartWindow | null => {
  const place = bars.findLastIndex(({ date }) => date <= day);
  const [from, to] = [bars[Math.max(0, place - BEFORE)], bars[Math.min(bars.length - 1, place + AFTER)]];
  return place < 0 || from === undefined || to === undefined ? null : { from: from.date, to: to.date };
};

const windowOf = (bars: readonly PriceBar[], newest: number | undefined): ChartWindow | null => {
  const [from, to] = [bars.at(-(newest ?? 0)) ?? bars[0], bars.at(-1)];
  return newest === undefined || from === undefined || to === undefined
    ? null
    : { from: from.date, to: to.date };
};

const Bars = ({ symbol, history, drawn: { interval, newest, around, linesOn, indicators } }: BarsProps) => {
  const bars = useMemo(() => resample(history.rows, interval), [history, interval]);
  const between = useMemo(
    () => (around === undefined ? windowOf(bars, newest) : windowAround(bars, around)),
    [bars, newest, around],
  );
  const { overlays: computed } = useIndicatorLines(bars, indicators);
  const overlays = useMemo(() => [...linesOn(bars), ...computed], [linesOn, bars, computed]);
  return (
    <PriceChart
      label={
        interval === 'D'
          ? t('{symbol}, daily candles', { symbol })
          : t('{symbol}, weekly candles', { symbol })
      }
      bars={bars}
      marks={NONE}
      overlays={overlays}
      range="6M"
      between={between}
    />
  );
};

type SmallChartProps = {
  symbol: string;
  drawn?: DrawnOnChart;
  /** The whole chart, where it is not that of a stock. */
  to?: string;
};

/** The last months of a stock or an index, with the way to the whole chart. */
export const SmallChart = ({ symbol, drawn = halfYear(), to }: SmallChartProps) => {
  const href = useHrefWithAsOf();
  const call = useHistory(symbol, 'adjusted');
  const last = call.data?.rows.at(-1)?.date;
  return (
    <section className="panel h-[380px]" aria-label={`${drawn.title}, ${drawn.note}`}>
      <PanelHead title={drawn.title} note={drawn.note} asOf={last === undefined ? undefined : digits(last)}>
        <Link className="text-accent" to={to ?? href('/stock-profile', { symbol, tab: 'chart' })}>
          {t('Chart')}
        </Link>
      </PanelHead>
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={320} />}>
        {(history) => <Bars symbol={symbol} history={history} drawn={drawn} />}
      </Loaded>
    </section>
  );
};
