import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageRatio, independenceRatio, riskBacktest } from './risk-backtest.ts';
import { RISK_METHODS, lossOf, returnsOver } from './value-at-risk.ts';

const hundred = Array.from({ length: 100 }, (_, at) => (at - 50) / 1_000);

describe('a loss that is seldom exceeded', () => {
  it('is the return of the rank, counted in whole numbers, and the mean of it and all below', () => {
    expect(lossOf('historical', hundred, 95)).toEqual({
      loss: 0.046,
      shortfall: expect.closeTo(0.048, 12) as number,
    });
    expect(lossOf('historical', hundred, 99)).toEqual({ loss: 0.05, shortfall: 0.05 });
    // 5 % of 500 is the rank 25, though 0.05 × 500 is more than 25 in floating point.
    const five = Array.from({ length: 500 }, (_, at) => -(500 - at) / 1_000);
    expect(lossOf('historical', five, 95).loss).toBeCloseTo(0.476, 12);
  });

  it('by the normal shape is the deviation times a number from tables', () => {
    const { loss, shortfall } = lossOf('normal', hundred, 95);
    expect(loss / 0.029011491975882).toBeCloseTo(1.644854, 6);
    expect(shortfall / 0.029011491975882).toBeCloseTo(2.062713, 5);
  });

  it('that forgets follows the last weeks: after calm it is small, after a fall it is wide', () => {
    const calm = [...hundred, ...Array.from({ length: 100 }, () => 0.001)];
    expect(lossOf('ewma', calm, 95).loss).toBeLessThan(lossOf('normal', calm, 95).loss / 5);
    expect(lossOf('ewma', [...calm, -0.1], 95).loss).toBeGreaterThan(0.03);
  });

  it('grows with the level, and with what was lost, whatever the returns', () => {
    const returns = fc.array(fc.double({ min: -0.15, max: 0.15, noNaN: true }), {
      minLength: 70,
      maxLength: 200,
    });
    fc.assert(
      fc.property(returns, (values) => {
        for (const method of RISK_METHODS) {
          const [usual, rare] = [lossOf(method, values, 95), lossOf(method, values, 99)];
          expect(rare.loss).toBeGreaterThanOrEqual(usual.loss);
          expect(usual.shortfall).toBeGreaterThanOrEqual(usual.loss - 1e-12);
          const twice = lossOf(
            method,
            values.map((value) => 2 * value),
            95,
          );
          expect(twice.loss).toBeCloseTo(2 * usual.loss, 9);
        }
      }),
    );
  });
});

describe('returns over some sessions', () => {
  it('overlap, one for each of the last sessions', () => {
    const closes = [100, 110, 99, 108.9, 108.9];
    const rounded = (horizon: number, count: number) =>
      returnsOver(closes, horizon, count).map((value) => Math.round(value * 1e6) / 1e6);
    expect(rounded(1, 4)).toEqual([0.1, -0.1, 0.1, 0]);
    expect(rounded(2, 2)).toEqual([-0.01, 0.1]);
    expect(rounded(2, 500)).toEqual([-0.01, -0.01, 0.1]);
  });
});

describe('a forecast held against what came', () => {
  it('ratios equal values from outside', () => {
    expect(coverageRatio(25, 500, 0.05)).toBeCloseTo(0, 12);
    expect(coverageRatio(10, 500, 0.05)).toBeCloseTo(12.14296069114738, 9);
    expect(coverageRatio(8, 500, 0.01)).toBeCloseTo(1.5382767287716916, 9);
    expect(coverageRatio(0, 500, 0.01)).toBeCloseTo(10.050335853501, 9);
  });

  it('breaches in a run are found, breaches apart are not', () => {
    const flags = (text: string): boolean[] => text.split('').map((one) => one === '1');
    const apart = flags('0001000000'.repeat(20));
    const runs = flags(`${'0'.repeat(90)}1111111111`.repeat(2));
    expect(independenceRatio(apart)).toBeLessThan(6.635);
    expect(independenceRatio(runs)).toBeGreaterThan(50);
    expect(independenceRatio(flags('0'.repeat(300)))).toBeCloseTo(0, 12);
  });

  it('is not judged by fewer than 250 forecasts, and reads nothing later than its session', () => {
    const returns = Array.from({ length: 700 }, (_, at) => Math.sin(at * 12.9898) * 0.02);
    expect(riskBacktest('historical', returns.slice(0, 499), 95)).toBeNull();
    const whole = riskBacktest('normal', returns, 95);
    const earlier = riskBacktest('normal', returns.slice(0, 650), 95);
    expect(whole?.sessions).toBe(450);
    expect(whole?.forecasts.slice(0, 400)).toEqual(earlier?.forecasts);
  });
});
