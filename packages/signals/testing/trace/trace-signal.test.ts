import { FAMILIES, ruleVersion } from '../../src/index.ts';
import { expect, it } from 'vitest';
import { goldenBars } from '@chuli/indicators/testing/golden';
import { TOLERANCE } from './apart.ts';
import { barsFrom } from './golden-bars.ts';
import { allHoldAt, firesAt, recompute } from './judge.ts';
import { SENTENCES } from './sentences/all.ts';
import { type StoredSignal, traceSignal } from './trace-signal.ts';

const bars = barsFrom(goldenBars().get('MINMP') ?? []);
const family = FAMILIES.find(({ id }) => id === 'buy-sell') ?? FAMILIES[0];
if (family === undefined) throw new Error('no family');
const listed = { family, kind: 'signal', timeframe: 'daily', side: 'buy' } as const;
const conditions = recompute(bars, listed, SENTENCES);
/** Begins here and still holds on the next bar. */
const at = bars.findIndex(
  (_, bar) => bar > 100 && firesAt(conditions, listed, bar) && allHoldAt(conditions, bar + 1) === true,
);

const eventAt = (bar: number): StoredSignal => ({
  family: family.id,
  kind: 'signal',
  timeframe: 'daily',
  side: 'buy',
  signal_on: bars[bar]?.on ?? ('' as StoredSignal['signal_on']),
  bar_ends_at: 0,
  close: bars[bar]?.raw_close ?? (0 as StoredSignal['close']),
  lefts: conditions.map(({ left }) => left[bar] ?? null),
  rights: conditions.map(({ right }) => right[bar] ?? null),
  rule_version: ruleVersion(family),
});

const traced = (event: StoredSignal) => {
  const trace = traceSignal(event, bars);
  if ('reason' in trace) throw new Error(trace.reason);
  return { faults: trace.faults, wrong: trace.conditions.filter(({ apart }) => apart > TOLERANCE).length };
};

it('a signal that was stored as it is recomputed agrees', () => {
  expect(at).toBeGreaterThan(100);
  expect(traced(eventAt(at))).toEqual({ faults: [], wrong: 0 });
});

it('a stored value that is off by a hundred-millionth is found', () => {
  const event = eventAt(at);
  const rights = event.rights.map((value, place) =>
    place === 1 && value !== null ? value * (1 + 1e-8) : value,
  );
  expect(traced({ ...event, rights }).wrong).toBe(1);
});

it('a stored value that is missing is found', () => {
  expect(traced({ ...eventAt(at), lefts: [null, null, null] }).wrong).toBe(3);
});

it('a signal one bar after it began does not begin there', () => {
  expect(traced(eventAt(at + 1)).faults).toEqual(['on the bar before they held, or could not be judged']);
});

it('a signal on a bar on which the conditions do not hold is found', () => {
  expect(traced(eventAt(at - 1)).faults).toContain('the conditions do not all hold on the bar');
});

it('a signal of another version of the rule is refused', () => {
  expect(() => traceSignal({ ...eventAt(at), rule_version: '0-0' }, bars)).toThrow('npm run record');
});

it('a pattern without a plain rule is named, never passed', () => {
  const candlestick = FAMILIES.find(({ id }) => id === 'candlestick') ?? family;
  const event = {
    ...eventAt(at),
    family: candlestick.id,
    kind: 'hikkake',
    rule_version: ruleVersion(candlestick),
  };
  expect(traceSignal(event, bars)).toEqual({ reason: 'no plain rule for the pattern hikkake' });
});
