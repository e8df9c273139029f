import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { barsOf, linesOf } from './rule-lines.ts';

const bar = (day: string, high: number, close: number) => ({
  date: tradingDate(day),
  ends_at: 0,
  open: close,
  high,
  low: close - 5,
  close,
  volume: 10,
});

const ROWS = [bar('2026-08-18', 110, 100), bar('2026-08-19', 108, 105), bar('2026-08-20', 112, 84)];

const line = (name: string, values: (number | null)[], isPrice: boolean) => ({
  name,
  indicator: name.startsWith('inside') ? 'inside-bar' : 'bollinger',
  title: 'Bollinger bands',
  on_price: isPrice,
  values,
});

describe('the bars around a signal', () => {
  it('have the change of each from the one before as a part of it', () => {
    expect(barsOf({ rows: ROWS }).map(({ change }) => change)).toEqual([
      0,
      expect.closeTo(0.05, 12),
      expect.closeTo(-0.2, 12),
    ]);
    expect(barsOf({ rows: [] })).toEqual([]);
  });

  it('bear the prices that the rule read, and nothing on another scale', () => {
    const lines = [
      line('bands.upper', [null, 109, 111], true),
      line('bands.percent_b', [0.1, 0.2, 1.1], false),
      line('inside.mother_low', [null, 95, 95], true),
    ];
    expect(linesOf({ rows: ROWS, lines })).toMatchObject([
      { label: 'upper', shape: 'faint', values: [null, 109, 111] },
      { label: 'mother low', shape: 'steps', values: [null, 95, 95] },
    ]);
  });

  it('bear a mark over a bar of which something is so', () => {
    const [mark] = linesOf({ rows: ROWS, lines: [line('inside.is_inside', [0, 1, null], false)] });
    expect(mark).toMatchObject({ shape: 'above', values: [null, 108, null] });
  });
});
