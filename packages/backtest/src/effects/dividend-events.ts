import type { TradingDate } from '@chuli/kernel';
import { nextTradingDay } from '@chuli/market';
import type { MarketDays } from '../market-days.ts';
import type { SymbolHistory } from '../symbol-history.ts';
import { lastBarUpTo, sessionFrom } from './bars-by-session.ts';
import type { EffectEvent } from './effect-event.ts';

/** A dividend as it was declared, with the day on which the market could know it. */
export type DeclaredDividend = {
  readonly bonus_percent: number | null;
  readonly cash_percent: number | null;
  readonly announced_on: TradingDate | null;
  readonly book_close_on: TradingDate | null;
  readonly known_on: TradingDate | null;
};

type Place = { readonly sessions: readonly TradingDate[]; readonly history: SymbolHistory };

/** Sessions of an event: that after which it was known, that by which this was certain, and the last before its end. */
type When = { readonly session: number; readonly decided?: number; readonly endsAfter?: number };

const eventAt = (
  { sessions, history }: Place,
  { session, decided = session, endsAfter }: When,
  of: Pick<EffectEvent, 'effect' | 'declaredFor'> & { readonly dividend: DeclaredDividend },
): EffectEvent[] => {
  const on = sessions[session];
  const bar = lastBarUpTo(history.bars, session);
  if (on === undefined || bar === null) return [];
  const { effect, declaredFor, dividend } = of;
  return [
    {
      effect,
      on,
      decidedOn: sessions[decided] ?? null,
      declaredFor,
      toldOn: dividend.known_on,
      bonusPercent: dividend.bonus_percent,
      bar,
      endsAfter: endsAfter === undefined ? null : lastBarUpTo(history.bars, endsAfter),
    },
  ];
};

/** As far from the book close as the exchange may restate a price for it. */
const RESTATED_WITHIN = 20;

type ExSession = { readonly session: number; readonly decided: number };

/**
 * The session in which the exchange restated the share: the last up to the book close, else the first after it, both
 * within twenty sessions; that of the book close without one. Until then it may still come, and nothing is decided.
 */
const exSession = ({ bars }: SymbolHistory, bookClose: number): ExSession => {
  const restated = bars.flatMap(({ session, factor }, at) => {
    const before = bars[at - 1];
    const isNear = Math.abs(session - bookClose) <= RESTATED_WITHIN;
    return isNear && before !== undefined && before.factor !== factor ? [session] : [];
  });
  const upTo = restated.findLast((session) => session <= bookClose);
  if (upTo !== undefined) return { session: upTo, decided: bookClose };
  const after = restated[0];
  if (after !== undefined) return { session: after, decided: after };
  return { session: bookClose, decided: bookClose + RESTATED_WITHIN };
};

/** Whether it was told by the day: a row that was filled in later speaks of nothing that anybody knew. */
const wasToldBy = (toldOn: TradingDate | null, day: TradingDate): boolean => toldOn !== null && toldOn <= day;

const afterBonusEx = (place: Place, dividend: DeclaredDividend): EffectEvent[] => {
  const { bonus_percent, book_close_on: declaredFor } = dividend;
  if ((bonus_percent ?? 0) <= 0 || declaredFor === null) return [];
  const bookClose = sessionFrom(place.sessions, declaredFor);
  if (bookClose === place.sessions.length) return [];
  const when = exSession(place.history, bookClose);
  return eventAt(place, when, { effect: 'after-bonus-ex', declaredFor, dividend });
};

/** The last session up to the day: of an announcement on a holiday, the one before. */
const afterAnnouncement = (place: Place, dividend: DeclaredDividend): EffectEvent[] => {
  const { announced_on: declaredFor, known_on } = dividend;
  if (declaredFor === null || !wasToldBy(known_on, declaredFor)) return [];
  const from = sessionFrom(place.sessions, declaredFor);
  const session = place.sessions[from] === declaredFor ? from : from - 1;
  const before = place.sessions[session];
  // What is dated after the next session belongs to one that is not here yet.
  if (before === undefined || (from === place.sessions.length && declaredFor >= nextTradingDay(before)))
    return [];
  return eventAt(place, { session }, { effect: 'after-dividend-announcement', declaredFor, dividend });
};

const RUN_UP_BEGINS = 10;
const RUN_UP_ENDS = 1;

/** In at the open of the tenth session before, so the one before that is the last that is known. */
const beforeBookClose = (place: Place, dividend: DeclaredDividend): EffectEvent[] => {
  const { book_close_on: declaredFor } = dividend;
  if (declaredFor === null) return [];
  const bookClose = sessionFrom(place.sessions, declaredFor);
  if (bookClose === place.sessions.length) return [];
  const when = {
    session: bookClose - RUN_UP_BEGINS - 1,
    decided: bookClose,
    endsAfter: bookClose - RUN_UP_ENDS - 1,
  };
  return eventAt(place, when, { effect: 'before-book-close', declaredFor, dividend });
};

const isPaid = ({ bonus_percent, cash_percent }: DeclaredDividend): boolean =>
  (bonus_percent ?? 0) + (cash_percent ?? 0) > 0;

/** The events of a share that follow from its dividends; those of one kind and session are one. */
export const dividendEvents = (
  { sessions }: Pick<MarketDays, 'sessions'>,
  history: SymbolHistory,
  dividends: readonly DeclaredDividend[],
): EffectEvent[] => {
  const place = { sessions, history };
  const paid = dividends.filter(isPaid);
  const events = [afterBonusEx, afterAnnouncement, beforeBookClose].flatMap((eventsOf) =>
    paid.flatMap((one) => eventsOf(place, one)),
  );
  return [...new Map(events.map((event) => [`${event.effect} ${event.on}`, event])).values()];
};
