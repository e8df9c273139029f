import { type Instant, instant } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { openBook } from './book.ts';

const LIFETIME_MS = 1_000;

/** A book whose readings are answered by hand. */
const openByHand = (lifetimeMs = LIFETIME_MS) => {
  const readings: PromiseWithResolvers<string>[] = [];
  let now = 0;
  const book = openBook({
    read: () => {
      const reading = Promise.withResolvers<string>();
      readings.push(reading);
      return reading.promise;
    },
    clock: (): Instant => instant(now),
    lifetimeMs,
  });
  const first = async (): Promise<void> => {
    const taken = book.take();
    readings[0]?.resolve('old');
    await taken;
  };
  return { readings, book, first, pass: (ms: number) => void (now += ms) };
};

const settled = () => new Promise((resolve) => void setImmediate(resolve));

describe('a book that the process keeps', () => {
  it('is read once for all who ask at the same time and for its lifetime', async () => {
    const { readings, book, first, pass } = openByHand();
    await Promise.all([first(), book.take(), book.take()]);
    pass(LIFETIME_MS - 1);
    expect(await book.take()).toBe('old');
    expect([readings.length, book.ageMs()]).toEqual([1, LIFETIME_MS - 1]);
  });

  it('is served old while the next one is read, and after that failed', async () => {
    const { readings, book, first, pass } = openByHand();
    await first();
    pass(LIFETIME_MS);
    expect(await book.take()).toBe('old');
    readings[1]?.reject(new Error('down'));
    await settled();
    expect(await book.take()).toBe('old');
    readings[2]?.resolve('new');
    await settled();
    expect(await book.take()).toBe('new');
  });

  it('is read anew for whoever asks after a long rest, unless that fails', async () => {
    const { readings, book, first, pass } = openByHand();
    await first();
    pass(LIFETIME_MS * 10);
    const duringOutage = book.take();
    readings[1]?.reject(new Error('down'));
    expect(await duringOutage).toBe('old');
    const after = book.take();
    readings[2]?.resolve('new');
    expect(await after).toBe('new');
  });

  it('is read anew when the clock was set back', async () => {
    const { readings, book, first, pass } = openByHand();
    await first();
    pass(-3_600_000);
    expect(await book.take()).toBe('old');
    readings[1]?.resolve('new');
    await settled();
    expect(await book.take()).toBe('new');
  });

  it('fails when there is nothing yet to serve', async () => {
    const { readings, book } = openByHand();
    const taken = book.take();
    readings[0]?.reject(new Error('down'));
    await expect(taken).rejects.toThrow('down');
    expect(book.ageMs()).toBeNull();
  });

  it('is read for everyone where it has no lifetime', async () => {
    const { readings, book, first } = openByHand(0);
    await first();
    const taken = book.take();
    readings[1]?.resolve('new');
    expect(await taken).toBe('new');
  });
});
