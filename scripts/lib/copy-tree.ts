import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, capture } from '@chuli/command';
import { linkModules } from '@chuli/release';

/** Everything that is or may be committed, in a folder of its own. */
export const copyTree = async (): Promise<string> => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await capture('git', listed);
  if (code !== 0) throw new Error(output);
  const folder = await mkdtemp(join(tmpdir(), 'chuli-new-'));
  for (const path of output.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
  }
  linkModules(folder);
  return folder;
};
