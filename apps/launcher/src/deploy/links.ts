import { readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What the units start, and what lends its files to pages that are open from it. */
type Link = 'current' | 'previous' | 'taken-back';

/** Where a link leads; null where there is none. */
export const releaseAt = (root: string, link: Link): Promise<string | null> =>
  realpath(path.join(root, link)).catch(() => null);

/** At no moment is there no link: a process that is started meanwhile finds the one or the other. */
export const pointLink = async (root: string, link: Link, release: string): Promise<void> => {
  const beside = path.join(root, `.${link}.next`);
  await rm(beside, { force: true });
  await symlink(release, beside);
  await rename(beside, path.join(root, link));
  const led = await readlink(path.join(root, link));
  if (led !== release) throw new Error(`${link} leads to ${led}: another deploy runs`);
};
