import { t } from '@chuli/language';
import { linear } from './scale.ts';

const STEP = 9;
const BODY = 6;

type Candle = { x: number; open: number; high: number; low: number; close: number };

const candlesOf = (values: readonly number[]): Candle[] =>
  Array.from({ length: Math.floor(values.length / 4) }, (_, index) => {
    const [open = 0, high = 0, low = 0, close = 0] = values.slice(index * 4, index * 4 + 4);
    return { x: index * STEP + STEP / 2, open, high, low, close };
  });

type CandlesGlyphProps = {
  /** Open, high, low and close of each, one after the other. */
  values: readonly number[];
  height?: number;
};

/** A few candles without an axis: hollow closed above their open, filled below, as on the chart. */
export const CandlesGlyph = ({ values, height = 24 }: CandlesGlyphProps) => {
  const candles = candlesOf(values);
  const lowest = Math.min(...candles.map(({ low }) => low));
  const highest = Math.max(...candles.map(({ high }) => high));
  const y = linear([lowest, highest === lowest ? lowest + 1 : highest], [height - 1, 1]);
  return (
    <svg
      className="glyph-candles"
      width={candles.length * STEP}
      height={height}
      viewBox={`0 0 ${candles.length * STEP} ${height}`}
      role="img"
      aria-label={t('{count} candles', { count: candles.length })}
    >
      {candles.map(({ x, open, high, low, close }) => {
        const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
        return (
          <g key={x} className={close >= open ? 'up' : 'down'}>
            <path d={`M${x} ${y(high)}V${top}M${x} ${bottom}V${y(low)}`} />
            <rect x={x - BODY / 2} y={top} width={BODY} height={Math.max(1, bottom - top)} />
          </g>
        );
      })}
    </svg>
  );
};
