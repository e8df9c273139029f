import type { Browser, Page } from '@playwright/test';
import { DESK } from './web-load.ts';

const WAIT_MS = 30_000;
/** What was asked while the last screen was shown must not fall on the next. */
const SETTLE_MS = 400;

/**
 * Presses the link of a place and waits until its screen is drawn with its data, and for the frame after that: two
 * animation frames after the change, the picture is on the glass.
 */
const PRESS = `(path) => new Promise((done) => {
  const link = [...document.querySelectorAll('.places a')].find((one) => one.pathname === path);
  const before = document.querySelector('main').firstElementChild;
  const started = performance.now();
  link.click();
  const look = () => {
    const main = document.querySelector('main');
    const isHere = location.pathname === path && main.firstElementChild !== before &&
      main.querySelector('h1') !== null && main.getAttribute('aria-busy') !== 'true' && main.querySelector('[aria-busy="true"]') === null;
    if (isHere) requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - started)));
    else setTimeout(look, 0);
  };
  look();
})`;

const press = async (page: Page, path: string): Promise<number> => {
  const ms = await page.evaluate<number>(`(${PRESS})(${JSON.stringify(path)})`);
  await page.waitForTimeout(SETTLE_MS);
  return ms;
};

const placesOf = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("[...document.querySelectorAll('.places a')].map((link) => link.pathname)");

export type RouteChange = { path: string; ms: number };

/** From place to place by the bar, after every place was visited once: code and data are at hand. */
export const changeRoutes = async (
  browser: Browser,
  url: string,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<RouteChange[]> => {
  const context = await browser.newContext({ viewport: DESK, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    await page.goto(`${url}/dashboard`);
    await page.locator('.places a').first().waitFor();
    const places = await placesOf(page);
    const paths = [...places.slice(1), ...places.slice(0, 1)];
    for (const path of paths) await press(page, path);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const changes: RouteChange[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) changes.push({ path, ms: await press(page, path) });
    }
    return changes;
  } finally {
    await context.close();
  }
};
