import { type Browser, chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import type { Bench } from '../scripts/bench.ts';
import { type ChartKind, buildChartPage, framesOf } from './lib/chart-page.ts';

const ALLOWED_RATIO = 1.3;
const SIZES = {
  small: { bars: 5_000, milliseconds: 3_000 },
  full: { bars: 50_000, milliseconds: 10_000 },
};
/** Bare before and after, so that whatever else the machine does falls on both. */
const ORDER: readonly ChartKind[] = ['bare', 'ours', 'bare', 'ours', 'bare'];

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

const measure = async (
  browser: Browser,
  folder: string,
  size: (typeof SIZES)['full'],
): Promise<Record<ChartKind, number[]>> => {
  const frames: Record<ChartKind, number[]> = { bare: [], ours: [] };
  for (const kind of ORDER) {
    const seen = await framesOf(browser, folder, { kind, ...size });
    const [p50, p95] = [quantile(seen, 0.5), quantile(seen, 0.95)];
    console.log(
      `${kind.padEnd(6)}${String(seen.length).padStart(6)} frames   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms`,
    );
    frames[kind].push(...seen);
  }
  return frames;
};

/** The chart of the product against bare candles of the library, both moved by the wheel with 20 ticks a second. */
export const bench: Bench = async ({ full }) => {
  const size = full ? SIZES.full : SIZES.small;
  const { folder, forget } = await buildChartPage();
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const { bare, ours } = await measure(browser, folder, size);
    const [bareP95, oursP95] = [quantile(bare, 0.95), quantile(ours, 0.95)];
    const ratio = oursP95 / bareP95;
    const isGood = ratio <= ALLOWED_RATIO;
    console.log(
      `chart: ${size.bars.toLocaleString('en-IN')} bars, frame p95 ${oursP95.toFixed(1)} ms against ${bareP95.toFixed(1)} ms bare, ` +
        `${ratio.toFixed(2)} × of at most ${ALLOWED_RATIO} ×: ${isGood ? 'good' : 'SHORT'}`,
    );
    return isGood ? 0 : 1;
  } finally {
    await browser.close();
    forget();
  }
};
