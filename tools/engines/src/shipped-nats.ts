import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { knowsSyncInterval } from './newer-nats.ts';

/** The users of deploy/nats/roles.conf. */
export const NATS_ROLES = ['publisher', 'reader', 'judge', 'operator'] as const;
export type NatsRole = (typeof NATS_ROLES)[number];

export const natsPassword = (): string => `p${randomBytes(16).toString('hex')}`;

export const rolePasswords = (): Record<NatsRole, string> => ({
  publisher: natsPassword(),
  reader: natsPassword(),
  judge: natsPassword(),
  operator: natsPassword(),
});

/** As the server reads them. */
export const passwordVariables = (passwords: Record<NatsRole, string>): Record<string, string> =>
  Object.fromEntries(
    NATS_ROLES.map((role) => [`CHULI_NATS_${role.toUpperCase()}_PASSWORD`, passwords[role]]),
  );

/** A copy of what deploy/nats ships; a server that is too old is given it without what it cannot read. */
export const copyShipped = (name: 'one.conf' | 'cluster.conf', folder: string, server: string): string => {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(ROOT, 'deploy/nats'), folder, { recursive: true });
  const file = path.join(folder, name);
  if (!knowsSyncInterval(server)) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *sync_interval:.*\n/m, ''));
  }
  return file;
};
