import { connect } from 'node:net';

const WITHIN_MS = 3_000;

/** A name and a port of somebody who is nearly always there. */
export type Witness = { readonly host: string; readonly port: number };

const isReached = ({ host, port }: Witness): Promise<true> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, signal: AbortSignal.timeout(WITHIN_MS) });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', reject);
  });

/**
 * Whether this machine reaches anybody: by name, so that the way to names is proven as well. Nothing is said to them;
 * that one of them answers is enough.
 */
export const hasOwnNetwork = (witnesses: readonly Witness[]): Promise<boolean> =>
  Promise.any(witnesses.map(isReached)).catch(() => false);
