import type { Browser, BrowserContext, Page } from '@playwright/test';

export const SIZES = [
  { name: '1440', width: 1440, height: 900, isMobile: false },
  { name: '390', width: 390, height: 844, isMobile: true },
] as const;
export const THEMES = ['light', 'dark'] as const;
export const LANGUAGES = ['en', 'ne'] as const;

/** How a picture is taken: the size of the screen, its colours and its language. */
export type Look = {
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
};

export const lookName = ({ size, theme, language }: Look): string => `${language}-${theme}-${size.name}`;

/** Whatever is said, in every language, size and theme. */
export const LOOKS: readonly Look[] = LANGUAGES.flatMap((language) =>
  SIZES.flatMap((size) => THEMES.map((theme) => ({ size, theme, language }))),
);

export const openContext = async (browser: Browser, base: string, look: Look): Promise<BrowserContext> => {
  const { width, height, isMobile } = look.size;
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    colorScheme: look.theme,
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: isMobile ? 2 : 1,
  });
  await context.addInitScript(`localStorage.setItem('chuli.language', '"${look.language}"')`);
  return context;
};

/** The page at an address, with its data there. */
export const openOn = async (page: Page, address: string): Promise<Page> => {
  await page.goto(address);
  await page.locator('.is-coming').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  return page;
};

const TWO_FRAMES = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** The page in these colours, drawn. */
export const inTheme = async (page: Page, theme: Look['theme']): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(TWO_FRAMES);
};

/** A window of its own on an address, with its data there. */
export const openWindow = async (
  browser: Browser,
  { base, address, look }: { base: string; address: string; look: Look },
): Promise<Page> => openOn(await (await openContext(browser, base, look)).newPage(), address);
