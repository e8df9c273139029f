import { expect, faultsByAxe, open, test } from './watched-page.ts';

const FEED = {
  at: 1_794_700_000,
  engines: [
    { name: 'postgresql', state: 'answers', milliseconds: 3 },
    { name: 'clickhouse', state: 'silent', milliseconds: null },
    { name: 'nats', state: 'not-configured', milliseconds: null },
  ],
  sources: [
    {
      source: 'http',
      leader: 'first',
      term: 4,
      lease_seconds_left: -30,
      day: '2026-08-19',
      status: 'live',
      live_trades: 12,
      last_trade_at: null,
      last_write_at: null,
      silent_seconds: null,
      quarantined: 2,
      quarantine: [{ day: '2026-08-19', reason: 'negative rate', rows: 2, last_at: 1_794_700_000 }],
    },
  ],
  days: [],
  checks: [],
  actions: [
    {
      symbol: 'ABCD',
      ex_on: '2026-08-18',
      kind: 'restated',
      factor: 0.8,
      evidence: [{ by: 'moved', words: 'the price fell by 20 %', factor: 0.8 }],
      found_at: 1_794_700_000,
    },
  ],
  actions_waiting: 1,
  processes: [],
};

test('the page of the feed is in no menu, and stays shut to a wrong key', async ({ page, complaints }) => {
  await open(page, '/operator/feed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feed health');
  expect(await faultsByAxe(page)).toEqual([]);
  await page.getByLabel('Operator’s key').fill('not the key of this server');
  await page.keyboard.press('Enter');
  await expect(page.locator('main output')).toHaveText(/refused|stays shut/);
  await expect(page.getByRole('region', { name: 'Sources' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Favourites, recent stocks/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Floorsheet');
  await expect(page.getByRole('dialog')).not.toContainText('Feed health');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('feed health');
  await expect(page.getByRole('option', { name: /Feed health/ })).toHaveCount(0);
  complaints.length = 0;
});

test('the key opens the page, is sent as a header, and is kept for the tab alone', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/operator/feed/', async (route) => {
    keys.push(route.request().headers()['x-operator-key']);
    await route.fulfill({ json: FEED });
  });
  await open(page, '/operator/feed');
  expect(keys).toEqual([]);
  await page.getByLabel('Operator’s key').fill('the key');
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page.getByRole('region', { name: 'Sources' })).toContainText('ran out 30 s ago');
  await expect(page.getByRole('region', { name: /^Set aside/ })).toContainText('negative rate');
  await expect(page.getByRole('region', { name: /^Doubtful/ })).toContainText(
    'actions confirm ABCD 2026-08-18',
  );
  await expect(page.getByText('does not answer')).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);
  expect(new Set(keys)).toEqual(new Set(['the key']));
  expect(page.url()).not.toContain('key');

  await page.reload();
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await expect(page.getByLabel('Operator’s key')).toHaveValue('');
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
  expect(await page.evaluate('Object.values(localStorage).join()')).not.toContain('the key');
});
