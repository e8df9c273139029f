import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HeavyCase, type HeavyFigures, heavyRecordInSteps } from '@chuli/backtest';
import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import { type BrokerCase, brokerCases, brokerCasesVersion } from '@chuli/tape/broker';

export type RecordOfAll = {
  /** The last session that it knows of. */
  readonly to: TradingDate;
  readonly cases: readonly HeavyCase[];
  readonly figures: readonly HeavyFigures[];
};

const caseOf = ({ heavy_on, ends_on, is_new_listing, ...row }: BrokerCase): HeavyCase => ({
  broker: row.broker,
  symbol: row.symbol,
  side: row.side,
  on: heavy_on,
  amount: row.amount,
  share: row.share,
  isNewListing: is_new_listing === 1,
  fill: row.fill,
  triedOn: row.tried_on,
  followed: ends_on.map((endsOn, at) => ({
    endsOn,
    knownOn: row.known_on[at] ?? null,
    heldSessions: row.held_sessions[at] ?? null,
    excess: row.excess[at] ?? null,
    cost: row.cost[at] ?? null,
  })),
});

/** A turn for others after so many milliseconds of figures. */
const AT_ONCE_MS = 10;

const judge = async (cases: readonly HeavyCase[], asOf: TradingDate): Promise<HeavyFigures[]> => {
  const steps = heavyRecordInSteps(cases, asOf);
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - since < AT_ONCE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
};

const read = async (tape: Tape, version: string, asOf: TradingDate): Promise<RecordOfAll> => {
  const cases = (await brokerCases(tape, asOf)).map(caseOf);
  return { to: version.slice(0, 10) as TradingDate, cases, figures: await judge(cases, asOf) };
};

/** Brokers are judged together, so a page of one is a page of all: the days that were last asked for are kept. */
const MOST_KEPT = 8;
const kept = new Map<string, Promise<RecordOfAll>>();

const readAndKeep = (tape: Tape, version: string, asOf: TradingDate): Promise<RecordOfAll> => {
  const key = `${version} ${asOf}`;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  const reading = read(tape, version, asOf);
  kept.set(key, reading);
  reading.catch(() => kept.delete(key));
  return reading;
};

/** The record of all brokers as of a day; null before it was first made. */
export const recordOfAll = async (tape: Tape, asOf: TradingDate): Promise<RecordOfAll | null> => {
  const version = await brokerCasesVersion(tape);
  if (version === null) return null;
  const known = kept.get(`${version} ${asOf}`);
  // Whoever asked first may have left before it was read.
  return known === undefined
    ? readAndKeep(tape, version, asOf)
    : known.catch(() => readAndKeep(tape, version, asOf));
};
