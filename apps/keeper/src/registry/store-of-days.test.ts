import { appendFile, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePair } from '../seal/keys.ts';
import { type BaseManifest, putManifest } from '../store/manifest.ts';
import { abandoned, prune } from '../store/prune.ts';
import { type Store, openStore } from '../store/store.ts';
import { prunableTapes } from '../tape/prune.ts';
import { lsnText } from './lsn.ts';
import { pieceName } from './pieces.ts';
import { chooseFor, problemsOf, promisedPoint, restorable } from './plan.ts';
import { prunableBases } from './prune.ts';

const SEGMENT = 16_777_216;
const HOUR_MS = 3_600_000;
const hour = (number: number): Date => new Date(Date.UTC(2026, 10, 19) + number * HOUR_MS);
/** One file of the log an hour. */
const placeAt = (number: number): bigint => BigInt(number + 1) * BigInt(SEGMENT);

async function* text(content: string): AsyncGenerator<Buffer> {
  yield Buffer.from(content);
}

let root = '';
let store: Store;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'chuli-store-'));
  store = openStore(root);
});
afterEach(() => rm(root, { recursive: true }));

const putBase = async (number: number): Promise<void> => {
  const file = await store.put(`base/${number}.sealed`, text('x'));
  const manifest: BaseManifest = {
    kind: 'base',
    id: String(number).padStart(3, '0'),
    system: '7',
    timeline: '00000001',
    began_at: hour(number).toISOString(),
    ended_at: hour(number).toISOString(),
    from_lsn: lsnText(placeAt(number)),
    to_lsn: lsnText(placeAt(number) + 100n),
    segment_bytes: SEGMENT,
    commit: 'a',
    migrations: [],
    files: [file],
  };
  await putManifest(store, manifest);
};

/** A tape of an hour, made of files of which some are those of the one before. */
const putTape = async (number: number, names: readonly string[]): Promise<void> => {
  const files = await Promise.all(
    names.map(async (name) =>
      store.has(name) ? { name, bytes: 1, sha256: '' } : await store.put(name, text('x')),
    ),
  );
  await putManifest(store, {
    kind: 'tape',
    id: String(number).padStart(3, '0'),
    began_at: hour(number).toISOString(),
    ended_at: hour(number).toISOString(),
    state: null,
    commit: 'a',
    migrations: [],
    parts: files.map((file) => ({ table: 'trade', part: file.name, mark: 'm', rows: 1, file })),
  });
};

/** The log from the beginning of an hour to its end. */
const putHour = async (number: number): Promise<void> => {
  const piece = {
    timeline: '00000001',
    from: placeAt(number),
    to: placeAt(number + 1),
    at: hour(number + 1),
  };
  await store.put(pieceName(piece), text('x'));
};

const putHours = async (from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number += 1) await putHour(number);
};

const promised = async () => promisedPoint(await restorable(store))?.until;

describe('a store', () => {
  it('promises as far as the log reaches from a whole copy, and nothing without one', async () => {
    await putHours(0, 3);
    expect(await promised()).toBeUndefined();
    await expect(chooseFor(store, null)).rejects.toThrow('no whole backup');
    await putBase(1);
    expect(await promised()).toEqual(hour(3));
  });

  it('leads to a moment by the newest copy before it, with the log up to there and no more', async () => {
    for (const number of [0, 4]) await putBase(number);
    await putHours(0, 8);
    const chosen = await chooseFor(store, hour(6));
    expect(chosen.base.id).toBe('004');
    expect(chosen.pieces.map(({ at }) => at)).toEqual([hour(5), hour(6)]);
    expect((await chooseFor(store, hour(3))).base.id).toBe('000');
    await expect(chooseFor(store, hour(9))).rejects.toThrow('leads to 2026-11-19T08:00:00.000Z');
    await expect(chooseFor(store, hour(-1))).rejects.toThrow('no backup of');
  });

  it('tells a hole, and passes over none', async () => {
    await putBase(0);
    await putHours(0, 2);
    await putHours(3, 5);
    expect(await promised()).toEqual(hour(2));
    expect(problemsOf(await restorable(store))).toEqual([
      'behind the backup 000: 0/3000000 to 0/4000000 of the log is missing',
    ]);
    await expect(chooseFor(store, hour(4))).rejects.toThrow('0/3000000 to 0/4000000 of the log is missing');
    await putBase(4);
    expect(await promised()).toEqual(hour(5));
  });

  it('takes no manifest that was changed', async () => {
    await putBase(0);
    await appendFile(path.join(root, 'base/000.manifest.json'), ' ');
    expect(await restorable(store)).toHaveLength(1);
    await writeFile(path.join(root, 'base/000.manifest.json'), '{"sha256":"","manifest":{}}');
    await expect(restorable(store)).rejects.toThrow('not as it was written');
  });

  it('is written once, and reads nothing under another name than it was sealed under', async () => {
    const { publicKey, privateKey } = makePair();
    await store.seal('one.sealed', text('x'), { recipients: [publicKey], about: {} });
    const again = store.seal('one.sealed', text('y'), { recipients: [publicKey], about: {} });
    await expect(again).rejects.toThrow('in the store already');
    await store.put('other.sealed', text('z'));
    await expect(store.open('other.sealed', privateKey)).rejects.toThrow('not a sealed file');
    await rm(path.join(root, 'other.sealed'));
    await rename(path.join(root, 'one.sealed'), path.join(root, 'other.sealed'));
    await expect(store.open('other.sealed', privateKey)).rejects.toThrow('was written as one.sealed');
  });

  it('keeps nothing of a file whose source fails', async () => {
    async function* failing(): AsyncGenerator<Buffer> {
      yield Buffer.from('x');
      throw new Error('killed');
    }
    await expect(store.put('base/a.sealed', failing())).rejects.toThrow('killed');
    expect(await readdir(path.join(root, 'base'))).toEqual([]);
  });
});

describe('what is removed', () => {
  it('is what lies before the copy that the oldest moment needs', async () => {
    for (const number of [0, 4, 8]) await putBase(number);
    await putHours(0, 10);
    const old = await prunableBases(store, hour(6));
    expect(old.backups).toEqual([{ kind: 'base', id: '000' }]);
    await prune(store, old);
    expect((await restorable(store)).map(({ base }) => base.id)).toEqual(['004', '008']);
    expect((await chooseFor(store, hour(6))).base.id).toBe('004');
    expect(await promised()).toEqual(hour(10));
    expect(await prunableBases(store, hour(6))).toEqual({ backups: [], files: [] });
  });

  it('is nothing where no copy could be restored after it', async () => {
    await putBase(0);
    await putHours(0, 2);
    await putBase(6);
    expect(await prunableBases(store, hour(7))).toEqual({ backups: [], files: [] });
    expect(await prunableBases(store, hour(-5))).toEqual({ backups: [], files: [] });
  });

  it('is of tapes only what none of those that are needed is made of', async () => {
    await putTape(0, ['tape/files/a.sealed', 'tape/files/b.sealed']);
    await putTape(4, ['tape/files/b.sealed', 'tape/files/c.sealed']);
    await putTape(8, ['tape/files/c.sealed']);
    expect(await prunableTapes(store, hour(-1))).toEqual({ backups: [], files: [] });
    const old = await prunableTapes(store, hour(5));
    expect(old).toEqual({ backups: [{ kind: 'tape', id: '000' }], files: ['tape/files/a.sealed'] });
    await prune(store, old);
    expect(await store.list('tape/files')).toEqual(['tape/files/b.sealed', 'tape/files/c.sealed']);
    expect((await prunableTapes(store, hour(9))).files).toEqual(['tape/files/b.sealed']);
  });

  it('is a whole file that no backup names, a day later', async () => {
    await putTape(0, ['tape/files/a.sealed']);
    await store.put('tape/files/cut.sealed', text('x'));
    await utimes(path.join(root, 'tape/files/cut.sealed'), hour(0), hour(0));
    await utimes(path.join(root, 'tape/files/a.sealed'), hour(0), hour(0));
    expect((await abandoned(store, hour(23))).files).toEqual([]);
    expect((await abandoned(store, hour(25))).files).toEqual(['tape/files/cut.sealed']);
  });

  it('is what never became whole, a day later', async () => {
    await putBase(0);
    const name = path.join(root, 'base/1.sealed.x.unfinished');
    await writeFile(name, 'x');
    await utimes(name, hour(0), hour(0));
    expect((await abandoned(store, hour(23))).files).toEqual([]);
    expect((await abandoned(store, hour(25))).files).toEqual(['base/1.sealed.x.unfinished']);
    expect(await store.list('base')).toHaveLength(2);
  });
});
