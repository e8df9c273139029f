import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { View } from '../../../e2e/addresses.ts';
import type { MarketAtHand } from '../../../e2e/market-at-hand.ts';
import { type SheetMaker, createSheets } from './sheet.ts';
import { LANGUAGES, type Look, SIZES, THEMES, inTheme, lookName, openContext, openOn } from './window.ts';

type Window = { readonly context: BrowserContext; readonly look: Omit<Look, 'theme'> };

type Places = { readonly base: string; readonly out: string };

/** One window for each size and language: what a screen loads is loaded once, and its colours change in place. */
const openWindows = async (browser: Browser, base: string): Promise<Window[]> => {
  const windows: Window[] = [];
  for (const language of LANGUAGES)
    for (const size of SIZES) {
      const look = { size, language };
      windows.push({ context: await openContext(browser, base, { ...look, theme: 'light' }), look });
    }
  return windows;
};

/** Of the hundreds of pages of a run one may fail to load: it is loaded once more before the run is given up. */
const openTwice = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  try {
    return await openOn(page, address);
  } catch (error) {
    console.log(`${address}: once more, after ${String(error).split('\n', 1).join('')}`);
    return openOn(page, address);
  }
};

const takeThemes = async (
  { context, look }: Window,
  { out, address, name }: { out: string; address: string; name: string },
): Promise<string[]> => {
  const page = await openTwice(context, address);
  const paths: string[] = [];
  for (const theme of THEMES) {
    const path = join(out, `${name}-${lookName({ ...look, theme })}.png`);
    await inTheme(page, theme);
    await page.screenshot({ path, animations: 'disabled' });
    paths.push(path);
  }
  await page.close();
  return paths;
};

const takeView = async (
  windows: readonly Window[],
  sheets: SheetMaker | null,
  shot: { out: string; address: string; name: string },
): Promise<number> => {
  const paths: string[] = [];
  for (const window of windows) paths.push(...(await takeThemes(window, shot)));
  await sheets?.make(shot.name, paths);
  return paths.length;
};

/** Every view in every look; with `sheets`, also one picture of all eight. Returns how many were taken. */
export const takeScreenSet = async (
  browser: Browser,
  { base, out }: Places,
  { chosen, market, hasSheets }: { chosen: readonly View[]; market: MarketAtHand; hasSheets: boolean },
): Promise<number> => {
  const windows = await openWindows(browser, base);
  const sheets = hasSheets ? await createSheets(browser, out) : null;
  let count = 0;
  for (const [at, { name, addressIn }] of chosen.entries()) {
    count += await takeView(windows, sheets, { out, name, address: addressIn(market) });
    console.log(`${at + 1} of ${chosen.length}: ${name}`);
  }
  return count;
};
