import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { findProgram } from '@chuli/engines';
import { run } from './clean-run.ts';

/** The Debian of docs/how-to/install.md, and the one before it where the mirror does not have that. */
const SUITES = ['trixie', 'bookworm'] as const;
/** What every installation of Debian has beside what debootstrap brings by itself. */
const INCLUDED = 'dbus,ca-certificates';
const CACHED_FOR_MS = 7 * 24 * 3_600_000;

export type Debian = { readonly suite: string; readonly packed: string; readonly about: string };

/** `CHULI_DRILL_CACHE` names where a packed Debian is kept between drills. */
const cacheFolder = (): string =>
  process.env['CHULI_DRILL_CACHE'] ?? path.join(tmpdir(), 'chuli-drill-cache');

/** Where the machine itself gets its Debian from. */
const mirrorHere = async (): Promise<string> => {
  const { VERSION_CODENAME } = parseEnv(readFileSync('/etc/os-release', 'utf8'));
  const listed = await run('apt-get', ['indextargets', '--format', '$(SITE) $(RELEASE)']);
  const rows = listed.split('\n').map((line) => line.split(' '));
  const mirror = rows.find(([, release]) => release === VERSION_CODENAME)?.[0];
  if (mirror === undefined) throw new Error('apt of this machine names no mirror of Debian');
  return mirror;
};

const cached = (suite: string): Debian | null => {
  const packed = path.join(cacheFolder(), `debian-${suite}.tar`);
  const age = existsSync(packed) ? Date.now() - statSync(packed).mtimeMs : Infinity;
  if (age > CACHED_FOR_MS) return null;
  return { suite, packed, about: `debootstrap of ${(age / 3_600_000).toFixed(1)} hours ago, kept` };
};

/** Under its name only once it is whole. */
const make = async (suite: string, mirror: string): Promise<Debian> => {
  const began = performance.now();
  mkdirSync(cacheFolder(), { recursive: true });
  const work = mkdtempSync(path.join(tmpdir(), 'chuli-debootstrap-'));
  const packed = path.join(cacheFolder(), `debian-${suite}.tar`);
  // What becomes the root of a machine is everyone's to pass through.
  chmodSync(work, 0o755);
  try {
    await run('debootstrap', [`--include=${INCLUDED}`, suite, work, mirror]);
    await run('chroot', [work, 'apt-get', 'clean']);
    await run('tar', ['--numeric-owner', '--xattrs', '-C', work, '-cf', `${packed}.part`, '.']);
    renameSync(`${packed}.part`, packed);
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(`${packed}.part`, { force: true });
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  return { suite, packed, about: `debootstrap from the mirror of this machine, ${minutes} min` };
};

/** A Debian on which nothing has been done yet, as a tar. */
export const cleanDebian = async (): Promise<Debian> => {
  if (process.getuid?.() !== 0)
    throw new Error('only root can make a Debian and start it: run the drill as root');
  const kept = SUITES.map(cached).find((one) => one !== null);
  if (kept !== undefined) return kept;
  if (findProgram('debootstrap') === null) throw new Error('debootstrap is not installed');
  const mirror = await mirrorHere();
  const failed: string[] = [];
  for (const suite of SUITES) {
    try {
      return await make(suite, mirror);
    } catch (error) {
      failed.push(String(error));
    }
  }
  throw new Error(`no Debian can be made here:\n${failed.join('\n')}`);
};

export const unpack = async ({ packed }: Debian, to: string): Promise<void> => {
  mkdirSync(to, { recursive: true, mode: 0o755 });
  await run('tar', ['--numeric-owner', '--xattrs', '-C', to, '-xpf', packed]);
};
