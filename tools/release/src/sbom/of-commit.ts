import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Commit, checkOut } from '../commit.ts';
import { linkModules } from '../link-modules.ts';
import { versionOf } from '../manifests.ts';
import { planOf } from '../plan.ts';
import { type Sbom, sbomOf } from './sbom.ts';

/** What a release of a commit holds, without building it. */
export const sbomOfCommit = (commit: Commit): Sbom => {
  const work = mkdtempSync(path.join(tmpdir(), 'chuli-sbom-'));
  try {
    const tree = path.join(work, 'tree');
    checkOut(commit, tree);
    linkModules(tree);
    return sbomOf({ plan: planOf(tree), commit, version: versionOf(tree) });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
