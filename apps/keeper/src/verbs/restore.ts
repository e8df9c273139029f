import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chooseFor } from '../registry/plan.ts';
import { restoreBase } from '../registry/restore-base.ts';
import { readPrivate } from '../seal/keys.ts';
import { readStoreSettings } from '../settings.ts';
import { openStore } from '../store/store.ts';
import { type Verb, byteCounter, megabytes, momentOf, textOf } from './verb.ts';

export const restore: Verb = {
  summary:
    'Makes a fresh folder from which PostgreSQL starts as it was at a moment. Needs the private key and the store, nothing\nelse of the machine that was.',
  options: {
    key: { type: 'string', help: 'file of a private key that `backup keys` made' },
    to: {
      type: 'string',
      help: 'a moment with its zone, or "latest", the promised point',
      default: 'latest',
    },
    into: { type: 'string', help: 'a folder that does not exist or is empty' },
  },
  run: async (values) => {
    const { store: folder, programs } = readStoreSettings(process.env);
    const key = readPrivate(readFileSync(textOf(values, 'key'), 'utf8'));
    const into = path.resolve(textOf(values, 'into'));
    const store = openStore(folder);
    const started = performance.now();
    const chosen = await chooseFor(store, momentOf(textOf(values, 'to')));
    const { base, pieces, at } = chosen;
    console.log(`from the backup ${base.id} with ${pieces.length} pieces of log to ${at.toISOString()}`);
    const counter = byteCounter('restored');
    const data = await restoreBase({ store, key, into, programs, tell: counter.tell }, chosen);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`${megabytes(counter.finish())} in ${seconds} s; every file as the server listed it`);
    console.log(`written by ${base.commit}, the last migration is ${base.migrations.at(-1) ?? 'none'}`);
    console.log(`now, as the account that owns it: pg_ctl --pgdata ${data} start`);
  },
};
