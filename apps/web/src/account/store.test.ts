import { expect, it } from 'vitest';
import { type Memory, createStore } from './store.ts';

const noWatch = () => () => undefined;
const closed: Memory = {
  getItem: () => {
    throw new Error('closed');
  },
  setItem: () => {
    throw new Error('closed');
  },
  removeItem: () => {
    throw new Error('closed');
  },
};

it.each(['', 'null', '{', '[]', '{"id":1,"refresh":"r"}', '{"id":"s"}', '{"expired":true}'])(
  'takes nothing like %j for a sign-in',
  (text) => {
    const store = createStore({ ...closed, getItem: () => text }, noWatch);
    expect(store.signIn()).toBeNull();
  },
);

it('holds for this tab where storage is closed, and says there that it ran out', () => {
  const store = createStore(closed, noWatch);
  store.keep({ id: 's1', refresh: 'r1' });
  expect(store.signIn()).toEqual({ id: 's1', refresh: 'r1' });
  store.forget('expired');
  expect(store.signIn()).toBeNull();
  expect(store.notice()).toBe('told-here');
});
