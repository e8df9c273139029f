import type { Keeper } from './keeper.ts';
import { session } from './session.ts';
import { newName } from './device.ts';

let name: string | null = null;

/**
 * What this open page calls itself, until it is closed: of many readers behind one address, each gets its own share of
 * the server. Nothing is kept by it, here or there.
 */
const readerName = (): string => (name ??= newName());

export const loadKeeper = async (): Promise<Keeper> => (await import('./browser-keeper.ts')).keeper;

/** Calls that give out and end tokens know who asks by what is sent along. */
const SIGNING_IN = '/api/authenticate/';

/** Asks our own API, as whoever is signed in. An address of anybody else is refused: tokens stay with us. */
export const ownFetch = async (address: string, init: RequestInit): Promise<Response> => {
  if (!address.startsWith('/api/')) throw new Error('Only our own API is asked.');
  if (session.signIn() === null || address.startsWith(SIGNING_IN)) {
    const headers = new Headers(init.headers);
    headers.set('x-chuli-reader', readerName());
    return await fetch(address, { ...init, headers });
  }
  return await (await loadKeeper()).fetch(address, init);
};
