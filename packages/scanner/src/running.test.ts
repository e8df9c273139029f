import { type TradingDate, stockSymbol } from '@chuli/kernel';
import type { WholeBar } from '@chuli/tape/signal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS, EX_DATE, SPLIT, THIN, marketUpTo } from '../testing/small-market.ts';
import { answerScan } from './answer.ts';
import { type Running, withRunning } from './running.ts';

const runningBar = (symbol: string, bars: readonly WholeBar[], day: TradingDate): Running['bars'] =>
  bars
    .filter(({ traded_on }) => traded_on === day)
    .map(({ open, high, low, close, volume, amount, trades }) => ({
      symbol: stockSymbol(symbol),
      open,
      high,
      low,
      last: close,
      volume,
      amount: amount ?? close,
      trades: trades ?? 0,
      last_at: null,
    }));

/** The session of a day as it stands after its last trade. */
const sessionOf = (day: TradingDate): Running => ({
  day,
  at: null,
  bars: [...runningBar('SPLIT', SPLIT, day), ...runningBar('THIN', THIN, day)],
  nepse: null,
  adjustments: new Map(day === EX_DATE ? [[stockSymbol('SPLIT'), [{ ex_on: EX_DATE, factor: 0.5 }]]] : []),
});

const dayAt = (place: number): TradingDate => DAYS[place] as TradingDate;

const formingOf = (place: number, running = sessionOf(dayAt(place))) => ({
  market: withRunning(marketUpTo(dayAt(place - 1)), running),
  forming: { on: running.day, at: running.at, stored: dayAt(place - 1) },
});

const TEXTS = [
  'close > max(high, 20) previous for all as hybrid',
  'rsi(14) > 55 for all as fresh',
  'sma(5) crosses above sma(20) for all as fresh',
  'close > sma(3), weekly and close > ema(10) for all as hybrid',
  'close > close, monthly for all as hybrid',
  'change > 0 for 2 for all as fresh',
  'volume >= avg(volume, 20) previous for all as hybrid',
  'close > 1 for equity and turnover >= 20 lakh as hybrid',
];

/** Days of every kind: within and at the end of weeks and months, the ex-date, and such on which one did not trade. */
const place = fc.integer({ min: 60, max: DAYS.length - 1 });

describe('a scan of a bar that forms', () => {
  it('says of a day that has ended what the same scan says of the closed bar', () =>
    fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...TEXTS), async (at, text) => {
        const asOf = dayAt(at);
        const { market, forming } = formingOf(at);
        const question = { asOf, columns: ['band_used', 'close', 'change'] };
        const now = await answerScan(market, { ...question, text: `${text} forming` }, forming);
        const closed = await answerScan(marketUpTo(asOf), { ...question, text });
        expect(now).toEqual({ ...closed, forming: { on: asOf, at: null } });
      }),
      { numRuns: 120 },
    ));

  it('says the same on an ex-date that is known', async () => {
    const { market, forming } = formingOf(DAYS.indexOf(EX_DATE));
    const text = 'change > -20 for symbols SPLIT as hybrid';
    const now = await answerScan(market, { text: `${text} forming`, asOf: EX_DATE }, forming);
    expect(now.rows).toEqual((await answerScan(marketUpTo(EX_DATE), { text, asOf: EX_DATE })).rows);
    expect(now.rows).toHaveLength(1);
  });

  it('changes no earlier bar, and counts nothing of its own among what matched and what followed', () =>
    fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...TEXTS), async (at, text) => {
        const stored = dayAt(at - 1);
        const { market, forming } = formingOf(at);
        const before = marketUpTo(stored);
        const question = { text, asOf: stored, isHistory: true };
        const { forming: _, ...earlier } = await answerScan(market, question);
        const { forming: none, ...closed } = await answerScan(before, question);
        expect([earlier, none]).toEqual([closed, null]);
        const now = await answerScan(
          market,
          { text: `${text} forming`, asOf: dayAt(at), isHistory: true },
          forming,
        );
        expect([now.matches, now.followed]).toEqual([closed.matches, closed.followed]);
      }),
      { numRuns: 40 },
    ));

  it('leaves a stock out whose price no known base explains', async () => {
    const running = sessionOf(dayAt(120));
    const fallen = running.bars.map((bar) =>
      bar.symbol === 'SPLIT' && bar.low !== null
        ? Object.assign({}, bar, { low: Math.round(bar.low / 2) })
        : bar,
    );
    const { market, forming } = formingOf(120, { ...running, bars: fallen });
    const question = { text: 'close > 1 for symbols SPLIT as hybrid forming', asOf: dayAt(120) };
    const { rows, silent } = await answerScan(market, question, forming);
    expect([rows, silent.no_trade]).toEqual([[], 1]);
  });
});
