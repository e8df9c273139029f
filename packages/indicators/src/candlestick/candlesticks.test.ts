import fc from 'fast-check';
import { expect, it } from 'vitest';
import { candlestickBars } from '../../testing/candlestick-golden.ts';
import { Dice, drawCandles } from '../../testing/random-candles.ts';
import { arbitraryCandle } from '../arbitrary-candle.ts';
import { emptyColumns, loadColumns } from '../columns.ts';
import { type Candle, live, series } from '../define-indicator.ts';
import { candlesticks } from './candlesticks.ts';
import { PATTERNS } from './patterns.ts';
import { PRODUCT_NAMES } from './product-names.ts';
import { singleOf } from './single.ts';

/** A few series of each kind: the cross-checks run every pattern over each of them. */
const SOME = [...candlestickBars()].filter(([name], index) => name.startsWith('drawn') || index % 7 === 0);

const candles = fc.array(arbitraryCandle, { maxLength: 60 });
const relaxed = fc.constantFrom(0, 1);

const scaled = (candle: Candle, by: number): Candle => ({
  ...candle,
  open: candle.open * by,
  high: candle.high * by,
  low: candle.low * by,
  close: candle.close * by,
});

it('all at once says what every pattern says by itself', () => {
  for (const [symbol, bars] of SOME)
    for (const form of [0, 1]) {
      const alone = PATTERNS.map((pattern) => series(singleOf(pattern), { relaxed: form }, bars));
      const expected = bars.map((_, index) =>
        PATTERNS.flatMap(({ id }, row) => {
          const reading = alone[row]?.[index] ?? null;
          return reading === null || reading.value === 0 ? [] : [{ id, ...reading }];
        }),
      );
      expect(series(candlesticks, { relaxed: form }, bars), symbol).toEqual(expected);
    }
});

it('the relaxed form sees all that the strict one sees, on the same side', () => {
  for (const [symbol, bars] of SOME) {
    const loose = series(candlesticks, { relaxed: 1 }, bars);
    for (const [index, hits] of series(candlesticks, { relaxed: 0 }, bars).entries())
      expect(loose[index] ?? [], `${symbol} at ${index}`).toEqual(expect.arrayContaining([...(hits ?? [])]));
  }
});

it('a pattern that is bullish or bearish never says the other', () => {
  const wrong = SOME.flatMap(([, bars]) =>
    series(candlesticks, { relaxed: 1 }, bars).flatMap((hits) =>
      (hits ?? []).filter(({ id, value }) => {
        const side = PATTERNS.find((pattern) => pattern.id === id)?.side;
        return side === (value === 100 ? 'bearish' : 'bullish');
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it('the bars that follow change nothing', () => {
  fc.assert(
    fc.property(relaxed, candles, candles, (form, past, future) => {
      const known = series(candlesticks, { relaxed: form }, past);
      expect(series(candlesticks, { relaxed: form }, [...past, ...future]).slice(0, past.length)).toEqual(
        known,
      );
    }),
  );
});

it('live with looks at forming bars and a restart at every bar equals batch', () => {
  fc.assert(
    fc.property(relaxed, candles, (form, bars) => {
      let running = live(candlesticks, { relaxed: form });
      const values = bars.map((bar) => {
        running.peek(scaled(bar, 2));
        running = live(candlesticks, { relaxed: form }, JSON.parse(JSON.stringify(running.save())));
        return running.close(bar);
      });
      expect(values).toEqual(series(candlesticks, { relaxed: form }, bars));
    }),
  );
});

it('the level of prices does not matter', () => {
  // Powers of two: any other factor moves the last bit, which decides ties.
  fc.assert(
    fc.property(relaxed, candles, fc.constantFrom(0.25, 0.5, 4, 16), (form, bars, by) => {
      expect(
        series(
          candlesticks,
          { relaxed: form },
          bars.map((bar) => scaled(bar, by)),
        ),
      ).toEqual(series(candlesticks, { relaxed: form }, bars));
    }),
  );
});

it("every name of the product's two lists is a pattern that can take that side", () => {
  expect(PRODUCT_NAMES).toHaveLength(24);
  for (const { name, side, pattern } of PRODUCT_NAMES) {
    const row = PATTERNS.find(({ id }) => id === pattern);
    expect([side, 'both'], `${side} ${name}`).toContain(row?.side);
  }
});

it('no two patterns share an id or a title', () => {
  expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(PATTERNS.length);
  expect(new Set(PATTERNS.map(({ title }) => title)).size).toBe(PATTERNS.length);
});

it('what is read only from a bar on is the same there, to the last bit', () => {
  const [whole, part] = [emptyColumns(), emptyColumns()];
  const dice = new Dice(19);
  for (const from of [0, 20, 46, 47, 63, 200, 399]) {
    const candles = drawCandles(dice, 400);
    for (const columns of [whole, part]) loadColumns(columns, candles);
    part.from = from;
    for (const pattern of PATTERNS)
      for (const relaxed of [0, 1]) {
        const [all, last] = [whole, part].map((columns) => singleOf(pattern).columns?.(columns, { relaxed }));
        for (const line of ['value', 'strength'])
          expect(last?.[line]?.subarray(from, 400), `${pattern.id} ${line}`).toEqual(
            all?.[line]?.subarray(from, 400),
          );
      }
  }
});
