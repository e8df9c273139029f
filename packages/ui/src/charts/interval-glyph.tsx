import { t } from '@chuli/language';
import { signedPercentText } from '../formats/number-text.ts';
import { linear } from './scale.ts';

const WIDTH = 92;
/** Percent at the two ends; what lies beyond stands at the end. */
const REACH = 4;

const toneOf = (low: number, high: number): string => {
  if (low > 0) return 'is-up';
  return high < 0 ? 'is-down' : 'is-flat';
};

/** A mean on the interval that holds it, with zero in the middle: grey while the interval holds zero too. */
export const IntervalGlyph = ({ mean, low, high }: { mean: number; low: number; high: number }) => {
  const x = linear([-REACH, REACH], [2, WIDTH - 2]);
  const within = (value: number): number => x(Math.min(Math.max(value, -REACH), REACH));
  return (
    <svg
      className={`glyph-interval ${toneOf(low, high)}`}
      viewBox={`0 0 ${WIDTH} 16`}
      role="img"
      aria-label={t('{mean} percent, between {low} and {high}', {
        mean: signedPercentText(mean, 1),
        low: signedPercentText(low, 1),
        high: signedPercentText(high, 1),
      })}
    >
      <path className="zero" d={`M${x(0)} 1V15`} />
      <path className="span" d={`M${within(low)} 8H${within(high)}`} />
      <path className="mean" d={`M${within(mean)} 3V13`} />
    </svg>
  );
};
