import { expect, open, test } from './watched-page.ts';

const CARD = '.mark-card';

test('a signal of the day leads to its bars and every condition with two values', async ({ page }) => {
  await open(page, '/today-signal?turnover=0&days=5');
  const rule = page.locator('main tr[data-index] td:nth-child(2) a').first();
  await expect(rule).toBeVisible();
  const name = await rule.innerText();
  await rule.click();
  await expect(page).toHaveURL(/\/charts\?.*signal=/);
  await expect(page.locator(CARD)).toContainText(name);
  await expect(page.locator(`${CARD} dd`).first()).toContainText('✓');
  await expect(page.locator(CARD)).toContainText(/Record|No record/);
});

test('Enter on a signal tells why it fired, and Escape puts it away', async ({ page }) => {
  await open(page, '/today-signal?turnover=0&days=5');
  const grid = page.locator('main [role="grid"]').first();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.why-card .fact-list li').first()).toBeVisible();
  await expect(page.locator('.why-card')).toContainText('cases');
  await page.keyboard.press('Escape');
  await expect(page.locator('.why-card')).toHaveCount(0);
});

test('the filters of the board live in its address', async ({ page }) => {
  await open(page, '/today-signal?turnover=0');
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(page).toHaveURL(/side=sell/);
  await expect(page.locator('main tr[data-index] td:nth-child(3)').first()).toHaveText('Sell');
});

test('the record says its verdict first, and a list opens with its losses', async ({ page }) => {
  await open(page, '/chuli-performance');
  await expect(page.locator('.verdict-sentence')).toContainText(/Of \d+ lists/);
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
