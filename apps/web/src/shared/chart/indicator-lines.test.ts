import { psar, series } from '@chuli/indicators';
import type { PriceBar } from '@chuli/ui';
import { describe, expect, it } from 'vitest';
import { indicatorLines } from './indicator-lines.ts';
import { indicatorsPart } from './chosen-indicators.ts';
import { candlesOf } from './indicator-values.ts';

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

  it('that nobody knows are left out, and impossible numbers are the usual ones', () => {
    const shown = indicatorLines(bars, indicatorsPart().read('magic:3,rsi:0,ema:abc,sma:20.5,atr'));
    expect(shown.overlays.map(({ label }) => label)).toEqual(['EMA 21', 'SMA 20']);
    expect(shown.panes.map(({ id }) => id)).toEqual(['rsi:14', 'atr:14']);
  });

  it('that are hidden are not drawn, and the others keep their colour', () => {
    const both = indicatorLines(bars, indicatorsPart().read('ema:5,sma:7')).overlays;
    const [left] = indicatorLines(bars, indicatorsPart().read('-ema:5,sma:7,-rsi')).overlays;
    expect(left).toEqual(both[1]);
  });

  it('are computed once for the same bars', () => {
    const [one] = indicatorLines(bars, indicatorsPart().read('linear-regression')).overlays;
    const again = indicatorLines(bars, indicatorsPart().read('wma:9,linear-regression')).overlays[1];
    expect(again?.values).toEqual(one?.values);
  });
});

describe('where a value stands', () => {
  const turning: PriceBar[] = [100, 110, 104, 112, 106, 98, 103, 99, 105].map((close, index) => ({
    date: `2025-01-0${index + 1}`,
    open: close,
    high: close,
    low: close,
    close,
    volume: 10,
    change: 0,
  }));
  const lineOf = (text: string) => indicatorLines(turning, indicatorsPart().read(text)).overlays;

  it('a turn stands at its own bar, not at the one that confirms it', () => {
    expect(lineOf('zig-zag:10')[0]?.values).toEqual([100, null, null, 112, null, null, null, null, null]);
  });

  it('pivots stand over the bar that they are for', () => {
    expect(lineOf('pivots-classic')[0]?.values.slice(0, 3)).toEqual([null, 100, 110]);
  });

  it('the stop of the parabolic says its way', () => {
    const [stop] = lineOf('psar');
    expect(stop?.values[0]).toBeNull();
    expect(new Set(stop?.ways)).toEqual(new Set([0, 1, -1]));
  });

  it('the parabolic of an address from before it had a start begins with its step', () => {
    const [stop] = lineOf('psar:0.05:0.1');
    const chosen = { start: 0.05, step: 0.05, most: 0.1 };
    const told = series(psar, chosen, candlesOf(turning)).map((one) => one?.stop ?? null);
    expect(stop?.label).toBe('PSAR 0.05 0.1');
    expect(stop?.values).toEqual(told);
  });
});
