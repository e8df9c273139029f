import type { Contract } from '../src/contract.ts';
import type { OrderEvent } from '../src/order.ts';

/** What is wrong with the orders of one stock and day as a partition of its contracts; nothing where all is well. */
export const againstSums = (contracts: readonly Contract[], events: readonly OrderEvent[]): string[] => {
  const faults: string[] = [];
  let at = 0;
  for (const event of events) {
    const own = contracts.slice(at, at + event.contracts);
    at += event.contracts;
    const sum = (of: (contract: Contract) => number): number =>
      own.reduce((total, one) => total + of(one), 0);
    const isWhole =
      own[0]?.contract_id === event.first_contract && own.at(-1)?.contract_id === event.last_contract;
    if (!isWhole) faults.push(`${event.symbol} ${event.first_contract}: not the contracts it names`);
    if (sum(({ quantity }) => quantity) !== event.quantity || sum(({ amount }) => amount) !== event.amount)
      faults.push(`${event.symbol} ${event.first_contract}: not the sum of its contracts`);
  }
  return at === contracts.length ? faults : [...faults, `${contracts.length - at} contracts in no order`];
};
