import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type View, views } from '../e2e/addresses.ts';
import { type MarketAtHand, marketAtHand } from '../e2e/market-at-hand.ts';
import config from '../playwright.config.ts';
import { runCommand } from './lib/command.ts';
import { startWeb } from '../e2e/web-preview.ts';

const SIZES = [
  { name: '1440', width: 1440, height: 900, isMobile: false },
  { name: '390', width: 390, height: 844, isMobile: true },
];
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'ne'] as const;

type Shot = {
  market: MarketAtHand;
  view: View;
  size: (typeof SIZES)[number];
  theme: (typeof THEMES)[number];
  language: (typeof LANGUAGES)[number];
};

const shotsOf = (chosen: readonly View[], market: MarketAtHand): Shot[] =>
  chosen.flatMap((view) =>
    LANGUAGES.flatMap((language) =>
      SIZES.flatMap((size) => THEMES.map((theme) => ({ market, view, size, theme, language }))),
    ),
  );

const take = async (
  browser: Browser,
  base: string,
  folder: string,
  { market, view, size, theme, language }: Shot,
): Promise<void> => {
  const { width, height, isMobile } = size;
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    colorScheme: theme,
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: isMobile ? 2 : 1,
  });
  await context.addInitScript(`localStorage.setItem('chuli.language', '"${language}"')`);
  const page = await context.newPage();
  await page.goto(view.addressIn(market));
  await page.waitForLoadState('networkidle');
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: join(folder, `${view.name}-${language}-${theme}-${size.name}.png`) });
  await context.close();
};

await runCommand({
  name: 'pictures',
  summary:
    'Takes a picture of every screen at desk and phone size, light and dark, English and Nepali, from CHULI_WEB_URL or a fresh build.',
  words: '[part of a name]',
  options: {
    out: { type: 'string', help: 'folder of the pictures', default: '.pictures' },
    port: { type: 'string', help: 'port of the served build', default: '4173' },
  },
  run: async ({ out, port }, [part = '']) => {
    const chosen = views().filter(({ name }) => name.includes(part));
    await mkdir(out, { recursive: true });
    const web = await startWeb(Number(port));
    const browser = await chromium.launch(config.use?.launchOptions);
    try {
      const shots = shotsOf(chosen, await marketAtHand(web.url));
      for (const shot of shots) await take(browser, web.url, out, shot);
      console.log(`pictures: ${shots.length} of ${chosen.length} views in ${out}`);
    } finally {
      await browser.close();
      web.stop();
    }
  },
});
