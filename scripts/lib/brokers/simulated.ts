import type { SessionBar, SymbolHistory } from '@chuli/backtest';
import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  brokerId,
  paisa,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import { addTradingDays, tradingDaysBetween } from '@chuli/market';
import { Random } from '@chuli/simulator';
import type { OrderSide, SessionOrders } from './orders.ts';

export type BrokerMarket = {
  readonly sessions: readonly TradingDate[];
  readonly histories: readonly SymbolHistory[];
  readonly orders: readonly SessionOrders[];
  /** Those who knew what would come. */
  readonly knowing: ReadonlySet<BrokerId>;
};

const STOCKS = 40;
const SESSIONS = 400;
/** Before it every stock is a new listing. */
const FIRST_ORDERS = 60;
const BROKERS = 40;
const KNOWING = 2;
const ORDERS_A_DAY = 12;
/** As on the archive: of ten stocks two or three have a broker that takes much of the day. */
const HAS_CAMPAIGN = 0.4;
const OF_CAMPAIGN = 0.5;
const USUAL_ORDER = 8_00_000_00;
const SPREAD_OF_ORDERS = 0.7;
const DAILY_MOVE = 0.012;
const MARKET_MOVE = 0.008;
const LARGEST_MOVE = 0.09;
/** Who knows looks this far ahead and chooses what then stands so much higher. */
const SEEN_AHEAD = 11;
const SEEN_RISE = 0.05;

const pathOf = (moves: readonly number[], random: Random): number[] => {
  let price = random.whole(200, 900) * 100;
  return moves.map((market) => {
    const move = market + DAILY_MOVE * random.fatTailed();
    price *= 1 + Math.max(-LARGEST_MOVE, Math.min(LARGEST_MOVE, move));
    return Math.max(1_000, Math.round(price));
  });
};

const barsOf = (path: readonly number[]): SessionBar[] =>
  path.map((close, session) => {
    const open = path[session - 1] ?? close;
    return {
      session,
      open: paisa(open),
      high: paisa(Math.max(open, close)),
      low: paisa(Math.min(open, close)),
      close: paisa(close),
      volume: 100_000,
      turnover: paisa(close * 100_000),
      previousClose: paisa(open),
      factor: 1,
    };
  });

const anyBroker = (random: Random): BrokerId => brokerId(String(random.whole(1, BROKERS)));

type Day = { readonly symbol: StockSymbol; readonly isRising: boolean };

/** Whoever has a campaign takes half of one side; a stock about to rise is more often one of those who know. */
const campaignOf = ({ isRising }: Day, random: Random): { broker: BrokerId; isBuying: boolean } | null => {
  if (!random.chance(HAS_CAMPAIGN)) return null;
  const isKnown = isRising && random.chance(OF_CAMPAIGN);
  return isKnown
    ? { broker: brokerId(String(random.whole(1, KNOWING))), isBuying: true }
    : { broker: anyBroker(random), isBuying: random.chance(0.5) };
};

const dayOrders = (day: Day, random: Random): { bought: OrderSide[]; sold: OrderSide[] } => {
  const campaign = campaignOf(day, random);
  const drawn = (isBuyer: boolean): BrokerId =>
    campaign !== null && campaign.isBuying === isBuyer && random.chance(OF_CAMPAIGN)
      ? campaign.broker
      : anyBroker(random);
  const [bought, sold]: [OrderSide[], OrderSide[]] = [[], []];
  for (let order = 0; order < ORDERS_A_DAY; order += 1) {
    const amount = Math.round(random.around(USUAL_ORDER, SPREAD_OF_ORDERS));
    bought.push({ symbol: day.symbol, amount, parts: [{ broker: drawn(true), share: 1 }] });
    sold.push({ symbol: day.symbol, amount, parts: [{ broker: drawn(false), share: 1 }] });
  }
  return { bought, sold };
};

/** A market by its seed in which two of forty brokers know more than others, and everybody else chooses by dice. */
export const brokerMarket = (seed: number): BrokerMarket => {
  const random = new Random('broker-market', seed);
  const start = tradingDate('2022-01-02');
  const sessions = tradingDaysBetween(start, addTradingDays(start, SESSIONS - 1));
  const moves = sessions.map(() => MARKET_MOVE * random.normal());
  const paths = Array.from({ length: STOCKS }, () => pathOf(moves, random));
  const symbols = paths.map((_, at) => stockSymbol(`SIM${at}`));
  const isRising = (path: readonly number[], at: number): boolean =>
    (path[at + SEEN_AHEAD] ?? 0) > (path[at] ?? 0) * (1 + SEEN_RISE);
  return {
    sessions,
    histories: paths.map((path, at) => ({
      symbol: symbols[at] ?? '',
      instrument: 'Equity',
      sector: null,
      listedShares: null,
      hasEnded: false,
      bars: barsOf(path),
    })),
    orders: sessions.slice(FIRST_ORDERS).map((on, later) => {
      const days = symbols.map((symbol, at) =>
        dayOrders({ symbol, isRising: isRising(paths[at] ?? [], FIRST_ORDERS + later) }, random),
      );
      return { on, bought: days.flatMap(({ bought }) => bought), sold: days.flatMap(({ sold }) => sold) };
    }),
    knowing: new Set(Array.from({ length: KNOWING }, (_, at) => brokerId(String(at + 1)))),
  };
};
