import { type Phrase, speak, t } from '@chuli/language';
import nepali from '@chuli/language/nepali';
import type { Locator, Page } from '@playwright/test';
import type { MarketAtHand } from './market-at-hand.ts';
import { type Language, expect, open, readIn } from './watched-page.ts';

/** What a journey may cost: presses, keys and typed words, and seconds until the last thing looked for is there. */
export type Cost = { acts: number; seconds: number };

/** Somebody at a screen whose every act is counted. */
export type Trader = {
  page: Page;
  market: MarketAtHand;
  isOnPhone: boolean;
  press: (target: Locator) => Promise<void>;
  /** Writes where the cursor stands; a word is one act however long it is. */
  type: (text: string) => Promise<void>;
  key: (name: string) => Promise<void>;
  sees: (target: Locator) => Promise<void>;
  seesAddress: (pattern: RegExp) => Promise<void>;
  /** The same person at another machine. */
  elsewhere: (address: string) => Promise<Page>;
  /** A button by its English name, in whatever language the trader reads. */
  button: (phrase: Phrase) => Locator;
};

type Place = Pick<Trader, 'page' | 'market' | 'elsewhere'> & { language: Language; width: number };

/** Opens the page where the journey begins; from then on acts and seconds count. */
export const startTrader = async ({ page, market, elsewhere, language, width }: Place, address: string) => {
  speak({ language, numerals: 'latin', catalogue: language === 'ne' ? nepali : {} });
  await readIn(page, language);
  await open(page, address);
  const started = performance.now();
  let acts = 0;
  const act = async (work: () => Promise<void>): Promise<void> => {
    acts += 1;
    await work();
  };
  const trader: Trader = {
    page,
    market,
    elsewhere,
    isOnPhone: width < 640,
    press: (target) => act(() => target.click()),
    type: (text) => act(() => page.keyboard.type(text)),
    key: (name) => act(() => page.keyboard.press(name)),
    sees: async (target) => await expect(target.filter({ visible: true }).first()).toBeVisible(),
    seesAddress: async (pattern) => await expect(page).toHaveURL(pattern),
    button: (phrase) => page.getByRole('button', { name: t(phrase), exact: true }),
  };
  return { trader, cost: (): Cost => ({ acts, seconds: (performance.now() - started) / 1000 }) };
};
