import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Log, deleteLog, openLog } from '@chuli/bus';
import { type StockSymbol, atKathmandu, fromRupees, instant, stockSymbol, tradingDate } from '@chuli/kernel';
import { nextTradingDay, sessionHours } from '@chuli/market';
import { type Listing, type SessionEvent, encodeEvent, messageId } from '@chuli/session';
import { openDoor } from './live-door.ts';

type Stock = {
  symbol: string;
  name: string;
  sector_id: number | null;
  instrument: string | null;
  close: number | null;
  traded_on: string | null;
};

const LISTED = 60;
const BEAT_MS = 1_000;
const WITHIN_ORDER_MICROSECONDS = 300;

type Part = readonly [rupees: number, quantity: number];

type SessionPlace = {
  readonly natsUrl?: string;
  /** How many stocks trade. */
  readonly listed?: number;
  /** Proves tickets of people who are signed in. */
  readonly liveKey?: string;
};

const stocksOf = async (web: string): Promise<{ as_of: string; rows: Stock[] }> =>
  (await (await fetch(`${web}/api/stock/`)).json()) as { as_of: string; rows: Stock[] };

const listingOf = ({ symbol, name, sector_id, instrument, close }: Stock): Listing => ({
  symbol: stockSymbol(symbol),
  name,
  sectorId: sector_id,
  instrument: instrument ?? 'Equity',
  previousClose: close === null ? null : fromRupees(close),
  listedShares: null,
});

/** The gateway of the product as a process on the log of the test; resolves when it listens. */
const startGateway = async (
  environment: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, ['apps/live/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CHULI_ENVIRONMENT: 'development',
      ...environment,
      CHULI_LIVE_PORT: '0',
      CHULI_LIVE_METRICS_PORT: '0',
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error('The gateway ended before it listened.');
};

/** Publishes events of a day whose clock the test moves by what it tells. */
const publisher = (log: Log, day: ReturnType<typeof tradingDate>) => {
  let now = atKathmandu(day, sessionHours(day).from) + 60_000;
  let contract = 0;
  const tell = async (event: SessionEvent): Promise<void> => {
    const logged = { day, term: 1, event };
    const bytes = encodeEvent(logged);
    await log.publish({ day, kind: event.kind, messageId: messageId(logged), bytes });
  };
  const tick = () => instant((now += 1_000));
  const contractAt = (symbol: StockSymbol, at: number, [rupees, quantity]: Part): SessionEvent => {
    contract += 1;
    return {
      kind: 'trade',
      contractId: `${day.replaceAll('-', '')}01${String(contract).padStart(6, '0')}`,
      symbol,
      quantity,
      rate: fromRupees(rupees),
      amount: fromRupees(rupees * quantity),
      at,
      buyer: '',
      seller: '',
    };
  };
  /** Contracts that one incoming order brings, so close together that they are seen to be one. */
  const order = async (symbol: StockSymbol, parts: readonly Part[]): Promise<void> => {
    const began = tick() * 1_000;
    const contracts = parts.map((part, place) =>
      contractAt(symbol, began + place * WITHIN_ORDER_MICROSECONDS, part),
    );
    for (const event of contracts) await tell(event);
  };
  return {
    tell,
    tick,
    order,
    trade: (symbol: StockSymbol, rupees: number, quantity: number): Promise<void> =>
      order(symbol, [[rupees, quantity]]),
  };
};

/** A session that trades as the test tells it, on the day after the last one of the archive, behind one origin. */
export const startLiveSession = async (
  web: string,
  {
    natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:24222',
    listed: most = LISTED,
    liveKey,
  }: SessionPlace = {},
) => {
  const { as_of: asOf, rows } = await stocksOf(web);
  const day = nextTradingDay(tradingDate(asOf));
  const listed = rows
    .filter(({ instrument, traded_on, close }) => instrument === 'Equity' && traded_on === asOf && close)
    .toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))
    .slice(0, most);
  const prefix = `e2e_${randomBytes(6).toString('hex')}`;
  const options = { url: natsUrl, stream: prefix.toUpperCase(), prefix };
  const log = await openLog(options);
  const { tell, tick, trade, order } = publisher(log, day);
  await tell({
    kind: 'opening',
    source: 'test',
    listings: listed.map(listingOf),
    indexCloses: [{ indexId: 58, close: 200_000 }],
    usualTurnover: null,
    capabilities: { trades: true, brokers: 'after-close', depth: false, index: true, status: true },
  });
  await tell({ kind: 'status', phase: 'open', at: tick(), until: null, reason: null });
  const { child, url } = await startGateway({
    NATS_URL: options.url,
    CHULI_LOG_STREAM: options.stream,
    CHULI_LOG_PREFIX: prefix,
    ...(liveKey !== undefined && { CHULI_LIVE_KEY: liveKey }),
  });
  const door = await openDoor(web, url);
  const beats = setInterval(() => void tell({ kind: 'beat', at: tick() }), BEAT_MS);
  return {
    url: door.url,
    day,
    /** Where its log is. */
    log: options,
    stocks: listed.map(({ symbol, close }) => ({ symbol: stockSymbol(symbol), close: close ?? 0 })),
    trade,
    order,
    say: (phase: 'open' | 'halted' | 'closed', minutes: number | null): Promise<void> => {
      const at = tick();
      const until = minutes === null ? null : instant(at + minutes * 60_000);
      return tell({ kind: 'status', phase, at, until, reason: null });
    },
    /** Ends every connection of the page; a new one comes through. */
    cut: door.cut,
    freeze: (): void => void child.kill('SIGSTOP'),
    thaw: (): void => void child.kill('SIGCONT'),
    stop: async (): Promise<void> => {
      clearInterval(beats);
      child.kill('SIGKILL');
      door.close();
      await log.close();
      await deleteLog(options);
    },
  };
};

export type LiveSession = Awaited<ReturnType<typeof startLiveSession>>;
