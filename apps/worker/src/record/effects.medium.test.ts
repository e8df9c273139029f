import { EFFECT_IDS, WATCHED_IDS } from '@chuli/backtest';
import { type StockSymbol, type TradingDate, fromRupees, stockSymbol, tradingDate } from '@chuli/kernel';
import { nextTradingDay, weekOf } from '@chuli/market';
import { baseFacts, referenceOf, replaceReference, upsertCompanies } from '@chuli/registry/reference';
import type { DailyBarRow, Tape } from '@chuli/tape';
import { effectCasesOf, holdingCostsOf, sweepSignals } from '@chuli/tape/signal';
import { stampBases } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoadedMarket } from '../market/loaded-market.ts';
import { type Turn, UNHURRIED } from '../pass/turn.ts';
import { type SignalsPlace, inTerm, openSignalsPlace } from '../testing/signals-place.ts';
import { struckTape } from '../testing/struck-tape.ts';
import { bringUpEffects } from './effects.ts';

const FIRST = tradingDate('2026-05-04');
const SESSIONS = 136;
const days = Array.from({ length: SESSIONS - 1 }).reduce<TradingDate[]>(
  (list) => [...list, nextTradingDay(list.at(-1) ?? FIRST)],
  [FIRST],
);
const on = (session: number): TradingDate => days[session] as TradingDate;

/** FALLS is announced a dividend and loses a tenth a week later; RISES closes at its limit when all that is over. */
const ANNOUNCED = 100;
const FALLS_AT = 107;
const OVER_AT = ANNOUNCED + 21;
const RISES_AT = days.findIndex((day, at) => at > OVER_AT && weekOf(on(at - 1)) !== weekOf(day));
const [FALLS, RISES, QUIET] = ['AFALL', 'BRISE', 'CQUIET'].map(stockSymbol) as [
  StockSymbol,
  StockSymbol,
  StockSymbol,
];
const SYMBOLS = [FALLS, RISES, QUIET, ...Array.from({ length: 21 }, (_, at) => stockSymbol(`FLAT${at}`))];

const MONTH_END = days.findIndex(
  (day, at) => at > ANNOUNCED && at < SESSIONS - 1 && on(at + 1).slice(0, 7) !== day.slice(0, 7),
);
const WEEK_END = days.findIndex((day, at) => at >= RISES_AT && weekOf(on(at + 1)) !== weekOf(day));

const closeOf = (symbol: StockSymbol, session: number): number => {
  if (symbol === FALLS && session >= FALLS_AT) return 450;
  return symbol === RISES && session >= RISES_AT ? 575 : 500;
};

/** Rs 2.5 crore a session; of QUIET a fifth of it in the last five of a month. */
const amountOf = (symbol: StockSymbol, session: number): number =>
  symbol === QUIET && session > MONTH_END - 5 && session <= MONTH_END ? 5_000_000 : 25_000_000;

const rows: DailyBarRow[] = SYMBOLS.flatMap((symbol) =>
  days.map((traded_on, session) => {
    const close = closeOf(symbol, session);
    const before = closeOf(symbol, session - 1);
    const open = symbol === RISES && session === RISES_AT ? before : close;
    return {
      symbol,
      traded_on,
      open: fromRupees(open),
      high: fromRupees(Math.max(open, close)),
      low: fromRupees(Math.min(open, close)),
      close: fromRupees(close),
      last_traded: null,
      volume: 50_000,
      amount: fromRupees(amountOf(symbol, session)),
      trades: null,
      vwap: null,
      previous_close: fromRupees(before),
      source: 'test',
      sources_agreeing: 1,
      flags: '',
    };
  }),
);

const announcedOf = (symbol: StockSymbol, announced_on: TradingDate) => ({
  symbol,
  fiscal_year: '2082/2083',
  bonus_percent: null,
  cash_percent: 8,
  announced_on,
  known_on: announced_on,
  source: 'test',
  flags: '',
});

let place: SignalsPlace;
let market: LoadedMarket;
beforeAll(async () => {
  place = await openSignalsPlace(rows);
  const { registry, tape } = place;
  await upsertCompanies(
    registry,
    SYMBOLS.map((symbol) => ({
      symbol,
      name: symbol,
      sector_id: 1,
      instrument: 'Equity',
      status: 'Active',
      provenance: 'list',
    })),
  );
  await stampBases(tape, await baseFacts(referenceOf(registry)));
  await replaceReference(registry, 'dividend', [announcedOf(FALLS, on(ANNOUNCED))]);
  market = await place.marketOf(undefined);
});
afterAll(() => place.close());

const bringUp = (turn: Turn = UNHURRIED, tape: Tape = place.tape): Promise<number | null> =>
  bringUpEffects({ tape, registry: place.registry }, market, turn);

const casesNow = () =>
  effectCasesOf(place.tape, { effects: [...EFFECT_IDS, ...WATCHED_IDS], from: FIRST, to: on(SESSIONS - 1) });
/** All that readers see, and of how many versions each table is. */
const shown = async () => {
  const versions = await place.tape.query({
    query: `SELECT uniqExact(data_version) AS versions FROM effect_case UNION ALL SELECT uniqExact(data_version) FROM holding_cost`,
    format: 'JSONEachRow',
  });
  return {
    cases: await casesNow(),
    costs: await holdingCostsOf(place.tape),
    versions: (await versions.json<{ versions: number }>()).map((row) => row.versions),
  };
};

describe('the pass over the documented effects', () => {
  it('stores what followed each event, of the watched ones too, and what trading costs', async () => {
    expect(await bringUp()).toBe(5);
    const stored = await casesNow();
    expect(stored.map(({ effect, symbol, on: day }) => [effect, symbol, day])).toEqual(
      [
        ['after-dividend-announcement', FALLS, on(ANNOUNCED)],
        ['quiet-share', QUIET, on(MONTH_END)],
        ['ceiling-close', RISES, on(RISES_AT)],
        ['last-week-winner', RISES, on(WEEK_END)],
        ['one-day-jumper', RISES, on(WEEK_END)],
      ].toSorted(([, one, day], [, other, later]) => `${day} ${one}`.localeCompare(`${later} ${other}`)),
    );
    const announced = stored.find(({ symbol }) => symbol === FALLS);
    expect(announced).toMatchObject({
      decided_on: on(ANNOUNCED),
      told_on: on(ANNOUNCED),
      fill: 'filled',
      is_new_listing: 0,
      tried_on: on(ANNOUNCED + 1),
      known_on: [null, on(ANNOUNCED + 6), on(ANNOUNCED + 11), on(ANNOUNCED + 21)],
      held_sessions: [null, 5, 10, 20],
    });
    // A tenth, of which the average share lost a twenty-fourth.
    const excess = -0.1 + 0.1 / 24;
    expect(announced?.gross.map((one) => one?.toFixed(9))).toEqual(
      [undefined, 0, excess, excess].map((one) => one?.toFixed(9)),
    );
    expect(stored.find(({ effect }) => effect === 'last-week-winner')?.decided_on).toBe(on(WEEK_END + 1));
    const costs = await holdingCostsOf(place.tape);
    expect(costs.map(({ sessions }) => sessions)).toEqual([3, 5, 10, 20, 60]);
    expect(costs.every(({ trades, fees }) => trades > 0 && fees > 0.007 && fees < 0.008)).toBe(true);
  });

  it('writes nothing where nothing has changed', async () => {
    let writes = 0;
    const counted = struckTape(place.tape, () => void (writes += 1));
    expect(await bringUp(UNHURRIED, counted)).toBeNull();
    expect(writes).toBe(0);
  });

  it('told to stop between two shares has changed nothing', async () => {
    await replaceReference(place.registry, 'dividend', [
      announcedOf(FALLS, on(ANNOUNCED)),
      announcedOf(QUIET, on(90)),
    ]);
    const former = await shown();
    const stopping = AbortSignal.abort(new Error('stopped'));
    await expect(bringUp({ ...UNHURRIED, stopping })).rejects.toThrow('stopped');
    expect(await shown()).toEqual(former);
    expect(await place.stagingTables()).toEqual([]);
  });

  it('dead before any of its writes leaves an answer that is whole, and the next makes it good', async () => {
    const former = await shown();
    const left: Awaited<ReturnType<typeof shown>>[] = [];
    let outcome: number | string | null = 'killed';
    for (let fatal = 1; outcome === 'killed'; fatal += 1) {
      const dying = struckTape(place.tape, (number) => {
        if (number >= fatal) throw new Error('killed');
      });
      outcome = await bringUp(inTerm(fatal), dying).catch((error: Error) => error.message);
      left.push(await shown());
    }
    // The last one had nothing left to write: the one before died after the answer was in its place.
    expect(outcome).toBeNull();
    const whole = left.at(-1);
    expect(whole?.cases).toHaveLength(6);
    expect(former.cases).toHaveLength(5);
    const isFormer = left.map(({ cases }) => cases.length === 5);
    expect(isFormer).toEqual(isFormer.toSorted((one, other) => Number(other) - Number(one)));
    expect(isFormer.filter(Boolean).length).toBeGreaterThan(5);
    for (const [at, { cases, versions }] of left.entries()) {
      expect(cases, `died before write ${at + 1}`).toEqual(isFormer[at] ? former.cases : whole?.cases);
      expect(versions, `died before write ${at + 1}`).toEqual([1, 1]);
    }
    await sweepSignals(place.tape, inTerm(left.length + 1).fence);
    expect(await place.stagingTables()).toEqual([]);
  });

  it('is part of what the worker does with every pass', async () => {
    await replaceReference(place.registry, 'dividend', []);
    await place.follower(undefined).catchUp(inTerm(100));
    expect((await casesNow()).map(({ effect }) => effect)).not.toContain('after-dividend-announcement');
    expect(await bringUp()).toBeNull();
  });
});
