import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '@chuli/harness';
import type { StockSymbol } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import { type Page, chromium } from '@playwright/test';
import type { People } from '../../e2e/account-people.ts';
import type { PrivateMarket } from '../../e2e/live-market.ts';
import type { LiveSession } from '../../e2e/live-session.ts';
import { signIn } from '../../e2e/sign-in.ts';
import playwright from '../../playwright.config.ts';
import { splitStocks, tradeAround } from './paint-measures.ts';
import { seenBy, watchedPage } from './paint-page.ts';
import { withSignedIn } from './signed-in.ts';

const SCREEN = '/live-bulk-tnx';
/** The column of the shares in the table of orders. */
const QUANTITY_CELL = 2;
const SMALL = 10;
const LARGE_RUPEES = 1_200_000;
const PAUSE_MS = { least: 150, most: 350 };
const SETTLE_MS = 3_000;
const PATIENCE_MS = 60_000;

/** An order that is looked for: its shares, which no other has, and when its contracts were given to the log. */
type Told = { readonly symbol: StockSymbol; readonly quantity: number; readonly at: number };

export type OrderTape = { readonly p50: number; readonly p95: number; readonly missing: number };

/** Three contracts of which none alone is large. */
const partsOf = (close: number, quantity: number): readonly (readonly [number, number])[] => {
  const third = Math.floor(quantity / 3);
  return [
    [close, third],
    [close, third],
    [close, quantity - 2 * third],
  ];
};

const tellOrders = async (live: LiveSession, count: number): Promise<Told[]> => {
  const { watched, around } = splitStocks(live.stocks);
  const random = new Random(1, 'orders');
  const quiet = tradeAround(live, around, random);
  const told: Told[] = [];
  try {
    while (told.length < count) {
      await delay(random.whole(PAUSE_MS.least, PAUSE_MS.most));
      const stock = watched[told.length % watched.length];
      if (stock === undefined) throw new Error('The market has too few stocks.');
      const quantity = Math.ceil(LARGE_RUPEES / stock.close) + told.length;
      told.push({ symbol: stock.symbol, quantity, at: Date.now() });
      await live.order(stock.symbol, partsOf(stock.close, quantity));
    }
  } finally {
    quiet();
  }
  await delay(SETTLE_MS);
  return told;
};

const openTape = async (page: Page, live: LiveSession, people: People): Promise<void> => {
  const { watched, around } = splitStocks(live.stocks);
  for (const { symbol, close } of [...around, ...watched]) await live.trade(symbol, close, SMALL);
  const [first] = watched;
  if (first === undefined) throw new Error('The market has too few stocks.');
  await live.order(first.symbol, partsOf(first.close, Math.ceil(LARGE_RUPEES / first.close) * 2));
  await people.serve(page.context());
  await signIn(page, await people.settle(), SCREEN, live.url);
  await page.getByText('Until the close: may still change').waitFor({ timeout: PATIENCE_MS });
};

/** From the last contract of a large order to its row in the page. */
export const measureOrders = (market: PrivateMarket, count: number): Promise<OrderTape> =>
  withSignedIn(market, async ({ live, people }) => {
    const browser = await chromium.launch(playwright.use?.launchOptions);
    try {
      const page = await watchedPage(browser, QUANTITY_CELL);
      await openTape(page, live, people);
      const told = await tellOrders(live, count);
      const { painted } = await seenBy(page);
      const times = told.flatMap(({ symbol, quantity, at }) => {
        const found = painted.find((one) => one[1] === symbol && one[2] === String(quantity));
        return found === undefined ? [] : [found[0] - at];
      });
      return {
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        missing: count - times.length,
      };
    } finally {
      await browser.close();
    }
  });
