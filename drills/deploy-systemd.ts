import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { type Socket, createServer } from 'node:net';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { type Unit, createUnit } from './deploy-unit.ts';

export type Supervisor = {
  /** Where its `systemctl` is, for PATH, and what that needs to find it. */
  readonly env: Readonly<Record<string, string>>;
  add: (name: string, process: string, files: readonly string[]) => void;
  stop: (name: string) => Promise<void>;
  /** Which units did not end as they should. */
  readonly faults: readonly string[];
  close: () => Promise<void>;
};

type Verbs = Readonly<Record<string, (words: readonly string[]) => Promise<string> | string>>;

const verbsOf = (units: ReadonlyMap<string, Unit>, stop: (name: string) => Promise<void>): Verbs => ({
  'list-units': () => [...units.keys()].map((name) => `${name} loaded active running Chuli\n`).join(''),
  show: (words) => {
    const unit = units.get(words.at(-1) ?? '');
    if (words.includes('--property=NRestarts')) return `${unit?.restarts() ?? 0}\n`;
    return (unit?.files ?? []).map((file) => `${file} (ignore_errors=no)\n`).join('');
  },
  restart: async (words) => {
    const name = words.at(-1) ?? '';
    if (!units.has(name)) throw new Error(`Unit ${name} not found.`);
    await stop(name);
    units.get(name)?.start();
    return '';
  },
});

const answer = async (verbs: Verbs, socket: Socket): Promise<void> => {
  let asked = '';
  for await (const chunk of socket.setEncoding('utf8')) asked += String(chunk);
  const [verb = '', ...words] = JSON.parse(asked) as string[];
  const reply = await Promise.resolve()
    .then(() => verbs[verb]?.(words) ?? Promise.reject(new Error(`Unknown command verb ${verb}.`)))
    .then(
      (text) => ({ text, code: 0 }),
      (error: unknown) => ({ text: String(error), code: 1 }),
    );
  socket.end(JSON.stringify(reply));
};

const writeProgram = (folder: string): void => {
  const program = path.join(folder, 'systemctl');
  const client = path.join(ROOT, 'drills/deploy-systemctl-process.ts');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${client}" "$@"\n`);
  chmodSync(program, 0o755);
};

/** As much of systemd as a deploy meets: units that start what `current` leads to, and a `systemctl` that restarts them. */
export const startSupervisor = async (root: string, folder: string): Promise<Supervisor> => {
  const units = new Map<string, Unit>();
  const faults: string[] = [];
  const stop = async (name: string): Promise<void> => {
    const fault = await units.get(name)?.stop();
    if (fault) faults.push(`${name} ${fault}`);
  };
  const verbs = verbsOf(units, stop);
  const at = path.join(folder, 'systemd.socket');
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(verbs, socket));
  server.listen(at);
  await once(server, 'listening');
  writeProgram(folder);
  return {
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, DRILL_SYSTEMD: at },
    faults,
    add: (name, kind, files) => {
      const unit = createUnit(root, kind, files);
      units.set(name, unit);
      unit.start();
    },
    stop,
    close: async () => {
      await Promise.all([...units.keys()].map(stop));
      server.close();
    },
  };
};
