import type { Paisa, TradingDate } from '@chuli/kernel';
import { PRICE_LIMITS } from '../price-limits.ts';
import { TICK_SIZES } from '../ticks.ts';
import type { TradedBar } from './traded-bar.ts';

/** Limits are cut to the tick and closes rounded: a price this much beyond, as a fraction of the close, is no proof. */
const SLACK = 0.005;
const RUPEE = 100;
const FIFTY_RUPEES = 5_000;
/** Publishers rounded prices of funds to whole rupees, of which one is a tenth of the price. */
const isInWholeRupees = (price: number, close: number): boolean =>
  close < FIFTY_RUPEES && price % RUPEE === 0 && close % RUPEE === 0;

const slackOf = (price: number, close: number, date: TradingDate): number =>
  close * SLACK + (isInWholeRupees(price, close) ? RUPEE : TICK_SIZES.on(date).share);

/** After more sessions without a trade anything may have happened to the company in between. */
export const LONGEST_SILENCE = 20;

/** Sessions over which limits add up; a price moves to the limit seldom more than three days running. */
const MOST_SESSIONS = 3;

export const isBelowLimit = (price: number, close: number, date: TradingDate, sessions = 1): boolean =>
  price <
  close * (1 - PRICE_LIMITS.on(date).daily / 10_000) ** Math.min(sessions, MOST_SESSIONS) -
    slackOf(price, close, date);

export const isAboveLimit = (price: number, close: number, date: TradingDate, sessions = 1): boolean =>
  price >
  close * (1 + PRICE_LIMITS.on(date).daily / 10_000) ** Math.min(sessions, MOST_SESSIONS) +
    slackOf(price, close, date);

/** Whether a price of this day can follow that close, with some sessions in between. */
export const canFollow = (price: number, close: number, date: TradingDate, sessions = 1): boolean =>
  !isBelowLimit(price, close, date, sessions) && !isAboveLimit(price, close, date, sessions);

/** What the limits of a day may be measured from by the bar before; the last price stood for the close in 2025. */
export const closesOf = (before: TradedBar): Paisa[] =>
  before.last_traded === null ? [before.close] : [before.close, before.last_traded];
