import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand } from '@chuli/command';
import { ENVIRONMENTS } from '@chuli/kernel';
import {
  buildRelease,
  differencesOf,
  digestOf,
  hasUncommitted,
  megabytesOf,
  readCommit,
  releaseFolder,
} from '@chuli/release';

const MOST_SHOWN = 20;

/** The same again elsewhere, beside the first. */
const isSameAgain = async (wanted: Parameters<typeof buildRelease>[0]): Promise<boolean> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chuli-twice-'));
  const out = path.join(folder, 'again');
  try {
    await buildRelease({ ...wanted, out });
    const differences = differencesOf(wanted.out, out);
    for (const name of differences.slice(0, MOST_SHOWN)) console.log(`differs: ${name}`);
    console.log(`built twice: ${differences.length} files differ`);
    return differences.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await runCommand({
  name: 'build',
  summary:
    'Makes release/<commit>: the built web, the sources that run, packages for them alone, and bin/chuli.',
  options: {
    commit: {
      type: 'string',
      help: 'what to build; nothing that is not committed is in it',
      default: 'HEAD',
    },
    environment: { type: 'string', help: 'whose hosts the web answers to', default: 'production' },
    twice: {
      type: 'boolean',
      help: 'build it twice, and say whether the bytes are the same',
      default: false,
    },
    again: { type: 'boolean', help: 'also where the release is there', default: false },
  },
  run: async ({ commit: name, environment: said, twice, again }) => {
    const environment = ENVIRONMENTS.find((one) => one === said);
    if (environment === undefined) throw new Error(`--environment takes ${ENVIRONMENTS.join(', ')}`);
    const started = performance.now();
    const commit = readCommit(name);
    const out = releaseFolder(commit, environment);
    if (hasUncommitted()) console.log('what is not committed is not in the release');
    const isThere = existsSync(out) && !again;
    if (!isThere) await buildRelease({ commit, environment, out });
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    const size = `${megabytesOf(out).toFixed(1)} MB, sha256 ${digestOf(out).slice(0, 16)}`;
    console.log(`${path.relative(ROOT, out)}: ${size}, ${isThere ? 'was there' : `built in ${seconds} s`}`);
    return twice && !(await isSameAgain({ commit, environment, out })) ? 1 : 0;
  },
});
