import { createHash } from 'node:crypto';

/** By it a folder of a bench knows its relays. */
export const TRUNK_KEY = createHash('sha256').update('a trunk of the bench').digest();
