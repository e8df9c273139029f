import { t } from '@chuli/language';
import { type PointerEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { dateText } from '../formats/date-text.ts';
import { rupeesText, signedQuantityText } from '../formats/number-text.ts';
import { useSize } from '../use-size.ts';
import { linear, niceTicks, spreadLabels } from './scale.ts';

export type Line = {
  id: string;
  label: string;
  /** Null where unknown: dashes lead over it. */
  values: readonly (number | null)[];
  direction: 'up' | 'down';
  isFirst: boolean;
};

type LinesChartProps = {
  label: string;
  /** One label a point, shared by all lines. */
  points: readonly string[];
  lines: readonly Line[];
  /** Drawn dashed on a scale of its own; null where unknown. */
  price: readonly (number | null)[] | null;
  height: number;
};

const LEFT = 6;
const RIGHT = 58;
const TOP = 14;
const BOTTOM = 20;

const pathOf = (
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string => {
  let isDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const command = isDown ? 'L' : 'M';
      isDown = true;
      return `${command}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
};

/** From the last known point before each hole to the first after it. */
const bridgesOf = (
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string => {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  return known
    .map(({ value, index }, place) => {
      const next = known[place + 1];
      if (next === undefined || next.index === index + 1) return '';
      return `M${x(index).toFixed(1)} ${y(value).toFixed(1)}L${x(next.index).toFixed(1)} ${y(next.value).toFixed(1)}`;
    })
    .join('');
};

/** About one date label for each 110 pixels, the last one always. */
const labelledPoints = (count: number, width: number): number[] => {
  const wanted = Math.max(2, Math.min(count, Math.floor(width / 110)));
  const indexes = Array.from({ length: wanted }, (_, i) =>
    Math.round((i * (count - 1)) / Math.max(1, wanted - 1)),
  );
  return [...new Set(indexes)];
};

type Scales = {
  x: (index: number) => number;
  y: (value: number) => number;
  yPrice: (value: number) => number;
  ticks: number[];
};

const scalesOf = ({ points, lines, price, height }: LinesChartProps, width: number): Scales => {
  const all = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const [lowest, highest] = [Math.min(0, ...all), Math.max(0, ...all)];
  const closes = (price ?? []).filter((value) => value !== null);
  const vertical = [height - BOTTOM, TOP] as const;
  return {
    x: linear([0, Math.max(1, points.length - 1)], [LEFT, width - RIGHT]),
    y: linear([lowest, highest], vertical),
    yPrice: linear([Math.min(...closes), Math.max(...closes)], vertical),
    ticks: niceTicks(lowest, highest, 6),
  };
};

type EndLabel = { id: string; text: string; y: number; className: string };

const endLabels = ({ lines, price, height }: LinesChartProps, { y, yPrice }: Scales): EndLabel[] => {
  const labels = lines.map((line) => ({
    id: line.id,
    text: line.label,
    y: y(line.values.findLast((value) => value !== null) ?? 0),
    className: classNames('axis is-strong', line.direction),
  }));
  const lastPrice = price?.findLast((value) => value !== null);
  if (lastPrice !== null && lastPrice !== undefined) {
    labels.push({ id: 'price', text: rupeesText(lastPrice), y: yPrice(lastPrice), className: 'axis' });
  }
  const placed = spreadLabels(
    labels.map((label) => label.y),
    12,
    height - BOTTOM,
  );
  for (const [index, label] of labels.entries()) label.y = placed[index] ?? label.y;
  return labels;
};

const readout = ({ points, lines, price }: LinesChartProps, index: number): string => {
  const nets = lines.map((line) => {
    const value = line.values[index] ?? null;
    return `${line.label} ${value === null ? '–' : signedQuantityText(value)}`;
  });
  const close = price?.[index];
  return [
    dateText(points[index] ?? ''),
    ...nets,
    ...(typeof close === 'number' ? [t('close {price}', { price: rupeesText(close) })] : []),
  ].join(' · ');
};

const describe = (props: LinesChartProps): string =>
  t('{label}. At the end: {figures}', {
    label: props.label,
    figures: readout(props, props.points.length - 1),
  });

const Axes = ({ props, scales, width }: { props: LinesChartProps; scales: Scales; width: number }) => (
  <>
    {scales.ticks.map((tick) => (
      <path
        key={tick}
        className={tick === 0 ? 'zero' : 'grid'}
        d={`M${LEFT} ${scales.y(tick)}H${width - RIGHT}`}
      />
    ))}
    {labelledPoints(props.points.length, width).map((index) => (
      <text
        key={index}
        className="axis"
        x={scales.x(index)}
        y={props.height - 4}
        textAnchor={index === 0 ? 'start' : 'middle'}
      >
        {dateText(props.points[index]?.slice(5) ?? '')}
      </text>
    ))}
    {endLabels(props, scales).map((end) => (
      <text key={end.id} className={end.className} x={width - RIGHT + 6} y={end.y + 3.5}>
        {end.text}
      </text>
    ))}
  </>
);

const Courses = ({ lines, price, scales }: Pick<LinesChartProps, 'lines' | 'price'> & { scales: Scales }) => (
  <>
    {price !== null && <path className="line is-price" d={pathOf(price, scales.x, scales.yPrice)} />}
    {lines.map((line) => {
      const look = classNames('line', `is-${line.direction}`, line.isFirst && 'is-first');
      return (
        <g key={line.id}>
          <path className={look} d={pathOf(line.values, scales.x, scales.y)} />
          <path className={`${look} is-bridge`} d={bridgesOf(line.values, scales.x, scales.y)} />
        </g>
      );
    })}
  </>
);

/** Running net of the largest brokers each way, with the price dashed behind; the figures of a session on hover. */
export const LinesChart = (props: LinesChartProps) => {
  const { points, lines, price, height } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [hovered, setHovered] = useState<number | null>(null);
  const scales = scalesOf(props, width);
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const left = event.currentTarget.getBoundingClientRect().left;
    const share = (event.clientX - left - LEFT) / Math.max(1, width - LEFT - RIGHT);
    setHovered(Math.min(Math.max(Math.round(share * (points.length - 1)), 0), points.length - 1));
  };
  return (
    <div ref={box} className="relative" style={{ height }}>
      {hovered !== null && (
        <div className="readout absolute -top-2 left-1" aria-hidden>
          {readout(props, hovered)}
        </div>
      )}
      {width > 0 && (
        <svg
          className="svg-chart"
          height={height}
          role="img"
          aria-label={describe(props)}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setHovered(null)}
        >
          <Axes props={props} scales={scales} width={width} />
          <Courses lines={lines} price={price} scales={scales} />
          {hovered !== null && (
            <path className="crosshair" d={`M${scales.x(hovered)} ${TOP}V${height - BOTTOM}`} />
          )}
        </svg>
      )}
    </div>
  );
};
