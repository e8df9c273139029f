import { SCAN_UNITS_A_MINUTE } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { parseScan, unitsOf } from '@chuli/scan';
import { FILTER_COLUMNS, isOfBars } from '@chuli/scan/filter';
import { describe, expect, it } from 'vitest';
import { unitsOfValues } from '../areas/find/market-values.ts';
import { type ScanRow, openScanAllowance } from './scan-allowance.ts';

/** Legal, and each near the most that a scan may cost, by the indicators, the windows or the patterns it reads. */
const WORST = [
  'volume_ratio_by_time(250) > 2',
  Array.from({ length: 8 }, (_, at) => `percentile(volume, ${240 + at}) > 90`).join(' and '),
];
const unitsIn = (text: string): number => unitsOf(parseScan(text).scan);
const DEAREST = Math.max(...WORST.map(unitsIn));
const ROWS = Object.keys(SCAN_UNITS_A_MINUTE) as ScanRow[];

const person = (id: number) => ({ own: `person ${id}`, network: null });

const opened = (times?: number) => {
  const time = { now: 0 };
  return { time, allowance: openScanAllowance(() => instant(time.now), times) };
};

describe('the units of scanning of a minute', () => {
  it('let everybody run two of the costliest scans at once, and the columns of the stock filter', () => {
    // A scan takes at most 2,000 ns of each of 660,000 bars, and what every stock takes beside.
    const costliest = (2_000 * 660_000) / 1e6;
    expect(DEAREST).toBeGreaterThan(0.9 * costliest);
    const columns = unitsOfValues(FILTER_COLUMNS.filter(isOfBars).map(({ text }) => text));
    for (const row of ROWS) {
      expect(SCAN_UNITS_A_MINUTE[row]).toBeGreaterThan(2 * costliest + 100);
      expect(SCAN_UNITS_A_MINUTE[row]).toBeGreaterThan(2 * columns);
    }
  });

  it.each(ROWS)('refuse what is beyond them, say how long, and come back: %s', (row) => {
    const { time, allowance } = opened();
    const fit = Math.floor(SCAN_UNITS_A_MINUTE[row] / DEAREST);
    for (let ran = 0; ran < fit; ran += 1) allowance.take(person(1), row, DEAREST);
    const lacking = (fit + 1) * DEAREST - SCAN_UNITS_A_MINUTE[row];
    const retry_after = Math.ceil((lacking / SCAN_UNITS_A_MINUTE[row]) * 60);
    const once = () => allowance.take(person(1), row, DEAREST);
    expect(once).toThrow(expect.objectContaining({ code: 'scan.too-fast', details: { retry_after } }));
    allowance.take(person(2), row, DEAREST);
    time.now = retry_after * 1_000;
    once();
  });

  it('are not noticed by whoever changes a rule as fast as the builder asks, for a minute', () => {
    const { time, allowance } = opened();
    const units = unitsIn('rsi(14) < 40 and close > ema(200)');
    const typing = () => {
      for (let typed = 0; typed < 200; typed += 1) {
        time.now += 300;
        allowance.take({ own: 'page 1.2.3.4 a', network: 'network 1.2.3.4' }, 'visitor', units);
      }
    };
    expect(typing).not.toThrow();
  });

  it('are shared by the names that one network makes up', () => {
    const { allowance } = opened();
    const page = (name: number) => ({ own: `page 1.2.3.4 ${name}`, network: 'network 1.2.3.4' });
    const all = () => {
      for (let name = 0; name < 100; name += 1) allowance.take(page(name), 'visitor', DEAREST);
    };
    expect(all).toThrow('scan.too-fast');
    allowance.take({ own: 'page 5.6.7.8 1', network: 'network 5.6.7.8' }, 'visitor', DEAREST);
  });

  it('are more where callers get more of everything, and never less', () => {
    const many = opened(100).allowance;
    const few = opened(0.1).allowance;
    const fifty = () => {
      for (let ran = 0; ran < 50; ran += 1) many.take(person(1), 'Basic', DEAREST);
    };
    expect(fifty).not.toThrow();
    expect(() => few.take(person(1), 'Basic', DEAREST)).not.toThrow();
  });

  it('are told to other processes under a name of their own', () => {
    const { allowance } = opened();
    allowance.take(person(7), 'Basic', DEAREST);
    const [told] = allowance.counted.usage.takeUnshared(5, 10);
    expect(told?.key).toBe('scanning person 7');
    expect(told?.cost).toBeCloseTo((DEAREST / SCAN_UNITS_A_MINUTE.Basic) * 60, 9);
  });
});
