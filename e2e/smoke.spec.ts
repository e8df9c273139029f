import type { BrowserContext, Page } from '@playwright/test';
import { views } from './addresses.ts';
import { expect, faultsByAxe, open, readIn, sidewaysScroll, test as watched } from './watched-page.ts';

/** Screens share a browser as a reader's do: what one of them loaded need not be fetched and compiled for the next. */
const test = watched.extend<object, { kept: BrowserContext }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const kept = await browser.newContext({
        serviceWorkers: 'block',
        ...(baseURL !== undefined && { baseURL }),
      });
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ kept }, use) => await use(kept),
  page: async ({ page }, use) => {
    await use(page);
    await page.close();
  },
});

test.describe.configure({ mode: 'parallel' });

/** However long a table is, only what is in view is drawn. */
const ROWS_DRAWN = 150;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Both themes in both languages, each language on a desk and on a phone. */
const READERS = [
  { language: 'en', theme: 'light', size: DESK },
  { language: 'ne', theme: 'dark', size: PHONE },
  { language: 'en', theme: 'dark', size: PHONE },
  { language: 'ne', theme: 'light', size: DESK },
] as const;

/** Where figures stand: rows of a table, a chart, the tree map, headline figures, what nearly fired. */
const FIGURES = [
  '[role="grid"] tbody tr[data-index]',
  'table.tbl tbody tr',
  'table.mx tbody tr',
  'table.compare tbody tr',
  '.price-chart',
  '.treemap',
  '.stat-row .figure',
  '.near-list li',
]
  .map((one) => `main ${one}`)
  .join(', ');

/** A market of which some things are not known: a screen without a figure says why, and what it says is listed. */
const KNOWS_LESS = process.env['CHULI_SMOKE_REASONS'] !== undefined;
const REASON = 'main .state:not([role="alert"])';

/** Why a screen shows nothing; null where it shows figures. */
const figuresOrReason = async (page: Page): Promise<string | null> => {
  const figures = page.locator(FIGURES).filter({ visible: true }).first();
  if (!KNOWS_LESS) {
    await expect(figures).toBeVisible();
    return null;
  }
  const reason = page.locator(REASON).first();
  await expect(figures.or(reason).first()).toBeVisible();
  return (await figures.isVisible()) ? null : (await reason.innerText()).replaceAll(/\s+/g, ' ');
};

/** No width between a small phone and a wide desk scrolls sideways. */
const BETWEEN = [360, 768, 1024, 1280, 1920];

const DEVANAGARI = /[\u0900-\u097F]{3}/;

/** How many of the four readers see a screen: two have both languages, both themes and both sizes between them. */
const SEEN_BY: Readonly<Record<string, number>> = { one: 1, two: 2, all: 4 };

/** Who they are changes from screen to screen, so that every reader sees many. */
const readersOf = (place: number) => {
  const count = SEEN_BY[process.env['CHULI_SMOKE'] ?? 'two'] ?? READERS.length;
  const first = (place * count) % READERS.length;
  return READERS.slice(first, first + count);
};

for (const [place, { name, addressIn, hasFigures }] of views().entries()) {
  for (const { language, theme, size } of readersOf(place)) {
    test(`${name} in ${language}, ${theme}, ${size.width} wide: data, no errors, no fault by axe`, async ({
      page,
      market,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await readIn(page, language);
      await open(page, addressIn(market));
      const told = hasFigures ? await figuresOrReason(page) : null;
      if (told !== null) test.info().annotations.push({ type: 'reason', description: `${name}: ${told}` });
      const main = page.locator('main');
      await expect(main).not.toContainText(/NaN|undefined|∞|\[object/);
      if (language === 'ne') await expect(main).toContainText(DEVANAGARI);
      else expect(await main.innerText()).not.toMatch(DEVANAGARI);
      expect(await page.locator('main tr[data-index]').count(), 'rows drawn').toBeLessThan(ROWS_DRAWN);
      expect(await faultsByAxe(page)).toEqual([]);
      for (const width of [size.width, ...BETWEEN]) {
        await page.setViewportSize({ width, height: size.height });
        await expect.poll(() => sidewaysScroll(page), `${width} wide`).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('R13 an unknown path shows the error page', async ({ page }) => {
  // The readers share their browser, and one of them reads Nepali.
  await readIn(page, 'en');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
