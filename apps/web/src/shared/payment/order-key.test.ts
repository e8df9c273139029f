import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOrderKeys, orderKey } from './order-key.ts';

const gold = { provider: 'esewa', item: 'gold-12', promo: '' };

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
};

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => {
  forgetOrderKeys();
  vi.unstubAllGlobals();
});

it('is the same for the same purchase, and another for another', () => {
  const key = orderKey(gold);
  expect(orderKey({ ...gold })).toBe(key);
  expect(orderKey({ ...gold, provider: 'khalti' })).not.toBe(key);
  expect(orderKey({ ...gold, promo: 'DASHAIN' })).not.toBe(key);
});

it('is new once an order is over, and nothing else is forgotten', () => {
  sessionStorage.setItem('other', 'stays');
  const key = orderKey(gold);
  forgetOrderKeys();
  expect(orderKey(gold)).not.toBe(key);
  expect(sessionStorage.getItem('other')).toBe('stays');
});

it('holds for the visit where storage is closed', () => {
  const closed = (): never => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, key: closed, length: 0 });
  expect(orderKey(gold)).toBe(orderKey(gold));
});
