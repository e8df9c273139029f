import { describe, expect, it } from 'vitest';
import { WindowedRows } from './windowed-rows.ts';

const PAGE_SIZE = 10;
const COUNT = 1_000;

const pageRows = (page: number): number[] =>
  Array.from({ length: PAGE_SIZE }, (_, index) => (page - 1) * PAGE_SIZE + index);

type Request = { page: number; signal: AbortSignal; answer: () => void; fail: (error: unknown) => void };

/** A source whose requests wait until the test answers them. */
const waitingSource = () => {
  const requests: Request[] = [];
  const failures: unknown[] = [];
  const rows = new WindowedRows<number>({
    pageSize: PAGE_SIZE,
    first: { rows: pageRows(1), count: COUNT },
    load: (page, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ rows: number[]; count: number }>();
      const abort = (): void => reject(new DOMException('aborted', 'AbortError'));
      signal.addEventListener('abort', abort);
      requests.push({
        page,
        signal,
        answer: () => resolve({ rows: pageRows(page), count: COUNT }),
        fail: reject,
      });
      return promise;
    },
    onFailure: (error) => failures.push(error),
  });
  return { rows, requests, failures };
};

const settle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
};

describe('a long list that is fetched where it is looked at', () => {
  it('knows its first page and how many rows there are', () => {
    const { rows, requests } = waitingSource();
    expect([rows.count, rows.rowAt(9), rows.rowAt(10)]).toEqual([COUNT, 9, undefined]);
    rows.ensure(0, 9);
    expect(requests).toHaveLength(0);
  });

  it('asks for the pages in view once, and tells when they are here', async () => {
    const { rows, requests } = waitingSource();
    let told = 0;
    rows.subscribe(() => (told += 1));
    rows.ensure(95, 115);
    rows.ensure(96, 116);
    expect(requests.map(({ page }) => page)).toEqual([10, 11, 12]);
    for (const request of requests) request.answer();
    await settle();
    expect([told, rows.version(), rows.rowAt(95), rows.rowAt(116)]).toEqual([3, 3, 95, 116]);
  });

  it('drops requests that scrolled out of view, and asks again when they come back', async () => {
    const { rows, requests, failures } = waitingSource();
    rows.ensure(500, 505);
    rows.ensure(900, 905);
    expect(requests[0]?.signal.aborted).toBe(true);
    rows.ensure(500, 505);
    await settle();
    expect(requests.map(({ page }) => page)).toEqual([51, 91, 51]);
    expect(failures).toEqual([]);
  });

  it('reports a failure and can be asked again', async () => {
    const { rows, requests, failures } = waitingSource();
    rows.ensure(500, 505);
    requests[0]?.fail(new Error('gone'));
    await settle();
    expect(failures).toHaveLength(1);
    rows.ensure(500, 505);
    expect(requests).toHaveLength(2);
  });

  it('never asks beyond the last row', () => {
    const { rows, requests } = waitingSource();
    rows.ensure(990, 5_000);
    expect(requests.map(({ page }) => page)).toEqual([100]);
  });

  it('forgets far pages, so that a walk through everything does not fill the memory', async () => {
    const { rows, requests } = waitingSource();
    for (let page = 2; page <= 100; page += 1) {
      rows.ensure((page - 1) * PAGE_SIZE, page * PAGE_SIZE - 1);
      requests.at(-1)?.answer();
      await settle();
    }
    expect([rows.rowAt(0), rows.rowAt(999)]).toEqual([undefined, 999]);
  });
});
