import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Whatever the rules, formulas and figures of signals and their record are made of. */
const PACKAGES = ['kernel', 'market', 'indicators', 'signals', 'backtest'] as const;

const resolve = createRequire(import.meta.url).resolve;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(name))
    .toSorted()
    .map((name) => path.join(folder, name));

const digestOfSources = (): string => {
  const folders = PACKAGES.map((name) => path.dirname(resolve(`@chuli/${name}`)));
  const digest = createHash('sha256');
  for (const folder of [...folders, import.meta.dirname])
    for (const file of sourcesIn(folder)) {
      digest.update(path.relative(folder, file));
      digest.update(readFileSync(file));
    }
  return digest.digest('hex');
};

let known: string | null = null;

/**
 * The code by which signals are computed, as the digest of its sources: the product runs from them (docs/adr/0008).
 * What was computed by other code is never gone on from, whether or not its author thought of a version.
 */
export const codeVersion = (): string => (known ??= digestOfSources());
