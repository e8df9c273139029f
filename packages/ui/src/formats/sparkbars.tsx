import { t } from '@chuli/language';
import { signedQuantityText } from './number-text.ts';

const HALF = 7;
const STEP = 5.2;
const MAXIMUM_BARS = 32;

/** Sums neighbours where there are more sessions than bars that can be told apart. */
export const thinOut = (values: readonly number[], most = MAXIMUM_BARS): number[] => {
  const size = Math.ceil(values.length / most);
  if (size <= 1) return [...values];
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size).reduce((sum, value) => sum + value, 0),
  );
};

const describe = (values: readonly number[]): string => {
  const bought = values.filter((value) => value > 0).length;
  const sold = values.filter((value) => value < 0).length;
  const last = values.at(-1) ?? 0;
  return t('Net bought in {bought}, net sold in {sold} of {count} sessions; last {last}', {
    bought,
    sold,
    count: values.length,
    last: signedQuantityText(last),
  });
};

type Kind = 'up' | 'down' | 'none';

const barPath = (value: number, index: number, largest: number): string => {
  const height = value === 0 ? 0.7 : Math.max(1.2, (Math.abs(value) / largest) * HALF);
  return `M${(index * STEP).toFixed(1)} ${HALF}h4v${(value > 0 ? -height : height).toFixed(1)}h-4z`;
};

const pathsOf = (bars: readonly number[]): Record<Kind, string> => {
  const largest = Math.max(...bars.map(Math.abs), 1);
  const paths: Record<Kind, string> = { up: '', down: '', none: '' };
  for (const [index, value] of bars.entries()) {
    const kind = value === 0 ? 'none' : value > 0 ? 'up' : 'down';
    paths[kind] += barPath(value, index, largest);
  }
  return paths;
};

/** Persistence: one bar a session, up for net bought, down for net sold. */
export const Sparkbars = ({ values }: { values: readonly number[] }) => {
  const bars = thinOut(values);
  const { up, down, none } = pathsOf(bars);
  return (
    <svg
      className="glyph-sparkbars"
      viewBox={`0 0 ${Math.max(bars.length, 20) * STEP} ${HALF * 2}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={describe(values)}
    >
      <path className="up" d={up} />
      <path className="down" d={down} />
      <path className="none" d={none} />
    </svg>
  );
};
