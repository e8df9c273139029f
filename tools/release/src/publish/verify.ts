import { marksOf } from '../contents.ts';
import type { Notes } from './notes.ts';
import { isSignedBy } from './signature.ts';

export type Presented = {
  readonly folder: string;
  /** The notes and their signature, as they were found. */
  readonly notes: string;
  readonly signature: string;
  readonly publicKey: string;
};

const differences = (told: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] =>
  [...new Set([...told.keys(), ...found.keys()])].toSorted().flatMap((name) => {
    if (!found.has(name)) return [`missing: ${name}`];
    if (!told.has(name)) return [`added: ${name}`];
    return found.get(name) === told.get(name) ? [] : [`changed: ${name}`];
  });

/** What a folder is not that its notes say it is. Of notes that somebody else signed nothing is believed. */
export const faultsOfSigned = ({ folder, notes, signature, publicKey }: Presented): string[] => {
  if (!isSignedBy(notes, signature, publicKey)) return ['the notes are not signed by this key'];
  const { files } = JSON.parse(notes) as Notes;
  return differences(new Map(Object.entries(files)), marksOf(folder));
};
