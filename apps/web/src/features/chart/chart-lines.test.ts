import type { PriceBar } from '@chuli/ui';
import { describe, expect, it } from 'vitest';
import { compareLine, indicatorLines } from './chart-lines.ts';
import { indicatorsPart } from './chosen-indicators.ts';

const bars: PriceBar[] = Array.from({ length: 60 }, (_, index) => ({
  date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
  open: null,
  high: null,
  low: null,
  close: 500 + (index % 7) * 3,
  volume: null,
  change: 0,
}));

describe('indicators on the chart', () => {
  const { overlays, panes } = indicatorLines(bars, indicatorsPart().read('ema:5,bollinger:20:2,macd,rsi:14'));

  it('lie over the prices or in a pane each, with a value for every bar', () => {
    expect(overlays.map(({ label }) => label)).toEqual(['EMA 5', 'Bollinger 20 2', 'middle', 'lower']);
    expect(panes.map(({ lines }) => lines.map(({ label }) => label))).toEqual([
      ['MACD 12 26 9', 'signal', 'histogram'],
      ['RSI 14'],
    ]);
    for (const line of [...overlays, ...panes.flatMap(({ lines }) => lines)])
      expect(line.values, line.id).toHaveLength(bars.length);
  });

  it('say nothing before they know, and stand where the definition puts them after', () => {
    const values = indicatorLines(bars, indicatorsPart().read('sma:7')).overlays[0]?.values;
    expect(values?.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(values?.[6]).toBe(509);
  });
});

it('a stock that is compared keeps its last close on days on which it did not trade', () => {
  const days = ['2025-01-01', '2025-01-02', '2025-01-05', '2025-01-06'].map((date) => ({ date }));
  const others = [
    { date: '2025-01-02', close: 200 },
    { date: '2025-01-03', close: 210 },
    { date: '2025-01-06', close: 190 },
  ];
  expect(compareLine(days, 'NICA', others).values).toEqual([null, 200, 210, 190]);
});
