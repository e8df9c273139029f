import { paisa, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { Trade } from '../trade.ts';
import { type Summary, addTrades, startRecord, summarise } from './record-book.ts';
import { widened } from './verdict.ts';

const TRADE: Trade = {
  family: 'test',
  kind: 'plain',
  timeframe: 'daily',
  side: 'buy',
  symbol: 'ABC',
  signalOn: tradingDate('2024-06-02'),
  isNewListing: false,
  sector: 5,
  year: 2024,
  liquidity: 'high',
  capitalisation: null,
  sample: 'out',
  fill: 'filled',
  exit: '20',
  entryOn: tradingDate('2024-06-03'),
  entryPrice: paisa(500_00),
  quantity: 200,
  exitReason: '20',
  exitOn: tradingDate('2024-07-01'),
  exitPrice: paisa(500_00),
  heldSessions: 20,
  amount: paisa(1_00_000_00),
  proceeds: paisa(1_00_000_00),
  fees: paisa(0),
  tax: paisa(0),
  gross: 0,
  net: 0,
  market: 0,
  excess: 0,
  excessAtAverage: 0,
};

const summaryOf = (trades: readonly Partial<Trade>[]): Summary[] => {
  const book = startRecord();
  addTrades(
    book,
    trades.map((also) => Object.assign({}, TRADE, also)),
  );
  return summarise(book);
};

const rowOf = (rows: readonly Summary[], slice: string, exit = '20') =>
  rows.find((row) => row.slice === slice && row.exit === exit);

const onDay = (day: number) => new Date(Date.UTC(2022, 0, 2 + day)).toISOString().slice(0, 10);

describe('the record of a cell', () => {
  it('gives number, mean, median, hit rate and payoff of what was left after costs', () => {
    const rows = summaryOf([0.1, -0.02, 0.05, -0.04, -0.03].map((net) => ({ net })));
    // Mean gain 7.5 %, mean loss 3 %.
    expect(rowOf(rows, 'all')).toMatchObject({ number: 5, median: -0.02, hitRate: 0.4 });
    expect(rowOf(rows, 'all')?.mean).toBeCloseTo(0.012, 12);
    expect(rowOf(rows, 'all')?.payoff).toBeCloseTo(2.5, 12);
  });

  it('counts what is no trade by its reason, and leaves it out of the figures', () => {
    const nothing = { net: null, excess: null, heldSessions: null };
    const rows = summaryOf([
      {},
      { ...nothing, fill: 'locked' },
      { ...nothing, fill: 'thin' },
      { ...nothing, fill: 'thin' },
      { ...nothing, exitReason: 'open' },
      { ...nothing, exitReason: 'fault' },
      { excess: null, market: null },
    ]);
    expect(rowOf(rows, 'all')?.number).toBe(1);
    expect(rowOf(rows, 'all')?.leftOut).toEqual({
      locked: 1,
      thin: 2,
      'no-session': 0,
      pending: 0,
      open: 1,
      fault: 1,
      market: 1,
    });
  });

  it('keeps new listings apart from every other slice', () => {
    const rows = summaryOf([{}, {}, { isNewListing: true, net: 0.9, excess: 0.9 }]);
    expect(rowOf(rows, 'new-listing')).toMatchObject({ number: 1, mean: 0.9 });
    for (const slice of ['all', 'sample:out', 'sector:5', 'year:2024', 'liquidity:high']) {
      expect(rowOf(rows, slice), slice).toMatchObject({ number: 2, mean: 0 });
    }
    expect(rows.map(({ slice }) => slice)).not.toContain('capitalisation:null');
  });

  it('finds the worst run in order of the signals, whatever order the symbols came in', () => {
    const nets = [0.1, -0.1, -0.2, -0.1, 0.3, -0.5];
    const trades = nets.map((net, day) => ({ net, signalOn: tradingDate(onDay(day)) }));
    const { trades: length, sum } = rowOf(summaryOf(trades.toReversed()), 'all')?.worstRun ?? {};
    expect(length).toBe(3);
    expect(sum).toBeCloseTo(-0.4, 12);
  });

  it('shows decay: the excess of the first and the second half of the time', () => {
    const trades = [0.3, 0.1, 0.02, -0.02].map((excess, at) => ({
      excess,
      signalOn: tradingDate(onDay([0, 10, 90, 100][at] ?? 0)),
    }));
    const row = rowOf(summaryOf(trades), 'all');
    expect(row?.firstHalf).toBeCloseTo(0.2, 12);
    expect(row?.secondHalf).toBeCloseTo(0, 12);
  });
});

describe('the verdict', () => {
  const many = (excess: (at: number) => number, also: Partial<Trade> = {}): Partial<Trade>[] =>
    (['20', 'rule'] as const).flatMap((exit) =>
      Array.from({ length: 200 }, (_, at) => ({
        exit,
        excess: excess(at),
        signalOn: tradingDate(onDay(at * 7)),
        ...also,
      })),
    );
  const verdictOf = (trades: readonly Partial<Trade>[]) => summaryOf(trades)[0]?.verdict;
  const good = (at: number) => 0.02 + (at % 5) / 100;

  it('is an edge when the sealed part lies above the market by 20 sessions and by the own exit', () => {
    expect(verdictOf(many(good))).toBe('edge');
  });

  it('is no edge when only one of the two does', () => {
    const bad = many(() => -0.01).filter(({ exit }) => exit === 'rule');
    const trades = many(good).filter(({ exit }) => exit === '20');
    expect(verdictOf([...trades, ...bad])).toBe('no-edge');
  });

  it('says nothing on fewer than 30 trades of the sealed part, however good the years before were', () => {
    expect(verdictOf(many(good, { sample: 'in' }))).toBe('too-few');
  });

  it('does not count new listings', () => {
    expect(verdictOf(many(good, { isNewListing: true }))).toBe('too-few');
  });

  it('is harder to earn the more cells are tested', () => {
    const narrow = { low: 0.01, high: 0.03 };
    expect(widened(narrow, 0.02, 1)).toEqual(narrow);
    // Python: NormalDist().inv_cdf(0.05 / 400) / NormalDist().inv_cdf(0.025) is 1.868534.
    expect(widened(narrow, 0.02, 200).low).toBeCloseTo(0.02 - 0.01 * 1.868_534, 7);
  });
});
