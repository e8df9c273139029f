import { t } from '@chuli/language';
import { quantityText } from './number-text.ts';

const HALF = 8;
const STEP = 13;
const BAR = 10;
/** More signals than this on one side of a session are not told apart. */
const MOST = 4;

type Session = { buy: number; sell: number };

const sessionsOf = (values: readonly number[]): Session[] =>
  Array.from({ length: Math.floor(values.length / 2) }, (_, index) => ({
    buy: values[index * 2] ?? 0,
    sell: values[index * 2 + 1] ?? 0,
  }));

const describe = (sessions: readonly Session[]): string =>
  sessions
    .map(({ buy, sell }) => t('{buy} buy, {sell} sell', { buy: quantityText(buy), sell: quantityText(sell) }))
    .join('; ');

const barPath = (index: number, count: number, direction: 1 | -1): string =>
  count === 0
    ? ''
    : `M${index * STEP} ${HALF}h${BAR}v${(-direction * (Math.min(count, MOST) / MOST) * HALF).toFixed(1)}h-${BAR}z`;

/** Signals session by session: buys above the line, sells below it, the newest session strongest. */
export const SideMarks = ({ values }: { values: readonly number[] }) => {
  const sessions = sessionsOf(values);
  const width = sessions.length * STEP;
  return (
    <svg
      className="glyph-side-marks"
      width={width}
      height={HALF * 2}
      viewBox={`0 0 ${width} ${HALF * 2}`}
      role="img"
      aria-label={describe(sessions)}
    >
      {sessions.map(({ buy, sell }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a session is its place
        <g key={index} className={index === sessions.length - 1 ? 'is-newest' : undefined}>
          <path className="line" d={`M${index * STEP} ${HALF}h${BAR}`} />
          <path className="up" d={barPath(index, buy, 1)} />
          <path className="down" d={barPath(index, sell, -1)} />
        </g>
      ))}
    </svg>
  );
};
