import { randomInt } from 'node:crypto';
import { AppError, type TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/**
 * One writing of a whole day. Its number begins with the term of the lease under which it was written, then has the
 * moment: of two loads of a day the higher counts, so a writer that stood still can never win over a newer term.
 */
export type Load = bigint;

/** A load that is written aside of the one that counts. */
export type WrittenLoad = { readonly date: TradingDate; readonly load: Load; readonly trades: number };

const MOMENT_BITS = 41n;
const CHANCE_BITS = 3n;
const TERM_SHIFT = MOMENT_BITS + CHANCE_BITS;
const HIGHEST_TERM = 2 ** 20 - 1;
const MOMENTS_FROM = Date.UTC(2020, 0, 1);

let lastMoment = 0;

/** Later than the one before, also when the clock was set back. */
const nextMoment = (): number => {
  lastMoment = Math.max(lastMoment + 1, Date.now() - MOMENTS_FROM);
  return lastMoment;
};

export const newLoad = (term: number): Load => {
  if (!Number.isInteger(term) || term < 0 || term > HIGHEST_TERM)
    throw new AppError('data.inconsistent', { term });
  const chance = BigInt(randomInt(2 ** Number(CHANCE_BITS)));
  return (BigInt(term) << TERM_SHIFT) | (BigInt(nextMoment()) << CHANCE_BITS) | chance;
};

export const termOf = (load: Load): number => Number(load >> TERM_SHIFT);

/** The load of each day that counts. */
export const countedLoads = async (tape: Tape): Promise<Map<TradingDate, Load>> => {
  const rows = await ask<{ traded_on: TradingDate; load: string }>(
    tape,
    'SELECT traded_on, toString(load) AS load FROM counted_load FINAL',
  );
  return new Map(rows.map(({ traded_on, load }) => [traded_on, BigInt(load)]));
};

export const countedLoad = async (tape: Tape, date: TradingDate): Promise<Load | null> => {
  const [row] = await ask<{ load: string | null }>(
    tape,
    'SELECT toString(maxOrNull(load)) AS load FROM counted_load WHERE traded_on = {date:Date}',
    { date },
  );
  const load = row?.load ?? null;
  return load === null ? null : BigInt(load);
};
