import { readFileSync } from 'node:fs';
import { type Restorable, problemsOf, promisedPoint, restorable } from '../registry/plan.ts';
import { type PrivateKey, readPrivate } from '../seal/keys.ts';
import { readStoreSettings } from '../settings.ts';
import { listManifests } from '../store/manifest.ts';
import { type Store, type Stored, openStore } from '../store/store.ts';
import { type Verb, byteCounter, megabytes } from './verb.ts';

type Tell = (bytes: number) => void;

/** Without a private key what was written down of a file can be compared, not its content opened. */
const compare = async (store: Store, { name, bytes, sha256 }: Stored, tell: Tell): Promise<string | null> => {
  if (!store.has(name)) return `${name} is not there`;
  const found = await store.digest(name);
  tell(found.bytes);
  return found.bytes === bytes && found.sha256 === sha256 ? null : `${name} is not as it was written`;
};

const openWhole = async (
  store: Store,
  name: string,
  { key, tell }: { key: PrivateKey; tell: Tell },
): Promise<string | null> => {
  try {
    const { body } = await store.open(name, key);
    for await (const piece of body) tell(piece.length);
    return null;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
};

type Looking = { readonly store: Store; readonly key: PrivateKey | null; readonly tell: Tell };

/** Every file that a manifest names, once. */
const listedFiles = async (store: Store, all: readonly Restorable[]): Promise<Stored[]> => {
  const tapes = await listManifests(store, 'tape');
  const listed = [
    ...all.flatMap(({ base }) => base.files),
    ...tapes.flatMap(({ parts }) => parts.map((part) => part.file)),
  ];
  return [...new Map(listed.map((stored) => [stored.name, stored])).values()];
};

const problemsIn = async (
  { store, key, tell }: Looking,
  files: readonly Stored[],
): Promise<{ opened: number; problems: string[] }> => {
  const found: (string | null)[] = [];
  for (const stored of files) found.push(await compare(store, stored, tell));
  const names = key === null ? [] : (await store.list('.')).filter((name) => name.endsWith('.sealed'));
  if (key !== null) for (const name of names) found.push(await openWhole(store, name, { key, tell }));
  return { opened: names.length, problems: found.filter((problem) => problem !== null) };
};

export const verify: Verb = {
  summary:
    'Reads everything in the store: every file as it was written, no piece of the log missing. With a private key each is\nopened to its end as well.',
  options: { key: { type: 'string', help: 'file of a private key' } },
  run: async ({ key: file }) => {
    const store = openStore(readStoreSettings(process.env).store);
    const key = typeof file === 'string' ? readPrivate(readFileSync(file, 'utf8')) : null;
    const all = await restorable(store);
    const { tell, finish } = byteCounter('read');
    const files = await listedFiles(store, all);
    const { opened, problems } = await problemsIn({ store, key, tell }, files);
    const found = [...problemsOf(all), ...problems];
    for (const problem of found) console.error(problem);
    const promised = promisedPoint(all)?.until?.toISOString() ?? 'nothing yet';
    console.log(
      `${files.length} files compared, ${opened} opened, ${megabytes(finish())}: ${found.length} problems; promised: ${promised}`,
    );
    return found.length === 0 ? 0 : 1;
  },
};
