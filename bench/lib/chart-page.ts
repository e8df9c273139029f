import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

const WEB = join(import.meta.dirname, '../../apps/web');
const PAGE = join(import.meta.dirname, 'chart-page');
const HOST = 'http://chart.bench';

export type ChartKind = 'bare' | 'ours';
export type Movement = { milliseconds: number; hasTicks: boolean };
/** Milliseconds from frame to frame, and what the main thread worked for each of them on average. */
export type Moved = { frames: number[]; cpu: number };

/** Builds the page as the product is built; no server is needed, the browser is handed the files. */
export const buildChartPage = async (): Promise<{ folder: string; forget: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'chuli-chart-'));
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  const config = join(WEB, 'vite.config.ts');
  const build = spawn('vite', ['build', PAGE, '--config', config, '--outDir', folder, '--emptyOutDir'], {
    cwd: WEB,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => build.once('exit', resolve));
  if (code !== 0) {
    forget();
    throw new Error(`The build of the page ended with ${code}.`);
  }
  return { folder, forget };
};

const openPage = async (browser: Browser, folder: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(`${HOST}/`);
  await page.waitForFunction('typeof window.drive === "function"');
  return page;
};

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
  const page = await openPage(browser, folder);
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
