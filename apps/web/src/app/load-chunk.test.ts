import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, type Recovery, loadChunk } from './load-chunk.ts';

const fakeRecovery = () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { reload: vi.fn(), report: vi.fn(), memory } satisfies Recovery;
};

const gone = (): Promise<string> => Promise.reject(new TypeError('Failed to fetch'));
const here = (): Promise<string> => Promise.resolve('screen');
const never = (): Promise<string> => new Promise(() => undefined);

afterEach(() => {
  vi.useRealTimers();
});

describe('R71 a part of the product that does not arrive', () => {
  it('is reported as a chunk load error, and the page is loaded anew', async () => {
    const recovery = fakeRecovery();
    void loadChunk('floorsheet', gone, recovery);
    await expect.poll(() => recovery.reload).toHaveBeenCalledOnce();
    expect(recovery.report).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });

  it('is not loaded anew a second time: the error page takes over', async () => {
    const recovery = fakeRecovery();
    void loadChunk('floorsheet', gone, recovery);
    await expect.poll(() => recovery.reload).toHaveBeenCalledOnce();
    await expect(loadChunk('floorsheet', gone, recovery)).rejects.toBeInstanceOf(ChunkLoadError);
    await expect(loadChunk('floorsheet', gone, recovery)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(recovery.reload).toHaveBeenCalledOnce();
    expect(recovery.report).toHaveBeenCalledTimes(3);
  });

  it('may be recovered again by the next release, once it has come', async () => {
    const recovery = fakeRecovery();
    void loadChunk('floorsheet', gone, recovery);
    await expect.poll(() => recovery.reload).toHaveBeenCalledOnce();
    await expect(loadChunk('floorsheet', here, recovery)).resolves.toBe('screen');
    void loadChunk('floorsheet', gone, recovery);
    await expect.poll(() => recovery.reload).toHaveBeenCalledTimes(2);
  });

  it('never loads the page anew where nothing can be remembered, since that might not end', async () => {
    const recovery = { ...fakeRecovery(), memory: null };
    await expect(loadChunk('floorsheet', gone, recovery)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  it('R82 is given up after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    const recovery = fakeRecovery();
    void loadChunk('floorsheet', never, recovery);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(recovery.report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(recovery.report).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    expect(recovery.reload).toHaveBeenCalledOnce();
  });

  it('R82 one that arrives leaves no timer behind', async () => {
    vi.useFakeTimers();
    await loadChunk('floorsheet', here, fakeRecovery());
    expect(vi.getTimerCount()).toBe(0);
  });
});
