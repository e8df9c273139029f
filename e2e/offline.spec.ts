import type { Page } from '@playwright/test';
import { expect, open, test } from './watched-page.ts';

test.use({ serviceWorkers: 'allow' });

// The worker comes when the page has come to rest, which a busy machine puts off.
const COMING_MS = 60_000;

const untilAtWork = async (page: Page): Promise<void> =>
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), { timeout: COMING_MS })
    .toBe(true);

/** What the page fetched and the worker has not kept; told anew every few seconds, the status is never kept. */
const NOT_KEPT = `Promise.all(
  performance.getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => !name.includes('/market-status/'))
    .map(async (name) => ((await caches.match(name, { ignoreVary: true })) === undefined ? [name] : [])),
).then((names) => names.flat())`;

/** The worker is at work, and has kept what the first visit fetched before it was there. */
const untilKept = async (page: Page): Promise<void> => {
  await untilAtWork(page);
  await expect.poll(() => page.evaluate<string[]>(NOT_KEPT), { timeout: COMING_MS }).toEqual([]);
};

test('without a network a visited screen opens with its last data, which is marked', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/stock-performance');
  const first = page.locator('main [role="grid"] tbody tr[data-index]').first();
  const text = await first.textContent();
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(first).toHaveText(text ?? '');
  await expect(page.getByText(/^Offline\. Figures as kept at \d\d:\d\d, [A-Z][a-z]{2} \d+$/)).toBeVisible();
  await expect(page.getByRole('banner').getByText('Open', { exact: true })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/Figures as kept at/)).toHaveCount(0);
  complaints.length = 0;
});

test('a screen that was never visited says that it did not load, and the rest stays usable', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/stock-performance');
  await untilKept(page);
  await context.setOffline(true);
  await page.goto('/tree-map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen did not load');
  await page.goto('/stock-performance');
  await expect(page.locator('main [role="grid"] tbody tr[data-index]').first()).toBeVisible();
  complaints.length = 0;
});

test('nothing personal and no error is kept', async ({ page, complaints }) => {
  await open(page, '/stock-performance');
  await untilKept(page);
  await page.evaluate("fetch('/api/data/net-holding/?no_such_question=1').then(() => undefined)");
  await page.evaluate(
    "fetch('/api/stock/', { headers: { authorization: 'Bearer x' } }).then(() => undefined)",
  );
  await page.waitForTimeout(500);
  const kept = await page.evaluate<string[]>(
    "caches.open('chuli-answers').then((cache) => cache.keys()).then((keys) => keys.map(({ url, headers }) => url + (headers.has('authorization') ? ' personal' : '')))",
  );
  expect(kept.filter((url) => /no_such_question|personal|market-status/.test(url))).toEqual([]);
  complaints.length = 0;
});

test('the product can be installed', async ({ page }) => {
  await open(page, '/dashboard');
  await untilAtWork(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser without a profile of its own cannot install anything.
  const ours = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(ours).toEqual([]);
});
