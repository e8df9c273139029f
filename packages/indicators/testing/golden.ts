import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { type AnyIndicator, type Candle, series, withFollowers } from '../src/index.ts';

export type Figures = Record<string, number>;
/** One entry a bar for each output; an indicator of one number has the column `value`. */
export type Columns = Record<string, (number | string | null)[]>;
export type Case = { symbol: string; chosen: Figures; columns: Columns };

const GOLDEN = new URL('../../../testdata/golden/', import.meta.url);

type BarsFile = { symbol: string; times?: [number, number][]; bars: (number | null)[][] };

const candleOf = (row: readonly (number | null)[], session: number, minute: number): Candle => {
  const rupees = (at: number): number => (row[at] ?? Number.NaN) / 100;
  const market = row[6] ?? null;
  return {
    open: rupees(0),
    high: rupees(1),
    low: rupees(2),
    close: rupees(3),
    volume: row[4] ?? Number.NaN,
    amount: rupees(5),
    market: market === null ? null : market / 100,
    session,
    minute,
  };
};

/** The bars on which golden values stand, by symbol: whole paisa read as rupees. */
export const goldenBars = (): Map<string, Candle[]> =>
  new Map(
    readdirSync(new URL('bars/', GOLDEN)).map((name) => {
      const file = JSON.parse(readFileSync(new URL(`bars/${name}`, GOLDEN), 'utf8')) as BarsFile;
      const candles = file.bars.map((row, index) => {
        const [session, minute] = file.times?.[index] ?? [index, 0];
        return candleOf(row, session, minute);
      });
      return [file.symbol, candles];
    }),
  );

/** Where golden values come from: folders of testdata/golden/indicators. */
export const sources = (): string[] =>
  readdirSync(new URL('indicators/', GOLDEN), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const fileOf = (source: string, name: string): URL => new URL(`indicators/${source}/${name}`, GOLDEN);

/** A file under testdata/golden. */
export const goldenText = (path: string): string => readFileSync(new URL(path, GOLDEN), 'utf8');

export const goldenCases = (source: string, id: string): Case[] =>
  existsSync(fileOf(source, `${id}.json`))
    ? (JSON.parse(readFileSync(fileOf(source, `${id}.json`), 'utf8')) as Case[])
    : [];

/** One output of a bar's value, null while silent. */
const outputOf = (value: unknown, column: string): unknown => {
  if (value === null) return null;
  return typeof value === 'object' ? (value as Record<string, unknown>)[column] : value;
};

/** Of the scale: what doubles leave over where sums are carried along, in TA-Lib too. */
const ROUNDING = 1e-13;

/**
 * How far two figures are apart, relative to the expected one; close to 0 relative to a millionth of the scale, which
 * is the larger of the mean close and the column's largest figure: differences of prices cannot be more exact than
 * the prices. Infinite where one speaks and the other does not.
 */
const apart = (ours: unknown, expected: number | string | null, scale: number): number => {
  if (typeof ours !== 'number' || typeof expected !== 'number')
    return ours === expected ? 0 : Number.POSITIVE_INFINITY;
  const distance = Math.abs(ours - expected);
  return distance < ROUNDING * scale ? 0 : distance / Math.max(Math.abs(expected), 1e-6 * scale);
};

/** What every figure has to keep to. */
export const TOLERANCE = 1e-9;

export type Comparison = { figures: number; furthest: number; beyond: number; where: string };

/** Runs an indicator over the bars and finds the figure that is furthest from what was expected. */
export const compare = (
  indicator: AnyIndicator,
  chosen: Figures,
  candles: readonly Candle[],
  columns: Columns,
): Comparison => {
  const values = series(indicator, withFollowers(indicator, chosen), candles);
  const price = candles.reduce((sum, { close }) => sum + close, 0) / candles.length;
  const found: Comparison = { figures: 0, furthest: 0, beyond: 0, where: '' };
  for (const [column, expected] of Object.entries(columns)) {
    const scale = expected.reduce<number>(
      (most, value) => (typeof value === 'number' ? Math.max(most, Math.abs(value)) : most),
      price,
    );
    for (const [index, value] of values.entries()) {
      const their = expected[index] ?? null;
      const distance = apart(outputOf(value, column), their, scale);
      found.figures += 1;
      if (!(distance <= TOLERANCE)) found.beyond += 1;
      if (distance <= found.furthest) continue;
      found.furthest = distance;
      found.where = `${column} of bar ${index}: ${String(outputOf(value, column))} for ${their}`;
    }
  }
  return found;
};
