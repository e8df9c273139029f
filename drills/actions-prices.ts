import { type TradingDate, addDays, weekday } from '@chuli/kernel';
import type { Random } from '@chuli/simulator';

/** A traded day of one security, in paisa; `reference` is the close from which the exchange measured its limits. */
export type PlayedDay = {
  readonly session: number;
  readonly reference: number;
  readonly lastClose: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

export type Market = { readonly dates: readonly TradingDate[]; readonly moves: readonly number[] };

const SESSIONS = 130;
const FIRST_YEAR = 2012;
const LAST_YEAR = 2026;

export const playMarket = (random: Random): Market => {
  const year = random.whole(FIRST_YEAR, LAST_YEAR);
  let date = `${year}-${String(random.whole(1, 9)).padStart(2, '0')}-10` as TradingDate;
  const dates: TradingDate[] = [];
  while (dates.length < SESSIONS) {
    const isHoliday = random.chance(0.04);
    if (!['Fri', 'Sat'].includes(weekday(date)) && !isHoliday) dates.push(date);
    date = addDays(date, 1);
  }
  const calm = random.between(0.005, 0.013);
  return { dates, moves: dates.map(() => calm * random.fatTailed()) };
};

export type Listing = {
  readonly price: number;
  readonly volatility: number;
  readonly beta: number;
  /** How often no trade is made in a session. */
  readonly silence: number;
  readonly tick: number;
};

const WHOLE_RUPEES_UNTIL = '2021';

export const drawListing = (random: Random, market: Market, isFund: boolean): Listing => {
  const isOld = String(market.dates[0]) < WHOLE_RUPEES_UNTIL;
  return {
    price: isFund
      ? random.between(800, 1_400)
      : Math.exp(random.between(Math.log(15_000), Math.log(150_000))),
    volatility: isFund ? random.between(0.004, 0.012) : random.between(0.007, 0.022),
    beta: isFund ? random.between(0.1, 0.5) : random.between(0.5, 1.4),
    silence: random.chance(0.6) ? 0 : random.between(0.01, 0.25),
    tick: isFund ? 1 : isOld ? 100 : 10,
  };
};

/** As the exchange announced it: 10 % until 19 April 2026, 15 % from then on. */
const limitOn = (date: TradingDate): number => (date >= '2026-04-20' ? 0.15 : 0.1);
/** Of the opening auction. */
const openingLimitOn = (date: TradingDate): number =>
  date < '2021-07-18' || date >= '2026-04-20' ? 0.05 : 0.02;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Plays a security through the sessions; on `exAt` its reference is what `after` makes of the last close. */
export const playPrices = (
  random: Random,
  market: Market,
  { price, volatility, beta, silence, tick }: Listing,
  exAt: number,
  after: (close: number) => number,
): PlayedDay[] => {
  const days: PlayedDay[] = [];
  const toTick = (value: number): number => Math.max(tick, Math.round(value / tick) * tick);
  let lastClose = toTick(price);
  let reference = lastClose;
  market.dates.forEach((date, session) => {
    if (session === exAt) reference = Math.round(after(lastClose));
    if (random.chance(silence)) return;
    const limit = limitOn(date);
    const lowest = Math.ceil((reference * (1 - limit)) / tick) * tick;
    const highest = Math.floor((reference * (1 + limit)) / tick) * tick;
    const within = (value: number): number => clamp(toTick(value), lowest, highest);
    const gap = clamp(volatility * 0.6 * random.fatTailed(), -openingLimitOn(date), openingLimitOn(date));
    const open = within(reference * Math.exp(gap));
    const move = beta * (market.moves[session] ?? 0) + volatility * random.fatTailed();
    const close = within(reference * Math.exp(move));
    const reach = volatility * 0.5;
    const high = within(Math.max(open, close) * Math.exp(Math.abs(reach * random.normal())));
    const low = within(Math.min(open, close) * Math.exp(-Math.abs(reach * random.normal())));
    days.push({ session, reference, lastClose, open, high, low, close });
    lastClose = close;
    reference = close;
  });
  return days;
};
