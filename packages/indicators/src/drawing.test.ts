import { describe, expect, it } from 'vitest';
import { Dice, drawCandles } from '../testing/random-candles.ts';
import { series } from './define-indicator.ts';
import { DRAWN_INDICATORS } from './drawn.ts';

const candles = drawCandles(new Dice(11), 900);

const usual = (parameters: object): Record<string, number> =>
  Object.fromEntries(Object.entries(parameters).map(([name, { usual }]) => [name, usual]));

describe.each(DRAWN_INDICATORS.map((indicator) => [indicator.id, indicator] as const))(
  '%s',
  (_, indicator) => {
    const told = series(indicator, usual(indicator.parameters), candles).filter((output) => output !== null);

    it('draws only what it tells', () => {
      const fields = new Set(
        told.flatMap((output) =>
          typeof output === 'object' && output !== null ? Object.keys(output) : ['value'],
        ),
      );
      expect(told.length).toBeGreaterThan(0);
      for (const { field, until = field, way = field, back = field } of indicator.drawing.lines)
        for (const named of [field, until, way, back])
          expect(fields, `${indicator.id} ${named}`).toContain(named);
    });
  },
);

const scaled = DRAWN_INDICATORS.filter(({ drawing }) => drawing.scale !== undefined);

it.each(scaled.map((indicator) => [indicator.id, indicator] as const))(
  '%s keeps to its scale',
  (_, indicator) => {
    const [lowest, highest] = indicator.drawing.scale ?? [0, 0];
    for (const output of series(indicator, usual(indicator.parameters), candles))
      for (const { field, times = 1 } of indicator.drawing.lines) {
        const value =
          typeof output === 'number' ? output : (output as Record<string, number> | null)?.[field];
        if (value === undefined) continue;
        expect(times * value).toBeGreaterThanOrEqual(lowest - 1e-9);
        expect(times * value).toBeLessThanOrEqual(highest + 1e-9);
      }
  },
);

it('no two are called the same', () => {
  const names = DRAWN_INDICATORS.map(({ drawing }) => drawing.short);
  expect(new Set(names).size).toBe(names.length);
});
