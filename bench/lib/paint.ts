import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { PrivateMarket } from '../../e2e/live-market.ts';
import { type LiveSession, startLiveSession } from '../../e2e/live-session.ts';
import playwright from '../../playwright.config.ts';
import { type Painted, openBoard, paintsOf, splitStocks, tellTrades } from './paint-measures.ts';
import { openWatched } from './paint-page.ts';

const WARM_UP = 10;

type Relay = { readonly url: string; readonly stop: () => void };

const startRelay = async ({ log }: LiveSession): Promise<Relay> => {
  const script = fileURLToPath(import.meta.resolve('./paint-relay.ts'));
  const child = spawn(process.execPath, [script, log.url, `${log.prefix}.tape.>`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { port } = JSON.parse(line) as { port: number };
    return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') };
  }
  throw new Error('The relay ended before it listened.');
};

const measure = async (
  live: LiveSession,
  relay: Relay,
  trades: number,
): Promise<{ ours: Painted; bare: Painted }> => {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const ours = await openWatched(browser, `${live.url}/nepse-live-market?instrument=all&turnover=0`);
    const bare = await openWatched(browser, relay.url);
    await ours.locator('.live-line .phase[data-live="live"]').waitFor();
    await ours
      .getByText(splitStocks(live.stocks).watched[0]?.symbol ?? '', { exact: true })
      .first()
      .waitFor();
    const told = (await tellTrades(live, WARM_UP + trades)).slice(WARM_UP);
    return { ours: await paintsOf(ours, told), bare: await paintsOf(bare, told) };
  } finally {
    await browser.close();
  }
};

/**
 * From the feed to the glass: the board of the product in Chromium, behind the gateway, beside a bare relay. Both send
 * once a second, at seconds of their own; the same trades come to both.
 */
export const measurePaint = async (
  market: PrivateMarket,
  trades: number,
): Promise<{ ours: Painted; bare: Painted }> => {
  const live = await startLiveSession(market.url, { natsUrl: market.natsUrl, listed: 300 });
  try {
    await openBoard(live);
    const relay = await startRelay(live);
    try {
      return await measure(live, relay, trades);
    } finally {
      relay.stop();
    }
  } finally {
    await live.stop();
  }
};
