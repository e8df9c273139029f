import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { runCommand } from '@chuli/command';
import { instant } from '@chuli/kernel';
import { asOnlyDeploy } from '@chuli/registry/operator';
import { readRelease } from '../release.ts';
import { frozenBecause } from './freeze.ts';
import { releaseAt } from './links.ts';
import { withDeployLock } from './lock.ts';
import { deploy } from './run.ts';

const registryUrl = async (settings: string): Promise<string> => {
  const file = path.join(settings, 'tasks.env');
  const url = parseEnv(await readFile(file, 'utf8'))['DATABASE_URL'];
  if (url === undefined) throw new Error(`${file} lacks DATABASE_URL`);
  return url;
};

/** Migrations of a release are run by the release itself. */
const migrateBy = async (release: string, settings: string): Promise<void> => {
  const words = ['--settings', path.join(settings, 'tasks.env'), 'migrate'];
  const child = spawn(path.join(release, 'bin/chuli'), words, { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`migrate ended with ${code}; nothing was exchanged`);
};

const wanted = async (root: string, isBack: boolean, folder: string | undefined): Promise<string> => {
  if (isBack === (folder !== undefined)) throw new Error('name the folder of a release, or --back');
  const release = isBack ? await releaseAt(root, 'previous') : await realpath(path.resolve(folder ?? ''));
  if (release === null) throw new Error(`there is no ${root}/previous to go back to`);
  const [next, now] = [readRelease(release), readRelease(path.join(root, 'current'))];
  if (next === null || !existsSync(path.join(release, 'bin/chuli')))
    throw new Error(`${release} is no release: \`npm run build\` makes one`);
  if (now !== null && now.environment !== next.environment)
    throw new Error(`what runs is of ${now.environment}, this release of ${next.environment}`);
  return release;
};

await runCommand({
  name: 'deploy',
  summary:
    'Exchanges what runs for another release, copy by copy, and takes it back where that fails. Migrations stay: a release goes on on the schema of the next.',
  words: '[<folder of a release>]',
  options: {
    back: { type: 'boolean', help: 'to the release before this one', default: false },
    urgent: { type: 'boolean', help: 'also while nothing is deployed, around a session', default: false },
    watch: { type: 'string', help: 'seconds to look at the new copies before it is done', default: '60' },
    root: { type: 'string', help: 'where releases and the links to them are', default: '/opt/chuli' },
    settings: { type: 'string', help: 'folder of the settings', default: '/etc/chuli' },
  },
  run: async ({ back, urgent, watch, root, settings }, [folder]) => {
    const watchMs = Number(watch) * 1_000;
    if (!(watchMs >= 0)) throw new Error('--watch takes seconds');
    const frozen = frozenBecause(instant(Date.now()));
    if (frozen !== null && !urgent) throw new Error(frozen);
    const release = await wanted(root, back, folder);
    const exchange = (): Promise<void> =>
      deploy({
        root,
        release,
        migrate: () => (back ? Promise.resolve() : migrateBy(release, settings)),
        watchMs,
        tell: (line) => console.log(line),
      });
    const onAway = (): void => console.log('the registry does not answer: see that no other machine deploys');
    await withDeployLock(root, async () => asOnlyDeploy(await registryUrl(settings), exchange, { onAway }));
    console.log(`${path.basename(release)} runs`);
  },
});
