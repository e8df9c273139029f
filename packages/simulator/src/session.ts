import { type BrokerId, paisa } from '@chuli/kernel';
import type { DayPlan, StockPlan } from './day-plan.ts';
import { Desk, type Fill } from './desk.ts';
import type { Random } from './random.ts';
import type { Trade } from './trade.ts';

/** Business by sixteenths of the continuous session: busy at the opening, busiest at the close. */
const PROFILE = [1.5, 1.15, 1.1, 1, 0.95, 0.9, 0.9, 0.95, 0.95, 0.9, 0.85, 0.85, 0.9, 1, 1.2, 2];
const PROFILE_TOTAL = PROFILE.reduce((sum, weight) => sum + weight, 0);

const PARTITIONS = 5;
/** Nothing is matched in the last moments, so that a long sweep still ends within the session. */
const MARGIN_MS = 50;
const AUCTION_MS = 900;
const FILL_GAP_MICROSECONDS = 12;

/** A moment of the session as a fraction of it, drawn by the profile. */
const drawMoment = (random: Random): number => {
  let point = random.next() * PROFILE_TOTAL;
  for (const [index, weight] of PROFILE.entries()) {
    if (point < weight) return (index + point / weight) / PROFILE.length;
    point -= weight;
  }
  return 1 - Number.EPSILON;
};

/** Gives fills their number and time. Within one security the numbers follow the clock. */
const createRegister = (day: string) => {
  const prefix = day.replaceAll('-', '');
  const numbers = new Map<number, number>();
  const clocks = new Map<number, number>();
  return (plan: StockPlan, fill: Fill, milliseconds: number, random: Random): Trade => {
    const partition = (plan.position % PARTITIONS) + 1;
    const number = (numbers.get(partition) ?? 0) + 1;
    numbers.set(partition, number);
    const earliest = (clocks.get(plan.position) ?? 0) + random.whole(1, FILL_GAP_MICROSECONDS);
    const at = Math.max(Math.floor(milliseconds) * 1000, earliest);
    clocks.set(plan.position, at);
    return {
      contractId: `${prefix}0${partition}${String(number).padStart(6, '0')}`,
      symbol: plan.symbol,
      buyer: fill.buyer,
      seller: fill.seller,
      quantity: fill.quantity,
      rate: fill.rate,
      amount: paisa(fill.quantity * fill.rate),
      at,
    };
  };
};

/**
 * Every trade of a session in the order of time: first the opening auction, then the orders of the continuous session
 * as they arrive, each filled by one or more members within the same millisecond. Prices depend only on what has
 * happened so far, so a live source may stop after any trade and go on later. Same plan and labels, same trades.
 */
export function* simulateSession(
  { rules, stocks }: DayPlan,
  drawBroker: (random: Random) => BrokerId,
  random: Random,
): Generator<Trade> {
  const register = createRegister(rules.date);
  const desks = stocks.map((plan) => new Desk(plan, rules, drawBroker));
  const auctions = desks.filter(({ plan }) => plan.hasAuction);
  for (const [index, desk] of auctions.entries()) {
    const moment = rules.matching + (AUCTION_MS * index) / auctions.length;
    for (const fill of desk.auction(random)) yield register(desk.plan, fill, moment, random);
  }
  const length = rules.closes - rules.opens - MARGIN_MS;
  const orders = desks
    .flatMap((desk) =>
      Array.from({ length: desk.plan.orders }, () => ({
        desk,
        moment: rules.opens + drawMoment(random) * length,
      })),
    )
    .sort((a, b) => a.moment - b.moment);
  for (const { desk, moment } of orders) {
    for (const fill of desk.nextOrder(random)) yield register(desk.plan, fill, moment, random);
  }
}
