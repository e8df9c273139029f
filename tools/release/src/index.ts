export { buildRelease, releaseFolder } from './build.ts';
export { type Commit, hasUncommitted, readCommit } from './commit.ts';
export { differencesOf, digestOf, megabytesOf } from './contents.ts';
export { linkModules } from './link-modules.ts';
export type { Lock, Locked } from './lock.ts';
export { planOf } from './plan.ts';
export { KEY_SETTING, candidateOf, publish, readPrivateKey, verifyRelease } from './publish/index.ts';
export { digestOfText, sbomOfCommit, textOf } from './sbom/index.ts';
