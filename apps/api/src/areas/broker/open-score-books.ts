import { RADAR_DAYS } from '@chuli/flow';
import { type Clock, type StockSymbol, type TradingDate, kathmanduDate, tradingDate } from '@chuli/kernel';
import { NEPSE_ID } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { type Reference, companyOn, firstTradingDays, listCompanies } from '@chuli/registry/reference';
import { declaredNews } from '@chuli/registry/stock';
import type { Tape } from '@chuli/tape';
import { brokerStockDays } from '@chuli/tape/broker';
import { dataMark } from '@chuli/tape/market';
import { indexBars, stockCourses } from '@chuli/tape/stock';
import { type Book, openBook } from '../../book.ts';
import type { SessionBook } from '../../sessions.ts';
import type { WithWindows } from './open-window-book.ts';
import { type RadarBook, radarBook } from './radar-book.ts';
import { type RiskBook, riskBook } from './risk-book.ts';

export type WithScores = {
  readonly scores: { readonly radar: Book<RadarBook>; readonly risk: Book<RiskBook> };
};

type Stores = WithWindows & {
  readonly tape: Tape;
  readonly registry: Registry;
  readonly reference: Reference;
  readonly sessions: () => Promise<SessionBook>;
  readonly clock: Clock;
};

/** Shares that are bought and sold for what a company earns; whatever it was before, by what it is called now. */
const ordinaryOf = async (reference: Reference): Promise<(symbol: StockSymbol) => boolean> => {
  const { companies } = await reference();
  const ordinary = new Set<string>(
    companies.filter(({ instrument }) => instrument === 'Equity').map(({ symbol }) => symbol),
  );
  return (symbol) => ordinary.has(symbol);
};

/** Kept while what it was made of is the same. */
const remade = <Made>() => {
  let kept: { readonly of: string; readonly made: Made } | null = null;
  return async (of: string, make: () => Promise<Made> | Made): Promise<Made> => {
    if (kept?.of !== of) kept = { of, made: await make() };
    return kept.made;
  };
};

const radarReader = ({ registry, reference, sessions, windows }: Stores) => {
  let numbered = 0;
  const numbers = new WeakMap<object, number>();
  const numberOf = (made: object): number => {
    const number = numbers.get(made) ?? (numbered += 1);
    numbers.set(made, number);
    return number;
  };
  const keep = remade<RadarBook>();
  return async (): Promise<RadarBook> => {
    const [own, { exchange }, news, isOrdinary] = await Promise.all([
      windows[RADAR_DAYS].take(),
      sessions(),
      declaredNews(registry),
      ordinaryOf(reference),
    ]);
    const of = `${numberOf(own)} ${exchange.length} ${exchange.at(-1)} ${JSON.stringify(news)}`;
    return keep(of, () => radarBook({ windows: own, exchange, news, isOrdinary }));
  };
};

/** Before the first known floorsheet: what a stock usually trades, with room for holidays. */
const SESSIONS_BEFORE = 40;
const BEGINNING = tradingDate('1970-01-01');

/** The shares of the public in each session whose brokers are known, as far as a list said them by then. */
const publicSharesOn = async (reference: Reference, dates: readonly TradingDate[]) => {
  const shares = new Map<string, number>();
  for (const date of dates)
    for (const company of await listCompanies(reference, { as_of: date })) {
      const { public_shares } = companyOn(company, date);
      if (public_shares !== null) shares.set(`${company.symbol} ${date}`, public_shares);
    }
  return (symbol: StockSymbol, date: TradingDate): number | null => shares.get(`${symbol} ${date}`) ?? null;
};

const readRisk = async ({ tape, reference, sessions, clock }: Stores): Promise<RiskBook> => {
  const { exchange, floorsheet } = await sessions();
  const begin = exchange.findIndex((session) => session === floorsheet[0]);
  const [from, to] = [exchange[Math.max(0, begin - SESSIONS_BEFORE)] ?? BEGINNING, kathmanduDate(clock())];
  const [days, courses, nepse, firstDays, publicShares, isOrdinary] = await Promise.all([
    brokerStockDays(tape),
    stockCourses(tape, from),
    indexBars(tape, { index_id: NEPSE_ID, from, to }),
    firstTradingDays(reference, to),
    publicSharesOn(reference, floorsheet),
    ordinaryOf(reference),
  ]);
  const closes = new Map(nepse.map(({ traded_on, close }) => [traded_on, close]));
  const index = exchange.map((date) => closes.get(date) ?? null);
  return riskBook({ exchange, days, courses, index, firstDays, publicShares, isOrdinary });
};

const riskReader = (stores: Stores) => {
  const keep = remade<RiskBook>();
  return async (): Promise<RiskBook> => {
    const [mark, { exchange }] = await Promise.all([dataMark(stores.tape), stores.sessions()]);
    return keep(`${mark} ${exchange.length} ${exchange.at(-1)}`, () => readRisk(stores));
  };
};

const LIFETIME_MS = 30_000;

/**
 * The flags of both scores and what followed them, in the memory of the process: a record reads all of them for every
 * question. Made again when trades, bars, windows or news were written.
 */
export const openScoreBooks = (stores: Stores, lifetimeMs: number = LIFETIME_MS): WithScores['scores'] => {
  const { clock } = stores;
  return {
    radar: openBook({ read: radarReader(stores), clock, lifetimeMs }),
    risk: openBook({ read: riskReader(stores), clock, lifetimeMs }),
  };
};
