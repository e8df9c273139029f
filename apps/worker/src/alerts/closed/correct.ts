import {
  type ClosedBar,
  type Condition,
  type Corrections,
  type Instance,
  type Judged,
  NEW_INSTANCE,
  axisOf,
  closedDay,
  comparePlaces,
  correctionsOf,
  judgeBars,
  replay,
  tellsAtClose,
} from '@chuli/alerts';
import { type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import type { StandingFiring } from '@chuli/registry/alert';
import type { AlertBook, HeldAlert } from '../book.ts';
import type { Judgement } from '../news.ts';
import { type ClosedContext, heldJudge, isKept, standingBefore, stocksOf } from './judge-session.ts';
import { type ClosedMarket, barOn, barsUpTo } from './market.ts';

/** What corrected bars change: firings to mark by id, and what is kept and told anew. */
export type Corrected = {
  readonly withdrawn: readonly string[];
  readonly standing: readonly string[];
  readonly judgements: readonly Judgement[];
};

const isSame = (one: Instance, other: Instance): boolean =>
  one.state === other.state &&
  one.side === other.side &&
  (one.place === other.place ||
    (one.place !== null && other.place !== null && comparePlaces(one.place, other.place) === 0));

/** As if it had never been judged: by all bars since it was made. */
const anew = (context: ClosedContext, held: HeldAlert, symbol: StockSymbol, to: TradingDate): Judged => {
  const { judge } = heldJudge(context, held, symbol);
  return replay(judge, held.settings, barsUpTo(context.market, symbol, to));
};

/** What was seen of bars that formed cannot be seen again: on from where it stands. */
const onward = (context: ClosedContext, held: HeldAlert, symbol: StockSymbol, to: TradingDate): Judged => {
  const own = heldJudge(context, held, symbol);
  const bars = barsUpTo(context.market, symbol, to);
  const kept = held.instances.get(symbol);
  const since = bars.findLastIndex(({ closedAt }) => closedAt <= held.settings.since);
  const last = kept?.place ?? null;
  const first = last === null ? since + 1 : bars.findLastIndex(({ day }) => day <= last.bar) + 1;
  const bar = bars[first];
  if (bar === undefined) return { instance: kept ?? NEW_INSTANCE, firings: [] };
  const from = kept ?? standingBefore(own, held, { bar, before: bars[first - 1] });
  return judgeBars(own.judge, from, bars.slice(first));
};

const judgementsOf = (
  { market }: ClosedContext,
  held: HeldAlert,
  symbol: StockSymbol,
  { instance }: Judged,
  { late }: Pick<Corrections, 'late'>,
): Judgement[] => {
  const kept = held.instances.get(symbol);
  const isOther = kept === undefined ? isKept(kept, instance) : !isSame(kept, instance);
  if (!isOther && late.length === 0) return [];
  held.instances.set(symbol, instance);
  const change = { held, symbol, instance, isCorrected: true };
  if (late.length === 0) return [{ ...change, firing: null, base: null }];
  return late.map((firing) => {
    const bar = barOn(market, symbol, tradingDate(firing.bar.slice(0, 10)))?.bar;
    return { ...change, firing, base: bar?.base ?? null };
  });
};

type Told = ReadonlyMap<string, readonly StandingFiring[]>;

export const toldKey = (alertId: string, symbol: string): string => `${alertId} ${symbol}`;

const correctStock = (
  context: ClosedContext,
  held: HeldAlert,
  symbol: StockSymbol,
  { told, to }: { told: readonly StandingFiring[]; to: TradingDate },
): Corrected => {
  if (!tellsAtClose(held.settings)) {
    const judged = onward(context, held, symbol, to);
    const judgements = judgementsOf(context, held, symbol, judged, { late: judged.firings });
    return { withdrawn: [], standing: [], judgements };
  }
  const judged = anew(context, held, symbol, to);
  const corrections = correctionsOf(told, judged.firings);
  const idOf = (bar: string): string[] => told.filter((firing) => firing.bar === bar).map(({ id }) => id);
  return {
    withdrawn: corrections.withdrawn.flatMap(idOf),
    standing: corrections.standing.flatMap(idOf),
    judgements: judgementsOf(context, held, symbol, judged, corrections),
  };
};

/** Whether all bars since it was made are known: what else it would have said nobody can tell. */
const isWithin = ({ settings }: HeldAlert, { isWhole, sessions: [first] }: ClosedMarket): boolean =>
  isWhole || (first !== undefined && settings.since >= closedDay(first).closedAt);

/** Every alert that was made within the sessions that are known, by their bars as they are now. */
export function* correctAll(
  context: ClosedContext,
  book: AlertBook,
  { told, to }: { told: Told; to: TradingDate },
): Generator<Corrected> {
  for (const held of book.values()) {
    if (!isWithin(held, context.market)) continue;
    for (const symbol of stocksOf(held, context.market))
      yield correctStock(context, held, symbol, {
        told: told.get(toldKey(held.alert.id, symbol)) ?? [],
        to,
      });
  }
}

const reaches = (condition: Condition, bar: ClosedBar, value: number): boolean => {
  const axis = axisOf(condition);
  if (axis === 'price') return bar.low <= value && value <= bar.high;
  if (axis === 'volume') return value <= bar.volume;
  return axis !== 'turnover' || bar.amount === null || value <= bar.amount;
};

type FormingFiring = Omit<StandingFiring, 'isForming'> & { readonly condition: Condition };

/** What was told of a bar that formed stands where its value lies within the bar: that of an annulled trade does not. */
export const checkForming = (
  market: ClosedMarket,
  day: TradingDate,
  firings: readonly FormingFiring[],
): Pick<Corrected, 'withdrawn' | 'standing'> => {
  const judged = firings.flatMap(({ id, symbol, value, condition, isWithdrawn }) => {
    const bar = barOn(market, symbol, day)?.bar;
    if (value === null) return [];
    return [{ id, isWithdrawn, stands: bar !== undefined && reaches(condition, bar, value) }];
  });
  return {
    withdrawn: judged.filter(({ isWithdrawn, stands }) => !isWithdrawn && !stands).map(({ id }) => id),
    standing: judged.filter(({ isWithdrawn, stands }) => isWithdrawn && stands).map(({ id }) => id),
  };
};
