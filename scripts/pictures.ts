import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type View, views } from '../e2e/addresses.ts';
import { type MarketAtHand, marketAtHand } from '../e2e/market-at-hand.ts';
import config from '../playwright.config.ts';
import { runCommand } from './lib/command.ts';
import { takeLiveSet } from './lib/pictures/live-set.ts';
import { LANGUAGES, type Look, SIZES, THEMES, lookName, openWindow } from './lib/pictures/window.ts';
import { startWeb } from '../e2e/web-preview.ts';

type Shot = { market: MarketAtHand; view: View; look: Look };

const shotsOf = (chosen: readonly View[], market: MarketAtHand): Shot[] =>
  chosen.flatMap((view) =>
    LANGUAGES.flatMap((language) =>
      SIZES.flatMap((size) => THEMES.map((theme) => ({ market, view, look: { size, theme, language } }))),
    ),
  );

const take = async (
  browser: Browser,
  base: string,
  folder: string,
  { market, view, look }: Shot,
): Promise<void> => {
  const page = await openWindow(browser, { base, address: view.addressIn(market), look });
  await page.screenshot({ path: join(folder, `${view.name}-${lookName(look)}.png`) });
  await page.context().close();
};

/** Every screen of what the databases hold. */
const takeScreens = async (browser: Browser, port: number, out: string, part: string): Promise<string> => {
  const chosen = views().filter(({ name }) => name.includes(part));
  const web = await startWeb(port);
  try {
    const shots = shotsOf(chosen, await marketAtHand(web.url));
    for (const shot of shots) await take(browser, web.url, out, shot);
    return `${shots.length} of ${chosen.length} views`;
  } finally {
    web.stop();
  }
};

await runCommand({
  name: 'pictures',
  summary:
    'Takes a picture of every screen at desk and phone size, light and dark, English and Nepali, from CHULI_WEB_URL or a fresh build.',
  words: '[part of a name]',
  options: {
    out: { type: 'string', help: 'folder of the pictures', default: '.pictures' },
    port: { type: 'string', help: 'port of the served build', default: '4173' },
    live: {
      type: 'boolean',
      help: 'the live screens of a private simulated session: trading, halted, with a silent feed, closed',
      default: false,
    },
  },
  run: async ({ out, port, live }, [part = '']) => {
    await mkdir(out, { recursive: true });
    const browser = await chromium.launch(config.use?.launchOptions);
    try {
      const taken = live
        ? `${await takeLiveSet(browser, out, part)} of the live screens`
        : await takeScreens(browser, Number(port), out, part);
      console.log(`pictures: ${taken} in ${out}`);
    } finally {
      await browser.close();
    }
  },
});
