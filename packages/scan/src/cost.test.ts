import { describe, expect, it } from 'vitest';
import { checkScan } from './check.ts';
import { compile } from './compile.ts';
import { costOf, unitsOf } from './cost.ts';
import { ScanFault } from './fault.ts';
import { MEASURES } from './measures.ts';
import { parseScan } from './parse.ts';
import { AGGREGATES, LIMITS, type Rule, type Scan, USUAL_UNIVERSE } from './tree.ts';
import { UNIT_COSTS } from './unit-costs.ts';

const scanOf = (text: string): Scan => parseScan(text).scan;
const aBar = (text: string): number => costOf(scanOf(text)).aBar;

const faultOf = (scan: Scan): ScanFault => {
  try {
    checkScan(scan);
  } catch (error) {
    if (error instanceof ScanFault) return error;
  }
  throw new Error('was not refused');
};

describe('what a scan costs', () => {
  it('is known of every measure and aggregate', () => {
    const unknown = [...MEASURES.values()].filter(
      ({ indicator }) => indicator !== undefined && UNIT_COSTS.indicators[indicator.id] === undefined,
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(UNIT_COSTS.windows).toSorted()).toEqual(AGGREGATES.toSorted());
  });

  it('is the same of a scan and of its program, and grows with every further condition', () => {
    const scan = scanOf('close > ema(21) and rsi(14) < 30');
    expect(costOf(compile(scan.rule))).toEqual(costOf(scan));
    expect(aBar('close > ema(21)')).toBeLessThan(costOf(scan).aBar);
    expect(aBar('close > ema(21)')).toBeGreaterThan(0);
  });

  it('counts what is used twice once, and several lines of an indicator once', () => {
    const twice = aBar('macd > 0 and macd > 1') - aBar('macd > 0');
    expect(twice).toBeLessThan(aBar('macd > 0'));
    expect(aBar('macd > 0 and macd.signal > 1')).toBeCloseTo(aBar('macd > 0 and macd > 1'), 9);
  });

  it('counts a longer timeframe by how seldom it has a bar', () => {
    const [daily, weekly] = [aBar('stochastic(14) > 20'), aBar('stochastic(14), weekly > 20 and close > 5')];
    expect(weekly).toBeLessThan(daily);
    expect(aBar('stochastic(14), hourly > 20')).toBeCloseTo(daily, 9);
  });

  it('grows with the number on which an indicator depends', () => {
    expect(aBar('cci(250) > 100')).toBeGreaterThan(2 * aBar('cci(20) > 100'));
  });

  it('is told in milliseconds of a core for the whole market, of which named stocks are a part', () => {
    const text = 'close > 5';
    // 660,000 bars of 0.43 and 870 stocks of 73 and one step of 25, each of 6.7 ns.
    const whole = ((660_000 * 0.43 + 870 * (73 + 25)) * 6.7) / 1e6;
    const [values] = [compile(scanOf(text).rule, true).values.length];
    expect(unitsOf(scanOf(text))).toBeCloseTo(whole + (870 * 25 * values * 6.7) / 1e6, 6);
    expect(unitsOf(scanOf(`${text} for symbols NABIL, ADBL`))).toBeCloseTo(
      (unitsOf(scanOf(text)) * 2) / 870,
      9,
    );
    expect(unitsOf(scanOf('close, weekly > 5'))).toBeLessThan(unitsOf(scanOf(text)));
  });

  it('is refused where it is too much, at the condition that costs most', () => {
    const cheap = 'close > 5';
    const costly = Array.from({ length: 8 }, (_, at) => `volume_ratio_by_time(${243 + at}) > 2`);
    const text = [cheap, ...costly].join(' and ');
    const fault = (() => {
      try {
        parseScan(text);
      } catch (error) {
        if (error instanceof ScanFault) return error;
      }
      throw new Error('was not refused');
    })();
    expect(fault.code).toBe('too-large');
    expect(fault.message).toContain('take too long');
    expect(text.slice(fault.place.from, fault.place.to)).toBe('volume_ratio_by_time(250) > 2');
  });

  it.each([
    ['10 patterns', 'hammer engulfing doji piercing harami kicking marubozu takuri hikkake tweezers'],
    ['usual indicators', 'rsi macd adx supertrend bollinger stochastic cci mfi obv psar'],
  ])('leaves room for what traders ask: %s', (_, names) => {
    const conditions = names.split(' ').map((name) => {
      const lines = MEASURES.get(name)?.lines ?? new Map<string, { words: readonly string[] }>();
      const [line, of] = [...lines][0] ?? ['value', { words: [] }];
      return of.words.length > 0 ? `${name}.${line} = ${of.words[0]}` : `${name}.${line} > 5`;
    });
    expect(aBar(conditions.join(' and '))).toBeLessThan(LIMITS.nanoseconds / 1.5);
  });
});

describe('a tree that no text could have been', () => {
  const close = {
    kind: 'measure',
    name: 'close',
    parameters: [],
    line: 'value',
    timeframe: 'daily',
  } as const;
  const measure = { ...close, ago: { count: 0, of: 'bars' }, isRaw: false } as const;
  const five = { kind: 'number', value: 5, scale: null } as const;
  const over = (left: object): Rule => ({ kind: 'compare', comparison: '>', left, right: five }) as Rule;
  const window = { kind: 'window', aggregate: 'median', value: measure, isPrevious: false } as const;

  it.each<[string, Rule]>([
    ['a longer window', over({ ...window, span: { count: 1e9, of: 'bars' } })],
    ['a window of nothing', over({ ...window, span: { count: 0, of: 'bars' } })],
    ['part of a bar', over({ ...window, span: { count: 1.5, of: 'bars' } })],
    ['a number that is none', over({ ...five, value: Number.NaN })],
    ['a name that nobody knows', over({ ...measure, name: 'constructor' })],
    ['a line that it has not', over({ ...measure, line: 'toString' })],
    ['numbers too many', over({ ...measure, parameters: [1] })],
    ['a number beyond its range', over({ ...measure, name: 'rsi', parameters: [1e9] })],
    ['a bar of the future', over({ ...measure, ago: { count: -1, of: 'bars' } })],
    ['no conditions', { kind: 'all', rules: [] }],
    ['too long a time', { kind: 'lasting', rule: over(measure), bars: 1e9 }],
    [
      'more often than there are bars',
      { kind: 'count', rule: over(measure), at: 'least', times: 9, bars: 3 },
    ],
  ])('is refused: %s', (_, rule) => {
    expect(faultOf({ rule, universe: USUAL_UNIVERSE, match: 'fresh' }).code).toBe('not-understood');
  });
});
