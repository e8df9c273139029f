import type { LoggedEvent } from './event.ts';
import { addText, finishHash, hashText, newHash } from './hash.ts';

/** The same content gives the same text, whatever the order of its fields. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
};

/**
 * The id by which the log knows an event again. A contract has two: masked, and once both brokers are known. Others
 * have one from their day, kind and content: two days may close at the same price.
 */
export const messageId = ({ day, event }: LoggedEvent): string => {
  if (event.kind === 'trade') {
    return event.buyer === '' || event.seller === '' ? event.contractId : `${event.contractId}+b`;
  }
  if (event.kind === 'reversal') return `reversal:${event.contractId}`;
  const hash = newHash();
  addText(hash, canonical(event));
  finishHash(hash);
  return `${event.kind}:${day}:${hashText(hash)}`;
};
