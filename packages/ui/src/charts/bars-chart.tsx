import { useRef } from 'react';
import { signedQuantityText, trueMinus } from '../formats/number-text.ts';
import { useSize } from '../use-size.ts';
import { linear, niceTicks } from './scale.ts';
import { type Phrase, digits, t } from '@chuli/language';

type CompactUnit = { name: Phrase | null; size: number };

const UNITS: readonly CompactUnit[] = [
  { name: null, size: 1 },
  { name: 'thousand', size: 1e3 },
  { name: 'lakh', size: 1e5 },
  { name: 'crore', size: 1e7 },
  { name: 'arab', size: 1e9 },
];

/** One unit for a whole axis: the largest in which the greatest value has at least two digits. */
const unitFor = (greatest: number): CompactUnit =>
  UNITS.findLast(({ size }) => greatest / size >= 10) ?? { name: null, size: 1 };

/** `thousand`, and nothing where figures are written out. */
const unitText = ({ name }: CompactUnit): string => (name === null ? '' : t(name));

const inUnit = (value: number, { size }: CompactUnit): string => {
  const scaled = value / size;
  const decimals = size > 1 && Math.abs(scaled) < 10 && scaled !== Math.round(scaled) ? 1 : 0;
  return digits(trueMinus(scaled.toFixed(decimals)));
};

export type Bar = { id: string; label: string; value: number };

type BarsChartProps = {
  label: string;
  /** In the order to be drawn: largest bought first, largest sold last. */
  bars: readonly Bar[];
  height: number;
  /** Buyers and sellers have their colours; sizes alone have none. */
  tone?: 'direction' | 'plain';
  /** Written in full on hover. */
  describe?: (value: number) => string;
  onPick?: (id: string) => void;
};

const LEFT = 44;
const TOP = 18;
const BOTTOM = 16;

/** A gap stands between buyers and sellers. */
const slots = (bars: readonly Bar[]): number =>
  bars.length + (bars.some((b) => b.value < 0) && bars.some((b) => b.value >= 0) ? 0.6 : 0);

type ColumnProps = {
  bar: Bar;
  x: number;
  width: number;
  y: (value: number) => number;
  unit: CompactUnit;
  tone: 'direction' | 'plain';
  title: string;
  onPick: ((id: string) => void) | undefined;
};

const BarColumn = ({ bar, x, width, y, unit, tone, title, onPick }: ColumnProps) => {
  const isUp = bar.value >= 0;
  const top = y(Math.max(bar.value, 0));
  const height = Math.max(1.5, Math.abs(y(bar.value) - y(0)));
  const middle = x + width / 2;
  return (
    <g onClick={() => onPick?.(bar.id)}>
      <title>{title}</title>
      <rect
        className={tone === 'plain' ? 'plain' : isUp ? 'up' : 'down'}
        x={x}
        y={isUp ? top : y(0)}
        width={width}
        height={height}
        rx={1}
      />
      <text className="axis is-strong" x={middle} y={isUp ? y(0) + 13 : y(0) - 5} textAnchor="middle">
        {bar.label}
      </text>
      <text className="axis" x={middle} y={isUp ? top - 4 : y(0) + height + 12} textAnchor="middle">
        {inUnit(Math.abs(bar.value), unit)}
      </text>
      <rect className="hit" x={x - 2} y={0} width={width + 4} height="100%" />
    </g>
  );
};

const summary = (bars: readonly Bar[]): string =>
  bars.map((bar) => `${bar.label} ${signedQuantityText(bar.value)}`).join(', ');

/** The unit in which the bars are labelled, for the heading: `thousand`. */
export const barsUnit = (bars: readonly Bar[]): string =>
  unitText(unitFor(Math.max(0, ...bars.map((bar) => Math.abs(bar.value)))));

/** Net by broker or stock: largest each way, buyers up, sellers down. */
export const BarsChart = ({
  label,
  bars,
  height,
  tone = 'direction',
  describe = signedQuantityText,
  onPick,
}: BarsChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const values = bars.map((bar) => bar.value);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const room = (highest - lowest) * 0.06 || 1;
  const unit = unitFor(Math.max(highest, -lowest));
  const y = linear([lowest - room, highest + room], [height - BOTTOM, TOP]);
  const step = (width - LEFT) / Math.max(1, slots(bars));
  const place = (index: number, value: number): number =>
    LEFT + (index + (value < 0 ? slots(bars) - bars.length : 0)) * step;
  return (
    <div ref={box} style={{ height }}>
      {width > 0 && (
        <svg className="svg-chart" height={height} role="img" aria-label={`${label}: ${summary(bars)}`}>
          {niceTicks(lowest, highest, 6).map((tick) => (
            <g key={tick}>
              <path className={tick === 0 ? 'zero' : 'grid'} d={`M${LEFT - 6} ${y(tick)}H${width}`} />
              <text className="axis" x={LEFT - 10} y={y(tick) + 3.5} textAnchor="end">
                {inUnit(tick, unit)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <BarColumn
              key={bar.id}
              bar={bar}
              x={place(index, bar.value) + step * 0.08}
              width={Math.max(2, step * 0.84)}
              y={y}
              unit={unit}
              tone={tone}
              title={`${bar.label}: ${describe(bar.value)}`}
              onPick={onPick}
            />
          ))}
        </svg>
      )}
    </div>
  );
};
