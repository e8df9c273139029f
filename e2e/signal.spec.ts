import { expect, faultsByAxe, open, test } from './watched-page.ts';

const CARD = '.mark-card';

const STOCK_ROW = 'main [aria-label="Signals by stock"] > tbody > tr[data-index]';
const OPENED = '.stock-signals tr[data-index]';

test('a signal of a stock leads to its bars and every condition with two values', async ({ page }) => {
  await open(page, '/today-signal?turnover=0');
  await page.locator(`${STOCK_ROW} td:nth-child(3)`).first().click();
  const rule = page.locator(`${OPENED} td:first-child a`).first();
  await expect(rule).toBeVisible();
  const name = await rule.innerText();
  await rule.click();
  await expect(page).toHaveURL(/\/charts\?.*signal=/);
  await expect(page.locator(CARD)).toContainText(name);
  await expect(page.locator(`${CARD} dd`).first()).toContainText('✓');
  await expect(page.locator(CARD)).toContainText(/Track record|No record/);

  const explained = /signal=[^&]*\.(\d{4}-\d\d-\d\d)/.exec(page.url())?.[1] ?? '';
  await expect(page.locator('.price-chart > .readout')).toContainText(explained);
  const [bars, card] = await Promise.all(
    ['.price-chart > .canvas', CARD].map((part) => page.locator(part).boundingBox()),
  );
  expect((bars?.x ?? 0) + (bars?.width ?? 0)).toBeLessThanOrEqual(card?.x ?? 0);
});

test('Enter opens a stock, Enter on its signal tells why it fired, and Escape puts it away', async ({
  page,
}) => {
  await open(page, '/today-signal?turnover=0');
  const grid = page.locator('main [role="grid"]').first();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/open=/);
  const signals = page.locator('.stock-signals [role="grid"]');
  await expect(signals.locator('tr[data-index]').first()).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);
  await signals.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.why-card .fact-list li').first()).toBeVisible();
  await expect(page.locator('.why-card')).toContainText('trades');
  await page.keyboard.press('Escape');
  await expect(page.locator('.why-card')).toHaveCount(0);
});

test('a board has one row a stock, and an opened one lists as many signals as it counts', async ({
  page,
}) => {
  await open(page, '/today-signal?turnover=0');
  const symbols = await page.locator(`${STOCK_ROW} td:first-child a`).allInnerTexts();
  expect(new Set(symbols).size).toBe(symbols.length);
  const row = page.locator(STOCK_ROW).first();
  const counts = await row.locator('td:nth-child(5), td:nth-child(6)').allInnerTexts();
  const counted = counts.map((text) => (text === '·' ? 0 : Number(text))).reduce((one, other) => one + other);
  await row.locator('td:nth-child(3)').click();
  await expect(page.locator(OPENED)).toHaveCount(counted);
  await row.locator('td:nth-child(3)').click();
  await expect(page.locator(OPENED)).toHaveCount(0);
});

test('the verdict on the rules is said once', async ({ page }) => {
  await open(page, '/today-signal');
  await expect(
    page.getByText(/of the \d+ rules ha(s|ve) beaten the market/).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: 'Track record' }).locator('tr[data-index]').first(),
  ).toBeVisible();
});

test('the filters of the board live in its address', async ({ page }) => {
  await open(page, '/today-signal?turnover=0');
  await page.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'Sell' }).click();
  await expect(page).toHaveURL(/side=sell/);
  await expect(page.getByRole('columnheader', { name: 'Sell' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Buy' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Sessions' }).locator('[aria-pressed="true"]')).toHaveText(
    '5',
  );
});

test('a click on a session opens its board, with what the price did since', async ({ page }) => {
  await open(page, '/daily-signal');
  const sessions = page.getByRole('grid', { name: 'By session' });
  await expect(sessions.locator('tr[data-index]').first()).toBeVisible();
  const row = sessions.locator('tr[data-index]').nth(3);
  const day = await row.locator('td').first().innerText();
  await row.locator('td').nth(1).click();
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  await expect(page.getByRole('region', { name: `Signals of ${day}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'All sessions' }).first().click();
  await expect(sessions).toBeVisible();
});

test('fresh, already and hybrid are a choice of every board', async ({ page }) => {
  await open(page, '/today-signal?turnover=0&days=20');
  const match = page.getByRole('group', { name: 'Match' });
  await match.getByRole('button', { name: 'Already' }).click();
  await expect(page).toHaveURL(/match=already/);
  await expect(match.locator('[aria-pressed="true"]')).toHaveText('Already');
  await open(page, '/candlestick-pattern?turnover=0&bars=week&match=hybrid');
  await expect(page.getByRole('group', { name: 'Match' }).locator('[aria-pressed="true"]')).toHaveText(
    'Hybrid',
  );
});

test('the record says its verdict first, and a list opens with its losses', async ({ page }) => {
  await open(page, '/chuli-performance');
  await expect(page.locator('.verdict-sentence')).toContainText(/of the \d+ rules/);
  await page.locator('main tr[data-index] td a').first().click();
  await expect(page).toHaveURL(/list=/);
  await page.getByRole('button', { name: 'Worst', exact: true }).click();
  await expect(page).toHaveURL(/trades=worst/);
  await expect(page.getByRole('heading', { name: 'Trades' })).toBeVisible();
});

test('every signal screen says that it is no advice', async ({ page }) => {
  for (const path of ['/today-signal', '/daily-signal', '/candlestick-pattern', '/chuli-ten']) {
    await open(page, path);
    await expect(page.locator('main')).toContainText('never advice');
  }
});
