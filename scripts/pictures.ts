import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { unlistedViews, views } from '../e2e/addresses.ts';
import { marketAtHand } from '../e2e/market-at-hand.ts';
import config from '../playwright.config.ts';
import { runCommand } from '@chuli/command';
import { takeLiveSet } from './lib/pictures/live-set.ts';
import { takePersonSet } from './lib/pictures/person-set.ts';
import { takeStatusSet } from './lib/pictures/status-set.ts';
import { takeScreenSet } from './lib/pictures/screen-set.ts';
import { LOOKS } from './lib/pictures/window.ts';
import { startWeb } from '../e2e/web-preview.ts';

/** Every screen of what the databases hold. */
const takeScreens = async (
  browser: Browser,
  {
    port,
    out,
    part,
    isPersonOnly,
    hasSheets,
  }: { port: number; out: string; part: string; isPersonOnly: boolean; hasSheets: boolean },
): Promise<string> => {
  const chosen = [...views(), ...unlistedViews()].filter(({ name }) => name.includes(part));
  const web = await startWeb(port);
  try {
    const places = { base: web.url, out };
    const taken = isPersonOnly
      ? 0
      : await takeScreenSet(browser, places, { chosen, market: await marketAtHand(web.url), hasSheets });
    const personal = await takePersonSet(browser, { ...places, looks: LOOKS, part });
    return `${taken} of a visitor, ${personal}`;
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
    sheets: { type: 'boolean', help: 'also one picture of the eight looks of each screen', default: false },
    live: {
      type: 'boolean',
      help: 'the live screens of a private simulated session: trading, halted, with a silent feed, closed',
      default: false,
    },
    status: { type: 'boolean', help: 'the status page in every state', default: false },
  },
  run: async ({ out, port, live, status, person, sheets }, [part = '']) => {
    await mkdir(out, { recursive: true });
    const browser = await chromium.launch(config.use?.launchOptions);
    try {
      const taken = status
        ? `${await takeStatusSet(browser, out, part)} of the status page`
        : live
          ? `${await takeLiveSet(browser, out, part)} of the live screens`
          : await takeScreens(browser, {
              port: Number(port),
              out,
              part,
              isPersonOnly: person,
              hasSheets: sheets,
            });
      console.log(`pictures: ${taken} in ${out}`);
    } finally {
      await browser.close();
    }
  },
});
