import { Dice } from '@chuli/indicators/testing/random-candles';
import { describe, expect, it } from 'vitest';
import { oracleAt } from '../testing/oracle.ts';
import { legalScan } from '../testing/random-scan.ts';
import { SCAN_LAWS, stocksForLaws, trialOf } from '../testing/laws.ts';
import { randomStock } from '../testing/random-stock.ts';
import { compile } from './compile.ts';
import { type StockBars, openArena } from './frame.ts';
import { FAILS, HOLDS, SILENT, judge } from './judge.ts';
import { parseScan } from './parse.ts';
import { printScan } from './print.ts';

const WORD = new Map([
  [FAILS, 'fails'],
  [SILENT, 'silent'],
  [HOLDS, 'holds'],
]);
const SCANS = 400;

const scansFrom = (seed: number, count: number) => {
  const random = new Dice(seed);
  return Array.from({ length: count }, () => legalScan(random));
};

describe('any scan', () => {
  const stocks = [randomStock(1, 120), randomStock(2, 60), randomStock(3, 3)];

  it('is what a slow reading of its definition says, at every bar', () => {
    const arena = openArena();
    let judged = 0;
    for (const [at, scan] of scansFrom(11, SCANS).entries()) {
      const stock = stocks[at % stocks.length] ?? {};
      const truths = judge(compile(scan.rule), arena, stock);
      const memory = new Map();
      for (let bar = at % 7; bar < truths.length; bar += 7) {
        const said = oracleAt(scan.rule, stock, bar, memory);
        if (said === 'tie') continue;
        judged += 1;
        expect(WORD.get(truths[bar] ?? -1), `${printScan(scan)} at ${bar}`).toBe(said);
      }
    }
    expect(judged).toBeGreaterThan(SCANS);
  });

  it.each(Object.entries(SCAN_LAWS))('%s', (_, law) => {
    const arena = openArena();
    const drawn = stocksForLaws();
    for (let seed = 0; seed < SCANS; seed += 1) {
      const trial = trialOf(seed, drawn, arena);
      expect(trial === null ? null : law(trial), trial === null ? '' : printScan(trial.scan)).toBeNull();
    }
  });

  it('is caught where a week is read before it has ended', () => {
    const whole = randomStock(5, 90);
    const earlier = [84, 85, 86, 87, 88].map((sessions) => randomStock(5, sessions));
    const early = ({ daily, weekly, ...others }: StockBars): StockBars => ({
      ...others,
      ...(daily && { daily }),
      ...(weekly && {
        weekly: { ...weekly, closedAt: Array.from(weekly.closedAt, (at) => at - 6 * 86_400) },
      }),
    });
    const program = compile(parseScan('close < close, weekly').scan.rule);
    const said = (stock: StockBars): number[] => [...judge(program, openArena(), stock)];
    const changes = (one: StockBars, other: StockBars): boolean => {
      const before = said(one);
      return before.some((truth, bar) => truth !== said(other)[bar]);
    };
    expect(earlier.some((then) => changes(then, whole))).toBe(false);
    expect(earlier.some((then) => changes(early(then), early(whole)))).toBe(true);
  });
});
