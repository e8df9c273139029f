import { series } from '@chuli/indicators';
import { INDICATORS } from '@chuli/indicators/list';
import { describe, expect, it } from 'vitest';
import { randomStock } from '../testing/random-stock.ts';
import { NUMBER_OF_WORD } from './indicator-lines.ts';
import { MEASURES, type MeasureKind, nameOf } from './measures.ts';

/** Tells a list of patterns at each bar; the patterns themselves are measures. */
const NOT_MEASURED = ['candlesticks'];

const { daily } = randomStock(7, 900);

const toldBy = ({ indicator, parameters }: MeasureKind): unknown[] => {
  if (indicator === undefined || daily === undefined) return [];
  const chosen = Object.fromEntries(parameters.map(([name, { usual }]) => [name, usual]));
  return series(indicator, chosen, daily.candles).filter((told) => told !== null);
};

const lineIn = (told: unknown, line: string): unknown =>
  typeof told === 'number' ? told : (told as Readonly<Record<string, unknown>>)[line];

describe('measures', () => {
  it('are all indicators but those that tell lists', () => {
    const left = Object.values(INDICATORS)
      .flat()
      .map(({ id }) => id)
      .filter((id) => !MEASURES.has(nameOf(id)));
    expect(left).toEqual(NOT_MEASURED);
  });

  const kinds = [...MEASURES.values()].filter(({ indicator }) => indicator !== undefined);

  it.each(kinds.map((kind) => [kind.name, kind] as const))('%s has the lines that it tells', (_, kind) => {
    const told = toldBy(kind);
    for (const [line, { words }] of kind.lines) {
      const values = [...new Set(told.map((one) => lineIn(one, line)))];
      expect(values, line).not.toContain(undefined);
      const isTold = (value: unknown): boolean =>
        value === null || typeof value === 'number' || (typeof value === 'string' && words.includes(value));
      expect(
        values.filter((value) => !isTold(value)),
        line,
      ).toEqual([]);
    }
  });

  it('take the numbers of the parabolic as traders write them: start, step, largest', () => {
    expect(MEASURES.get('psar')?.parameters.map(([name]) => name)).toEqual(['start', 'step', 'most']);
  });

  it('have a number for every word, and none for two words of a line', () => {
    for (const { lines } of MEASURES.values())
      for (const { words } of lines.values()) {
        const numbers = words.map((word) => NUMBER_OF_WORD[word]);
        expect(numbers).not.toContain(undefined);
        expect(new Set(numbers).size).toBe(words.length);
      }
  });
});
