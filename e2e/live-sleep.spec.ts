import { setTimeout as delay } from 'node:timers/promises';
import type { StockSymbol } from '@chuli/kernel';
import type { Page } from '@playwright/test';
import {
  type Wire,
  agreedHash,
  keepLine,
  openBoard,
  priceText,
  rowOf,
  stockOf,
  wireOf,
} from './live-page.ts';
import { type PlainBrowser, openPlainBrowser } from './live-browser.ts';
import { type LiveSession, startLiveSession } from './live-session.ts';
import { expect, test } from './watched-page.ts';

const ASLEEP_MS = 600_000;
/** Each trade is a second of the session later than the one before, so 600 are ten minutes of the market. */
const TRADES = ASLEEP_MS / 1_000;
const SPEED = 60;

let live: LiveSession;
let browser: PlainBrowser;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  live = await startLiveSession(baseURL ?? '');
  for (const { symbol, close } of live.stocks) await live.trade(symbol, close, 10);
  browser = await openPlainBrowser();
});
test.afterAll(async () => {
  await browser.close();
  await live.stop();
});

/**
 * Real is the sleep itself: the browser freezes the tab, which runs no script, timer or frame and reads no socket, while
 * the gateway goes on; and the ten minutes of trading, told sixty times as fast. Moved is only the tab's clock: as it
 * falls asleep it jumps by the ten minutes, so that it wakes up late.
 */
const clockThatSleeps = async (page: Page): Promise<void> => {
  await page.addInitScript(`
    const wallClock = Date.now;
    let asleepFor = 0;
    Date.now = () => wallClock() + asleepFor;
    document.addEventListener('freeze', () => { asleepFor += ${ASLEEP_MS}; window.hasSlept = true; });
  `);
};

/** Ends with a price that nothing before had, for the screen to show. */
const tenMinutesOfTrading = async (last: { symbol: StockSymbol; price: number }): Promise<void> => {
  const started = performance.now();
  for (let count = 1; count < TRADES; count += 1) {
    const { symbol, close } = stockOf(live, count % live.stocks.length);
    await live.trade(symbol, Math.round(close * (100 + (count % 3))) / 100, 10);
    const early = (count / SPEED) * 1_000 - (performance.now() - started);
    if (early > 0) await delay(early);
  }
  await live.trade(last.symbol, last.price, 10);
};

/** The reader looks at another tab, this one is frozen, and ten minutes later it is looked at again. */
const sleepWhile = async (page: Page, meanwhile: () => Promise<void>): Promise<void> => {
  const elsewhere = await page.context().newPage();
  await elsewhere.bringToFront();
  const tab = await page.context().newCDPSession(page);
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
  await meanwhile();
  await tab.send('Page.setWebLifecycleState', { state: 'active' });
  await page.bringToFront();
  await elsewhere.close();
};

const openTab = async (): Promise<{ page: Page; wire: Wire }> => {
  const page = await browser.context.newPage();
  const wire = wireOf(page);
  await keepLine(page);
  await clockThatSleeps(page);
  await page.bringToFront();
  await openBoard(page, live);
  return { page, wire };
};

const expectAwake = async (
  page: Page,
  { symbol, price }: { symbol: string; price: number },
): Promise<void> => {
  await expect(rowOf(page, symbol)).toContainText(priceText(price));
  await expect(page.locator('.live-line .phase')).toHaveAttribute('data-live', 'live');
  expect(await page.evaluate('window.hasSlept'), 'the browser froze the tab').toBe(true);
};

const pricedStock = (index: number, percent: number) => {
  const { symbol, close } = stockOf(live, index);
  return { symbol, price: Math.round(close * percent) / 100 };
};

test('N4 a tab that slept for ten minutes resumes by itself, with the hash of the server', async () => {
  const last = pricedStock(0, 103.5);
  const { page, wire } = await openTab();
  await sleepWhile(page, () => tenMinutesOfTrading(last));
  await expectAwake(page, last);
  await agreedHash(page, wire);
  await page.close();
});

test('N4 a tab whose connection was cut while it slept connects anew and resumes, with the hash of the server', async () => {
  const last = pricedStock(1, 104.5);
  const { page, wire } = await openTab();
  await sleepWhile(page, async () => {
    live.cut();
    await tenMinutesOfTrading(last);
  });
  await expectAwake(page, last);
  const hasResumed = wire.sent.some((text) => text.includes('"resume"'));
  expect(hasResumed, 'asks from where it stood').toBe(true);
  await agreedHash(page, wire);
  await page.close();
});

test('N4 of two tabs the one that slept holds what the other holds', async () => {
  const last = pricedStock(2, 105.5);
  const awake = await openTab();
  const asleep = await openTab();
  await sleepWhile(asleep.page, () => tenMinutesOfTrading(last));
  await expectAwake(asleep.page, last);
  await expect(async () => {
    const [one, other] = await Promise.all([asleep, awake].map(({ page, wire }) => agreedHash(page, wire)));
    expect(one, 'the same hash at the same place').toBe(other);
  }).toPass({ timeout: 60_000 });
});
