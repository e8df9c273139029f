import { readFileSync } from 'node:fs';
import { readPrivate } from '../seal/keys.ts';
import { readTapeSettings } from '../settings.ts';
import { openStore } from '../store/store.ts';
import { chooseTape, restoreTape } from '../tape/restore-tape.ts';
import { type Verb, byteCounter, megabytes, momentOf, textOf } from './verb.ts';

const SAID = new Map([
  [true, 'everything is as it was, roll-ups too'],
  [null, 'it was written to while it was copied: run `reconcile`'],
]);

export const restoreTheTape: Verb = {
  summary:
    'Makes a fresh database of ClickHouse, CHULI_TAPE_DATABASE, with the tape as it was last copied before a moment.',
  options: {
    key: { type: 'string', help: 'file of a private key that `backup keys` made' },
    to: { type: 'string', help: 'a moment with its zone, or "latest"', default: 'latest' },
  },
  run: async (values) => {
    const { store: folder, tape } = readTapeSettings(process.env);
    const key = readPrivate(readFileSync(textOf(values, 'key'), 'utf8'));
    const store = openStore(folder);
    const started = performance.now();
    const manifest = await chooseTape(store, momentOf(textOf(values, 'to')));
    const counter = byteCounter('restored');
    const isSame = await restoreTape({ store, key, ...tape, tell: counter.tell }, manifest);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    const said = SAID.get(isSame) ?? 'it is NOT what it was';
    console.log(
      `tape ${manifest.id}: ${manifest.parts.length} parts, ${megabytes(counter.finish())} in ${seconds} s; ${said}`,
    );
    return isSame === false ? 1 : 0;
  },
};
