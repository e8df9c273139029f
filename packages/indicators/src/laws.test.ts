import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCandle } from './arbitrary-candle.ts';
import {
  type Candle,
  type Chosen,
  type Indicator,
  atr,
  bollinger,
  ema,
  live,
  macd,
  rsi,
  series,
  sma,
} from './index.ts';

const candles = fc.array(arbitraryCandle, { maxLength: 90 });

const period = fc.integer({ min: 2, max: 30 });

const law = <P extends string, S extends object, O>(
  indicator: Indicator<P, S, O>,
  choices: fc.Arbitrary<Chosen<P>>,
): void => {
  describe(`indicator ${indicator.id}`, () => {
    it('never looks ahead: the bars that follow change nothing', () => {
      fc.assert(
        fc.property(choices, candles, candles, (chosen, past, future) => {
          const known = series(indicator, chosen, past);
          expect(series(indicator, chosen, [...past, ...future]).slice(0, past.length)).toEqual(known);
        }),
      );
    });

    it('live, bar by bar and with looks at forming bars, equals batch', () => {
      fc.assert(
        fc.property(choices, candles, (chosen, bars) => {
          const running = live(indicator, chosen);
          const values = bars.map((bar) => {
            running.peek({ ...bar, high: bar.high * 2, low: bar.low / 2, close: bar.high });
            const seen = running.peek(bar);
            const closed = running.close(bar);
            expect(seen).toEqual(closed);
            return closed;
          });
          expect(values).toEqual(series(indicator, chosen, bars));
        }),
      );
    });

    it('goes on after a restart from a saved state, which is plain data', () => {
      fc.assert(
        fc.property(choices, candles, candles, (chosen, before, after) => {
          const first = live(indicator, chosen);
          for (const bar of before) first.close(bar);
          const saved = JSON.parse(JSON.stringify(first.save())) as S;
          const second = live(indicator, chosen, saved);
          const whole = series(indicator, chosen, [...before, ...after]);
          expect(after.map((bar) => second.close(bar))).toEqual(whole.slice(before.length));
        }),
      );
    });

    it('is silent exactly as long as its warm-up says', () => {
      fc.assert(
        fc.property(choices, candles, (chosen, bars) => {
          const silent = Math.min(bars.length, indicator.warmup(chosen));
          const values = series(indicator, chosen, bars);
          expect(values.map((value) => value === null)).toEqual(bars.map((_, index) => index < silent));
        }),
      );
    });
  });
};

law(sma, fc.record({ period }));
law(ema, fc.record({ period }));
law(rsi, fc.record({ period }));
law(atr, fc.record({ period }));
law(macd, fc.record({ fast: period, slow: period, signal: period }));
law(bollinger, fc.record({ period, width: fc.constantFrom(0.5, 1, 2, 3) }));

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
