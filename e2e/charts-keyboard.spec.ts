import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './watched-page.ts';

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
  await choose(page, 'Indicator', 'EMA');
  await expect(page).toHaveURL(/indicators=ema/);
  await leaveMenu(page, 'Indicator');
  await tabTo(page, bars(page));
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /close [\d,.]+.*EMA 21 [\d,.]+/);
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
  await expect(page.getByText('all in percent of their first close in view')).toBeVisible();
  await press(page, button(page, /^Remove/).first());
  await expect(button(page, /^Remove/)).toHaveCount(1);
  await expect(page.getByText('both in percent of their first close in view')).toBeVisible();
});

test('a line is drawn, taken away, taken back and left by keyboard', async ({ page, market }) => {
  await open(page, `/charts?symbol=${market.symbol}`);
  await choose(page, 'Draw', 'Trend line');
  await expect(bars(page)).toBeFocused();
  await pressKeys(page, 'ArrowLeft', 30);
  await pressKeys(page, 'ArrowUp', 3);
  await expect(bars(page)).toHaveAttribute('aria-valuetext', /^point at [\d,.]+, \d{4}/);
  await page.keyboard.press('Enter');
  await pressKeys(page, 'ArrowRight', 20);
  await pressKeys(page, 'ArrowDown', 5);
  await page.keyboard.press('Enter');

  const drawn = dialog(page, 'Draw').getByRole('button', { name: /^Trend line of \d{4}/ });
  await press(page, button(page, 'Draw'));
  await expect(drawn).toHaveAttribute('aria-pressed', 'true');
  await press(page, dialog(page, 'Draw').getByRole('button', { name: 'Delete', exact: true }));
  await expect(drawn).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Draw')).toBeHidden();
  await tabTo(page, bars(page));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await press(page, button(page, 'Draw'));
  await press(page, drawn);
  await leaveMenu(page, 'Draw');

  await choose(page, 'Draw', 'Ray');
  await expect(bars(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await press(page, button(page, 'Draw'));
  await expect(dialog(page, 'Draw').getByRole('button', { name: 'Ray', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(dialog(page, 'Draw').getByRole('button', { name: /^Ray of/ })).toHaveCount(0);
});

test('a note is written and set by keyboard', async ({ page, market }) => {
  await open(page, `/charts?symbol=${market.symbol}`);
  await choose(page, 'Draw', 'Text');
  await tabTo(page, dialog(page, 'Draw').getByRole('textbox', { name: 'Text' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Watch');
  await page.keyboard.press('Enter');
  await expect(bars(page)).toBeFocused();
  await pressKeys(page, 'ArrowLeft', 10);
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Draw'));
  await expect(dialog(page, 'Draw').getByRole('button', { name: /^Text of \d{4}/ })).toBeVisible();
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
  const measure = button(page, 'Measure');
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
  await expect(page).toHaveURL(/until=/);
  const before = page.url();
  await press(page, button(page, 'One session back'));
  await expect.poll(() => page.url()).not.toBe(before);
  await press(page, button(page, 'End replay'));
  await expect(page).not.toHaveURL(/until=/);
});
