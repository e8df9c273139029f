import { setTimeout as delay } from 'node:timers/promises';
import { type StockSymbol, fromRupees } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import type { Page } from '@playwright/test';
import { quantile } from '@chuli/harness';
import type { LiveSession } from '../../e2e/live-session.ts';
import { type Seen, seenBy } from './paint-page.ts';

type Stock = { readonly symbol: StockSymbol; readonly close: number };

/** A trade that is looked for: the moment it was given to NATS, and a price that its stock has only once. */
export type Told = { readonly symbol: StockSymbol; readonly rupees: number; readonly at: number };

export type Spread = { readonly p50: number; readonly p99: number };

/** In milliseconds. Of a trade: from the feed, from the second in which the server sent it, from its arrival in the page. */
export type Painted = {
  readonly fromFeed: Spread;
  readonly fromTick: Spread;
  readonly inPage: Spread;
  readonly missing: number;
};

const WATCHED = 10;
const LEAST_CLOSE = 200;
/** Turnover that keeps the watched stocks on top of the board, where they are drawn. */
const LARGE = 1_000_000;
const SMALL = 10;
/** Ten stocks in turn: none trades twice between two ticks, or one price would hide another. */
const PAUSE_MS = { least: 150, most: 350 };
const AROUND_MS = 62;
const SETTLE_MS = 3_000;

export const splitStocks = (stocks: readonly Stock[]) => {
  const watched = stocks.filter(({ close }) => close >= LEAST_CLOSE).slice(0, WATCHED);
  return { watched, around: stocks.filter((stock) => !watched.includes(stock)) };
};

/** Every stock trades once, so that all of them stand on the board. */
export const openBoard = async (live: LiveSession): Promise<void> => {
  const { watched, around } = splitStocks(live.stocks);
  for (const { symbol, close } of around) await live.trade(symbol, close, SMALL);
  for (const { symbol, close } of watched) await live.trade(symbol, close, LARGE);
};

/** The rest of the market trades as on a record day, until the returned function is called. */
export const tradeAround = (live: LiveSession, around: readonly Stock[], random: Random): (() => void) => {
  const others = setInterval(() => {
    const { symbol, close } = random.pick(around);
    void live.trade(symbol, close, SMALL);
  }, AROUND_MS);
  return () => clearInterval(others);
};

/** Publishes trades at moments that have nothing to do with anybody's second. */
export const tellTrades = async (live: LiveSession, count: number): Promise<Told[]> => {
  const { watched, around } = splitStocks(live.stocks);
  const random = new Random(1, 'paint');
  const quiet = tradeAround(live, around, random);
  const told: Told[] = [];
  try {
    while (told.length < count) {
      await delay(random.whole(PAUSE_MS.least, PAUSE_MS.most));
      const stock = watched[told.length % watched.length];
      if (stock === undefined) throw new Error('The market has too few stocks.');
      const rupees = stock.close + (1 + Math.floor(told.length / watched.length)) / 10;
      told.push({ symbol: stock.symbol, rupees, at: Date.now() });
      await live.trade(stock.symbol, rupees, SMALL);
    }
  } finally {
    quiet();
  }
  await delay(SETTLE_MS);
  return told;
};

const spreadOf = (values: readonly number[]): Spread => ({
  p50: quantile(values, 0.5),
  p99: quantile(values, 0.99),
});

const AS_OF = /"as_of":(\d+)/;

/** When a trade left the server and came to the page, by the first text that has its price. */
const carriedBy = ({ heard }: Seen, { symbol, rupees, at: toldAt }: Told) => {
  const quote = new RegExp(`\\["${symbol}",${fromRupees(rupees)}[,\\]]`);
  const found = heard.find(([at, text]) => at >= toldAt && quote.test(text));
  return found === undefined ? null : { at: found[0], tick: Number(AS_OF.exec(found[1])?.[1]) };
};

/** What the page painted of the trades that were told. */
export const paintsOf = async (page: Page, told: readonly Told[]): Promise<Painted> => {
  const seen = await seenBy(page);
  const found = told.flatMap((trade) => {
    const price = trade.rupees.toFixed(2);
    const painted = seen.painted.find((one) => one[1] === trade.symbol && one[2] === price);
    const carried = carriedBy(seen, trade);
    return painted === undefined || carried === null ? [] : [{ trade, at: painted[0], carried }];
  });
  return {
    fromFeed: spreadOf(found.map(({ trade, at }) => at - trade.at)),
    fromTick: spreadOf(found.map(({ at, carried }) => at - carried.tick)),
    inPage: spreadOf(found.map(({ at, carried }) => at - carried.at)),
    missing: told.length - found.length,
  };
};
