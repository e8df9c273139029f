import { type People, startPeople } from './account-people.ts';
import { signIn } from './sign-in.ts';
import { expect, faultsByAxe, open, readIn, sidewaysScroll, test } from './watched-page.ts';

let people: People;

test.beforeAll(async () => {
  people = await startPeople();
});
test.afterAll(async () => await people.stop());

test('a sign-in from a new device is told, counted by the bell, and read with the keys', async ({ page }) => {
  await people.serve(page.context());
  await signIn(page, await people.settle(), '/notifications');
  const bell = page.getByRole('button', { name: 'Notifications: 1 unread' });
  await expect(bell).toBeVisible({ timeout: 20_000 });
  const told = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(told).toContainText('Sign-in from a new device');
  await expect(told).toContainText('Chrome, Linux');
  expect(await faultsByAxe(page)).toEqual([]);
  await page.keyboard.press('j');
  await expect(told.getByRole('link')).toBeFocused();
  await page.keyboard.press('m');
  await expect(bell).toHaveCount(0);
  await expect(told).not.toHaveClass(/is-unread/);
  await page.reload();
  await expect(told).not.toHaveClass(/is-unread/);
});

test('how one is told is chosen under settings, and stays chosen', async ({ page }) => {
  await people.serve(page.context());
  await signIn(page, await people.settle(), '/settings');
  const signals = page.getByLabel('Signals on my stocks, Inbox');
  await expect(signals).toBeChecked();
  await expect(page.getByLabel('New devices, Inbox')).toBeDisabled();
  await signals.click();
  await expect(signals).not.toBeChecked();
  await expect(page.getByLabel('Signals on my stocks, SMS')).toBeDisabled();
  await page.reload();
  await expect(signals).not.toBeChecked();
  expect(await faultsByAxe(page)).toEqual([]);
});

test('a visitor is asked to sign in, and sees what everyone is told', async ({ page }) => {
  await open(page, '/notifications-user');
  await expect(page.getByRole('heading', { name: 'Sign in to see your notifications' })).toBeVisible();
  await page.goto('/notifications');
  await expect(page).toHaveURL('/login?next=%2Fnotifications');
  await open(page, '/notifications-general');
  await expect(page.getByRole('tab', { name: 'For everyone' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Announcements', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'For me' }).click();
  await expect(page).toHaveURL('/notifications-user');
  await page.goto('/notifications-general');
  expect(await faultsByAxe(page)).toEqual([]);
});

test('the inbox fits a phone, in Nepali', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readIn(page, 'ne');
  await people.serve(page.context());
  await signIn(page, await people.settle(), '/notifications');
  await expect(page.getByText('नयाँ डिभाइसबाट साइन इन')).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
