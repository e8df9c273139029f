import { z } from 'zod';
import { type Asked, npmSays, understood } from './npm.ts';

const SECONDS = 120;

const Unsigned = z.array(z.object({ name: z.string(), version: z.string() }));
const Signatures = z.object({ invalid: Unsigned, missing: Unsigned });
type Signatures = z.infer<typeof Signatures>;

/** Packages of which the registry gives a signature that is wrong, or none. */
export const signatureFaults = ({ invalid, missing }: Signatures): string[] => [
  ...invalid.map(({ name, version }) => `${name} ${version} has a wrong signature`),
  ...missing.map(({ name, version }) => `${name} ${version} has no signature`),
];

/** Of the packages that are installed. */
export const askSignatures = async (): Promise<Asked<Signatures>> =>
  understood(await npmSays(['audit', 'signatures'], SECONDS), (said) => Signatures.safeParse(said));
