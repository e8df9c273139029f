import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const WEB = join(import.meta.dirname, '../../apps/web');
const HOST = 'http://page.bench';

export type BuiltPage = { readonly folder: string; readonly forget: () => void };

/** Builds a page as the product is built; no server is needed, the browser is handed the files. */
export const buildPage = async (page: string): Promise<BuiltPage> => {
  const folder = mkdtempSync(join(tmpdir(), 'chuli-page-'));
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  const config = join(WEB, 'vite.config.ts');
  const build = spawn('vite', ['build', page, '--config', config, '--outDir', folder, '--emptyOutDir'], {
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

/** The built page in a browser, once its script has put `ready` on the window. */
export const openBuilt = async (browser: Browser, folder: string, ready: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(`${HOST}/`);
  await page.waitForFunction(`typeof window.${ready} === "function"`);
  return page;
};
