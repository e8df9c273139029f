import { putLimited } from './limited-cache.ts';

/** Written by the build: a name for these very files, and what opens the product without a network. */
declare const SHELL_VERSION: string;
declare const SHELL_FILES: readonly string[];

const SHELL = `chuli-shell-${SHELL_VERSION}`;
const PAGES = `chuli-pages-${SHELL_VERSION}`;
const FILES = 'chuli-files';
const MOST_FILES = 200;
const MOST_PAGES = 40;
const FALLBACK = '/';

export const keepShell = async (): Promise<void> => {
  const cache = await caches.open(SHELL);
  await cache.addAll(SHELL_FILES);
};

/** Shells and pages of other versions go; files have their version in their names and go when there are too many. */
export const forgetOldVersions = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => /^chuli-(shell|pages)-/.test(name) && name !== SHELL && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
};

/** A server may answer for a file of an old version with the page; that must not stay under its name. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') !== true;

/** A file whose name says its content never changes: what is kept is right. */
export const fileFrom = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (isFile(response)) await putLimited(await caches.open(FILES), request, response.clone(), MOST_FILES);
  return response;
};

/** What is asked of a page changes its data, not the page. */
const pathOf = ({ url }: Request): string => new URL(url).pathname;

const keptPage = async (request: Request): Promise<Response | undefined> => {
  const pages = await caches.open(PAGES);
  const shell = await caches.open(SHELL);
  return (await pages.match(pathOf(request))) ?? (await shell.match(FALLBACK));
};

/** The network first, so that a new version is seen at once; without one the page as it last was, or the shell. */
export const pageFrom = async (request: Request): Promise<Response> => {
  try {
    const response = await fetch(request);
    if (response.ok)
      await putLimited(await caches.open(PAGES), pathOf(request), response.clone(), MOST_PAGES);
    return response;
  } catch (error) {
    const page = await keptPage(request);
    if (page === undefined) throw error;
    return page;
  }
};
