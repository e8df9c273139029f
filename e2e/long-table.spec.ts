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

/** Runs in the page: resolves with the milliseconds from the next keystroke to the frame that shows other totals. */
const NEXT_ANSWER = `(() => {
  const totals = document.querySelector('main output');
  window.answered = new Promise((resolve) => {
    let typed = 0;
    window.addEventListener('input', () => { typed = performance.now(); }, { once: true, capture: true });
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - typed));
    }).observe(totals, { subtree: true, characterData: true, childList: true });
  });
})()`;

/** Brokers 11, 13, …: each asked for the first time, so that no cache answers. */
const SECOND_DIGITS = ['1', '3', '4', '6', '7'];

test('a filter over a day of trades answers while one types', async ({ page }) => {
  await open(page, '/floorsheet');
  const buyer = page.getByRole('textbox', { name: 'Buyer' });
  const times: number[] = [];
  for (const digit of SECOND_DIGITS) {
    await buyer.fill('1');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForTimeout(300);
    await page.evaluate(NEXT_ANSWER);
    await buyer.press('End');
    await page.keyboard.type(digit);
    times.push(await page.evaluate<number>('window.answered'));
  }
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  console.log(`keystroke to painted answer, ${sorted.length} tries: ${sorted.join(', ')} ms`);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1_000);
});
