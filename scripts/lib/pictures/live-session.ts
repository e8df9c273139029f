import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MarketFields, MarketState } from '@chuli/contracts/live';
import { type TradingDate, instant, kathmanduMinutes, tradingDate } from '@chuli/kernel';
import { nextTradingDay } from '@chuli/market';
import { openDoor } from '../../../e2e/live-door.ts';
import { type PrivateMarket, startPrivateMarket } from '../../../e2e/live-market.ts';
import { type Server, startServer, stopServers, waitFor } from '../dev-servers.ts';
import { freePort } from '@chuli/engines';

/** A market that falls by a tenth: it is halted at noon, goes on, and is halted again. */
const SESSION = { CHULI_SIMULATOR_MARKET_MOVE: '-0.1', CHULI_SIMULATOR_TRADES: '20000' };
/** The busiest stock is stopped from a quarter to twelve. */
const STOCK_HALT = { CHULI_SIMULATOR_HALT_AT: '705', CHULI_SIMULATOR_HALT_MINUTES: '90' };
const FAST = 300;
const POLL_MS = 100;
const PATIENCE_MS = 240_000;
/** By then the gateway has told what a stopped feed said last. */
const TOLD_MS = 2_000;

const firstEvent = async (address: string): Promise<string> => {
  const leaving = new AbortController();
  const { body } = await fetch(address, { signal: leaving.signal });
  let text = '';
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes('\n\n')) break;
  }
  leaving.abort();
  return text;
};

/** What the gateway says of the market; null while it knows none. */
const marketAt = async (gateway: string): Promise<MarketFields | null> => {
  const text = await firstEvent(`${gateway}/live/stream?channel=market`);
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return data === undefined ? null : (JSON.parse(data) as { data: MarketState }).data.market;
};

export const minuteOf = ({ heard_at }: MarketFields): number =>
  heard_at === null ? 0 : kathmanduMinutes(instant(heard_at));

const environmentOf = ({ settings, natsUrl }: PrivateMarket, day: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: settings.registryUrl,
  CLICKHOUSE_URL: settings.tapeUrl,
  CHULI_TAPE_DATABASE: settings.tapeDatabase,
  NATS_URL: natsUrl,
  CHULI_LOG_LEVEL: 'error',
  CHULI_SOURCE: 'simulator',
  CHULI_INGEST_DAY: day,
  CHULI_INGEST_PORT: '0',
  ...SESSION,
  ...STOCK_HALT,
});

const untilMarket = async (
  gateway: string,
  isReached: (fields: MarketFields) => boolean,
): Promise<MarketFields> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const fields = await marketAt(gateway);
    if (fields !== null && isReached(fields)) return fields;
    if (performance.now() > deadline) throw new Error('The session did not come so far.');
    await delay(POLL_MS);
  }
};

/** The feed of the product: stopped and started again it goes on where it was, at another speed. */
const createFeed = (environment: NodeJS.ProcessEnv) => {
  let running: Server[] = [];
  const silence = (): Promise<void> => stopServers(running.splice(0));
  const play = async (speed: number): Promise<void> => {
    await silence();
    const env = { ...environment, CHULI_SIMULATOR_SPEED: String(speed) };
    running = [startServer('feed', 'node', ['apps/ingest/src/main.ts'], env)];
  };
  return { silence, play };
};

const lastDayOf = async (web: string): Promise<TradingDate> => {
  const { as_of: asOf } = (await (await fetch(`${web}/api/stock/`)).json()) as { as_of: string };
  return tradingDate(asOf);
};

/** A simulated session of its own that goes on until something is so, and then at the pace of the clock. */
export const startPicturedSession = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chuli-pictures-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const market = await startPrivateMarket('pictures');
    undo.push(market.stop);
    const port = await freePort();
    const gateway = `http://127.0.0.1:${port}`;
    const day = nextTradingDay(await lastDayOf(market.url));
    const environment = {
      ...environmentOf(market, day),
      CHULI_INGEST_FOLDER: folder,
      CHULI_LIVE_PORT: String(port),
    };
    const live = startServer('live', 'node', ['apps/live/src/main.ts'], environment);
    undo.push(() => stopServers([live]));
    await waitFor(`${gateway}/readyz`, () => true, 60);
    const feed = createFeed(environment);
    undo.push(feed.silence);
    const door = await openDoor(market.url, gateway);
    undo.push(door.close);
    /** Fast to where it is so, and on from there at the pace of the clock. */
    const playUntil = async (isReached: (fields: MarketFields) => boolean): Promise<void> => {
      await feed.play(FAST);
      await untilMarket(gateway, isReached);
      await feed.silence();
      await delay(TOLD_MS);
      const { heard_at: reached } = await untilMarket(gateway, () => true);
      await feed.play(1);
      await untilMarket(gateway, ({ phase, heard_at: at }) => phase !== 'open' || (at ?? 0) > (reached ?? 0));
    };
    return { url: door.url, silence: feed.silence, playUntil, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

export type PicturedSession = Awaited<ReturnType<typeof startPicturedSession>>;
