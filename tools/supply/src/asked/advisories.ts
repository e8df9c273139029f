import { z } from 'zod';
import { ACCEPTED_ADVISORIES } from '../declared.ts';
import type { Package } from '../packages.ts';
import { type Asked, npmSays, understood } from './npm.ts';

const SECONDS = 60;

/** As much of `npm audit --json` as is looked at; a `via` that is a name leads to the advisory of another package. */
const Advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
});
const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), Advisory])), nodes: z.array(z.string()) }),
  ),
});
type Audit = z.infer<typeof Audit>;

type Accepted = (typeof ACCEPTED_ADVISORIES)[number];

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** What is known of packages of the lock and was not accepted, or not until today. */
export const advisoryFaults = (
  { vulnerabilities }: Audit,
  packages: readonly Package[],
  today: string,
  accepted: readonly Accepted[] = ACCEPTED_ADVISORIES,
): string[] => {
  const partAt = new Map(packages.map(({ place, part }) => [place, part]));
  return Object.values(vulnerabilities).flatMap(({ via, nodes }) => {
    const part = nodes.some((place) => partAt.get(place) === 'release') ? 'release' : 'developers';
    return via
      .filter((one) => typeof one !== 'string')
      .filter(({ name, url }) => {
        const row = accepted.find((one) => one.id === idOf(url) && one.name === name);
        return row === undefined || row.until < today;
      })
      .map(({ name, title, url, severity }) => `${severity}, of ${part}: ${name}: ${title} (${idOf(url)})`);
  });
};

export const askAdvisories = async (): Promise<Asked<Audit>> =>
  understood(await npmSays(['audit'], SECONDS), (said) => Audit.safeParse(said));
