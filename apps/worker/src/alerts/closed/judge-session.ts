import {
  type AlertFigure,
  type ClosedBar,
  type ClosedJudge,
  type Instance,
  NEW_INSTANCE,
  closedJudge,
  isOnAxis,
  replay,
  tellsAtClose,
} from '@chuli/alerts';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { AlertBook, HeldAlert } from '../book.ts';
import type { Judgement } from '../news.ts';
import { type ClosedMarket, barOn, barsUpTo } from './market.ts';
import type { Truths } from './truths.ts';

/** Sessions before the one that is judged, in which it is looked how an alert stood that is not kept. */
export const STOOD_SESSIONS = 20;

export type ClosedContext = { readonly market: ClosedMarket; readonly truths: Truths };

/** How one alert judges bars of one stock, and what it compared. */
export type HeldJudge = ClosedJudge & {
  figures: (bar: ClosedBar) => readonly AlertFigure[] | undefined;
};

export const heldJudge = (
  { market, truths }: ClosedContext,
  held: HeldAlert,
  symbol: StockSymbol,
): HeldJudge => {
  const { settings } = held;
  const { condition } = held.alert;
  const instrument = market.instruments.get(symbol) ?? null;
  return {
    ...closedJudge(
      { condition, settings, instrument },
      ({ day }) => truths(held, symbol, day)?.truth ?? 'silent',
    ),
    figures: (bar) => (isOnAxis(condition) ? undefined : truths(held, symbol, bar.day)?.figures),
  };
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

/** By the bars up to the one before: what is silent on it waits as it did. */
const stoodBefore = (
  context: ClosedContext,
  held: HeldAlert,
  symbol: StockSymbol,
  found: { readonly bar: ClosedBar; readonly before: ClosedBar | undefined },
): Instance => {
  const own = heldJudge(context, held, symbol);
  if (isOnAxis(held.alert.condition) || found.before === undefined) return standingBefore(own, held, found);
  const bars = barsUpTo(context.market, symbol, found.before.day).slice(-STOOD_SESSIONS);
  return replay(own.judge, held.settings, bars).instance;
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
  const own = heldJudge(context, held, symbol);
  const kept = held.instances.get(symbol);
  const { instance, firings } = own.judge(kept ?? stoodBefore(context, held, symbol, found), bar);
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
