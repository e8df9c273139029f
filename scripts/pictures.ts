import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type View, unlistedViews, views } from '../e2e/addresses.ts';
import { type MarketAtHand, marketAtHand } from '../e2e/market-at-hand.ts';
import config from '../playwright.config.ts';
import { runCommand } from '@chuli/command';
import { takeLiveSet } from './lib/pictures/live-set.ts';
import { takePersonSet } from './lib/pictures/person-set.ts';
import { LOOKS, type Look, lookName, openWindow } from './lib/pictures/window.ts';
import { startWeb } from '../e2e/web-preview.ts';

type Shot = { market: MarketAtHand; view: View; look: Look };

const shotsOf = (chosen: readonly View[], market: MarketAtHand): Shot[] =>
  chosen.flatMap((view) => LOOKS.map((look) => ({ market, view, look })));

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
const takeScreens = async (
  browser: Browser,
  { port, out, part, isPersonOnly }: { port: number; out: string; part: string; isPersonOnly: boolean },
): Promise<string> => {
  const chosen = [...views(), ...unlistedViews()].filter(({ name }) => name.includes(part));
  const web = await startWeb(port);
  try {
    const shots = isPersonOnly ? [] : shotsOf(chosen, await marketAtHand(web.url));
    for (const shot of shots) await take(browser, web.url, out, shot);
    const personal = await takePersonSet(browser, { base: web.url, out, looks: LOOKS, part });
    return `${shots.length} of a visitor, ${personal}`;
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
    person: {
      type: 'boolean',
      help: 'only what somebody sees who signs up, buys a package and follows stocks',
      default: false,
    },
    live: {
      type: 'boolean',
      help: 'the live screens of a private simulated session: trading, halted, with a silent feed, closed',
      default: false,
    },
  },
  run: async ({ out, port, live, person }, [part = '']) => {
    await mkdir(out, { recursive: true });
    const browser = await chromium.launch(config.use?.launchOptions);
    try {
      const taken = live
        ? `${await takeLiveSet(browser, out, part)} of the live screens`
        : await takeScreens(browser, { port: Number(port), out, part, isPersonOnly: person });
      console.log(`pictures: ${taken} in ${out}`);
    } finally {
      await browser.close();
    }
  },
});
