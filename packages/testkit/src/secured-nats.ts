import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type EngineDefinition,
  type NatsRole,
  type Place,
  copyShipped,
  findNats,
  freePort,
  nats,
  passwordVariables,
  rolePasswords,
} from '@chuli/engines';
import { type PrivateNats, privateNats } from './test-nats.ts';

const launching = (
  fileOf: (place: Place) => string,
  env: (place: Place) => Record<string, string>,
): EngineDefinition => ({
  ...nats,
  prepare: (place) => {
    mkdirSync(place.folder, { recursive: true });
    const file = fileOf(place);
    return { command: findNats(), args: ['--config', file], mark: file, env: env(place) };
  },
});

export type SecuredNats = PrivateNats & {
  credentialsOf: (role: NatsRole) => { kind: 'password'; user: string; password: string };
};

/** A server with the users and rights that deploy/nats/one.conf gives them, on the stream that it names. */
export const securedNats = async (): Promise<SecuredNats> => {
  const passwords = rolePasswords();
  const monitor = await freePort();
  const definition = launching(
    ({ folder }) => copyShipped('one.conf', path.join(folder, 'configuration'), findNats()),
    ({ folder, port }) => ({
      ...passwordVariables(passwords),
      CHULI_NATS_LISTEN: `127.0.0.1:${port}`,
      CHULI_NATS_MONITOR: `127.0.0.1:${monitor}`,
      CHULI_NATS_STORE: path.join(folder, 'store'),
    }),
  );
  return {
    ...(await privateNats(definition)),
    stream: 'CHULI',
    prefix: 'chuli',
    credentialsOf: (role) => ({ kind: 'password', user: role, password: passwords[role] }),
  };
};

/** A server with JetStream that lets in whom the given lines of its configuration say. */
export const configuredNats = (authorization: string): Promise<PrivateNats> =>
  privateNats(
    launching(
      ({ folder, port }) => {
        const file = path.join(folder, 'nats.conf');
        const store = JSON.stringify(path.join(folder, 'store'));
        writeFileSync(
          file,
          `listen: "127.0.0.1:${port}"\njetstream { store_dir: ${store} }\n${authorization}\n`,
        );
        return file;
      },
      () => ({}),
    ),
  );
