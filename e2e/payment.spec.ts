import type { Page } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { PASSWORD, type People, startPeople } from './account-people.ts';
import { startGateways } from './stand-ins.ts';
import { expect, faultsByAxe, open, readIn, sidewaysScroll, test } from './watched-page.ts';

let people: People;
let gateways: Awaited<ReturnType<typeof startGateways>>;

test.beforeAll(async () => {
  gateways = await startGateways(String(playwright.use?.baseURL));
  people = await startPeople(gateways.environment);
});
test.afterAll(async () => {
  await people.stop();
  await gateways.stop();
});

type Gateway = 'eSewa' | 'Khalti' | 'connectIPS' | 'Fonepay';

/** From the list of packages to the gateway's own page. */
const goToGateway = async (page: Page, tier: string, gateway: Gateway): Promise<void> => {
  await page.goto(`/payment?package=${tier}`);
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: new RegExp(`^Pay Rs .* with ${gateway}$`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${gateway}, a stand-in for tests`);
};

const pay = async (page: Page, tier: string, gateway: Gateway): Promise<void> => {
  await goToGateway(page, tier, gateway);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/payment\/success\?/);
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/Receipt 20\d\d\/\d\d-\d{6}/);
};

/** What somebody holds is kept for some seconds by the server. */
const packageIs = (page: Page, tier: string): Promise<void> =>
  expect(async () => {
    await page.goto('/user-profile');
    await expect(page.getByRole('region', { name: 'Package', exact: true })).toContainText(tier);
  }).toPass();

test('a newcomer signs up on the way to paying, upgrades, lets it end and renews', async ({
  page,
  context,
}) => {
  await people.serve(context);
  const phone = people.newPhone();
  await open(page, '/payment?package=gold-12');
  expect(await faultsByAxe(page)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Rs 1,500.00');
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /account/i })
    .click();
  // The page before has a field for the number too: the name is asked for only here.
  await page.getByLabel('Name').fill('Asha Rai');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = page.getByRole('textbox', { name: 'Code' });
  const sent = await people.codeAfter(async () => {
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
  });
  await code.fill(sent);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();

  await pay(page, 'gold-12', 'eSewa');
  expect(await faultsByAxe(page)).toEqual([]);
  await packageIs(page, 'Gold');

  await page.goto('/payment?package=diamond-12');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(
    'Credit from your current package',
  );
  await pay(page, 'diamond-12', 'Khalti');
  await packageIs(page, 'Diamond');

  await people.endPackages(phone);
  await packageIs(page, 'Basic');
  await pay(page, 'gold-12', 'Khalti');
  await packageIs(page, 'Gold');
  await expect(page.getByRole('region', { name: 'Payments', exact: true }).getByText('Paid')).toHaveCount(3);
});

const signIn = async (page: Page, next: string): Promise<void> => {
  const { phone } = await people.settle();
  await page.goto(`/login?next=${next}`);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(next);
};

for (const gateway of ['connectIPS', 'Fonepay'] as const)
  test(`whoever has no wallet pays with ${gateway}, after turning back there once`, async ({
    page,
    context,
  }) => {
    await people.serve(context);
    await signIn(page, '/payment');
    await goToGateway(page, 'gold-12', gateway);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: `Checking with ${gateway}` })).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Pay again' }).click();
    await pay(page, 'gold-12', gateway);
    expect(await faultsByAxe(page)).toEqual([]);
    await packageIs(page, 'Gold');
  });

test('whoever turns back at the gateway buys nothing and may pay again', async ({ page, context }) => {
  await people.serve(context);
  await signIn(page, '/payment');
  await goToGateway(page, 'gold-12', 'Khalti');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await packageIs(page, 'Basic');
  await pay(page, 'gold-12', 'eSewa');
  await packageIs(page, 'Gold');
});

test('money that goes back leaves a credit note, a notice and no package', async ({ page, context }) => {
  await people.serve(context);
  await signIn(page, '/payment');
  await pay(page, 'gold-12', 'Khalti');
  await packageIs(page, 'Gold');
  await page.getByRole('link', { name: /^20\d\d\/\d\d-\d{6}$/ }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  const address = page.url();
  await people.refund(new URL(address).searchParams.get('order') ?? '');
  await page.goto(address);
  const note = page.getByRole('region', { name: 'Credit note' });
  await expect(note).toContainText(/Credit note CN-20\d\d\/\d\d-\d{6}/);
  await expect(note).toContainText(/To receipt 20\d\d\/\d\d-\d{6}/);
  expect(await faultsByAxe(page)).toEqual([]);
  await packageIs(page, 'Basic');
  await page.goto('/notifications');
  await expect(page.getByRole('main')).toContainText('CN-');
});

test('a payment that the gateway leaves open is waited for, in Nepali on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await people.serve(context);
  const { phone } = await people.settle('माया गुरुङ');
  await readIn(page, 'ne');
  await page.goto('/login?next=/payment/providers?package=gold-12');
  await page.locator('input[autocomplete="username"], input[type="tel"]').first().fill(phone);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /eSewa/ }).click();
  await page.getByRole('button', { name: 'Leave pending' }).click();
  await expect(page).toHaveURL(/\/payment\/esewa\/pending/);
  await expect(page.locator('.state[aria-busy]')).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await faultsByAxe(page)).toEqual([]);
});
