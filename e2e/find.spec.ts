import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type People, startPeople } from './account-people.ts';
import { signIn } from './sign-in.ts';
import { expect, open, readIn, sidewaysScroll, test } from './watched-page.ts';

let people: People;
test.beforeAll(async () => {
  people = await startPeople({}, { hasMarket: true });
});
test.afterAll(async () => {
  await people.stop();
});

const ROW = 'main [role="grid"] tbody tr[data-index]';

/** The picture of what was found, as the file that a reader keeps; a blank one would have a single colour. */
const pictureOf = async (page: Page): Promise<{ width: number; height: number; colours: number }> => {
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  const bytes = await readFile(await (await download).path());
  await page.keyboard.press('Escape');
  return page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${bytes.toString('base64')}';
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    return { width, height, colours: new Set(pixels).size };
  })()`);
};

test('a scan from nothing: words, matches, why, history, saved, an alert rehearsed, and shared', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await people.serve(context);
  const somebody = await people.settle();
  await people.grant(somebody.phone, 'Platinum');
  await signIn(page, somebody, '/custom-signal-pro-v2');

  await page.getByRole('textbox', { name: 'In your own words' }).fill('RSI above 20 and close above 50');
  await expect(page.getByRole('status').filter({ hasText: 'rsi(14) > 20' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this rule' }).click();
  await page.getByRole('button', { name: 'Hybrid' }).click();
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator('.scan-text')).toHaveValue(/rsi\(14\) > 20[\s\S]*as hybrid/);
  await expect(page.locator('.scan-found')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator(ROW).first()).toBeVisible();
  await expect(page.locator('.match-count b')).not.toHaveText('0');
  await page.locator(`${ROW} td:nth-child(3)`).first().click();
  await expect(page.locator('.scan-why li').first()).toContainText('RSI');
  await expect(page.getByText('sessions after it began to hold')).toBeVisible();

  const picture = await pictureOf(page);
  expect([picture.width, picture.height]).toEqual([1_200, 630]);
  expect(picture.colours).toBeGreaterThan(20);

  await page.getByLabel('Name', { exact: true }).fill('Strong enough');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const shared = page.url();

  await page.getByRole('link', { name: 'Set an alert' }).click();
  await expect(page).toHaveURL(/key-value-alert/);
  await expect(page.getByText('Would have told you')).toBeVisible();
  await page.getByRole('button', { name: 'Set alert' }).click();
  await expect(page.getByText(/^Set\./).first()).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? '' });
  const other = await phone.newPage();
  await readIn(other, 'ne');
  await open(other, new URL(shared).pathname + new URL(shared).search);
  await expect(other.locator('.match-count b')).not.toHaveText('0');
  await expect(other.locator('.scan-text')).toHaveValue(/rsi\(14\) > 20/);
  expect(await sidewaysScroll(other)).toBeLessThanOrEqual(0);
  await phone.close();
});
