import { describe, expect, it } from 'vitest';
import { type RunningNets, netPane } from './net-pane.ts';

const SESSIONS = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-10', '2026-08-11'];
const dated = (dates: readonly string[]) => dates.map((date) => ({ date }));

const reply = (cumulative: readonly (number | null)[], since: readonly string[]): RunningNets => ({
  sessions: SESSIONS,
  since,
  rows: [{ broker: '58', cumulative }],
});

const valuesOf = (asked: RunningNets, bars: readonly string[]) =>
  netPane(asked, dated(bars))?.lines.map(({ values }) => values);

describe('the pane of a flow', () => {
  it('has a value at each bar whose trades are known', () => {
    const told = reply([10, 25, null, -5, 7], ['2026-08-03']);
    expect(valuesOf(told, SESSIONS)).toEqual([[10, 25, null, -5, 7]]);
    expect(valuesOf(told, ['2026-08-02', ...SESSIONS])).toEqual([[null, 10, 25, null, -5, 7]]);
  });

  it('is told at longer bars as it stood after their last known session', () => {
    const told = reply([10, 25, null, -5, 7], ['2026-08-03']);
    expect(valuesOf(told, ['2026-08-05', '2026-08-11'])).toEqual([[25, 7]]);
  });

  it('is broken where its sums begin anew', () => {
    const told = reply([10, 25, null, -5, 7], ['2026-08-03', '2026-08-10']);
    expect(valuesOf(told, SESSIONS)).toEqual([
      [10, 25, null, null, null],
      [null, null, null, -5, 7],
    ]);
    const ids = netPane(told, dated(SESSIONS))?.lines.map(({ id }) => id);
    expect(ids).toEqual(['flow 58 0', 'flow 58 1']);
  });

  it('is no pane where nothing is known', () => {
    expect(netPane(reply([], []), dated(SESSIONS))).toBeNull();
  });
});
