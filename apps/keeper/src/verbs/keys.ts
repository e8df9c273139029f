import { writeFileSync } from 'node:fs';
import { idOf, makePair, privateText, publicText } from '../seal/keys.ts';
import type { Verb } from './verb.ts';

export const keys: Verb = {
  summary:
    'Makes a pair of keys: the private one as a file, for another machine than the one that is backed up; the public one is\nprinted, for CHULI_BACKUP_RECIPIENTS.',
  words: '<file>',
  options: {},
  run: async (_values, [file]) => {
    if (file === undefined) throw new Error('Into which file?');
    const { publicKey, privateKey } = makePair();
    writeFileSync(file, privateText(privateKey), { mode: 0o600, flag: 'wx' });
    console.log(`${idOf(publicKey)}: ${file} opens what is sealed for`);
    console.log(publicText(publicKey));
  },
};
