import { views } from './addresses.ts';
import { expect, open, seriousFaults, sidewaysScroll, test } from './watched-page.ts';

/** However long a table is, only what is in view is drawn. */
const ROWS_DRAWN = 150;

for (const { name, addressIn } of views()) {
  test(`${name} shows data, without errors and without serious faults by axe`, async ({ page, market }) => {
    await open(page, addressIn(market));
    await expect(
      page
        .locator('main [role="grid"] tbody tr[data-index], main .price-chart, main .treemap, main .breadth')
        .first(),
    ).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|Infinity|\[object/);
    expect(await page.locator('main tr[data-index]').count(), 'rows drawn').toBeLessThan(ROWS_DRAWN);
    expect(await seriousFaults(page)).toEqual([]);
  });

  test(`${name} fits a phone, in the dark, without sideways scroll`, async ({ page, market }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, addressIn(market));
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
  });
}

test('no width between a small phone and a wide desk scrolls sideways', async ({ page, market }) => {
  for (const { addressIn } of views()) {
    const address = addressIn(market);
    await open(page, address);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('R13 an unknown path shows the error page', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page');
});
