export { sbomOfCommit } from './of-commit.ts';
export { SBOM_FILE, digestOfText, sbomOf, textOf } from './sbom.ts';
