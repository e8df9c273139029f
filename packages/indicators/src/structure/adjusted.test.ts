import { expect, it } from 'vitest';
import { goldenBars } from '../../testing/golden.ts';
import { unitOf, unitsOf } from '../../testing/units.ts';
import { type AnyIndicator, type Candle, series } from '../define-indicator.ts';
import { STRUCTURE } from './list.ts';

const usualOf = ({ parameters }: AnyIndicator): Record<string, number> =>
  Object.fromEntries(Object.entries(parameters).map(([name, { usual }]) => [name, usual]));

const adjust = (bar: Candle, factor: number): Candle => ({
  ...bar,
  open: bar.open * factor,
  high: bar.high * factor,
  low: bar.low * factor,
  close: bar.close * factor,
  volume: bar.volume / factor,
});

type Part = number | string | null;

/** What a bar says, with prices as they would be without the factor. */
const partsOf = (id: string, value: unknown, factor: number): Part[] => {
  if (value === null || typeof value !== 'object') return [];
  const { units } = unitsOf(id);
  return Object.entries(value as Record<string, Part>).map(([name, part]) =>
    typeof part === 'number' && ['price', 'range'].includes(unitOf(units, name)) ? part / factor : part,
  );
};

const isSame = (ours: Part | undefined, theirs: Part | undefined): boolean =>
  typeof ours === 'number' && typeof theirs === 'number'
    ? Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(theirs))
    : ours === theirs;

const FACTORS = [1 / 1.15, 1 / 1.1 / 1.05, 2.37];

it.each(STRUCTURE)(
  '$id says the same of a price that a bonus or a rights issue has adjusted',
  (indicator) => {
    const chosen = usualOf(indicator);
    const told = (bars: readonly Candle[], factor: number): Part[][] =>
      series(
        indicator,
        chosen,
        bars.map((bar) => adjust(bar, factor)),
      ).map((value) => partsOf(indicator.id, value, factor));
    for (const [symbol, bars] of goldenBars()) {
      const plain = told(bars, 1);
      for (const factor of FACTORS) {
        const otherwise = told(bars, factor).filter(
          (parts, bar) =>
            parts.length !== plain[bar]?.length || !parts.every((part, at) => isSame(part, plain[bar]?.[at])),
        );
        expect(otherwise, `${symbol} by ${factor}`).toEqual([]);
      }
    }
  },
);
