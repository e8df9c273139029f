import { describe, expect, it } from 'vitest';
import { LIVE_REDUCERS, hashOfState } from './reduce.ts';
import type { BarRow, SymbolState, TradeRow } from './state.ts';

const bar = (start: number, close = 1): BarRow => [start, 1, 1, 1, close, 10, 10, 1];
const trade = (id: string): TradeRow => [id, 'NABIL', null, 10, 50_000, '', ''];

const held: SymbolState = {
  previous_close: 50_000,
  quote: null,
  depth: null,
  trades: [trade('2'), trade('1')],
  bars: [bar(1), bar(2), bar(10)],
};

describe('the hash of a state', () => {
  it('is FNV-1a of its JSON', () => {
    expect(hashOfState([1, null, 'NABIL'])).toBe('3bf64c8d');
  });

  it('does not depend on the order of keys, at any depth', () => {
    expect(hashOfState({ b: [{ d: 3, c: 2 }], a: 1 })).toBe('48fea439');
    expect(hashOfState({ a: 1, b: [{ c: 2, d: 3 }] })).toBe('48fea439');
  });

  it('differs when one figure differs', () => {
    expect(hashOfState({ last: 50_000 })).not.toBe(hashOfState({ last: 50_010 }));
    expect(hashOfState({ last: null })).not.toBe(hashOfState({ last: 0 }));
  });
});

describe('a delta', () => {
  it('replaces, adds and removes rows by their key, and keeps them in its order', () => {
    const { bars } = LIVE_REDUCERS.symbol(held, { bars: [bar(3), bar(2, 5), [10]] });
    expect(bars).toEqual([bar(1), bar(2, 5), bar(3)]);
  });

  it('puts new trades on top and keeps as many as it says', () => {
    const { trades } = LIVE_REDUCERS.symbol(held, { trades: { add: [trade('3')], keep: 2 } });
    expect(trades).toEqual([trade('3'), trade('2')]);
  });

  it('may give the list of trades anew', () => {
    expect(LIVE_REDUCERS.symbol(held, { trades: { all: [trade('1')] } }).trades).toEqual([trade('1')]);
  });

  it('leaves alone what it does not name, and can make a figure unknown', () => {
    expect(LIVE_REDUCERS.symbol(held, {})).toEqual(held);
    expect(LIVE_REDUCERS.symbol(held, { previous_close: null }).previous_close).toBeNull();
  });
});
