import path from 'node:path';
import { ROOT, runCommand } from '@chuli/command';
import { ENVIRONMENTS, type Environment } from '@chuli/kernel';
import { KEY_SETTING, candidateOf, publish, readPrivateKey, verifyRelease } from '@chuli/release';
import { CHECKS } from './lib/checks.ts';
import { runChecks } from './lib/run-checks.ts';

const MOST_SHOWN = 40;

const verify = (folder: string, key: string | undefined): number => {
  if (key === undefined) throw new Error('--verify needs --key, the file with the public key');
  const faults = verifyRelease(folder, key);
  for (const fault of faults.slice(0, MOST_SHOWN)) console.log(fault);
  console.log(
    faults.length === 0 ? `${folder}: as it was signed` : `${folder}: ${faults.length} things differ`,
  );
  return faults.length === 0 ? 0 : 1;
};

type Asked = {
  readonly version: string;
  readonly environment: Environment;
  readonly since: string | undefined;
};

/** What is quick to refuse first; the checks of the whole tree take minutes. */
const release = async ({ version, environment, since }: Asked): Promise<number> => {
  const { folder, refusals } = candidateOf(version, environment);
  const key = readPrivateKey(process.env[KEY_SETTING]);
  for (const refusal of refusals) console.log(`refused: ${refusal}`);
  if (refusals.length > 0) return 1;
  const red = (await runChecks(CHECKS)).filter((isGood) => !isGood).length;
  if (red > 0) {
    console.log(`refused: ${red} checks fail`);
    return 1;
  }
  const { notes, file } = publish(folder, since, key);
  const { registry, tape } = notes.migrations;
  console.log(`${path.relative(ROOT, file)}: ${version} of ${notes.commit}`);
  console.log(`${Object.keys(notes.files).length} files, packages ${notes.sbom}`);
  console.log(`brings ${registry.length} migrations of the registry and ${tape.length} of the tape`);
  return 0;
};

await runCommand({
  name: 'release',
  summary:
    'Publishes a built commit as a version, with signed notes; or says whether a folder is what was signed.',
  options: {
    version: { type: 'string', help: 'year.month.number, which has to be the next' },
    environment: { type: 'string', help: 'which build of the commit', default: 'production' },
    since: { type: 'string', help: 'the commit of the version before, where it has no tag' },
    verify: { type: 'string', help: 'the folder of a release, with its notes beside it' },
    key: { type: 'string', help: 'the file with the public key, to verify by' },
  },
  run: async ({ version, environment: said, since, verify: folder, key }) => {
    if (folder !== undefined) return verify(folder, key);
    if (version === undefined) throw new Error('--version says what to publish, --verify what to look at');
    const environment = ENVIRONMENTS.find((one) => one === said);
    if (environment === undefined) throw new Error(`--environment takes ${ENVIRONMENTS.join(', ')}`);
    return release({ version, environment, since });
  },
});
