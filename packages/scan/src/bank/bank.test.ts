import { describe, expect, it } from 'vitest';
import { againstBank, stocksForLaws, trialOf } from '../../testing/laws.ts';
import { randomStock } from '../../testing/random-stock.ts';
import { type StockBars, openArena, withPrices } from '../frame.ts';
import { parseScan } from '../parse.ts';
import type { Scan, Universe } from '../tree.ts';
import { keepScan, openBank, scansIn } from './bank.ts';
import { isHit, judgeAtoms, judgeScans, masksOf, roomForHits, standingIn } from './close.ts';

const SESSIONS = [90, 60, 130, 4, 1, 0, 33];
const stocks = Array.from({ length: 40 }, (_, at) =>
  randomStock(at + 1, SESSIONS[at % SESSIONS.length] ?? 9),
);
const market = { count: stocks.length, stocks: stocks.map(withPrices) };

it('a bank says of every scan and stock what judging them one by one says', () => {
  const [drawn, arena] = [stocksForLaws(), openArena()];
  const trials = Array.from({ length: 300 }, (_, seed) => trialOf(seed, drawn, arena) ?? []).flat();
  expect(trials.length).toBeGreaterThan(250);
  expect(againstBank(trials, market.stocks)).toBeNull();
});

/** A stock with these closes, a bar a day. */
const closing = (...closes: readonly number[]): StockBars => ({
  daily: {
    candles: closes.map((close, session) => ({
      open: close,
      high: close,
      low: close,
      close,
      volume: 100,
      amount: null,
      market: null,
      session,
      minute: 0,
    })),
    closedAt: closes.map((_, day) => day * 86_400),
    days: closes.map((_, day) => day),
    factors: closes.map(() => 1),
  },
});

it('a stock stands in a bank as it does by hand', () => {
  const bank = openBank();
  const stocks = [closing(9, 9, 11), closing(9, 11, 11), closing(11), closing(11, 9), closing()];
  const over = keepScan(bank, scanOf('close > 10'));
  const fallen = keepScan(bank, scanOf('not (close > 10 or change > 5)'));
  const planes = judgeAtoms(bank, { count: stocks.length, stocks });
  const standings = (scan: number): string[] =>
    stocks.map((_, stock) => standingIn(bank, planes, scan, stock));
  expect(standings(over)).toEqual(['fresh', 'already', 'new', 'fails', 'silent']);
  // A single bar has no change: that it closed above 10 settles it, and before it there was nothing.
  expect(standings(fallen)).toEqual(['fails', 'fails', 'fails', 'fresh', 'silent']);
});

const scanOf = (text: string): Scan => parseScan(text).scan;

describe('what is kept', () => {
  it('is one scan however it was written, and one condition in whichever scans it stands', () => {
    const bank = openBank();
    const one = keepScan(bank, scanOf('close > sma(20) and volume > 1 lakh'));
    expect(keepScan(bank, scanOf('volume > 100000 and sma(20) < close'))).toBe(one);
    expect(keepScan(bank, scanOf('volume > 100000 and sma(20) < close as Hybrid'))).not.toBe(one);
    expect(keepScan(bank, scanOf('volume > 1 lakh or rsi(14) > 70'))).not.toBe(one);
    expect([scansIn(bank), bank.rules.count, bank.atoms.rules.length]).toEqual([3, 2, 3]);
  });

  it('sees a condition from the shortest bars of its scan, not of another', () => {
    const bank = openBank();
    keepScan(bank, scanOf('close, weekly > 5 and close > 5'));
    keepScan(bank, scanOf('close, weekly > 5'));
    expect(bank.atoms.bases).toEqual(['daily', 'daily', 'weekly']);
  });

  it('stays apart and is found again when there is much of it', () => {
    const bank = openBank();
    const textOf = (at: number): string => `close > ${at % 900} and rsi(${2 + (at % 200)}) < ${at % 97}`;
    const places = Array.from({ length: 6_000 }, (_, at) => keepScan(bank, scanOf(textOf(at))));
    expect(new Set(places).size).toBe(scansIn(bank));
    for (const at of [0, 1, 777, 5_999]) expect(keepScan(bank, scanOf(textOf(at)))).toBe(places[at]);
    expect(scansIn(bank)).toBe(new Set(Array.from({ length: 6_000 }, (_, at) => textOf(at))).size);
  });

  it('finds only stocks of its universe', () => {
    const bank = openBank();
    const all = keepScan(bank, scanOf('close > 0 for all as Hybrid'));
    const banks = keepScan(bank, scanOf('close > 0 for sector banking as Hybrid'));
    const planes = judgeAtoms(bank, market);
    const hits = roomForHits(bank, planes);
    const belongs = ({ sectors }: Universe, stock: number): boolean => sectors.length === 0 || stock === 30;
    judgeScans(bank, planes, masksOf(bank, market.count, belongs), hits);
    const found = (scan: number): number[] =>
      [...stocks.keys()].filter((stock) => isHit(hits, planes, scan, stock));
    expect(found(banks)).toEqual([30]);
    expect(found(all)).toEqual(
      [...stocks.keys()].filter((stock) => stocks[stock]?.daily?.candles.length !== 0),
    );
  });

  it('refuses a market that has more or fewer stocks than it said', () => {
    const bank = openBank();
    keepScan(bank, scanOf('close > 0'));
    expect(() => judgeAtoms(bank, { count: 2, stocks: [] })).toThrow('0 stocks for 2');
  });
});
