import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyIndicator, type Candle, live, series } from '../define-indicator.ts';
import { chandelier } from './chandelier.ts';
import { STRUCTURE } from './list.ts';
import { swings } from './swings.ts';

/** What one bar does, in ticks of ten paisa: small numbers, so that ties, gaps and flat bars all happen. */
const move = fc.record({
  gap: fc.integer({ min: -4, max: 4 }),
  body: fc.integer({ min: -12, max: 12 }),
  above: fc.nat(6),
  below: fc.nat(6),
  volume: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 900 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** A walk that leans one way for a while and then the other, so that trends, turns and boxes come about. */
const walk = (moves: readonly Move[]): Candle[] => {
  let price = 5_000;
  return moves.map(({ gap, body, above, below, volume }, session) => {
    const open = Math.max(100, price + gap);
    const lean = session % 46 < 23 ? 3 : -3;
    price = Math.max(100, open + body + lean);
    return {
      open: open / 10,
      high: (Math.max(open, price) + above) / 10,
      low: (Math.min(open, price) - below) / 10,
      close: price / 10,
      volume,
      amount: null,
      market: null,
      session,
      minute: 0,
    };
  });
};

const moves = fc.array(move, { minLength: 60, maxLength: 150, size: 'max' });
const RUNS = { numRuns: 25 };

/** The usual choice, shortened, so that walks of a hundred bars have something to say. */
const shortened = ({ parameters }: AnyIndicator, divisor: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, { usual, lowest, isWhole }]) => [
      name,
      isWhole && usual > 10 ? Math.max(lowest, Math.ceil(usual / divisor)) : usual,
    ]),
  );

describe.each(STRUCTURE)('$id', (indicator) => {
  const chosen = shortened(indicator, 5);

  it('does not repaint: what was said stays, whatever comes after', () => {
    let spoken = 0;
    fc.assert(
      fc.property(moves, moves, (past, future) => {
        const known = series(indicator, chosen, walk(past));
        const whole = series(indicator, chosen, walk([...past, ...future]));
        expect(whole.slice(0, past.length)).toEqual(known);
        spoken += known.filter((value) => value !== null).length;
      }),
      RUNS,
    );
    expect(spoken).toBeGreaterThan(0);
  });

  it('is settled by a bar of its own: looks at a forming bar, and a restart, leave no trace', () => {
    fc.assert(
      fc.property(moves, fc.nat(59), (steps, stop) => {
        const bars = walk(steps);
        let running = live(indicator, chosen);
        const values = bars.map((bar, index) => {
          running.peek({ ...bar, high: bar.high * 1.2, low: bar.low / 1.2, close: bar.high * 1.1 });
          if (index === stop)
            running = live(indicator, chosen, JSON.parse(JSON.stringify(running.save())) as object);
          return running.close(bar);
        });
        expect(values).toEqual(series(indicator, chosen, bars));
      }),
      RUNS,
    );
  });

  it('keeps a state of plain numbers that does not grow with history', () => {
    const steps = fc.sample(move, { seed: 20260820, numRuns: 1_500 });
    const running = live(indicator, chosen);
    const sizes = walk(steps).map((bar, index) => {
      running.close(bar);
      return index % 100 === 99 ? JSON.stringify(running.save()).length : 0;
    });
    expect(Math.max(...sizes)).toBeLessThan(6_000);
    expect(JSON.parse(JSON.stringify(running.save()))).toEqual(running.save());
  });
});

it('a swing is the price of the bar it points back to', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const bars = walk(steps);
      const wrong = series(swings, { left: 3, right: 2 }, bars).filter((swing, index) => {
        const turned = bars[index - 2];
        return (swing?.high ?? turned?.high) !== turned?.high || (swing?.low ?? turned?.low) !== turned?.low;
      });
      expect(wrong).toEqual([]);
    }),
    RUNS,
  );
});

it('a chandelier stop never gives way while its side lasts', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const told = series(chandelier, { period: 5, atrs: 2 }, walk(steps));
      const givenWay = told.filter((now, index) => {
        const before = told[index - 1] ?? null;
        if (now === null || before === null || now.turned === 1) return false;
        return now.side === 'long' ? now.stop < before.stop : now.stop > before.stop;
      });
      expect(givenWay).toEqual([]);
    }),
    RUNS,
  );
});
