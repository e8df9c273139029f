import { openRegistry } from '@chuli/registry';
import type { Registry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { ownCommit } from '../commit.ts';
import { takeBase } from '../registry/take-base.ts';
import { type TakingSettings, readTakingSettings } from '../settings.ts';
import { type Store, openStore } from '../store/store.ts';
import { takeTape } from '../tape/take-tape.ts';
import { type Verb, byteCounter, megabytes } from './verb.ts';

/** A part of the tape may be a whole year of a table. */
const MOST_SECONDS = 3_600;

type Work = { readonly settings: TakingSettings; readonly store: Store; readonly registry: Registry };

const secondsSince = (started: number): string => ((performance.now() - started) / 1_000).toFixed(1);

const takeRegistry = async ({ settings, store, registry }: Work): Promise<void> => {
  const { recipients, serverUrl, programs } = settings;
  const started = performance.now();
  const { tell, finish } = byteCounter('base');
  const taking = { store, recipients, registry, serverUrl, programs, commit: ownCommit(), tell };
  const { id, files } = await takeBase(taking);
  const kept = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `base ${id}: ${megabytes(finish())} in ${secondsSince(started)} s, ${megabytes(kept)} in the store`,
  );
};

const takeTheTape = async ({ settings, store, registry }: Work): Promise<void> => {
  const started = performance.now();
  const { tell, finish } = byteCounter('tape');
  const tape = openTape({ ...settings.tape, maxSeconds: MOST_SECONDS });
  try {
    const taking = { store, recipients: settings.recipients, registry, tape, commit: ownCommit(), tell };
    const { manifest, written } = await takeTape(taking);
    console.log(
      `tape ${manifest.id}: ${written} of ${manifest.parts.length} parts are new, ${megabytes(finish())} in ${secondsSince(started)} s`,
    );
  } finally {
    await tape.close();
  }
};

const WORKS: Readonly<Record<string, (work: Work) => Promise<void>>> = {
  base: takeRegistry,
  tape: takeTheTape,
};

export const take: Verb = {
  summary:
    'Takes a whole copy of PostgreSQL while it works, and of the tape what has changed, sealed, into the store.',
  options: { only: { type: 'string', help: `${Object.keys(WORKS).join(' or ')}, instead of both` } },
  run: async ({ only }) => {
    const settings = readTakingSettings(process.env);
    const names = typeof only === 'string' ? [only] : Object.keys(WORKS);
    if (names.some((name) => WORKS[name] === undefined))
      throw new Error(`--only takes ${Object.keys(WORKS).join(' or ')}`);
    const registry = openRegistry(settings.registryUrl, 1, 'command');
    const work = { settings, store: openStore(settings.store), registry };
    try {
      for (const name of names) await WORKS[name]?.(work);
    } finally {
      await registry.destroy();
    }
  },
};
