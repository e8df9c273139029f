import { chromium } from '@playwright/test';
import { median } from '@chuli/harness';
import playwright from '../playwright.config.ts';
import type { Bench } from './bench.ts';
import { type ChartKind, type Moved, type Movement, buildChartPage, openChart } from './lib/chart-page.ts';

const ALLOWED_RATIO = 1.3;
/** Many short turns, so that whatever else the machine does falls on both charts. */
const SIZES = {
  small: { bars: 5_000, barsOfSix: 1_000, milliseconds: 600, rounds: 8 },
  full: { bars: 50_000, barsOfSix: 5_000, milliseconds: 1_500, rounds: 14 },
};

/** A screen shows a frame every 16.7 ms; without it a frame lasts as long as its work, and small differences show. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

type Figures = { p50: number; p95: number; cpu: number };
type Rounds = Record<ChartKind, Figures[]>;
type Chart = { move: (movement: Movement) => Promise<Moved>; close: () => Promise<void> };

/** One chart with a lifetime of bars; six of them side by side with as many bars as a stock has, moved together. */
const CASES = [
  { name: 'moved', count: 1, hasTicks: false },
  { name: 'moved under ticks', count: 1, hasTicks: true },
  { name: 'six moved', count: 6, hasTicks: false },
  { name: 'six moved under ticks', count: 6, hasTicks: true },
];

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

const figuresOf = ({ frames, cpu }: Moved): Figures => ({
  p50: quantile(frames, 0.5),
  p95: quantile(frames, 0.95),
  cpu,
});

const print = (name: string, { p50, p95, cpu }: Figures): void =>
  console.log(
    `${name.padEnd(24)}frame p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   processor ${cpu.toFixed(2)} ms a frame`,
  );

/** The two charts in turn, each first as often as the other, after one turn to warm up. */
const measure = async (
  charts: Record<ChartKind, Chart>,
  movement: Movement,
  rounds: number,
): Promise<Rounds> => {
  const seen: Rounds = { bare: [], ours: [] };
  for (const { move } of Object.values(charts)) await move(movement);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const);
    for (const kind of order) seen[kind].push(figuresOf(await charts[kind].move(movement)));
  }
  return seen;
};

const middleOf = (rounds: readonly Figures[]): Figures => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/** How far the bare chart differs from itself between its odd and even turns: what is smaller than this is not known. */
const noiseOf = (bare: readonly Figures[]): number => {
  const half = (rest: number): number =>
    median(bare.filter((_, round) => round % 2 === rest).map(({ p95 }) => p95));
  return Math.abs(half(0) - half(1)) / Math.min(half(0), half(1));
};

type Verdict = { text: string; isGood: boolean };

const judge = (name: string, rounds: Rounds): Verdict => {
  const [bare, ours, noise] = [middleOf(rounds.bare), middleOf(rounds.ours), noiseOf(rounds.bare)];
  print(`bare ${name}`, bare);
  print(`ours ${name}`, ours);
  const [frame, work] = [ours.p95 / bare.p95, ours.cpu / bare.cpu];
  return {
    text:
      `${name} frame p95 ${ours.p95.toFixed(1)} ms against ${bare.p95.toFixed(1)} ms bare, ${frame.toFixed(2)} × ` +
      `(noise ${(100 * noise).toFixed(0)} %), processor ${work.toFixed(2)} ×`,
    isGood: frame <= ALLOWED_RATIO && work <= ALLOWED_RATIO,
  };
};

/**
 * The chart of the product against the bare library with the same content – candles, volume, four lines, a pane and a
 * thousand marks – both moved by the wheel, alone and with 20 ticks a second; then six of each on a page, linked.
 */
export const bench: Bench = async ({ full }) => {
  const size = full ? SIZES.full : SIZES.small;
  const { folder, forget } = await buildChartPage();
  const { args = [], ...options } = playwright.use?.launchOptions ?? {};
  const browser = await chromium.launch({ ...options, args: [...args, ...UNPACED] });
  try {
    const open = async (count: number) => {
      const bars = count === 1 ? size.bars : size.barsOfSix;
      return {
        bare: await openChart(browser, folder, { kind: 'bare', bars, count }),
        ours: await openChart(browser, folder, { kind: 'ours', bars, count }),
      };
    };
    const verdicts: Verdict[] = [];
    for (const { name, count, hasTicks } of CASES) {
      const charts = await open(count);
      const movement = { milliseconds: size.milliseconds, hasTicks };
      verdicts.push(judge(name, await measure(charts, movement, size.rounds)));
      for (const { close } of Object.values(charts)) await close();
    }
    const isGood = verdicts.every((verdict) => verdict.isGood);
    console.log(
      `chart: ${size.bars.toLocaleString('en-IN')} bars, ${verdicts.map(({ text }) => text).join('; ')}; ` +
        `at most ${ALLOWED_RATIO} ×: ${isGood ? 'good' : 'SHORT'}`,
    );
    return isGood ? 0 : 1;
  } finally {
    await browser.close();
    forget();
  }
};
