import type { Page } from '@playwright/test';
import { expect, faultsByAxe, open, readIn, sidewaysScroll, test } from './watched-page.ts';

const PAGES = [
  '/fav-menu',
  '/announcement',
  '/faq',
  '/contact-us',
  '/feedback',
  '/jira',
  '/form/feedback',
  '/privacy-policy',
  '/privacy',
  '/terms-and-condition',
  '/terms-and-conditions',
  '/disclaimer',
];

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const READERS = (['en', 'ne'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [DESK, PHONE].map((size) => ({ language, theme, size }))),
);
/** The first and the last differ in everything; CHULI_SMOKE=all shows the pages to all eight. */
const SHOWN_TO =
  process.env['CHULI_SMOKE'] === 'all'
    ? READERS
    : [READERS.at(0), READERS.at(-1)].flatMap((one) => one ?? []);

for (const { language, theme, size } of SHOWN_TO) {
  test(`pages around the tools in ${language}, ${theme}, ${size.width} wide: no fault by axe`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await readIn(page, language);
    for (const address of PAGES) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty();
      const text = await page.locator('main').innerText();
      expect(/[\u0900-\u097F]{3}/.test(text), `${address} speaks Nepali`).toBe(language === 'ne');
      expect(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
      expect(await faultsByAxe(page), address).toEqual([]);
    }
  });
}

test('texts of law have contents that lead to their sections, a version, and say what is not given', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  await expect(page.locator('main')).toContainText('Individual Privacy Act 2075');
  await expect(page.locator('main')).toContainText(/Version of \d{4}-\d\d-\d\d/);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'How long' }).click();
  await expect(page).toHaveURL(/#retention$/);
  await expect(page.getByRole('heading', { name: 'How long' })).toBeInViewport();
  await open(page, '/terms-and-condition');
  await expect(page.locator('main')).toContainText('E-Commerce Act 2081');
  await expect(page.getByText(/^Not published yet: .*Grievance contact/)).toBeVisible();
});

test('a question is found by a word of its answer, and leads to its screen', async ({ page }) => {
  await open(page, '/faq');
  await page.getByLabel('Search', { exact: true }).fill('provisional');
  await expect(page).toHaveURL(/q=provisional/);
  await expect(page.locator('main h3')).toHaveCount(1);
  await page.getByLabel('Search', { exact: true }).fill('zebra');
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.locator('main h3').nth(5)).toBeVisible();
  await page.getByRole('link', { name: 'LTP vs close' }).first().click();
  await expect(page).toHaveURL(/ltp-vs-close/);
});

test('a form tells its problems at the fields, keeps what was typed, and is sent', async ({
  page,
  complaints,
}) => {
  await open(page, '/feedback');
  await page.getByLabel('In your words').fill('More room for the chart.');
  await page.getByLabel(/^Mobile number/).fill('12');
  // Nobody fills in a form in less than three seconds; the server knows.
  await page.waitForTimeout(3_200);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('Choose one of the choices.').or(page.getByText('This is required.')),
  ).toBeVisible();
  await expect(page.getByText(/ten digits from 96/)).toBeVisible();
  await expect(page.getByLabel('In your words')).toHaveValue('More room for the chart.');
  complaints.length = 0;
  await page.getByLabel('An idea').check();
  await page.getByLabel(/^Mobile number/).fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent. Thank you.')).toBeVisible();
});

test('a report takes page, version and browser along only with a yes to just that', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/site/form/jira/', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue();
    sent.push(route.request().postDataJSON());
    return await route.fulfill({ json: { done: true } });
  });
  await open(page, '/floorsheet');
  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Report a problem' }).click();
  const report = async (attach: boolean): Promise<void> => {
    await page.getByLabel('In one line').fill('The sum is off');
    await page.getByLabel('What happened').fill('Two rows differ.');
    await page.getByLabel('A figure is wrong').check();
    await page.getByLabel(/^Send along the page/).setChecked(attach);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sent. Thank you.')).toBeVisible();
  };
  await report(false);
  await page.getByRole('button', { name: 'Write another' }).click();
  await report(true);
  expect(sent[0]).not.toHaveProperty('attached');
  expect(sent[1]).toMatchObject({
    attached: { page: '/floorsheet', browser: expect.stringContaining('Mozilla') },
  });
});

test('a form that does not exist shows the error page', async ({ page, complaints }) => {
  await page.goto('/form/no-such-form');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  complaints.length = 0;
});

test('announcements are filtered by kind and symbol in the address', async ({ page }) => {
  const asked: string[] = [];
  const both = (text: string) => ({ en: text, ne: text });
  await page.route('**/api/site/announcement/**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.toString());
    const rows =
      searchParams.get('kind') === 'maintenance'
        ? []
        : [
            {
              id: 'a',
              kind: 'company',
              symbol: 'NABIL',
              title: both('Book close'),
              body: both('Soon.'),
              published_at: 1_794_700_000,
              time_is_assumed: false,
              source: 'exchange',
              topic: 'book-close',
              language: 'en',
              expires_at: null,
            },
          ];
    await route.fulfill({ json: { rows } });
  });
  await open(page, '/announcement?symbol=NABIL');
  await expect(page.getByRole('heading', { name: 'Book close' })).toBeVisible();
  expect(asked.at(-1)).toBe('symbol=NABIL');
  await page.getByRole('button', { name: 'Maintenance' }).click();
  await expect(page).toHaveURL(/kind=maintenance/);
  await expect(page.getByText('No announcements')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('heading', { name: 'Book close' })).toBeVisible();
});

const favourites = (page: Page) => page.getByRole('list', { name: 'Favourites' }).getByRole('link');

const keepFromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Add ${name} to the favourites` })
    .click();
  await page.keyboard.press('Escape');
};

test('a visitor keeps favourites in the browser and orders them', async ({ page }) => {
  await open(page, '/fav-menu');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await keepFromMenu(page, 'Floorsheet');
  await keepFromMenu(page, 'Tree map');
  await expect(favourites(page)).toHaveText(['Floorsheet', 'Tree map']);
  await page.getByRole('button', { name: 'Move Tree map up' }).click();
  await expect(favourites(page)).toHaveText(['Tree map', 'Floorsheet']);
  await page.reload();
  await expect(favourites(page)).toHaveText(['Tree map', 'Floorsheet']);
});

test('R70 at the sign-in a visitor’s favourites join the account; what it refuses is taken back and said', async ({
  page,
  complaints,
}) => {
  await open(page, '/fav-menu');
  await keepFromMenu(page, 'Floorsheet');
  await open(page, '/demo-login');
  const merged = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/site/fav-menu/') && reply.request().method() === 'PATCH',
  );
  await page.locator('main').getByRole('button').first().click();
  expect((await merged).ok()).toBe(true);
  await page.goto('/fav-menu');
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await expect(favourites(page)).toHaveText(['Floorsheet']);

  await page.route('**/api/site/fav-menu/tree-map/', (route) =>
    route.fulfill({ status: 503, json: { code: 'engine.unavailable', message: 'Down.' } }),
  );
  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Tree map to the favourites' }).click();
  await expect(page.getByRole('dialog')).toContainText('Down.');
  await page.keyboard.press('Escape');
  await expect(favourites(page)).toHaveText(['Floorsheet']);
  complaints.length = 0;
  await page.unroute('**/api/site/fav-menu/tree-map/');
  await keepFromMenu(page, 'Tree map');
  await expect(favourites(page)).toHaveText(['Floorsheet', 'Tree map']);
  await page.evaluate("localStorage.removeItem('chuli.favourites')");
  await page.reload();
  await expect(favourites(page)).toHaveText(['Floorsheet', 'Tree map']);
});
