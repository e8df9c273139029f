import type { Locator, Page } from '@playwright/test';
import { expect, faultsByAxe, open, test } from './watched-page.ts';

const MOST_STOPS = 80;

/** Walks the stops of the Tab key until one of them is this. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

const button = (page: Page, name: string | RegExp): Locator =>
  page.locator('main').getByRole('button', { name, exact: typeof name === 'string' });

const bars = (page: Page): Locator => page.getByRole('slider');
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const pressKeys = async (page: Page, key: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

/** Opens a menu of the toolbar, presses something in it, and leaves it unless that has closed it. */
const choose = async (page: Page, menu: string, name: string): Promise<void> => {
  await press(page, button(page, menu));
  await press(page, dialog(page, menu).getByRole('button', { name, exact: true }));
};

const leaveMenu = async (page: Page, menu: string): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(dialog(page, menu)).toBeHidden();
  await expect(button(page, menu)).toBeFocused();
};

test('symbol, interval, range, type and indicators are chosen by keyboard', async ({ page, market }) => {
  await open(page, '/charts');
  await tabTo(page, page.locator('main').getByRole('combobox', { name: 'Symbol' }));
  await page.keyboard.type(market.symbol.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`symbol=${market.symbol}(&|$)`));

  await press(page, button(page, 'W'));
  await expect(page).toHaveURL(/interval=W/);
  await press(page, button(page, '6M'));
  await expect(page).toHaveURL(/range=6M/);
  await choose(page, 'Style', 'Line');
  await expect(page).toHaveURL(/type=line/);
  await leaveMenu(page, 'Style');
  await press(page, button(page, 'Indicators'));
  const search = dialog(page, 'Indicators').getByRole('combobox', { name: 'Find an indicator' });
  await expect(search).toBeFocused();
  await page.keyboard.type('ema');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/indicators=ema/);
  await page.keyboard.type('super');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/indicators=ema%3A21%2Csupertrend%3A10%3A3/);
  await press(page, dialog(page, 'Indicators').getByRole('button', { name: 'Hide SuperTrend 10 3' }));
  await expect(page).toHaveURL(/-supertrend/);
  await press(page, dialog(page, 'Indicators').getByRole('button', { name: 'Remove SuperTrend 10 3' }));
  await expect(page).not.toHaveURL(/supertrend/);
  await leaveMenu(page, 'Indicators');
  await tabTo(page, bars(page));
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /close [\d,.]+.*EMA 21 [\d,.]+/);
});

test('volume by price and the flow of brokers are put on the chart and taken away by keyboard', async ({
  page,
  market,
}) => {
  await open(page, `/charts?symbol=${market.symbol}&range=3M`);
  await choose(page, 'Indicators', 'Volume profile');
  await expect(page).toHaveURL(/profile=on/);
  await press(page, dialog(page, 'Indicators').getByRole('button', { name: 'Broker flow' }));
  await expect(page).toHaveURL(/flow=top/);
  await leaveMenu(page, 'Indicators');

  const profile = page.getByRole('region', { name: 'Volume profile' });
  await expect(profile).toContainText(/most traded at [\d,.]+.*70 % between [\d,.]+ and [\d,.]+/);
  await expect(profile).toContainText(/sessions/);
  const flow = page.getByRole('region', { name: 'Broker flow' });
  await expect(flow).toContainText(/cumulative net in shares since \d{4}-/);
  const named = flow.getByRole('button', { name: /^Remove broker/ });
  const count = await named.count();
  expect(count).toBeGreaterThan(1);
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /b\w+ [+−]?[\d,.]+/);
  expect(await faultsByAxe(page)).toEqual([]);

  await press(page, named.last());
  await expect(named).toHaveCount(count - 1);
  await expect(page).not.toHaveURL(/flow=top/);
  await page.reload();
  await expect(named).toHaveCount(count - 1);
  await press(page, button(page, 'Remove Broker flow'));
  await expect(flow).toBeHidden();
  await press(page, button(page, 'Remove Volume profile'));
  await expect(profile).toBeHidden();
  await expect(page).not.toHaveURL(/profile|flow/);
});

test('bars are walked with spoken values, and the table, the link and the picture are a key away', async ({
  page,
  context,
  market,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/charts?symbol=${market.symbol}`);
  await tabTo(page, bars(page));
  const last = Number(await bars(page).getAttribute('aria-valuemax'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageUp');
  await expect(bars(page)).toHaveAttribute('aria-valuenow', String(last - 21));
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /^\d{4}-\d\d-\d\d, .*close [\d,.]+, change/);
  await page.keyboard.press('End');
  await expect(bars(page)).toHaveAttribute('aria-valuenow', String(last));

  const download = page.waitForEvent('download');
  await press(page, button(page, 'Download a picture'));
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${market.symbol}-D-.*png$`));
  await press(page, button(page, 'Copy the link to this view'));
  await expect(page.locator('main').getByText('Copied')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/from=\d{4}.*to=\d{4}/);

  await press(page, button(page, 'Table'));
  const table = page.getByRole('grid', { name: `Daily bars of ${market.symbol}` });
  await tabTo(page, table);
  await press(page, button(page, 'Table'));
  await expect(bars(page)).toBeVisible();
});

test('other stocks are compared and taken away by keyboard', async ({ page, market }) => {
  await open(page, `/charts?symbol=${market.symbol}`);
  const field = page.locator('main').getByRole('combobox', { name: 'Compare' });
  for (const down of [1, 2]) {
    await tabTo(page, field);
    await pressKeys(page, 'ArrowDown', down);
    await page.keyboard.press('Enter');
    await expect(button(page, /^Remove/)).toHaveCount(down);
  }
  await expect(page.getByText('all in % from their first close in view')).toBeVisible();
  await press(page, button(page, /^Remove/).first());
  await expect(button(page, /^Remove/)).toHaveCount(1);
  await expect(page.getByText('both in % from their first close in view')).toBeVisible();
});

test('a line is drawn, taken away, taken back and left by keyboard', async ({ page, market }) => {
  await open(page, `/charts?symbol=${market.symbol}`);
  await press(page, button(page, 'Trend line'));
  await expect(bars(page)).toBeFocused();
  await pressKeys(page, 'ArrowLeft', 30);
  await pressKeys(page, 'ArrowUp', 3);
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /^point at [\d,.]+, \d{4}/);
  await page.keyboard.press('Enter');
  await pressKeys(page, 'ArrowRight', 20);
  await pressKeys(page, 'ArrowDown', 5);
  await page.keyboard.press('Enter');

  const drawn = dialog(page, 'Drawings').getByRole('button', { name: /^Trend line of \d{4}/ });
  await press(page, button(page, 'Drawings'));
  await expect(drawn).toHaveAttribute('aria-pressed', 'true');
  await leaveMenu(page, 'Drawings');
  await press(page, button(page, 'Lock'));
  await expect(button(page, 'Delete')).toBeDisabled();
  await press(page, button(page, 'Unlock'));
  await press(page, button(page, 'Delete'));
  await tabTo(page, bars(page));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await press(page, button(page, 'Drawings'));
  await press(page, drawn);
  await leaveMenu(page, 'Drawings');

  await press(page, button(page, 'Ray'));
  await expect(bars(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Ray')).toHaveAttribute('aria-pressed', 'false');
  await press(page, button(page, 'Drawings'));
  await expect(drawn).toBeVisible();
  await expect(dialog(page, 'Drawings').getByRole('button', { name: /^Ray of/ })).toHaveCount(0);
});

test('a note is written and set by keyboard', async ({ page, market }) => {
  await open(page, `/charts?symbol=${market.symbol}`);
  await press(page, button(page, 'Text'));
  await tabTo(page, dialog(page, 'Text').getByRole('textbox', { name: 'Text' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Watch');
  await page.keyboard.press('Enter');
  await expect(bars(page)).toBeFocused();
  await pressKeys(page, 'ArrowLeft', 10);
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Drawings'));
  await expect(dialog(page, 'Drawings').getByRole('button', { name: /^Text of \d{4}/ })).toBeVisible();
});

/** A chart that is still being drawn may miss a key: pressed again until it is there. */
const goToFirstBar = async (page: Page): Promise<void> => {
  const first = (await bars(page).getAttribute('aria-valuemin')) ?? '0';
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(bars(page)).toHaveAttribute('aria-valuenow', first, { timeout: 500 });
  }).toPass();
};

test('distances are measured and sessions replayed by keyboard', async ({ page, market }) => {
  await open(page, `/charts?symbol=${market.symbol}`);
  const measure = button(page, 'Ruler');
  await press(page, measure);
  await expect(bars(page)).toBeFocused();
  await goToFirstBar(page);
  await page.keyboard.press('Enter');
  await pressKeys(page, 'ArrowRight', 4);
  await page.keyboard.press('Enter');
  await expect(page.locator('.price-chart output')).toHaveText(/^From [\d,.]+ on .*: 4 bars · /);
  await page.keyboard.press('Escape');
  await expect(measure).toHaveAttribute('aria-pressed', 'false');

  await press(page, button(page, 'Replay'));
  await expect(page.getByText('Click the bar to start from')).toBeVisible();
  await expect(bars(page)).toBeFocused();
  await page.keyboard.press('End');
  await pressKeys(page, 'PageUp', 2);
  const [day = ''] = ((await bars(page).getAttribute('aria-valuetext')) ?? '').split(',');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`until=${day}`));
  const before = page.url();
  await press(page, button(page, 'One session back'));
  await expect.poll(() => page.url()).not.toBe(before);
  await press(page, button(page, 'End replay'));
  await expect(page).not.toHaveURL(/until=/);
});

test('a letter anywhere on the chart finds another stock and keeps the chart; its profile is Shift away', async ({
  page,
  market,
}) => {
  await open(page, `/charts?symbol=${market.symbol}&interval=W&indicators=ema:9`);
  const field = page.getByRole('combobox', { name: 'Find a stock, broker, screen or command' });
  const option = page.getByRole('option', { selected: true });
  await expect(bars(page)).toBeVisible();
  await page.keyboard.type(market.symbol.toLowerCase());
  await expect(field).toHaveValue(market.symbol.toLowerCase());
  await expect(option).toContainText('Profile');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/charts.symbol=${market.symbol}&interval=W&indicators=ema`));

  await page.keyboard.press('Control+k');
  await page.keyboard.type(market.symbol);
  await expect(option).toContainText('Profile');
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(new RegExp(`/stock-profile.symbol=${market.symbol}`));
});

test('minutes and days are one chart, and a day without trade times says where minutes are', async ({
  page,
  market,
}) => {
  await open(page, `/charts?symbol=${market.symbol}&interval=5&indicators=vwap`);
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /^\d{4}-\d\d-\d\d \d\d:\d\d, .*VWAP [\d,.]+/);
  await press(page, button(page, '60 min'));
  await expect(page).toHaveURL(/interval=60/);
  await press(page, button(page, 'D'));
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /^\d{4}-\d\d-\d\d, /);

  let asked = 0;
  await page.route('**/api/data/newintrahistorydata/data?**', async (route) => {
    const response = await route.fetch();
    asked += 1;
    const untimed = { ...(await response.json()), rows: [], untimed: 9, reason: 'no-trade-times' };
    await (asked === 1 ? route.fulfill({ response, json: untimed }) : route.fulfill({ response }));
  });
  await press(page, button(page, '1 min'));
  await expect(page.getByText(/have no times; the last day with minutes is \d{4}/)).toBeVisible();
  await press(page, button(page, /^Show \d{4}/));
  await expect(page).toHaveURL(/as_of=\d{4}/);
  await expect(bars(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
