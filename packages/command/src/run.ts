import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

export type Outcome = { code: number; output: string; seconds: number };

/** Runs a program of the project to its end and keeps what it printed; in another folder where one is named. */
export const capture = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd: string = ROOT,
): Promise<Outcome> =>
  new Promise((done, failed) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', failed);
    child.on('close', (code) =>
      done({
        code: code ?? 1,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - started) / 1000,
      }),
    );
  });

/** Runs a program with the terminal handed through; resolves with its exit code. */
export const inherit = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', failed);
    child.on('close', (code) => done(code ?? 1));
  });
