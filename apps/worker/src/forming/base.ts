import { setImmediate as nextTurn } from 'node:timers/promises';
import { type StockSymbol, type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import { joinRenamed, presentTickers } from '@chuli/market';
import { listAllPriceAdjustments, listRenames, referenceOf } from '@chuli/registry/reference';
import {
  FAMILIES,
  type Plan,
  type SeriesEnd,
  type Sessions,
  type SignalState,
  openDaily,
  planOf,
  start,
  stepBar,
} from '@chuli/signals';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { type WholeBar, wholeSeries } from '@chuli/tape/signal';
import type { Engines } from '../market/load-market.ts';
import { PATTERN_BARS } from '../pass/run-pass.ts';

type Adjustment = { readonly ex_on: TradingDate; readonly factor: number };

/** A stock after its last closed bar. Nothing here ever sees a bar that still forms. */
export type FormingStock = {
  readonly state: SignalState;
  readonly end: SeriesEnd;
  readonly adjustments: readonly Adjustment[];
  /** Whether one of the last bars that a pattern of today may span has no opening price. */
  readonly lacksOpen: boolean;
};

/** What the bars of one day are judged from. */
export type FormingBase = {
  readonly day: TradingDate;
  readonly plan: Plan;
  readonly sessions: Sessions;
  readonly stocks: ReadonlyMap<StockSymbol, FormingStock>;
};

const BEGINNING = tradingDate('1990-01-01');

const JUDGED = new Set<string>(FORMING_LISTS.map(({ family }) => family));

/** Only the families whose lists are shown while a bar forms: candlesticks alone would double the time of a step. */
export const formingPlan = (): Plan =>
  planOf(
    FAMILIES.filter(({ id }) => JUDGED.has(id)),
    'daily',
  );

export const stockAfter = (
  plan: Plan,
  bars: readonly WholeBar[],
  adjustments: readonly Adjustment[],
  sessions: Sessions,
): FormingStock => {
  const { series, end } = openDaily(bars, adjustments, sessions);
  const state = start(plan);
  for (const { candle } of series) stepBar(plan, state, candle);
  const lacksOpen = series.slice(1 - PATTERN_BARS).some(({ has_open }) => !has_open);
  return { state, end, adjustments, lacksOpen };
};

/** Every stock of the market as it stood before a day, read from the tape alone: the same whenever it is read. */
export const loadBase = async (
  { tape, registry }: Engines,
  day: TradingDate,
  stopping: AbortSignal,
): Promise<FormingBase> => {
  const before = addDays(day, -1);
  const held = heldSessions(await knownDays(tape)).filter((session) => session < day);
  const reference = referenceOf(registry);
  const [series, renames, adjustments] = await Promise.all([
    wholeSeries(tape, { to: before }),
    listRenames(reference, day),
    listAllPriceAdjustments(reference, { after: BEGINNING, as_of: day }),
  ]);
  const present = presentTickers(renames);
  const adjustmentsOf = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const sessions = {
    numbers: new Map([...held, day].map((session, number) => [session, number])),
    // No family reads the index; the candle has room for it.
    market: new Map<TradingDate, number>(),
  };
  const plan = formingPlan();
  const stocks = new Map<StockSymbol, FormingStock>();
  for (const [symbol, bars] of joinRenamed(new Map(series.map((one) => [one.symbol, one.bars])), renames)) {
    stocks.set(symbol, stockAfter(plan, bars, adjustmentsOf.get(symbol) ?? [], sessions));
    stopping.throwIfAborted();
    await nextTurn();
  }
  return { day, plan, sessions, stocks };
};
