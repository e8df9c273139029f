import { freePort } from '@chuli/engines';
import { startProcess, waitUntil } from '@chuli/harness';

const UP_WITHIN_MS = 30_000;

/** What a balancer is started with. */
export type Balancing = { readonly addresses: readonly string[]; readonly port: number };

export type Balancer = {
  readonly address: string;
  /** How many copies it sends to at this moment. */
  ready: () => number;
  stop: () => void;
};

const listens = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(UP_WITHIN_MS) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return true;
    },
    () => false,
  );

/**
 * Asks every copy again and again whether it is ready, sends to those alone, and keeps a sender with one of them. A process
 * of its own: thousands of listeners in the one that watches would keep it from taking connections.
 */
export const startBalancer = async (addresses: readonly string[]): Promise<Balancer> => {
  const port = await freePort();
  const given: Balancing = { addresses, port };
  let ready = 0;
  const balancer = startProcess(
    'drills/restart-balancer-process.ts',
    { DRILL: JSON.stringify(given) },
    port,
    (told) => (ready = Number(told)),
  );
  await waitUntil(() => listens(balancer.address), 'the balancer', UP_WITHIN_MS);
  return { address: balancer.address, ready: () => ready, stop: () => void balancer.kill() };
};
