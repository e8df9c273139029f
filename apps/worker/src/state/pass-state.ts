import { randomUUID } from 'node:crypto';
import type { TradingDate } from '@chuli/kernel';
import type { Timeframe } from '@chuli/signals';
import type { Tape } from '@chuli/tape';
import { type SignalStateRow, readSignalState, replaceSignalState, signalsHash } from '@chuli/tape/signal';
import { codeVersion } from '../code-version.ts';
import { WHOLE_MARKET } from '../market/digest.ts';
import { perTimeframe } from '../pass/run-pass.ts';
import type { Turn } from '../pass/turn.ts';

/** How many bars of a stock a pass has taken. */
export type BarsSeen = Readonly<Record<Timeframe, number>>;

/** What a pass has read: only what is new since has to be written, while none of it has changed. */
export type PassState = {
  readonly as_of: TradingDate;
  readonly digests: ReadonlyMap<string, string>;
  /** By stock. */
  readonly seen: ReadonlyMap<string, BarsSeen>;
};

function* rowsOf(
  { as_of, digests, seen }: PassState,
  mark: Pick<SignalStateRow, 'pass' | 'code' | 'signals'>,
): Generator<SignalStateRow> {
  for (const [symbol, digest] of digests)
    yield { ...mark, as_of, symbol, digest, body: JSON.stringify(seen.get(symbol) ?? null) };
}

/** The last write of a pass: what is stored of the signals belongs to this state from here on. */
export const storePassState = async (tape: Tape, state: PassState, { fence }: Turn): Promise<void> => {
  const mark = { pass: randomUUID(), code: codeVersion(), signals: await signalsHash(tape) };
  await replaceSignalState(tape, rowsOf(state, mark), fence);
};

/** Null where it is not how many bars of each length a stock has. */
const seenFrom = (body: string): BarsSeen | null => {
  try {
    const saved = JSON.parse(body) as Readonly<Record<string, unknown>>;
    const seen = perTimeframe((timeframe) => Number(saved[timeframe]));
    return Object.values(seen).every(Number.isInteger) ? seen : null;
  } catch {
    return null;
  }
};

/**
 * What the last pass had read, whoever ran it. Null when anything is in doubt: nothing is stored, it was computed by
 * other code, or the signals on the tape are not those it belongs to, as after a pass that died between two writes.
 */
export const readPassState = async (tape: Tape): Promise<PassState | null> => {
  const rows = await readSignalState(tape);
  const [first] = rows;
  if (first === undefined || first.code !== codeVersion()) return null;
  if (rows.some(({ pass }) => pass !== first.pass)) return null;
  if ((await signalsHash(tape)) !== first.signals) return null;
  const seen = new Map<string, BarsSeen>();
  for (const { symbol, body } of rows) {
    if (symbol === WHOLE_MARKET) continue;
    const own = seenFrom(body);
    if (own === null) return null;
    seen.set(symbol, own);
  }
  return { as_of: first.as_of, digests: new Map(rows.map(({ symbol, digest }) => [symbol, digest])), seen };
};

export const isUnchanged = (state: PassState, now: ReadonlyMap<string, string>): boolean =>
  [...state.digests].every(([symbol, digest]) => now.get(symbol) === digest);
