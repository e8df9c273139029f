import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@chuli/bus';
import { quantile, waitUntil } from '@chuli/harness';
import { Random } from '@chuli/simulator';
import { type Session, decodeEvent, openSession } from '@chuli/session';
import { openTape } from '@chuli/tape';
import { recordVersion } from '@chuli/tape/signal';
import { type Browser, type Page, chromium } from '@playwright/test';
import type { People } from '../../e2e/account-people.ts';
import { type Turning, findTurning } from '../../e2e/live-judge.ts';
import type { PrivateMarket } from '../../e2e/live-market.ts';
import type { LiveSession } from '../../e2e/live-session.ts';
import { signIn } from '../../e2e/sign-in.ts';
import playwright from '../../playwright.config.ts';
import { type AtClose, closeAndCompare } from './forming-close.ts';
import { seenBy, watchedPage } from './paint-page.ts';
import { withSignedIn } from './signed-in.ts';

const LIST = 'macd-cross.signal.daily.buy';
const SCREEN = '/live-macd-cross';
/** The column of the status in the table of forming signals. */
const STATUS_CELL = 3;
const STOCKS = 12;
const PAUSE_MS = { least: 150, most: 350 };
const SETTLE_MS = 4_000;
const PATIENCE_MS = 180_000;

type Turned = { readonly symbol: string; readonly status: 'forming' | 'withdrawn'; readonly at: number };

export type Forming = {
  readonly p50: number;
  readonly p95: number;
  readonly missing: number;
  readonly atClose: AtClose;
};

const startWorker = ({ settings }: PrivateMarket, { log }: LiveSession): ChildProcess =>
  spawn(process.execPath, ['apps/worker/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      CHULI_ENVIRONMENT: 'development',
      DATABASE_URL: settings.registryUrl,
      CLICKHOUSE_URL: settings.tapeUrl,
      CHULI_TAPE_DATABASE: settings.tapeDatabase,
      CHULI_WORKER_PORT: '0',
      CHULI_WORKER_POLL_SECONDS: '2',
      CHULI_LOG_LEVEL: 'warn',
      CHULI_SMS: 'none',
      NATS_URL: log.url,
      CHULI_LOG_STREAM: log.stream,
      CHULI_LOG_PREFIX: log.prefix,
    },
  });

/** While the market trades a worker has nothing else to do: the pass over the sample market has to be over. */
const untilIdle = async ({ settings }: PrivateMarket): Promise<void> => {
  const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase, maxSeconds: 60 });
  try {
    const hasRecord = async () => (await recordVersion(tape)) !== null;
    await waitUntil(hasRecord, 'the first pass is over', PATIENCE_MS, 500);
  } finally {
    await tape.close();
  }
};

/** What a gateway holds of the session. */
const followSession = async ({ log: place, day }: LiveSession) => {
  const log = await openLog({ ...place, role: 'reader' });
  const session: Session = openSession(day);
  let heard = 0;
  const reading = log.follow({
    day,
    onMessage: ({ bytes }) => session.apply(decodeEvent(bytes), (heard += 1)),
    onGap: () => undefined,
  });
  return {
    session,
    stop: async (): Promise<void> => {
      await reading.stop();
      await log.close();
    },
  };
};

const openScreen = async (browser: Browser, live: LiveSession, people: People): Promise<Page> => {
  const page = await watchedPage(browser, STATUS_CELL);
  await people.serve(page.context());
  await signIn(page, await people.settle(), SCREEN, live.url);
  await page.getByRole('region', { name: 'Forming now' }).waitFor({ timeout: PATIENCE_MS });
  return page;
};

/** One stock after the other is traded to where its signal is true, then back, at moments of nobody's second. */
const turn = async (live: LiveSession, stocks: readonly Turning[], count: number): Promise<Turned[]> => {
  const random = new Random(1, 'forming');
  const turned: Turned[] = [];
  while (turned.length < count) {
    await delay(random.whole(PAUSE_MS.least, PAUSE_MS.most));
    const stock = stocks[turned.length % stocks.length];
    if (stock === undefined) throw new Error('The market has too few stocks that turn.');
    const isOn = Math.floor(turned.length / stocks.length) % 2 === 0;
    turned.push({ symbol: stock.symbol, status: isOn ? 'forming' : 'withdrawn', at: Date.now() });
    await live.trade(stock.symbol, isOn ? stock.on : stock.off, 10);
  }
  await delay(SETTLE_MS);
  return turned;
};

const painted = async (page: Page, turned: readonly Turned[]): Promise<number[]> => {
  const seen = await seenBy(page);
  return turned.flatMap(({ symbol, status, at }) => {
    const found = seen.painted.find((one) => one[0] >= at && one[1] === symbol && one[2] === status);
    return found === undefined ? [] : [found[0] - at];
  });
};

type Places = { readonly market: PrivateMarket; readonly live: LiveSession; readonly people: People };

const measure = async ({ market, live, people }: Places, count: number): Promise<Forming> => {
  const stocks = (await findTurning(live, market.settings, LIST)).slice(0, STOCKS);
  for (const { symbol, close } of live.stocks) await live.trade(symbol, close, 10);
  const following = await followSession(live);
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const isJudged = () => Promise.resolve(following.session.forming().judgedAt !== null);
    await waitUntil(isJudged, 'bars are judged', PATIENCE_MS);
    await untilIdle(market);
    const page = await openScreen(browser, live, people);
    const turned = await turn(live, stocks, count);
    const times = await painted(page, turned);
    const atClose = await closeAndCompare(market, live, following.session);
    return {
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      missing: count - times.length,
      atClose,
    };
  } finally {
    await browser.close();
    await following.stop();
  }
};

/** From a trade to the row of the signal that it makes or ends, and what the pass after the close says of the rows. */
export const measureForming = (market: PrivateMarket, count: number): Promise<Forming> =>
  withSignedIn(market, async ({ live, people }) => {
    const worker = startWorker(market, live);
    try {
      return await measure({ market, live, people }, count);
    } finally {
      worker.kill('SIGKILL');
    }
  });
