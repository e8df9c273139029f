import { type TradingDate, addDays, atKathmandu, instant, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import type { Settings } from '../src/instance.ts';
import type { Place } from '../src/place.ts';
import { FREQUENCIES, TIMINGS } from '../src/words.ts';

export const FIRST_DAY = tradingDate('2026-08-03');
const OPENS = 11 * 60;
const CLOSES = 15 * 60;

export const dayAt = (number: number): TradingDate => addDays(FIRST_DAY, number);

/** So many seconds after the opening. */
export const forming = (day: TradingDate, seconds: number, turn = 0): Place => ({
  bar: day,
  isClosed: false,
  at: instant(atKathmandu(day, OPENS) + seconds * 1_000),
  turn,
});

export const closing = (day: TradingDate): Place => ({
  bar: day,
  isClosed: true,
  at: atKathmandu(day, CLOSES),
  turn: 0,
});

export const LONG_AGO = instant(0);

export const SETTINGS: Settings = {
  timing: 'close',
  frequency: 'once-per-bar-close',
  since: LONG_AGO,
  firesFirst: false,
  expiresOn: null,
  isPaused: false,
};

export const settings = fc.record({
  timing: fc.constantFrom(...TIMINGS),
  frequency: fc.constantFrom(...FREQUENCIES),
  since: fc.constant(LONG_AGO),
  firesFirst: fc.boolean(),
  expiresOn: fc.constant(null),
  isPaused: fc.constant(false),
});

/** Places of some days in order: looks while each forms, some on one millisecond, and the close of each. */
export const places = (days: number, looks: number): Place[] =>
  Array.from({ length: days * (looks + 1) }, (_, number) => {
    const day = dayAt(Math.floor(number / (looks + 1)));
    const look = number % (looks + 1);
    return look === looks ? closing(day) : forming(day, Math.floor(look / 2) * 25, look % 2);
  });
