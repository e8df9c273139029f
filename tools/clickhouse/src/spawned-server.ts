import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

export type SpawnedServer = {
  url: string;
  pid: number;
  /** Sends the signal and gives the exit code, null when the signal ended the process. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
};

const readAll = (child: ChildProcess): { text: string } => {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      output.text += piece.toString('utf8');
    });
  }
  return output;
};

/** Starts a server of its own on a folder; fails with what it printed when it does not come up. */
export const spawnServer = async (data: string): Promise<SpawnedServer> => {
  const child = spawn(process.execPath, [MAIN, '--data', data, '--port', '0', '--sessions', '4'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = readAll(child);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /listening on (?<url>\S+)/.exec(output.text)?.groups?.['url'];
      if (found !== undefined) resolve(found);
    });
    void exited.then(([code]) => reject(new Error(`exit code ${code}: ${output.text}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async (signal) => {
      child.kill(signal);
      return (await exited)[0];
    },
  };
};

/** Resident memory in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
