import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candle } from '@chuli/indicators';
import { randomCandles } from '../testing/random-candles.ts';
import { steppedHistory } from '../testing/stepped-history.ts';
import { TIMEFRAMES, type Timeframe } from './cell.ts';
import { FAMILIES } from './families.ts';
import { historyOf } from './pass.ts';
import { type Plan, planOf } from './plan.ts';
import { type SignalState, start } from './state.ts';
import { type SignalEvent, peekBar, stepBar } from './step-bar.ts';
import { whyOf } from './why.ts';

const SEEDS = [1, 2, 3, 4];
const BARS = 400;

const eventsOf = (plan: Plan, candles: readonly Candle[]): SignalEvent[] => {
  const state = start(plan);
  return candles.flatMap((candle) => stepBar(plan, state, candle));
};

const histories = SEEDS.map((seed) => ({ seed, candles: randomCandles(seed, BARS) }));
const restarted = (state: SignalState): SignalState => JSON.parse(JSON.stringify(state)) as SignalState;

const thrice = ({ open, high, low, close, volume, ...rest }: Candle): Candle =>
  Object.assign(rest, { open: open * 3, high: high * 3, low: low * 3, close: close * 3, volume: volume / 3 });

/** JSON would turn what is no number into null without a word. */
const numberOrNot = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? 'not a number' : value;

/** Bars at which a history is cut, different for every seed. */
const cutsOf = (seed: number): number[] => [21, 60 + seed * 7, 215 + seed * 3, 300 + seed * 13];

describe.each(TIMEFRAMES)('%s signals', (timeframe: Timeframe) => {
  const plan = planOf(FAMILIES, timeframe);
  const whole = histories.map(({ seed, candles }) => ({ seed, candles, events: eventsOf(plan, candles) }));

  it('never look ahead: the bars that follow change no event of any cell', () => {
    const cuts = fc.tuple(fc.nat(1_000_000), fc.integer({ min: 0, max: BARS }));
    fc.assert(
      fc.property(cuts, ([seed, cut]) => {
        const candles = randomCandles(seed, BARS);
        const known = eventsOf(plan, candles).filter(({ bar }) => bar < cut);
        expect(eventsOf(plan, candles.slice(0, cut))).toEqual(known);
      }),
      { numRuns: 15 },
    );
  });

  it('are the same bar by bar, through restarts and looks at forming bars, as in one pass', () => {
    for (const { seed, candles, events } of whole) {
      let state = start(plan);
      const peeked: SignalEvent[] = [];
      const seen = candles.flatMap((candle, bar) => {
        if (cutsOf(seed).includes(bar)) state = restarted(state);
        if (bar % 25 === 0) {
          peekBar(plan, state, { ...candle, high: candle.high * 1.1, close: candle.high * 1.1 });
          peeked.push(...peekBar(plan, state, candle));
        }
        return stepBar(plan, state, candle);
      });
      expect(seen).toEqual(events);
      expect(peeked).toEqual(events.filter(({ bar }) => bar % 25 === 0));
    }
  });

  it('are the same over whole columns as bar by bar, with the same order, ends, figures and near misses', () => {
    const factorOf = (bar: number): number => (bar < BARS ? 1 : 1.25);
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 2 * BARS }), (seed, bars) => {
        const candles = randomCandles(seed, bars);
        const { firings, figuresOf, nearMisses, why } = historyOf(plan, candles);
        const explained = firings.map((firing) =>
          Object.assign({}, firing, figuresOf(firing, factorOf(firing.bar))),
        );
        const near = nearMisses(factorOf(bars - 1));
        expect({ firings: explained, near }).toEqual(steppedHistory(plan, candles, factorOf));
        for (const cell of bars === 0 ? [] : plan.cells)
          expect(why(cell, 1), `${cell.family} ${cell.kind}`).toEqual(whyOf(plan, cell, 1));
      }),
      { numRuns: 25 },
    );
  });

  it('are explained only while the plan has gone on to no other history', () => {
    const [one = [], other = []] = histories.map(({ candles }) => candles);
    const { firings, figuresOf } = historyOf(plan, one);
    historyOf(plan, other);
    expect(() => firings.map((firing) => figuresOf(firing, 1))).toThrow(RangeError);
  });

  it('end in the same state whether or not the pass was interrupted', () => {
    for (const { seed, candles } of whole) {
      const straight = start(plan);
      let broken = start(plan);
      for (const [bar, candle] of candles.entries()) {
        stepBar(plan, straight, candle);
        if (cutsOf(seed).includes(bar)) broken = restarted(broken);
        stepBar(plan, broken, candle);
      }
      expect(JSON.stringify(broken)).toBe(JSON.stringify(straight));
      expect(JSON.stringify(straight, numberOrNot)).not.toContain('not a number');
    }
  });

  it('do not depend on the level of prices: three times the price and a third of the volume fire the same', () => {
    for (const { candles, events } of whole) {
      const scaled = candles.map(thrice);
      expect(eventsOf(plan, scaled)).toEqual(events);
    }
  });

  it('of different symbols do not mix though they share a plan', () => {
    const states = whole.map(() => start(plan));
    const seen = whole.map((): SignalEvent[] => []);
    for (let bar = 0; bar < BARS; bar += 1)
      for (const [at, { candles }] of whole.entries()) {
        const [candle, state] = [candles[bar], states[at]];
        if (candle !== undefined && state !== undefined) seen[at]?.push(...stepBar(plan, state, candle));
      }
    expect(seen).toEqual(whole.map(({ events }) => events));
  });

  it(
    'of every cell are in such histories, candlesticks apart, some of which are very rare',
    { timeout: 30_000 },
    () => {
      const waiting = new Set(
        plan.cells.filter(({ family }) => family !== 'candlestick').map(({ number }) => number),
      );
      for (let seed = 0; seed < 100 && waiting.size > 0; seed += 1)
        for (const { cell } of eventsOf(plan, randomCandles(seed, 700))) waiting.delete(cell);
      expect([...waiting].map((number) => plan.cells[number]?.kind)).toEqual([]);
    },
  );
});
