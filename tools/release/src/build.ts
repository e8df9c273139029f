import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import type { Environment } from '@chuli/kernel';
import type { Release } from '@chuli/launcher';
import { faultsOf } from './check.ts';
import { type Commit, checkOut } from './commit.ts';
import { settle } from './settle.ts';
import { linkModules } from './link-modules.ts';
import { versionOf } from './manifests.ts';
import { migrationsOf } from './migrations.ts';
import { type Plan, planOf } from './plan.ts';
import { run } from './program.ts';
import { SBOM_FILE, digestOfText, sbomOf, textOf } from './sbom/index.ts';
import { buildWeb, operatorHere } from './web.ts';

const RELEASES = path.join(ROOT, 'release');

/** The hosts of a build are in its pages: one for the test hosts is another release. */
export const releaseFolder = ({ id }: Commit, environment: Environment): string =>
  path.join(RELEASES, environment === 'production' ? id : `${id}-${environment}`);

const writeJson = (value: object, ...parts: string[]): void =>
  writeFileSync(path.join(...parts), `${JSON.stringify(value, null, 2)}\n`);

const INSTALL = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];

/** A command that npm started is told of the clone, and would install there. */
const withoutNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));

/** The sources that run, and packages from outside for them alone. */
const installSources = async ({ paths, manifests, lock }: Plan, tree: string, out: string): Promise<void> => {
  for (const name of paths) cpSync(path.join(tree, name), path.join(out, name), { recursive: true });
  for (const [folder, manifest] of manifests) writeJson(manifest, out, folder, 'package.json');
  writeJson(lock, out, 'package-lock.json');
  const npmrc = path.join(out, '.npmrc');
  cpSync(path.join(tree, '.npmrc'), npmrc);
  await run('npm', INSTALL, out, withoutNpm(process.env));
  rmSync(npmrc);
};

export type Wanted = { readonly commit: Commit; readonly environment: Environment; readonly out: string };

const assemble = async ({ commit, environment, out }: Wanted, tree: string): Promise<void> => {
  const operator = operatorHere(process.env);
  checkOut(commit, tree);
  linkModules(tree);
  await buildWeb({ tree, out: path.join(out, 'web'), environment, commit, operator });
  const plan = planOf(tree);
  await installSources(plan, tree, out);
  const { registry, tape } = migrationsOf(tree);
  const version = versionOf(tree);
  const sbom = textOf(sbomOf({ plan, commit, version }));
  writeFileSync(path.join(out, SBOM_FILE), sbom);
  const release: Release = {
    version,
    commit: commit.id,
    built_at: commit.at.toISOString(),
    environment,
    node: process.version,
    schemas: { registry: registry.at(-1) ?? '', tape: tape.at(-1) ?? '' },
    sbom: digestOfText(sbom),
    operator,
  };
  writeJson(release, out, 'release.json');
  const faults = faultsOf(out, plan.whole);
  if (faults.length > 0) throw new Error(`This is no release:\n${faults.slice(0, 20).join('\n')}`);
  settle(out, commit.at);
};

/** Makes a release of a commit, whole or not at all. */
export const buildRelease = async ({ commit, environment, out }: Wanted): Promise<void> => {
  mkdirSync(path.dirname(out), { recursive: true });
  const work = mkdtempSync(path.join(tmpdir(), 'chuli-release-'));
  const aside = `${out}.part`;
  rmSync(aside, { recursive: true, force: true });
  try {
    await assemble({ commit, environment, out: aside }, path.join(work, 'tree'));
    rmSync(out, { recursive: true, force: true });
    renameSync(aside, out);
  } finally {
    rmSync(aside, { recursive: true, force: true });
    rmSync(work, { recursive: true, force: true });
  }
};
