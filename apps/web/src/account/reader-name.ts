import { newName } from './device.ts';

let name: string | null = null;

/**
 * What this open page calls itself, until it is closed: of many readers behind one address, each gets its own share of
 * the server. Nothing is kept by it, here or there.
 */
export const readerName = (): string => (name ??= newName());
