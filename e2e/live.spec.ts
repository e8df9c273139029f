import { BOARD, openBoard, priceText, rowOf, stockOf, wireOf } from './live-page.ts';
import { type LiveSession, startLiveSession } from './live-session.ts';
import { expect, test } from './watched-page.ts';

let live: LiveSession;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  live = await startLiveSession(baseURL ?? '');
  for (const { symbol, close } of live.stocks) await live.trade(symbol, close, 10);
});
test.afterAll(async () => await live.stop());

/** The promise, and what a machine shared with others may add to it. */
const RESUMES_WITHIN_MS = process.env['CI'] === undefined ? 2_000 : 15_000;

const stock = (index: number) => stockOf(live, index);

test('a trade changes the price of its row, and the bar says that the market is open', async ({ page }) => {
  const { symbol, close } = stock(0);
  await openBoard(page, live);
  await expect(page.locator('.status output')).toHaveText('Open');
  const price = Math.round(close * 102) / 100;
  await live.trade(symbol, price, 20);
  await expect(rowOf(page, symbol)).toContainText(priceText(price));
});

test('two tabs hear the same', async ({ page, context }) => {
  const { symbol, close } = stock(1);
  const other = await context.newPage();
  await openBoard(page, live);
  await openBoard(other, live);
  await live.trade(symbol, Math.round(close * 101) / 100, 30);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(rowOf(tab, symbol)).toContainText(priceText(Math.round(close * 101) / 100));
  }
});

test('N4 a page that was offline resumes where it stood, within two seconds, with the hash of the server', async ({
  page,
  context,
  complaints,
}) => {
  const { symbol, close } = stock(2);
  const wire = wireOf(page);
  await openBoard(page, live);
  await context.setOffline(true);
  await expect(page.locator('.live-line')).toContainText('can’t be reached');
  await live.trade(symbol, Math.round(close * 103) / 100, 40);
  await page.waitForTimeout(3_000);
  wire.sent.length = 0;
  wire.heard.length = 0;
  await context.setOffline(false);
  await expect(rowOf(page, symbol)).toContainText(priceText(Math.round(close * 103) / 100), {
    timeout: RESUMES_WITHIN_MS,
  });
  await expect(page.locator('.live-line .phase')).toHaveAttribute('data-live', 'live');
  await page.waitForTimeout(1_500);
  const asked = wire.sent.filter((text) => text.includes('"subscribe"'));
  expect(asked.length, 'asks once, and not again: the hash was right').toBe(1);
  expect(asked[0]).toContain('"resume"');
  expect(wire.heard.some((text) => text.includes('"beat"') && text.includes('"hash"'))).toBe(true);
  expect(wire.heard.some((text) => text.includes('"snapshot"'))).toBe(false);
  complaints.length = 0;
});

test('a halt is said in words, with its end, on the screen and in the bar', async ({ page }) => {
  await openBoard(page, live);
  await live.say('halted', 20);
  await expect(page.locator('.live-line')).toContainText(/Trading is halted until \d\d:\d\d:\d\d\./);
  await expect(page.locator('.status output')).toHaveText('Halted');
  await live.say('open', null);
  await expect(page.locator('.status output')).toHaveText('Open');
});

test('the screen of today is of the session that trades, and the bar over it says live', async ({ page }) => {
  await page.goto(`${live.url}/dashboard`);
  await expect(page.locator('.top .as-of')).toContainText(/Live, \d{4}-\d\d-\d\d/);
  const breadth = page.getByRole('region', { name: 'Breadth' });
  await expect(breadth.locator('.live-mark')).toHaveText(/live, \d{4}-\d\d-\d\d/);
  await expect(breadth).toContainText(`${live.stocks.length} stocks traded`);
});

test('trades of today come newest first, and the space bar holds them', async ({ page }) => {
  const { symbol, close } = stock(3);
  await page.goto(`${live.url}/today-floorsheet`);
  const first = page.locator('tr[data-index="0"]');
  await live.trade(symbol, close, 77);
  await expect(first).toContainText('77');
  await page.keyboard.press(' ');
  await live.trade(symbol, close, 88);
  await expect(page.getByRole('button', { name: 'Resume (1 new)' })).toBeVisible();
  await expect(first).toContainText('77');
  await page.keyboard.press(' ');
  await expect(first).toContainText('88');
});

test('where no socket comes through, server-sent events carry the market', async ({ page }) => {
  await page.addInitScript(`
    window.WebSocket = class extends EventTarget {
      static OPEN = 1;
      constructor() { super(); setTimeout(() => this.dispatchEvent(new Event('close')), 50); }
      close() {}
    };
  `);
  const { symbol, close } = stock(5);
  await page.goto(`${live.url}${BOARD}`);
  await expect(page.locator('.live-line .phase')).toHaveAttribute('data-live', 'live', { timeout: 60_000 });
  const price = Math.round(close * 99) / 100;
  await live.trade(symbol, price, 60);
  await expect(rowOf(page, symbol)).toContainText(priceText(price));
});

test('C4 a gateway that falls silent makes the figures old, with their age, and live again when it is back', async ({
  page,
  complaints,
}) => {
  await openBoard(page, live);
  live.freeze();
  try {
    await expect(page.locator('.live-line .stale-badge')).toHaveText(/\d+ s old/, { timeout: 60_000 });
  } finally {
    live.thaw();
  }
  await expect(page.locator('.live-line .phase')).toHaveAttribute('data-live', 'live', { timeout: 60_000 });
  const { symbol, close } = stock(4);
  await live.trade(symbol, Math.round(close * 98) / 100, 50);
  await expect(rowOf(page, symbol)).toContainText(priceText(Math.round(close * 98) / 100));
  complaints.length = 0;
});
