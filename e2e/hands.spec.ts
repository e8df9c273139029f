import type { Page } from '@playwright/test';
import { expect, open, test } from './watched-page.ts';

const rows = (page: Page) => page.locator('main [role="grid"] tbody tr[data-index]');

/** How many trades the line above the table counts. */
const tradesShown = async (page: Page): Promise<number> =>
  Number((await page.locator('main output b').first().innerText()).replaceAll(',', ''));

test('the floorsheet filters while typing, keeps the filters in the address, and Back works', async ({
  page,
  market,
}) => {
  await open(page, '/brokers-analytics');
  await page.getByRole('link', { name: 'Floorsheet', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  const all = await tradesShown(page);

  await page.getByLabel('Symbol', { exact: true }).fill(market.symbol.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`symbol=${market.symbol}`));
  await expect.poll(() => tradesShown(page)).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toContainText(market.symbol);

  await page.getByLabel('Buyer', { exact: true }).fill(market.broker);
  await expect(page).toHaveURL(new RegExp(`buyer=${market.broker}`));
  await expect(rows(page).first()).toContainText(market.broker);

  await page.getByLabel('Buyer', { exact: true }).fill('999');
  await expect(page.getByText('No matching trades')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => tradesShown(page)).toBe(all);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/brokers-analytics/);
});

test('a heading sorts the floorsheet on the server, and the address remembers it', async ({ page }) => {
  await open(page, '/floorsheet');
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-amount/);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  const amounts = async (): Promise<number[]> => {
    const texts = await page.locator('main tbody tr[data-index] td.is-sorted').allInnerTexts();
    return texts.map((text) => Number(text.replaceAll(',', '')));
  };
  await expect
    .poll(async () => {
      const shown = await amounts();
      return (
        shown.length > 1 && shown.every((amount, index) => index === 0 || amount <= (shown[index - 1] ?? 0))
      );
    })
    .toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort/);
});

test('the previous session is one press away', async ({ page }) => {
  await open(page, '/floorsheet');
  const before = await page.locator('main .age').innerText();
  await page.getByRole('button', { name: 'Previous session' }).click();
  await expect(page.locator('main .age')).not.toHaveText(before);
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);

  await page.getByRole('button', { name: /^As of now/ }).click();
  await page.locator('.calendar .day:not(:disabled)').first().click();
  await expect(page).toHaveURL(/as_of=/);
  await expect(page).not.toHaveURL(/[?&]date=/);
});

test('rows are walked with the keyboard and opened with Enter', async ({ page, market }) => {
  await open(page, `/brokers-analytics?symbol=${market.symbol}`);
  const grid = page.getByRole('grid', { name: 'Brokers' });
  await grid.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator('tr[aria-selected="true"]')).toHaveAttribute('data-index', '1');
  await page.keyboard.press('k');
  await expect(grid.locator('tr[aria-selected="true"]')).toHaveAttribute('data-index', '0');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/broker=\w+/);
  await expect(page.getByRole('grid', { name: 'Stocks of the broker' })).toBeVisible();
});

test('a click on a row shows its stock and every way on; the next click another one', async ({ page }) => {
  await open(page, '/stock-performance');
  const sheet = page.getByRole('dialog');
  for (const at of [1, 3]) {
    const row = rows(page).nth(at);
    const symbol = await row.locator('td').first().innerText();
    await row.locator('td').last().click();
    await expect(sheet.getByRole('link', { name: 'Chart' })).toHaveAttribute(
      'href',
      `/charts?symbol=${symbol}`,
    );
    await expect(sheet.getByRole('link', { name: 'Follow' })).toHaveAttribute('href', /^\/login\?next=/);
    await expect(sheet.getByRole('img', { name: 'Price, six months' })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a tap on a phone opens all columns of the row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/floorsheet');
  await rows(page).nth(2).locator('td').last().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Contract');
  await expect(sheet).toContainText('Amount');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the theme changes, is saved, and reaches the chart', async ({ page, market }) => {
  await open(page, `/stock-profile?symbol=${market.symbol}&tab=chart`);
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Language and theme' }).click();
  const themes = page.getByRole('group', { name: 'Theme' });
  await themes.getByRole('button', { name: 'Light' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await themes.getByRole('button', { name: 'Dark' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('as-of rewinds every panel, is carried along, and ends with Back to now', async ({ page, market }) => {
  await open(page, `/stock-profile?symbol=${market.symbol}`);
  await page.locator('body').press('Shift+ArrowLeft');
  await expect(page).toHaveURL(/as_of=/);
  const bar = page.locator('.past-bar');
  await expect(bar).toContainText(/Viewing the market as of \d{4}-\d\d-\d\d \(\d{4}-\d\d-\d\d BS\)/);
  await page.getByRole('tab', { name: 'Flow' }).click();
  await expect(page).toHaveURL(/tab=flow.*as_of=|as_of=.*tab=flow/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(bar).toBeHidden();
  await expect(page).not.toHaveURL(/as_of/);
});

test('a day is chosen in the calendar', async ({ page }) => {
  await open(page, '/brokers-analytics');
  await page.getByRole('button', { name: /^As of now/ }).click();
  const calendar = page.locator('.calendar');
  await expect(calendar).toBeVisible();
  await calendar.locator('.day:not(:disabled)').first().click();
  await expect(page.locator('.past-bar')).toBeVisible();
});

test('the search jumps to a stock and R09 the title names it', async ({ page, market }) => {
  await open(page, '/floorsheet');
  await expect(page).toHaveTitle('Chuli – Floorsheet');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(market.symbol.toLowerCase());
  await expect(page.getByRole('option').first()).toContainText(market.symbol);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`stock-profile\\?symbol=${market.symbol}`));
  await expect(page).toHaveTitle(new RegExp(`^${market.symbol} – \\w+`));
});

test('the brackets walk the sector and R10 a new stock starts at the top', async ({ page, market }) => {
  await open(page, `/stock-profile?symbol=${market.symbol}`);
  await page.mouse.wheel(0, 600);
  await page.locator('body').press(']');
  await expect(page).not.toHaveURL(new RegExp(`symbol=${market.symbol}(&|$)`));
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(0);
});

test('the chart is walked bar by bar, and has its table', async ({ page, market }) => {
  await open(page, `/stock-profile?symbol=${market.symbol}&tab=chart`);
  const bars = page.getByRole('slider');
  const last = Number(await bars.getAttribute('aria-valuemax'));
  await bars.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bars).toHaveAttribute('aria-valuenow', String(last - 1));
  await expect(bars).toHaveAttribute('aria-valuetext', /close [\d,.]+/);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('grid', { name: `Daily bars of ${market.symbol}` })).toBeVisible();
});

test('R17 the market status goes on asking after a failure', async ({ page, complaints }) => {
  let asked = 0;
  await page.route('**/api/tools/market-status/', async (route) => {
    asked += 1;
    if (asked === 1)
      await route.fulfill({ status: 503, json: { code: 'engine.unavailable', message: 'Down.' } });
    else await route.continue();
  });
  await page.goto('/floorsheet');
  await expect(page.locator('.status output').first()).not.toHaveText('Market', { timeout: 30_000 });
  expect(asked).toBeGreaterThan(1);
  complaints.length = 0;
});

test('a call that fails says what happened and can be tried again', async ({ page, market, complaints }) => {
  let isDown = true;
  await page.route('**/api/data/broker-analytics/?**', async (route) => {
    if (!isDown) return await route.continue();
    return await route.fulfill({
      status: 500,
      json: { code: 'data.inconsistent', message: 'Stored data contradicts itself.', request_id: 'r-42' },
    });
  });
  await page.goto(`/brokers-analytics?symbol=${market.symbol}`);
  await expect(page.getByRole('alert')).toContainText('Stored data contradicts itself.');
  await expect(page.getByRole('alert')).toContainText('r-42');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid', { name: 'Brokers' })).toBeVisible();
  complaints.length = 0;
});

test('a table of all stocks begins with those that trade; filters and presets live in the address', async ({
  page,
}) => {
  await open(page, '/stock-performance');
  const line = page.locator('.universe-line output');
  const shownOf = async (): Promise<number[]> =>
    [...(await line.innerText()).matchAll(/\d+/g)].slice(0, 2).map(Number);
  await expect(line).toContainText('ordinary shares with average turnover of Rs 20 lakh or more');
  const [usual = 0, all = 0] = await shownOf();
  expect(usual).toBeLessThan(all);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/instrument=all&turnover=0/);
  await expect(line).toHaveText(`${all} of ${all} stocks`);
  await page.goBack();
  await expect(line).toContainText(`${usual} of ${all}`);
  await page.getByRole('button', { name: 'Losers' }).click();
  await expect(page).toHaveURL(/\?preset=losers$/);
  await expect(page.getByRole('columnheader', { name: '1 session' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  // The whole heading sorts, not its letters alone.
  await page.getByRole('columnheader', { name: 'Turnover' }).click({ position: { x: 6, y: 6 } });
  await expect(page).toHaveURL(/sort=-amount/);
  await page.getByRole('textbox', { name: 'Find' }).fill('no such stock');
  await expect(page.getByRole('heading', { name: 'No stock matches' })).toBeVisible();
});

test('the star of a row leads a visitor to the sign-in and back, without opening the row', async ({
  page,
}) => {
  await open(page, '/stock-performance?preset=losers');
  const star = rows(page)
    .nth(1)
    .getByRole('button', { name: /^Follow / });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(page).toHaveURL(/\/login\?next=%2Fstock-performance%3Fpreset%3Dlosers/);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a session leads to the market of its day, and a sector to its page', async ({ page }) => {
  await open(page, '/market-summary');
  const day = rows(page).nth(2).locator('td').first().getByRole('link');
  const date = await day.innerText();
  await day.click();
  await expect(page).toHaveURL(`/nepse-market-summary?as_of=${date}`);
  await open(page, '/stock-performance');
  await rows(page).first().locator('td').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/sector-profile\?sector=\d+$/);
  await expect(rows(page).first()).toBeVisible();
});

test('whoever chooses other indices for the first page finds them there again', async ({ page }) => {
  await open(page, '/dashboard');
  const strip = page.getByRole('navigation', { name: 'Indices' });
  await expect(strip.getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Arrange cards' }).click();
  const choice = page.getByRole('group', { name: /Indices beside NEPSE/ });
  await choice.getByRole('button', { name: 'Hydro' }).click();
  await choice.getByRole('button', { name: 'Float', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(strip).toContainText('Float');
  await expect(strip).not.toContainText('Hydro');
  await page.reload();
  await expect(strip).toContainText('Float');
});
