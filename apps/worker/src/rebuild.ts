import type { Summary } from '@chuli/backtest';
import type { Tape } from '@chuli/tape';
import type { LoadedMarket } from './market/loaded-market.ts';
import { type Turn, UNHURRIED } from './pass/turn.ts';
import { type SignalsWritten, writeEverything } from './pass/write-signals.ts';
import { bringUpBrokerCases } from './record/broker-cases.ts';
import { writeRecord } from './record/write-record.ts';

export type Rebuilt = SignalsWritten & { trades: number; summaries: readonly Summary[] };

/**
 * Every family over every bar of every stock, what became of each signal, and the record of each list: computed from
 * the bars and put in the place of what was there. The same data and rules give the same rows.
 */
export const rebuildSignals = async (
  tape: Tape,
  market: LoadedMarket,
  { turn = UNHURRIED, onStock }: { turn?: Turn; onStock?: () => void } = {},
): Promise<Rebuilt> => {
  const { written } = await writeEverything(tape, market, turn);
  const record = await writeRecord(tape, market, turn, onStock);
  await bringUpBrokerCases(tape, market, turn);
  return { ...written, ...record };
};
