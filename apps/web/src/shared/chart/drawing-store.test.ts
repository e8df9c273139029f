import type { Drawing } from '@chuli/ui';
import { expect, it } from 'vitest';
import { drawingsIn } from './drawing-store.ts';

const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

const level: Drawing = {
  id: '1',
  kind: 'horizontal',
  anchors: [{ date: '2025-01-01', price: 500 }],
  text: '',
};

it('each stock has its own drawings', () => {
  const storage = memory();
  const store = drawingsIn(() => storage);
  store.save('NABIL', [level]);
  expect(store.load('NABIL')).toEqual([level]);
  expect(store.load('NICA')).toEqual([]);
});

it('what cannot be read is left out, and closed storage is an empty one', () => {
  const storage = memory();
  const store = drawingsIn(() => storage);
  storage.setItem('chuli.drawings.NABIL', JSON.stringify([level, { id: 2 }, null]));
  storage.setItem('chuli.drawings.NICA', 'not json');
  expect(store.load('NABIL')).toEqual([level]);
  expect(store.load('NICA')).toEqual([]);
  const closed = drawingsIn(() => {
    throw new Error('closed');
  });
  expect(closed.load('NABIL')).toEqual([]);
  expect(() => closed.save('NABIL', [level])).not.toThrow();
});
