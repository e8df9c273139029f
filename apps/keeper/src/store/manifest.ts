import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Store } from './store.ts';

const StoredSchema = z.strictObject({ name: z.string(), bytes: z.number(), sha256: z.string() });

const Lsn = z.string().regex(/^[0-9A-F]{16}$/);

/** A whole copy of the registry's server, and the log that makes it consistent inside it. */
const BaseSchema = z.strictObject({
  kind: z.literal('base'),
  id: z.string(),
  system: z.string(),
  timeline: z.string().regex(/^[0-9A-F]{8}$/),
  began_at: z.iso.datetime(),
  /** From here on it can be restored to any moment up to which the log is there. */
  ended_at: z.iso.datetime(),
  from_lsn: Lsn,
  to_lsn: Lsn,
  segment_bytes: z.number(),
  commit: z.string(),
  migrations: z.array(z.string()),
  files: z.array(StoredSchema).length(1),
});

/** All of the tape at one moment; most of its files are those of earlier ones. */
const TapeSchema = z.strictObject({
  kind: z.literal('tape'),
  id: z.string(),
  began_at: z.iso.datetime(),
  ended_at: z.iso.datetime(),
  /** Of the whole tape, roll-ups too; null where it was written to meanwhile. */
  state: z.string().nullable(),
  commit: z.string(),
  migrations: z.array(z.string()),
  parts: z.array(
    z.strictObject({
      table: z.string(),
      part: z.string(),
      mark: z.string(),
      rows: z.number(),
      file: StoredSchema,
    }),
  ),
});

export type BaseManifest = z.infer<typeof BaseSchema>;
export type TapeManifest = z.infer<typeof TapeSchema>;

const SCHEMAS = { base: BaseSchema, tape: TapeSchema };
type Manifests = { base: BaseManifest; tape: TapeManifest };
export type Kind = keyof Manifests;

const Written = z.strictObject({ sha256: z.string(), manifest: z.unknown() });

const ENDING = '.manifest.json';
const nameOf = (kind: Kind, id: string): string => `${kind}/${id}${ENDING}`;
const digestOf = (manifest: unknown): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Written last: what has no manifest is no backup. */
export const putManifest = async (store: Store, manifest: BaseManifest | TapeManifest): Promise<void> => {
  const text = JSON.stringify({ sha256: digestOf(manifest), manifest }, null, 1);
  await store.put(nameOf(manifest.kind, manifest.id), once(`${text}\n`));
};

const readManifest = async <K extends Kind>(store: Store, kind: K, name: string): Promise<Manifests[K]> => {
  try {
    const { sha256, manifest } = Written.parse(JSON.parse(await store.read(name)));
    if (digestOf(manifest) !== sha256) throw new Error('its digest is another');
    return SCHEMAS[kind].parse(manifest) as Manifests[K];
  } catch (cause) {
    throw new Error(`${name} is not as it was written`, { cause });
  }
};

/** Those of all whole backups, the oldest first. */
export const listManifests = async <K extends Kind>(store: Store, kind: K): Promise<Manifests[K][]> => {
  const names = (await store.list(kind)).filter((name) => name.endsWith(ENDING));
  return Promise.all(names.map((name) => readManifest(store, kind, name)));
};

export const removeManifest = (store: Store, kind: Kind, id: string): Promise<void> =>
  store.remove(nameOf(kind, id));

/** A moment as a name that sorts: `20261119T132500123Z`. */
export const idOfMoment = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '');
