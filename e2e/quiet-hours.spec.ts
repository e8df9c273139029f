import type { Page } from '@playwright/test';
import { type People, startPeople } from './account-people.ts';
import { signIn } from './sign-in.ts';
import { expect, faultsByAxe, open, readIn, test } from './watched-page.ts';

/** The calendar of the market says this, and no live gateway answers. */
const withoutGateway = async (page: Page, phase: string): Promise<void> => {
  await page.route('**/live/**', (route) => route.fulfill({ status: 204 }));
  await page.routeWebSocket(/\/live\//, (socket) => void socket.close());
  await page.route('**/api/tools/market-status/', async (route) => {
    const answer = await route.fetch();
    const status = (await answer.json()) as object;
    await route.fulfill({ json: { ...status, phase, is_open: phase === 'open' } });
  });
};

let people: People;

test.beforeAll(async () => {
  people = await startPeople();
});
test.afterAll(async () => await people.stop());

/** Pages that need a sign-in are opened by somebody who has an account. */
const openSignedIn = async (page: Page, address: string): Promise<void> => {
  await people.serve(page.context());
  await signIn(page, await people.settle(), address);
  await open(page, address);
};

for (const [path, opens] of [
  ['/nepse-live-market', open],
  ['/live-market', open],
  ['/today-floorsheet', open],
  ['/live-chart', openSignedIn],
  ['/sector-chart', openSignedIn],
] as const) {
  test(`${path} shows the last session calmly on a holiday`, async ({ page, complaints }) => {
    await withoutGateway(page, 'holiday');
    await opens(page, path);
    await expect(page.locator('.live-line')).toHaveText(
      /^\s*Market closed – the figures are of the last session \d{4}-\d\d-\d\d$/,
    );
    complaints.length = 0;
  });
}

for (const [path, name] of [
  ['/live-chart', 'Live chart'],
  ['/sector-chart', 'Sector chart'],
] as const) {
  test(`${path} leads a visitor to the sign-in, which says what for`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    await expect(page.locator('main')).toContainText(`Sign in to open ${name}.`);
    expect(await faultsByAxe(page)).toEqual([]);
  });
}

test('that the live market is not reached is said while it should be open', async ({ page, complaints }) => {
  await withoutGateway(page, 'open');
  await open(page, '/live-market');
  await expect(page.locator('.live-line')).toContainText('The live market can’t be reached right now.');
  complaints.length = 0;
});

test('a session without trade times has its days drawn instead, and says so', async ({ page, market }) => {
  await page.route('**/api/data/newintrahistorydata/data?**', async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as object;
    await route.fulfill({ json: { ...reply, rows: [], untimed: 100, reason: 'no-trade-times' } });
  });
  await openSignedIn(page, `/live-chart?symbol=${market.symbol}`);
  const chart = page.getByRole('region', { name: 'Chart' });
  await expect(chart).toContainText('daily, no trade times for this session');
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /^\d{4}-\d\d-\d\d/);
  expect(await faultsByAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(chart.getByRole('grid', { name: `Daily bars of ${market.symbol}` })).toBeVisible();
});

test('the overlaid indices have their table', async ({ page }) => {
  await openSignedIn(page, '/sector-chart');
  await page.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('grid', { name: /^Indices in percent/ });
  await expect(table.getByRole('columnheader')).toHaveText([/Date/, /Nepse/, /Banking/, /Hydro/]);
  await expect(table.locator('tbody tr[data-index]').first()).toContainText('%');
  expect(await faultsByAxe(page)).toEqual([]);
  await expect(page).toHaveURL(/view=table/);
});

for (const width of [1280, 1440]) {
  for (const language of ['en', 'ne'] as const) {
    test(`the head of the floorsheet is one line at ${width} in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await readIn(page, language);
      await open(page, '/floorsheet');
      await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
      const head = await page.locator('.page-head').boundingBox();
      expect(head?.height).toBeLessThan(56);
    });
  }
}
