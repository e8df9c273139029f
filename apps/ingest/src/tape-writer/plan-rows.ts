import { paisa } from '@chuli/kernel';
import type { ReversalEvent, TradeEvent } from '@chuli/session';
import type { LiveTradeRow } from '@chuli/tape/live';
import type { ContractState } from './contract-states.ts';

/** An event about a contract, with the version that its place on the log gives it. */
export type ContractEvent = { readonly event: TradeEvent | ReversalEvent; readonly version: number };

export type Plan = {
  /** At most one a contract. */
  rows: LiveTradeRow[];
  states: Map<string, ContractState>;
  /** Events that say nothing the tape does not know: delivered again, or published again. */
  redelivered: number;
};

const toRow = (event: TradeEvent, version: number, isReversed: boolean): LiveTradeRow => ({
  contract_id: event.contractId,
  symbol: event.symbol,
  traded_at: event.at,
  buyer: event.buyer,
  seller: event.seller,
  quantity: event.quantity,
  rate: event.rate,
  amount: event.amount,
  is_reversed: isReversed,
  version,
});

/** A reversal before its contract: the figures come to nothing either way, and the contract is known when it comes. */
const rowWithoutFigures = ({ contractId, symbol }: ReversalEvent): Omit<LiveTradeRow, 'version'> => ({
  contract_id: contractId,
  symbol,
  traded_at: null,
  buyer: '',
  seller: '',
  quantity: 0,
  rate: paisa(0),
  amount: paisa(0),
  is_reversed: true,
});

const hasBrokers = ({ buyer, seller }: TradeEvent): boolean => buyer !== '' && seller !== '';

type Known = { state: ContractState | undefined; row: () => LiveTradeRow | undefined };
type Change = { row: LiveTradeRow; state: ContractState };

const NOTHING_KNOWN: ContractState = { hasBrokers: false, isReversed: false };

/** Null when the event says nothing that is not known. */
const changeBy = ({ event, version }: ContractEvent, { state, row }: Known): Change | null => {
  const known = state ?? NOTHING_KNOWN;
  if (event.kind === 'reversal') {
    if (known.isReversed) return null;
    const reversed = { ...(row() ?? rowWithoutFigures(event)), is_reversed: true, version };
    return { row: reversed, state: { ...known, isReversed: true } };
  }
  if (state !== undefined && (known.hasBrokers || !hasBrokers(event))) return null;
  return {
    row: toRow(event, version, known.isReversed),
    state: { ...known, hasBrokers: hasBrokers(event) },
  };
};

/**
 * What a batch of events changes on the tape. A contract is written when it is new, when its brokers become known and
 * when it is reversed; brokers once known stay, and a reversal is never taken back, in whatever order events come.
 */
export const planRows = (
  events: readonly ContractEvent[],
  stateOf: (contractId: string) => ContractState | undefined,
  storedRow: (contractId: string) => LiveTradeRow | undefined,
): Plan => {
  const rows = new Map<string, LiveTradeRow>();
  const states = new Map<string, ContractState>();
  let redelivered = 0;
  for (const contractEvent of events) {
    const id = contractEvent.event.contractId;
    const change = changeBy(contractEvent, {
      state: states.get(id) ?? stateOf(id),
      row: () => rows.get(id) ?? storedRow(id),
    });
    if (change === null) {
      redelivered += 1;
      continue;
    }
    rows.set(id, { ...change.row, version: Math.max(change.row.version, rows.get(id)?.version ?? 0) });
    states.set(id, change.state);
  }
  return { rows: [...rows.values()], states, redelivered };
};
