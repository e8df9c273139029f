import type { ContractMap, historyContracts } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type Handlers, implement } from './implement.ts';

const contracts = {
  size: {
    method: 'GET',
    path: '/size/',
    summary: 'How large',
    access: 'open',
    cache: 'no-store',
    cost: 'light',
    mostRows: 1,
    query: z.strictObject({ symbol: z.string() }),
    reply: z.object({ size: z.int(), unit: z.string() }),
  },
  name: {
    method: 'GET',
    path: '/name/',
    summary: 'How it is called',
    access: 'open',
    cache: 'no-store',
    cost: 'light',
    mostRows: 1,
    query: z.strictObject({}),
    reply: z.object({ name: z.string() }),
  },
} as const satisfies ContractMap;

type Map = Handlers<typeof contracts>;
const size = () => ({ size: 1, unit: 'm' });
const name = () => ({ name: 'Chuli' });

describe('implement', () => {
  it('pairs each contract with the handler of the same name', () => {
    const endpoints = implement(contracts, { size, name });
    expect(endpoints.map((endpoint) => [endpoint.name, endpoint.contract.path])).toEqual([
      ['size', '/size/'],
      ['name', '/name/'],
    ]);
  });

  it('accepts the handlers of its contracts', () => {
    expectTypeOf<{ size: typeof size; name: typeof name }>().toExtend<Map>();
  });

  it('does not accept a map in which a handler is missing', () => {
    expectTypeOf<{ size: typeof size }>().not.toExtend<Map>();
  });

  it('does not accept a handler that answers another shape', () => {
    expectTypeOf<{ size: () => { size: string; unit: string }; name: typeof name }>().not.toExtend<Map>();
    expectTypeOf<{ size: () => { size: number }; name: typeof name }>().not.toExtend<Map>();
  });

  it('does not accept a handler that expects a parameter the contract does not have', () => {
    type Wrong = (asked: { query: { broker: string } }) => { size: number; unit: string };
    expectTypeOf<{ size: Wrong; name: typeof name }>().not.toExtend<Map>();
  });

  it('knows no name beyond those of the contracts, so that a surplus handler is a surplus key', () => {
    expectTypeOf<keyof Map>().toEqualTypeOf<'size' | 'name'>();
  });

  it('gives a handler the parsed query and expects the branded reply', () => {
    type Summary = Handlers<typeof historyContracts>['symbolSummary'];
    type Reply = Awaited<ReturnType<Summary>>;
    expectTypeOf<Parameters<Summary>[0]['query']['as_of']>().toEqualTypeOf<TradingDate | undefined>();
    expectTypeOf<Reply['close']>().not.toEqualTypeOf<number | null>();
  });
});
