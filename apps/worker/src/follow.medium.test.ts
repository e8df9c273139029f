import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  paisa,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import { addTradingDays } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import {
  type DailyBarRow,
  type Tape,
  migrateTape,
  openTape,
  replaceDailyBars,
  signalsHash,
} from '@chuli/tape';
import { testClickHouse, testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceSignals, openFollower } from './follow.ts';
import { loadMarket } from './market/load-market.ts';
import { openMarketBook, passOver } from './pass/run-pass.ts';
import { rebuildSignals } from './rebuild.ts';

const FIRST = tradingDate('2023-01-02');
const SESSIONS = 300;
const STOCKS = 8;

/** Lehmer's generator, so that a failing market can be made again. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const days = (() => {
  const list: TradingDate[] = [];
  for (let day = addTradingDays(FIRST, 1); list.length < SESSIONS; day = addTradingDays(day, 1))
    list.push(day);
  return list;
})();

const walk = (symbol: StockSymbol, seed: number): DailyBarRow[] => {
  const next = numbers(seed);
  let close = 50_000;
  return days
    .filter(() => next() > 0.03)
    .map((traded_on) => {
      const open = Math.round(close * (0.99 + 0.02 * next()));
      const end = Math.round(open * (0.96 + 0.08 * next()));
      const price = (value: number): Paisa => paisa(Math.round(value));
      const row = {
        symbol,
        traded_on,
        open: price(open),
        high: price(Math.max(open, end) * (1 + 0.01 * next())),
        low: price(Math.min(open, end) * (1 - 0.01 * next())),
        close: price(end),
        last_traded: null,
        volume: 100 + Math.round(5_000 * next() ** 3),
        amount: null,
        trades: null,
        vwap: null,
        previous_close: price(close),
        source: 'test',
        sources_agreeing: 1,
        flags: '',
      };
      close = end;
      return row;
    });
};

describe('the pass over a market that goes on', () => {
  let tape: Tape;
  let registry: Registry;
  const rows = Array.from({ length: STOCKS }, (_, number) =>
    walk(stockSymbol(`T${number}`), 7 + number),
  ).flat();

  beforeAll(async () => {
    const [clickhouse, opened] = await Promise.all([testClickHouse(), testRegistry(2)]);
    await migrateTape(clickhouse);
    tape = openTape(clickhouse);
    registry = opened.registry;
    await replaceDailyBars(tape, rows);
    return async () => {
      await Promise.all([tape.close(), opened.close()]);
      await clickhouse.drop();
    };
  });

  const marketOf = (day: TradingDate | undefined) => loadMarket({ tape, registry }, day);

  it('stores the same signals bar by bar as at once, to the last bit', async () => {
    const from = SESSIONS - 12;
    const book = openMarketBook();
    await rebuildSignals(tape, await marketOf(days[from]), { book });
    for (const day of days.slice(from + 1)) await advanceSignals(tape, await marketOf(day), book);
    const grown = await signalsHash(tape);
    const { events } = await rebuildSignals(tape, await marketOf(undefined));
    expect(events).toBeGreaterThan(1_000);
    expect(grown).toBe(await signalsHash(tape));
  });

  it('computes everything again when an old bar was corrected, and nothing when none was', async () => {
    const follower = openFollower({ tape, registry });
    expect(await follower.catchUp()).toBe('everything');
    expect(await follower.catchUp()).toBe('nothing new');
    const before = await signalsHash(tape);
    const [first, ...others] = rows;
    if (first === undefined) throw new Error('no bar');
    await replaceDailyBars(tape, [{ ...first, close: first.high, volume: first.volume + 10 }, ...others]);
    expect(await follower.catchUp()).toBe('everything');
    await replaceDailyBars(tape, rows);
    expect(await follower.catchUp()).toBe('everything');
    expect(await signalsHash(tape)).toBe(before);
  });

  it('fires on no bar that a later one could have changed', async () => {
    const whole = [...passOver(await marketOf(undefined))];
    const part = [...passOver(await marketOf(days[200]))];
    for (const [at, { signals, series }] of part.entries()) {
      const bars = series.daily.length;
      const known = whole[at]?.signals.daily.fired.filter(({ bar }) => bar < bars) ?? [];
      expect(
        signals.daily.fired.map(({ why, family, kind, side, bar }) => ({ why, family, kind, side, bar })),
      ).toEqual(known.map(({ why, family, kind, side, bar }) => ({ why, family, kind, side, bar })));
    }
  });
});
