import { type Rupees, tradingDate } from '@chuli/kernel';
import type { PriceBar } from '@chuli/ui';
import { describe, expect, it } from 'vitest';
import { levelDrawn } from './level-lines.ts';

const BARS: readonly PriceBar[] = Array.from({ length: 12 }, (_, day) => ({
  date: `2026-08-${String(day + 1).padStart(2, '0')}`,
  open: 100,
  high: 110,
  low: 95,
  close: 104,
  volume: 10,
  change: 0,
}));

const row = (level: string, first_on: string | null = null) => ({
  level,
  low: 98 as Rupees,
  high: 101 as Rupees,
  first_on: first_on === null ? null : tradingDate(first_on),
});

describe('the level of a row on its chart', () => {
  it('is a band from the first turn on where it is a zone', () => {
    const [zone, ...more] = levelDrawn(row('resistance', '2026-08-11')).linesOn(BARS);
    expect(zone?.values).toEqual([...Array.from({ length: 10 }, () => null), 101, 101]);
    expect(zone?.until?.slice(-2)).toEqual([98, 98]);
    expect(more).toEqual([]);
  });

  it('is the pivots of the last session over its last bars, the one that it stands on apart', () => {
    const lines = levelDrawn(row('S1')).linesOn(BARS);
    // High 110, low 95, close 104: P = 309 / 3, S1 = 2 × 103 − 110.
    const byName = new Map(lines.map((line) => [line.label, line]));
    expect([...byName.keys()]).toEqual(['R3', 'R2', 'R1', 'P', 'S1', 'S2', 'S3']);
    expect(byName.get('P')?.values).toEqual([null, null, ...Array.from({ length: 10 }, () => 103)]);
    expect(byName.get('S1')).toMatchObject({ shape: 'steps', tone: 's1' });
    expect(byName.get('S1')?.values.at(-1)).toBe(96);
    expect(lines.filter(({ shape }) => shape === 'steps')).toHaveLength(1);
  });

  it('is the average itself where it is one, and nothing on no bars', () => {
    const drawn = levelDrawn(row('EMA 50'));
    expect(drawn.indicators).toEqual([{ id: 'ema', numbers: [50], isHidden: false }]);
    expect(drawn.linesOn(BARS)).toEqual([]);
    expect(levelDrawn(row('P')).linesOn([])).toEqual([]);
  });
});
