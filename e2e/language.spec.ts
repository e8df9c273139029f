import { expect, open, test } from './watched-page.ts';

test('the reader changes the language and the numerals, and stays on the same page', async ({
  page,
  market,
}) => {
  const address = `/brokers-analytics?symbol=${market.symbol}&days=20`;
  await open(page, address);
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await page.getByRole('button', { name: 'नेपाली' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ब्रोकर विश्लेषण');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect(page).toHaveURL(new RegExp(`symbol=${market.symbol}&days=20`));
  const grid = page.getByRole('grid', { name: 'ब्रोकरहरू' });
  await expect(grid.locator('tbody')).not.toContainText(/[०-९]/);

  await page.getByRole('button', { name: 'भाषा र रूप' }).click();
  await page.getByRole('button', { name: '१२३' }).click();
  await expect(grid.locator('tbody')).toContainText(/[०-९]/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ब्रोकर विश्लेषण');
  await expect(grid.locator('tbody')).toContainText(/[०-९]/);
});

test('the palette changes the language too', async ({ page }) => {
  await open(page, '/floorsheet');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nepali');
  await expect(page.getByRole('option', { selected: true })).toContainText('Nepali');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('फ्लोरसिट');
  await expect(page).toHaveTitle('Chuli – फ्लोरसिट');
});
