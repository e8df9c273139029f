import { setTimeout as delay } from 'node:timers/promises';

const TIME_IS_UP = Symbol('time is up');

/** Groups what an iterator gives: a batch ends when it is full, or `maxWaitMs` after its first item. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item>,
  maxItems: number,
  maxWaitMs: number,
): AsyncGenerator<Item[]> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  for (;;) {
    const first = await next;
    if (first.done === true) return;
    const batch = [first.value];
    next = iterator.next();
    const timer = new AbortController();
    const timeUp = delay(maxWaitMs, TIME_IS_UP, { signal: timer.signal }).catch(() => TIME_IS_UP);
    while (batch.length < maxItems) {
      const arrived = await Promise.race([next, timeUp]);
      if (typeof arrived === 'symbol' || arrived.done === true) break;
      batch.push(arrived.value);
      next = iterator.next();
    }
    timer.abort();
    yield batch;
  }
}
