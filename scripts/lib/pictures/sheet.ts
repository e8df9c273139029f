import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';

/** Four windows of a desk in two rows, four phones below. */
const WIDTH = 1440;
const PHONE_WIDTH = WIDTH / 4;

const figureOf = async (path: string): Promise<string> => {
  const isPhone = path.endsWith('-390.png');
  const picture = (await readFile(path)).toString('base64');
  const width = isPhone ? PHONE_WIDTH : WIDTH / 2;
  return `<figure style="width:${width}px;order:${isPhone ? 1 : 0}"><img src="data:image/png;base64,${picture}" alt="${basename(path)}"></figure>`;
};

const STYLE = `
  body { margin: 0; display: flex; flex-wrap: wrap; width: ${WIDTH}px; background: #888 }
  figure { margin: 0; padding: 2px; box-sizing: border-box }
  img { display: block; width: 100% }`;

/** Puts the looks of one screen side by side, so that eight are looked at as one. */
export const createSheets = async (browser: Browser, out: string) => {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
  const make = async (name: string, pictures: readonly string[]): Promise<void> => {
    const figures = await Promise.all(pictures.map(figureOf));
    await page.setContent(`<style>${STYLE}</style>${figures.join('')}`, { waitUntil: 'load' });
    await page.screenshot({ path: join(out, `sheet-${name}.png`), fullPage: true });
  };
  return { make };
};

export type SheetMaker = Awaited<ReturnType<typeof createSheets>>;
