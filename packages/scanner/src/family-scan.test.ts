import { HOLDS, compile, judge, openArena, parseScan, printScan } from '@chuli/scan';
import { randomStock } from '@chuli/scan/testing/random-stock';
import { type Cell, FAMILIES, type Family, cellsOf, historyOf, planOf } from '@chuli/signals';
import { describe, expect, it } from 'vitest';
import { type Cannot, familyScan } from './family-scan.ts';

const LISTS = FAMILIES.flatMap((family) => cellsOf(family).map((cell) => ({ family, cell })));

/** Which lists cannot be opened in the builder, by family and kind; the same on every timeframe and side. */
const UNSAID: Readonly<Record<string, Cannot>> = {
  'agreement strong': 'votes',
  'agreement weak': 'votes',
  'consolidation-breakout signal': 'made',
  'momentum-breakout signal': 'made',
  'price-action alert': 'made',
};

describe('a list of signals as a scan', () => {
  it('is said, unless it is known why not', () => {
    const unsaid = LISTS.flatMap(({ family, cell }): [string, Cannot][] => {
      const said = familyScan(family, cell);
      return 'cannot' in said ? [[`${family.id} ${cell.kind}`, said.cannot]] : [];
    });
    expect(Object.fromEntries(unsaid)).toEqual(UNSAID);
  });

  it('is a text that reads as it is written', () => {
    const scans = LISTS.flatMap(({ family, cell }) => {
      const said = familyScan(family, cell);
      return 'scan' in said ? [said.scan] : [];
    });
    expect(scans.map((scan) => parseScan(printScan(scan)).scan)).toEqual(scans);
  });
});

const STOCKS = [1, 2, 3].map((seed) => randomStock(seed, 700));
/** All that families read speaks by then. */
const FIRST = 300;

const firedBy = (family: Family, cell: Cell) => {
  const plan = planOf(FAMILIES, 'daily');
  return STOCKS.map(({ daily }) =>
    historyOf(plan, daily?.candles ?? [])
      .firings.filter((one) => one.family === family.id && one.kind === cell.kind && one.side === cell.side)
      .map(({ bar }) => bar)
      .filter((bar) => bar >= FIRST),
  );
};

const foundBy = (family: Family, cell: Cell) => {
  const said = familyScan(family, cell);
  if ('cannot' in said) return null;
  const program = compile(said.scan.rule);
  return STOCKS.map((stock) => {
    const truths = judge(program, openArena(), stock);
    const isFound = (bar: number): boolean =>
      truths[bar] === HOLDS && (said.scan.match === 'hybrid' || truths[bar - 1] !== HOLDS);
    return Array.from(truths.keys()).filter((bar) => bar >= FIRST && isFound(bar));
  });
};

it.each(
  LISTS.filter(({ family, cell }) => cell.timeframe === 'daily' && 'scan' in familyScan(family, cell)).map(
    ({ family, cell }) => [`${family.id} ${cell.kind} ${cell.side}`, family, cell] as const,
  ),
)('%s fires where its scan holds', (_, family, cell) => {
  expect(foundBy(family, cell)).toEqual(firedBy(family, cell));
});
