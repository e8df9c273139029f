import './plot.css';
import { t } from '@chuli/language';
import {
  PLOT_HEIGHT,
  Panel,
  PanelHead,
  Plot,
  dateText,
  heightOf,
  scaleOf,
  ticksOf,
  useWalk,
} from '@chuli/ui';
import { useMemo } from 'react';
import { meanOf } from '../market/market-days.ts';

const HEIGHT = 150;
const WIDTH = 0.76;
const FLAT = { low: 0, high: 1 };
const LABELS = 5;
const LONG = 300;

export type Columns = {
  /** Drawn up from zero, and those under it down. */
  readonly up: readonly (number | null)[];
  readonly down?: readonly (number | null)[];
  /** A course over them on the same scale; unknown places are passed over. */
  readonly line?: readonly (number | null)[];
};

/** Columns of equal width from zero. */
export const columnPath = (values: readonly (number | null)[], y: (value: number) => number): string =>
  values
    .map((value, slot) => {
      if (value === null || value === 0) return '';
      return `M${slot + (1 - WIDTH) / 2} ${y(0).toFixed(1)}h${WIDTH}V${y(value).toFixed(1)}h${-WIDTH}z`;
    })
    .join('');

const linePath = (values: readonly (number | null)[], y: (value: number) => number): string =>
  values
    .flatMap((value, slot) => (value === null ? [] : [`${slot + 0.5} ${y(value).toFixed(1)}`]))
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${point}`)
    .join('');

const underOf = (dates: readonly string[]): { slot: number; text: string }[] => {
  const step = Math.max(1, Math.ceil(dates.length / LABELS));
  return dates.flatMap((date, slot) =>
    slot % step === 0 ? [{ slot, text: dates.length > LONG ? date.slice(0, 7) : date.slice(5) }] : [],
  );
};

type ColumnsPlotProps = {
  title: string;
  dates: readonly string[];
  columns: Columns;
  /** A figure on the axis, and the same read out in full. */
  axisText: (value: number) => string;
  readText: (index: number) => string;
  /** What the head says beside the title. */
  note?: string;
  /** Sessions with which something began, marked by a line across the drawing. */
  begins?: readonly number[];
};

const NONE: readonly number[] = [];

const usePaths = ({ up, down, line = NONE }: Columns, slots: number) =>
  useMemo(() => {
    const negative = (down ?? []).map((value) => (value === null ? null : -value));
    const drawn = scaleOf([0, ...up, ...negative, ...line], 0.04) ?? FLAT;
    const scale = down === undefined ? { ...drawn, low: 0 } : drawn;
    const y = heightOf(scale);
    const average = down === undefined && line.length === 0 ? meanOf(up) : null;
    return {
      scale,
      upPath: columnPath(up, y),
      downPath: columnPath(negative, y),
      course: linePath(line, y),
      mean: average === null ? null : { at: average, path: `M0 ${y(average)}H${slots}` },
    };
  }, [up, down, line, slots]);

/** One figure of the market by session; with two sides what rose stands over what fell. */
export const ColumnsPlot = ({
  title,
  dates,
  columns,
  axisText,
  readText,
  note,
  begins = NONE,
}: ColumnsPlotProps) => {
  const walk = useWalk(dates.length);
  const { down } = columns;
  const { scale, upPath, downPath, course, mean } = usePaths(columns, dates.length);
  const date = dates[walk.index];
  if (date === undefined) return null;
  const figure = readText(walk.index);
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={note ?? (mean === null ? undefined : t('avg {figure}', { figure: axisText(mean.at) }))}
      />
      <Plot
        label={title}
        height={HEIGHT}
        slots={dates.length}
        scale={scale}
        ticks={ticksOf(scale, 3).map((at) => ({ at, text: axisText(Math.abs(at)) }))}
        under={underOf(dates)}
        places={dates.map((_, slot) => slot)}
        walk={walk}
        spoken={`${dateText(date)}, ${figure}`}
        readout={
          <>
            <b>{dateText(date)}</b> {figure}
          </>
        }
      >
        <path className={down === undefined ? 'fill' : 'columns-up'} d={upPath} />
        {down !== undefined && <path className="columns-down" d={downPath} />}
        {course !== '' && <path className="stroke" d={course} />}
        {mean !== null && <path className="stroke is-dashed tone-s1" d={mean.path} />}
        {begins.map((slot) => (
          <path key={slot} className="stroke is-dashed plot-begins" d={`M${slot} 0V${PLOT_HEIGHT}`} />
        ))}
      </Plot>
    </Panel>
  );
};
