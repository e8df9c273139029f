import { SCREENS, showsPath } from '@chuli/contracts/screens';
import { expect, open, faultsByAxe, sidewaysScroll, test } from './watched-page.ts';

const palette = 'Find a stock, broker, screen or command';

test('the palette: a symbol with a view and a range goes straight there', async ({ page, market }) => {
  await open(page, '/floorsheet');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: palette });
  await expect(field).toBeFocused();
  await page.keyboard.type(`${market.symbol.toLowerCase()} flow 20d`);
  await expect(page.getByRole('option', { selected: true })).toContainText(`${market.symbol} flow 20d`);
  expect(await faultsByAxe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`stock-profile\\?symbol=${market.symbol}&tab=flow&days=20`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the palette: brokers, screens and the way out', async ({ page, market }) => {
  await open(page, '/floorsheet');
  await page.getByRole('button', { name: /Symbol, broker, screen/ }).click();
  await page.keyboard.type(`b${market.broker}`);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`broker-profile\\?broker=${market.broker}`));

  await page.keyboard.press('/');
  await page.keyboard.type('net hold');
  await expect(page.getByRole('option', { selected: true })).toContainText(/net holding/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Chuli – Net Holding');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('qqqqq');
  await expect(page.getByRole('dialog')).toContainText('No results');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a letter typed on a table opens the palette with that letter', async ({ page, market }) => {
  await open(page, `/brokers-analytics?symbol=${market.symbol}`);
  await page.getByRole('grid', { name: 'Brokers' }).focus();
  await page.keyboard.type('hy');
  await expect(page.getByRole('combobox', { name: palette })).toHaveValue('hy');
});

test('a view is saved, found in the palette, renamed and forgotten', async ({ page, market }) => {
  await open(page, `/net-holding?symbol=${market.symbol}`);
  await page.getByRole('button', { name: 'Share, save or keep this page' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the view' })).toHaveValue(
    `Net Holding: ${market.symbol}`,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`View saved as “Net Holding: ${market.symbol}”`)).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/floorsheet');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('net holding:');
  await expect(page.getByRole('option', { selected: true })).toContainText(`Net Holding: ${market.symbol}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`net-holding\\?symbol=${market.symbol}`));

  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  await page.getByRole('button', { name: /^Rename Net Holding/ }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Who buys it');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Who buys it' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget Who buys it' }).click();
  await expect(page.getByRole('region', { name: 'Saved views' })).toHaveCount(0);
});

test('favourites are kept, and put in order', async ({ page }) => {
  await open(page, '/floorsheet');
  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  await page.getByRole('button', { name: 'Add Floorsheet to the favourites' }).click();
  await page.getByRole('button', { name: 'Add Net holding to the favourites' }).click();
  const kept = page.getByRole('region', { name: 'Favourites' }).getByRole('link');
  await expect(kept).toHaveText(['Floorsheet', 'Net holding']);
  await page.getByRole('button', { name: 'Move Net holding up' }).click();
  await expect(kept).toHaveText(['Net holding', 'Floorsheet']);
  expect(await faultsByAxe(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  await expect(kept).toHaveText(['Net holding', 'Floorsheet']);
});

test('R07 R08 R09 titles name the product, the screen, and the stock where there is one', async ({
  page,
  market,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Chuli – .+ Nepalese Stock Market$/);
  await open(page, '/net-holding');
  await expect(page).toHaveTitle('Chuli – Net Holding');
  await open(page, `/stock-profile?symbol=${market.symbol}`);
  await expect(page).toHaveTitle(new RegExp(`^${market.symbol} – .+`));
});

test('R10 an element that is gone to stands 90 pixels below the top', async ({ page, market }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, `/stock-profile?symbol=${market.symbol}`);
  await expect(page.locator('#stock-tab')).toBeVisible();
  // Gone to anew each time: panels that arrive late make the page taller.
  const top = (): Promise<number> =>
    page.evaluate<number>(
      "(location.hash = '', location.hash = 'stock-tab', Math.round(document.getElementById('stock-tab').getBoundingClientRect().top))",
    );
  await expect.poll(top).toBe(90);
});

test('R13 the error page says what is missing and offers what is near; R83 from any depth', async ({
  page,
}) => {
  await page.goto('/some/where/floor-sheet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('main')).toContainText('/some/where/floor-sheet');
  for (const script of await page.locator('script[src]').all()) {
    expect(await script.getAttribute('src')).toMatch(/^\//);
  }
  await page.goto('/floor-sheet');
  const near = page.getByRole('navigation', { name: 'Screens with a similar name' });
  await expect(near.getByRole('link').first()).toHaveText('Floorsheet');
  expect(await faultsByAxe(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: palette })).toHaveValue('floor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/floorsheet$/);
});

for (const brand of ['himal', 'nilam']) {
  test(`R01 R14 the host of ${brand} shows the themed set in its brand, and the error page for the rest`, async ({
    page,
    baseURL,
  }) => {
    const partner = new URL(baseURL ?? '');
    partner.hostname = `${brand}.localhost`;
    await open(page, new URL('/brokers-analytics', partner).href);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Broker analytics');
    await expect(page.getByRole('link', { name: 'Floorsheet', exact: true })).toHaveCount(0);
    expect(await faultsByAxe(page)).toEqual([]);
    const others = SCREENS.filter(({ path }) => !showsPath({ kind: 'partner', brand }, path));
    for (const { path } of others) {
      // Asked by the page: only a browser knows where names under localhost lead.
      const status = await page.evaluate<number>(`fetch('${path}').then((reply) => reply.status)`);
      expect(status, path).toBe(404);
    }
    await page.goto(new URL(others[0]?.path ?? '', partner).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('main')).toContainText('not a page of this site');
  });
}

test('without a connection the last data stays, and the page says so', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/net-holding');
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(page.locator('main [role="grid"] tbody tr[data-index]').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toHaveCount(0);
  complaints.length = 0;
});

test('the palette and the menu fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/floorsheet');
  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Symbol, broker, screen/ }).click();
  await page.keyboard.type('n');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('what a higher package opens is said, with a stock to see it for', async ({ page, complaints }) => {
  await page.route('**/api/data/net-holding/?**', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'membership.tier-required',
        message: 'This needs a higher package.',
        retry: 'never',
        details: { feature: 'broker-analytics-pro', tier: 'Diamond', demo_symbol: 'NABIL' },
      },
    }),
  );
  await page.goto('/net-holding?symbol=UPPER');
  await expect(page.getByRole('heading', { name: /opens with Diamond/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Diamond' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  complaints.length = 0;
});
