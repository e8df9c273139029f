import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROCESSES } from '@chuli/launcher';
import type { Drill } from './drill.ts';
import { type Image, buildImage } from './image-build.ts';
import { asRelease, processesOf } from './image-run.ts';
import { runTask } from './install-launch.ts';
import { type Found, found, judge, lookAt, prepared } from './install.ts';

const USER = '10001';
const COUNT = Object.keys(PROCESSES).length;

/** Where the feed keeps what it knows between restarts: the one place that is its user's. */
const VOLUME = '/var/lib/chuli';
/** Folders that its user may not even read end a search with 1. */
const WRITABLE = `find /opt /usr /etc ${VOLUME} -writable -not -type l || true`;

/** As its user, without the mount that already forbids it. */
const asUser = ({ root, said }: Image, command: string): string =>
  execFileSync('chroot', [`--userspec=${said.User}`, root, 'sh', '-c', command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** What is in it, and what its user may do to that. */
const lookInside = async (image: Image, wrapped: string, release: string): Promise<Found[]> => {
  const version = await runTask(wrapped, ['version'], {});
  const own = await runTask(release, ['version'], {});
  const writable = asUser(image, WRITABLE);
  const programs = readdirSync(path.join(image.root, 'usr/local/bin')).join(' ');
  return [
    {
      what: `chuli version: ${version.said.split('\n')[0]}, as the release says itself`,
      isGood: version.said === own.said,
    },
    found('its user', image.said.User, `${USER}:${USER}`),
    found('what its user may write to', writable, VOLUME),
    found('programs beside those of Debian', programs, 'node'),
  ];
};

/** While all of them run. */
const lookAtProcesses = (image: Image): Found[] => {
  const running = processesOf(image);
  const ids = [...new Set(running.flatMap((one) => one.ids))].join(' ');
  return [
    found('processes of the image', running.length, COUNT),
    found('run as user and group', ids, USER),
    found('with rights of root', running.filter(({ hasRights }) => hasRights).length, 0),
  ];
};

/** The image of a release, built, its five processes started as compose starts them, used by readers, and stopped. */
export const drill: Drill = async () => {
  const release = await prepared();
  const folder = mkdtempSync(path.join(tmpdir(), 'chuli-image-'));
  try {
    const image = await buildImage(release, folder);
    for (const figure of image.figures) console.log(`  ${figure}`);
    const wrapped = asRelease(image, release, folder);
    const inside = await lookInside(image, wrapped, release);
    const used = await lookAt(wrapped, () => lookAtProcesses(image));
    return judge([...inside, ...used], 'of an image');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
