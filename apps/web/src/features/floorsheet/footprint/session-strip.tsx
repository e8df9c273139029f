import { digits, t } from '@chuli/language';
import { rupeesText } from '@chuli/ui';
import { minuteText } from '../bulk/order-dots.ts';
import type { Candle, GridColumn } from './footprint-grid.ts';

const HEIGHT = 74;
const HOUR = 60;

type Span = { readonly first: number; readonly last: number };

type SessionStripProps = Span & {
  columns: readonly GridColumn[];
  /** The columns that stand in the drawing below. */
  shown: readonly GridColumn[];
  minutes: number;
  until: number;
};

const hoursOf = ({ first, last }: Span): number[] =>
  Array.from(
    { length: Math.floor(last / HOUR) - Math.ceil(first / HOUR) + 1 },
    (_, at) => (Math.ceil(first / HOUR) + at) * HOUR,
  );

type Scale = { readonly high: number; readonly low: number };

const scaleOf = (columns: readonly GridColumn[]): Scale | null => {
  const candles = columns.flatMap(({ candle }) => candle ?? []);
  if (candles.length === 0) return null;
  const high = Math.max(...candles.map((candle) => candle.high));
  const low = Math.min(...candles.map((candle) => candle.low));
  const room = Math.max(0.1, (high - low) * 0.08);
  return { high: high + room, low: low - room };
};

/** The candles of the session so far, with the part that is drawn below; what is still to come is hatched. */
export const SessionStrip = ({ columns, shown, first, last, minutes, until }: SessionStripProps) => {
  const scale = scaleOf(columns);
  if (scale === null) return null;
  const y = (price: number): string =>
    ((HEIGHT * (scale.high - price)) / (scale.high - scale.low)).toFixed(2);
  const path = ({ from, candle }: { from: number; candle: Candle }): string => {
    const [left, right] = [from - first + minutes * 0.18, from - first + minutes * 0.82];
    const [top, bottom] = [Math.max(candle.open, candle.close), Math.min(candle.open, candle.close)];
    const middle = from - first + minutes / 2;
    return `M${middle} ${y(candle.high)}V${y(top)}M${middle} ${y(bottom)}V${y(candle.low)}M${left} ${y(top)}H${right}V${y(bottom)}H${left}Z`;
  };
  const drawn = columns.flatMap(({ from, candle }) => (candle === null ? [] : [{ from, candle }]));
  const of = (isUp: boolean): string =>
    drawn
      .filter(({ candle }) => candle.close >= candle.open === isUp)
      .map(path)
      .join('');
  const width = Math.ceil((last - first + 1) / minutes) * minutes;
  const [begins, ends] = [shown[0]?.from ?? first, (shown.at(-1)?.from ?? first) + minutes];
  const percent = (minute: number): string => `${((100 * (minute - first)) / width).toFixed(2)}%`;
  return (
    <div className="fp-strip plot">
      <div className="plot-box">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('Candles of the session')}
        >
          <rect className="fp-window" x={begins - first} y="0" width={ends - begins} height={HEIGHT} />
          <path className="candle-up" d={of(true)} />
          <path className="candle-down" d={of(false)} />
        </svg>
        {until < last && (
          <div className="fp-hidden" style={{ left: percent(until + 1), right: 'var(--plot-side)' }} />
        )}
        <div className="plot-side" aria-hidden>
          <span style={{ top: '8%' }}>{rupeesText(scale.high)}</span>
          <span style={{ top: '92%' }}>{rupeesText(scale.low)}</span>
        </div>
      </div>
      <div className="plot-under" aria-hidden>
        {hoursOf({ first, last }).map((hour) => (
          <span key={hour} style={{ left: percent(hour) }}>
            {digits(minuteText(hour))}
          </span>
        ))}
      </div>
    </div>
  );
};
