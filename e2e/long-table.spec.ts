import type { Page } from '@playwright/test';
import { expect, open, test } from './watched-page.ts';

const FRAMES = 120;
/** A quick hand on the wheel: ten rows of 28 pixels a frame. */
const STEP = 280;
/** A software-drawn browser; a real screen has 16 ms. */
const SLOWEST_MEDIAN_MS = 100;
const SLOWEST_ANSWER_MS = 1_000;
const SCREEN_FRAME_MS = 1_000 / 60;

/** Runs in the page: scrolls what `box` names by equal steps, one a frame, and gives the time of each frame. */
const scrolling = (box: string, draw = ''): string => `(async () => {
  const box = ${box};
  const times = [];
  let last = performance.now();
  for (let frame = 0; frame < ${FRAMES}; frame += 1) {
    box.scrollTop += ${STEP};
    ${draw};
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  return times.toSorted((a, b) => a - b);
})()`;

const TABLE = `document.querySelector('.table-box[data-fills]')`;

/** As many cells as the table shows, written anew in every frame by nothing but the browser. */
const BARE_BOX = `document.body.appendChild(document.createElement('table'))`;
const BARE_ROWS = `box.innerHTML = Array.from({ length: 40 }, (_, row) =>
  '<tr>' + Array.from({ length: 9 }, (_, cell) => '<td>' + frame + row + cell + '</td>').join('') + '</tr>').join('')`;

/** How many times longer than on a screen the bare table takes for a frame at this moment. */
const slowness = async (page: Page): Promise<number> => {
  const bare = await page.context().newPage();
  const frames = await bare.evaluate<number[]>(scrolling(BARE_BOX, BARE_ROWS));
  await bare.close();
  const median = frames[FRAMES / 2] ?? 0;
  console.log(`a bare table of 40 rows: median ${Math.round(median)} ms`);
  return Math.max(1, median / SCREEN_FRAME_MS);
};

test('a day of trades scrolls from end to end, and every row comes', async ({ page }) => {
  await open(page, '/floorsheet');
  const grid = page.getByRole('grid', { name: /Trades/ });
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1;

  const frames = await page.evaluate<number[]>(scrolling(TABLE));
  const at = (share: number): number => Math.round(frames[Math.floor(share * (frames.length - 1))] ?? 0);
  console.log(
    `scroll of ${count} rows, ${FRAMES} frames of ${STEP} px: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
  );
  expect(at(0.5)).toBeLessThan(SLOWEST_MEDIAN_MS * (await slowness(page)));

  await grid.focus();
  await page.keyboard.press('End');
  await expect(page.locator(`tr[data-index="${count - 1}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.tbl .is-waiting')).toHaveCount(0);
  expect(await page.locator('.tbl tbody tr[data-index]').count()).toBeLessThan(120);
});

/** Brokers 11, 13, …: each asked for the first time, so that no cache answers. */
const SECOND_DIGITS = ['1', '3', '4', '6', '7'];

test('a filter over a day of trades answers while one types', async ({ page }) => {
  await open(page, '/floorsheet');
  const buyer = page.getByRole('textbox', { name: 'Buyer' });
  const times: number[] = [];
  for (const digit of SECOND_DIGITS) {
    await buyer.fill('1');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const answered = page.waitForResponse(
      (reply) => new URL(reply.url()).searchParams.get('buyer') === `1${digit}`,
    );
    await buyer.press('End');
    const typed = performance.now();
    await page.keyboard.type(digit);
    await answered;
    await page.evaluate('new Promise(requestAnimationFrame)');
    times.push(performance.now() - typed);
  }
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  console.log(`keystroke to painted answer, ${sorted.length} tries: ${sorted.join(', ')} ms`);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(SLOWEST_ANSWER_MS * (await slowness(page)));
});
