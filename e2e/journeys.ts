import { t } from '@chuli/language';
import type { Locator } from '@playwright/test';
import type { MarketAtHand } from './market-at-hand.ts';
import type { Cost, Trader } from './trader.ts';

export type Journey = {
  name: string;
  from: (market: MarketAtHand) => string;
  /** What the quickest trader with the best screen would need. */
  ideal: Cost;
  /** Acts more on a phone, where a tool stands behind a menu. */
  moreOnPhone?: number;
  /** Who walks it: somebody with an account, or with this package. */
  account?: 'free' | 'Gold';
  walk: (trader: Trader) => Promise<void>;
};

/** Rows of the first table, without those of a table inside one of them. */
const rows = ({ page }: Trader): Locator =>
  page.locator('main [role="grid"]').first().locator(':scope > tbody > tr[data-index]');

const sheet = ({ page }: Trader): Locator => page.getByRole('dialog');

/** A press on a cell that is no link opens the peek. */
const figureOf = (row: Locator): Locator => row.locator('td').last();

const isPeeking = (trader: Trader): Promise<void> =>
  trader.sees(sheet(trader).getByRole('img', { name: t('Price, six months') }));

/** Types into the search and goes where its first answer leads, once that is shown. */
const ask = async (trader: Trader, text: string): Promise<void> => {
  await trader.press(trader.page.getByRole('button', { name: t('Search: Symbol, broker, screen') }));
  await trader.sees(
    trader.page.getByRole('combobox', { name: t('Find a stock, broker, screen or command') }),
  );
  await trader.type(text);
  await trader.sees(trader.page.getByRole('option', { selected: true }).filter({ hasText: text }));
  await trader.key('Enter');
};

/** A day whose every trade is on file in any market. */
const weeksAgo = ({ asOf }: MarketAtHand): string =>
  new Date(Date.parse(asOf) - 14 * 86_400_000).toISOString().slice(0, 10);

/** Where the trader's own screens stand: in the bar on a desk, under the thumb on a phone. */
const place = ({ page }: Trader, name: string): Locator =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a stock moved: set an alert at a level, then see who traded it',
    from: () => '/stock-performance?preset=gainers',
    ideal: { acts: 5, seconds: 6 },
    account: 'free',
    walk: async (trader) => {
      await trader.press(figureOf(rows(trader).first()));
      await isPeeking(trader);
      await trader.press(sheet(trader).getByRole('button', { name: t('Alert') }));
      await trader.sees(sheet(trader).getByLabel(t('Buy target')));
      await trader.type('120');
      await trader.key('Enter');
      await trader.sees(sheet(trader).getByRole('button', { name: t('Following') }));
      await trader.sees(sheet(trader).getByText(t('Saved'), { exact: true }));
      await trader.press(sheet(trader).getByRole('link', { name: t('Flow') }));
      await trader.seesAddress(/brokers-analytics\?symbol=/);
      await trader.sees(trader.page.getByRole('grid', { name: t('Brokers') }));
    },
  },
  {
    name: 'a stock of a table is followed, and stands on Today',
    from: () => '/stock-performance',
    ideal: { acts: 2, seconds: 4 },
    moreOnPhone: 2,
    account: 'free',
    walk: async (trader) => {
      const row = rows(trader).first();
      const symbol = (await row.locator('td').first().innerText()).trim();
      if (trader.isOnPhone) {
        await trader.press(figureOf(row));
        await trader.press(sheet(trader).getByRole('button', { name: t('Follow'), exact: true }));
        await trader.sees(sheet(trader).getByRole('button', { name: t('Following') }));
        await trader.key('Escape');
      } else {
        await trader.press(row.getByRole('button', { pressed: false }));
        await trader.sees(row.getByRole('button', { pressed: true }));
      }
      await trader.press(place(trader, t('Today')));
      await trader.sees(
        trader.page.getByRole('region', { name: t('My stocks') }).getByRole('link', { name: symbol }),
      );
    },
  },
  {
    name: 'the whole market as of a typed date, and back to now',
    from: () => '/dashboard',
    ideal: { acts: 4, seconds: 5 },
    walk: async (trader) => {
      await ask(trader, weeksAgo(trader.market));
      await trader.seesAddress(/as_of=\d{4}-\d\d-\d\d/);
      await trader.sees(trader.page.locator('.past-bar'));
      await trader.press(trader.button('Back to now'));
      await trader.seesAddress(/dashboard$/);
    },
  },
  {
    name: 'two stocks on one chart',
    from: ({ symbol }) => `/charts?symbol=${symbol}`,
    ideal: { acts: 3, seconds: 4 },
    moreOnPhone: 1,
    walk: async (trader) => {
      if (trader.isOnPhone) await trader.press(trader.button('Chart settings'));
      await trader.press(trader.page.getByRole('combobox', { name: t('Compare') }));
      await trader.type(trader.market.other);
      await trader.key('Enter');
      await trader.seesAddress(new RegExp(`compare=${trader.market.other}`));
      await trader.sees(trader.page.locator('.price-chart').getByText(trader.market.other));
    },
  },
  {
    name: 'breakouts: five stocks one after the other, each with its rules',
    from: () => '/momentum-breakout',
    ideal: { acts: 5, seconds: 8 },
    walk: async (trader) => {
      for (let at = 0; at < 5; at += 1) {
        const row = rows(trader).nth(at);
        await trader.press(figureOf(row));
        const symbol = (await row.locator('td').first().innerText()).trim();
        await trader.sees(
          trader.page.getByRole('link', { name: t('60 sessions of {symbol}', { symbol }), exact: true }),
        );
      }
    },
  },
  {
    name: 'twenty sessions of flow of a stock known by its symbol',
    from: () => '/dashboard',
    ideal: { acts: 3, seconds: 4 },
    walk: async (trader) => {
      await ask(trader, `${trader.market.symbol} flow 20d`);
      await trader.seesAddress(/tab=flow&days=20/);
      await trader.sees(trader.page.getByRole('grid', { name: t('Brokers') }));
    },
  },
  {
    name: 'the broker that buys, and what else it buys',
    from: ({ symbol }) => `/brokers-analytics?symbol=${symbol}`,
    ideal: { acts: 1, seconds: 3 },
    walk: async (trader) => {
      await trader.press(rows(trader).first().getByRole('link').first());
      await trader.seesAddress(/broker-profile\?broker=/);
      await trader.sees(rows(trader));
    },
  },
  {
    name: 'the largest trades of a stock today',
    from: ({ symbol }) => `/floorsheet?symbol=${symbol}`,
    ideal: { acts: 1, seconds: 3 },
    walk: async (trader) => {
      await trader.press(
        trader.page
          .getByRole('columnheader', { name: t('Amount') })
          .getByRole('button')
          .first(),
      );
      await trader.seesAddress(/sort=-amount/);
      await trader.sees(rows(trader));
    },
  },
  {
    name: 'the month on the heat map, one sector, one stock',
    from: () => '/tree-map',
    ideal: { acts: 3, seconds: 6 },
    walk: async (trader) => {
      await trader.press(trader.button('20 sessions'));
      await trader.seesAddress(/period=20/);
      const map = trader.page.locator('.treemap');
      await trader.press(map.locator('a[href*="sector="]').first());
      await trader.seesAddress(/sector=\d+/);
      await trader.press(map.locator('a[href*="symbol="]').first());
      await trader.seesAddress(/stock-profile\?symbol=/);
    },
  },
  {
    name: 'what a rule was worth before acting on it',
    from: () => '/today-signal',
    ideal: { acts: 1, seconds: 3 },
    walk: async (trader) => {
      await trader.press(trader.page.locator('main a[href*="/chuli-performance?list="]').first());
      await trader.seesAddress(/chuli-performance\?list=/);
      await trader.sees(trader.page.getByText(t('Fires when')));
    },
  },
  {
    name: 'RSI under the price, found by its letters',
    from: ({ symbol }) => `/charts?symbol=${symbol}`,
    ideal: { acts: 3, seconds: 4 },
    walk: async (trader) => {
      await trader.press(trader.button('Indicators'));
      await trader.sees(trader.page.getByRole('combobox', { name: t('Find an indicator') }));
      await trader.type('rsi');
      await trader.key('Enter');
      await trader.seesAddress(/indicators=.*rsi/);
    },
  },
  {
    name: 'four charts side by side, kept, and found again at another machine',
    from: ({ symbol, other }) => `/four-charts-layout?cells=NEPSE:D,${symbol}:D,${other}:D,${symbol}:W`,
    ideal: { acts: 4, seconds: 8 },
    account: 'Gold',
    walk: async (trader) => {
      await trader.press(
        trader.page.getByRole('button', {
          name: t('Layout: {name}', { name: t('{count} charts', { count: 4 }) }),
        }),
      );
      await trader.press(sheet(trader).getByLabel(t('Name')));
      await trader.type('Banks');
      await trader.key('Enter');
      await trader.seesAddress(/multiple-layout\/banks$/);
      const there = await trader.elsewhere('/multiple-layout/banks');
      const third = new RegExp(trader.market.other);
      const small = there.getByRole('navigation', { name: t('Charts of this wall') }).getByRole('button');
      await trader.sees(
        trader.isOnPhone ? small.filter({ hasText: third }) : there.getByRole('region', { name: third }),
      );
    },
  },
];
