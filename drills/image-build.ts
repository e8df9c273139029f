import path from 'node:path';
import { findProgram } from '@chuli/engines';
import { cleanDebian } from './clean-debian.ts';
import { run } from './clean-run.ts';

const [BASE, NODE, CHULI] = ['localhost/drill-base', 'localhost/drill-node', 'localhost/drill-chuli'];

/** What an image says of how it is run. */
type Said = {
  readonly User: string;
  readonly Entrypoint: readonly string[];
  readonly WorkingDir: string;
  readonly Env: readonly string[];
};

export type Image = {
  /** The folder in which all of its files are. */
  readonly root: string;
  readonly said: Said;
  readonly figures: readonly string[];
};

type Buildah = (...words: string[]) => Promise<string>;

const buildahIn = (folder: string): Buildah => {
  const where = ['--root', path.join(folder, 'images'), '--runroot', path.join(folder, 'run')];
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  return async (...words) =>
    (await run('buildah', ['--storage-driver', 'vfs', ...where, ...words], env)).trim();
};

/** Stands in for an image that would come from a registry. */
const makeImage = async (
  buildah: Buildah,
  from: string,
  name: string,
  add: readonly string[],
): Promise<void> => {
  const container = await buildah('from', from);
  await buildah('add', '--quiet', container, ...add);
  await buildah('commit', '--quiet', container, name);
  await buildah('rm', container);
};

const timed = async (what: string, done: () => Promise<unknown>): Promise<string> => {
  const began = performance.now();
  await done();
  return `${what} in ${((performance.now() - began) / 1_000).toFixed(0)} s`;
};

/** The image of deploy/image as a release brings it, on a Debian of the mirror and the Node of this drill. */
export const buildImage = async (release: string, folder: string): Promise<Image> => {
  if (findProgram('buildah') === null) throw new Error('buildah is not installed');
  const debian = await cleanDebian();
  const buildah = buildahIn(folder);
  const args = ['--build-arg', `BASE_IMAGE=${BASE}`, '--build-arg', `NODE_IMAGE=${NODE}`];
  const file = path.join(release, 'deploy/image/Containerfile');
  const figures = [
    `Debian ${debian.suite}: ${debian.about}`,
    await timed('its image', () => makeImage(buildah, 'scratch', BASE, [debian.packed, '/'])),
    await timed('that of Node', () =>
      makeImage(buildah, BASE, NODE, [process.execPath, '/usr/local/bin/node']),
    ),
    await timed('that of Chuli', () => buildah('build', ...args, '--tag', CHULI, '--file', file, release)),
  ];
  const { OCIv1 } = JSON.parse(await buildah('inspect', '--type', 'image', CHULI)) as {
    OCIv1: { config: Said };
  };
  const root = await buildah('mount', await buildah('from', CHULI));
  return { root, said: OCIv1.config, figures };
};
