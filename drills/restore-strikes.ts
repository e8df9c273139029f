import { once } from 'node:events';
import { appendFile, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore, restorable } from '@chuli/keeper';
import type { RestorePlace } from './restore-place.ts';

export type Struck = { readonly what: string; readonly isGood: boolean; readonly said: string };

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

/** Refused for the reason that is the true one: any other failure is none. */
const refused = (
  what: string,
  { code, output }: { code: number; output: string },
  reason: string,
): Struck => ({
  what,
  isGood: code === 1 && output.includes(reason),
  said: lastLine(output),
});

const flipMiddle = async (file: string): Promise<void> => {
  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  try {
    const byte = Buffer.alloc(1);
    const at = Math.floor(size / 2);
    await handle.read(byte, 0, 1, at);
    byte.writeUInt8(byte.readUInt8(0) ^ 1);
    await handle.write(byte, 0, 1, at);
  } finally {
    await handle.close();
  }
};

const filesIn = async (store: string, folder: string, ending: string): Promise<string[]> => {
  const entries = await readdir(path.join(store, folder), { recursive: true });
  return entries
    .filter((entry) => entry.endsWith(ending))
    .toSorted()
    .map((entry) => path.join(store, folder, entry));
};

const restoreFrom = ({ backup, folder, keys }: RestorePlace, store: string, name: string, key = keys.own) =>
  backup(['restore', '--key', key, '--into', folder(name)], store);

/** Struck as soon as something of the copy is on the disk. */
const killHalfWay = async (place: RestorePlace): Promise<Struck> => {
  const what = 'a backup killed half way is none';
  const before = (await restorable(openStore(place.store))).length;
  const child = place.start(['take', '--only', 'base']);
  const ended = once(child, 'exit');
  const unfinished = () => filesIn(place.store, 'base', '.unfinished');
  while (child.exitCode === null && (await unfinished()).length === 0) await delay(2);
  child.kill('SIGKILL');
  await ended;
  const left = (await unfinished()).length;
  const after = (await restorable(openStore(place.store))).length;
  return { what, isGood: left === 1 && after === before, said: `${left} unfinished, ${after - before} more` };
};

const changeByte = async (place: RestorePlace, folder: 'base' | 'log'): Promise<Struck[]> => {
  const store = await place.copyStore(`changed-${folder}`);
  // Of the log the last piece: a restore to the promised point needs it.
  await flipMiddle((await filesIn(store, folder, '.sealed')).at(-1) ?? '');
  const verified = await place.backup(['verify', '--key', place.keys.own], store);
  const restored = await restoreFrom(place, store, `from-changed-${folder}`);
  return [
    refused(`verify tells a changed byte of ${folder}`, verified, 'not as it was written'),
    refused(`restore refuses a changed byte of ${folder}`, restored, 'not as it was written'),
  ];
};

const changeManifest = async (place: RestorePlace): Promise<Struck> => {
  const store = await place.copyStore('changed-manifest');
  const file = (await filesIn(store, 'base', '.manifest.json')).at(-1) ?? '';
  await writeFile(file, (await readFile(file, 'utf8')).replace('"from_lsn": "0', '"from_lsn": "1'));
  const restored = await restoreFrom(place, store, 'from-changed-manifest');
  return refused('restore refuses a changed manifest', restored, 'not as it was written');
};

const cutOff = async (place: RestorePlace): Promise<Struck> => {
  const store = await place.copyStore('longer');
  await appendFile((await filesIn(store, 'base', '.sealed')).at(-1) ?? '', 'x');
  const restored = await restoreFrom(place, store, 'from-longer');
  return refused('restore refuses a file with something behind it', restored, 'not as it was written');
};

const loseLog = async (place: RestorePlace): Promise<Struck[]> => {
  const store = await place.copyStore('hole');
  const pieces = await filesIn(store, 'log', '.sealed');
  await rm(pieces.at(-2) ?? '');
  const verified = await place.backup(['verify'], store);
  const last = /(\d{8}T\d{9}Z)\.sealed$/.exec(pieces.at(-1) ?? '')?.[1] ?? '';
  const moment = last.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z');
  const into = place.folder('from-hole');
  const restored = await place.backup(
    ['restore', '--key', place.keys.own, '--to', moment, '--into', into],
    store,
  );
  return [
    refused('verify tells a missing piece of the log', verified, 'of the log is missing'),
    refused('restore does not pass over it', restored, 'of the log is missing'),
  ];
};

const wrongKey = async (place: RestorePlace): Promise<Struck> =>
  refused(
    'a wrong private key opens nothing',
    await restoreFrom(place, place.store, 'by-stranger', place.keys.strange),
    'not for',
  );

const overSomething = async (place: RestorePlace): Promise<Struck> =>
  refused(
    'a restore goes over nothing that is there',
    await place.backup(['restore', '--key', place.keys.own, '--into', place.engines.dir]),
    'is not empty',
  );

/** What machines and people do to backups; the store itself is left as it is, each works on a copy. */
export const strikeStore = async (place: RestorePlace): Promise<Struck[]> => {
  const killed = await killHalfWay(place);
  const others = await Promise.all([
    changeByte(place, 'base'),
    changeByte(place, 'log'),
    changeManifest(place),
    cutOff(place),
    loseLog(place),
    wrongKey(place),
    overSomething(place),
  ]);
  return [killed, ...others.flat()];
};
