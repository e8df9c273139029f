import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Image } from './image-build.ts';

/**
 * Starts a process of an image as deploy/compose.yaml has it: a root that cannot be written to, /tmp and the volume of the
 * feed apart, a user without rights who never gets any. Words: root, user, folder, then the command.
 */
const CONTAIN = `set -eu
root=$1 user=$2 folder=$3
shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o "mode=700,uid=\${user%:*},gid=\${user#*:}" tmpfs "$root/var/lib/chuli"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero random urandom; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec="$user" "$root" sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

const programOf = ({ root, said }: Image, release: string, contain: string): string =>
  [
    '#!/bin/sh',
    // Settings are written on the machine, by the release itself.
    `[ "$1" != settings ] || exec ${quoted(path.join(release, 'bin/chuli'))} "$@"`,
    'unset CHULI_NODE',
    `export CHULI_INGEST_FOLDER=/var/lib/chuli ${said.Env.map(quoted).join(' ')}`,
    ['exec unshare --mount sh', contain, root, said.User, said.WorkingDir, ...said.Entrypoint, '"$@"'].join(
      ' ',
    ),
    '',
  ].join('\n');

/** A folder that is used as a release is, whose `bin/chuli` starts the image. */
export const asRelease = (image: Image, release: string, folder: string): string => {
  const contain = path.join(folder, 'contain.sh');
  writeFileSync(contain, CONTAIN);
  const wrapped = path.join(folder, 'release');
  mkdirSync(path.join(wrapped, 'bin'), { recursive: true });
  symlinkSync(path.join(release, 'deploy'), path.join(wrapped, 'deploy'));
  const program = path.join(wrapped, 'bin/chuli');
  writeFileSync(program, programOf(image, release, contain));
  chmodSync(program, 0o755);
  return wrapped;
};

const rootOf = (pid: string): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/root`);
  } catch {
    return null;
  }
};

const OWNERS = /^[UG]id:\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d+)$/gm;
const RIGHTS = /^Cap(?:Prm|Eff|Inh|Amb):\s+(\w+)$/gm;

export type Process = { readonly ids: readonly string[]; readonly hasRights: boolean };

/** What runs of an image now: as whom, and with any rights at all. */
export const processesOf = ({ root }: Image): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && rootOf(name) === root)
    .map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const ids = [...status.matchAll(OWNERS)].flatMap(([, ...numbers]) => numbers);
      const hasRights = [...status.matchAll(RIGHTS)].some(
        ([, bits]) => Number.parseInt(bits ?? '', 16) !== 0,
      );
      return { ids: [...new Set(ids)], hasRights };
    });
