import { join } from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import { type BuiltPage, buildPage, openBuilt } from './built-page.ts';

const PAGE = join(import.meta.dirname, 'chart-page');

export type ChartKind = 'bare' | 'ours';
export type Movement = { milliseconds: number; hasTicks: boolean };
/** Milliseconds from frame to frame, and what the main thread worked for each of them on average. */
export type Moved = { frames: number[]; cpu: number };

export const buildChartPage = (): Promise<BuiltPage> => buildPage(PAGE);

/** Milliseconds of processor time that the main thread has worked: what else runs on the machine is not in it. */
const workedBy = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

/** A page with one of the charts, or several of it, ready to be moved by the wheel. */
export const openChart = async (
  browser: Browser,
  folder: string,
  chart: { kind: ChartKind; bars: number; count: number },
): Promise<{ move: (movement: Movement) => Promise<Moved>; close: () => Promise<void> }> => {
  const page = await openBuilt(browser, folder, 'drive');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(`window.setUp(${JSON.stringify(chart)})`);
  const move = async (movement: Movement): Promise<Moved> => {
    await page.bringToFront();
    const before = await workedBy(session);
    const frames = await page.evaluate<number[]>(`window.drive(${JSON.stringify(movement)})`);
    return { frames, cpu: ((await workedBy(session)) - before) / frames.length };
  };
  return { move, close: () => page.close() };
};
