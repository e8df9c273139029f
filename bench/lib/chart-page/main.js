import '@chuli/ui/styles.css';
import { PriceChart } from '@chuli/ui';
import { CandlestickSeries, createChart } from 'lightweight-charts';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const box = document.querySelector('#chart');
const DAY = 86_400_000;

const barsOf = (count) => {
  let seed = 42;
  let close = 500;
  return Array.from({ length: count }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647;
    const open = close;
    close = Math.max(50, open + ((seed % 2_001) - 1_000) / 100);
    const date = new Date(Date.UTC(1990, 0, 1) + index * DAY).toISOString().slice(0, 10);
    const [high, low] = [Math.max(open, close) + 2, Math.min(open, close) - 2];
    return { date, open, high, low, close, volume: 1_000 + (seed % 9_000), change: close / open - 1 };
  });
};

/** The forming bar after one more tick. */
const ticked = (bar, count) => {
  const close = bar.open + Math.sin(count / 5) * 4;
  return { ...bar, close, high: Math.max(bar.high, close), low: Math.min(bar.low, close) };
};

/** Candles alone, as the library draws them. */
const bare = (bars) => {
  const chart = createChart(box, { autoSize: true });
  const series = chart.addSeries(CandlestickSeries);
  const candle = ({ date, open, high, low, close }) => ({ time: date, open, high, low, close });
  series.setData(bars.map(candle));
  chart.timeScale().setVisibleLogicalRange({ from: bars.length - 366.5, to: bars.length + 2 });
  const last = bars.at(-1);
  return (count) => series.update(candle(ticked(last, count)));
};

const SERIES = [
  { tone: 's1', offset: 5, pane: false },
  { tone: 's2', offset: -5, pane: false },
  { tone: 's5', offset: 12, pane: false },
  { tone: 's3', offset: 0, pane: true },
];

/** The chart of the product: candles and four lines, one of them in a pane, volume, a thousand marks. */
const ours = (bars) => {
  const root = createRoot(box);
  const step = Math.floor(bars.length / 1_000);
  const marks = Array.from({ length: 1_000 }, (_, index) => ({ date: bars[index * step].date, text: 'B' }));
  const values = SERIES.map(({ offset }) => bars.map(({ close }) => close + offset));
  const last = bars.length - 1;
  const show = (shown, close) => {
    const lines = SERIES.map(({ tone, offset, pane }, index) => ({
      id: tone,
      label: tone,
      tone,
      shape: 'line',
      pane,
      values: close === null ? values[index] : values[index].with(last, close + offset),
    }));
    const panes = lines
      .filter(({ pane }) => pane)
      .map((line) => ({ id: line.id, lines: [line], levels: [] }));
    const overlays = lines.filter(({ pane }) => !pane);
    const props = { label: 'Bench', bars: shown, marks, range: '1Y', overlays, panes };
    root.render(createElement(PriceChart, props));
  };
  show(bars, null);
  return (count) => {
    const bar = ticked(bars[last], count);
    show(bars.with(last, bar), bar.close);
  };
};

/** Pans and zooms with the wheel, as a hand would, and notes the time from frame to frame. */
const drive = (milliseconds, tick) =>
  new Promise((resolve) => {
    const frames = [];
    const target = box.querySelector('canvas');
    const area = target.getBoundingClientRect();
    const started = performance.now();
    let before = started;
    let count = 0;
    let ticks = 0;
    const frame = (now) => {
      frames.push(now - before);
      before = now;
      count += 1;
      if (now - started > milliseconds) {
        resolve(frames.slice(5));
        return;
      }
      const zooms = count % 120 < 40;
      const along = count % 240 < 120 ? 1 : -1;
      target.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          clientX: area.left + area.width / 2,
          clientY: area.top + area.height / 2,
          deltaX: zooms ? 0 : -30 * along,
          deltaY: zooms ? 8 * along : 0,
        }),
      );
      if ((now - started) / 50 > ticks) {
        ticks += 1;
        tick(ticks);
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

window.runBench = async ({ kind, bars, milliseconds }) => {
  const tick = (kind === 'bare' ? bare : ours)(barsOf(bars));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return drive(milliseconds, tick);
};
