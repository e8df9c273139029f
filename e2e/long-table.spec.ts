import { expect, open, test } from './watched-page.ts';

const FRAMES = 120;
/** A quick hand on the wheel: ten rows of 28 pixels a frame. */
const STEP = 280;
/** A software-drawn browser on a shared machine; a real screen has 16 ms. */
const SLOWEST_MEDIAN_MS = 100;

/** Runs in the page: scrolls by equal steps, one a frame, and gives the time of each frame. */
const SCROLL = `(async () => {
  const box = document.querySelector('.table-box[data-fills]');
  const times = [];
  let last = performance.now();
  for (let frame = 0; frame < ${FRAMES}; frame += 1) {
    box.scrollTop += ${STEP};
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times;
})()`;

test('a day of trades scrolls from end to end, and every row comes', async ({ page }) => {
  await open(page, '/floorsheet');
  const grid = page.getByRole('grid', { name: /Trades/ });
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1;

  const frames = (await page.evaluate<number[]>(SCROLL)).toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(frames[Math.floor(share * (frames.length - 1))] ?? 0);
  console.log(
    `scroll of ${count} rows, ${FRAMES} frames of ${STEP} px: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
  );
  expect(at(0.5)).toBeLessThan(SLOWEST_MEDIAN_MS);

  await grid.focus();
  await page.keyboard.press('End');
  await expect(page.locator(`tr[data-index="${count - 1}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.tbl .is-waiting')).toHaveCount(0);
  expect(await page.locator('.tbl tbody tr[data-index]').count()).toBeLessThan(120);
});
