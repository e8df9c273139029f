import type { IChartApi } from 'lightweight-charts';
import { expect, it } from 'vitest';
import type { ChartColours } from './chart-colours.ts';
import type { ChartContent, ChartLine } from './chart-content.ts';
import { createLineLayer } from './line-layer.ts';

type Added = { base: 'bars' | 'own'; data: readonly object[] };

/** Notes which series were added and what they were given. */
const watchedChart = (): { chart: IChartApi; added: Added[] } => {
  const added: Added[] = [];
  const add = (base: Added['base']) => () => {
    const one: Added = { base, data: [] };
    added.push(one);
    return { applyOptions: () => undefined, setData: (data: readonly object[]) => (one.data = data) };
  };
  const chart = { addSeries: add('own'), addCustomSeries: add('bars'), panes: () => [] };
  return { chart: chart as unknown as IChartApi, added };
};

const bar = (date: string, close: number) => ({
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
  change: 0,
});
const line = (id: string, values: readonly (number | null)[]): ChartLine => ({
  id,
  label: id,
  tone: 's1',
  shape: 'line',
  values,
});

it('an overlay is counted from the closes of the bars, another stock from its own', () => {
  const content: ChartContent = {
    bars: [bar('2025-01-01', 500), bar('2025-01-02', 510)],
    marks: [],
    type: 'candles',
    overlays: [line('sma', [null, 505])],
    panes: [],
    compare: [line('NICA', [300, 310])],
  };
  const { chart, added } = watchedChart();
  createLineLayer(chart).show(content, { s1: '#000000' } as ChartColours);
  expect(added).toEqual([
    {
      base: 'own',
      data: [
        { time: '2025-01-01', value: 300 },
        { time: '2025-01-02', value: 310 },
      ],
    },
    {
      base: 'bars',
      data: [
        { time: '2025-01-01', value: null, close: 500, until: null, way: 0 },
        { time: '2025-01-02', value: 505, close: 510, until: null, way: 0 },
      ],
    },
  ]);
});
