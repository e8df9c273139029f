import type { Contract } from './contract.ts';
import type { Method } from './order.ts';

/**
 * Contracts of one order are matched within a millisecond, other orders nearly always come a second or more later: of
 * neighbours within 2 ms 99.99 % share a side.
 */
const LONGEST_GAP_MICROSECONDS = 2_000;

/** Whether a run of contracts can be one buyer's order, one seller's, or either, while prices move its way only. */
type Open = { readonly buyer: boolean; readonly seller: boolean };

const EITHER: Open = { buyer: true, seller: true };

const goesOn = ({ buyer, seller }: Open, before: Contract, next: Contract): Open => ({
  buyer: buyer && next.buyer !== '' && next.buyer === before.buyer && next.rate >= before.rate,
  seller: seller && next.seller !== '' && next.seller === before.seller && next.rate <= before.rate,
});

const isNextNumber = (before: Contract, next: Contract): boolean =>
  Number(next.contract_id) === Number(before.contract_id) + 1;

const byTime = (contracts: readonly Contract[]): Contract[][] => {
  const groups: Contract[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const contract of contracts) {
    const at = contract.traded_at ?? last;
    if (at - last <= LONGEST_GAP_MICROSECONDS) groups.at(-1)?.push(contract);
    else groups.push([contract]);
    last = at;
  }
  return groups;
};

/** Without times: numbers follow each other, one side stays, and no price moves against it. */
const bySequence = (contracts: readonly Contract[]): Contract[][] => {
  const groups: Contract[][] = [];
  let open = EITHER;
  let before: Contract | undefined;
  for (const contract of contracts) {
    const still =
      before !== undefined && isNextNumber(before, contract) ? goesOn(open, before, contract) : null;
    if (still !== null && (still.buyer || still.seller)) {
      groups.at(-1)?.push(contract);
      open = still;
    } else {
      groups.push([contract]);
      open = EITHER;
    }
    before = contract;
  }
  return groups;
};

export const methodOf = (contracts: readonly Contract[]): Method =>
  contracts.every(({ traded_at }) => traded_at !== null) ? 'time' : 'sequence';

/** Contracts of one stock and day, in the order of their numbers, as the orders that brought them. */
export const splitOrders = (contracts: readonly Contract[], method: Method): Contract[][] =>
  method === 'time' ? byTime(contracts) : bySequence(contracts);
