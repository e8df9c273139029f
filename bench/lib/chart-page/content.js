const DAY = 86_400_000;
const MARKS = 1_000;

export const LINES = [
  { tone: 's1', offset: 5, isPane: false },
  { tone: 's2', offset: -5, isPane: false },
  { tone: 's5', offset: 12, isPane: false },
  { tone: 's3', offset: 0, isPane: true },
];

export const barsOf = (count) => {
  let seed = 42;
  let close = 500;
  return Array.from({ length: count }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647;
    const open = close;
    close = Math.max(50, open + ((seed % 2_001) - 1_000) / 100);
    const date = new Date(Date.UTC(1890, 0, 1) + index * DAY).toISOString().slice(0, 10);
    const [high, low] = [Math.max(open, close) + 2, Math.min(open, close) - 2];
    return { date, open, high, low, close, volume: 1_000 + (seed % 9_000), change: close / open - 1 };
  });
};

/** What both charts carry besides the bars: the values of four lines, one of them in a pane, and a thousand marks. */
export const contentOf = (bars) => ({
  values: LINES.map(({ offset }) => bars.map(({ close }) => close + offset)),
  dates: Array.from({ length: MARKS }, (_, index) => bars[Math.floor((index * bars.length) / MARKS)].date),
});

/** The forming bar after so many ticks. */
export const tickOf = (bars, ticks) => {
  const bar = bars.at(-1);
  const close = bar.open + Math.sin(ticks / 5) * 4;
  return {
    ...bar,
    close,
    high: Math.max(bar.high, close),
    low: Math.min(bar.low, close),
    volume: bar.volume + ticks,
  };
};
