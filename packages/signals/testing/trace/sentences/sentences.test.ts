import { readFileSync } from 'node:fs';
import {
  FAMILIES,
  SILENT_SESSIONS,
  type Side,
  type Timeframe,
  cellsOf,
  conditionsOf,
} from '../../../src/index.ts';
import { describe, expect, it } from 'vitest';
import { goldenBars } from '@chuli/indicators/testing/golden';
import type { Bar } from '../bars.ts';
import { barsFrom } from '../golden-bars.ts';
import { firesAt, recompute } from '../judge.ts';
import { SENTENCES } from './all.ts';

const said = FAMILIES.flatMap((family) =>
  cellsOf(family).flatMap((cell) => conditionsOf(family, cell).map(({ says }) => says)),
);

it('every sentence of every rule has a plain formula', () => {
  expect(said.filter((says) => SENTENCES[says] === undefined)).toEqual([]);
});

it('no formula stands for a sentence that no rule says', () => {
  expect(Object.keys(SENTENCES).filter((says) => !said.includes(says))).toEqual([]);
});

/** By symbol and list: the bars at which it fires, from a Python program. */
type Golden = Record<string, Record<string, [bar: number, ends: number | null][]>>;

const goldenOf = (family: string): Golden =>
  JSON.parse(
    readFileSync(new URL(`../../../../../testdata/golden/signals/${family}.json`, import.meta.url), 'utf8'),
  ) as Golden;
const bars = new Map([...goldenBars()].map(([symbol, candles]) => [symbol, barsFrom(candles)]));

const firesOf = (own: readonly Bar[], id: string, cell: string): number[] => {
  const [kind, timeframe, side] = cell.split(' ') as [string, Timeframe, Side];
  const family = FAMILIES.find((one) => one.id === id);
  if (family === undefined) return [];
  const listed = { family, kind, timeframe, side };
  const conditions = recompute(own, listed, SENTENCES);
  return own.flatMap((_, at) =>
    at >= SILENT_SESSIONS[timeframe] && firesAt(conditions, listed, at) ? [at] : [],
  );
};

describe.each(['buy-sell', 'mean-reversion', 'momentum-breakout'])('%s', (family) => {
  it('fires by hand on the bars of the reference', () => {
    for (const [symbol, cells] of Object.entries(goldenOf(family)))
      for (const [cell, firings] of Object.entries(cells))
        expect(firesOf(bars.get(symbol) ?? [], family, cell), `${symbol} ${cell}`).toEqual(
          firings.map(([bar]) => bar),
        );
  });
});
