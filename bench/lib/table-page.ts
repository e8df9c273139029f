import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../apps/web');
const PORT = 4179;
const WAIT_MS = 30_000;

const run = (command: string, ...args: string[]): ChildProcess =>
  spawn(command, args, { cwd: WEB, stdio: ['ignore', 'ignore', 'inherit'] });

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
};

const untilUp = async (url: string): Promise<void> => {
  for (const started = Date.now(); Date.now() - started < WAIT_MS;) {
    if (await isUp(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${url}.`);
};

export type TablePage = { url: string; stop: () => void };

/** The web built as for the product, with the gallery in it, and served. */
export const serveGallery = async (): Promise<TablePage> => {
  const folder = mkdtempSync(join(tmpdir(), 'chuli-gallery-'));
  const forget = (): void => rmSync(folder, { recursive: true, force: true });
  const build = run('vite', 'build', '--mode', 'gallery', '--outDir', folder, '--emptyOutDir');
  const code = await new Promise<number | null>((resolve) => build.once('exit', resolve));
  if (code !== 0) {
    forget();
    throw new Error(`The build of the gallery ended with ${code}.`);
  }
  const server = run(
    'vite',
    'preview',
    '--outDir',
    folder,
    '--host',
    '127.0.0.1',
    '--port',
    String(PORT),
    '--strictPort',
  );
  const stop = (): void => {
    server.kill();
    forget();
  };
  const url = `http://127.0.0.1:${PORT}`;
  await untilUp(url).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { url, stop };
};
