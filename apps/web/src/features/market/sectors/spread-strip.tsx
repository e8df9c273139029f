import { t } from '@chuli/language';
import { type DimensionRow, dimensionName, dimensionValue } from './dimension-words.ts';

const WIDTH = 220;
const MARGIN = 8;

/** Nine in ten of the stocks have their place; what lies beyond stands at the end. */
const scaleOf = (low: number, high: number) => {
  const span = high - low || 1;
  const place = (value: number): number => MARGIN + ((value - low) / span) * (WIDTH - 2 * MARGIN);
  return (value: number): number => Math.min(Math.max(place(value), 2), WIDTH - 2);
};

/** A box from the 25th to the 75th of a hundred, a line from the 10th to the 90th; the triangle is the market. */
export const SpreadStrip = ({ row }: { row: DimensionRow }) => {
  const { p10, p25, median, p75, p90, market_median: market } = row;
  if (p10 === null || p25 === null || median === null || p75 === null || p90 === null) return null;
  const x = scaleOf(p10, p90);
  return (
    <svg
      className="spread-strip"
      viewBox={`0 0 ${WIDTH} 18`}
      role="img"
      aria-label={t('{measure}: half of the stocks between {low} and {high}', {
        measure: dimensionName(row),
        low: dimensionValue(row, p25),
        high: dimensionValue(row, p75),
      })}
    >
      <path className="line" d={`M${x(p10)} 9H${x(p90)}`} />
      <rect className="box" x={x(p25)} y="4" width={Math.max(1, x(p75) - x(p25))} height="10" />
      <path className="median" d={`M${x(median)} 2V16`} />
      {market !== null && <path className="market" d={`M${x(market) - 4} 0h8l-4 6z`} />}
    </svg>
  );
};
