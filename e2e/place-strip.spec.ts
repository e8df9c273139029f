import type { Locator, Page } from '@playwright/test';
import { SCREENS, type Screen } from '@chuli/contracts/screens';
import { expect, faultsByAxe, open, readIn, sidewaysScroll, test } from './watched-page.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const strip = (page: Page): Locator => page.getByRole('navigation', { name: 'Screens of this place' });
const menuOf = (page: Page): Locator => strip(page).getByRole('button', { name: /more/i });

/** What stands beside a screen, of its group where its place has groups: all of it is to be reached from the strip. */
const beside = (place: Screen['place'], group?: Screen['group']): string[] =>
  (SCREENS as readonly Screen[])
    .filter((screen) => screen.place === place && screen.group === group && screen.layout === 'main')
    .filter(({ isUnlisted, path, sizeOf }) => !isUnlisted && !path.includes(':') && sizeOf === undefined)
    .map(({ title }) => title)
    .toSorted();

const visibleTabs = async (page: Page): Promise<string[]> =>
  await strip(page).getByRole('link').filter({ visible: true }).allInnerTexts();

test('the place of a stock has its tabs in one line on a desk, in both languages', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/dividend-history');
  expect((await visibleTabs(page)).toSorted()).toEqual(beside('stock'));
  await expect(menuOf(page)).toHaveCount(0);
  await readIn(page, 'ne');
  await open(page, '/dividend-history');
  await expect(page.locator('.place-strip .more')).toHaveCount(0);
});

test('the market stands in groups, and the screens of one are in one line on a desk', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, '/sector-report');
  const groups = page.getByRole('navigation', { name: 'Groups of screens' });
  await expect(groups.getByRole('link')).toHaveText(['Prices', 'Summaries', 'Sectors', 'Offers and funds']);
  await expect(groups.getByRole('link', { name: 'Sectors' })).toHaveAttribute('aria-current', 'page');
  expect((await visibleTabs(page)).toSorted()).toEqual(beside('market', 'sectors'));
  await expect(menuOf(page)).toHaveCount(0);
});

test('on a phone every screen of a group is a tab or in the menu, and the shown one is named', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/sector-report');
  await expect(menuOf(page)).toHaveText('Sector report');
  const tabs = await visibleTabs(page);
  await menuOf(page).click();
  const inMenu = page.getByRole('dialog').getByRole('link');
  await expect(inMenu.filter({ hasText: 'Sector report' })).toHaveAttribute('aria-current', 'page');
  expect([...tabs, ...(await inMenu.allInnerTexts())].toSorted()).toEqual(beside('market', 'sectors'));
  expect(await faultsByAxe(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('the menu of a strip is used by keys, and what is out of sight is not reached by them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/dividend-history');
  const last = strip(page).getByRole('link').filter({ visible: true }).last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(menuOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  const inMenu = menu.getByRole('link');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inMenu.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inMenu.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/dividend-history$/);
  await expect(menu).toHaveCount(0);
});
