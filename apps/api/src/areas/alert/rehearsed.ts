import { type Settings, closedBarOf, closedDay, rehearse } from '@chuli/alerts';
import {
  AppError,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  instant,
  tradingDate,
} from '@chuli/kernel';
import { type WholeBar, wholeSeries } from '@chuli/tape/signal';
import type { Caller } from '../../http/access.ts';
import type { Context } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';
import type { WithScanner } from '../find/answer-list.ts';
import type { Wanted } from './condition.ts';
import { type Truths, truthsOf } from './rehearsed-truths.ts';
import { symbolsOf } from './scope.ts';

type Needs = Context & WithScanner & { readonly caller: Caller };

/** What an alert would have told of a stock at the close of a session, or while it was open. */
export type Rehearsal = {
  readonly date: TradingDate;
  readonly symbol: StockSymbol;
  readonly value: number | null;
  /** What the change of the day was measured from. */
  readonly base: Paisa | null;
};

export type Rehearsed = {
  /** The sessions that were judged, oldest first. */
  readonly days: readonly TradingDate[];
  readonly judged: number;
  readonly notJudged: number;
  /** Oldest first. */
  readonly firings: readonly Rehearsal[];
  readonly bars: ReadonlyMap<StockSymbol, readonly WholeBar[]>;
};

/** What is rehearsed: until when it tells, and whether of what is true already, is a matter of the day it is made. */
export type RehearsedAlert = Pick<Wanted, 'condition' | 'scope' | 'timing' | 'frequency'>;

type Window = Pick<Rehearsed, 'days'> & {
  /** As if it had been made at the close of the session before them. */
  readonly since: Settings['since'];
  readonly read: readonly TradingDate[];
};

const windowOf = async (
  { sessions, clock }: Pick<Context, 'sessions' | 'clock'>,
  count: number,
): Promise<Window> => {
  const { exchange, daily } = await sessions();
  const read = upTo(exchange, latest(daily, undefined, clock)).slice(-(count + 1));
  const [before] = read;
  const hasBefore = read.length > count && before !== undefined;
  return {
    read,
    days: hasBefore ? read.slice(1) : read,
    since: hasBefore ? closedDay(before).closedAt : instant(0),
  };
};

type Judging = {
  readonly alert: RehearsedAlert;
  readonly since: Settings['since'];
  readonly truths: Truths;
  readonly instruments: ReadonlyMap<StockSymbol, string | null>;
};

const firingsOf = (
  { alert, since, truths, instruments }: Judging,
  symbol: StockSymbol,
  bars: readonly WholeBar[],
): Rehearsal[] => {
  const { condition, timing, frequency } = alert;
  const settings = { timing, frequency, since, firesFirst: false, expiresOn: null, isPaused: false };
  const watch = { condition, settings, instrument: instruments.get(symbol) ?? null };
  const closed = bars.map((bar, place) => closedBarOf(bar, bars[place - 1]));
  const bases = new Map(closed.map(({ day, base }) => [day, base]));
  return rehearse(watch, closed, ({ day }) => truths.on(symbol, day)).map(({ bar, value }) => {
    const date = tradingDate(bar.slice(0, 10));
    return { date, symbol, value, base: bases.get(date) ?? null };
  });
};

const inOrder = (one: Rehearsal, other: Rehearsal): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.symbol < other.symbol ? -1 : 1;
};

/** Judges an alert over the last sessions by the steps of the worker. Nothing is kept. */
export const rehearsed = async (needs: Needs, alert: RehearsedAlert, count: number): Promise<Rehearsed> => {
  const { days, since, read } = await windowOf(needs, count);
  const [from, to] = [read[0], read.at(-1)];
  if (from === undefined || to === undefined) throw new AppError('market.no-session');
  const symbols = await symbolsOf(needs, alert);
  const nothing = symbols?.size === 0;
  const [series, truths, { companies }] = await Promise.all([
    nothing ? [] : wholeSeries(needs.tape, { from, to, symbols: [...(symbols ?? [])] }),
    truthsOf(needs, { condition: alert.condition, symbols, days: read }),
    needs.reference(),
  ]);
  const held = new Set(read);
  const bars = new Map(
    series.map((one) => [one.symbol, one.bars.filter(({ traded_on }) => held.has(traded_on))]),
  );
  const instruments = new Map(companies.map(({ symbol, instrument }) => [symbol, instrument]));
  const judging: Judging = { alert, since, truths, instruments };
  const asked = [...(symbols ?? truths.stocks ?? bars.keys())];
  const isJudged = (symbol: StockSymbol): boolean =>
    truths.isJudged(symbol) &&
    bars.get(symbol)?.some(({ traded_on }) => traded_on >= (days[0] ?? to)) === true;
  const judged = asked.filter(isJudged);
  return {
    days,
    bars,
    judged: judged.length,
    notJudged: asked.length - judged.length,
    firings: judged.flatMap((symbol) => firingsOf(judging, symbol, bars.get(symbol) ?? [])).toSorted(inOrder),
  };
};
