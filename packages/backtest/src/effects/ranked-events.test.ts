import { type TradingDate, seededRandom } from '@chuli/kernel';
import { weekOf } from '@chuli/market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TRADE, type Told, historyOf, sessionsFrom } from '../../testing/told.ts';
import type { SymbolHistory } from '../symbol-history.ts';
import type { EffectEvent } from './effect-event.ts';
import { rankedEvents } from './ranked-events.ts';

const SESSIONS = sessionsFrom('2024-01-07', 150);
const on = (session: number): TradingDate => SESSIONS[session] as TradingDate;
const FIRST = on(0);

/** The first session of a full week of five, when everybody has been listed for long enough. */
const WEEK = SESSIONS.findIndex(
  (day, at) => at > 70 && weekOf(on(at - 1)) < weekOf(day) && weekOf(day) === weekOf(on(at + 4)),
);
const END = WEEK + 4;
/** The last session of the month after that week. */
const MONTH_END = SESSIONS.findIndex((day, at) => at > END + 5 && day.slice(0, 7) !== on(at + 1).slice(0, 7));

/** Rs 500 and Rs 2.5 crore a session. */
const FLAT = '500 500 500 500 50000';
const at = (close: number, volume = 50_000): string => `${close} ${close} ${close} ${close} ${volume}`;
const share = (
  symbol: string,
  toldIn: (session: number) => Told = () => FLAT,
  also: Partial<SymbolHistory> = {},
): SymbolHistory =>
  historyOf(
    SESSIONS.map((_, session) => toldIn(session)),
    { symbol, ...also },
  );
/** From a session of the week on at this price. */
const from = (session: number, close: number) => (day: number) => (day < session ? FLAT : at(close));

/** Ten shares have two in their top fifth; those that are not told of stay where they are. */
const marketOf = (...told: readonly SymbolHistory[]): SymbolHistory[] => [
  ...told,
  ...Array.from({ length: 10 - told.length }, (_, number) => share(`FLAT${number}`)),
];

const found = (
  histories: readonly SymbolHistory[],
  effect: string,
  day: TradingDate,
  smallestMarket = 10,
): string[] =>
  [...rankedEvents({ sessions: SESSIONS, smallestMarket }, histories, FIRST)]
    .flatMap(([symbol, events]) =>
      events.some((event) => event.effect === effect && event.on === day) ? [symbol] : [],
    )
    .toSorted();
const winners = (...told: readonly SymbolHistory[]) => found(marketOf(...told), 'last-week-winner', on(END));

describe('last week’s winners', () => {
  const best = share('BEST', from(END, 550));
  const second = share('SECOND', from(WEEK, 540));
  const third = share('THIRD', from(END, 530));

  it('are the top fifth by what they gained from the last close before the week to the last in it', () => {
    expect(winners(best, second, third)).toEqual(['BEST', 'SECOND']);
    // What rose the week before has gained nothing in this one.
    expect(winners(best, share('EARLY', from(WEEK - 1, 900)), third)).toEqual(['BEST', 'THIRD']);
  });

  it('are known after the last session of the week, and decided with the first of the next', () => {
    const all = rankedEvents(
      { sessions: SESSIONS, smallestMarket: 10 },
      marketOf(best, second, third),
      FIRST,
    );
    expect(all.get('BEST')?.find(({ effect }) => effect === 'last-week-winner')).toEqual({
      effect: 'last-week-winner',
      on: on(END),
      decidedOn: on(END + 1),
      declaredFor: on(END),
      toldOn: on(END),
      bonusPercent: null,
      bar: END,
      endsAfter: null,
    });
  });

  it('of equal shares none is further up than another', () => {
    expect(winners()).toEqual([]);
    expect(winners(best)).toEqual(['BEST']);
    // Three share the second place.
    expect(winners(best, third, share('FOURTH', from(END, 530)), share('FIFTH', from(WEEK, 530)))).toEqual([
      'BEST',
    ]);
  });

  it('are measured over bonus shares, and not over a step that no band allows', () => {
    const bonus = share('BONUS', (day) => (day < END ? FLAT : { bar: at(270), factor: 2 }));
    expect(winners(bonus, third)).toEqual(['BONUS', 'THIRD']);
    // Eleven, of which ten are ranked.
    const torn = [...marketOf(third, second), share('TORN', from(END, 900))];
    expect(found(torn, 'last-week-winner', on(END))).toEqual(['SECOND', 'THIRD']);
  });

  it('are ordinary shares that somebody could have bought', () => {
    const ranked = (history: SymbolHistory): boolean =>
      winners(history, third, second).includes(history.symbol);
    const rise = from(END, 550);
    expect(ranked(share('ABC', rise))).toBe(true);
    expect(ranked(share('ABC', rise, { instrument: 'Mutual Funds' }))).toBe(false);
    expect(ranked(share('ABC', rise, { instrument: null }))).toBe(false);
    const listedIn = (session: number) => share('ABC', (day) => (day < session ? NO_TRADE : rise(day)));
    expect(ranked(listedIn(END - 60))).toBe(true);
    expect(ranked(listedIn(END - 59))).toBe(false);
    // Of twenty sessions the tenth and the eleventh: Rs 10 lakh are 2,000 shares of Rs 500.
    const busyIn = (sessions: number) => share('ABC', (day) => (day > END - sessions ? rise(day) : NO_TRADE));
    const thinBut = (sessions: number, volume: number) =>
      share('ABC', (day) => (day > END - sessions ? rise(day) : at(500, volume)));
    expect(ranked(thinBut(9, 2_000))).toBe(true);
    expect(ranked(thinBut(9, 1_999))).toBe(false);
    expect(ranked(busyIn(11))).toBe(false);
    // Silent in the week, it gained nothing in it.
    expect(ranked(share('ABC', (day) => (day >= WEEK && day <= END ? NO_TRADE : rise(day))))).toBe(false);
  });

  it('are none in a market that is too small to rank', () => {
    const few = marketOf(best, second, third);
    expect(found(few, 'last-week-winner', on(END), 11)).toEqual([]);
  });

  it('are collected only from the day on which nobody had seen them', () => {
    const all = rankedEvents({ sessions: SESSIONS, smallestMarket: 10 }, marketOf(best), on(END + 1));
    expect([...all.values()].flat().filter((event) => event.on <= on(END))).toEqual([]);
  });
});

describe('one-day jumpers', () => {
  const jumpers = (...told: readonly SymbolHistory[]) => found(marketOf(...told), 'one-day-jumper', on(END));
  const jump = share('JUMP', (day) => (day === WEEK + 2 ? at(545) : FLAT));
  const steps = share('STEPS', (day) => at(day < WEEK ? 500 : 500 + 18 * (Math.min(day, END) - WEEK + 1)));
  const small = share('SMALL', from(WEEK + 1, 522));

  it('are the top fifth by their largest change of one session in five, whatever the week brought', () => {
    // 9 % and back, 4.4 %, and 3.6 % after 3.5 %.
    expect(jumpers(jump, steps, small)).toEqual(['JUMP', 'SMALL']);
    expect(winners(jump, steps, small)).toEqual(['SMALL', 'STEPS']);
  });

  it('are not those that opened otherwise after a pause', () => {
    const paused = share('PAUSED', (day) => (day === WEEK ? NO_TRADE : from(WEEK, 600)(day)));
    expect(jumpers(paused, steps, small)).toEqual(['SMALL', 'STEPS']);
  });

  it('look at five sessions, also where the week had fewer', () => {
    const short = SESSIONS.findIndex(
      (day, session) =>
        session > 70 &&
        weekOf(day) === weekOf(on(session + 3)) &&
        weekOf(on(session - 1)) < weekOf(day) &&
        weekOf(on(session + 4)) > weekOf(day),
    );
    expect(short).toBeGreaterThan(70);
    const ofWeekBefore = share('BEFORE', (day) => (day < short - 1 ? FLAT : at(540)));
    const all = marketOf(ofWeekBefore, share('IN', from(short, 530)));
    expect(found(all, 'one-day-jumper', on(short + 3))).toEqual(['BEFORE', 'IN']);
    expect(found(all, 'last-week-winner', on(short + 3))).toEqual(['IN']);
  });
});

describe('quiet shares', () => {
  const quiet = (...told: readonly SymbolHistory[]) => found(marketOf(...told), 'quiet-share', on(MONTH_END));
  const traded = (symbol: string, last: number, volume: number) =>
    share(symbol, (day) => (day > MONTH_END - last ? at(500, volume) : FLAT));

  it('are the fifth that traded least in five sessions against sixty, after each month', () => {
    // A fifth of the usual, three fifths of it, and as little as the first for so long that it is nearly usual.
    const long = traded('LONG', 55, 10_000);
    expect(quiet(traded('SLEEPY', 5, 10_000), traded('DROWSY', 5, 30_000), long)).toEqual([
      'DROWSY',
      'SLEEPY',
    ]);
    expect(quiet(traded('SLEEPY', 5, 10_000), traded('BUSY', 5, 500_000), long)).toEqual(['LONG', 'SLEEPY']);
  });

  it('count a session without a trade as one of nothing', () => {
    const silent = share('SILENT', (day) => (day > MONTH_END - 4 && day <= MONTH_END ? NO_TRADE : FLAT));
    expect(quiet(silent, traded('DROWSY', 5, 30_000))).toEqual(['DROWSY', 'SILENT']);
  });
});

/** Random walks in the steps of a band, with pauses, thin days and bonus issues. */
const walkOf = (symbol: string, seed: number): SymbolHistory => {
  const random = seededRandom(seed);
  let close = 300 + 400 * random();
  let factor = 1;
  return share(symbol, () => {
    close *= 0.93 + 0.14 * random();
    if (random() < 0.01) {
      factor *= 1.2;
      close /= 1.2;
    }
    const volume = random() < 0.2 ? 500 : 5_000 + Math.round(50_000 * random());
    return random() < 0.06 ? NO_TRADE : { bar: at(Math.round(10 * close) / 10, volume), factor };
  });
};

const cutAt = (history: SymbolHistory, count: number): SymbolHistory => ({
  ...history,
  bars: history.bars.filter(({ session }) => session < count),
});

const decidedBy = (all: ReadonlyMap<string, readonly EffectEvent[]>, last: TradingDate) =>
  [...all]
    .flatMap(([symbol, events]) =>
      events
        .filter(({ decidedOn }) => decidedOn !== null && decidedOn <= last)
        .map((event) => `${symbol} ${JSON.stringify(event)}`),
    )
    .toSorted();

it('ranked events are the same where the future is deleted', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 65, max: SESSIONS.length }), (seed, count) => {
      const histories = Array.from({ length: 12 }, (_, number) => walkOf(`S${number}`, seed * 16 + number));
      const last = on(count - 1);
      const whole = rankedEvents({ sessions: SESSIONS, smallestMarket: 5 }, histories, FIRST);
      const ended = rankedEvents(
        { sessions: SESSIONS.slice(0, count), smallestMarket: 5 },
        histories.map((history) => cutAt(history, count)),
        FIRST,
      );
      const known = decidedBy(ended, last);
      seen += known.length;
      expect(known).toEqual(decidedBy(whole, last));
      // What is told is decided: nothing of it waits for a day that is not here.
      expect(known).toHaveLength([...ended.values()].flat().length);
    }),
    { numRuns: 20 },
  );
  expect(seen).toBeGreaterThan(100);
});
