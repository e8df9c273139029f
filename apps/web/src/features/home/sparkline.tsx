import { directionOf } from '@chuli/ui';

const WIDTH = 110;
const HEIGHT = 38;
const EDGE = 1;

type SparklineProps = { label: string; values: readonly number[] };

/** The course of a figure without an axis; the dashes are where it began. */
export const Sparkline = ({ label, values }: SparklineProps) => {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  const y = (value: number): string =>
    (HEIGHT - EDGE - ((value - lowest) / span) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const step = WIDTH / (values.length - 1);
  const course = values.map((value, index) => `${(index * step).toFixed(1)} ${y(value)}`).join('L');
  return (
    <svg
      className={`sparkline is-${directionOf(last - first)}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <path className="base" d={`M0 ${y(first)}H${WIDTH}`} />
      <path d={`M${course}`} />
    </svg>
  );
};
