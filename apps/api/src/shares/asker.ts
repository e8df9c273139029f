import type { Caller } from '../http/access.ts';
import type { Origin } from '../http/implement.ts';

/** Whose share a request is taken from: the person's; else that of the open page, and of the network it comes from. */
export type Asker = {
  readonly own: string;
  /** Null for people who signed in: an account cannot be made up, so its own share is enough. */
  readonly network: string | null;
};

/** A name that an open page made up for itself; whoever leaves it out shares with all of the address that do. */
export const READER_HEADER = 'x-chuli-reader';
const READER = /^[\da-f]{16,64}$/;

/**
 * A page counts by its name within its network: thousands of readers of a mobile operator come from one address, and
 * a name that somebody else makes up or copies costs its owner nothing.
 */
export const askerOf = (
  caller: Caller,
  { network }: Pick<Origin, 'network'>,
  reader: string | string[] | undefined,
): Asker => {
  if (caller.kind === 'user') return { own: `person ${caller.id}`, network: null };
  const name = typeof reader === 'string' && READER.test(reader) ? reader : '';
  return { own: `page ${network} ${name}`, network: `network ${network}` };
};
