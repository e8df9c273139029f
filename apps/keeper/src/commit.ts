import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';

/** Which release this is, as `release.json` beside its sources says. */
export const ownCommit = (): string => {
  const file = path.join(ROOT, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { commit: string }).commit : 'a clone';
};
