import { type TradingDate, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { NO_TRADE, type Told, historyOf, sessionsFrom } from '../../testing/told.ts';
import { marketDays } from '../market-days.ts';
import type { SymbolHistory } from '../symbol-history.ts';
import { type DeclaredDividend, dividendEvents } from './dividend-events.ts';
import { type EffectCase, OUTCOMES, effectCases } from './effect-case.ts';
import { measuredBy } from './effect-figures.ts';

/** Sunday to Thursday, so that nothing is a new listing any more at the hundredth. */
const SESSIONS = sessionsFrom('2024-01-07', 150);
const AT = 100;
const on = (session: number): TradingDate => SESSIONS[session] as TradingDate;
const FLAT = '500 500 500 500 50000';
const daysOf = (changes: Readonly<Record<number, Told>> = {}): Told[] =>
  SESSIONS.map((_, at) => changes[at] ?? FLAT);

const declared = (also: Partial<DeclaredDividend> = {}): DeclaredDividend => ({
  bonus_percent: 10,
  cash_percent: null,
  announced_on: null,
  book_close_on: null,
  known_on: also.announced_on ?? also.book_close_on ?? null,
  ...also,
});

const eventsOf = (dividend: DeclaredDividend, history: SymbolHistory = historyOf(daysOf())) =>
  dividendEvents({ sessions: SESSIONS }, history, [dividend]);
const placesOf = (dividend: DeclaredDividend, history?: SymbolHistory): string[] =>
  eventsOf(dividend, history).map(({ effect, on: day }) => `${effect} ${SESSIONS.indexOf(day)}`);

describe('the events of a dividend', () => {
  it('are the ex-date of a bonus at the book close, and the run-up to it', () => {
    expect(placesOf(declared({ book_close_on: on(AT) }))).toEqual([
      `after-bonus-ex ${AT}`,
      `before-book-close ${AT - 11}`,
    ]);
  });

  it('have no ex-date where only cash is paid, and nothing at all where nothing is', () => {
    const cash = declared({ bonus_percent: 0, cash_percent: 5, book_close_on: on(AT) });
    expect(placesOf(cash)).toEqual([`before-book-close ${AT - 11}`]);
    expect(placesOf({ ...cash, cash_percent: 0 })).toEqual([]);
  });

  it('take the session in which the exchange restated the share, up to twenty sessions away', () => {
    const restatedAt = (session: number) =>
      historyOf(
        SESSIONS.map((_, at) => (at < session ? FLAT : { bar: '455 455 455 455 50000', factor: 1.1 })),
      );
    const exOf = (session: number) => eventsOf(declared({ book_close_on: on(AT) }), restatedAt(session))[0];
    expect(exOf(AT - 3)).toMatchObject({ on: on(AT - 3), decidedOn: on(AT) });
    expect(exOf(AT + 4)).toMatchObject({ on: on(AT + 4), decidedOn: on(AT + 4) });
    // Without one it is the book close, of which nobody is sure before it could have come.
    expect(exOf(AT + 21)).toMatchObject({ on: on(AT), decidedOn: on(AT + 20) });
  });

  it('take the last session up to an announcement on a holiday', () => {
    // The hundredth session is a Sunday or later in its week; a Saturday has none.
    const saturday = tradingDate('2024-06-15');
    const last = SESSIONS.findLastIndex((day) => day <= saturday);
    expect(placesOf(declared({ announced_on: saturday }))).toEqual([`after-dividend-announcement ${last}`]);
    expect(SESSIONS[last]).toBe('2024-06-13');
  });

  it('leave out an announcement that was filled in later, and one whose session is not here yet', () => {
    const late = declared({ announced_on: on(AT), known_on: on(AT + 9) });
    expect(placesOf(late)).toEqual([]);
    expect(placesOf(declared({ announced_on: tradingDate('2027-01-05') }))).toEqual([]);
  });

  it('leave out a share that has not traded for five sessions', () => {
    const silent = historyOf(
      daysOf(Object.fromEntries([4, 3, 2, 1, 0].map((back) => [AT - back, NO_TRADE]))),
    );
    expect(placesOf(declared({ book_close_on: on(AT) }), silent)).toEqual([`before-book-close ${AT - 11}`]);
  });
});

const casesOf = (days: readonly Told[], dividend: DeclaredDividend, also: Partial<SymbolHistory> = {}) => {
  const history = historyOf(days, also);
  const others = ['DEF', 'GHI', 'JKL'].map((symbol) => historyOf(daysOf(), { symbol }));
  const market = marketDays(SESSIONS, [history, ...others], 2);
  return effectCases(market, history, dividendEvents(market, history, [dividend]));
};
const after = (one: EffectCase | undefined, rule: (typeof OUTCOMES)[number]) =>
  one?.followed[OUTCOMES.indexOf(rule)];
const announced = declared({ announced_on: on(AT) });

describe('what followed an event', () => {
  it('is the share from the next open less the market, before costs and after them', () => {
    // In at 500, out at 450 twenty sessions later: -10 %. Of four equal shares one fell: the market lost 2.5 %.
    const fall = daysOf(
      Object.fromEntries(SESSIONS.map((_, at) => [at, at > AT + 6 ? '450 450 450 450 50000' : FLAT])),
    );
    const [found] = casesOf(fall, announced);
    expect(found).toMatchObject({
      effect: 'after-dividend-announcement',
      fill: 'filled',
      triedOn: on(AT + 1),
    });
    expect(after(found, '5')).toMatchObject({ knownOn: on(AT + 6), gross: 0 });
    expect(after(found, '20')?.knownOn).toBe(on(AT + 21));
    expect(after(found, '20')?.gross).toBeCloseTo(-0.075, 12);
    // Rs 1,00,000 in: 330 commission, 15 for the regulator, 25 for the depository; Rs 90,000 out: 297, 13.50 and 25.
    expect(after(found, '20')?.net).toBeCloseTo(-0.075 - 0.007_055, 12);
    expect(after(found, 'rule')).toMatchObject({ knownOn: null, gross: null });
  });

  it('of the run-up ends at the open of the last session before book close', () => {
    const rise = daysOf({ [AT - 1]: '525 525 500 500 50000' });
    const [, runUp] = casesOf(rise, declared({ book_close_on: on(AT) }));
    expect(runUp).toMatchObject({ effect: 'before-book-close', triedOn: on(AT - 10), decidedOn: on(AT) });
    expect(after(runUp, 'rule')).toMatchObject({ knownOn: on(AT - 1), heldSessions: 9 });
    expect(after(runUp, 'rule')?.gross).toBeCloseTo(0.05 * 0.75, 12);
  });

  it('is measured where a buyer could have bought, of shares alone', () => {
    const locked = daysOf({ [AT + 1]: { bar: '550 550 550 550 50000', previousClose: 500 } });
    expect(casesOf(locked, announced)[0]?.fill).toBe('locked');
    expect(casesOf(daysOf({ [AT + 1]: '500 500 500 500 100' }), announced)[0]?.fill).toBe('thin');
    expect(casesOf(daysOf(), announced, { instrument: 'Mutual Funds' })).toEqual([]);
    expect(casesOf(daysOf(), announced, { instrument: null })).toHaveLength(1);
  });

  it('counts as of a day what was over by then, and says why the rest does not', () => {
    const cases = casesOf(daysOf(), announced);
    expect(measuredBy(cases, '20', on(AT - 1))).toEqual({
      measured: [],
      leftOut: { listing: 0, untradable: 0, open: 0, unknown: 0 },
    });
    expect(measuredBy(cases, '20', on(AT + 20)).leftOut.open).toBe(1);
    expect(measuredBy(cases, '20', on(AT + 21)).measured).toHaveLength(1);
  });

  it('over a step that no band allows is not known', () => {
    const torn = SESSIONS.map((_, at) => (at < AT + 9 ? FLAT : '300 300 300 300 50000'));
    const { measured, leftOut } = measuredBy(casesOf(torn, announced), '20', on(149));
    expect([measured.length, leftOut.unknown]).toEqual([0, 1]);
  });
});
