import type { BrokerId, StockSymbol, TradingDate } from '@chuli/kernel';
import { LARGEST, hhiOf, scoresOf, zOf } from './concentration.ts';
import { SHUFFLES, seedOf, shuffledNets } from './shuffles.ts';
import { type StockDay, ordersOf } from './stock-day.ts';

/** Sessions of the market over which brokers are added up. */
export const WINDOWS = [1, 5, 10, 20] as const;
export type WindowDays = (typeof WINDOWS)[number];

export const LONGEST_WINDOW = Math.max(...WINDOWS);

export type MarketSession = {
  readonly date: TradingDate;
  /** Whether its floorsheet is known; a stock that it does not name did not trade. */
  readonly isKnown: boolean;
};

/** From its day on prices are multiplied, and shares divided, by the factor. */
export type Restated = { readonly ex_on: TradingDate; readonly factor: number };

type StockFlow = {
  readonly symbol: StockSymbol;
  readonly days: ReadonlyMap<TradingDate, StockDay>;
  readonly restated: readonly Restated[];
};

export type BrokerNet = { readonly broker: BrokerId; readonly net: number };

/** What brokers did in one stock over the sessions up to a day, in shares of that day. */
export type WindowScore = {
  readonly symbol: StockSymbol;
  readonly to: TradingDate;
  readonly days: WindowDays;
  /** Of these sessions, those whose floorsheet is known. */
  readonly known: number;
  /** In percent of the volume. */
  readonly score: number;
  readonly z: number | null;
  readonly orders: number;
  readonly volume: number;
  readonly hhi_buyers: number | null;
  readonly hhi_sellers: number | null;
  /** The largest net buyers and the largest net sellers, each the largest first. */
  readonly buyers: readonly BrokerNet[];
  readonly sellers: readonly BrokerNet[];
};

/** The brokers of a stock over all its days, and where those of a day stand among them. */
type Places = { readonly brokers: readonly BrokerId[]; readonly placeOf: (day: StockDay) => number[] };

const placesOf = (days: ReadonlyMap<TradingDate, StockDay>): Places => {
  const places = new Map<BrokerId, number>();
  for (const { brokers } of days.values())
    for (const broker of brokers) if (!places.has(broker)) places.set(broker, places.size);
  return {
    brokers: [...places.keys()],
    placeOf: ({ brokers }: StockDay): number[] => brokers.map((broker) => places.get(broker) ?? 0),
  };
};

type Sums = {
  readonly bought: Float64Array;
  readonly sold: Float64Array;
  /** Nets of chance, a row a shuffle. */
  readonly chance: Float64Array;
  volume: number;
  orders: number;
  known: number;
};

const noSums = (width: number, shuffles: number): Sums => ({
  bought: new Float64Array(width),
  sold: new Float64Array(width),
  chance: new Float64Array(width * shuffles),
  volume: 0,
  orders: 0,
  known: 0,
});

const addTimes = (to: Float64Array, values: Float64Array, times: number): void => {
  for (let at = 0; at < values.length; at += 1) to[at] = (to[at] ?? 0) + (values[at] ?? 0) * times;
};

const netsOf = ({ bought, sold }: Pick<Sums, 'bought' | 'sold'>): Float64Array =>
  bought.map((shares, place) => shares - (sold[place] ?? 0));

const largestOf = (brokers: readonly BrokerId[], nets: Float64Array, sign: 1 | -1): BrokerNet[] =>
  brokers
    .map((broker, place) => ({ broker, net: nets[place] ?? 0 }))
    .filter(({ net }) => sign * net > 0)
    .toSorted((one, other) => sign * (other.net - one.net) || (one.broker < other.broker ? -1 : 1))
    .slice(0, LARGEST);

type Place = Pick<WindowScore, 'symbol' | 'to' | 'days'>;

const windowScore = (place: Place, sums: Sums, brokers: readonly BrokerId[]): WindowScore => {
  const nets = netsOf(sums);
  const [score = 0] = scoresOf(nets, 1, sums.volume);
  return {
    ...place,
    known: sums.known,
    score,
    z: zOf(score, scoresOf(sums.chance, SHUFFLES, sums.volume)),
    orders: sums.orders,
    volume: sums.volume,
    hhi_buyers: hhiOf(sums.bought),
    hhi_sellers: hhiOf(sums.sold),
    buyers: largestOf(brokers, nets, 1),
    sellers: largestOf(brokers, nets, -1),
  };
};

/** What shares of a day are divided by to be shares of a later one. */
const factorUpTo = (restated: readonly Restated[], date: TradingDate, to: TradingDate): number =>
  restated.reduce(
    (product, { ex_on, factor }) => (ex_on > date && ex_on <= to ? product * factor : product),
    1,
  );

/** What a session adds to a window: on the scale of the stock’s brokers, as traded. */
type SessionSums = Omit<Sums, 'known'>;

const sessionSums = (
  { symbol, days }: StockFlow,
  { brokers, placeOf }: Places,
  date: TradingDate,
): SessionSums | null => {
  const day = days.get(date);
  if (day === undefined) return null;
  const [places, width] = [placeOf(day), brokers.length];
  const sums = noSums(width, 0);
  for (const [at, place] of places.entries()) {
    sums.bought[place] = day.bought[at] ?? 0;
    sums.sold[place] = day.sold[at] ?? 0;
  }
  const dealing = { seed: seedOf(symbol, date), shuffles: SHUFFLES, placeOf: places, width };
  return { ...sums, chance: shuffledNets(day, dealing), volume: day.volume, orders: ordersOf(day) };
};

/** Adds a session, or takes it out again: shares as traded are whole, and those of chance parts of 1,024: sums are exact. */
const addSession = (to: Sums, session: SessionSums, times: number): void => {
  to.volume += session.volume * times;
  addTimes(to.bought, session.bought, times);
  addTimes(to.sold, session.sold, times);
  addTimes(to.chance, session.chance, times);
};

type Entered = { readonly date: TradingDate; readonly isKnown: boolean; readonly sums: SessionSums | null };

/** The sessions of a window in shares of its last one, where an ex-date lies between them. */
const restatedSums = (
  window: readonly Entered[],
  restated: readonly Restated[],
  to: TradingDate,
  width: number,
): Sums => {
  const sums = noSums(width, SHUFFLES);
  for (const { date, isKnown, sums: own } of window) {
    sums.known += Number(isKnown);
    sums.orders += own?.orders ?? 0;
    if (own !== null) addSession(sums, own, 1 / factorUpTo(restated, date, to));
  }
  return sums;
};

const step = (sums: Sums, { isKnown, sums: own }: Entered, sign: 1 | -1): void => {
  sums.known += sign * Number(isKnown);
  if (own === null) return;
  sums.orders += sign * own.orders;
  addSession(sums, own, sign);
};

/** The first session that a window of these days can reach. */
const firstReached = (sessions: readonly MarketSession[], ends: ReadonlySet<TradingDate>): number =>
  Math.max(0, sessions.findIndex(({ date }) => ends.has(date)) + 1 - LONGEST_WINDOW);

type Running = { readonly days: WindowDays; readonly sums: Sums };

/** Each length takes the new session in and lets go of the one that it no longer reaches. */
const advance = (running: readonly Running[], entered: readonly Entered[], session: Entered): void => {
  for (const { days, sums } of running) {
    const leaving = entered.length < days ? undefined : entered.at(-days);
    step(sums, session, 1);
    if (leaving !== undefined) step(sums, leaving, -1);
  }
};

/** The window of a length as it counts on its last day; null where the stock did not trade in it. */
const countedSums = (
  { days, sums }: Running,
  { restated }: StockFlow,
  entered: readonly Entered[],
): Sums | null => {
  if (sums.volume <= 0) return null;
  const window = entered.slice(-days);
  const [first, last] = [window[0], window.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isRestated = factorUpTo(restated, first.date, last.date) !== 1;
  return isRestated ? restatedSums(window, restated, last.date, sums.bought.length) : sums;
};

/**
 * The windows of a stock that end on these days, among the sessions of the market, oldest first. Nothing later than its
 * last day is in a window. One in which the stock did not trade is none.
 */
export const scoreStock = (
  flow: StockFlow,
  sessions: readonly MarketSession[],
  ends: ReadonlySet<TradingDate>,
): WindowScore[] => {
  const places = placesOf(flow.days);
  const running = WINDOWS.map((days) => ({ days, sums: noSums(places.brokers.length, SHUFFLES) }));
  const scores: WindowScore[] = [];
  let entered: Entered[] = [];
  const first = firstReached(sessions, ends);
  const last = sessions.findLastIndex(({ date }) => ends.has(date));
  for (const [at, { date: to, isKnown }] of sessions.slice(first, last + 1).entries()) {
    const session = { date: to, isKnown, sums: isKnown ? sessionSums(flow, places, to) : null };
    advance(running, entered, session);
    entered = [...entered, session].slice(-LONGEST_WINDOW);
    if (!ends.has(to)) continue;
    for (const one of running.filter(({ days }) => first + at + 1 >= days)) {
      const sums = countedSums(one, flow, entered);
      const place = { symbol: flow.symbol, to, days: one.days };
      if (sums !== null) scores.push(windowScore(place, sums, places.brokers));
    }
  }
  return scores;
};
