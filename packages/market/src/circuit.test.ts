import { fromRupees, paisa, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { bandUsed, circuitOf } from './circuit.ts';
import type { Instrument } from './instruments.ts';
import { limitSince } from './price-limits.ts';

type Prices = { high?: number; low?: number; close: number; average?: number };

const judge = (
  date: string,
  base: number | null,
  { close, high = close, low = close, average = close }: Prices,
  instrument: Instrument = 'Equity',
) => {
  const volume = 1_000;
  return circuitOf(
    {
      high: fromRupees(high),
      low: fromRupees(low),
      close: fromRupees(close),
      volume,
      turnover: paisa(fromRupees(average) * volume),
    },
    { base: base === null ? null : fromRupees(base), date: tradingDate(date), instrument },
  );
};

const limits = (...asked: Parameters<typeof judge>): [number, number] | undefined => {
  const found = judge(...asked)?.limits;
  return found && [found.lower / 100, found.upper / 100];
};

describe('the limits of a day', () => {
  it.each([
    // 400 ± 10 % up to 19 April 2026, ± 15 % since.
    ['2026-04-19', 400, 'Equity', [360, 440]],
    ['2026-04-20', 400, 'Equity', [340, 460]],
    // 123.7 ± 10 % is 111.33 and 136.07, inwards to the step of 10 paisa.
    ['2024-07-16', 123.7, 'Equity', [111.4, 136]],
    // The step was a rupee before 18 July 2021: 299.7 and 366.3.
    ['2021-07-15', 333, 'Equity', [300, 366]],
    // Below Rs 50 a paisa, above it a rupee: 43.2 and 52.8.
    ['2020-02-02', 48, 'Equity', [43.2, 52]],
    // Funds are quoted in paisa: 8.883 down and 10.857 to the nearest.
    ['2024-07-16', 9.87, 'Mutual Funds', [8.88, 10.86]],
    // 120.75 and 163.3625, both to the step.
    ['2026-08-20', 142.06, 'Equity', [120.8, 163.3]],
  ] as const)('of %s from %s of %s', (date, base, instrument, expected) => {
    expect(limits(date, base, { close: base }, instrument)).toEqual(expected);
  });

  it('are measured from the close as restated on an ex-date', () => {
    // 800 before a bonus of one for one is 400: 440 is the upper limit, and not a fall of 45 %.
    expect(judge('2024-07-16', 400, { close: 440 })).toMatchObject({ isFault: false, up: 'locked' });
    expect(judge('2024-07-16', 800, { close: 440 })).toMatchObject({ isFault: true, up: null, down: null });
  });

  it('are not known without a previous close', () => {
    expect(judge('2024-07-16', null, { close: 440 })).toBeNull();
    expect(judge('2024-07-16', 0, { close: 440 })).toBeNull();
  });
});

describe('a price', () => {
  it('is at a limit from half a tick before it on', () => {
    // The limit of 123.7 is 136.0: an odd price of 135.95 is at it, 135.94 is not any more.
    const odd = { low: 125, average: 128 };
    expect(judge('2024-07-16', 123.7, { ...odd, close: 135.95 })?.up).toBe('at');
    expect(judge('2024-07-16', 123.7, { ...odd, close: 135.94 })?.up).toBe('near');
    // The lower one is 111.4.
    const fell = { high: 125, average: 120 };
    expect(judge('2024-07-16', 123.7, { ...fell, close: 111.45 })?.down).toBe('at');
    expect(judge('2024-07-16', 123.7, { ...fell, close: 111.46 })?.down).toBe('near');
  });

  it('is locked where nearly all changed hands at it: the average within 1 %', () => {
    // 1 % under 440 is 435.6.
    const upper = { low: 400, close: 440 };
    expect(judge('2024-07-16', 400, { ...upper, average: 435.6 })?.up).toBe('locked');
    expect(judge('2024-07-16', 400, { ...upper, average: 435.5 })?.up).toBe('at');
    // 1 % over 360 is 363.6.
    const lower = { high: 400, close: 360 };
    expect(judge('2024-07-16', 400, { ...lower, average: 363.6 })?.down).toBe('locked');
    expect(judge('2024-07-16', 400, { ...lower, average: 363.7 })?.down).toBe('at');
  });

  it('has touched a limit that it left again, however near it still is', () => {
    expect(judge('2024-07-16', 400, { high: 440, close: 420 })?.up).toBe('touched');
    expect(judge('2024-07-16', 400, { high: 440, close: 439.9 })?.up).toBe('touched');
    expect(judge('2024-07-16', 400, { high: 440, low: 360, close: 400 })).toMatchObject({
      up: 'touched',
      down: 'touched',
    });
  });

  it('is near where one order reaches the limit: 2 %, and 3 % since 20 April 2026', () => {
    // 440 / 1.02 = 431.37; 460 / 1.03 = 446.60: 446.6 × 1.03 is 459.998.
    expect(judge('2026-04-19', 400, { close: 431.4 })?.up).toBe('near');
    expect(judge('2026-04-19', 400, { close: 431.3 })?.up).toBeNull();
    expect(judge('2026-04-20', 400, { close: 446.7 })?.up).toBe('near');
    expect(judge('2026-04-20', 400, { close: 446.6 })?.up).toBeNull();
    // 360 / 0.98 = 367.35; 340 / 0.97 = 350.52.
    expect(judge('2026-04-19', 400, { close: 367.3 })?.down).toBe('near');
    expect(judge('2026-04-19', 400, { close: 367.4 })?.down).toBeNull();
    expect(judge('2026-04-20', 400, { close: 350.5 })?.down).toBe('near');
    expect(judge('2026-04-20', 400, { close: 350.6 })?.down).toBeNull();
  });

  it('more than a tick beyond a limit is a fault, and nothing else is said of it', () => {
    expect(judge('2024-07-16', 400, { high: 440.1, low: 430, close: 440 })).toMatchObject({ up: 'locked' });
    expect(judge('2024-07-16', 400, { high: 440.2, low: 430, close: 440 })).toMatchObject({
      isFault: true,
      up: null,
    });
    expect(judge('2024-07-16', 400, { low: 359.8, close: 360 })).toMatchObject({ isFault: true, down: null });
  });
});

it('tells the part of the band that is used, and no more than all of it', () => {
  const used = (close: number, base: number, date: string) =>
    bandUsed(fromRupees(close), fromRupees(base), tradingDate(date));
  expect(used(440, 400, '2026-04-19')).toBe(100);
  // 10 % of 15 %.
  expect(used(440, 400, '2026-04-20')).toBe(66.7);
  expect(used(380, 400, '2026-04-19')).toBe(-50);
  // 136 / 123.7 is a rise of 9.943 %.
  expect(used(136, 123.7, '2024-07-16')).toBe(99.4);
  expect(used(300, 400, '2026-04-19')).toBe(-100);
});

it.each([
  ['2026-08-21', '2026-04-20'],
  ['2026-04-19', '2012-01-01'],
  ['2012-01-01', '2012-01-01'],
  ['2011-12-29', null],
])('the limit of %s has been in force since %s', (date, since) => {
  expect(limitSince(tradingDate(date))).toBe(since);
});
