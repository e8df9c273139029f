import type { Page } from '@playwright/test';
import { median } from '@chuli/harness';

/** Middle and nearly worst, in milliseconds. */
export type Spread = { p50: number; p95: number };

const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: median(sorted), p95: sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN };
};

/** Does something, and reads from the page how long it took until the answer was painted. */
const answerTime = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const output = page.getByLabel('Answers');
  const before = await output.textContent();
  await act();
  const written = await output.evaluate(async (element, last) => {
    while (element.textContent === last) await new Promise((resolve) => setTimeout(resolve, 5));
    return element.textContent ?? '';
  }, before);
  const [, ms] = written.split(' ');
  return Number(ms);
};

/** Types a text and takes it away again, so often. */
export const timeTyping = async (
  page: Page,
  label: string,
  text: string,
  rounds: number,
): Promise<Spread> => {
  const times: number[] = [];
  await page.getByRole('textbox', { name: label, exact: true }).click();
  for (let round = 0; round < rounds; round += 1) {
    for (const key of [...text.split(''), ...text.split('').fill('Backspace')]) {
      times.push(await answerTime(page, () => page.keyboard.press(key)));
    }
  }
  return spreadOf(times);
};

/** Presses a heading so often: the two directions in turn. */
export const timeSort = async (page: Page, heading: string, presses: number): Promise<Spread> => {
  const button = page.getByRole('columnheader', { name: heading, exact: true }).getByRole('button');
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) times.push(await answerTime(page, () => button.click()));
  return spreadOf(times);
};

export const timeScroll = async (page: Page): Promise<Spread> => {
  await page.getByRole('button', { name: 'Scroll', exact: true }).click();
  const output = page.getByLabel('Frames');
  await output.filter({ hasText: /\d/ }).waitFor();
  return spreadOf(((await output.textContent()) ?? '').trim().split(' ').map(Number));
};
