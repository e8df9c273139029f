import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@chuli/command';

export type Server = { name: string; process: ChildProcess };

/** Starts a program on a developer's machine that goes on until it is stopped; its lines are printed behind its name. */
export const startServer = (
  name: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  folder = '.',
): Server => {
  const child = spawn(command, args, {
    cwd: join(ROOT, folder),
    env: { ...env, CHULI_ENVIRONMENT: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const print = (chunk: Buffer): void => {
    for (const line of chunk.toString('utf8').trimEnd().split('\n')) console.log(`${name.padEnd(4)} ${line}`);
  };
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  return { name, process: child };
};

/** Rejects when a server ends by itself. */
export const whenOneEnds = (servers: readonly Server[]): Promise<never> =>
  new Promise((_, failed) => {
    for (const { name, process } of servers) {
      process.once('exit', (code) => failed(new Error(`${name} ended with code ${code ?? 'none'}`)));
    }
  });

export const stopServers = async (servers: readonly Server[]): Promise<void> => {
  await Promise.all(
    servers.map(
      ({ process }) =>
        new Promise<void>((done) => {
          if (process.exitCode !== null || process.signalCode !== null) return done();
          process.once('exit', () => done());
          process.kill('SIGTERM');
        }),
    ),
  );
};

/** Asks an address until it answers with a body the caller accepts. */
export const waitFor = async (
  url: string,
  isReady: (body: unknown) => boolean,
  seconds: number,
): Promise<void> => {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (answer.ok && isReady(await answer.json())) return;
    } catch {
      // Not listening yet: ask again.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} gave no data within ${seconds} s`);
};
