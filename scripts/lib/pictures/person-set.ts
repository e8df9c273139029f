import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PASSWORD, type People, startPeople } from '../../../e2e/account-people.ts';
import { startGateways } from '../../../e2e/stand-ins.ts';
import { type Look, lookName, openContext, openOn } from './window.ts';

const FOLLOWED = ['NABIL', 'NTC', 'UPPER', 'HDL', 'NICA'];

/** One picture: where to go, and what to do there before it is taken. */
type Stop = { name: string; address: string; act?: (page: Page, people: People) => Promise<unknown> };

type Choice = 'Pay' | 'Cancel' | 'Leave pending';

const payWith = async (page: Page, gateway: 'eSewa' | 'Khalti', choice: Choice): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(gateway) })
    .click();
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL(/\/payment\/(success|failure|esewa)/);
  await page.locator('.price-lines, .state').first().waitFor();
};

const payAndGetBack = async (page: Page, people: People): Promise<void> => {
  await payWith(page, 'Khalti', 'Pay');
  await people.refund(new URL(page.url()).searchParams.get('order') ?? '');
  await page.reload();
  await page.locator('.state').first().waitFor();
};

const ORDER = '/payment/providers?package=gold-12';

/** In the order in which a newcomer meets them: what is bought on the way is seen afterwards. */
const STOPS: readonly Stop[] = [
  { name: 'payment', address: '/payment?package=gold-12' },
  { name: 'payment-providers', address: ORDER },
  { name: 'payment-failure', address: ORDER, act: (page) => payWith(page, 'eSewa', 'Cancel') },
  { name: 'payment-pending', address: ORDER, act: (page) => payWith(page, 'eSewa', 'Leave pending') },
  { name: 'payment-success', address: ORDER, act: (page) => payWith(page, 'eSewa', 'Pay') },
  { name: 'payment-upgrade', address: '/payment?package=diamond-12' },
  { name: 'user-profile', address: '/user-profile' },
  { name: 'settings', address: '/settings' },
  { name: 'notifications', address: '/notifications' },
  { name: 'my-signals', address: '/my-signals' },
  { name: 'fav-menu', address: '/fav-menu' },
  { name: 'home', address: '/' },
  { name: 'tms-privacy-and-policy', address: '/tms-privacy-and-policy' },
  { name: 'tms-terms-and-condition', address: '/tms-terms-and-condition' },
  { name: 'payment-refunded', address: ORDER, act: payAndGetBack },
  { name: 'user-profile-refunded', address: '/user-profile' },
];

const signIn = async (context: BrowserContext, phone: string): Promise<Page> => {
  const page = await openOn(await context.newPage(), '/login?next=/settings');
  await page.locator('input[name="phone_number"]').fill(phone);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('/settings');
  return page;
};

const takeLook = async (
  browser: Browser,
  people: People,
  { base, out, look, stops }: { base: string; out: string; look: Look; stops: readonly Stop[] },
): Promise<void> => {
  const context = await openContext(browser, base, look);
  await people.serve(context);
  const { phone } = await people.settle(look.language === 'ne' ? 'माया गुरुङ' : 'Maya Gurung');
  await people.follow(phone, FOLLOWED);
  await (await signIn(context, phone)).close();
  for (const { name, address, act } of stops) {
    const page = await openOn(await context.newPage(), address);
    await act?.(page, people);
    await page.screenshot({ path: join(out, `person-${name}-${lookName(look)}.png`) });
    await page.close();
  }
  await context.close();
};

/** The screens of somebody who signs up, buys a package and follows stocks, in every look. */
export const takePersonSet = async (
  browser: Browser,
  { base, out, looks, part }: { base: string; out: string; looks: readonly Look[]; part: string },
): Promise<string> => {
  const stops = STOPS.filter(({ name, act }) => act !== undefined || name.includes(part));
  const gateways = await startGateways(base);
  const people = await startPeople(gateways.environment, { hasMarket: true });
  try {
    for (const look of looks) await takeLook(browser, people, { base, out, look, stops });
  } finally {
    await people.stop();
    await gateways.stop();
  }
  return `${looks.length * stops.length} of somebody signed in`;
};
