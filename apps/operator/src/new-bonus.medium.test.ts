import { findActions } from '@chuli/actions';
import {
  type StockSymbol,
  type TradingDate,
  addDays,
  atKathmandu,
  instant,
  paisa,
  stockSymbol,
} from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import { upsertCompanies } from '@chuli/registry/reference';
import { type DailyBarRow, migrateTape, openTape } from '@chuli/tape';
import { readSignalState, signalsHash } from '@chuli/tape/signal';
import { replaceDailyBars } from '@chuli/tape/write';
import { testClickHouse } from '@chuli/testkit';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '@chuli/api/testing/test-server';
import {
  type LoadedMarket,
  type Worker,
  loadMarket,
  openActionKeeper,
  rebuildSignals,
  startWorker,
} from '@chuli/worker';
import { walkingMarket } from '@chuli/worker/testing/walking-market';
import { given } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { perform } from './perform.ts';

const SOON = { timeout: 60_000, interval: 50 };
const SYMBOL = stockSymbol('T0');
const FACTOR = 0.8;
const SESSIONS = 260;

const { days, rows: walked } = walkingMarket(8, SESSIONS);
const own = walked.filter(({ symbol }) => symbol === SYMBOL);
const ex = own.at(-6) as DailyBarRow;
const before = own.at(-7) as DailyBarRow;

const scaled = (price: number | null) => (price === null ? null : paisa(Math.round(price * FACTOR)));

/** The walk of one stock goes on at four fifths from its ex-date on, as a bonus of 25 % makes it. */
const afterBonus = (row: DailyBarRow): DailyBarRow => {
  if (row.symbol !== SYMBOL || row.traded_on < ex.traded_on) return row;
  return {
    ...row,
    open: scaled(row.open),
    high: paisa(Math.round(row.high * FACTOR)),
    low: paisa(Math.round(row.low * FACTOR)),
    close: paisa(Math.round(row.close * FACTOR)),
    previous_close: scaled(row.previous_close),
  };
};

const rows = walked.map(afterBonus);

const tradedBefore = rows.filter(({ traded_on }) => traded_on < ex.traded_on);
const last = days.at(-1) ?? ex.traded_on;

const company = (symbol: StockSymbol): NewRow<'company'> => ({
  symbol,
  name: symbol,
  sector_id: 1,
  instrument: 'Equity',
  status: 'Active',
  provenance: 'list',
});

const withoutFactors = (market: LoadedMarket): LoadedMarket => ({
  ...market,
  stocks: market.stocks.map((stock) => ({ ...stock, adjustments: [] })),
});

describe('a new bonus announced on a running installation', { timeout: 180_000 }, () => {
  let place: TestServer;
  let worker: Worker;
  const changed: (readonly StockSymbol[] | 'all')[] = [];
  /** What people would be told of after each pass. */
  const told: { as_of: TradingDate | null; signals: string }[] = [];

  beforeAll(async () => {
    const started = Date.now();
    const noon = atKathmandu(addDays(last, 1), 12 * 60);
    // The API keeps its copy of the reference for a while, as it does in production.
    place = await openTestServer({
      empty: true,
      bookMs: 200,
      clock: () => instant(noon + Date.now() - started),
    });
    const { tape, registry } = place;
    const symbols = [...new Set(rows.map(({ symbol }) => symbol))];
    await upsertCompanies(registry, symbols.map(company));
    await replaceDailyBars(tape, tradedBefore);
    const logger = pino({ level: 'silent' });
    const actions = openActionKeeper({
      tape,
      registry,
      logger,
      find: findActions,
      afterChange: (symbols) => Promise.resolve(void changed.push(symbols)),
    });
    const afterPass = async (): Promise<void> => {
      const as_of = (await readSignalState(tape))[0]?.as_of ?? null;
      told.push({ as_of, signals: await signalsHash(tape) });
    };
    const turn = { holder: 'test', pollMs: 50, leaseMs: 60_000 };
    worker = startWorker({ tape, registry, logger, ...turn, actions, afterPass });
    return async () => {
      await worker.stop();
      await place.close();
    };
  });

  const operate = (command: string, words: string[], options: Record<string, string>) => {
    const [thing = '', verb = ''] = command.split(' ');
    const operation = OPERATIONS[thing]?.[verb];
    if (operation === undefined || !('change' in operation)) throw new Error(`${command} changes nothing.`);
    const doing = { operator: 'sita', command, isApplied: true };
    const asked = given(words, { as: 'sita', ...options });
    return perform(place.registry, operation, asked, doing, new Date());
  };

  const history = () => place.get('/data/adjhistorydata/', { symbol: SYMBOL });
  const factors = async () => (await history()).adjustments.map(({ ex_on, factor }) => [ex_on, factor]);
  const closeBefore = async () => (await history()).rows.find(({ date }) => date === before.traded_on)?.close;
  const changeOfMonth = async () =>
    (await place.get('/data/performance/daily/', {})).rows.find(({ symbol }) => symbol === SYMBOL)?.change_20;
  const mark = () => worker.state().mark;
  /** Without the passes over other bars that left every factor as it was. */
  const factorsChanged = () => changed.filter(({ length }) => length > 0);

  /** The hash of the signals when everything is computed at once on a tape of its own. */
  const hashOf = async (market: LoadedMarket): Promise<string> => {
    const engine = await testClickHouse();
    await migrateTape(engine);
    const tape = openTape(engine);
    try {
      await rebuildSignals(tape, market);
      return await signalsHash(tape);
    } finally {
      await tape.close();
      await engine.drop();
    }
  };

  it('becomes a factor once its ex-date trades, and all that is derived follows without a restart', async () => {
    await expect.poll(mark, SOON).not.toBeNull();
    expect(worker.state().trouble).toBeNull();
    const rawClose = await closeBefore();
    await operate('dividends add', [SYMBOL], {
      year: '2080/2081',
      bonus: '25',
      announced: days[SESSIONS - 30] ?? '',
      'book-close': ex.traded_on,
    });
    expect(await factors()).toEqual([]);
    const beforeEx = mark();

    await replaceDailyBars(place.tape, rows);
    await expect.poll(factors, SOON).toEqual([[ex.traded_on, FACTOR]]);
    expect((await history()).adjustments).toMatchObject([{ kind: 'bonus', confidence: 'certain' }]);
    expect(await closeBefore()).toBeCloseTo((rawClose ?? 0) * FACTOR, 2);
    await expect.poll(mark, SOON).not.toBe(beforeEx);

    const market = await loadMarket(place);
    const adjusted = await hashOf(market);
    expect(adjusted).not.toBe(await hashOf(withoutFactors(market)));
    await expect.poll(() => signalsHash(place.tape), SOON).toBe(adjusted);
    await expect.poll(() => told.at(-1)?.as_of, SOON).toBe(last);
    const toldOfEx = told.filter(({ as_of }) => (as_of ?? '') >= ex.traded_on);
    expect(new Set(toldOfEx.map(({ signals }) => signals))).toEqual(new Set([adjusted]));
    expect(factorsChanged()).toEqual(['all', [SYMBOL]]);
  });

  it('that an operator refuses is taken out of everything again, and stays out', async () => {
    const month = (await changeOfMonth()) ?? 0;
    await operate('actions refuse', [SYMBOL, ex.traded_on], {});
    await expect.poll(factors, SOON).toEqual([]);
    await expect.poll(changeOfMonth, SOON).toBeLessThan(month - 10);
    const raw = await hashOf(withoutFactors(await loadMarket(place)));
    await expect.poll(() => signalsHash(place.tape), SOON).toBe(raw);
    expect(factorsChanged()).toEqual(['all', [SYMBOL], [SYMBOL]]);

    await operate('actions confirm', [SYMBOL, ex.traded_on], { factor: '0.81' });
    await expect.poll(factors, SOON).toEqual([[ex.traded_on, 0.81]]);
  });
});
