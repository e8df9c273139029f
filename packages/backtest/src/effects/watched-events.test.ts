import { type TradingDate, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { type Told, historyOf, sessionsFrom } from '../../testing/told.ts';
import { watchedEvents } from './watched-events.ts';

const SESSIONS = sessionsFrom('2024-01-07', 60);
const on = (session: number): TradingDate => SESSIONS[session] as TradingDate;
const NOTHING = { dividends: [], rightExDates: [], promoterLockInEndsOn: null };
const BEGIN = tradingDate('2012-01-01');

const history = (changes: Readonly<Record<number, Told>> = {}) =>
  historyOf(SESSIONS.map((_, at) => changes[at] ?? { bar: '500 500 500 500 50000', previousClose: 500 }));
const found = (
  ...[bars, inputs, from]: [Readonly<Record<number, Told>>, typeof NOTHING | object, TradingDate]
) =>
  watchedEvents({ sessions: SESSIONS }, history(bars), { ...NOTHING, ...inputs }, from).map(
    ({ effect, on: day }) => `${effect} ${SESSIONS.indexOf(day)}`,
  );

it('are closes at the ceiling and the floor of their day, as far as rounding goes', () => {
  // Of 500 a tenth more is 550; 0.15 % of the base is Rs 0.75.
  const bars = {
    20: { bar: '549.3 549.3 549.3 549.3 50000', previousClose: 500 },
    21: { bar: '549.2 549.2 549.2 549.2 50000', previousClose: 500 },
    22: { bar: '450.7 450.7 450.7 450.7 50000', previousClose: 500 },
  };
  expect(found(bars, {}, BEGIN)).toEqual(['ceiling-close 20', 'floor-close 22']);
});

it('are ex-dates of cash alone and of rights, and the sessions before a lock-in ends', () => {
  const cash = {
    bonus_percent: 0,
    cash_percent: 8,
    announced_on: null,
    book_close_on: on(30),
    known_on: on(30),
  };
  const inputs = {
    dividends: [cash, { ...cash, bonus_percent: 5, book_close_on: on(35) }],
    rightExDates: [on(40), on(41)],
    promoterLockInEndsOn: on(50),
  };
  expect(found({}, inputs, BEGIN)).toEqual([
    'after-cash-ex 30',
    'after-right-ex 40',
    'before-promoter-lock-in-end 39',
  ]);
});

it('are collected only from the day on which nobody had seen them', () => {
  expect(found({}, { rightExDates: [on(40)] }, on(41))).toEqual([]);
});
