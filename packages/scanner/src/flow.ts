import { type StockSymbol, type TradingDate, brokerId, dayNumber } from '@chuli/kernel';
import { type NetsOfSession, type NetsOfStock, netsOfBroker, netsOfSessions } from '@chuli/tape/broker';
import type { Tape } from '@chuli/tape';

/** What brokers did, as the floorsheets tell it, under present tickers. */
export type Flow = {
  /** By session: how many in a row up to it have a floorsheet. */
  readonly knownRun: Int32Array;
  readonly ofBroker: (broker: number) => Promise<NetsOfStock[]>;
  /** Sessions by their number, from one to another. */
  readonly ofSessions: (from: number, to: number) => Promise<NetsOfSession[]>;
  /** The number of the session of a day. */
  readonly sessionOf: (day: number) => number;
};

export const knownRuns = (
  sessions: readonly TradingDate[],
  isKnown: (day: TradingDate) => boolean,
): Int32Array => {
  const runs = new Int32Array(sessions.length);
  for (const [at, day] of sessions.entries()) runs[at] = isKnown(day) ? (runs[at - 1] ?? 0) + 1 : 0;
  return runs;
};

type Of = {
  readonly sessions: readonly TradingDate[];
  readonly known: ReadonlySet<TradingDate>;
  readonly present: ReadonlyMap<StockSymbol, StockSymbol>;
};

const NO_SESSION = -1;

/** Asks the tape when a rule needs it; nothing is held here. */
export const flowOf = (tape: Tape, { sessions, known, present }: Of): Flow => {
  const numbers = new Map(sessions.map((day, number) => [dayNumber(day), number]));
  const named = <R extends { symbol: StockSymbol }>(rows: readonly R[]): R[] =>
    rows.map((row) => ({ ...row, symbol: present.get(row.symbol) ?? row.symbol }));
  const last = sessions.at(-1);
  return {
    knownRun: knownRuns(sessions, (day) => known.has(day)),
    sessionOf: (day) => numbers.get(day) ?? NO_SESSION,
    ofBroker: async (broker) =>
      last === undefined
        ? []
        : named(await netsOfBroker(tape, { broker: brokerId(String(broker)), to: last })),
    ofSessions: async (from, to) => {
      const [first, end] = [sessions[from], sessions[to]];
      return first === undefined || end === undefined
        ? []
        : named(await netsOfSessions(tape, { from: first, to: end }));
    },
  };
};
