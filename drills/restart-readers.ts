import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '@chuli/harness';

/** A page, and calls of both engines; the last of them is another question each time, so that no cache answers it. */
const PATHS: readonly ((number: number) => string)[] = [
  () => '/floorsheet',
  () => '/api/broker/',
  () => '/api/tools/market-status/',
  (number) => `/api/data/floorsheet/?page=${1 + (number % 5_000)}`,
];

const PATIENCE_MS = 30_000;

export type Readers = {
  /** Everything that was not answered as it should have been. */
  readonly faults: readonly string[];
  asked: () => number;
  p99: () => number;
  stop: () => Promise<void>;
};

/** Asks as many questions a second, whether or not those before have been answered; `during` says what goes on. */
export const startReaders = (address: string, perSecond: number, during: () => string): Readers => {
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  const ask = (number: number): Promise<void> =>
    new Promise((resolve) => {
      const path = PATHS[number % PATHS.length]?.(number) ?? '/';
      const began = performance.now();
      const end = (problem: string | null): void => {
        times.push(performance.now() - began);
        if (problem !== null) faults.push(`${during()}, ${path}: ${problem}`);
        resolve();
      };
      const headers = { 'x-forwarded-for': `10.2.${number % 7}.${number % 200}` };
      const sent = request(`${address}${path}`, { agent, headers, timeout: PATIENCE_MS }, (reply) => {
        let body = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        reply.on('end', () =>
          end(reply.statusCode === 200 ? null : `${reply.statusCode} ${body.slice(0, 60)}`),
        );
        reply.on('error', (error) => end(error.message));
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', (error) => end(error.message));
      sent.end();
    });

  const asking = (async () => {
    const began = performance.now();
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const asked = ask(number).finally(() => running.delete(asked));
      running.add(asked);
      await delay(Math.max(0, began + (number * 1_000) / perSecond - performance.now()));
    }
  })();

  return {
    faults,
    asked: () => times.length,
    p99: () => quantile(times, 0.99),
    stop: async () => {
      stopping.abort();
      await asking;
      await Promise.all(running);
      agent.destroy();
    },
  };
};
