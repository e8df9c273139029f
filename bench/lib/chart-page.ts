import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const WEB = join(import.meta.dirname, '../../apps/web');
const PAGE = join(import.meta.dirname, 'chart-page');
const HOST = 'http://chart.bench';

export type ChartKind = 'bare' | 'ours';
export type ChartRun = { kind: ChartKind; bars: number; milliseconds: number };

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

/** Milliseconds from frame to frame while the chart is moved and ticks come in. */
export const framesOf = async (browser: Browser, folder: string, run: ChartRun): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.route(`${HOST}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
    });
    await page.goto(`${HOST}/`);
    await page.waitForFunction('typeof window.runBench === "function"');
    return await page.evaluate<number[]>(`window.runBench(${JSON.stringify(run)})`);
  } finally {
    await page.close();
  }
};
