import { expect, faultsByAxe, open, sidewaysScroll, test } from './watched-page.ts';

test('the tabs and views of a stock live in the address, and Back goes through them', async ({
  page,
  market,
}) => {
  await open(page, `/stock-profile?symbol=${market.symbol}`);
  await expect(page.getByRole('region', { name: 'Nearest levels' })).toContainText('Resistance');
  await expect(page.getByRole('region', { name: 'Last report' })).toContainText(/EPS|No report available/);

  await page.getByRole('tab', { name: 'Fundamentals' }).click();
  await expect(page).toHaveURL(new RegExp(`symbol=${market.symbol}&tab=fundamentals`));
  await expect(page.getByRole('grid', { name: 'Peers' })).toContainText(market.symbol);

  await page.getByRole('tab', { name: 'Signals' }).click();
  await page.getByRole('button', { name: 'Levels' }).click();
  await expect(page).toHaveURL(/tab=signals&view=levels/);
  await expect(page.getByRole('grid', { name: 'Pivots' })).toContainText('R3');
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(page).toHaveURL(/bars=weekly/);

  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('button', { name: 'Dividends, rights' }).click();
  await expect(page.getByRole('region', { name: 'Right issues' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/bars=weekly/);
});

test('a stock walked to keeps the tab and its view', async ({ page, market }) => {
  await open(page, `/stock-profile?symbol=${market.symbol}&tab=signals&view=levels`);
  await page.locator('body').press(']');
  await expect(page).not.toHaveURL(new RegExp(`symbol=${market.symbol}(&|$)`));
  await expect(page).toHaveURL(/tab=signals&view=levels/);
});

test('an old link to the floorsheet of a stock leads to its trades', async ({ page, market }) => {
  await open(page, `/stock-profile?symbol=${market.symbol}&tab=floorsheet`);
  await expect(page).toHaveURL(/tab=flow&view=trades/);
  await expect(page.getByRole('button', { name: 'Trades', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('grid', { name: /^Trades of/ })).toBeVisible();
});

for (const address of ['tab=fundamentals', 'tab=signals&view=levels', 'tab=events'])
  test(`${address} fits a phone and passes axe`, async ({ page, market }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/stock-profile?symbol=${market.symbol}&${address}`);
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await faultsByAxe(page)).toEqual([]);
  });
