import { type Page, chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import type { Bench } from './bench.ts';
import { type Spread, timeScroll, timeSort, timeTyping } from './lib/table-measures.ts';
import { serveGallery } from './lib/table-page.ts';

/** On a machine at rest; a slower one shows by the bare array, and the limits grow with that. */
const MOST_MS = { typing: 50, sort: 100 };
const MOST_OF_BARE = { typing: 1.2, sort: 3 };
const ROWS = { small: 10_000, full: 100_000 };
const ROUNDS = 4;
const PRESSES = 8;
/** A reader looks before he types. */
const SETTLE_MS = 2_000;
const SORTED = ['Close', 'Sector', 'Change', 'Contract'];

type Figure = Spread & { name: string; most: number | null };

/** Judged by the middle: what else the machine does falls on the slow ones, and the bare array shows how much that is. */
const isWithin = ({ p50, most }: Figure): boolean => most === null || p50 <= most;

const print = (rows: number, figures: readonly Figure[]): void => {
  console.log(
    `\n${rows.toLocaleString('en-IN')} rows\n${'from key or press to paint'.padEnd(34)}  p50 ms  p95 ms  most`,
  );
  for (const figure of figures) {
    const { name, p50, p95, most } = figure;
    const cells = [p50.toFixed(1), p95.toFixed(1), most ?? '']
      .map((cell) => String(cell).padStart(8))
      .join('');
    console.log(`${name.padEnd(34)}${cells}${isWithin(figure) ? '' : '   short of target'}`);
  }
};

const measure = async (page: Page): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const add = (name: string, spread: Spread, most: number | null): void => {
    figures.push({ name, p50: spread.p50, p95: spread.p95, most });
  };
  const bare = await timeTyping(page, 'Bare', '4000', ROUNDS);
  const mostOf = (kind: keyof typeof MOST_MS): number =>
    Math.round(Math.max(MOST_MS[kind], MOST_OF_BARE[kind] * bare.p50));
  add('bare typed array, 40 rows', bare, null);
  add('filter by number', await timeTyping(page, 'Volume from', '4000', ROUNDS), mostOf('typing'));
  add('filter by text in any column', await timeTyping(page, 'Find', 'hydro', ROUNDS), mostOf('typing'));
  for (const heading of SORTED) {
    add(`sort by ${heading}`, await timeSort(page, heading, PRESSES), mostOf('sort'));
  }
  add('frame while scrolling', await timeScroll(page), null);
  return figures;
};

const summarise = (figures: readonly Figure[]): number => {
  const bare = figures[0]?.p50 ?? Number.NaN;
  const worst = (start: string): number =>
    Math.max(...figures.filter(({ name }) => name.startsWith(start)).map(({ p50 }) => p50));
  const mostOf = (start: string): number => figures.find(({ name }) => name.startsWith(start))?.most ?? 0;
  const isGood = figures.every(isWithin);
  const said = (kind: string): string =>
    `${kind} ${worst(kind).toFixed(0)} ms of ${mostOf(kind)}, ${(worst(kind) / bare).toFixed(1)} × the bare array`;
  console.log(
    `\ntable: ${said('filter')}; ${said('sort')}; frame ${worst('frame').toFixed(0)} ms: ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood ? 0 : 1;
};

/** The table of the product in a browser, against what the browser can do at best; `--full` has 100,000 rows. */
export const bench: Bench = async ({ full }) => {
  const gallery = await serveGallery();
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const rows = full ? ROWS.full : ROWS.small;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${gallery.url}/gallery?rows=${rows}`);
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const figures = await measure(page);
    print(rows, figures);
    return summarise(figures);
  } finally {
    await browser.close();
    gallery.stop();
  }
};
