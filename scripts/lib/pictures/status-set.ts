import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PICTURED_NAMES, openPicturedPage } from '@chuli/status/testing';
import { LOOKS, lookName, openContext } from './window.ts';

const wholePage = (page: Page, path: string): Promise<Buffer> => page.screenshot({ path, fullPage: true });

/** The status page of made-up histories in every state, whole. */
export const takeStatusSet = async (browser: Browser, out: string, part: string): Promise<number> => {
  let taken = 0;
  for (const name of PICTURED_NAMES.filter((one) => one.includes(part))) {
    const { url, close } = await openPicturedPage(name);
    try {
      for (const look of LOOKS) {
        const context = await openContext(browser, url, look);
        const page = await context.newPage();
        await page.goto(look.language === 'en' ? '/' : '/ne');
        await wholePage(page, join(out, `status-${name}-${lookName(look)}.png`));
        await context.close();
        taken += 1;
      }
    } finally {
      close();
    }
  }
  return taken;
};
