import { type Tape, ask } from '../client.ts';

/** On one server, or the same on several: a database of the engine `Replicated` is told once, and tells all of them. */
export type Layout = 'one' | 'replicas';

const KEPT = /\bENGINE = (\w*MergeTree)\b/g;

/** A statement as it has to be said where tables are copied between servers; the paths are those of the servers. */
export const laidOut = (statement: string, layout: Layout): string =>
  layout === 'one' ? statement : statement.replaceAll(KEPT, 'ENGINE = Replicated$1');

/** Whoever made the database has decided: docs/how-to/three-machines.md. */
export const layoutOf = async (tape: Tape): Promise<Layout> => {
  const [database] = await ask<{ engine: string }>(
    tape,
    'SELECT engine FROM system.databases WHERE name = currentDatabase()',
  );
  return database?.engine === 'Replicated' ? 'replicas' : 'one';
};
