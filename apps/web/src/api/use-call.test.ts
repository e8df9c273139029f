import { QueryObserver, environmentManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteAnswer } from '../offline/kept-answers.ts';
import { KEPT } from '../offline/rules.ts';
import { createQueryClient } from './query-client.ts';
import { callOptions } from './use-call.ts';

const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ rows: [] }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Two panels ask at the same time, both close, and an hour later a third asks. */
const askThrice = async (path: '/broker/' | '/stock/'): Promise<string[]> => {
  const client = createQueryClient();
  const open = () => new QueryObserver(client, callOptions(path, {})).subscribe(() => undefined);
  const closes = [open(), open()];
  await vi.advanceTimersByTimeAsync(0);
  for (const close of closes) close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  const close = open();
  await vi.advanceTimersByTimeAsync(0);
  close();
  client.clear();
  return asked;
};

it('R49 the broker list is fetched once, and concurrent requests share one', async () => {
  expect(await askThrice('/broker/')).toEqual(['/api/broker/']);
});

it('the broker list is fetched again while what is shown was kept', async () => {
  noteAnswer('/api/broker/', new Headers({ [KEPT]: '1' }));
  try {
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json({ rows: [] }, { headers: { [KEPT]: '1' } }));
    });
    expect(await askThrice('/broker/')).toEqual(['/api/broker/', '/api/broker/']);
  } finally {
    noteAnswer('/api/broker/', new Headers());
  }
});

it('prices are fetched again, concurrent requests sharing one', async () => {
  expect(await askThrice('/stock/')).toEqual(['/api/stock/', '/api/stock/']);
});
