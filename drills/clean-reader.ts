import { readFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '@chuli/harness';
import type { Machine } from './clean-machine.ts';
import type { Shell } from './clean-shell.ts';
import { type Reader, readerFrom } from './install-reader.ts';

const READY_WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 1_000;
const SWITCHED = 101;

/** A thing that has to be so, as it was found. */
export type Found = { readonly what: string; readonly isGood: boolean };

/** A reader on this machine, who trusts the certificate that the drill had made for the other. */
export const readerOf = ({ root, address, here }: Machine, host: string): Reader => {
  const authority = readFileSync(path.join(root, 'etc/letsencrypt/live', host, 'fullchain.pem'), 'utf8');
  return readerFrom({ at: address, port: 443, authority }, host, here);
};

const rowsOf = (body: string): number => {
  try {
    return (JSON.parse(body) as { rows?: unknown[] }).rows?.length ?? 0;
  } catch {
    return 0;
  }
};

const isOpen = async (reader: Reader): Promise<boolean> => {
  const answers = await Promise.all([
    reader.get('/floorsheet'),
    reader.get('/api/data/floorsheet/'),
    reader.ticket().then(() => ({ status: 200 })),
  ]);
  return answers.every(({ status }) => status === 200);
};

/** The seconds until pages, calls and tickets are answered. */
export const untilOpen = async (reader: Reader): Promise<number> => {
  const isAnswered = (): Promise<boolean> => isOpen(reader).catch(() => false);
  return (await waitUntil(isAnswered, 'readers to be answered', READY_WITHIN_MS, LOOK_EVERY_MS)) / 1_000;
};

/** What readers meet through HAProxy: a page, a call with rows, a socket, and what is nobody's business outside. */
export const askAsReader = async (reader: Reader, when: string): Promise<Found[]> => {
  const page = await reader.get('/floorsheet');
  const call = await reader.get('/api/data/floorsheet/');
  const inside = await reader.get('/readyz');
  const { status, socket } = await reader.listen(await reader.ticket());
  socket?.destroy();
  const rows = rowsOf(call.body);
  return [
    { what: `${when}: a page by TLS: ${page.status}`, isGood: page.status === 200 },
    { what: `${when}: a call: ${call.status}, ${rows} rows`, isGood: call.status === 200 && rows > 0 },
    { what: `${when}: a socket: ${status}`, isGood: status === SWITCHED },
    { what: `${when}: readiness from outside: ${inside.status}`, isGood: inside.status === 404 },
  ];
};

const SHOW = "systemctl show --property=Id,SubState,NRestarts 'chuli-*.service'";

/** Units as `systemctl show` tells them: names and values, with an empty line between two of them. */
const unitsIn = (shown: string): ReadonlyMap<string, string>[] =>
  shown
    .split('\n\n')
    .map((unit) => new Map(unit.split('\n').map((line) => line.split('=', 2) as [string, string])));

/** What systemd says: nothing has failed, and no process had to be started again. */
export const lookAtUnits = async (shell: Shell, processes: number): Promise<Found[]> => {
  const failed = (await shell.type('systemctl --failed --plain --no-legend')).said;
  const running = unitsIn((await shell.type(SHOW)).said).filter((unit) => unit.get('SubState') === 'running');
  const again = running.filter((unit) => unit.get('NRestarts') !== '0').map((unit) => unit.get('Id'));
  return [
    { what: `units that failed: ${failed === '' ? 'none' : failed}`, isGood: failed === '' },
    { what: `processes of Chuli that run: ${running.length}`, isGood: running.length === processes },
    {
      what: `started again by systemd: ${again.length === 0 ? 'none' : again.join(', ')}`,
      isGood: again.length === 0,
    },
  ];
};
