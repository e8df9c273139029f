import { type Settings } from '@chuli/command';
import { openRegistry } from '@chuli/registry';
import type { Quote } from '@chuli/session';
import { openTape } from '@chuli/tape';
import { createPeek, loadBase, startForming } from '@chuli/worker';
import { pino } from 'pino';
import type { LiveSession } from './live-session.ts';

/** A stock and two prices, at which a list is true of its forming bar and at which it is not. */
export type Turning = {
  readonly symbol: LiveSession['stocks'][number]['symbol'];
  readonly on: number;
  readonly off: number;
};

const STEPS = 40;
const REACH = 0.09;

const quoteAt = (symbol: Turning['symbol'], close: number, rupees: number): Quote => {
  const [from, last] = [Math.round(close * 100), Math.round(rupees * 100)] as Quote['amount'][];
  const [high, low] = [Math.max(from ?? 0, last ?? 0), Math.min(from ?? 0, last ?? 0)] as Quote['amount'][];
  return {
    symbol,
    previousClose: from ?? null,
    open: from ?? null,
    high: high ?? null,
    low: low ?? null,
    last: last ?? null,
    lastQuantity: 10,
    lastAt: null,
    volume: 100,
    amount: from as Quote['amount'],
    trades: 2,
    band: 'within',
    isHalted: false,
    isOfficialClose: false,
  };
};

type Stock = LiveSession['stocks'][number];

const engines = ({ registryUrl, tapeUrl, tapeDatabase }: Settings) => {
  const registry = openRegistry(registryUrl, 2, 'work');
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 120 });
  return { registry, tape, close: () => Promise.all([tape.close(), registry.destroy()]) };
};

const pricesAround = (close: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const rupees = close * (1 + REACH * ((2 * step) / STEPS - 1));
    return Math.round(rupees * 10) / 10;
  });

/** The stocks of a session on which a list can be made to turn within the limits of a day. */
export const findTurning = async (
  live: LiveSession,
  settings: Settings,
  list: string,
): Promise<Turning[]> => {
  const { registry, tape, close: leave } = engines(settings);
  try {
    const peek = createPeek(await loadBase({ tape, registry }, live.day, new AbortController().signal));
    return live.stocks.flatMap(({ symbol, close }: Stock) => {
      const isOn = (rupees: number): boolean =>
        peek(quoteAt(symbol, close, rupees))?.lists.includes(list) ?? false;
      const prices = pricesAround(close);
      const [on, off] = [prices.findLast(isOn), prices.find((rupees) => !isOn(rupees))];
      return on === undefined || off === undefined ? [] : [{ symbol, on, off }];
    });
  } finally {
    await leave();
  }
};

/** The judge of the product on the log of a test. */
export const startJudge = (live: LiveSession, settings: Settings): { stop: () => Promise<void> } => {
  const { registry, tape, close } = engines(settings);
  const judge = startForming({ log: live.log, tape, registry, logger: pino({ level: 'silent' }) });
  return {
    stop: async () => {
      await judge.stop();
      await close();
    },
  };
};
