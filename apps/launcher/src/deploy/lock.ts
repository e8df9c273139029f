import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const take = async (file: string): Promise<void> => {
  const handle = await open(file, 'wx');
  await handle.writeFile(String(process.pid));
  await handle.close();
};

/** One deploy at a time; one that was killed leaves nothing that stops the next. */
export const withDeployLock = async <T>(root: string, run: () => Promise<T>): Promise<T> => {
  const file = path.join(root, '.deploy.lock');
  await take(file).catch(async () => {
    const pid = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (pid > 0 && isRunning(pid)) throw new Error(`another deploy runs, process ${pid}`);
    await rm(file, { force: true });
    await take(file);
  });
  try {
    return await run();
  } finally {
    await rm(file, { force: true });
  }
};
