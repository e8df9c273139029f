import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import { liveContracts } from '@chuli/tape/live';

/** What the tape knows of a contract, without its figures. */
export type ContractState = { readonly hasBrokers: boolean; readonly isReversed: boolean };

/** Four values in all, shared: a day may have two million contracts. */
const STATES: readonly ContractState[] = [0, 1, 2, 3].map((flags) => ({
  hasBrokers: (flags & 1) !== 0,
  isReversed: (flags & 2) !== 0,
}));

const shared = ({ hasBrokers, isReversed }: ContractState): ContractState =>
  STATES[(hasBrokers ? 1 : 0) + (isReversed ? 2 : 0)] ?? { hasBrokers, isReversed };

export type DayContracts = {
  get: (contractId: string) => ContractState | undefined;
  set: (contractId: string, state: ContractState) => void;
};

/** The contracts of a day that are on the tape, read once and kept up to date by who writes them. */
export const loadDayContracts = async (tape: Tape, day: TradingDate): Promise<DayContracts> => {
  const states = new Map<string, ContractState>();
  for (const { contract_ids, has_brokers, is_reversed } of await liveContracts(tape, day)) {
    const state = shared({ hasBrokers: has_brokers, isReversed: is_reversed });
    for (const id of contract_ids) states.set(id, state);
  }
  return {
    get: (contractId) => states.get(contractId),
    set: (contractId, state) => void states.set(contractId, shared(state)),
  };
};
