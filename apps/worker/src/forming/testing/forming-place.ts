import { type StockSymbol, type TradingDate, atKathmandu, instant, paisa, stockSymbol } from '@chuli/kernel';
import { nextTradingDay, sessionHours } from '@chuli/market';
import {
  type Listing,
  type Quote,
  type Session,
  type SessionEvent,
  dayBarOf,
  openSession,
} from '@chuli/session';
import type { DailyBarRow } from '@chuli/tape';
import { createJudge } from '../judge.ts';
import { createPeek } from '../peek.ts';
import { type FormingBase, type FormingStock, formingPlan, stockAfter } from '../base.ts';

const wholeBar = (bar: DailyBarRow) => ({ ...bar, base: null });

/** The base of a day from bars that a test made, without an engine. */
export const baseOf = (
  rows: readonly DailyBarRow[],
  days: readonly TradingDate[],
  day: TradingDate,
): FormingBase => {
  const plan = formingPlan();
  const sessions = {
    numbers: new Map(days.map((session, number) => [session, number])),
    market: new Map<TradingDate, number>(),
  };
  const stocks = new Map<StockSymbol, FormingStock>();
  for (const [symbol, bars] of Map.groupBy(rows, (row) => stockSymbol(row.symbol)))
    stocks.set(
      symbol,
      stockAfter(plan, bars.filter(({ traded_on }) => traded_on < day).map(wholeBar), [], sessions),
    );
  return { day, plan, sessions, stocks };
};

export const dayAfter = (days: readonly TradingDate[]): TradingDate => {
  const last = days.at(-1);
  if (last === undefined) throw new Error('A market without sessions has no next day.');
  return nextTradingDay(last);
};

export const lastCloses = (rows: readonly DailyBarRow[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ symbol, close }) => [symbol, close]));

/** Events of a day whose clock moves by what is told; the minute is counted from the opening. */
export const dayTeller = (day: TradingDate, closes: ReadonlyMap<string, number>) => {
  const opens = atKathmandu(day, sessionHours(day).from);
  let contract = 0;
  const at = (seconds: number) => instant(opens + Math.round(seconds * 1_000));
  const listing = ([symbol, close]: [string, number]): Listing => ({
    symbol: stockSymbol(symbol),
    name: symbol,
    sectorId: null,
    instrument: 'Equity',
    previousClose: paisa(close),
    listedShares: null,
  });
  return {
    at,
    opening: (): SessionEvent => ({
      kind: 'opening',
      source: 'test',
      listings: [...closes].map(listing),
      indexCloses: [],
      usualTurnover: null,
      capabilities: { trades: true, brokers: 'after-close', depth: false, index: false, status: true },
    }),
    status: (phase: 'pre-open' | 'open' | 'halted' | 'closed', seconds: number): SessionEvent => ({
      kind: 'status',
      phase,
      at: at(seconds),
      until: null,
      reason: null,
    }),
    beat: (seconds: number): SessionEvent => ({ kind: 'beat', at: at(seconds) }),
    trade: (symbol: string, rate: number, seconds: number, quantity = 100): SessionEvent => {
      contract += 1;
      return {
        kind: 'trade',
        contractId: `${day.replaceAll('-', '')}01${String(contract).padStart(6, '0')}`,
        symbol: stockSymbol(symbol),
        quantity,
        rate: paisa(rate),
        amount: paisa(rate * quantity),
        at: at(seconds) * 1_000,
        buyer: '',
        seller: '',
      };
    },
  };
};

const barOf = (quote: Quote, day: TradingDate): DailyBarRow => ({
  ...dayBarOf(quote),
  symbol: quote.symbol,
  traded_on: day,
  last_traded: quote.last,
  trades: quote.trades,
  vwap: null,
  previous_close: quote.previousClose,
  source: 'test',
  sources_agreeing: 1,
  flags: '',
});

/** The bars of a day as the fold of its log has them. */
export const rowsOfDay = (session: Pick<Session, 'day' | 'quotes'>): DailyBarRow[] =>
  session
    .quotes()
    .filter(({ trades }) => trades > 0)
    .map((quote) => barOf(quote, session.day));

/** Plays a log through a session and the judge, as a process does that follows it. */
export const play = (base: FormingBase, log: readonly SessionEvent[]) => {
  const session = openSession(base.day);
  const judge = createJudge(createPeek(base));
  log.forEach((event, place) => {
    session.apply({ day: base.day, term: 1, event }, place + 1);
    judge.hear(event, session);
  });
  return { session, judge };
};
