import { type Rupees, brokerId, stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { type HolderRow, type HoldingReply, blockShown, holdingLines } from './holding-lines.ts';

const held = ['2026-02-23', '2026-02-24', '2026-02-25', '2026-08-20', '2026-08-21'].map(tradingDate);
const day = (place: number) => held[place] ?? tradingDate('2026-02-23');

const row = (broker: string, cumulative: (number | null)[]): HolderRow => ({
  broker: brokerId(broker),
  cumulative,
  pool_average: cumulative.map(() => null),
  open_percent: cumulative.map(() => null),
  net: cumulative.at(-1) ?? 0,
  average: null,
  open: null,
  bought: 0,
  sold: 0,
  sessions_traded: 1,
  age: null,
});

const reply: HoldingReply = {
  as_of: day(4),
  from_date: day(0),
  to_date: day(4),
  sessions: [day(0), day(2), day(3), day(4)],
  sessions_missing: 1,
  nearest: null,
  coverage_percent: 100,
  is_adjusted: false,
  symbol: stockSymbol('NABIL'),
  held,
  closes: [500, 501, 502, 530, 531] as Rupees[],
  blocks: [
    { from: day(0), to: day(2), sessions: 2, bridged: [day(1)] },
    { from: day(3), to: day(4), sessions: 2, bridged: [] },
  ],
  rows: [row('58', [10, null, 30, 5, -2]), row('4', [-10, null, -30, 1, 9])],
};

it('shows the newest block first, and another where the address names it', () => {
  expect(blockShown(reply.blocks, '')?.from).toBe(day(3));
  expect(blockShown(reply.blocks, day(0))?.to).toBe(day(2));
  expect(blockShown([], '')).toBeUndefined();
});

it('draws the lines of one block alone, unknown sessions between', () => {
  const [older] = reply.blocks;
  const shown = holdingLines(reply, older ?? { from: day(0), to: day(0), sessions: 1, bridged: [] });
  expect(shown.points).toEqual(held.slice(0, 3));
  expect(shown.price).toEqual([500, 501, 502]);
  expect(shown.lines.map(({ label, values, direction }) => [label, values, direction])).toEqual([
    ['b58', [10, null, 30], 'up'],
    ['b4', [-10, null, -30], 'down'],
  ]);
});
