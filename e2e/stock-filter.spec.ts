import { expect, faultsByAxe, open, test } from './watched-page.ts';

const ruleOf = (address: string): string | null => new URL(address).searchParams.get('q');

test('a bound of the stock filter is moved by keys, and nothing but its number changes', async ({ page }) => {
  await open(page, '/stock-filter?q=close+%3E+500+and+rsi(14)+%3E+20&sort=-close');
  const bound = page.getByRole('slider', { name: 'Bound of Close' });
  await bound.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => ruleOf(page.url())).toMatch(/^close > \d+(\.\d+)? and rsi\(14\) > 20$/u);
  await expect.poll(() => ruleOf(page.url())).not.toBe('close > 500 and rsi(14) > 20');
  await expect(bound).toBeFocused();
  expect(await faultsByAxe(page)).toEqual([]);
});

test('a column without a bound gets one in its middle', async ({ page }) => {
  await open(page, '/stock-filter?q=rsi(14)+%3E+20&sort=-close');
  await page.getByRole('button', { name: 'At least …' }).click();
  await expect.poll(() => ruleOf(page.url())).toMatch(/^rsi\(14\) > 20 and close >= \d/u);
  await expect(page.getByRole('slider', { name: 'Bound of Close' })).toBeVisible();
});

test('what a scan can say may be saved and may ring; what reads a sector keeps its link', async ({
  page,
}) => {
  await open(page, '/stock-filter?q=rsi(14)+%3E+20');
  await expect(page.getByRole('link', { name: 'Set an alert' })).toBeVisible();
  await open(page, '/stock-filter?q=close+%3C+sector.close');
  await expect(page.getByRole('link', { name: 'Set an alert' })).toHaveCount(0);
  await expect(page.getByText('have no words for this rule')).toBeVisible();
});
