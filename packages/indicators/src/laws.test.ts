import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAWS } from '../testing/laws.ts';
import { UNITS } from '../testing/units.ts';
import { Dice, drawCandles, drawChosen } from '../testing/random-candles.ts';
import { arbitraryCandle } from './arbitrary-candle.ts';
import { type AnyIndicator, type Candle, type Parameter, atr, rsi, series, sma } from './index.ts';
import { INDICATORS } from './list.ts';

const ALL = Object.values(INDICATORS).flat();
const LONGEST = 30;
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);

const arbitraryChosen = ({ parameters }: AnyIndicator): fc.Arbitrary<Record<string, number>> =>
  fc.record(
    Object.fromEntries(
      Object.entries<Parameter>(parameters).map(([name, { lowest, highest, isWhole }]) => {
        const most = Math.max(lowest, Math.min(highest, LONGEST));
        const draw = isWhole ? fc.integer : fc.double;
        return [name, draw({ min: lowest, max: most, ...(isWhole ? {} : { noNaN: true }) })];
      }),
    ),
  );

/** On candles that jump wildly, in paisa: what is against the law is shrunk to the smallest bars that show it. */
const tryOnWildBars = (indicator: AnyIndicator, law: (typeof LAWS)[string]): void => {
  const bars = fc.array(arbitraryCandle, { maxLength: 70, size: 'max' });
  fc.assert(
    fc.property(arbitraryChosen(indicator), bars, fc.nat(70), (chosen, candles, cut) => {
      expect(law(indicator, chosen, candles, Math.min(cut, candles.length))).toBeNull();
    }),
    { numRuns: 6 },
  );
};

const tryOnWalks = (indicator: AnyIndicator, law: (typeof LAWS)[string], seed: number): string | null => {
  const dice = new Dice(seed);
  const chosen = drawChosen(dice, indicator);
  const bars = drawCandles(dice, Math.min(150, indicator.warmup(chosen)) + 40);
  return law(indicator, chosen, bars, dice.whole(0, bars.length));
};

describe.each(ALL)('$id', (indicator) => {
  it.each(Object.entries(LAWS))('%s', (name, law) => {
    for (const seed of SEEDS) expect(tryOnWalks(indicator, law, seed), `seed ${seed}`).toBeNull();
    // Wild bars are no whole ticks in binary: a constant added to them would make equal differences unequal.
    if (!name.includes('constant')) tryOnWildBars(indicator, law);
  });
});

it('every indicator but the candlestick patterns says in which units it speaks', () => {
  const { candlestick: _, ...others } = INDICATORS;
  expect(Object.keys(UNITS).toSorted()).toEqual(
    Object.values(others)
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  );
});

it('no two indicators have the same id', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

const STILL: Candle = {
  open: 500,
  high: 500,
  low: 500,
  close: 500,
  volume: 100,
  amount: 50_000,
  market: null,
  session: 0,
  minute: 0,
};

it('a market that does not move reads 50 in RSI and 0 in ATR', () => {
  const still = Array.from({ length: 40 }, (_, session) => ({ ...STILL, session }));
  expect(series(rsi, { period: 14 }, still).at(-1)).toBe(50);
  expect(series(atr, { period: 14 }, still).at(-1)).toBe(0);
});

it('impossible parameters are refused', () => {
  expect(() => series(sma, { period: 1 }, [])).toThrow('sma: period 1 is not between 2 and 250');
  expect(() => series(sma, { period: 2.5 }, [])).toThrow(RangeError);
});
