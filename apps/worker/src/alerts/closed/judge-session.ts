import {
  type ClosedBar,
  type Instance,
  type Judged,
  type LevelWatch,
  NEW_INSTANCE,
  beginLevel,
  beginTruth,
  isOnAxis,
  judgeClosedLevel,
  judgeClosedTruth,
  tellsAtClose,
} from '@chuli/alerts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { AlertFigure } from '@chuli/registry/alert';
import type { AlertBook, HeldAlert } from '../book.ts';
import type { Judgement } from '../news.ts';
import { type ClosedMarket, barOn } from './market.ts';
import type { Truths } from './truths.ts';

export type ClosedContext = { readonly market: ClosedMarket; readonly truths: Truths };

/** How one alert judges bars of one stock that are over. */
export type ClosedJudge = {
  /** How it stood on the bar before the first that is judged. */
  begin: (bar: ClosedBar) => Instance;
  judge: (instance: Instance, bar: ClosedBar) => Judged;
  figures: (bar: ClosedBar) => readonly AlertFigure[] | undefined;
};

const levelJudge = (watch: LevelWatch): ClosedJudge => ({
  begin: (bar) => beginLevel(watch, bar),
  judge: (instance, bar) => judgeClosedLevel(watch, instance, bar),
  figures: () => undefined,
});

const truthJudge = (truths: Truths, held: HeldAlert, symbol: StockSymbol): ClosedJudge => {
  const { settings } = held;
  const truthOn = (bar: ClosedBar) => truths(held, symbol, bar.day)?.truth ?? 'silent';
  return {
    begin: (bar) => beginTruth(settings, bar, truthOn(bar)),
    judge: (instance, bar) => judgeClosedTruth(settings, instance, bar, truthOn(bar)),
    figures: (bar) => truths(held, symbol, bar.day)?.figures,
  };
};

export const closedJudge = (
  { market, truths }: ClosedContext,
  held: HeldAlert,
  symbol: StockSymbol,
): ClosedJudge => {
  const { condition } = held.alert;
  const instrument = market.instruments.get(symbol) ?? null;
  return isOnAxis(condition)
    ? levelJudge({ condition, settings: held.settings, instrument })
    : truthJudge(truths, held, symbol);
};

/** One that only waits is not kept: what is not kept waits. */
export const isKept = (before: Instance | undefined, after: Instance): boolean =>
  before === undefined ? after.state !== 'armed' && after.state !== 'idle' : after !== before;

/** How it stood before a bar; of a session during which it was made nobody knows, and its close is no news. */
export const standingBefore = (
  { begin }: ClosedJudge,
  { settings }: HeldAlert,
  { bar, before }: { readonly bar: ClosedBar; readonly before: ClosedBar | undefined },
): Instance => {
  const isMadeDuring = !tellsAtClose(settings) && settings.since > bar.openedAt;
  return before === undefined || isMadeDuring ? NEW_INSTANCE : begin(before);
};

const judgeStock = (
  context: ClosedContext,
  held: HeldAlert,
  symbol: StockSymbol,
  day: TradingDate,
): Judgement[] => {
  const found = barOn(context.market, symbol, day);
  // What was over when the alert was made is no news, and how it stood then is found again from this bar.
  if (found === null || found.bar.closedAt <= held.settings.since) return [];
  const { bar } = found;
  const own = closedJudge(context, held, symbol);
  const kept = held.instances.get(symbol);
  const { instance, firings } = own.judge(kept ?? standingBefore(own, held, found), bar);
  if (!isKept(kept, instance) && firings.length === 0) return [];
  held.instances.set(symbol, instance);
  const change = { held, symbol, instance, base: bar.base, figures: own.figures(bar) };
  return firings.length === 0
    ? [{ ...change, firing: null }]
    : firings.map((firing) => Object.assign({}, change, { firing }));
};

/** The stocks of an alert, in their order; of one on the whole market those that traded. */
export const stocksOf = ({ symbols }: HeldAlert, { bars }: ClosedMarket): readonly StockSymbol[] =>
  [...(symbols ?? bars.keys())].toSorted();

/** Every alert on the closed bars of one session: what changes with it. */
export function* judgeSession(
  context: ClosedContext,
  book: AlertBook,
  day: TradingDate,
): Generator<readonly Judgement[]> {
  for (const held of book.values())
    yield stocksOf(held, context.market).flatMap((symbol) => judgeStock(context, held, symbol, day));
}
