import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type People, type Somebody, startPeople } from './account-people.ts';
import { signIn } from './sign-in.ts';
import { expect, faultsByAxe, open, sidewaysScroll, test, waitingForCode } from './watched-page.ts';

let people: People;
test.beforeAll(async () => {
  people = await startPeople();
});
test.afterAll(() => people.stop());

const newTrader = async (): Promise<Somebody> => {
  const trader = await people.settle();
  await people.grant(trader.phone, 'Gold');
  return trader;
};

const cells = (page: Page): Locator => page.locator('.wall-cell');
const cell = (page: Page, count: number): Locator => page.getByRole('region', { name: `Chart ${count}:` });
const bars = (page: Page, count: number): Locator => cell(page, count).getByRole('slider');
const switchOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Linked' }).getByRole('button', { name });

/** The read-out of a chart tells its bar to whoever cannot see it. */
const toldBy = (page: Page, count: number): Promise<string | null> =>
  bars(page, count).getAttribute('aria-valuetext');

const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

const openWall = async (page: Page, context: BrowserContext, address: string): Promise<Somebody> => {
  await people.serve(context);
  const trader = await newTrader();
  await signIn(page, trader, address);
  return trader;
};

test('a wall is linked by time: a day is marked in its week, and nowhere where there was none', async ({
  page,
  context,
  market,
}) => {
  await openWall(page, context, `/three-charts-layout?cells=NEPSE:D,${market.symbol}:W,${market.symbol}:M`);
  await expect(cells(page)).toHaveCount(3);
  for (const count of [1, 2, 3]) await expect(bars(page, count)).toBeVisible();
  const last = await toldBy(page, 2);
  await bars(page, 1).focus();
  // Two months of sessions.
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowLeft');
  const day = (await toldBy(page, 1))?.slice(0, 10) ?? '';
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect.poll(() => toldBy(page, 2)).not.toBe(last);
  const week = (await toldBy(page, 2))?.slice(0, 10) ?? '';
  const apart = (Date.parse(week) - Date.parse(day)) / 86_400_000;
  expect(Math.abs(apart)).toBeLessThan(7);
  await expect.poll(async () => (await toldBy(page, 3))?.slice(0, 7)).toBe(day.slice(0, 7));
  await expect(page.locator('.shared-moment')).toContainText(day);
  await switchOf(page, 'Crosshair').click();
  await expect(page).toHaveURL(/link=none/);
});

test('symbol and interval follow their links, and the address has all of it', async ({
  page,
  context,
  market,
}) => {
  await openWall(page, context, '/two-charts-layout');
  await expect.poll(() => searchOf(page).get('cells')?.split(',').length).toBe(2);
  await switchOf(page, 'Symbol').click();
  await expect.poll(() => searchOf(page).get('link')).toBe('crosshair,symbol');
  const symbol = cell(page, 1).getByRole('combobox', { name: 'Symbol of chart 1' });
  await symbol.fill(market.symbol);
  await symbol.press('Enter');
  await expect.poll(() => searchOf(page).get('cells')).toBe(`${market.symbol}:D,${market.symbol}:D`);
  await cell(page, 2)
    .getByRole('button', { name: /^Interval of/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'W', exact: true }).click();
  await expect.poll(() => searchOf(page).get('cells')).toBe(`${market.symbol}:D,${market.symbol}:W`);
  await page.goBack();
  await expect.poll(() => searchOf(page).get('cells')).toBe(`${market.symbol}:D,${market.symbol}:D`);
});

test('a wall that was saved is the same in another browser, and a change there is not lost here', async ({
  page,
  context,
  browser,
  market,
  complaints,
}) => {
  const wall = `NEPSE:D,${market.symbol}:W,${market.symbol}:D,HYDPOWIND:M`;
  const trader = await openWall(page, context, `/four-charts-layout?cells=${wall}`);
  await page.getByRole('button', { name: 'Layout: 4 charts' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Market to stock');
  await page.getByRole('dialog').getByRole('button', { name: 'Save as' }).click();
  await expect(page).toHaveURL(/\/multiple-layout\/market-to-stock$/);

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = waitingForCode(await elsewhere.newPage());
  await people.serve(elsewhere);
  await signIn(other, trader, '/multiple-layout/market-to-stock');
  await expect(cells(other)).toHaveCount(4);
  await expect(cell(other, 2)).toHaveAccessibleName(`Chart 2: ${market.symbol}`);
  await expect(cell(other, 4)).toHaveAccessibleName('Chart 4: HYDPOWIND');

  const change = async (shown: Page, interval: string): Promise<void> => {
    await cell(shown, 1)
      .getByRole('button', { name: /^Interval of/ })
      .click();
    await shown.getByRole('dialog').getByRole('button', { name: interval, exact: true }).click();
    await shown.getByRole('button', { name: 'Layout: Market to stock' }).click();
    await shown.getByRole('button', { name: 'Save changes' }).click();
  };
  await change(other, 'M');
  await expect(other).toHaveURL(/\/multiple-layout\/market-to-stock$/);
  await change(page, 'W');
  await expect(page.getByText('This was changed in another window in the meantime.')).toBeVisible();
  await elsewhere.close();
  // The refusal itself is told in the console.
  complaints.length = 0;
});

test('what is drawn before the sign-in and after it is on the chart of another browser', async ({
  page,
  context,
  browser,
  market,
}) => {
  const address = `/charts?symbol=${market.symbol}`;
  const draw = async (shown: Page, tool: string): Promise<void> => {
    await shown.getByRole('group', { name: 'Drawing tools' }).getByRole('button', { name: tool }).click();
    await expect(shown.getByRole('slider')).toBeFocused();
    await shown.keyboard.press('ArrowLeft');
    await shown.keyboard.press('Enter');
  };
  const drawnOn = async (shown: Page): Promise<Locator> => {
    await shown.getByRole('button', { name: 'Drawings' }).click();
    return shown.getByRole('dialog', { name: 'Drawings' }).getByRole('button', { name: / of \d{4}-/ });
  };
  await people.serve(context);
  await open(page, address);
  await draw(page, 'Horizontal');
  await expect(await drawnOn(page)).toHaveCount(1);

  const trader = await people.settle();
  await signIn(page, trader, address);
  await expect(page.getByRole('slider')).toBeVisible();
  const saved = page.waitForResponse(
    (reply) =>
      reply.url().includes('/chart/drawing/') && reply.request().postData()?.includes('vertical') === true,
  );
  await draw(page, 'Vertical');
  expect((await saved).status()).toBe(200);

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = waitingForCode(await elsewhere.newPage());
  await people.serve(elsewhere);
  await signIn(other, trader, address);
  await expect(other.getByRole('slider')).toBeVisible();
  await expect(await drawnOn(other)).toHaveCount(2);
  await elsewhere.close();
});

test('a wall draws on the chart that is worked on, and keeps it in the account', async ({
  page,
  context,
  market,
}) => {
  await openWall(page, context, `/two-charts-layout?cells=${market.symbol}:D,${market.symbol}:W`);
  await expect(bars(page, 2)).toBeVisible();
  await bars(page, 2).focus();
  await page.getByRole('button', { name: 'Draw' }).click();
  const menu = page.getByRole('dialog', { name: 'Draw' });
  await menu.getByRole('button', { name: 'Horizontal' }).click();
  await expect(bars(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/chart/drawing/') && reply.request().method() === 'PATCH',
  );
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  await bars(page, 1).focus();
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(menu.getByRole('button', { name: /^Horizontal of \d{4}-/ })).toHaveCount(1);
  expect(await faultsByAxe(page)).toEqual([]);
});

test('a name that nobody has kept leads to one’s own layouts', async ({ page, context }) => {
  await openWall(page, context, '/multiple-layout/no-such-wall');
  await expect(page.getByRole('heading', { name: 'No layout of this name' })).toBeVisible();
  await expect(page.getByText('You have not saved a layout yet.')).toBeVisible();
});

test('on a phone one chart fills the width, and a strip of small ones changes it', async ({
  page,
  context,
  market,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWall(page, context, `/six-charts-layout?cells=NEPSE:D,${market.symbol}:D`);
  await expect(cells(page)).toHaveCount(1);
  const strip = page.getByRole('navigation', { name: 'Charts of this wall' }).getByRole('button');
  await expect(strip).toHaveCount(6);
  await strip.nth(1).click();
  await expect(page).toHaveURL(/cell=2/);
  await expect(cells(page)).toHaveAccessibleName(`Chart 2: ${market.symbol}`);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await faultsByAxe(page)).toEqual([]);
});

test('one chart can fill the wall; the others are not drawn meanwhile', async ({ page, context, market }) => {
  await openWall(page, context, `/two-charts-layout?cells=NEPSE:D,${market.symbol}:D`);
  for (const count of [1, 2]) await expect(bars(page, count)).toBeVisible();
  await cell(page, 2).getByRole('button', { name: 'Show this chart alone' }).click();
  await expect(cells(page)).toHaveCount(1);
  await expect(cells(page)).toHaveAccessibleName(`Chart 2: ${market.symbol}`);
  await page.getByRole('button', { name: 'Show all charts' }).click();
  await expect(cells(page)).toHaveCount(2);
  expect(await faultsByAxe(page)).toEqual([]);
});

test('without Gold the page says what opens it; a visitor signs in first', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/six-charts-layout');
  await expect(page).toHaveURL(/\/login\?next=%2Fsix-charts-layout/);
  await people.serve(context);
  await signIn(page, await people.settle(), '/six-charts-layout');
  await expect(page.getByRole('heading', { name: 'Charts side by side: opens with Gold' })).toBeVisible();
  await expect(cells(page)).toHaveCount(0);
  // The refusal itself is told in the console.
  complaints.length = 0;
});

test('the charts of the indices: 17 of them, and since when each has values', async ({ page }) => {
  await open(page, '/nepse-charts');
  const list = page.getByRole('navigation', { name: 'Indices' }).getByRole('button');
  await expect(list).toHaveCount(17);
  await list.filter({ hasText: 'Hydro' }).click();
  await expect(page).toHaveURL(/index=HYDPOWIND/);
  await expect(page.getByText(/^Hydro: values begin \d{4}-\d\d-\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('the chart to embed has what the address says, no tools, and the way to the whole', async ({
  page,
  market,
}) => {
  await open(
    page,
    `/chart?symbol=${market.symbol}&interval=W&range=6M&ind=ema:21,sma:50,rsi:14,macd:12:26:9&theme=dark&lang=en`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /EMA 21/);
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).not.toContain('MACD');
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Read this page' })).toBeVisible();
  await expect(page.getByText(/As of \d{4}-\d\d-\d\d/)).toBeVisible();
  const whole = page.getByRole('link', { name: 'Open in Chuli' });
  await expect(whole).toHaveAttribute('href', new RegExp(`^/charts\\?symbol=${market.symbol}&interval=W`));
});
