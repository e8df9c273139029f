import { classNames } from '../class-names.ts';
import { directionOf } from './number-text.ts';

const EDGE = 1;

type SparklineProps = {
  label: string;
  values: readonly number[];
  width?: number;
  height?: number;
  /** Without the colours of direction, where figures beside it have them. */
  isInk?: boolean;
};

/** The course of a figure without an axis; the dashes are where it began. */
export const Sparkline = ({ label, values, width = 110, height = 38, isInk = false }: SparklineProps) => {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  const y = (value: number): string =>
    (height - EDGE - ((value - lowest) / span) * (height - 2 * EDGE)).toFixed(1);
  const step = width / (values.length - 1);
  const course = values.map((value, index) => `${(index * step).toFixed(1)} ${y(value)}`).join('L');
  return (
    <svg
      className={classNames('sparkline', isInk ? 'is-ink' : `is-${directionOf(last - first)}`)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className="base" d={`M0 ${y(first)}H${width}`} />
      <path d={`M${course}`} />
    </svg>
  );
};
