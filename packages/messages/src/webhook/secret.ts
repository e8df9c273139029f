import type { Seal } from '../seal.ts';

const ownerOf = (id: string): string => `webhook ${id}`;

/** What signs the messages of one link; kept sealed, and opened by whoever sends them. */
export const sealSecret = (seal: Seal, id: string, secret: string): string => seal.close(secret, ownerOf(id));

/** Null where it is under the key by which is closed now. */
export const renewSecret = (seal: Seal, id: string, secret: string): string | null =>
  seal.renew(secret, ownerOf(id));

/** Null where another key sealed it. */
export const openSecret = (
  seal: Seal,
  { id, secret, sealedWith }: { id: string; secret: string | null; sealedWith: string | null },
): string | null =>
  secret === null || sealedWith === null || !seal.names.includes(sealedWith)
    ? null
    : seal.open(secret, ownerOf(id));
