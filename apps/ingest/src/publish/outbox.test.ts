import type { LogEntry } from '@chuli/bus';
import { AppError } from '@chuli/kernel';
import { decodeEvent } from '@chuli/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';
import { MONDAY, beat, contract, numbers, withBrokers } from './testing/events.ts';

/** A log that breaks off where it is told to: the entry may be stored or not, those behind it on the way are lost. */
const createLog = (breaks: readonly { after: number; isStored: boolean }[] = []) => {
  const stored: LogEntry[] = [];
  const known = new Set<string>();
  let taken = 0;
  let isBroken = false;
  let next = 0;
  const store = (entry: LogEntry): number | 'duplicate' => {
    if (known.has(entry.messageId)) return 'duplicate';
    known.add(entry.messageId);
    return stored.push(entry);
  };
  const publish = async (entry: LogEntry): Promise<number | 'duplicate'> => {
    const isLost = isBroken;
    const fault = breaks[next];
    taken += 1;
    if (!isLost && fault !== undefined && taken >= fault.after) {
      next += 1;
      taken = 0;
      isBroken = true;
      setTimeout(() => (isBroken = false));
      if (fault.isStored) store(entry);
      throw new AppError('engine.unavailable');
    }
    if (isLost) throw new AppError('engine.unavailable');
    return store(entry);
  };
  return { publish, stored };
};

const numbersOn = (stored: readonly LogEntry[]): number[] =>
  stored.map(({ bytes }) => {
    const { event } = decodeEvent(bytes);
    return event.kind === 'trade' ? event.quantity - 10 : -1;
  });

const open = (log: ReturnType<typeof createLog>, change: Partial<Parameters<typeof createOutbox>[0]> = {}) =>
  createOutbox({ log, term: 3, isLeading: () => true, known: new Set(), retryMs: 1, ...change });

describe('the outbox', () => {
  it('brings every event to the log once and in order, wherever the connection breaks', async () => {
    const faults = fc.array(fc.record({ after: fc.integer({ min: 1, max: 9 }), isStored: fc.boolean() }), {
      maxLength: 5,
    });
    const run = async (breaks: { after: number; isStored: boolean }[], window: number): Promise<void> => {
      const log = createLog(breaks);
      const outbox = open(log, { window, capacity: 5 });
      for (const number of numbers(30)) await outbox.push(MONDAY, contract(number));
      await outbox.drained();
      expect(numbersOn(log.stored)).toEqual(numbers(30));
      await outbox.close();
    };
    await fc.assert(fc.asyncProperty(faults, fc.integer({ min: 1, max: 8 }), run), { numRuns: 40 });
  });

  it('skips contracts that the log has, but not their brokers when they become known', async () => {
    const log = createLog();
    const outbox = open(log, { known: new Set([contract(1).contractId]) });
    await outbox.push(MONDAY, contract(1));
    await outbox.push(MONDAY, withBrokers(1));
    await outbox.push(MONDAY, contract(2));
    await outbox.push(MONDAY, contract(2));
    await outbox.drained();
    expect(outbox.counts()).toMatchObject({ published: 2, skipped: 2, queued: 0 });
    await outbox.close();
  });

  it('makes the source wait when it is full', async () => {
    const away = { publish: () => Promise.reject(new AppError('engine.unavailable')) };
    const outbox = createOutbox({ log: away, term: 1, isLeading: () => true, known: new Set(), capacity: 3 });
    for (const at of numbers(3)) await outbox.push(MONDAY, beat(at));
    let hasRoom = false;
    const waiting = outbox.push(MONDAY, beat(4)).then(
      () => (hasRoom = true),
      (error: unknown) => String(error),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(hasRoom).toBe(false);
    await outbox.close();
    expect(await waiting).toContain('the outbox has ended');
    await expect(outbox.drained()).rejects.toThrow('closed before all was published');
  });

  it('publishes nothing more once it does not lead', async () => {
    const log = createLog();
    let isLeading = true;
    const outbox = open(log, { isLeading: () => isLeading });
    await outbox.push(MONDAY, contract(1));
    await outbox.drained();
    isLeading = false;
    await outbox.push(MONDAY, contract(2));
    await expect(outbox.ended).rejects.toThrow('the lease of term 3 is lost');
    await expect(outbox.push(MONDAY, contract(3))).rejects.toThrow('ended');
    await expect(outbox.drained()).rejects.toThrow('the lease of term 3 is lost');
    expect(numbersOn(log.stored)).toEqual([1]);
  });
});
