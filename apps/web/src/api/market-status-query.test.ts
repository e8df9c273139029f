import { QueryObserver, environmentManager, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { marketStatusQuery } from './market-status-query.ts';

const ROUND = 10_000;
const ANSWER = { is_open: true, phase: 'open' };

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const watch = (answer: (round: number) => Promise<Response>) => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', () => {
    asked();
    return answer(asked.mock.calls.length);
  });
  const observer = new QueryObserver(createQueryClient(), marketStatusQuery);
  const stop = observer.subscribe(() => undefined);
  return { asked, observer, stop };
};

const ok = (): Promise<Response> => Promise.resolve(Response.json(ANSWER));
const down = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('R17 the market status', () => {
  it('is asked every ten seconds', async () => {
    const { asked, stop } = watch(ok);
    await vi.advanceTimersByTimeAsync(3 * ROUND + 1_000);
    expect(asked).toHaveBeenCalledTimes(4);
    stop();
  });

  it('is asked on through failures, also from the very first call, and comes back', async () => {
    const { asked, observer, stop } = watch((round) => (round <= 5 ? down() : ok()));
    await vi.advanceTimersByTimeAsync(4 * ROUND + 1_000);
    expect(asked).toHaveBeenCalledTimes(5);
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: undefined });
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: ANSWER });
    stop();
  });

  it('keeps the last answer while calls fail', async () => {
    const { observer, stop } = watch((round) => (round === 1 ? ok() : down()));
    await vi.advanceTimersByTimeAsync(3 * ROUND + 1_000);
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: ANSWER });
    stop();
  });

  it('is asked on while the browser believes to be offline', async () => {
    const { asked, stop } = watch(ok);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(2 * ROUND + 1_000);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  });
});
