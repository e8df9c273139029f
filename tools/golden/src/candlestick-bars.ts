import { tradingDate } from '@chuli/kernel';
import { Random, sampleMarket } from '@chuli/simulator';

/** Paisa. */
type Bar = { open: number; high: number; low: number; close: number };

const SEED = 20260820;
const BARS = 600;
const SIMULATED = 20;
const STRESSED = 8;
const DRAWN = 6;

/** Daily bars of the sample market, from the first listings that have enough of them. */
const simulated = (): Map<string, Bar[]> => {
  const market = sampleMarket({
    seed: SEED,
    endDate: tradingDate('2026-08-20'),
    years: 3.2,
    floorsheetDays: 0,
    stocks: 40,
    tradesPerDay: 6_000,
  });
  const found = new Map<string, Bar[]>();
  for (const { bars } of market.days())
    for (const { symbol, open, high, low, close } of bars)
      found.set(symbol, [...(found.get(symbol) ?? []), { open, high, low, close }]);
  const enough = [...found].filter(([, bars]) => bars.length >= BARS).slice(0, SIMULATED);
  return new Map(enough.map(([symbol, bars]) => [symbol, bars.slice(-BARS)]));
};

const rounded = (price: number, tick: number): number => Math.max(tick, Math.round(price / tick) * tick);

/** A bar by its open and close and how far the shadows reach beyond them. */
const barOf = (open: number, close: number, upper: number, lower: number, tick: number): Bar => {
  const [from, to] = [rounded(open, tick), rounded(close, tick)];
  const high = Math.max(from, to) + Math.round(upper / tick) * tick;
  const low = Math.max(tick, Math.min(from, to) - Math.round(lower / tick) * tick);
  return { open: from, high, low, close: to };
};

/** Any bar after a close: often without a gap, a body or a shadow, so that prices tie. */
const wildBar = (random: Random, close: number, swing: number, tick: number): Bar => {
  const gap = random.chance(0.4) ? 0 : random.between(-1.5, 1.5) * swing;
  const open = close * (1 + gap);
  const size = random.chance(0.2) ? 0 : random.between(-1, 1) * (random.chance(0.4) ? 0.25 : 2.5) * swing;
  const shadow = (): number => (random.chance(0.45) ? 0 : random.between(0, 1.5) * swing * close);
  return barOf(open, open * (1 + size), shadow(), shadow(), tick);
};

const within = (price: number): number => (price < 5_000 || price > 200_000 ? 30_000 : price);

/** Walks that gap as the exchange's bands would never let them, on ticks from a paisa to a rupee. */
const stressed = (turn: number): Bar[] => {
  const random = new Random(SEED, 'stress', turn);
  const tick = [1, 10, 100, 100][turn % 4] ?? 1;
  const swing = turn < STRESSED / 2 ? 0.01 : 0.03;
  const bars: Bar[] = [];
  let close = random.whole(20_000, 70_000);
  while (bars.length < BARS) {
    const bar = wildBar(random, close, swing, tick);
    bars.push(bar);
    close = within(bar.close);
  }
  return bars;
};

/** Patterns so rare that they must be drawn: open, close, upper and lower shadow, in mean ranges from the last close. */
const DRAWINGS: readonly (readonly [number, number, number, number])[][] = [
  [
    [0, -2, 0.1, 2.5],
    [-1.5, -2.4, 0.2, 0.8],
    [-2.2, -2.4, 0, 0],
  ],
  [
    [0, -2, 0, 0],
    [-2.1, -4, 0, 0],
    [-4.3, -4.8, 0.8, 0],
    [-3.2, -5.2, 0, 0],
  ],
  [
    [0, 3, 0.2, 0.2],
    [3.5, 3.15, 0.1, 0.1],
    [3, 2.8, 0.1, 0.1],
    [2.65, 2.45, 0.1, 0.1],
    [2.6, 4.6, 0.1, 0.1],
  ],
  [
    [0, -3, 0.1, 0.1],
    [-3.5, -4.1, 0, 0],
    [-4.3, -4.6, 0, 0],
    [-4.8, -5.1, 0, 0],
    [-5, -3.25, 0.1, 0.1],
  ],
  [
    [0, 3, 0.1, 0.1],
    [3.5, 4.1, 0, 0],
    [4.3, 4.6, 0, 0],
    [4.8, 5.1, 0, 0],
    [5, 3.25, 0.1, 0.1],
  ],
  [
    [0, 1, 0.2, 0.1],
    [0.9, -1, 0.1, 0],
    [-0.4, -2, 0.1, 0],
    [-1.5, -3, 0.1, 0],
  ],
  [
    [0, 3, 0.1, 0.1],
    [4, 3.4, 0.1, 0.1],
    [3.7, 2, 0.1, 0.1],
  ],
  [
    [0, 3, 0.1, 0.1],
    [3.6, 3.4, 0.1, 0.1],
    [3.8, 3.2, 0.1, 0.1],
  ],
  [
    [0, 3, 0.1, 0.1],
    [2.6, 2.3, 0.1, 0.1],
    [2.2, 1.9, 0.1, 0.1],
    [1.8, 1.5, 0.1, 0.1],
    [1.7, 4, 0.1, 0.1],
  ],
  [
    [0, -3, 0.1, 0.1],
    [-2.6, -2.3, 0.1, 0.1],
    [-2.2, -1.9, 0.1, 0.1],
    [-1.8, -1.5, 0.1, 0.1],
    [-1.7, -4, 0.1, 0.1],
  ],
  [
    [0, -3, 0, 0],
    [0.4, 3, 0, 0],
  ],
  [
    [0, 3, 0, 0],
    [-0.4, -3, 0, 0],
  ],
  [
    [0, -0.9, 0, 0],
    [-0.3, -1.5, 0, 0],
    [-0.8, -2, 0, 0],
    [-1.8, -2.3, 0.6, 0],
    [-1.6, -0.6, 0, 0],
  ],
  [
    [0, 1.5, 0, 0],
    [0.8, 2.3, 0, 0],
    [1.6, 3.1, 0, 0],
    [3.3, -0.4, 0, 0],
  ],
  [
    [0, -3, 0.1, 0.1],
    [-4, -4.05, 0.3, 0.3],
    [-3, -1, 0.1, 0.1],
  ],
  [
    [0, 3, 0.1, 0.1],
    [4, 4.05, 0.3, 0.3],
    [3, 1, 0.1, 0.1],
  ],
];

/** Drawings with a shaking hand, each after a dozen bars of rest. */
const drawn = (turn: number): Bar[] => {
  const random = new Random(SEED, 'drawn', turn);
  const bars: Bar[] = [];
  let close = 60_000;
  const add = (bar: Bar): void => {
    bars.push(bar);
    close = bar.close;
  };
  for (const drawing of DRAWINGS) {
    for (let rest = 0; rest < 12; rest += 1) add(wildBar(random, within(close), 0.004, 1));
    const range = bars.slice(-10).reduce((sum, { high, low }) => sum + high - low, 0) / 10;
    const from = close;
    const shake = (part: number): number => part * range * random.between(0.97, 1.03);
    for (const [open, end, upper, lower] of drawing)
      add(barOf(from + shake(open), from + shake(end), shake(upper), shake(lower), 1));
  }
  return bars;
};

/** Every series by its name: the sample market's, the stressed, the drawn. */
export const candlestickSeries = (): Map<string, Bar[]> => {
  const all = simulated();
  for (let turn = 0; turn < STRESSED; turn += 1) all.set(`stress-${turn}`, stressed(turn));
  for (let turn = 0; turn < DRAWN; turn += 1) all.set(`drawn-${turn}`, drawn(turn));
  return all;
};

/** Four numbers a bar, small ones: see packages/indicators/testing/candlestick-golden.ts. */
export const packed = (bars: readonly Bar[]): number[] => {
  let before = 0;
  return bars.flatMap(({ open, high, low, close }) => {
    const row = [open - before, close - open, high - Math.max(open, close), Math.min(open, close) - low];
    before = close;
    return row;
  });
};
