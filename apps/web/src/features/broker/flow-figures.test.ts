import { type BrokerId, type Rupees, brokerId, stockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { FlowReply, FlowRow } from '../../shared/broker/flow-address.ts';
import { largestEachWay } from '../../screen-kit/largest-each-way.ts';
import {
  adjustedText,
  missingText,
  netBars,
  runningLines,
  sessionsInARow,
  totalNetBought,
} from './flow-figures.ts';

const rupees = (value: number): Rupees => value as Rupees;

const rowOf = (
  broker: BrokerId,
  nets: number[] | null,
  net = (nets ?? []).reduce((sum, n) => sum + n, 0),
): FlowRow => ({
  broker,
  symbol: null,
  bought: Math.max(net, 0),
  sold: Math.max(-net, 0),
  net,
  bought_amount: rupees(Math.max(net, 0) * 100),
  sold_amount: rupees(Math.max(-net, 0) * 100),
  net_amount: rupees(net * 100),
  buy_average: null,
  sell_average: null,
  matched: 0,
  matched_percent: null,
  volume_percent: null,
  sessions_traded: nets?.length ?? 0,
  sessions_net_bought: nets?.filter((n) => n > 0).length ?? 0,
  net_by_session: nets,
});

const rows = [
  rowOf(brokerId('4'), [10, 20, 30]),
  rowOf(brokerId('45'), [5, -1, 6]),
  rowOf(brokerId('8'), [1, 0, 0]),
  rowOf(brokerId('11'), [-10, -20, -13]),
  rowOf(brokerId('33'), [-6, 1, -23]),
];

const reply: FlowReply = {
  as_of: tradingDate('2024-06-13'),
  from_date: tradingDate('2024-06-11'),
  to_date: tradingDate('2024-06-13'),
  sessions: ['2024-06-11', '2024-06-12', '2024-06-13'].map(tradingDate),
  coverage: { sessions_missing: 0, sessions_incomplete: 0, missing_percent: 0 },
  adjusted_for: [],
  rows,
};

describe('figures of broker flow', () => {
  it('draws the largest buyers first and the largest seller last', () => {
    expect(largestEachWay(netBars(rows, 'shares'), 2).map(({ id, value }) => [id, value])).toEqual([
      ['4', 60],
      ['45', 10],
      ['33', -28],
      ['11', -43],
    ]);
  });

  it('runs the nets of the two largest each way, the largest drawn stronger', () => {
    expect(runningLines(reply)?.map(({ label, values, isFirst }) => [label, values, isFirst])).toEqual([
      ['b4', [10, 30, 60], true],
      ['b45', [5, 4, 10], false],
      ['b11', [-10, -30, -43], true],
      ['b33', [-6, -5, -28], false],
    ]);
  });

  it('has no lines where sessions are not told apart', () => {
    expect(runningLines({ ...reply, rows: [rowOf(brokerId('4'), null, 60)] })).toBeNull();
  });

  it('counts the latest sessions in a row on the side of the net', () => {
    expect(rows.map(sessionsInARow)).toEqual([3, 1, 0, 3, 1]);
    expect(sessionsInARow(rowOf(brokerId('4'), null, 5))).toBeNull();
  });

  it('adds up what net buyers bought', () => {
    expect(totalNetBought(rows, 'shares')).toBe(71);
    expect(totalNetBought(rows, 'rupees')).toBe(7_100);
  });

  it('says how many sessions are known when some are missing', () => {
    expect(missingText(reply)).toBeNull();
    const coverage = { sessions_missing: 17, sessions_incomplete: 0, missing_percent: null };
    expect(missingText({ ...reply, coverage })).toBe('3 of 20 sessions available');
  });

  it('says when shares of before an ex-date were turned into those of the last day', () => {
    expect(adjustedText(reply)).toBeNull();
    const one = { symbol: stockSymbol('MANDU'), ex_on: tradingDate('2024-06-12'), factor: 0.9 };
    expect(adjustedText({ ...reply, adjusted_for: [one] })).toBe(
      'Shares and averages are those of 2024-06-13, after the ex-date 2024-06-12',
    );
    expect(adjustedText({ ...reply, adjusted_for: [one, one] })).toContain('after 2 ex-dates');
  });
});
