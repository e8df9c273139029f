import { type Paisa, type TradingDate, addDays } from '@chuli/kernel';
import { PRICE_LIMITS } from '@chuli/market';
import type { MarketDays } from '../market-days.ts';
import type { SessionBar, SymbolHistory } from '../symbol-history.ts';
import { lastBarUpTo, sessionFrom } from './bars-by-session.ts';
import type { DeclaredDividend } from './dividend-events.ts';
import { GRADED_FROM } from './effect.ts';
import type { EffectEvent } from './effect-event.ts';
import type { WatchedId } from './watched.ts';

/** What is known of a share besides its bars. */
export type WatchedInputs = {
  readonly dividends: readonly DeclaredDividend[];
  readonly rightExDates: readonly TradingDate[];
  readonly promoterLockInEndsOn: TradingDate | null;
};

const WHOLE = 10_000;
/** A close is at its limit from so little before it on: the rounding of the exchange. */
const SHARE_OF_BASE = 0.001_5;
const TEN_PAISA = 10;

/** 1 at the ceiling of the day, -1 at its floor, 0 between. */
const limitSide = ({ close, previousClose }: SessionBar, date: TradingDate): -1 | 0 | 1 => {
  const base: Paisa | null = previousClose;
  if (base === null || base <= 0) return 0;
  const band = PRICE_LIMITS.on(date).daily / WHOLE;
  const slack = Math.max(SHARE_OF_BASE * base, TEN_PAISA);
  if (close >= base * (1 + band) - slack) return 1;
  return close <= base * (1 - band) + slack ? -1 : 0;
};

type Place = { readonly sessions: readonly TradingDate[]; readonly history: SymbolHistory };

const eventOf = (
  effect: WatchedId,
  on: TradingDate,
  also: Pick<EffectEvent, 'bar'> & Partial<EffectEvent>,
): EffectEvent => ({
  effect,
  on,
  decidedOn: on,
  declaredFor: on,
  toldOn: on,
  bonusPercent: null,
  endsAfter: null,
  ...also,
});

const limitEvents = ({ sessions, history }: Place): EffectEvent[] =>
  history.bars.flatMap((bar, at) => {
    const on = sessions[bar.session];
    const side = on === undefined ? 0 : limitSide(bar, on);
    if (on === undefined || side === 0) return [];
    return [eventOf(side === 1 ? 'ceiling-close' : 'floor-close', on, { bar: at })];
  });

/** The first session on or after a day, where the share traded shortly before. */
const eventsFrom = ({ sessions, history }: Place, effect: WatchedId, day: TradingDate): EffectEvent[] => {
  const session = sessionFrom(sessions, day);
  const [on, bar] = [sessions[session], lastBarUpTo(history.bars, session)];
  return on === undefined || bar === null ? [] : [eventOf(effect, on, { bar, declaredFor: day })];
};

const SESSIONS_BEFORE = 10;

/** From ten sessions before a lock-in ends to its end. */
const lockInEvents = ({ sessions, history }: Place, endsOn: TradingDate): EffectEvent[] => {
  const end = sessionFrom(sessions, endsOn);
  const [bar, endsAfter] = [
    lastBarUpTo(history.bars, end - SESSIONS_BEFORE - 1),
    lastBarUpTo(history.bars, end - 1),
  ];
  const on = sessions[end - SESSIONS_BEFORE - 1];
  if (end === sessions.length || on === undefined || bar === null) return [];
  return [eventOf('before-promoter-lock-in-end', on, { bar, endsAfter, declaredFor: endsOn })];
};

const isCashAlone = ({ bonus_percent, cash_percent, book_close_on }: DeclaredDividend): boolean =>
  book_close_on !== null && (bonus_percent ?? 0) === 0 && (cash_percent ?? 0) > 0;

/** Of one right the exchange restates a share once; a second step within these days is the same one. */
const SAME_ISSUE_DAYS = 20;

/** The watched events of a share from a day on: by themselves only those that nobody had seen. */
export const watchedEvents = (
  { sessions }: Pick<MarketDays, 'sessions'>,
  history: SymbolHistory,
  inputs: WatchedInputs,
  from: TradingDate = GRADED_FROM,
): EffectEvent[] => {
  const place = { sessions, history };
  const { dividends, rightExDates, promoterLockInEndsOn } = inputs;
  const rights = rightExDates.filter(
    (day, at) => at === 0 || day > addDays(rightExDates[at - 1] ?? day, SAME_ISSUE_DAYS),
  );
  const events = [
    ...dividends
      .filter(isCashAlone)
      .flatMap(({ book_close_on }) =>
        book_close_on === null ? [] : eventsFrom(place, 'after-cash-ex', book_close_on),
      ),
    ...rights.flatMap((day) => eventsFrom(place, 'after-right-ex', day)),
    ...(promoterLockInEndsOn === null ? [] : lockInEvents(place, promoterLockInEndsOn)),
    ...limitEvents(place),
  ].filter(({ on }) => on >= from);
  return [...new Map(events.map((event) => [`${event.effect} ${event.on}`, event])).values()];
};
