import type { Release } from '@chuli/launcher';
import { UNRELEASED, sectionsOf } from './changelog.ts';
import { type Month, nextVersion } from './version.ts';

/** What is looked at before a version is published. */
export type Candidate = {
  readonly wanted: string;
  readonly isDirty: boolean;
  /** The commit, and the month in Kathmandu when it was made. */
  readonly commit: string;
  readonly month: Month;
  /** What package.json says. */
  readonly declared: string;
  readonly changelog: string;
  /** What the built folder says of itself; null where there is none. */
  readonly built: Release | null;
  /** The sha256 of the list of packages that lies there. */
  readonly sbom: string | null;
};

const ofVersion = ({ wanted, declared, month, changelog }: Candidate): string[] => {
  const [first, second, third] = sectionsOf(changelog);
  const next = nextVersion(third?.version ?? null, month);
  return [
    ...(wanted === next ? [] : [`${wanted} is not the next version; ${next} is`]),
    ...(declared === wanted ? [] : [`package.json says ${declared}`]),
    ...(first?.version === UNRELEASED && first.text === ''
      ? []
      : [`CHANGELOG.md does not begin with an empty [${UNRELEASED}]`]),
    ...(second?.version === wanted && second.text !== '' ? [] : [`CHANGELOG.md does not tell of ${wanted}`]),
  ];
};

const ofBuild = ({ wanted, commit, built, sbom }: Candidate): string[] => {
  if (built === null) return ['it is not built: npm run build'];
  return [
    ...(built.commit === commit ? [] : [`what is built is ${built.commit}`]),
    ...(built.version === wanted ? [] : [`what is built calls itself ${built.version}`]),
    ...(sbom !== null && built.sbom === sbom
      ? []
      : ['its list of packages is not the one it was built with']),
  ];
};

/** Why a version is not published; nothing where it may be. */
export const refusalsOf = (candidate: Candidate): string[] => [
  ...(candidate.isDirty ? ['there is something here that no commit has'] : []),
  ...ofVersion(candidate),
  ...ofBuild(candidate),
];
