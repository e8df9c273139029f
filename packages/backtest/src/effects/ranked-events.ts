import type { TradingDate } from '@chuli/kernel';
import { weekOf } from '@chuli/market';
import type { MarketDays } from '../market-days.ts';
import type { SymbolHistory } from '../symbol-history.ts';
import { lastBarUpTo } from './bars-by-session.ts';
import { GRADED_FROM } from './effect.ts';
import type { EffectEvent } from './effect-event.ts';
import {
  type Measure,
  type RankedShare,
  type Span,
  gained,
  isRanked,
  largestJump,
  quietness,
  rankedShare,
} from './ranked-measures.ts';
import type { WatchedId } from './watched.ts';

type Ranking = {
  readonly effect: WatchedId;
  readonly measure: Measure;
  readonly spanOf: (day: TradingDate) => number | string;
};

const monthOf = (day: TradingDate): string => day.slice(0, 7);

const RANKINGS: readonly Ranking[] = [
  { effect: 'last-week-winner', measure: gained, spanOf: weekOf },
  { effect: 'one-day-jumper', measure: largestJump, spanOf: weekOf },
  { effect: 'quiet-share', measure: quietness, spanOf: monthOf },
];

/** A fifth at the top of each list. */
const PARTS = 5;

type OverSpan = Span & { readonly on: TradingDate; readonly decidedOn: TradingDate };

/**
 * Weeks or months that are over: with the first session of another one, since the calendar knows neither a session that
 * was called off nor one that was added. Nothing is lost: the order goes into that session.
 */
const spansOver = (
  sessions: readonly TradingDate[],
  spanOf: Ranking['spanOf'],
  from: TradingDate,
): OverSpan[] => {
  const spans: OverSpan[] = [];
  let first = 0;
  for (const [at, day] of sessions.entries()) {
    const before = sessions[at - 1];
    if (before === undefined || spanOf(before) === spanOf(day)) continue;
    if (before >= from) spans.push({ first, last: at - 1, on: before, decidedOn: day });
    first = at;
  }
  return spans;
};

type Place = { readonly symbol: string; readonly bar: number; readonly value: number };

/** Of equal values at the edge none is further up than another: all of them stay outside. */
const topOf = (places: readonly Place[]): Place[] => {
  const sorted = places.toSorted((one, other) => other.value - one.value);
  const count = Math.floor(sorted.length / PARTS);
  const edge = sorted[count]?.value ?? Infinity;
  return sorted.slice(0, count).filter(({ value }) => value > edge);
};

const eventOf = (effect: WatchedId, { on, decidedOn }: OverSpan, { bar }: Place): EffectEvent => ({
  effect,
  on,
  decidedOn,
  declaredFor: on,
  toldOn: on,
  bonusPercent: null,
  bar,
  endsAfter: null,
});

type Listed = readonly [symbol: string, share: RankedShare];

const placesIn = (shares: readonly Listed[], measure: Measure, span: Span): Place[] =>
  shares.flatMap(([symbol, share]): Place[] => {
    const bar = lastBarUpTo(share.bars, span.last);
    if (bar === null || !isRanked(share, bar, span)) return [];
    const value = measure(share, bar, span);
    return value === null ? [] : [{ symbol, bar, value }];
  });

/**
 * The watched events that a share has only among others, by share: that it is in the top fifth of all ordinary shares that
 * somebody could buy, after the last session of a week or a month. That these fifths are looked at is from our registered
 * study; it left open over which sessions they are measured, and this is fixed here (docs/adr/0057).
 *
 * `last-week-winner`: what it gained in the week. `one-day-jumper`: its largest change of one day in the last five
 * sessions, after each week. `quiet-share`: how little was traded in the last five sessions against the last sixty, after
 * each month.
 */
export const rankedEvents = (
  { sessions, smallestMarket }: Pick<MarketDays, 'sessions' | 'smallestMarket'>,
  histories: readonly SymbolHistory[],
  from: TradingDate = GRADED_FROM,
): ReadonlyMap<string, readonly EffectEvent[]> => {
  const shares = histories
    .filter(({ instrument }) => instrument === 'Equity')
    .map((history): Listed => [history.symbol, rankedShare(history)]);
  const found = new Map<string, EffectEvent[]>();
  for (const { effect, measure, spanOf } of RANKINGS)
    for (const span of spansOver(sessions, spanOf, from)) {
      const places = placesIn(shares, measure, span);
      if (places.length < smallestMarket) continue;
      for (const place of topOf(places)) {
        const own = found.get(place.symbol);
        const event = eventOf(effect, span, place);
        if (own === undefined) found.set(place.symbol, [event]);
        else own.push(event);
      }
    }
  return found;
};
