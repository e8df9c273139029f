import { AxeBuilder } from '@axe-core/playwright';
import { type ConsoleMessage, type Page, test as base, expect } from '@playwright/test';
import { type MarketAtHand, marketAtHand } from './market-at-hand.ts';

/** An address that leads nowhere is answered by the error page, and by the status that says so. */
const isErrorPage = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') && !/\/(api|assets|live)\//.test(message.location().url);

/** A server that has too much to do refuses for a moment: the page asks again, and a test waits for what it needs. */
const isBusyServer = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 503') && message.location().url.includes('/api/');

/** What a page complained about while it was watched. */
const watch = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isErrorPage(message) && !isBusyServer(message))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

/** What is drawn before code is here cannot be used: what a test types there would be lost. */
export const waitingForCode = (page: Page): Page => {
  const load = page.goto.bind(page);
  page.goto = async (address, options) => {
    const reply = await load(address, options);
    await expect(page.locator('.is-coming')).toHaveCount(0);
    return reply;
  };
  return page;
};

/** Tests of a page that must not log an error; a test that provokes one clears the list. */
export const test = base.extend<{ complaints: string[]; market: MarketAtHand }>({
  page: async ({ page }, use) => {
    await use(waitingForCode(page));
  },
  market: async ({ baseURL }, use) => {
    await use(await marketAtHand(baseURL ?? ''));
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page);
      await use(complaints);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until its data is here: no skeleton and nothing busy. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('main [aria-busy="true"], main[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main')).not.toBeEmpty();
};

/** Faults by axe, of any impact. The chart library draws its own inside, which is not ours to mark up. */
export const faultsByAxe = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .exclude('.price-chart .canvas')
    // Describing what is well, and judging on a page of its own for frames of other origins, takes longer than the rules.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, impact, nodes }) =>
      `${impact ?? 'unknown'} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
};

export type Language = 'en' | 'ne';

/** As a reader who chose this language on an earlier visit. */
export const readIn = async (page: Page, language: Language): Promise<void> => {
  await page.addInitScript(`localStorage.setItem('chuli.language', '"${language}"')`);
};

export const sidewaysScroll = async (page: Page): Promise<number> =>
  await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

export { expect };
