import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What a built release says of itself, in `release.json` beside its sources. */
export type Release = {
  readonly version: string;
  readonly commit: string;
  /** The commit's own time: a release is the same whenever it is built. */
  readonly built_at: string;
  /** For which hosts the web was built. */
  readonly environment: string;
  /** The Node it was built and tried with; another of 24 or newer does. */
  readonly node: string;
  /** The last migration of each store that this release knows. */
  readonly schemas: { readonly registry: string; readonly tape: string };
  /** The sha256 of its list of packages, `sbom.cdx.json`. */
  readonly sbom: string;
  /** Who runs it, as the legal pages of the build say. */
  readonly operator: Readonly<Record<string, string>>;
};

/** Null in a clone. */
export const readRelease = (root: string): Release | null => {
  const file = path.join(root, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : null;
};

/** Beside `current`: what ran before it, and what ran for a while and was taken back. */
const OTHERS = ['previous', 'taken-back'];

/** Its own pages, and the files of other releases for pages that are still open from them. */
export const webBuilds = (root: string): string => {
  const builds = [path.join(root, 'web')];
  const known = new Set(builds.map((build) => realpathSync(build)));
  for (const name of OTHERS) {
    const build = path.join(root, '..', name, 'web');
    if (!existsSync(build) || known.has(realpathSync(build))) continue;
    known.add(realpathSync(build));
    builds.push(build);
  }
  return builds.join(',');
};

export const describeRelease = (release: Release | null, node: string): string => {
  if (release === null) return `chuli of a clone, on Node ${node}`;
  const { version, commit, built_at, environment, schemas, sbom } = release;
  return [
    `chuli ${version}`,
    `commit       ${commit}`,
    `committed    ${built_at}`,
    `environment  ${environment}`,
    `node         ${node}, built with ${release.node}`,
    `registry     ${schemas.registry}`,
    `tape         ${schemas.tape}`,
    `packages     sbom.cdx.json, sha256 ${sbom}`,
  ].join('\n');
};
