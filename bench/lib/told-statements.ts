import type { Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import { type KyselyPlugin, type RootOperationNode, createQueryId } from 'kysely';
import type pg from 'pg';

type TapeStatement = { readonly query: string; readonly params: Record<string, unknown> };

/** What was asked of both engines since it was last emptied. */
export type Told = { readonly tape: TapeStatement[]; readonly registry: RootOperationNode[] };

/** The engines as a server sees them, with every statement told. */
export const tellStatements = (tape: Tape, registry: Registry) => {
  const told: Told = { tape: [], registry: [] };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      told.registry.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const tellingTape: Tape = {
    ...tape,
    rows: (query, params, reader) => {
      told.tape.push({ query, params });
      return tape.rows(query, params, reader);
    },
    query: (asked) => {
      told.tape.push({ query: asked.query, params: asked.query_params ?? {} });
      return tape.query(asked);
    },
  };
  return { told, tape: tellingTape, registry: registry.withPlugin(plugin) };
};

/** The same statements on the bare drivers, all at once, their rows read to the end. */
export const bareStatements = (
  told: Told,
  { tape, registry, pool }: { tape: Tape; registry: Registry; pool: pg.Pool },
) => {
  const compiled = told.registry.map((node) => registry.getExecutor().compileQuery(node, createQueryId()));
  const asked = [...told.tape];
  return {
    number: asked.length + compiled.length,
    ask: (): Promise<unknown> =>
      Promise.all([
        ...asked.map(({ query, params }) => tape.rows(query, params)),
        ...compiled.map(({ sql, parameters }) => pool.query(sql, [...parameters])),
      ]),
  };
};
