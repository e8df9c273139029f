import { type Registry, openRegistry } from '@chuli/registry';
import { inject } from 'vitest';
import { copyTemplate, registryTemplate } from './registry-template.ts';
import { ownDatabase } from './test-postgres.ts';

export type TestRegistry = {
  url: string;
  registry: Registry;
  /** Closes the connections and removes the database. */
  close: () => Promise<void>;
};

/** A registry of its own for one test file, with all migrations and no rows but theirs. */
export const testRegistry = async (connections?: number): Promise<TestRegistry> => {
  const template = registryTemplate(inject('postgresUrl'));
  const { url, drop } = await ownDatabase((name) => copyTemplate(template, name));
  const registry = openRegistry(url, connections);
  return {
    url,
    registry,
    close: async () => {
      await registry.destroy();
      await drop();
    },
  };
};
