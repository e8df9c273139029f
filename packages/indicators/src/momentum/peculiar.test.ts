import { expect, it } from 'vitest';
import { at, plainCandles } from '../../testing/plain-candles.ts';
import { beta, cci, mfi, rsi, series, stochRsi, stochastic, williamsR } from '../index.ts';

const still = plainCandles(40);

it('a market that never moved reads 50 in RSI, and 0 where TA-Lib says 0 for want of a range', () => {
  expect(series(rsi, { period: 14 }, still).at(-1)).toBe(50);
  expect(series(stochastic, { period: 14, smooth: 3, signal: 3 }, still).at(-1)).toEqual({ k: 0, d: 0 });
  expect(series(stochRsi, { rsi: 5, period: 5, smooth: 3, signal: 3 }, still).at(-1)).toEqual({ k: 0, d: 0 });
  expect(series(williamsR, { period: 14 }, still).at(-1)).toBe(0);
  expect(series(cci, { period: 20 }, still).at(-1)).toBe(0);
  expect(series(mfi, { period: 14 }, still).at(-1)).toBe(0);
});

it('a market that comes to rest leaves no rounding behind', () => {
  const resting = plainCandles(80, (index) => at(index < 40 ? 500 + ((index * 37) % 11) / 7 : 503.1));
  expect(series(cci, { period: 20 }, resting).at(-1)).toBe(0);
  expect(series(mfi, { period: 14 }, resting).at(-1)).toBe(0);
  expect(series(stochRsi, { rsi: 5, period: 5, smooth: 1, signal: 1 }, resting).at(-1)).toEqual({
    k: 0,
    d: 0,
  });
});

it('bars without a trade count for neither side of the money flow', () => {
  const bars = plainCandles(6, (index) => ({ ...at(100 + index), volume: index === 5 ? 0 : 10 }));
  const falling = plainCandles(1, () => ({ ...at(90), volume: 0 }));
  expect(series(mfi, { period: 3 }, [...bars, ...falling]).slice(3)).toEqual([100, 100, 100, 100]);
});

it('beta is the slope of its returns on those of the index; bars without an index are passed over', () => {
  const known = plainCandles(30, (index) => {
    const move = 1 + (((index * 13) % 7) - 3) / 100;
    return { market: 2_000 * move, ...at(500 * (1 + (move - 1) * 1)) };
  });
  const gaps = known.flatMap((bar, index) =>
    index % 3 === 0 ? [{ ...bar, market: null, close: 1 }, bar] : [bar],
  );
  const plain = series(beta, { period: 10 }, known);
  expect(plain.at(-1)?.beta).toBeCloseTo(1, 12);
  expect(plain.at(-1)?.alpha).toBeCloseTo(0, 12);
  const passed = series(beta, { period: 10 }, gaps).filter((_, index) => gaps[index]?.market !== null);
  expect(passed).toEqual(plain);
});

it('beta says nothing of an index that does not vary', () => {
  const bars = plainCandles(30, (index) => at(500 + (index % 5)));
  expect(series(beta, { period: 10 }, bars).at(-1)).toBeNull();
});
