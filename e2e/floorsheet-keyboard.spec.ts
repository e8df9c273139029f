import type { Page } from '@playwright/test';
import { expect, open, test } from './watched-page.ts';

// The trace is the recording: every step with its picture. The mouse is never used.
test.use({ trace: 'on' });

const MOST_STEPS = 60;

/** Presses Tab until the named control has the focus, as someone without a mouse would. */
const tabTo = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    const label = await page.evaluate<string>(`(() => {
      const at = document.activeElement;
      const labelled = at.labels && at.labels[0] ? at.labels[0].textContent : '';
      return at.getAttribute('aria-label') || labelled || at.textContent || '';
    })()`);
    if (typeof name === 'string' ? label.trim().startsWith(name) : name.test(label)) return;
  }
  throw new Error(`${String(name)} was not reached by ${key}.`);
};

const selectedRow = (page: Page) => page.locator('main tr[aria-selected="true"]');

test('the whole floorsheet is used by keyboard alone', async ({ page, market }) => {
  await open(page, '/floorsheet');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await tabTo(page, 'Previous session');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);

  await tabTo(page, 'Symbol');
  await page.keyboard.type(market.symbol.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`symbol=${market.symbol}`));
  await page.keyboard.press('Escape');
  await expect(page.locator('main tr[data-index]').first()).toContainText(market.symbol);

  await tabTo(page, 'Amount ≥');
  await page.keyboard.type('1 lac');
  await expect(page).toHaveURL(/amount_from=1\+lac/);

  await tabTo(page, /^Trades of/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('columnheader', { name: 'Amount' }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-amount/);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(selectedRow(page)).toHaveAttribute('data-index', '0');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(selectedRow(page)).toHaveAttribute('data-index', '0');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toContainText('Contract');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabTo(page, /^Columns of/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog');
  await expect(chooser).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chooser).toBeHidden();

  // The browser's own key, which a headless one does not have.
  await page.goBack();
  await expect(page).not.toHaveURL(/sort/);
});
