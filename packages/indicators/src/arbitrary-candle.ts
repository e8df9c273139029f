import fc from 'fast-check';
import type { Candle } from './define-indicator.ts';

/** A candle as the market could print it: whole paisa, the body inside the reach, now and then without a trade. */
export const arbitraryCandle: fc.Arbitrary<Candle> = fc
  .record({
    low: fc.integer({ min: 1_000, max: 500_000 }),
    reach: fc.nat(5_000),
    open: fc.nat(100),
    close: fc.nat(100),
    volume: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 10, max: 500_000 }) },
      { weight: 1, arbitrary: fc.constant(0) },
    ),
    market: fc.option(fc.integer({ min: 100_000, max: 320_000 }), { freq: 9 }),
    session: fc.nat(5_000),
    minute: fc.nat(239),
  })
  .map(({ low, reach, open, close, volume, market, session, minute }) => ({
    low: low / 100,
    high: (low + reach) / 100,
    open: (low + Math.round((reach * open) / 100)) / 100,
    close: (low + Math.round((reach * close) / 100)) / 100,
    volume,
    amount: (volume * low) / 100,
    market: market === null ? null : market / 100,
    session,
    minute,
  }));
