import '../../shared/chart/plot.css';
import { fromRupees, instant, percentageChange } from '@chuli/kernel';
import { t } from '@chuli/language';
import {
  PHONE,
  Value,
  dateText,
  kathmanduTime,
  quantityText,
  rupeesText,
  signedPercentText,
  useMedia,
  type EndLabel,
  Plot,
  heightOf,
  scaleOf,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { useMemo } from 'react';
import { candlePaths, linePath, volumePath } from './bar-paths.ts';
import { slotLabels, slotOf, slotsOf } from './day-slots.ts';
import { type ChartBar, averagePrices, dayOfBar } from '../../shared/chart/live-bars.ts';

const HEIGHT = { desk: 540, phone: 300 };
const FLAT = { low: 0, high: 1 };

type IntradayChartProps = {
  label: string;
  bars: readonly ChartBar[];
  /** Minutes in a bar. */
  resolution: number;
  /** Of the last session in view; null where it is not known. */
  previousClose: number | null;
};

/** Everything that follows from the bars alone. */
const drawingOf = ({ bars, resolution, previousClose }: Omit<IntradayChartProps, 'label'>) => {
  const slots = slotsOf(bars, resolution);
  const placed = bars.map((bar) => ({ bar, slot: slotOf(slots, bar, resolution) }));
  const averages = averagePrices(bars);
  const prices = bars.flatMap(({ high, low }) => [high, low]);
  const scale = scaleOf([...prices, ...averages, previousClose]) ?? FLAT;
  const y = heightOf(scale);
  const average = placed.map(({ bar, slot }, index) => {
    const before = bars[index - 1];
    const isFirst = before === undefined || dayOfBar(before) !== dayOfBar(bar);
    return { slot, value: averages[index] ?? null, isFirst };
  });
  return {
    slots,
    placed,
    averages,
    scale,
    candles: candlePaths(placed, y),
    volume: volumePath(placed),
    average: linePath(average, y),
    /** The close before the last session lies under that session alone. */
    previous:
      previousClose === null ? '' : `M${slots.days.at(-1)?.first ?? 0} ${y(previousClose)}H${slots.count}`,
  };
};

const timeOf = ({ time }: ChartBar): string => kathmanduTime(instant(time * 1_000)).slice(0, 5);

const priceText = (price: number | null): string => (price === null ? t('unknown') : rupeesText(price));

type ReadoutProps = { bar: ChartBar; average: number | null; previousClose: number | null };

const changeOf = ({ bar: { close }, previousClose }: Omit<ReadoutProps, 'average'>): number | null =>
  close === null || previousClose === null
    ? null
    : percentageChange(fromRupees(close), fromRupees(previousClose));

const FIGURES = [
  ['O', 'open'],
  ['H', 'high'],
  ['L', 'low'],
  ['C', 'close'],
] as const;

const Readout = ({ bar, average, previousClose }: ReadoutProps) => {
  const change = changeOf({ bar, previousClose });
  return (
    <>
      <span>
        <b>{timeOf(bar)}</b> {dateText(dayOfBar(bar))}
      </span>
      {FIGURES.map(([letter, key]) => (
        <span key={key}>
          {letter}{' '}
          <b>
            {bar[key] === null ? (
              <Value format="rupees" value={null} unknown={t('Odd lots alone set no price')} />
            ) : (
              rupeesText(bar[key])
            )}
          </b>
        </span>
      ))}
      {change !== null && <Value format="percent" value={change} />}
      <span>
        {t('Vol')} <b>{quantityText(bar.volume ?? 0)}</b>
      </span>
      {average !== null && (
        <span>
          <span className="tone-s2">{'VWAP'}</span> <b>{rupeesText(average)}</b>
        </span>
      )}
    </>
  );
};

const spokenOf = (props: ReadoutProps): string => {
  const { bar } = props;
  const change = changeOf(props);
  return [
    `${dateText(dayOfBar(bar))} ${timeOf(bar)}`,
    t('open {price}', { price: priceText(bar.open) }),
    t('high {price}', { price: priceText(bar.high) }),
    t('low {price}', { price: priceText(bar.low) }),
    t('close {price}', { price: priceText(bar.close) }),
    ...(change === null ? [] : [t('change {percent} percent', { percent: signedPercentText(change) })]),
    t('volume {shares}', { shares: quantityText(bar.volume ?? 0) }),
  ].join(', ');
};

const endsOf = (
  bars: readonly ChartBar[],
  average: number | null,
  previousClose: number | null,
): EndLabel[] => {
  const close = bars.findLast((bar) => bar.close !== null)?.close ?? null;
  const ends = [
    { id: 'previous', at: previousClose, tone: 'tone-s5' },
    { id: 'average', at: average, tone: 'tone-s2' },
    { id: 'last', at: close, tone: 'dir-none' },
  ];
  return ends.flatMap(({ id, at, tone }) => (at === null ? [] : [{ id, at, tone, text: rupeesText(at) }]));
};

/** Candles of one session or a few, with the average price, the close before and the volume. */
export const IntradayChart = ({ label, bars, resolution, previousClose }: IntradayChartProps) => {
  const height = useMedia(PHONE) ? HEIGHT.phone : HEIGHT.desk;
  const walk = useWalk(bars.length);
  const drawing = useMemo(
    () => drawingOf({ bars, resolution, previousClose }),
    [bars, resolution, previousClose],
  );
  const { slots, placed, averages, scale, candles } = drawing;
  const bar = bars[walk.index];
  if (bar === undefined) return null;
  const isOfLastDay = dayOfBar(bar) === slots.days.at(-1)?.day;
  const read = {
    bar,
    average: averages[walk.index] ?? null,
    previousClose: isOfLastDay ? previousClose : null,
  };
  return (
    <Plot
      label={label}
      height={height}
      slots={slots.count}
      scale={scale}
      ticks={ticksOf(scale, height / 60).map((at) => ({ at, text: rupeesText(at) }))}
      under={slotLabels(slots, resolution)}
      ends={endsOf(bars, averages.at(-1) ?? null, previousClose)}
      places={placed.map(({ slot }) => slot)}
      walk={walk}
      readout={<Readout {...read} />}
      spoken={spokenOf(read)}
    >
      <path className="fill" d={drawing.volume} />
      <path className="stroke is-dashed tone-s5" d={drawing.previous} />
      <path className="candle-up" d={candles.up} />
      <path className="candle-down" d={candles.down} />
      <path className="stroke tone-s2" d={drawing.average} />
    </Plot>
  );
};
