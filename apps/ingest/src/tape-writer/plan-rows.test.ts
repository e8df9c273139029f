import { type BrokerId, type Paisa, type StockSymbol } from '@chuli/kernel';
import type { TradeEvent } from '@chuli/session';
import type { LiveTradeRow } from '@chuli/tape/live';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContractState } from './contract-states.ts';
import { type ContractEvent, planRows } from './plan-rows.ts';

const masked = (id: number): TradeEvent => ({
  kind: 'trade',
  contractId: `203001140100000${id}`,
  symbol: 'ABCD' as StockSymbol,
  quantity: 10 + id,
  rate: 10_000 as Paisa,
  amount: ((10 + id) * 10_000) as Paisa,
  at: null,
  buyer: '',
  seller: '',
});
const filled = (id: number): TradeEvent => ({
  ...masked(id),
  buyer: '58' as BrokerId,
  seller: '44' as BrokerId,
});
const reversed = (id: number) => ({
  kind: 'reversal' as const,
  contractId: masked(id).contractId,
  symbol: 'ABCD' as StockSymbol,
  reason: 'annulled',
});

/** A table that keeps the row of the highest version, and what a writer remembers of it. */
const createTape = () => {
  const rows = new Map<string, LiveTradeRow>();
  let states = new Map<string, ContractState>();
  return {
    rows,
    write: (batch: readonly ContractEvent[]) => {
      const plan = planRows(
        batch,
        (id) => states.get(id),
        (id) => rows.get(id),
      );
      for (const row of plan.rows) {
        const there = rows.get(row.contract_id);
        if (there === undefined || there.version <= row.version) rows.set(row.contract_id, row);
      }
      for (const [id, state] of plan.states) states.set(id, state);
      return plan;
    },
    restart: () => {
      states = new Map(
        [...rows.values()].map((row) => [
          row.contract_id,
          { hasBrokers: row.buyer !== '' && row.seller !== '', isReversed: row.is_reversed },
        ]),
      );
    },
  };
};

describe('rows for the tape', () => {
  it('come from a contract, its brokers and its reversal, and from nothing twice', () => {
    const tape = createTape();
    expect(tape.write([{ event: masked(1), version: 1 }]).rows).toHaveLength(1);
    expect(tape.write([{ event: masked(1), version: 1 }])).toMatchObject({ rows: [], redelivered: 1 });
    expect(tape.write([{ event: filled(1), version: 2 }]).rows).toMatchObject([{ buyer: '58', version: 2 }]);
    expect(tape.write([{ event: masked(1), version: 3 }]).rows).toEqual([]);
    expect(tape.write([{ event: reversed(1), version: 4 }]).rows).toMatchObject([
      { buyer: '58', quantity: 11, is_reversed: true, version: 4 },
    ]);
    expect(tape.write([{ event: filled(1), version: 5 }]).rows).toEqual([]);
  });

  it('are one for a contract that is filled and reversed within a batch', () => {
    const events = [masked(1), filled(1), reversed(1)].map((event, at) => ({ event, version: at + 1 }));
    expect(createTape().write(events).rows).toMatchObject([{ buyer: '58', is_reversed: true, version: 3 }]);
  });

  it('add up to the same whatever the order, repetition, batches and restarts of delivery', () => {
    const log = [masked(1), filled(1), masked(2), filled(2), reversed(2), masked(3), filled(3)];
    const events: ContractEvent[] = log.map((event, at) => ({ event, version: at + 1 }));
    const standing = (rows: Map<string, LiveTradeRow>) =>
      [...rows.values()]
        .filter((row) => !row.is_reversed)
        .map(({ contract_id, quantity, buyer, seller }) => ({ contract_id, quantity, buyer, seller }))
        .toSorted((a, b) => (a.contract_id < b.contract_id ? -1 : 1));
    const delivery = fc
      .shuffledSubarray(events, { minLength: events.length })
      .chain((order) =>
        fc.array(fc.constantFrom(...events), { maxLength: 6 }).map((again) => order.concat(again)),
      );
    fc.assert(
      fc.property(delivery, fc.integer({ min: 1, max: 5 }), fc.boolean(), (order, size, isRestarted) => {
        const tape = createTape();
        for (let from = 0; from < order.length; from += size) {
          tape.write(order.slice(from, from + size));
          if (isRestarted) tape.restart();
        }
        expect(standing(tape.rows)).toEqual(
          [1, 3].map((id) => ({
            contract_id: masked(id).contractId,
            quantity: 10 + id,
            buyer: '58',
            seller: '44',
          })),
        );
      }),
    );
  });
});
