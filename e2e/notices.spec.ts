import { expect, faultsByAxe, open, readIn, sidewaysScroll, test } from './watched-page.ts';

const NEW = 'Notifications: something is new';

test('the bell says what is public, and is quiet once it was looked at', async ({ page }) => {
  await open(page, '/net-holding');
  const bell = page.getByRole('button', { name: NEW });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /^Notifications/ });
  await expect(
    panel
      .getByRole('region', { name: /^Companies/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await expect(panel).not.toContainText('Sign in');
  expect(await faultsByAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();

  await page.reload();
  await page.waitForResponse(/session-status/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: NEW })).toHaveCount(0);
});

test('a day that waits for corrections is news, with its reasons', async ({ page }) => {
  await page.route('**/api/data/session-status/**', async (route) => {
    const answer = await route.fetch();
    const { rows, ...rest } = (await answer.json()) as { rows: object[] };
    const reasons = ['2 contracts less than declared'];
    await route.fulfill({
      json: { ...rest, rows: rows.map((row) => Object.assign({}, row, { status: 'provisional', reasons })) },
    });
  });
  await open(page, '/net-holding');
  await page.getByRole('button', { name: NEW }).click();
  const days = page.getByRole('region', { name: 'Days that may still change', exact: true });
  await expect(days).toContainText('Provisional');
  await expect(days).toContainText('2 contracts less than declared');
});

test('the bell fits a phone, in Nepali too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await readIn(page, 'ne');
  await open(page, '/net-holding');
  await page.getByRole('button', { name: /^सूचना/ }).click();
  await expect(
    page.getByRole('region', { name: 'कम्पनी, पछिल्ला पाँच कारोबार दिन', exact: true }),
  ).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
