import type { BrowserContext, Page } from '@playwright/test';
import { totpCode } from '@chuli/api/totp';
import { PASSWORD, type People, type Somebody, startPeople } from './account-people.ts';
import { expect, faultsByAxe, open, readIn, sidewaysScroll, test } from './watched-page.ts';

let people: People;

test.beforeAll(async () => {
  people = await startPeople();
});
test.afterAll(async () => await people.stop());

const REFRESH = '/api/authenticate/v2/token/refresh/';
const EXPIRED = /Session expired/;

const fillSignIn = async (page: Page, { phone }: Somebody, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

const signIn = async (page: Page, somebody: Somebody, next = '/settings'): Promise<void> => {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, somebody);
  await expect(page).toHaveURL(next);
};

const menuOf = (page: Page) => page.getByRole('button', { name: 'Your account' });

/** Opens another screen from one's menu, without loading the page anew. */
const go = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    // Signed out meanwhile by the other tab: there is no menu any more.
    if (page.url().includes('/login')) return;
    const menu = page.getByRole('dialog');
    // A page that has just learned who is there begins anew, and closes what was open.
    if (!(await menu.isVisible())) await menuOf(page).click({ timeout: 2_000 });
    await menu.getByText(name, { exact: true }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

/** Every bearer that pages of this browser have sent. */
const watchBearers = (context: BrowserContext): Set<string> => {
  const seen = new Set<string>();
  context.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization !== undefined) seen.add(authorization);
  });
  return seen;
};

const countRefreshes = (context: BrowserContext): { count: number } => {
  const refreshes = { count: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith(REFRESH)) refreshes.count += 1;
  });
  return refreshes;
};

test('signing up: a weak password is refused at its field, the code opens the account', async ({
  page,
  context,
  complaints,
}) => {
  await people.serve(context);
  await open(page, '/signup');
  await page.getByLabel('Mobile number').fill(people.newPhone());
  await page.getByLabel('Name').fill('Asha Rai');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('password1');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(page.getByText('This password is too common.')).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);

  await password.fill(PASSWORD);
  const code = page.getByRole('textbox', { name: 'Code' });
  const sent = await people.codeAfter(async () => {
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
  });
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await code.fill('000000' === sent ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is wrong or has expired.')).toBeVisible();
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await menuOf(page).click();
  await expect(page.getByRole('dialog')).toContainText('Asha Rai');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  complaints.length = 0;
});

test('an own page leads a visitor to the sign-in and back; a wrong password says what to do', async ({
  page,
  context,
  complaints,
}) => {
  await people.serve(context);
  const somebody = await people.settle();
  await page.goto('/user-profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, { ...somebody, phone: '12' });
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await fillSignIn(page, somebody, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Wrong number or password.');
  await fillSignIn(page, somebody);
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('region', { name: 'Devices', exact: true })).toContainText('this device');
  expect(await faultsByAxe(page)).toEqual([]);
  complaints.length = 0;
});

/** Somebody at the settings in two tabs, with the tokens that both have sent until now. */
const inTwoTabs = async (page: Page, context: BrowserContext, dead: ReadonlySet<string>) => {
  await people.serve(context, dead);
  const bearers = watchBearers(context);
  const somebody = await people.settle();
  await signIn(page, somebody);
  const other = await context.newPage();
  await open(other, '/settings');
  for (const tab of [page, other]) await expect(menuOf(tab)).toHaveText('M');
  return { somebody, other, bearers };
};

test('R43 two tabs renew once for both', async ({ page, context, complaints }) => {
  const dead = new Set<string>();
  const { other, bearers } = await inTwoTabs(page, context, dead);
  const refreshes = countRefreshes(context);
  for (const bearer of bearers) dead.add(bearer);
  await Promise.all([go(page, 'Your account'), go(other, 'Your account')]);
  for (const tab of [page, other])
    await expect(tab.getByRole('region', { name: 'Devices', exact: true })).toContainText('this device');
  expect(refreshes.count).toBe(1);
  complaints.length = 0;
});

test('an expiry signs out every tab and is said once', async ({ page, context, complaints }) => {
  const dead = new Set<string>();
  const { other, bearers, somebody } = await inTwoTabs(page, context, dead);
  await people.endAll(somebody.phone);
  for (const bearer of bearers) dead.add(bearer);
  await Promise.all([go(page, 'Your account'), go(other, 'Your account')]);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login/);
  const said = async (): Promise<number> =>
    (await page.getByText(EXPIRED).count()) + (await other.getByText(EXPIRED).count());
  await expect.poll(said).toBe(1);
  expect(await page.evaluate(`localStorage.getItem('chuli.session')`)).toBeNull();
  complaints.length = 0;
});

test('R42 signing out in one tab signs out the other, at the server too', async ({
  page,
  context,
  complaints,
}) => {
  await people.serve(context);
  await signIn(page, await people.settle());
  const other = await context.newPage();
  await open(other, '/settings');
  const [kept, device] = await page.evaluate<[string, string]>(
    `[localStorage.getItem('chuli.session'), localStorage.getItem('chuli.device')]`,
  );
  await page.evaluate(`caches.open('chuli-answers')`);
  const told = page.waitForResponse(/\/logout\/$/);
  await go(page, 'Sign out');
  await told;
  await expect(other).toHaveURL(/\/login\?next=%2Fsettings/);
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  expect(await page.evaluate(`caches.has('chuli-answers')`)).toBe(false);
  expect(await people.isAlive((JSON.parse(kept) as { refresh: string }).refresh, device)).toBe(false);
  complaints.length = 0;
});

test('R11 a token in the address is taken out at once and counts only after a yes', async ({
  page,
  context,
  complaints,
}) => {
  await people.serve(context);
  const somebody = await people.settle('Binod Thapa');
  const { access } = await people.signIn(somebody.phone);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(`/settings?token=${access}`);
  expect(page.url()).not.toContain('token');
  const question = page.getByRole('dialog', { name: 'Sign in here as Binod Thapa?' });
  await expect(question).toBeVisible();
  expect(asked.slice(1).filter((line) => line.includes(access))).toEqual([]);
  expect(await faultsByAxe(page)).toEqual([]);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.goto(`/settings?token=${access}`);
  await question.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(menuOf(page)).toHaveText('B');
  expect(await page.evaluate('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)')).not.toContain(
    access,
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/settings?token=forged');
  await expect(page.getByRole('dialog', { name: 'This link can’t sign you in' })).toBeVisible();
  complaints.length = 0;
});

test('R45 an account that is to be deleted can be kept', async ({ page, context, complaints }) => {
  await people.serve(context);
  const somebody = await people.settle();
  await signIn(page, somebody, '/user-profile');
  const panel = page.getByRole('region', { name: 'Delete the account', exact: true });
  await panel.getByLabel('Password', { exact: true }).fill('not it');
  await panel.getByRole('button', { name: 'Delete the account', exact: true }).click();
  await expect(panel.getByText('The current password is wrong.')).toBeVisible();
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  await fillSignIn(page, somebody);
  await expect(page).toHaveURL('/user-profile');
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await expect(page.getByText(/This account will be deleted on/)).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Delete the account', exact: true })).toBeVisible();
  complaints.length = 0;
});

test('an authenticator app is set up and asked for', async ({ page, context, complaints }) => {
  await people.serve(context);
  const somebody = await people.settle();
  await signIn(page, somebody, '/user-profile');
  const panel = page.getByRole('region', { name: 'Authenticator app', exact: true });
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const secret = (await panel.locator('.secret-key').innerText()).replaceAll(' ', '');
  await panel.getByLabel('Code from your authenticator app').fill(totpCode(secret, Date.now() - 30_000));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('On: you enter a code from your app when you sign in.')).toBeVisible();
  await go(page, 'Sign out');
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, somebody);
  const code = page.getByRole('textbox', { name: 'Code from your authenticator app' });
  await expect(code).toBeFocused();
  await code.fill(totpCode(secret, Date.now()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user-profile');
  complaints.length = 0;
});

test('the demo opens without a number, says what it is, and shows nothing of an owner', async ({
  page,
  context,
}) => {
  await people.serve(context);
  await open(page, '/demo-login');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await expect(page).toHaveURL('/');
  await go(page, 'Your account');
  await expect(page.locator('main')).toContainText('A demo account, gone after a day');
  await expect(page.getByRole('region', { name: 'Package', exact: true })).toContainText('Basic');
  await expect(page.getByRole('region', { name: 'Delete the account', exact: true })).toHaveCount(0);
});

test('in Nepali on a phone: sign in, account and settings, without a fault by axe', async ({
  page,
  context,
}) => {
  await people.serve(context);
  const { phone } = await people.settle('माया गुरुङ');
  await page.setViewportSize({ width: 390, height: 844 });
  await readIn(page, 'ne');
  for (const path of ['/signup', '/reset', '/demo-login', '/login?next=/user-profile']) {
    await open(page, path);
    expect(await faultsByAxe(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
  }
  const nepaliDigits = phone.replaceAll(/\d/g, (digit) => String.fromCharCode(0x09_66 + Number(digit)));
  await page.getByLabel('मोबाइल नम्बर').fill(nepaliDigits);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('button', { name: 'तपाईंको खाता' })).toHaveText('मा');
  for (const path of ['/user-profile', '/settings']) {
    await open(page, path);
    expect(await faultsByAxe(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
  }
});
